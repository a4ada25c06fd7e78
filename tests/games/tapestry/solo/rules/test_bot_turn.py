"""A turn of the bots: the pair of decision cards, income turns, and who moves when (A-20 to A-30)."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from figurka.core.chance import game_chance
from figurka.games.tapestry.rules.state import OVER, PLAY, TapestryState
from figurka.games.tapestry.rules.turn import turn
from figurka.games.tapestry.solo.rules.setting_up import setup
from figurka.games.tapestry.solo.rules.things import DecisionCard
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable


def turns_of(seed: int, level: int = 2) -> tuple[TapestryState, list[tuple[int, int]]]:
    """A whole game of a human who chooses at random: whose turn it was, and the era it left him in."""
    state = setup(1, game_chance(seed), {"level": (str(level),), "adjustments": ("none",)})
    random = Random(seed)
    turns = []
    while state.phase != OVER:
        seat, phase = state.active, state.phase
        rule = turn(state)
        decision = next(rule, None)
        while decision is not None:
            try:
                decision = rule.send(random.randrange(len(decision.options)))
            except StopIteration:
                decision = None
        if phase == PLAY:
            turns.append((seat, state.players[seat].era))
    return state, turns


# Whose turn it is


@pytest.mark.rule("A-20")
@pytest.mark.parametrize("seed", range(8))
def test_human_and_bots_take_turns_until_one_side_is_done(seed: int) -> None:
    state, turns = turns_of(seed)
    assert turns[0] == (state.first, 1)
    first_done = [era for _, era in turns].index(5)
    seats = [seat for seat, _ in turns]
    common, rest = seats[: first_done + 1], seats[first_done + 1 :]
    assert all(seat != after for seat, after in pairwise(common))
    assert set(rest) == {1 - common[-1]}, "the other side plays on alone"


@pytest.mark.rule("A-20")
def test_both_bots_act_in_one_turn() -> None:
    table = SoloTable(decision_deck=[6, 7, 1, 2], favourites=("technology", "exploration")).bot_turn()
    assert sum(table.tracks(AUTOMA).values()) == 1
    assert sum(table.tracks(SHADOW).values()) == 1
    assert table.state.active == HUMAN


@pytest.mark.rule("A-20")
def test_the_bots_follow_when_the_human_has_moved() -> None:
    table = SoloTable(coin=3, decision_deck=[6, 7, 1, 2])
    table.advance("exploration", {"coin": 1})
    assert table.shown == [6, 7]
    assert table.asked_seat == HUMAN
    table.advance("military", {"coin": 1})
    assert table.asked == "conquer", "the bots wait until his turn is done"
    assert table.shown == [6, 7]


@pytest.mark.rule("A-21")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_the_first_turn_of_the_bots_is_their_first_income_turn(level: int) -> None:
    table = SoloTable(level=level, bots_era=0).bot_turn()
    assert table.automa.era == 1
    assert table.shown == []
    assert table.sizes == {"deck": 8, "pair": 0, "discard": 0, "progress": 14}


@pytest.mark.rule("A-21")
def test_then_they_draw_a_pair() -> None:
    table = SoloTable(bots_era=0).bot_turn().bot_turn()
    assert table.automa.era == 1
    assert table.sizes == {"deck": 6, "pair": 2, "discard": 0, "progress": 14}


# The pair


@pytest.mark.rule("A-22")
def test_an_empty_deck_brings_the_next_income_turn_instead_of_a_pair() -> None:
    table = SoloTable(decision_deck=[], pair=[3, 5], bots_era=1).bot_turn()
    assert table.automa.era == 2
    assert "A-24" not in table.rules_told()


@pytest.mark.rule("A-22")
def test_the_pair_still_shown_is_then_the_one_used_last() -> None:
    """At level 3 both bots advance by it once more: card 6 lets them choose any track in card 2's order."""
    table = SoloTable(level=3, decision_deck=[], pair=[6, 2], bots_era=1, civilization="engineers")
    table.bot_turn()
    assert table.reason("A-102").things == [6, 2]
    assert table.tracks(AUTOMA)["military"] == 1
    assert table.tracks(SHADOW)["technology"] == 1


@pytest.mark.rule("A-23")
def test_the_shown_pair_is_discarded_before_a_new_one_is_drawn() -> None:
    table = SoloTable(decision_deck=[6, 7, 1, 2], pair=[3, 5], decision_discard=[4]).bot_turn()
    assert table.shown == [6, 7]
    assert table.numbers("discard") == [3, 4, 5]


@pytest.mark.rule("A-24")
def test_the_first_card_drawn_is_the_track_card_the_second_the_tiebreaker_card() -> None:
    table = SoloTable(decision_deck=[3, 5, 1, 2], favourites=("technology", "technology")).bot_turn()
    assert table.shown == [3, 5]
    assert table.reason("A-24").things == [3, 5]
    assert (table.reason("A-265").bot, table.reason("A-266").bot) == ("automa", "shadow"), "rules of card 3"
    assert table.tracks(AUTOMA)["exploration"] == 1, "the top of card 5"
    assert table.tracks(SHADOW)["technology"] == 1, "the bottom of card 5"


@pytest.mark.rule("A-24")
def test_either_card_of_a_pair_may_come_to_lie_left() -> None:
    lefts: Counter[int] = Counter()
    for seed in range(60):
        table = SoloTable(seed=seed)
        table.bots.deck.rest, table.bots.deck.top = [*table.bots.deck.top], ()
        table.bot_turn()
        lefts[table.shown[0]] += 1
    assert len(lefts) == 8


# The income symbol


@pytest.mark.rule("A-25")
def test_the_symbol_on_the_last_track_card_brings_income_instead_of_advances() -> None:
    table = SoloTable(decision_deck=[1, 5], civilization="engineers").bot_turn()
    assert table.automa.era == 2
    assert sum(table.tracks(AUTOMA).values()) == sum(table.tracks(SHADOW).values()) == 0


@pytest.mark.rule("A-25")
def test_with_cards_left_the_symbol_does_nothing() -> None:
    table = SoloTable(decision_deck=[1, 5, 2, 4]).bot_turn()
    assert table.automa.era == 1
    assert sum(table.tracks(AUTOMA).values()) == sum(table.tracks(SHADOW).values()) == 1


@pytest.mark.rule("A-25")
def test_without_the_symbol_the_last_pair_is_played_and_income_comes_next() -> None:
    table = SoloTable(decision_deck=[3, 1], civilization="engineers", tile_stack=[5]).science("technology")
    table.bot_turn()
    assert table.automa.era == 1
    assert sum(table.tracks(SHADOW).values()) == 1
    table.bot_turn()
    assert table.automa.era == 2
    assert sum(table.tracks(SHADOW).values()) == 1


# Advancing


@pytest.mark.rule("A-26", "A-27")
def test_the_automa_advances_first_then_the_shadow_empire() -> None:
    """Both stand before the same landmark's space; afterwards one of them finds it taken."""
    table = SoloTable(
        automa={"technology": 11},
        shadow={"technology": 11},
        decision_deck=[15, 16, 1, 2],
        decision_discard=[],
        claimed=["forge", "rubber_works", "tech_hub"],
    ).bot_turn()
    assert table.achieved("complete_track") == [AUTOMA, SHADOW]
    assert table.vp(AUTOMA) == 10
    assert [event.seat for event in table.events if event.kind == "advances"] == [AUTOMA, SHADOW]


@pytest.mark.rule("A-26", "A-27")
def test_each_bot_follows_its_own_rule_of_the_track_card() -> None:
    """Card 22: the Automa goes where the end is nearest, the Shadow Empire anywhere."""
    spaces = {"technology": 8}
    table = SoloTable(
        automa=spaces, shadow=spaces, decision_deck=[22, 5, 1, 2], favourites=("military", "military")
    ).bot_turn()
    assert table.tracks(AUTOMA)["technology"] == 9
    assert table.tracks(SHADOW)["military"] == 1, "the bottom of card 5"


# What the human knows, and the end


@pytest.mark.rule("A-28")
def test_the_human_may_look_through_the_discarded_decision_cards() -> None:
    table = SoloTable(decision_deck=[6, 7, 1, 2], pair=[3, 5], decision_discard=[4])
    seen: Any = table.game.view(0)
    assert seen["bots"]["discard"] == [4]
    assert seen["bots"]["pair"] == [3, 5]
    table.bot_turn()
    seen = table.game.view(0)
    assert sorted(seen["bots"]["discard"]) == [3, 4, 5]


@pytest.mark.rule("A-28")
def test_but_not_through_the_decks() -> None:
    seen: Any = SoloTable(decision_deck=[6, 7, 1, 2]).game.view(0)
    assert seen["bots"]["deck"] == 4
    assert seen["bots"]["progress"] == 15


@pytest.mark.rule("A-29")
def test_after_their_fifth_income_turn_the_bots_take_no_more_turns() -> None:
    table = SoloTable(bots_era=4, decision_deck=[], pair=[3, 5], coin=8, worker=8, food=8, culture=8)
    table.bot_turn()
    assert table.automa.finished
    assert table.shadow.finished
    told = len(table.reasons())
    table.rule = None
    table.begin()
    for _ in range(3):
        assert (table.asked, table.asked_seat) == ("turn", HUMAN)
        table.choose("advance:exploration").choose(table.options[0])
        while table.asked != "turn":
            table.choose(table.options[-1])
    assert len(table.reasons()) == told
    assert not table.game.over


@pytest.mark.rule("A-29")
@pytest.mark.parametrize("seed", range(4))
def test_the_bots_take_five_income_turns_in_a_game(seed: int) -> None:
    state, turns = turns_of(seed, level=4)
    eras = [era for seat, era in turns if seat == AUTOMA]
    assert sorted(set(eras)) == [1, 2, 3, 4, 5]
    assert eras.count(5) == 1
    assert state.players[AUTOMA].finished
    assert state.players[SHADOW].finished


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("shift", [1, 50])
def test_cards_of_other_numbers_do_the_same(shift: int) -> None:
    def result(by: int) -> tuple[Any, ...]:
        table = SoloTable(decision_deck=[2, 14, 5, 9, 1, 3], decision_discard=[], tile_stack=[5, 6])
        pile = table.bots.deck
        pile.top = tuple(renumbered(card, card.number + by) for card in pile.top)
        table.is_whole = False
        table.bot_turn().bot_turn()
        return table.tracks(AUTOMA), table.tracks(SHADOW), table.controls(AUTOMA), table.rules_told()

    assert result(0) == result(shift)


def renumbered(card: DecisionCard, number: int) -> DecisionCard:
    return DecisionCard(
        number, card.income, card.automa_rule, card.shadow_rule, card.order, card.pattern, card.toppled
    )
