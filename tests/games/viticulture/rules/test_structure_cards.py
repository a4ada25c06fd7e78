"""Structure cards (V-110 to V-125)."""

from collections import Counter
from typing import Any

import pytest

import figurka
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.rules.steps import Build, Draw, Harvest, MakeWine
from figurka.games.viticulture.rules.things import ACTION_CARD
from tests.games.viticulture.rules.test_year import everybody_passes, year_end
from tests.games.viticulture.table import Seat, Table

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
LARGE = ["medium_cellar", "large_cellar"]
COSTS = {
    "cask": 2,
    "aqueduct": 3,
    "wine_cave": 2,
    "trading_post": 2,
    "shop": 5,
    "wine_press": 4,
    "school": 7,
    "wine_bar": 4,
    "patio": 3,
    "ristorante": 8,
    "guest_house": 3,
    "cafe": 3,
    "distiller": 2,
    "mercado": 5,
    "studio": 5,
    "barn": 5,
    "academy": 4,
    "gazebo": 3,
    "workshop": 3,
    "veranda": 5,
    "wine_parlor": 3,
    "label_factory": 3,
    "harvest_machine": 2,
    "fermentation_tank": 4,
    "charmat": 3,
    "inn": 4,
    "tap_room": 5,
    "tavern": 5,
    "banquet_hall": 2,
    "penthouse": 3,
    "fountain": 4,
    "mixer": 3,
    "storehouse": 2,
    "statue": 9,
    "dock": 3,
    "silo": 2,
}


def with_cards(seat: Seat, *others: Seat, **settings: Any) -> Table:
    """A table of the base game where structure cards are in play."""
    return Table(seat, *(others or (Seat(),)), structures=True, **settings)


# Building


@pytest.mark.rule("V-110")
@pytest.mark.parametrize("card", COSTS)
def test_a_structure_card_of_the_hand_is_built_for_its_cost_and_brings_a_point(card: str) -> None:
    me = Seat(hand=[card], lira=COSTS[card], workers=["bare"])
    table = with_cards(me).choose("at:build_structure")
    if table.kind == "build":
        table.choose(f"structure:{card}")
    table.choose("site:mat1")
    assert (table.lira(), table.vp(), table.structures(), table.hand("structure")) == (0, 1, [card], [])
    poor = with_cards(Seat(hand=[card], lira=COSTS[card] - 1, workers=["bare"])).begin()
    if "at:build_structure" in poor.options:
        poor.choose("at:build_structure").cannot(f"structure:{card}")


@pytest.mark.rule("V-110")
def test_there_are_36_structure_cards() -> None:
    assert {card.name for card in BUILDINGS} == set(COSTS)
    assert Counter(card.kind for card in BUILDINGS) == {"action": 12, "enhancement": 19, "residual": 5}


@pytest.mark.rule("V-110", "V-15")
def test_structure_cards_count_for_the_hand_limit() -> None:
    hand = ["pinot"] * 5 + ["inn", "cafe", "dock"]
    table = year_end(Seat(hand=hand), Seat(), structures=True)
    assert table.kind == "hand_limit"
    table.choose("structure:cafe")
    assert (table.kind, table.hand("structure"), table.discards("structure")) == (
        "row",
        ["dock", "inn"],
        ["cafe"],
    )


@pytest.mark.rule("V-110", "V-68")
def test_discounts_apply_to_structure_cards() -> None:
    table = with_cards(Seat(hand=["blacksmith", "inn", "dock"], lira=2)).visit("blacksmith")
    table.choose("structure:inn", "site:mat1")
    assert (table.lira(), table.structures()) == (0, ["inn"])
    bonus = Table(Seat(hand=["dock"], lira=2, workers=["bare"]), Seat(), Seat(), structures=True)
    bonus.choose("at:build_structure:bonus", "structure:dock", "site:mat2")
    assert (bonus.lira(), bonus.structures()) == (0, ["dock"])


@pytest.mark.rule("V-110")
def test_a_free_building_may_be_a_structure_card() -> None:
    me = Seat(hand=["uncertified_architect", "statue"], vp=2)
    table = with_cards(me).visit("uncertified_architect", "way:any", "structure:statue", "site:mat1")
    assert (table.lira(), table.vp(), table.structures()) == (0, 1, ["statue"])
    small = with_cards(Seat(hand=["uncertified_architect", "statue", "dock"])).visit("uncertified_architect")
    small.choose("way:small")
    assert small.options[-1] == "structure:dock"
    small.cannot("structure:statue")


@pytest.mark.rule("V-110")
def test_without_the_module_there_are_no_structure_cards() -> None:
    table = Table().begin()
    view: Any = table.game.view(None)
    assert "structure" not in view["piles"]
    with_module: Any = with_cards(Seat()).begin().game.view(None)
    assert with_module["piles"]["structure"] == 36


# Where they stand


@pytest.mark.rule("V-111")
def test_a_card_stands_on_a_slot_of_the_mat_or_on_an_empty_own_field() -> None:
    me = Seat(hand=["inn"], lira=4, fields={"left": ["malvasia"]}, workers=["bare"])
    table = with_cards(me).choose("at:build_structure", "structure:inn")
    assert table.options == ["site:mat1", "site:mat2", "site:middle", "site:right"]
    me.cards = {"mat1": "dock", "right": "silo"}
    crowded = with_cards(me).choose("at:build_structure", "structure:inn")
    assert crowded.options == ["site:mat2", "site:middle"]


@pytest.mark.rule("V-111")
def test_without_a_free_place_it_cannot_be_built() -> None:
    me = Seat(hand=["inn"], lira=4, cards={"mat1": "dock", "mat2": "silo", "middle": "statue"})
    me.fields, me.sold, me.workers = {"left": ["malvasia"]}, ["right"], ["bare"]
    table = with_cards(me).choose("at:build_structure")
    table.cannot("structure:inn")
    me.sold = []
    assert "structure:inn" in with_cards(me).choose("at:build_structure").options


@pytest.mark.rule("V-111", "V-86")
def test_a_field_below_a_card_cannot_be_planted_harvested_or_sold() -> None:
    me = Seat(hand=["malvasia"], cards={"left": "inn"}, workers=["bare", "bare", "grande"])
    table = with_cards(me, Seat(workers=[])).choose("at:sell_grapes_or_field", "worker:bare")
    assert table.options == ["sell:middle", "sell:right"]
    table.choose("sell:middle", "at:plant_vine", "worker:bare")
    assert (table.vines("left"), table.vines("right")) == ([], ["malvasia"])
    with_cards(Seat(cards={"left": "inn"}), season="winter").cannot("at:harvest_field")


# Taking them down


@pytest.mark.rule("V-112")
def test_a_worker_on_the_mat_takes_a_card_down_and_its_point_is_kept() -> None:
    me = Seat(vp=2, cards={"mat1": "inn", "left": "dock"}, workers=["bare"], hand=["malvasia"])
    table = with_cards(me).choose("at:demolish")
    assert table.options == ["structure:inn", "structure:dock"]
    table.choose("structure:dock")
    assert (table.structures(), table.discards("structure"), table.vp()) == (["inn"], ["dock"], 2)
    assert table.asked == 1


@pytest.mark.rule("V-112", "V-111")
def test_a_field_is_free_again_when_its_card_is_gone() -> None:
    me = Seat(cards={"left": "dock"}, hand=["malvasia"], workers=["bare", "bare"])
    table = with_cards(me, Seat(workers=[])).choose("at:demolish", "at:plant_vine")
    assert "plant:malvasia:left" in table.options


@pytest.mark.rule("V-112", "V-113")
def test_the_space_of_the_mat_takes_one_worker_a_year_and_needs_a_card() -> None:
    me = Seat(cards={"mat1": "inn", "mat2": "dock"}, workers=["bare", "grande"])
    table = with_cards(me, Seat(workers=[])).choose("at:demolish", "worker:bare", "structure:inn")
    table.cannot("at:demolish")
    with_cards(Seat()).cannot("at:demolish")


@pytest.mark.rule("V-112")
def test_basic_structures_cannot_be_taken_down_there() -> None:
    with_cards(Seat(structures=["trellis", "windmill"])).cannot("at:demolish")


@pytest.mark.rule("V-112", "V-13")
def test_a_worker_whose_card_is_taken_down_is_away_until_the_year_end() -> None:
    me = Seat(cards={"mat1": "cafe"}, grapes={"red": [1]})
    table = with_cards(me, season="winter").choose(
        "at:structure:cafe", "worker:grande", "pass", "at:demolish"
    )
    assert (table.structures(), table.available()) == ([], {"bare": 1})
    table.rules.check(table.state)
    everybody_passes(table)
    assert table.available() == {"bare": 2, "grande": 1}
    table.rules.check(table.state)


@pytest.mark.rule("V-112")
def test_such_a_worker_may_be_taken_back_by_a_visitor() -> None:
    me = Seat(cards={"mat1": "cafe"}, grapes={"red": [1]}, hand=["producer"])
    table = with_cards(me).choose("at:structure:cafe", "worker:grande", "pass", "at:demolish")
    table.choose("at:play_summer_visitor")
    assert table.options == ["back:demolish:bare", "back:demolish:grande"]
    table.choose("back:demolish:grande")
    assert table.available() == {"grande": 1}
    table.choose("done")
    table.rules.check(table.state)


# Private spaces


@pytest.mark.rule("V-113")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_a_private_space_may_be_used_in_summer_and_in_winter_once_a_year(season: str) -> None:
    me = Seat(cards={"mat1": "cafe"}, grapes={"red": [1, 2]})
    table = with_cards(me, Seat(workers=[]), season=season)
    table.choose("at:structure:cafe", "worker:bare", "grape:red:1")
    assert (table.lira(), table.vp()) == (3, 1)
    table.cannot("at:structure:cafe", "at:structure:cafe:beside")
    assert table.available() == {"bare": 1, "grande": 1}, "not even the grande fits there"


@pytest.mark.rule("V-113")
def test_a_private_space_used_in_summer_is_taken_in_winter_and_free_next_year() -> None:
    me = Seat(cards={"mat1": "cafe"}, grapes={"red": [1, 5, 8]})
    table = with_cards(me, Seat(workers=[])).choose("at:structure:cafe", "worker:bare", "grape:red:1", "pass")
    table.state.first = 0
    table.choose("deck:summer", "deck:summer")
    table.cannot("at:structure:cafe")
    everybody_passes(table)
    table.choose("row:2", "row:1")
    assert (table.asked, table.state.year) == (0, 2)
    assert "at:structure:cafe" in table.options


@pytest.mark.rule("V-113")
def test_a_private_space_is_for_its_owner_alone() -> None:
    with_cards(Seat(grapes={"red": [1]}), Seat(cards={"mat1": "cafe"})).cannot("at:structure:cafe")


@pytest.mark.rule("V-113")
def test_only_cards_with_an_action_have_a_space() -> None:
    everything = {"red": [1, 5, 7], "white": [1, 2]}
    for card in BUILDINGS:
        me = Seat(lira=9, cards={"mat1": card.name}, grapes=everything, wines=everything, structures=LARGE)
        me.hand = ["patron", "sponsor", "r5"]
        offered = with_cards(me).begin().options
        assert (f"at:structure:{card.name}" in offered) is (card.kind == ACTION_CARD)


@pytest.mark.rule("V-114")
@pytest.mark.parametrize(
    ("worker", "season"), [("yellow", "summer"), ("blue", "winter"), ("bare", "summer"), ("bare", "winter")]
)
def test_in_world_private_spaces_are_open_all_year_but_reward_only_the_trained(
    worker: str, season: str
) -> None:
    me = Seat(cards={"mat1": "cafe"}, grapes={"red": [1]}, hats=(1, 1), workers=["yellow", "blue", "bare"])
    table = Table(me, Seat(), continent="asia", structures=True, season=season, event="as_raisins")
    table.choose("at:structure:cafe", f"worker:{worker}")
    assert table.grapes("red") == []
    assert (table.lira(), table.vp()) == ((3, 1) if worker == "bare" else (0, 0))


@pytest.mark.rule("V-115", "V-38")
def test_in_world_the_space_for_all_gives_a_lira_or_a_structure_card() -> None:
    for structures in (False, True):
        table = Table(
            Seat(workers=["bare"]), Seat(), continent="asia", structures=structures, event="as_raisins"
        )
        table.choose("at:gain_lira")
        if structures:
            assert sorted(table.options) == ["part:draw-structure1", "part:gain-lira1"]
            table.choose("part:draw-structure1")
        assert (table.lira(), len(table.hand("structure"))) == ((0, 1) if structures else (1, 0))


# Setup


@PLAYERS
@pytest.mark.rule("V-116")
def test_after_the_parents_structure_cards_are_drafted_until_everyone_has_four(seats: int) -> None:
    game = figurka.new_game("viticulture", seats, 5, structures="with")
    while game.decision is not None and game.decision.kind == "gift":
        game.choose(0)
    sizes = []
    while game.decision is not None and game.decision.kind == "draft":
        sizes.append(len(game.decision.options))
        game.choose(0)
    assert sizes == [4] * seats + [3] * seats + [2] * seats, "the last card is taken without asking"
    hands = [player.hand[4] for player in game.state.players]
    assert [len(hand) for hand in hands] == [4] * seats
    assert len({card.name for hand in hands for card in hand}) == 4 * seats
    assert game.decision is not None
    assert game.decision.kind == "row"


@PLAYERS
@pytest.mark.rule("V-116")
def test_the_cards_not_kept_go_to_the_neighbour(seats: int) -> None:
    game = figurka.new_game("viticulture", seats, 8, structures="with")
    while game.decision is not None and game.decision.kind == "gift":
        game.choose(0)
    seen: list[dict[int, set[str]]] = []
    kept: dict[int, str] = {}
    while game.decision is not None and game.decision.kind == "draft":
        if not seen or game.decision.seat in seen[-1]:
            seen.append({})
        seen[-1][game.decision.seat] = {option.key for option in game.decision.options}
        if len(seen) == 1:
            kept[game.decision.seat] = game.decision.options[0].key
        game.choose(0)
    for seat in range(seats):
        assert seen[1][(seat + 1) % seats] == seen[0][seat] - {kept[seat]}


@pytest.mark.rule("V-116")
def test_nobody_sees_the_packet_of_another() -> None:
    game = figurka.new_game("viticulture", 3, 8, structures="with")
    while game.decision is not None and game.decision.kind == "gift":
        game.choose(0)
    packets: list[Any] = [game.view(seat)["draft"] for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    assert len({name for packet in packets for name in packet}) == 12
    assert game.view(None)["draft"] == []


@pytest.mark.rule("V-117")
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_game_of_world_begins_without_structure_cards_in_hand(seats: int) -> None:
    game = figurka.new_game("viticulture-world", seats, 3, structures="with")
    kinds = set()
    while game.decision is not None and game.state.phase in {0, 1}:
        kinds.add(game.decision.kind)
        game.choose(0)
    assert "draft" not in kinds
    assert all(player.hand[4] == [] for player in game.state.players)


# The year end


@pytest.mark.rule("V-118")
def test_yearly_cards_come_after_aging_and_workers_and_before_the_hand_limit() -> None:
    me = Seat(cards={"mat1": "dock", "mat2": "silo"}, hand=["pinot"] * 6, grapes={"red": [1]}, residual=1)
    table = year_end(me, Seat(), structures=True)
    assert (table.kind, table.asked) == ("hand_limit", 0), "eight cards are one too many"
    assert (len(table.hand("order")), len(table.hand("vine")), table.lira(), table.grapes("red")) == (
        1,
        7,
        1,
        [2],
    )
    assert table.available() == {"bare": 2, "grande": 1}


@pytest.mark.rule("V-118")
def test_in_world_yearly_cards_come_after_the_hand_limit() -> None:
    me = Seat(cards={"mat1": "dock"}, hand=["pinot"] * 4 + ["r5"], workers=[])
    table = Table(
        me, Seat(workers=[]), continent="asia", structures=True, season="winter", event="as_raisins"
    )
    table.begin()
    assert len(table.hand("order")) == 2, "six cards may be kept, since the last came after the cut"
    assert table.kind != "hand_limit"


@pytest.mark.rule("V-118", "V-105")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("distiller", {"grapes": [3]}),
        ("storehouse", {"wines": [3]}),
        ("statue", {"vp": 1}),
        ("dock", {"order": 1}),
        ("silo", {"vine": 1}),
    ],
)
def test_each_yearly_card_adds_to_the_year_end(card: str, gained: dict[str, Any]) -> None:
    me = Seat(cards={"mat1": card}, grapes={"red": [1]}, wines={"red": [1]})
    table = year_end(me, Seat(), structures=True)
    assert table.grapes("red") == gained.get("grapes", [2])
    assert table.wines("red") == gained.get("wines", [2])
    assert table.vp() == gained.get("vp", 0)
    assert len(table.hand("order")) == gained.get("order", 0)
    assert len(table.hand("vine")) == gained.get("vine", 0)


# Advantages


@pytest.mark.rule("V-119")
@pytest.mark.parametrize(
    ("built", "value", "there", "points"),
    [
        (LARGE, 7, [], 1),
        (LARGE, 6, [], 0),
        (LARGE, 7, [7], 0),
        (LARGE, 8, [8], 1),
        (["medium_cellar"], 9, [], 0),
    ],
)
def test_the_penthouse_counts_the_value_in_the_cellar(
    built: list[str], value: int, there: list[int], points: int
) -> None:
    me = Seat(cards={"mat1": "penthouse"}, structures=built, grapes={"red": [value]}, wines={"red": there})
    table = with_cards(me)
    table.do([MakeWine()])
    assert table.vp() == points


@pytest.mark.rule("V-120")
def test_the_harvest_machine_harvests_every_remaining_field_by_one_effect() -> None:
    fields = {"left": ["sangiovese"], "middle": ["syrah"], "right": ["merlot"]}
    me = Seat(cards={"mat1": "harvest_machine"}, fields=fields, workers=["bare"])
    table = with_cards(me, season="winter").choose("at:harvest_field")
    assert table.options == ["field:left", "field:middle", "field:right", "structure:harvest_machine"]
    table.choose("structure:harvest_machine")
    assert table.grapes("red") == [1, 2, 3]
    assert table.asked == 1


@pytest.mark.rule("V-120", "V-84")
def test_the_harvest_machine_keeps_the_yearly_limit() -> None:
    fields = {"left": ["sangiovese"], "middle": ["syrah"], "right": ["merlot"]}
    me = Seat(cards={"mat1": "harvest_machine"}, fields=fields, harvested=["middle"])
    table = with_cards(me)
    table.do([Harvest()], "structure:harvest_machine")
    assert table.grapes("red") == [1, 3]
    table.do([Harvest()])
    assert table.grapes("red") == [1, 3]


@pytest.mark.rule("V-120")
def test_the_harvest_machine_need_not_be_used() -> None:
    fields = {"left": ["sangiovese"], "right": ["merlot"]}
    table = with_cards(Seat(cards={"mat1": "harvest_machine"}, fields=fields))
    table.do([Harvest()], "field:left")
    assert table.grapes("red") == [1]


@pytest.mark.rule("V-121")
def test_the_aqueduct_replaces_structures_but_not_the_limit_of_a_field() -> None:
    me = Seat(
        cards={"mat1": "aqueduct"}, hand=["chardonnay"], fields={"left": ["trebbiano"]}, workers=["bare"]
    )
    table = with_cards(me).choose("at:plant_vine")
    assert table.options == ["plant:chardonnay:middle", "plant:chardonnay:right"]


@pytest.mark.rule("V-122")
def test_the_mercado_may_fill_each_order_that_was_drawn() -> None:
    me = Seat(cards={"mat1": "mercado"}, wines={"red": [5, 6], "white": [9]}, hand=["w5"])
    table = with_cards(me).put_on_top("r5", "r6")
    table.do([Draw(order=2)], "structure:mercado", "order:r5", "wine:red:5", "structure:mercado")
    assert (table.vp(), table.wines("red"), table.hand("order")) == (5, [], ["w5"])
    assert table.wines("white") == [9], "an order that was there before is not filled"


@pytest.mark.rule("V-122")
def test_the_mercado_is_optional() -> None:
    me = Seat(cards={"mat1": "mercado"}, wines={"red": [5]}, workers=["bare"])
    table = with_cards(me, season="winter").put_on_top("r5").choose("at:draw_order", "decline")
    assert (table.vp(), table.wines("red"), table.hand("order")) == (0, [5], ["r5"])


@pytest.mark.rule("V-123")
def test_the_inn_pays_for_both_visitors_of_a_bonus() -> None:
    me = Seat(cards={"mat1": "inn"}, hand=["patron", "sponsor"], workers=["bare"])
    table = Table(me, Seat(), Seat(), structures=True).choose(
        "at:play_summer_visitor:bonus", "visitor:patron"
    )
    table.choose("way:draw")
    assert table.lira() == 1
    table.choose("part:play-deck1", "way:draw")
    assert table.lira() == 2


@pytest.mark.rule("V-123")
def test_tap_room_and_tavern_work_once_for_each_visitor() -> None:
    me = Seat(cards={"mat1": "tap_room", "mat2": "tavern"}, hand=["patron", "sponsor"], workers=["bare"])
    me.wines, me.grapes = {"red": [1, 2, 3]}, {"red": [1, 2], "white": [1, 2]}
    table = Table(me, Seat(), Seat(), structures=True).choose(
        "at:play_summer_visitor:bonus", "visitor:patron"
    )
    table.choose(
        "way:lira", "structure:tap_room", "wine:red:1", "structure:tavern", "grape:red:1", "grape:red:2"
    )
    assert (table.vp(), table.kind) == (5, "bonus")
    table.choose("part:play-deck1", "way:lira", "structure:tap_room", "wine:red:2", "decline")
    assert (table.vp(), table.wines("red"), table.grapes("white")) == (7, [3], [1, 2])


@pytest.mark.rule("V-124", "V-37")
@pytest.mark.parametrize(
    ("card", "able", "unable"),
    [
        ("cask", Seat(wines={"red": [1]}), Seat(wines={"red": [3]})),
        ("wine_cave", Seat(wines={"red": [1]}), Seat(wines={"red": [3]})),
        ("trading_post", Seat(lira=3), Seat(lira=2, vp=-5)),
        ("shop", Seat(wines={"red": [5]}, hand=["r5"]), Seat(hand=["r5"])),
        ("wine_press", Seat(grapes={"red": [1]}), Seat()),
        ("school", Seat(total_workers=5), Seat(total_workers=6)),
        ("wine_bar", Seat(wines={"red": [1]}), Seat(grapes={"red": [1]})),
        ("ristorante", Seat(wines={"red": [1]}, grapes={"red": [1]}), Seat(wines={"red": [1]})),
        ("guest_house", Seat(hand=["patron", "judge"]), Seat(hand=["patron", "r5"])),
        ("cafe", Seat(grapes={"red": [1]}), Seat(wines={"red": [1]})),
        (
            "label_factory",
            Seat(lira=3, wines={"red": [5]}, hand=["r5"]),
            Seat(lira=2, wines={"red": [5]}, hand=["r5"]),
        ),
        ("mixer", Seat(structures=LARGE, grapes={"red": [2], "white": [2]}), Seat(grapes={"red": [2]})),
    ],
)
def test_a_private_action_that_cannot_be_carried_out_cannot_be_entered(
    card: str, able: Seat, unable: Seat
) -> None:
    for seat, can in ((able, True), (unable, False)):
        seat.cards = {"mat1": card}
        assert (f"at:structure:{card}" in with_cards(seat).begin().options) is can


@pytest.mark.rule("V-124")
def test_the_bonus_comes_only_with_the_action() -> None:
    me = Seat(cards={"mat1": "ristorante"}, wines={"red": [1, 2]}, grapes={"white": [4]}, workers=["bare"])
    table = with_cards(me).choose("at:structure:ristorante")
    table.cannot("done", "decline")
    table.choose("wine:red:2")
    assert (table.lira(), table.vp(), table.wines("red"), table.grapes("white")) == (3, 3, [1], [])


@pytest.mark.rule("V-125")
def test_a_workshop_does_not_make_the_same_building_effect_cheaper() -> None:
    me = Seat(hand=["workshop", "dock"], lira=6)
    table = with_cards(me)
    table.do([Build(2)], "structure:workshop", "site:mat1", "structure:dock", "site:mat2")
    assert table.lira() == 0
    table.player().lira = 2
    table.do([Build()], "structure:irrigation")
    assert table.lira() == 0, "the next effect is cheaper"


@pytest.mark.rule("V-125")
def test_a_studio_does_not_pay_for_structures_of_the_same_effect() -> None:
    me = Seat(hand=["studio", "dock"], lira=20)
    table = with_cards(me)
    table.do([Build(2)], "structure:studio", "site:mat1", "structure:dock", "site:mat2")
    assert table.vp() == 2, "one point for each card, none of the studio"
    table.do([Build()], "structure:trellis")
    assert table.vp() == 3


@pytest.mark.rule("V-125")
def test_an_aqueduct_does_not_help_the_planting_of_the_same_effect() -> None:
    with_cards(Seat(hand=["overseer", "aqueduct", "cabernet_sauvignon"], lira=4)).cannot(
        "at:play_summer_visitor"
    )
    table = with_cards(Seat(hand=["overseer", "aqueduct", "malvasia", "pinot"], lira=3))
    table.visit("overseer", "part:build", "structure:aqueduct", "site:mat1")
    assert all(not key.startswith("plant:pinot") for key in table.options)


@pytest.mark.rule("V-125", "V-123")
@pytest.mark.parametrize("card", ["inn", "tap_room", "tavern"])
def test_a_house_for_visitors_does_not_serve_the_one_who_built_it(card: str) -> None:
    me = Seat(hand=["architect", card, "patron"], lira=COSTS[card] - 3)
    me.wines, me.grapes = {"red": [1]}, {"red": [1, 2]}
    table = with_cards(me, Seat(workers=[])).visit("architect", f"structure:{card}", "site:mat1")
    assert (table.kind, table.asked, table.lira(), table.vp()) == ("place", 0, 0, 1)
    table.choose("at:play_summer_visitor:beside", "way:lira")
    assert table.kind == ("place" if card == "inn" else card)
    assert table.lira() == (5 if card == "inn" else 4)


@pytest.mark.rule("V-125")
def test_nor_the_one_who_let_it_be_built_by_a_second_card() -> None:
    me = Seat(hand=["manager", "architect", "inn"], lira=1)
    table = with_cards(me, season="winter").visit("manager", "action:play_summer_visitor")
    table.choose("structure:inn", "site:mat1")
    assert (table.lira(), table.structures()) == (0, ["inn"])
    assert table.discards("winter") == ["manager"]


@pytest.mark.rule("V-125")
def test_cards_that_count_structures_count_the_one_just_built() -> None:
    five = ["trellis", "irrigation", "yoke", "cottage", "windmill"]
    table = with_cards(Seat(hand=["designer", "dock"], lira=3, structures=five), season="winter")
    table.visit("designer", "site:mat1")
    assert (table.structures()[-1], table.vp()) == ("dock", 1 + 2)
