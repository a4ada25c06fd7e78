"""Worked examples of the base game: a position, what is done, and what follows."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from figurka.games.viticulture.rules.things import TRELLIS
from figurka.games.viticulture.rules.vineyard.cellar import age_grapes, age_wines
from figurka.games.viticulture.rules.vineyard.fields import load
from tests.games.viticulture.rules.test_year import year_end
from tests.games.viticulture.table import Seat, Table

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]


def one_worker(season: str, **seat: Any) -> Table:
    """A table for two where the first player has one worker left."""
    return Table(Seat(workers=["bare"], **seat), Seat(), season=season)


def plantings(**seat: Any) -> list[str]:
    """Where the vines of the hand may be planted; the table of the action is not entered if nowhere."""
    table = one_worker("summer", **seat).begin()
    if "at:plant_vine" not in table.options:
        return []
    table.choose("at:plant_vine")
    return table.options


def harvested(field: str, **seat: Any) -> Table:
    """A field harvested by the action."""
    table = one_worker("winter", fields=seat.pop("fields"), **seat).choose("at:harvest_field")
    assert [event.thing.key for event in table.told("harvests") if event.thing] == [f"field:{field}"]
    return table


def pressed(*keys: str, **seat: Any) -> Table:
    """Wines made by the action."""
    table = one_worker("winter", **seat).choose("at:make_wine")
    for key in keys:
        if table.kind == "wine":
            table.choose(key)
    made = [event.thing.key.split(":")[1] for event in table.told("makes") if event.thing]
    assert made == [key.split(":")[1] for key in keys]
    return table


def recipes(**seat: Any) -> list[str]:
    """The wines that may be made first; none if the action cannot be entered."""
    table = one_worker("winter", **seat).begin()
    if "at:make_wine" not in table.options:
        return []
    return table.choose("at:make_wine").options


def aged(
    structures: Sequence[str] = (),
    grapes: Mapping[str, Sequence[int]] | None = None,
    wines: Mapping[str, Sequence[int]] | None = None,
) -> Table:
    """Everything aged once."""
    table = Table(Seat(structures=structures, grapes=grapes, wines=wines), Seat())
    age_grapes(table.player())
    age_wines(table.player())
    return table


# Planting


@pytest.mark.rule("V-40", "V-80")
def test_vb_01_a_field_filled_up_to_its_maximum() -> None:
    table = one_worker("summer", fields={"left": ["merlot"]}, structures=["trellis"], hand=["syrah"])
    table.choose("at:plant_vine", "plant:syrah:left")
    assert table.vines("left") == ["merlot", "syrah"]
    assert load(table.player(), 0) == 5


@pytest.mark.rule("V-80")
def test_vb_02_a_vine_too_many() -> None:
    allowed = plantings(fields={"left": ["merlot", "pinot"]}, hand=["sangiovese"])
    assert allowed == ["plant:sangiovese:middle", "plant:sangiovese:right"]


@pytest.mark.rule("V-40")
def test_vb_03_a_structure_is_missing() -> None:
    assert plantings(structures=["trellis"], hand=["chardonnay"]) == []


@pytest.mark.rule("V-41")
def test_vb_04_a_vine_outlives_its_structure() -> None:
    table = one_worker("winter", fields={"right": ["syrah"]}, structures=["trellis"])
    table.player().structures &= ~TRELLIS
    table.choose("at:harvest_field")
    assert (table.structures(), table.vines("right"), table.grapes("red")) == ([], ["syrah"], [2])


@pytest.mark.rule("V-82", "V-83")
def test_vb_05_a_sold_field_must_be_bought_back_before_it_is_planted() -> None:
    table = Table(
        Seat(sold=["middle"], lira=6, hand=["malvasia"], workers=["bare", "bare"]), Seat(workers=[])
    )
    assert plantings(sold=["middle"], lira=6, hand=["malvasia"]) == [
        "plant:malvasia:left",
        "plant:malvasia:right",
    ]
    table.choose("at:sell_grapes_or_field", "buy:middle", "at:plant_vine", "plant:malvasia:middle")
    assert (table.lira(), table.vines("middle")) == (0, ["malvasia"])


# Harvesting


@pytest.mark.rule("V-44", "V-94")
def test_vb_06_red_and_white_of_one_field() -> None:
    table = harvested("middle", fields={"middle": ["pinot", "merlot", "malvasia"]})
    assert (table.grapes("red"), table.grapes("white")) == ([4], [2])
    assert table.player().harvested == 0b010


@pytest.mark.rule("V-84")
def test_vb_07_a_field_harvested_before() -> None:
    one_worker("winter", fields={"left": ["sangiovese"]}, harvested=["left"]).cannot("at:harvest_field")


@pytest.mark.rule("V-92")
def test_vb_08_a_grape_devalued() -> None:
    table = harvested("left", fields={"left": ["cabernet_sauvignon"]}, grapes={"red": [4]})
    assert table.grapes("red") == [3, 4]


@pytest.mark.rule("V-92")
def test_vb_09_a_grape_lost() -> None:
    table = harvested("left", fields={"left": ["syrah"]}, grapes={"red": [1, 2]})
    assert table.grapes("red") == [1, 2]
    assert table.player().harvested == 0b001


@pytest.mark.rule("V-94")
def test_vb_10_a_field_that_bears_eleven() -> None:
    table = harvested("right", fields={"right": ["cabernet_sauvignon", "cabernet_sauvignon", "merlot"]})
    assert table.grapes("red") == [9]


# Making wine


@pytest.mark.rule("V-50", "V-90")
def test_vb_11_two_wines_by_one_action() -> None:
    table = pressed("make:red:r3", "make:white:w2", grapes={"red": [3], "white": [2]})
    assert (table.grapes("red"), table.grapes("white")) == ([], [])
    assert (table.wines("red"), table.wines("white")) == ([3], [2])


@pytest.mark.rule("V-92")
def test_vb_12_without_the_medium_cellar() -> None:
    assert pressed("make:red:r5", grapes={"red": [5]}).wines("red") == [3]


@pytest.mark.rule("V-92")
def test_vb_13_without_the_medium_cellar_and_with_the_slot_taken() -> None:
    assert pressed("make:white:w5", grapes={"white": [5]}, wines={"white": [3]}).wines("white") == [2, 3]


@pytest.mark.rule("V-90")
def test_vb_14_a_blush() -> None:
    table = pressed("make:blush:r2+w3", structures=MEDIUM, grapes={"red": [2], "white": [3]})
    assert table.wines("blush") == [5]


@pytest.mark.rule("V-93")
def test_vb_15_no_blush_without_the_medium_cellar() -> None:
    assert recipes(grapes={"red": [2], "white": [3]}) == ["make:red:r2", "make:white:w3"]


@pytest.mark.rule("V-93")
def test_vb_16_a_blush_of_three() -> None:
    offered = recipes(structures=MEDIUM, grapes={"red": [1], "white": [2]})
    assert offered == ["make:red:r1", "make:white:w2"]


@pytest.mark.rule("V-90")
def test_vb_17_a_sparkling() -> None:
    key = "make:sparkling:r2+r3+w4"
    assert pressed(key, structures=LARGE, grapes={"red": [2, 3], "white": [4]}).wines("sparkling") == [9]


@pytest.mark.rule("V-90", "V-92")
def test_vb_18_a_sparkling_of_eleven_beside_a_nine() -> None:
    key = "make:sparkling:r3+r4+w4"
    table = pressed(key, structures=LARGE, grapes={"red": [3, 4], "white": [4]}, wines={"sparkling": [9]})
    assert table.wines("sparkling") == [8, 9]


@pytest.mark.rule("V-93")
def test_vb_19_a_sparkling_of_six() -> None:
    offered = recipes(structures=LARGE, grapes={"red": [1, 2], "white": [3]})
    assert not any(key.startswith("make:sparkling") for key in offered)
    assert "make:blush:r2+w3" in offered


@pytest.mark.rule("V-93")
def test_vb_20_no_room_for_a_blush() -> None:
    offered = recipes(structures=MEDIUM, grapes={"red": [2], "white": [3]}, wines={"blush": [4, 5]})
    assert offered == ["make:red:r2", "make:white:w3"]


@pytest.mark.rule("V-91")
def test_vb_21_two_reds_are_not_one_wine() -> None:
    assert recipes(structures=MEDIUM, grapes={"red": [2, 3]}) == ["make:red:r2", "make:red:r3"]


# Aging


@pytest.mark.rule("V-95", "V-96")
def test_vb_22_grapes_age_and_wine_waits_for_its_cellar() -> None:
    table = aged(grapes={"red": [3]}, wines={"red": [3]})
    assert (table.grapes("red"), table.wines("red")) == ([4], [3])


@pytest.mark.rule("V-95")
def test_vb_23_a_row_of_grapes_moves_together() -> None:
    table = aged(grapes={"red": [1, 2, 3], "white": [8, 9]})
    assert (table.grapes("red"), table.grapes("white")) == ([2, 3, 4], [8, 9])


@pytest.mark.rule("V-95")
def test_vb_24_one_wine_blocks_another() -> None:
    table = aged(MEDIUM, wines={"white": [2, 3], "red": [5, 6]})
    assert (table.wines("white"), table.wines("red")) == ([3, 4], [5, 6])


@pytest.mark.rule("V-97")
def test_vb_25_a_wine_above_the_cellar() -> None:
    assert aged(wines={"red": [4]}).wines("red") == [5]


# Orders and income


@pytest.mark.rule("V-51")
def test_vb_26_an_order_filled_with_more_than_it_asks() -> None:
    table = one_worker("winter", structures=LARGE, wines={"red": [7]}, hand=["r5"]).choose("at:fill_order")
    assert (table.vp(), table.player().residual) == (2, 1)
    assert (table.wines("red"), table.hand("order")) == ([], [])


@pytest.mark.rule("V-52")
def test_vb_27_one_wine_for_two_requests() -> None:
    one_worker("winter", structures=LARGE, wines={"red": [7]}, hand=["r4_r3"]).cannot("at:fill_order")


@pytest.mark.rule("V-106")
def test_vb_28_income_stops_at_five() -> None:
    table = one_worker("winter", residual=4, structures=LARGE, wines={"sparkling": [9]}, hand=["s9"])
    table.choose("at:fill_order")
    assert (table.vp(), table.player().residual) == (5, 5)


@pytest.mark.rule("V-105")
def test_vb_29_income_of_three() -> None:
    table = year_end(Seat(residual=3, lira=1), Seat())
    assert (table.player().residual, table.lira()) == (3, 4)


# Workers


@pytest.mark.rule("V-32")
def test_vb_30_the_grande_beside_two_full_spaces() -> None:
    board = {"draw_vine": ["1.bare"], "draw_vine:bonus": ["2.bare"]}
    table = Table(Seat(workers=["grande"]), Seat(), Seat(), board=board).choose("at:draw_vine:beside")
    assert len(table.hand("vine")) == 1
    regular = Table(Seat(workers=["bare", "bare"]), Seat(), Seat(), board=board)
    regular.cannot("at:draw_vine", "at:draw_vine:bonus", "at:draw_vine:beside")


@pytest.mark.rule("V-33")
def test_vb_31_no_grande_on_a_taken_yoke() -> None:
    me = Seat(structures=["yoke"], workers=["grande"], fields={"left": ["malvasia"]})
    Table(me, Seat(), board={"yoke": ["0.bare"]}).cannot("at:yoke")


# Selling


@pytest.mark.rule("V-45")
def test_vb_32_three_grapes_sold() -> None:
    table = one_worker("summer", grapes={"red": [3, 8], "white": [4]}).choose("at:sell_grapes_or_field")
    table.choose("grape:red:3", "grape:red:8", "grape:white:4")
    assert (table.lira(), table.grapes("red"), table.grapes("white")) == (6, [], [])


@pytest.mark.rule("V-81")
def test_vb_33_a_field_sold() -> None:
    table = one_worker("summer").choose("at:sell_grapes_or_field", "sell:left")
    assert (table.lira(), table.player().sold) == (5, 0b001)
    planted = one_worker("summer", fields={"left": ["malvasia"]}).choose("at:sell_grapes_or_field")
    planted.cannot("sell:left")


# Visitors


@pytest.mark.rule("V-16", "V-78")
def test_vb_34_two_vines_and_one_windmill() -> None:
    table = Table(Seat(structures=["windmill"], hand=["artisan", "malvasia", "sangiovese"]), Seat())
    table.visit("artisan", "way:plant", "plant:malvasia:left", "plant:sangiovese:left")
    assert (table.vp(), table.vines("left")) == (1, ["malvasia", "sangiovese"])


@pytest.mark.rule("V-62")
def test_vb_35_no_lira_without_a_vine() -> None:
    Table(Seat(hand=["planter"]), Seat()).cannot("at:play_summer_visitor")
    planted = Table(Seat(hand=["planter"], fields={"left": ["malvasia"]}), Seat()).visit("planter")
    assert (planted.lira(), planted.vp()) == (0, 2), "only uprooting was open"


@pytest.mark.rule("V-74")
def test_vb_36_both_only_with_what_the_second_part_needs() -> None:
    table = Table(Seat(vp=3, lira=2, hand=["homesteader", "pinot"]), Seat()).visit("homesteader")
    assert table.options == ["way:build", "way:both"], "without a trellis nothing can be planted alone"
    table.choose("way:both")
    assert (table.structures(), table.vp(), table.lira()) == (["trellis"], 2, 2), (
        "no other structure was a choice"
    )
    table.choose("plant:pinot:left")
    assert table.vines("left") == ["pinot"]


@pytest.mark.rule("V-79")
def test_vb_37_three_points_from_minus_three() -> None:
    Table(Seat(vp=-3, hand=["uncertified_broker"]), Seat()).cannot("at:play_summer_visitor")
    table = Table(Seat(vp=-2, hand=["uncertified_broker"]), Seat()).visit("uncertified_broker")
    assert (table.vp(), table.lira()) == (-5, 9)


@pytest.mark.rule("V-98")
def test_vb_38_a_red_grape_of_one_is_there_already() -> None:
    table = Table(Seat(lira=2, grapes={"red": [1]}, hand=["buyer"]), Seat()).visit("buyer", "way:buy")
    assert (table.grapes("red"), table.grapes("white"), table.lira()) == ([1], [1], 0), "only white was open"


@pytest.mark.rule("V-66", "V-75")
def test_vb_39_a_handyman_for_three() -> None:
    table = Table(Seat(hand=["handyman"]), Seat(), Seat(lira=3)).visit(
        "handyman", "take", "structure:trellis"
    )
    assert table.asked == 1
    table.choose("decline", "take", "structure:windmill")
    assert table.vp() == 1
    assert [table.lira(seat) for seat in range(3)] == [0, 0, 0]
    assert [table.structures(seat) for seat in range(3)] == [["trellis"], [], ["windmill"]]


@pytest.mark.rule("V-67", "V-68")
def test_vb_40_a_tasting_room_by_the_blacksmith() -> None:
    table = Table(Seat(lira=4, hand=["blacksmith"]), Seat()).visit("blacksmith", "structure:tasting_room")
    assert (table.lira(), table.vp(), table.structures()) == (0, 1, ["tasting_room"])


@pytest.mark.rule("V-86", "V-111")
def test_vb_41_a_field_under_a_cask() -> None:
    me = Seat(cards={"left": "cask"}, hand=["malvasia"], workers=["bare"])
    table = Table(me, Seat(), structures=True).choose("at:plant_vine")
    assert table.options == ["plant:malvasia:middle", "plant:malvasia:right"]
