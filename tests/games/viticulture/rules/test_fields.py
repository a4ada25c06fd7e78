"""Fields and vines (V-40 to V-45, V-80 to V-86)."""

import pytest

from figurka.games.viticulture.rules.steps import GainPer, Harvest, Plant, Uproot
from tests.games.viticulture.table import Seat, Table

LIMITS = {"left": 5, "middle": 6, "right": 7}
NEEDS: dict[str, list[str]] = {
    "sangiovese": [],
    "malvasia": [],
    "pinot": ["trellis"],
    "syrah": ["trellis"],
    "trebbiano": ["trellis"],
    "merlot": ["irrigation"],
    "sauvignon_blanc": ["irrigation"],
    "cabernet_sauvignon": ["trellis", "irrigation"],
    "chardonnay": ["trellis", "irrigation"],
}
VALUES = {
    # what each vine brings of red and of white
    "sangiovese": (1, 0),
    "malvasia": (0, 1),
    "pinot": (1, 1),
    "syrah": (2, 0),
    "trebbiano": (0, 2),
    "merlot": (3, 0),
    "sauvignon_blanc": (0, 3),
    "cabernet_sauvignon": (4, 0),
    "chardonnay": (0, 4),
}
BOTH = ["trellis", "irrigation"]


def plantings(seat: Seat) -> list[str]:
    """Where the vines of a hand may be planted by the action; one worker is at hand."""
    seat.workers = ["bare"]
    table = Table(seat, Seat()).begin()
    if "at:plant_vine" not in table.options:
        return []
    table.choose("at:plant_vine")
    return table.options if table.kind == "plant" else [last(table, "plants")]


def last(table: Table, kind: str) -> str:
    """What the last event of a kind was about."""
    thing = table.told(kind)[-1].thing
    assert thing is not None
    return thing.key


# Planting


@pytest.mark.rule("V-40")
@pytest.mark.parametrize("vine", NEEDS)
@pytest.mark.parametrize("built", [[], ["trellis"], ["irrigation"], BOTH])
def test_a_vine_needs_its_structures(vine: str, built: list[str]) -> None:
    allowed = plantings(Seat(hand=[vine], structures=built))
    everywhere = [f"plant:{vine}:{field}" for field in LIMITS]
    assert allowed == (everywhere if set(NEEDS[vine]) <= set(built) else [])


@pytest.mark.rule("V-40")
def test_a_vine_comes_from_the_hand_and_stays_on_its_field() -> None:
    table = Table(Seat(hand=["malvasia", "merlot"], workers=["bare"]), Seat())
    table.choose("at:plant_vine", "plant:malvasia:middle")
    assert (table.hand("vine"), table.vines("middle")) == (["merlot"], ["malvasia"])
    table.do([Harvest()])
    assert table.vines("middle") == ["malvasia"], "harvesting takes nothing away"


@pytest.mark.rule("V-40", "V-82")
def test_only_own_unsold_fields_may_be_planted() -> None:
    allowed = plantings(Seat(hand=["malvasia"], sold=["left", "right"]))
    assert allowed == ["plant:malvasia:middle"]


@pytest.mark.rule("V-80")
@pytest.mark.parametrize("vine", VALUES)
@pytest.mark.parametrize("field", LIMITS)
def test_red_and_white_together_must_fit_on_the_field(vine: str, field: str) -> None:
    value = sum(VALUES[vine])
    for load in range(1, LIMITS[field] + 1):
        there = ["sangiovese"] * (load % 2) + ["trebbiano"] * (load // 2)
        me = Seat(
            hand=[vine],
            structures=BOTH,
            fields={field: there},
            sold=[each for each in LIMITS if each != field],
        )
        fits = load + value <= LIMITS[field]
        assert plantings(me) == [f"plant:{vine}:{field}"] * fits, (vine, field, load)


@pytest.mark.rule("V-41")
def test_structures_are_asked_for_only_when_a_vine_is_planted() -> None:
    table = Table(Seat(fields={"left": ["cabernet_sauvignon"], "right": ["pinot"]}), Seat())
    table.do([Harvest(2)], "field:left")
    assert (table.grapes("red"), table.grapes("white")) == ([1, 4], [1])


# Uprooting


@pytest.mark.rule("V-42")
def test_the_yoke_takes_a_vine_back_to_the_hand() -> None:
    me = Seat(structures=["yoke"], fields={"left": ["malvasia", "merlot"]}, workers=["bare"])
    table = Table(me, Seat()).choose("at:yoke", "part:uproot-to_hand1")
    assert table.options == ["uproot:malvasia:left", "uproot:merlot:left"]
    table.choose("uproot:merlot:left")
    assert (table.hand("vine"), table.vines("left"), table.discards("vine")) == (["merlot"], ["malvasia"], [])


@pytest.mark.rule("V-42")
def test_a_visitor_that_uproots_discards_the_vine() -> None:
    table = Table(Seat(fields={"left": ["merlot"]}, hand=["sharecropper"]), Seat()).visit("sharecropper")
    assert (table.hand("vine"), table.vines("left"), table.discards("vine")) == ([], [], ["merlot"])
    assert table.vp() == 2


@pytest.mark.rule("V-42")
def test_the_plant_action_uproots_nothing() -> None:
    me = Seat(hand=["malvasia", "syrah"], fields={"left": ["merlot", "trebbiano"]}, workers=["bare"])
    table = Table(me, Seat()).choose("at:plant_vine")
    assert table.options == ["plant:malvasia:middle", "plant:malvasia:right"]
    full = {"left": ["merlot", "trebbiano"], "middle": ["merlot"] * 2, "right": ["merlot", "chardonnay"]}
    Table(Seat(hand=["malvasia"], fields=full), Seat()).cannot("at:plant_vine")


# Selling and buying fields


@pytest.mark.rule("V-43", "V-81")
@pytest.mark.parametrize(("field", "price"), LIMITS.items())
def test_an_empty_field_is_sold_for_its_price(field: str, price: int) -> None:
    table = Table(Seat(workers=["bare"]), Seat()).choose("at:sell_grapes_or_field")
    assert table.options == ["sell:left", "sell:middle", "sell:right"]
    table.choose(f"sell:{field}")
    assert table.lira() == price
    assert table.player().sold == 1 << list(LIMITS).index(field)


@pytest.mark.rule("V-43", "V-81")
def test_a_field_with_a_vine_cannot_be_sold() -> None:
    me = Seat(fields={"middle": ["malvasia"]}, workers=["bare"])
    table = Table(me, Seat()).choose("at:sell_grapes_or_field")
    assert table.options == ["sell:left", "sell:right"]


@pytest.mark.rule("V-81", "V-86")
def test_a_field_with_a_structure_card_cannot_be_sold() -> None:
    me = Seat(cards={"left": "inn"}, workers=["bare"])
    table = Table(me, Seat(), structures=True).choose("at:sell_grapes_or_field")
    assert table.options == ["sell:middle", "sell:right"]


@pytest.mark.rule("V-82")
def test_a_sold_field_is_no_field_for_cards() -> None:
    me = Seat(hand=["surveyor"], sold=["left"], fields={"right": ["malvasia"]})
    table = Table(me, Seat()).visit("surveyor", "way:lira")
    assert table.lira() == 2, "only the middle field is owned and empty"


@pytest.mark.rule("V-82", "V-111")
def test_a_sold_field_cannot_be_built_upon() -> None:
    me = Seat(hand=["inn"], lira=4, sold=["left", "right"], workers=["bare"])
    table = Table(me, Seat(), structures=True).choose("at:build_structure", "structure:inn")
    assert table.options == ["site:mat1", "site:mat2", "site:middle"]


@pytest.mark.rule("V-82")
def test_a_sold_field_cannot_be_harvested_or_sold_again() -> None:
    me = Seat(sold=["left", "middle", "right"])
    Table(me, Seat(), season="winter").cannot("at:harvest_field")
    Table(me, Seat()).cannot("at:sell_grapes_or_field")


@pytest.mark.rule("V-83")
@pytest.mark.parametrize(("field", "price"), LIMITS.items())
def test_a_sold_field_is_bought_back_for_the_same_price(field: str, price: int) -> None:
    others = [each for each in LIMITS if each != field]
    fields = {each: ["malvasia"] for each in others}
    poor = Seat(sold=[field], fields=fields, lira=price - 1)
    Table(poor, Seat()).cannot("at:sell_grapes_or_field")
    table = Table(
        Seat(sold=[field], fields=fields, lira=price, workers=["bare"], hand=["sangiovese"]), Seat()
    )
    table.choose("at:sell_grapes_or_field")
    assert (table.lira(), table.player().sold) == (0, 0)
    table.do([Plant()], f"plant:sangiovese:{field}")
    assert table.vines(field) == ["sangiovese"]


# Harvesting


@pytest.mark.rule("V-44", "V-94")
@pytest.mark.parametrize("vine", VALUES)
def test_each_vine_brings_its_grapes(vine: str) -> None:
    table = Table(Seat(fields={"left": [vine]}, workers=["bare"]), Seat(), season="winter")
    table.choose("at:harvest_field")
    red, white = VALUES[vine]
    assert (table.grapes("red"), table.grapes("white")) == ([red] * (red > 0), [white] * (white > 0))


@pytest.mark.rule("V-44")
def test_a_field_without_vines_cannot_be_harvested() -> None:
    me = Seat(fields={"left": ["malvasia"], "right": ["malvasia"]}, workers=["bare"])
    table = Table(me, Seat(), season="winter").choose("at:harvest_field")
    assert table.options == ["field:left", "field:right"]
    Table(Seat(), Seat(), season="winter").cannot("at:harvest_field")


@pytest.mark.rule("V-44", "V-84")
def test_a_field_is_harvested_once_a_year_whatever_grants_it() -> None:
    me = Seat(structures=["yoke"], fields={"left": ["malvasia"]}, hand=["tour_guide"], harvested=["left"])
    table = Table(me, Seat())
    table.visit("tour_guide")
    assert (table.lira(), table.grapes("white")) == (4, []), "only the lira could be taken"
    yoke = Table(me, Seat()).choose("at:yoke", "worker:bare")
    assert (yoke.vines("left"), yoke.grapes("white")) == ([], []), "only uprooting was left"
    Table(me, Seat(), season="winter").cannot("at:harvest_field")


@pytest.mark.rule("V-84", "V-16")
def test_the_second_worker_harvests_another_field() -> None:
    me = Seat(fields={"left": ["malvasia"], "middle": ["malvasia"]}, workers=["bare", "bare"])
    table = Table(me, Seat(workers=[]), Seat(workers=[]), season="winter")
    table.choose("at:harvest_field:bonus", "field:left", "decline")
    table.choose("at:harvest_field")
    assert last(table, "harvests") == "field:middle"
    assert len(table.told("harvests")) == 2


@pytest.mark.rule("V-85")
def test_a_vine_planted_on_a_harvested_field_waits_for_the_next_year() -> None:
    me = Seat(fields={"left": ["malvasia"]}, harvested=["left"], hand=["sangiovese"])
    table = Table(me, Seat())
    table.do([Uproot(to_hand=True)])
    table.do([Plant()], "plant:sangiovese:left")
    assert table.vines("left") == ["sangiovese"]
    table.do([Harvest()])
    assert table.grapes("red") == []


# Selling grapes


@pytest.mark.rule("V-45")
@pytest.mark.parametrize("colour", ["red", "white"])
@pytest.mark.parametrize("value", range(1, 10))
def test_a_grape_is_sold_at_the_price_of_its_row(colour: str, value: int) -> None:
    me = Seat(grapes={colour: [value]}, workers=["bare"])
    table = Table(me, Seat()).choose("at:sell_grapes_or_field", f"grape:{colour}:{value}")
    assert table.lira() == {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}[value]
    assert table.grapes(colour) == []


@pytest.mark.rule("V-45")
def test_one_action_sells_as_many_grapes_as_one_likes() -> None:
    me = Seat(grapes={"red": [1, 4, 7], "white": [9]}, workers=["bare"])
    table = Table(me, Seat()).choose("at:sell_grapes_or_field", "grape:red:7")
    assert table.options == ["grape:red:1", "grape:red:4", "grape:white:9", "done"]
    table.choose("grape:white:9", "done")
    assert (table.lira(), table.grapes("red"), table.grapes("white")) == (6, [1, 4], [])
    assert table.asked == 1


@pytest.mark.rule("V-45")
def test_selling_grapes_and_dealing_in_a_field_are_two_things() -> None:
    me = Seat(grapes={"red": [1, 2]}, workers=["bare"])
    table = Table(me, Seat()).choose("at:sell_grapes_or_field", "grape:red:1")
    table.cannot("sell:left")
    sold = Table(me, Seat()).choose("at:sell_grapes_or_field", "sell:left")
    assert (sold.asked, sold.grapes("red")) == (1, [1, 2])


# Structure cards on fields


@pytest.mark.rule("V-86")
def test_an_empty_owned_field_may_carry_a_structure_card_instead_of_vines() -> None:
    me = Seat(
        hand=["inn", "chardonnay"],
        lira=4,
        structures=BOTH,
        fields={"left": ["trebbiano"]},
        sold=["right"],
        workers=["bare"],
    )
    table = Table(me, Seat(), structures=True).choose("at:build_structure", "structure:inn")
    assert table.options == ["site:mat1", "site:mat2", "site:middle"]
    table.choose("site:middle")
    assert table.structures() == [*BOTH, "inn"]
    table.do([Plant()])
    assert table.vines("middle") == []


@pytest.mark.rule("V-86")
def test_a_field_with_a_structure_card_takes_no_vine_and_no_second_card() -> None:
    me = Seat(hand=["malvasia", "cafe"], lira=3, cards={"left": "inn"}, workers=["bare", "bare"])
    table = Table(me, Seat(workers=[]), structures=True).choose("at:plant_vine")
    assert table.options == ["plant:malvasia:middle", "plant:malvasia:right"]
    table.choose("plant:malvasia:middle", "at:build_structure", "structure:cafe")
    assert table.options == ["site:mat1", "site:mat2", "site:right"]


@pytest.mark.rule("V-86", "V-82")
def test_a_field_with_a_structure_card_is_not_empty_for_cards() -> None:
    table = Table(Seat(cards={"left": "inn"}, fields={"middle": ["malvasia"]}), Seat(), structures=True)
    table.do([GainPer("empty_fields", lira=2)])
    assert table.lira() == 2
