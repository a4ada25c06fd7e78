"""What is to be moved at the printed table: after each turn of the bots, and back after an undo."""

from itertools import pairwise
from random import Random

import pytest

from figurka.games.tapestry.companion.rules.bots import table_bots
from figurka.games.tapestry.companion.rules.moving import Position, moves_between
from figurka.games.tapestry.companion.rules.things import AUTOMA, PERSON, SHADOW
from figurka.games.tapestry.rules.inventing import renew_display
from figurka.games.tapestry.rules.things import CUBE, LAST, MILITARY, OUTPOST, TECHNOLOGY, standing
from figurka.games.tapestry.rules.world import put_piece, topple
from figurka.games.tapestry.solo.rules.acting import take_card
from tests.games.tapestry.companion.table import HOME, Companion, named_moves

NEUTRAL = "hex:2,-1"
"""An explored hex beside the person's start."""
UNEXPLORED = "hex:1,0"


# One pause for each turn of the bots


def test_each_turn_of_the_bots_is_carried_out_before_the_person_goes_on() -> None:
    table = Companion(seed=4).tell("income", "done")
    assert (table.asked.seat, table.asked.kind, table.keys) == (PERSON, "moved", ["done"])
    assert table.automa.era == 1
    assert table.tell("done").asked.kind == "report"


def test_there_is_one_pause_for_each_turn_also_after_the_persons_fifth_income_turn() -> None:
    table = Companion(seed=4, level="5")
    for _ in range(5):
        table.tell("income").end_turn()
    assert table.me.finished
    pauses = 0
    while table.asked.kind == "moved":
        before = table.told()
        table.tell("done")
        turns = [rule for rule in table.told()[len(before) :] if rule in ("A-22", "A-24")]
        assert len(turns) == (1 if table.asked.kind == "moved" else 0)
        pauses += 1
    assert pauses > 20, "they came at once"
    assert table.asked.kind == "outcome"


def test_what_is_to_be_moved_is_known_until_it_is_done() -> None:
    table = Companion(seed=4, level="5").tell("income", "done")
    assert ("token", AUTOMA, "track:military") in table.to_move()
    seen = table.game.view(0)["moves"]
    assert isinstance(seen, list)
    assert [move["kind"] for move in seen] == [kind for kind, _, _ in table.to_move()]
    assert seen[0] == {
        "kind": "token",
        "seat": AUTOMA,
        "thing": "track:military",
        "place": None,
        "start": 0,
        "end": 1,
    }
    assert table.tell("done").to_move() == []


def test_a_trap_of_the_person_is_asked_before_anything_is_to_be_moved() -> None:
    for seed in range(30):
        table, random = Companion(seed), Random(seed)
        while table.game.decision is not None and table.asked.kind != "trap":
            table.play_on(random, 1)
        if table.game.decision is not None:
            assert table.to_move() == []
            place = table.asked.because
            table.tell("decline")
            assert place is not None
            fallen = [each for each in table_bots(table.state).moves if each.place is place]
            assert {(move.kind, move.seat) for move in fallen} == {("topple", PERSON), ("piece", AUTOMA)}
            return
    pytest.fail("nobody was attacked")


# From one position to another, and back


@pytest.mark.parametrize("seed", range(6))
def test_what_is_moved_can_be_moved_back(seed: int) -> None:
    table, random = Companion(seed, level="6"), Random(seed)
    positions = [Position(table.state)]
    for _ in range(80):
        table.play_on(random, 1)
        positions.append(Position(table.state))
    for before, after in pairwise(positions):
        there, back = moves_between(before, after), moves_between(after, before)
        assert len(there) == len(back)
    assert moves_between(positions[-1], positions[-1]) == ()


def test_tokens_and_landmarks() -> None:
    table = Companion().tell("income").end_turn()
    before = Position(table.state)
    table.advance("military", 4)
    there, back = moves_between(before, Position(table.state)), moves_between(Position(table.state), before)
    assert named_moves(there) == [
        ("token", PERSON, "track:military"),
        ("landmark", PERSON, "landmark:barracks"),
    ]
    assert [(move.start, move.end) for move in (there[0], back[0])] == [(0, 4), (4, 0)]
    assert named_moves(back)[1] == ("landmark", -1, "landmark:barracks")


def test_a_token_that_starts_again_leaves_one_track_for_another() -> None:
    table = Companion().tell("income").end_turn().advance("technology", LAST)
    before = Position(table.state)
    table.tell("special", "track:military")
    military, technology = moves_between(before, Position(table.state))
    assert (military.kind, military.start, military.end) == ("token", -1, 0)
    assert (technology.kind, technology.start, technology.end) == ("token", LAST, -1)
    assert table.me.tokens[MILITARY] == (0, 0)
    assert table.me.tokens[TECHNOLOGY] == ()


def test_pieces_come_fall_and_are_stood_up() -> None:
    table = Companion()
    state, place = table.state, table.hex(NEUTRAL)
    empty = Position(state)
    put_piece(state, place, standing(PERSON, OUTPOST))
    put_piece(state, place, standing(AUTOMA, OUTPOST))
    topple(state, place, PERSON)
    conquered = Position(state)
    assert named_moves(moves_between(empty, conquered)) == [
        ("piece-lying", PERSON, "Q3"),
        ("piece", AUTOMA, "Q3"),
    ]
    topple(state, place, AUTOMA)
    assert named_moves(moves_between(conquered, Position(state))) == [
        ("stand", PERSON, "Q3"),
        ("topple", AUTOMA, "Q3"),
    ]
    assert [kind for kind, _, _ in named_moves(moves_between(Position(state), empty))] == ["piece-off"] * 2


def test_tiles_and_second_pieces() -> None:
    table = Companion().tell("income").end_turn()
    before = Position(table.state)
    table.tell(UNEXPLORED)
    assert named_moves(moves_between(Position(table.state), before)) == [("tile-up", -1, "P4")]
    put_piece(table.state, table.hex(HOME), standing(PERSON, CUBE))
    assert named_moves(moves_between(before, Position(table.state))) == [
        ("tile", -1, "P4"),
        ("piece", PERSON, "Q4"),
    ]


def test_cards_marks_and_points() -> None:
    table = Companion()
    before = Position(table.state)
    for _ in range(2):
        renew_display(table.state, table.automa)
        take_card(table.state, table.automa)
    table.automa.vp += 7
    automas, shadows = table.bots.favourites
    table.bots.favourites = (automas, next(track for track in range(4) if track not in (automas, shadows)))
    after = Position(table.state)
    moves = moves_between(before, after)
    assert [(move.kind, move.seat, move.start, move.end) for move in moves if move.kind != "favourite"] == [
        ("techs", AUTOMA, 0, 2),
        ("supply", AUTOMA, 0, 2),
        ("points", AUTOMA, 0, 7),
    ]
    assert [(move.seat, move.start) for move in moves if move.kind == "favourite"] == [(SHADOW, shadows)]
    back = moves_between(after, before)
    assert [move.kind for move in back] == ["techs-back", "supply-back", "favourite", "points"]


def test_the_technologies_on_offer_are_replaced_though_their_pile_is_shuffled_anew() -> None:
    table = Companion()
    for _ in range(25):
        before = Position(table.state)
        renew_display(table.state, table.automa)
        (move,) = moves_between(before, Position(table.state))
        assert (move.kind, move.end) == ("techs", 1)
