"""Worked examples of set-up, turns, decks and scoring: AE-3, AE-20 to AE-25."""

import pytest

from figurka.games.tapestry.solo.rules.bots import bots_of
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable, begun


@pytest.mark.rule("A-104", "A-210", "A-205")
def test_ae_3_scoring_in_the_third_income_turn() -> None:
    """At level 1 nothing of the Automa's moves before it scores."""
    table = SoloTable(
        level=1,
        automa={"exploration": 5, "science": 2, "military": 4, "technology": 3},
        tokens={(-1, 1): ["automa"], (-1, 2): ["automa"]},
        claimed=["lighthouse", "barracks"],
        bots_era=2,
        era=2,
        pair=[3, 5],
        decision_deck=[],
    ).bots_income(3)
    assert table.points(AUTOMA) == {"territories": 6, "capital": 4, "tracks": 6 + 8, "income": 3}
    assert table.vp(AUTOMA) == 27


@pytest.mark.rule("A-24", "A-25", "A-26")
def test_ae_20_the_income_symbol_with_cards_left() -> None:
    table = SoloTable(level=2, decision_deck=[1, 5, 2, 4], favourites=("military", "science")).bot_turn()
    assert table.automa.era == 1
    assert table.sizes["deck"] == 2
    assert table.reason("A-266").bot == "automa"
    assert table.reason("A-264").bot == "shadow"
    assert sum(table.tracks(AUTOMA).values()) == sum(table.tracks(SHADOW).values()) == 1


@pytest.mark.rule("A-25", "A-102")
@pytest.mark.parametrize(("level", "advances"), [(2, 0), (3, 1)])
def test_ae_21_the_income_symbol_with_the_last_pair(level: int, advances: int) -> None:
    table = SoloTable(level=level, decision_deck=[1, 5], civilization="engineers").bot_turn()
    assert table.automa.era == 2
    assert sum(table.tracks(AUTOMA).values()) == sum(table.tracks(SHADOW).values()) == advances


@pytest.mark.rule("A-22", "A-25", "A-26", "A-102")
@pytest.mark.parametrize(("level", "again"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_ae_22_the_last_pair_without_the_income_symbol(level: int, again: int) -> None:
    table = SoloTable(level=level, decision_deck=[3, 5], civilization="engineers").bot_turn()
    assert table.automa.era == 1
    assert (table.reason("A-265").bot, table.reason("A-266").bot) == ("automa", "shadow")
    assert sum(table.tracks(AUTOMA).values()) == sum(table.tracks(SHADOW).values()) == 1
    assert table.shown == [3, 5]
    table.bot_turn()
    assert table.automa.era == 2
    assert sum(table.tracks(AUTOMA).values()) == sum(table.tracks(SHADOW).values()) == 1 + again


@pytest.mark.rule("A-105", "A-106", "A-109")
@pytest.mark.parametrize(
    ("level", "decks", "progress"),
    [(4, [8, 10, 14, 18], [14, 12, 8, 4])],
)
def test_ae_23_the_size_of_the_decision_deck(level: int, decks: list[int], progress: list[int]) -> None:
    assert sizes(level) == (decks, progress)


@pytest.mark.rule("A-105", "A-106")
@pytest.mark.parametrize(
    ("level", "decks"), [(3, [8, 8, 10, 12]), (5, [8, 10, 16, 22]), (6, [8, 10, 16, 22])]
)
def test_ae_24_the_size_of_the_decision_deck_at_other_levels(level: int, decks: list[int]) -> None:
    assert sizes(level)[0] == decks


def sizes(level: int) -> tuple[list[int], list[int]]:
    """How many cards the decision deck and the progress deck hold after each of four income turns."""
    table = SoloTable(level=level, bots_era=0, civilization="engineers")
    decks, progress = [], []
    while table.automa.era < 4:
        era = table.automa.era
        table.bot_turn()
        if table.automa.era > era:
            decks.append(table.sizes["deck"])
            progress.append(table.sizes["progress"])
    return decks, progress


@pytest.mark.rule("A-9", "A-13", "A-14", "A-16", "A-18")
@pytest.mark.parametrize("seed", range(5))
def test_ae_25_the_counts_after_set_up(seed: int) -> None:
    state = begun(seed, level=2)
    pieces = {
        (place.q, place.r): [piece.seat for piece in state.pieces[place.index]]
        for place in state.board.hexes
        if state.pieces[place.index]
    }
    assert pieces == {(2, 0): [HUMAN, HUMAN], (-2, 2): [AUTOMA, AUTOMA]}
    assert [player.outposts for player in state.players] == [8, 7, 9]
    bots = bots_of(state)
    assert (len(bots.deck), len(bots.progress)) == (8, 14)
    assert len(state.deck) == 37
