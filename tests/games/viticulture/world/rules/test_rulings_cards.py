"""Rulings on cards: W-18, W-110 to W-126."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.steps import (
    OTHERS_WITH_SIX_WORKERS,
    SIX_WORKERS,
    Draw,
    DrawOneOfEach,
    GainPer,
    GiveToActor,
    Lose,
    MoveRooster,
    NeighbourMust,
    PlaceAhead,
    Step,
)
from figurka.games.viticulture.rules.things import SUMMER, Visitor
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from tests.games.viticulture.table import Seat, Table, card
from tests.games.viticulture.world.play import cards_at_all, pass_on, place, world

COMPATIBLE = [each for each in VISITOR_BY_NAME.values() if each.name not in FORBIDDEN]


def hats(table: Table, seat: int = 0) -> tuple[int, int]:
    """The yellow and blue hats that a player's workers still wear."""
    workers = table.player(seat).workers
    return workers[0], workers[1]


def steps_of(visitor: Visitor) -> Iterator[Step]:
    """The steps of a visitor, one within another too."""
    pending = [step for way in visitor.effect.ways for step in way.steps]
    while pending:
        step = pending.pop()
        yield step
        inner: Any = getattr(step, "steps", ())
        pending += [*inner, *([step.step] if hasattr(step, "step") else [])]


# Fellow players


@pytest.mark.rule("W-18")
def test_an_opponent_on_a_card_is_a_fellow_player() -> None:
    table = world(Seat(hand=["vendor"]), Seat(), Seat()).visit("vendor")
    assert (table.asked, table.kind) == (1, "accept")
    table.choose("part:draw-summer1")
    assert table.asked == 2
    table.choose("part:draw-summer1")
    assert [len(table.hand("summer", seat)) for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("W-18")
def test_an_opponent_on_a_structure_card_is_a_fellow_player() -> None:
    table = world(Seat(), Seat(cards={"mat1": "fountain"}), structures=True)
    place(table, "give_tour:1", "yellow")
    assert (table.lira(0), table.lira(1)) == (2, 1)


# Training


@pytest.mark.rule("W-110")
@pytest.mark.parametrize(
    ("visitor", "price", "keys"),
    [("teacher", 2, []), ("scholar", 3, ["way:train"]), ("guest_speaker", 1, ["take"])],
)
def test_a_card_trains_by_taking_a_hat_off_at_its_own_price(
    visitor: str, price: int, keys: list[str]
) -> None:
    seat = Seat(hand=[visitor], lira=price, hats=(2, 1))
    table = world(seat, Seat(), season="winter").visit(visitor, *keys, "hat:yellow:home")
    assert (table.lira(), hats(table)) == (0, (1, 1))
    assert table.available()["bare"] == 1, "at once, whatever the base game says"
    assert sum(table.player().workers[:4]) == 5


@pytest.mark.rule("W-110")
@pytest.mark.parametrize("visitor", ["teacher", "scholar"])
def test_without_a_hat_the_option_is_closed(visitor: str) -> None:
    seat = Seat(hand=[visitor], lira=9, vp=5, hats=(0, 0), grapes={"red": [1]})
    table = world(seat, Seat(), season="winter").visit(visitor)
    assert table.kind == "place", "only the other option was left"
    assert table.lira() == 9


@pytest.mark.rule("W-110")
def test_without_a_hat_nobody_joins_the_guest_speaker() -> None:
    table = world(
        Seat(hand=["guest_speaker"], lira=1), Seat(lira=1, hats=(0, 0)), Seat(lira=1), season="winter"
    )
    table.visit("guest_speaker", "take", "hat:yellow:home")
    assert table.asked == 2, "seat 1 has nobody to train"
    table.choose("take", "hat:blue:home")
    assert (table.vp(0), hats(table, 2)) == (1, (2, 1))


@pytest.mark.rule("W-110")
def test_the_worker_that_played_the_card_may_be_trained() -> None:
    table = world(Seat(hand=["teacher"], lira=2), Seat(), season="winter")
    place(table, "play_winter_visitor:1", "blue", "hat:blue:acting")
    assert table.standing("M1") == ["0.bare"]
    assert hats(table) == (2, 1)


@pytest.mark.rule("W-110")
def test_the_school_takes_a_hat_off_for_nothing() -> None:
    table = world(Seat(cards={"mat1": "school"}), Seat(), structures=True)
    place(table, "structure:school", "yellow", "hat:blue:home")
    assert (table.lira(), hats(table)) == (0, (2, 1))


@pytest.mark.rule("W-111")
def test_the_untrained_are_those_with_a_hat() -> None:
    table = world(Seat(lira=9, hats=(1, 0)), Seat(), season="winter", tiles="L")
    place(table, "train_worker:1", "bare")
    assert hats(table) == (0, 0)
    assert table.lira() == 7, "two may be trained by this tile, but one had a hat"
    assert table.asked == 1
    for visitor in COMPATIBLE:
        counts = [step.per for step in steps_of(visitor) if isinstance(step, GainPer)]
        needs = [way.needs for way in visitor.effect.ways]
        assert OTHERS_WITH_SIX_WORKERS not in counts
        assert SIX_WORKERS not in needs, "no card of World counts workers in another way"


# Workers are never gained or lost


def stocked(visitor: Visitor, structures: bool) -> Table:
    """A visitor and all that it could ask for."""
    plenty = Seat(
        lira=20,
        vp=10,
        residual=3,
        hand=[visitor.name, *[name for name in ("patron", "judge", "vendor") if name != visitor.name]],
        fields={"left": ["malvasia"], "middle": ["sangiovese"]},
        structures=["medium_cellar", "cottage"],
        grapes={"red": [1, 5], "white": [2, 6]},
        wines={"red": [4, 5], "white": [3], "blush": [6]},
    )
    others = ["surveyor", "promoter"] if visitor.name in {"banker", "merchant"} else ["banker", "merchant"]
    fellow = Seat(lira=9, vp=5, hand=others, grapes={"red": [3]})
    season = "summer" if visitor.deck == SUMMER else "winter"
    table = world(plenty, fellow, season=season, structures=structures, revealed=["tile_tour", "oval_vp"])
    table.put_on_top("r5", "pinot")
    table.discard("w5", "malvasia", "assessor" if visitor.name != "assessor" else "noble")
    return table


@pytest.mark.rule("W-112", "W-113")
@pytest.mark.parametrize("name", [each.name for each in COMPATIBLE])
def test_no_card_gains_or_gives_up_a_worker(name: str) -> None:
    for seed in range(6):
        table, random = stocked(VISITOR_BY_NAME[name], structures=seed % 2 == 0), Random(seed)
        table.visit(name)
        while table.kind != "place":
            table.choose(random.choice(table.options))
        for seat in (0, 1):
            assert (sum(table.player(seat).workers[:3]), table.player(seat).workers[3]) == (4, 1)
        table.rules.check(table.state)


@pytest.mark.rule("W-112")
def test_nobody_ever_has_six_workers() -> None:
    seat = Seat(lira=40, hats=(1, 0), hand=["teacher"], workers=["yellow", "bare", "bare", "bare", "grande"])
    table = world(seat, Seat(passed=True), season="winter")
    place(table, "train_worker:1", "bare")
    assert hats(table) == (0, 0)
    table.cannot("at:train_worker:1", "at:train_worker:beside")
    assert sum(table.player().workers) == 5


# Workers taken back


@pytest.mark.rule("W-114")
def test_a_worker_taken_back_keeps_its_hat_and_season() -> None:
    seat = Seat(hand=["producer"], lira=2, hats=(2, 2))
    table = world(seat, Seat(), board={"B1": ["0.yellow"]})
    place(table, "play_summer_visitor:1", "grande")
    assert table.available() == {"yellow": 2, "blue": 2}
    assert hats(table) == (2, 2)
    assert table.standing("B1") == []
    place(table, "gain_lira", "yellow")
    place(table, "draw_vine:1", "yellow")
    assert len(table.hand("vine")) == 1, "it works again this summer"


@pytest.mark.rule("W-114")
def test_a_grande_taken_back_may_start_another_trade() -> None:
    seat = Seat(hand=["motivator"])
    table = world(seat, Seat(lira=3, hats=(2, 1)), season="winter", board={"gain_lira": ["1.bare"]})
    place(table, "gain_lira", "grande", "seat:1", "number:1", "agree")
    assert table.lira() == 2
    place(table, "gain_lira", "blue")
    place(table, "play_winter_visitor:1", "blue", "take")
    assert table.available()["grande"] == 1
    table.choose("pass")
    table._put("gain_lira", ["1.blue"])
    place(table, "gain_lira", "grande", "seat:1", "nothing", "number:1", "agree")
    assert table.lira() == 4


# Offers to everybody


@pytest.mark.rule("W-115")
def test_offers_reach_players_who_have_passed_and_what_they_gain_waits_for_next_year() -> None:
    table = world(Seat(hand=["mentor"]), Seat(grapes={"red": [1]}), season="winter", active=1)
    table.choose("pass")
    assert table.grapes("red", 1) == [2], "his year is over"
    table.visit("mentor", "take", "deck:vine")
    assert (table.grapes("red", 1), table.wines("red", 1)) == ([], [2])
    assert len(table.hand("vine")) == 1
    pass_on(table, 1)
    assert table.state.year == 2
    assert table.wines("red", 1) == [2], "not aged before the next year's end"


@pytest.mark.rule("W-115", "W-142")
def test_cards_gained_after_passing_winter_are_kept() -> None:
    hand = ["pinot", "syrah", "merlot", "r5", "w5"]
    table = world(Seat(hand=["motivator", "judge"]), Seat(hand=hand), season="winter", active=1).choose(
        "pass"
    )
    table.do([Draw(order=2)], seat=1)
    pass_on(table, 1)
    assert table.state.year == 2
    assert cards_at_all(table, 1) == 7


@pytest.mark.rule("W-116")
@pytest.mark.parametrize(
    ("seats", "actor", "neighbour"), [(3, 0, 2), (3, 1, 0), (4, 3, 2), (2, 0, 1), (2, 1, 0)]
)
def test_neighbours_are_those_in_seat_order(seats: int, actor: int, neighbour: int) -> None:
    rows = [3, 1, 5, 0][:seats]
    table = world(*[Seat(lira=3, row=row, vp=-5) for row in rows])
    table.do([NeighbourMust((Lose(vp=1), GiveToActor(lira=3)))], seat=actor)
    assert table.lira(actor) == 6
    assert table.lira(neighbour) == 0


@pytest.mark.rule("W-117")
def test_fellow_players_decline_the_swindler_for_points() -> None:
    seats = [Seat(hand=["swindler"], vp=5), Seat(lira=2), Seat(lira=2), Seat(lira=2)]
    table = world(*seats).visit("swindler")
    asked = []
    for answer in ("decline", "decline", "part:givetoactor-lira2"):
        asked.append(table.asked)
        table.choose(answer)
    assert asked == [1, 2, 3]
    assert (table.vp(), table.lira(0), table.lira(3)) == (7, 2, 0)


@pytest.mark.rule("W-117")
def test_the_amounts_stay_as_on_the_card() -> None:
    table = world(Seat(hand=["banker"]), Seat(vp=1)).visit("banker", "part:lose-vp1")
    assert (table.lira(0), table.lira(1), table.vp(1)) == (5, 3, 0)
    table = world(Seat(hand=["handyman"]), Seat(lira=0, vp=0)).visit("handyman", "decline")
    assert (table.asked, table.kind) == (1, "join"), "two lira off: yoke and trellis are free"
    table.choose("take", "structure:trellis")
    assert (table.vp(0), table.structures(1)) == (1, ["trellis"])


@pytest.mark.rule("W-118")
@pytest.mark.parametrize(("theirs", "vp"), [(2, 2), (3, 0), (4, 0)])
def test_cards_that_compare_include_players_who_have_passed(theirs: int, vp: int) -> None:
    seat = Seat(hand=["taster"], wines={"red": [3]})
    fellow = Seat(passed=True, wines={"white": [theirs]}, structures=["medium_cellar"])
    table = world(seat, fellow, season="winter").visit("taster")
    assert (table.lira(), table.vp()) == (4, vp)


@pytest.mark.rule("W-118")
def test_cards_that_count_include_players_who_have_passed() -> None:
    table = world(Seat(hand=["swindler"]), Seat(passed=True), Seat(passed=True)).visit("swindler")
    assert table.vp() == 2


# The Manager


@pytest.mark.rule("W-119")
def test_the_manager_takes_any_summer_action_without_a_worker() -> None:
    seat = Seat(
        hand=["manager", "malvasia", "patron"], lira=9, grapes={"red": [1]}, structures=["yoke"], fields={}
    )
    board = {"B1": ["1.yellow"]}
    table = world(seat, Seat(), season="winter", board=board, revealed=["tile_tour"]).visit("manager")
    assert [key.partition(":")[2] for key in table.options] == [
        "plant_vine",
        "draw_vine",
        "give_tour",
        "build_structure",
        "play_summer_visitor",
        "sell_grapes_or_field",
        "trade",
        "innovate",
    ]
    table.choose("action:draw_vine")
    assert len(table.hand("vine")) == 2, "occupied or not"
    assert table.standing("B1") == ["1.yellow"]


@pytest.mark.rule("W-119")
def test_the_manager_pays_the_price_of_the_action() -> None:
    seat = Seat(hand=["manager"], lira=4)
    table = world(seat, Seat(), season="winter", revealed=["tile_tour"]).visit("manager", "action:innovate")
    assert (table.lira(), table.world.tiles[2] is not None) == (0, True)
    table = world(Seat(hand=["manager"], lira=3), Seat(), season="winter", revealed=["tile_tour"])
    table.visit("manager").cannot("action:innovate", "action:plant_vine", "action:gain_lira")


@pytest.mark.rule("W-119")
def test_the_manager_brings_no_bonus_of_an_oval_and_no_effect_of_the_event() -> None:
    table = world(
        Seat(hand=["manager"], hats=(2, 1), lira=9),
        Seat(),
        season="winter",
        ovals={"B1": "vp"},
        continent="asia",
        event="as_dolma",
    ).visit("manager", "action:draw_vine")
    assert table.vp() == 0
    assert (table.asked, table.kind) == (1, "place"), "the dish of the marked action is not offered"


# Cards without a place


@pytest.mark.rule("W-120")
def test_a_card_without_a_place_is_replaced_before_anything_is_chosen() -> None:
    table = world(Seat(hand=["caravan"]), Seat(), season="winter", structures=True)
    table.put_on_top("organizer", "patron", "queen", "professor", "judge", "academy", "inn", "pinot", "r5")
    table.visit("caravan")
    assert table.options == ["vine:pinot", "visitor:patron", "visitor:judge", "order:r5", "structure:inn"]
    assert (table.discards("winter"), table.discards("structure")) == (["queen", "professor"], ["academy"])


@pytest.mark.rule("W-120")
def test_a_card_of_each_deck_is_replaced_too() -> None:
    table = world(Seat(), Seat()).put_on_top("planner", "patron", "governess", "judge")
    table.do([DrawOneOfEach()])
    assert (table.hand("summer"), table.hand("winter")) == (["patron"], ["judge"])


@pytest.mark.rule("W-120")
def test_a_card_without_a_place_on_a_discard_pile_is_skipped() -> None:
    table = world(Seat(hand=["innkeeper"]), Seat(), season="winter")
    table.discard("patron", "planner", "r5")
    table.visit("innkeeper", "deck:summer")
    assert (table.hand("summer"), table.hand("order")) == (["patron"], ["r5"])
    assert table.discards("summer") == ["planner"]


# What waits for the end, what is no hand card, and what cannot be


@pytest.mark.rule("W-121", "W-141")
def test_no_card_is_kept_for_the_end_so_that_the_last_points_are_those_of_the_last_year_end() -> None:
    for hand in ([], ["assessor", "judge", "noble", "politician", "pinot"]):
        seats = [Seat(vp=24, hand=hand, cards={"mat1": "statue"}), Seat(vp=25)]
        table = world(*seats, season="winter", year=6, influence=10, structures=True)
        pass_on(table, 2)
        assert table.vp() == 25
        assert table.game.winners == [0, 1]


@pytest.mark.rule("W-122")
def test_resources_are_no_hand_cards() -> None:
    hand = ["pinot", "syrah", "merlot", "r5", "assessor"]
    seat = Seat(hand=hand, resources=["water", "tools", "unity"])
    table = world(seat, Seat(), season="winter", continent="africa")
    table.choose("pass")
    assert table.asked == 1, "five cards are within the limit"
    seat = Seat(hand=hand, resources=["water", "tools", "unity"])
    table = world(seat, Seat(), season="winter", continent="africa").visit("assessor", "way:lira")
    assert table.lira() == 4
    seat = Seat(hand=["pinot"], resources=["water", "tools"])
    table = world(seat, Seat(), continent="africa").choose("at:trade:1", "worker:yellow")
    assert "part:discard-card-count2" not in table.options


@pytest.mark.rule("W-122")
def test_goals_are_no_hand_cards() -> None:
    seat = Seat(hand=["pinot", "syrah", "merlot", "r5", "w5"], goals=["eu_w3", "eu_w4"])
    table = world(seat, Seat(), season="winter", continent="europe").choose("pass")
    assert table.asked == 1
    assert len(table.world.goals[0]) == 2


@pytest.mark.rule("W-123")
def test_cards_with_stars_or_rows_of_the_wake_up_chart_have_no_place() -> None:
    assert {each.name for each in BUILDINGS if each.stars} <= FORBIDDEN
    for name, visitor in VISITOR_BY_NAME.items():
        if any(isinstance(step, MoveRooster | PlaceAhead) for step in steps_of(visitor)):
            assert name in FORBIDDEN
    assert {"organizer", "planner"} <= FORBIDDEN


# Alone


@pytest.mark.rule("W-124")
@pytest.mark.parametrize("name", ["swindler", "wedding_party", "governor"])
def test_alone_cards_that_need_others_are_replaced(name: str) -> None:
    deck = "summer" if card(name).deck == SUMMER else "winter"
    other = "patron" if deck == "summer" else "judge"
    table = world(Seat()).put_on_top(name, other)
    table.do([Draw(**{deck: 1})])
    assert table.hand(deck) == [other]
    table = world(Seat(), Seat()).put_on_top(name, other)
    table.do([Draw(**{deck: 1})])
    assert table.hand(deck) == [name], "with fellow players they stay"


@pytest.mark.rule("W-124")
def test_alone_the_importer_draws_three() -> None:
    table = world(Seat(hand=["importer"])).visit("importer")
    assert len(table.hand("winter")) == 3


@pytest.mark.rule("W-124")
@pytest.mark.parametrize(
    ("name", "season"), [("handyman", "summer"), ("vendor", "summer"), ("mentor", "winter")]
)
def test_alone_there_is_no_opponent_to_be_counted(name: str, season: str) -> None:
    table = world(Seat(hand=[name], grapes={"red": [1]}), season=season).visit(name)
    while table.kind in {"join", "build", "wine"}:
        table.choose(table.options[0])
    assert table.vp() == 0
    assert table.kind == "place"


# Two visitors by a tile, and who stays


@pytest.mark.rule("W-125")
def test_the_first_visitor_is_finished_before_the_second_is_chosen() -> None:
    table = world(Seat(hand=["vendor", "banker"]), Seat(vp=5), tiles="E").put_on_top("r5")
    place(table, "play_summer_visitor:1", "yellow", "visitor:vendor")
    assert table.kind == "accept", "the offer of the first comes first"
    table.choose("decline")
    assert table.options == ["visitor:banker", "done"]
    assert table.discards("summer") == ["vendor"]


@pytest.mark.rule("W-125")
def test_a_visitor_drawn_by_the_first_may_be_the_second() -> None:
    seat = Seat(hand=["motivator", "caravan"])
    table = world(seat, Seat(), season="winter", tiles="M").put_on_top("judge", "pinot")
    place(table, "play_winter_visitor:1", "blue", "visitor:caravan", "visitor:judge", "vine:pinot")
    assert set(table.options) == {"visitor:judge", "visitor:motivator", "done"}


@pytest.mark.rule("W-126")
def test_the_worker_that_played_a_card_stays() -> None:
    seat = Seat(hand=["producer"], lira=2)
    table = world(seat, Seat(), board={"B1": ["0.yellow"], "gain_lira": ["0.grande"]})
    place(table, "play_summer_visitor:1", "yellow")
    assert table.options == ["back:draw_vine:0:yellow", "back:gain_lira:0:grande"]
    table.choose("back:draw_vine:0:yellow", "back:gain_lira:0:grande")
    assert table.standing("E1") == ["0.yellow"]
    alone = world(Seat(hand=["producer"], lira=2), Seat())
    alone.cannot("at:play_summer_visitor:1")


@pytest.mark.rule("W-126")
def test_of_two_workers_on_one_oval_the_other_may_come_back() -> None:
    seat = Seat(hand=["producer"], lira=2)
    table = world(seat, Seat(), ovals={"E1": "vp"}, board={"E1": ["0.yellow"]})
    place(table, "play_summer_visitor:1", "yellow")
    assert table.standing("E1") == ["0.yellow"]
    assert table.available()["yellow"] == 1


@pytest.mark.rule("W-126")
def test_the_motivator_takes_back_even_the_grande_that_played_it() -> None:
    table = world(Seat(hand=["motivator"]), Seat(), season="winter")
    place(table, "play_winter_visitor:1", "grande", "take")
    assert table.available() == {"yellow": 2, "blue": 2, "grande": 1}
    assert table.standing("M1") == []
