"""A game is its choices: going on, going back, cloning, imagining."""

from random import Random
from typing import Any

import pytest

import figurka
from figurka.arena.conformance import fingerprint, play_some
from figurka.core.errors import ChoiceError, ImagineError, SaveError, UndoError
from figurka.core.game import Game


def at_first_turn(seats: int = 2, seed: int = 5, **options: Any) -> Game[Any]:
    """A game in which everybody has kept his hand."""
    game = figurka.new_game("farshore", seats, seed, **options)
    while game.decision is not None and game.decision.kind == "redraw":
        game.choose(0)
    return game


def choose(game: Game[Any], key: str) -> None:
    assert game.decision is not None
    game.choose(game.decision.index(key))


def options(game: Game[Any]) -> list[str]:
    assert game.decision is not None
    return [option.key for option in game.decision.options]


@pytest.mark.parametrize("index", [-1, 10_000])
def test_a_wrong_choice_raises_and_nothing_changes(index: int) -> None:
    game = at_first_turn()
    before = fingerprint(game)
    with pytest.raises(ChoiceError, match="option"):
        game.choose(index)
    assert fingerprint(game) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = figurka.new_game("farshore", 2, 3)
    play_some(game, Random(3), 10_000)
    assert game.over
    assert game.decision is None
    with pytest.raises(ChoiceError, match="over"):
        game.choose(0)
    refusal = game.why_not("pass")
    assert refusal is not None
    assert refusal.id == "refusal-game-over"


def test_returns_are_one_win_shared_and_zero_while_the_game_goes_on() -> None:
    game = figurka.new_game("farshore", 3, 3)
    assert game.winners == []
    assert game.returns == [0.0, 0.0, 0.0]
    play_some(game, Random(3), 10_000)
    assert sum(game.returns) == pytest.approx(1.0)
    assert all(game.returns[seat] > 0 for seat in game.winners)


def test_undo_takes_back_one_choice_of_a_turn() -> None:
    game = at_first_turn()
    choose(game, "place:docks")
    asked = options(game)
    choose(game, asked[0])
    choose(game, "done") if "done" in options(game) else None
    assert game.decision is not None
    assert game.decision.kind == "gain"
    game.undo()
    game.undo()
    assert options(game) == asked
    game.undo()
    assert "place:docks" in options(game)


def test_undo_stops_where_another_seat_was_asked() -> None:
    game = at_first_turn()
    choose(game, "place:shore_driftwood")
    assert not game.can_undo
    with pytest.raises(UndoError):
        game.undo()


def test_undo_stops_where_something_was_revealed() -> None:
    game = at_first_turn()
    choose(game, "place:lookout")
    choose(game, "done")
    choose(game, "deck")
    assert game.decision is not None
    assert game.decision.kind == "draw"
    with pytest.raises(UndoError):
        game.undo()


def test_a_reset_takes_back_the_whole_turn() -> None:
    game = at_first_turn()
    before = fingerprint(game)
    choose(game, "place:docks")
    choose(game, options(game)[0])
    choose(game, options(game)[0])
    game.reset_turn()
    assert fingerprint(game) == before
    with pytest.raises(UndoError):
        game.reset_turn()


def test_undo_reaches_back_over_turns_of_the_only_player_left() -> None:
    crossed = 0
    for seed in range(4):
        game, random = figurka.new_game("farshore", 2, seed), Random(seed)
        while not game.over:
            before, turns = fingerprint(game), game.turns
            play_some(game, random, 1)
            if game.can_undo and game.turns > turns:
                game.undo()
                assert fingerprint(game) == before
                crossed += 1
                play_some(game, random, 1)
    assert crossed > 0


def test_the_journal_forgets_what_was_taken_back() -> None:
    game = at_first_turn(journal=True)
    assert game.journal is not None
    told = len(game.journal.events)
    choose(game, "place:docks")
    choose(game, options(game)[0])
    assert len(game.journal.events) > told
    game.reset_turn()
    assert len(game.journal.events) == told


def test_a_game_without_checkpoints_cannot_be_cloned_or_taken_back() -> None:
    game = at_first_turn(checkpoints=False)
    choose(game, "place:docks")
    assert not game.can_undo
    with pytest.raises(UndoError):
        game.undo()
    with pytest.raises(UndoError):
        game.clone()


def test_a_seat_imagines_other_hands_but_its_own() -> None:
    game = at_first_turn(seats=4)
    assert game.decision is not None
    seat = game.decision.seat
    hands = {
        tuple(card.key for card in game.imagine(seat, seed).state.players[(seat + 1) % 4].hand)
        for seed in range(9)
    }
    assert len(hands) > 1
    assert game.imagine(seat, 1).state.players[seat].hand == game.state.players[seat].hand


def test_a_seat_can_imagine_before_another_seats_turn_but_not_in_it() -> None:
    game = at_first_turn(seats=2)
    assert game.decision is not None
    other = 1 - game.decision.seat
    imagined = game.imagine(other, 4)
    assert imagined.view(other) == game.view(other)
    choose(game, "place:docks")
    with pytest.raises(ImagineError, match="seat"):
        game.imagine(other, 4)


def test_who_is_imagined_imagines_from_what_he_holds_there() -> None:
    game = at_first_turn(seats=2)
    assert game.decision is not None
    seat = game.decision.seat
    world = game.imagine(seat, 4)
    hand = world.state.players[1 - seat].hand
    assert hand != game.state.players[1 - seat].hand
    assert world.imagine(1 - seat, 5).state.players[1 - seat].hand == hand


def test_an_imagined_game_cannot_be_saved() -> None:
    game = at_first_turn()
    assert game.decision is not None
    imagined = game.imagine(game.decision.seat, 4)
    with pytest.raises(SaveError, match="imagined"):
        imagined.save()
    play_some(imagined, Random(1), 40)
    with pytest.raises(SaveError, match="imagined"):
        imagined.clone().save()


def test_a_view_shows_the_options_to_the_deciding_seat_only() -> None:
    game = at_first_turn()
    assert game.decision is not None
    seat = game.decision.seat
    mine, theirs, spectators = (
        game.view(seat)["decision"],
        game.view(1 - seat)["decision"],
        game.view()["decision"],
    )
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["options"] == options(game)
    assert "options" not in theirs
    assert theirs == spectators


def test_a_choice_is_tried_out_without_touching_the_game() -> None:
    game = figurka.new_game("farshore", 2, 3, journal=True)
    random = Random(3)
    asked = set()
    while game.decision is not None and len(game.history) < 120:
        before, events = fingerprint(game), len(game.journal.events if game.journal else ())
        for index in range(len(game.decision.options)):
            tried = game.try_out([index])
            twin = game.clone()
            revelations = twin.state.revelations
            twin.choose(index)
            revealed = twin.state.revelations != revelations
            assert tried.whole or revealed
            if tried.asked is not None and not revealed:
                asked.add(tried.asked.kind)
                tried.state.revelations = revelations
                assert game.rules.view(tried.state, None) == game.rules.view(twin.state, None)
        assert fingerprint(game) == before
        assert len(game.journal.events if game.journal else ()) == events
        play_some(game, random, 1)
    assert len(asked) > 3


def test_trying_out_ends_at_a_turning_point() -> None:
    game = figurka.new_game("farshore", 2, 1)
    play_some(game, Random(1), 2)
    assert game.decision is not None
    visits = [index for index, option in enumerate(game.decision.options) if option.key.startswith("place:")]
    assert visits
    assert not game.try_out(visits[:1], frozenset(("visits",))).whole
