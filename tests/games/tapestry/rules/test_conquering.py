"""Conquering: outposts, control, dice, traps and deals (T-54 to T-65)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import figurka
from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.content.dice import RED
from figurka.games.tapestry.rules.benefits import conquer
from figurka.games.tapestry.rules.things import BOTH_DICE, BOTH_IF_OPPONENT, FARM, Benefit
from tests.games.tapestry.table import Place, Seat, Table

NEXT = Seat(coin=1)
MINE = (2, 0)
"""Where seat 0 begins; (1, 1), (2, -1) and (3, 0) are printed territories beside it."""
THEIRS = (1, 1)
STANDS, LIES = "stands", "lies"


def attacked(
    table: Table,
    where: Place,
    red: str = "vp-4",
    black: str = "coin",
    benefit: Benefit | None = None,
) -> Table:
    """Conquer a territory; the dice will show this."""
    table.apart().dice(red, black).gain(benefit or conquer())
    return table.choose(where) if table.asked == "conquer" else table


# Placing an outpost


@pytest.mark.rule("T-54")
def test_an_outpost_of_the_supply_goes_onto_a_territory_beside_an_own_one() -> None:
    table = Table().gain(conquer())
    assert (table.asked, set(table.options)) == ("conquer", {"hex:1,1", "hex:2,-1", "hex:3,0"})
    table.choose((3, 0))
    assert table.pieces((3, 0)) == [(0, "outpost", STANDS)]
    assert table.me.outposts == 7


@pytest.mark.rule("T-54")
def test_explored_tiles_are_conquered_too_and_unexplored_hexes_are_not() -> None:
    table = Table(placed={(1, 0): 5}).gain(conquer())
    assert set(table.options) == {"hex:1,0", "hex:1,1", "hex:2,-1", "hex:3,0"}


@pytest.mark.rule("T-54")
def test_each_conquest_opens_the_territories_beyond() -> None:
    table = attacked(Table(placed={(1, 0): 5}), (1, 0)).choose("red-vp-4")
    table.gain(conquer())
    assert set(table.options) == {"hex:1,1", "hex:2,-1", "hex:3,0", "hex:0,0"}


@pytest.mark.rule("T-54")
@pytest.mark.parametrize(
    ("neighbours", "targets"),
    [
        ([], {"hex:1,1", "hex:2,-1", "hex:3,0"}),
        ([Seat(controls=[THEIRS])], {"hex:1,1", "hex:2,-1", "hex:3,0"}),
        ([Seat(controls=[THEIRS]), Seat(toppled=[THEIRS])], {"hex:2,-1", "hex:3,0"}),
    ],
)
def test_a_territory_with_one_token_may_be_conquered_one_with_two_not(
    neighbours: list[Seat], targets: set[str]
) -> None:
    table = Table(*neighbours, seats=3).gain(conquer())
    assert set(table.options) == targets


@pytest.mark.rule("T-54")
def test_some_benefits_let_conquer_anywhere_but_not_a_second_time() -> None:
    table = Table(Seat(controls=[THEIRS])).gain(conquer(anywhere=True))
    assert len(table.options) == 13 - 2
    assert not {"hex:2,0", "hex:0,-2"} & set(table.options)


@pytest.mark.rule("T-54", "T-61")
def test_the_start_of_an_opponent_holds_two_outposts_and_is_safe() -> None:
    table = Table(controls=[(0, -3), (-1, -1), (1, -2)]).gain(conquer())
    assert not table.offers("0,-2")


# Control


@pytest.mark.rule("T-55")
@pytest.mark.parametrize(
    ("me", "other", "mine", "theirs"),
    [
        ({"controls": [THEIRS]}, {}, True, False),
        ({}, {"controls": [THEIRS]}, False, True),
        ({"toppled": [THEIRS]}, {"controls": [THEIRS]}, False, True),
        ({"controls": [THEIRS]}, {"toppled": [THEIRS]}, True, False),
    ],
)
def test_whose_outpost_alone_stands_controls_the_territory(
    me: dict[str, Any], other: dict[str, Any], mine: bool, theirs: bool
) -> None:
    table = Table(Seat(**other), **me)
    assert (THEIRS in table.controls(0), THEIRS in table.controls(1)) == (mine, theirs)
    hexes: Any = table.game.view(None)["map"]
    seen = {(place["q"], place["r"]): place["controller"] for place in hexes["hexes"]}
    assert seen[THEIRS] == (0 if mine else 1)


@pytest.mark.rule("T-55")
def test_a_conquest_changes_control_at_once() -> None:
    table = attacked(Table(Seat(controls=[THEIRS])), THEIRS)
    assert table.asked == "die"
    assert (table.controls(0), table.controls(1)) == ({MINE, THEIRS}, {(0, -2)})


@pytest.mark.rule("T-55")
def test_with_control_goes_the_way_on() -> None:
    table = Table(Seat(controls=[THEIRS], tiles=[14]), placed={(0, 1): 5})
    attacked(table, THEIRS).choose("red-vp-4")
    assert table.gain(conquer(), seat=1).options == ["hex:-1,-1", "hex:0,-3", "hex:1,-2"]
    assert table.gain(conquer()).offers("0,1")


@pytest.mark.rule("T-56")
def test_an_own_territory_is_not_conquered_again() -> None:
    table = Table(controls=[THEIRS]).gain(conquer())
    assert set(table.options) == {"hex:2,-1", "hex:3,0"}


@pytest.mark.rule("T-56")
def test_with_nothing_but_own_territories_around_there_is_no_conquest() -> None:
    table = Table(controls=[(1, 1), (2, -1), (3, 0)]).gain(conquer())
    assert (table.decision, table.me.outposts) == (None, 5)


# Dice


@pytest.mark.rule("T-57")
@pytest.mark.parametrize(("die", "vp", "goods"), [("red-vp-6", 6, {}), ("black-food", 0, {"food": 1})])
def test_both_dice_are_rolled_and_one_of_them_is_gained(die: str, vp: int, goods: dict[str, int]) -> None:
    table = attacked(Table(), THEIRS, "vp-6", "food")
    assert (table.asked, table.options) == ("die", ["die:red-vp-6", "die:black-food"])
    table.choose(die)
    assert (table.decision, table.vp(), table.have()) == (None, vp, goods)


@pytest.mark.rule("T-57")
@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_the_red_die_brings_points(number: int) -> None:
    table = attacked(Table(), THEIRS, f"vp-{number}", "coin").choose(f"red-vp-{number}")
    assert table.points() == {"territories": number}


@pytest.mark.rule("T-57")
@pytest.mark.parametrize("good", ["coin", "worker", "food", "culture"])
def test_the_black_die_brings_a_resource(good: str) -> None:
    table = attacked(Table(), THEIRS, "vp-4", good).choose(f"black-{good}")
    assert (table.vp(), table.have()) == (0, {good: 1})


@pytest.mark.rule("T-57")
@pytest.mark.parametrize(
    ("dice", "target", "both"),
    [
        (BOTH_DICE, THEIRS, True),
        (BOTH_DICE, (3, 0), True),
        (BOTH_IF_OPPONENT, THEIRS, True),
        (BOTH_IF_OPPONENT, (3, 0), False),
    ],
)
def test_some_conquests_gain_both_dice(dice: int, target: Place, both: bool) -> None:
    table = attacked(Table(Seat(controls=[THEIRS])), target, "vp-5", "coin", conquer(dice=dice))
    if both:
        assert (table.decision, table.vp(), table.have()) == (None, 5, {"coin": 1})
    else:
        assert table.asked == "die"


@pytest.mark.rule("T-58")
@pytest.mark.parametrize(("controls", "points"), [([], 2), ([(2, -1)], 3), ([(2, -1), (3, 0)], 4)])
def test_the_territory_face_is_a_point_for_each_controlled_territory(
    controls: list[Place], points: int
) -> None:
    table = attacked(Table(controls=controls), THEIRS, "territories", "coin").choose("red-territories")
    assert table.points() == {"territories": points}


@pytest.mark.rule("T-58")
def test_both_territory_faces_of_the_red_die_are_alike() -> None:
    faces = [face for face in RED if face.name == "red-territories"]
    assert len(faces) == 2
    for face in faces:
        assert Table(controls=[THEIRS]).gain(face.benefit).vp() == 2


@pytest.mark.rule("T-58")
def test_the_territory_face_does_not_count_what_a_trap_has_kept() -> None:
    table = Table(Seat(controls=[THEIRS], hand=["trap"]), controls=[(2, -1)])
    attacked(table, THEIRS, "territories", "worker").choose("take", "coin", "red-territories")
    assert table.vp() == 2


@pytest.mark.rule("T-59")
def test_the_question_face_brings_the_benefit_of_the_conquered_tile() -> None:
    table = attacked(Table(placed={(1, 0): 5}), (1, 0), "vp-5", "tile").choose("black-tile")
    assert (table.vp(), table.have()) == (0, {"food": 1})


@pytest.mark.rule("T-59")
def test_the_question_face_gives_nothing_on_a_printed_territory() -> None:
    table = attacked(Table(), (2, -1), "vp-4", "tile")
    assert table.options == ["die:red-vp-4", "die:black-tile"]
    table.choose("black-tile")
    assert (table.decision, table.vp(), table.have()) == (None, 0, {})
    assert table.controls() == {MINE, (2, -1)}


@pytest.mark.rule("T-59")
def test_the_question_face_brings_buildings_too() -> None:
    table = attacked(Table(placed={(1, 0): 8}), (1, 0), "vp-5", "tile").choose("black-tile", (0, 0))
    assert table.me.placed(FARM) == 1


# Opponents


@pytest.mark.rule("T-60")
def test_the_outpost_of_a_conquered_opponent_lies_on_its_side() -> None:
    table = Table(Seat(controls=[THEIRS], hand=["socialism"], outposts=5))
    attacked(table, THEIRS, "vp-6").choose("red-vp-6")
    assert table.pieces(THEIRS) == [(1, "outpost", LIES), (0, "outpost", STANDS)]
    assert (table.vp(), table.vp(1), table.player(1).outposts) == (6, 0, 5)


@pytest.mark.rule("T-61")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_conquered_territory_cannot_be_conquered_again(seat: int) -> None:
    around = [(0, 1), (0, 2), (2, 1)]
    mine, left, right = ([each] for each in around)
    seats = [Seat(controls=[THEIRS, *left], hand=[]), Seat(controls=right)]
    table = Table(*seats, seats=3, controls=mine, placed={(0, 1): 5, (0, 2): 7, (2, 1): 16})
    attacked(table, THEIRS).choose("red-vp-4")
    table.gain(conquer(anywhere=True), seat=seat)
    assert not table.offers("1,1")


@pytest.mark.rule("T-61")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_territory_kept_by_a_trap_cannot_be_conquered_again(seat: int) -> None:
    table = Table(Seat(controls=[THEIRS], hand=["trap"]))
    attacked(table, THEIRS).choose("take", "coin", "red-vp-4")
    table.gain(conquer(anywhere=True), seat=seat)
    assert not table.offers("1,1")


# Traps


@pytest.mark.rule("T-62", "T-63")
def test_a_trap_keeps_the_territory_and_topples_the_attacker() -> None:
    table = attacked(Table(Seat(controls=[THEIRS], hand=["trap", "alliance"])), THEIRS, "vp-6", "food")
    assert (table.asked, table.asked_seat, table.options) == ("trap", 1, ["take", "decline"])
    table.choose("take", "culture")
    assert table.pieces(THEIRS) == [(1, "outpost", STANDS), (0, "outpost", LIES)]
    assert (table.controls(0), THEIRS in table.controls(1)) == ({MINE}, True)
    assert (table.hand(1), [card.name for card in table.state.discard]) == (["alliance"], ["trap"])
    assert (table.asked, table.asked_seat) == ("die", 0)
    table.choose("black-food")
    assert table.have() == {"food": 1}


@pytest.mark.rule("T-62")
def test_a_trap_need_not_be_played() -> None:
    table = attacked(Table(Seat(controls=[THEIRS], hand=["trap"])), THEIRS).choose("decline")
    assert THEIRS in table.controls(0)
    assert table.hand(1) == ["trap"]
    assert table.pieces(THEIRS) == [(1, "outpost", LIES), (0, "outpost", STANDS)]


@pytest.mark.rule("T-62")
def test_without_a_trap_in_hand_nothing_is_asked() -> None:
    table = attacked(Table(Seat(controls=[THEIRS], hand=["alliance"], laid={1: ["trap"]})), THEIRS)
    assert table.asked == "die"


@pytest.mark.rule("T-62")
def test_only_whoever_controls_the_territory_may_play_a_trap() -> None:
    others = [Seat(controls=[THEIRS]), Seat(hand=["trap"])]
    table = attacked(Table(*others, seats=3, hand=["trap"]), THEIRS)
    assert (table.asked, table.asked_seat) == ("die", 0)


@pytest.mark.rule("T-62")
def test_an_empty_territory_is_conquered_without_traps() -> None:
    table = attacked(Table(Seat(hand=["trap"])), THEIRS)
    assert (table.asked, table.asked_seat) == ("die", 0)


@pytest.mark.rule("T-62")
def test_a_trap_is_drawn_held_and_laid_like_any_tapestry_card() -> None:
    table = Table(Seat(era=2, coin=1), hand=["trap", "alliance"])
    assert CARD["trap"].copies == 7
    table.income()
    assert table.options == ["card:trap", "card:alliance"]
    players: Any = table.game.view(1)["players"]
    assert (players[0]["hand"], players[0]["hand_size"]) == (None, 2)


@pytest.mark.rule("T-63")
@pytest.mark.parametrize("trapped", [True, False])
def test_the_attacker_gains_a_die_in_any_case(trapped: bool) -> None:
    table = attacked(Table(Seat(controls=[THEIRS], hand=["trap"])), THEIRS, "vp-7", "tile")
    table.choose(*(["take", "coin"] if trapped else ["decline"]))
    table.choose("red-vp-7")
    assert table.vp() == 7


@pytest.mark.rule("T-63")
def test_the_question_face_brings_the_tiles_benefit_even_after_a_trap() -> None:
    table = Table(Seat(controls=[(1, 0)], hand=["trap"]), placed={(1, 0): 5})
    attacked(table, (1, 0), "vp-4", "tile").choose("take", "coin", "black-tile")
    assert table.have() == {"food": 1}


# Deals


GIFTS = {"gives-tile", "takes-tech"}
"""What the journal tells when a card or a civilization lets a thing pass to somebody else."""


def belongings(game: figurka.Game[Any]) -> Counter[tuple[int, int | str]]:
    """What lies before each player: resources, cards, tiles and technologies."""
    return Counter(
        (player.seat, key)
        for player in game.state.players
        for key in (
            *(kind for kind, count in enumerate(player.goods) for _ in range(count)),
            *(thing.key for thing in (*player.hand, *player.tiles, *player.space_tiles)),
            *(tech.key for row in player.techs for tech in row),
        )
    )


@pytest.mark.rule("T-64")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_changes_hands_but_by_a_card_or_a_civilization(seed: int) -> None:
    game = figurka.new_game("tapestry", 4, seed, journal=True)
    assert game.journal is not None
    random = Random(seed)
    before, told = belongings(game), 0
    while game.decision is not None:
        active = game.state.active
        game.choose(random.randrange(len(game.decision.options)))
        after, events = belongings(game), game.journal.events[told:]
        lost, won = before - after, after - before
        drawn = {thing.key for event in events for thing in event.things}
        passed = {key for _, key in lost if isinstance(key, str)} & {key for _, key in won} - drawn
        assert not passed or GIFTS & {event.kind for event in events}
        payers = {seat for seat, key in lost if isinstance(key, int)}
        assert payers <= {active, *(event.seat for event in events if event.kind == "pays")}
        before, told = after, len(game.journal.events)


@pytest.mark.rule("T-64")
def test_a_promise_binds_nobody() -> None:
    table = Table(Seat(controls=[THEIRS], culture=1), culture=1)
    assert not any(key.startswith(("give", "deal", "seat")) for key in table.options)
    table.choose("advance:military")
    assert table.offers("1,1")


# The last outpost


@pytest.mark.rule("T-65")
def test_without_outposts_nobody_conquers() -> None:
    table = Table(NEXT, outposts=0, culture=1)
    table.advance("military")
    assert (table.tracks()["military"], table.asked_seat) == (1, 1)
    assert (table.vp(), table.controls()) == (0, {MINE})


@pytest.mark.rule("T-65")
def test_the_last_outpost_still_conquers() -> None:
    table = attacked(Table(outposts=1), THEIRS).choose("red-vp-4")
    assert (table.me.outposts, table.controls()) == (0, {MINE, THEIRS})
    assert table.gain(conquer()).decision is None


@pytest.mark.rule("T-65")
def test_toppled_outposts_do_not_come_back() -> None:
    table = Table(Seat(controls=[THEIRS], outposts=0))
    attacked(table, THEIRS).choose("red-vp-4")
    assert table.player(1).outposts == 0
    assert table.gain(conquer(), seat=1).decision is None
