"""Nothing is lost: every report can be taken back, a game can be saved, and the bots do the same again."""

from random import Random

import pytest

import figurka
from figurka.arena.conformance import check_game, fingerprint
from figurka.core.errors import UndoError
from tests.games.tapestry.companion.table import Companion


def test_a_report_is_taken_back_past_the_bots_turn() -> None:
    table = Companion(seed=5).tell("income").end_turn()
    before = fingerprint(table.game)
    table.advance("military").tell("hex:2,-1").end_turn()
    after, told = fingerprint(table.game), table.told()
    for _ in range(4):
        table.game.undo()
    assert fingerprint(table.game) == before
    table.advance("military").tell("hex:2,-1").end_turn()
    assert fingerprint(table.game) == after
    assert table.told() == told


def test_a_whole_round_is_taken_back_at_once() -> None:
    table = Companion(seed=5).tell("income").end_turn()
    before = fingerprint(table.game)
    table.advance("military").end_turn()
    table.game.reset_turn()
    assert fingerprint(table.game) == before


@pytest.mark.parametrize("seed", range(4))
def test_everything_can_be_taken_back_to_the_beginning(seed: int) -> None:
    table, seen = Companion(seed, level="6", first="automa"), []
    random = Random(seed)
    for _ in range(60):
        seen.append(fingerprint(table.game))
        table.play_on(random, 1)
    while seen:
        table.game.undo()
        assert fingerprint(table.game) == seen.pop()
    with pytest.raises(UndoError):
        table.game.undo()


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_saved_and_goes_on(seed: int) -> None:
    table = Companion(seed).play_on(Random(seed), 40)
    loaded = figurka.load_game(table.game.save(), journal=True)
    assert fingerprint(loaded) == fingerprint(table.game)
    assert loaded.can_undo
    loaded.undo()
    table.game.undo()
    assert fingerprint(loaded) == fingerprint(table.game)


@pytest.mark.parametrize("first", ["you", "automa"])
@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5", "6"])
def test_whole_games_keep_the_invariants(level: str, first: str) -> None:
    game = check_game("tapestry-automa", 1, int(level), level=level, first=first)
    assert [player.era for player in game.state.players] == [5, 5, 0]
