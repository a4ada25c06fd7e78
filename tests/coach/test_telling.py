"""Reasons are facts, told as they happen; what is not known is said to be so, and figures read well."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from figurka.agents import new_agent
from figurka.coach import Advice, Choice, Weigher, reasons_of
from figurka.coach.advice import CLOSE, ENOUGH, Difference, Line, signs_of
from figurka.coach.form import coach_of
from figurka.coach.puzzles import read_puzzle
from figurka.coach.telling import (
    Reasons,
    amount,
    happenings,
    heading,
    most_telling,
    repeats,
    told_behind,
)
from figurka.coach.weighing import listened, on_the_way, turn_in
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import find_rules, list_games, new_game
from figurka.locales import Message, Words

GAMES = [name for name in list_games() if not find_rules(name).companion_of]
NAMES = ("Jana", "Tom")
ENGLISH, CZECH = Words("en"), Words("cs")


def found(name: str, good: Any, seed: int = 3) -> Game[Any]:
    """The first position of a played game that is wanted."""
    game, player = new_game(name, 2, seed), new_agent("intermediate", seed)
    while not game.over:
        assert game.decision is not None
        if len(game.decision.options) > 1 and good(game):
            return game
        game.choose(player.choose(game))
    raise AssertionError(name)


def next_own(game: Game[Any], seat: int, seed: int, option: int) -> tuple[Game[Any], Any] | None:
    """The next choice of the seat in its turn after an option, and the journal until then."""
    ahead, journal = listened(game, seat, seed)
    ahead.choose(option)
    while (decision := ahead.decision) is not None and not ahead.turns:
        if decision.seat == seat and len(decision.options) > 1:
            return ahead, journal
        ahead.choose(game.mind.instinct(ahead.state, decision))
    return None


def happens_after(game: Game[Any], asked: Game[Any], journal: Any, seat: int, index: int) -> set[Any]:
    """What a turn brings if one of the options of a later choice is chosen in it."""
    ahead, before = asked.fork(), list(journal.events)
    own = ahead.journal = ahead.state.journal = type(journal)()
    ahead.choose(index)
    while (decision := ahead.decision) is not None and not ahead.turns:
        ahead.choose(game.mind.instinct(ahead.state, decision))
    return set(signs_of([*before, *own.events], seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_only_a_later_choice_brings_is_no_fact(name: str) -> None:
    game, player, chance = new_game(name, 2, 6), new_agent("intermediate", 6), Random(6)
    tried = 0
    while not game.over and tried < 12:
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 1 and chance.random() < 0.15:
            option = game.mind.instinct(game.state, decision)
            sure = Weigher(game, Random(1)).tried(option, [1, 2, 3, 4]).sure
            asking = next_own(game, decision.seat, 1, option)
            if asking is not None and asking[0].decision is not None:
                tried += 1
                for index in range(min(4, len(asking[0].decision.options))):
                    assert sure <= happens_after(game, *asking, decision.seat, index)
        game.choose(player.choose(game))
    assert tried


def test_all_ways_of_a_choice_are_tried() -> None:
    assert [on_the_way(1, 3, way) for way in range(4)] == [1, 2, 0, 1]
    for count in (1, 2, 5):
        assert {on_the_way(0, count, way) for way in range(count)} == set(range(count))


def test_what_usually_happens_after_the_other_option_too_is_no_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weigher = Weigher(new_game("farshore", seed=1, position="last-autumn"), Random(1))
    food, stone = ("gains", 0, "mushroom", 1, -1, (), 1), ("gains", 0, "stone", 1, -1, (), 1)
    weigher._lines = {0: Line(1, (0,), frozenset((food, stone)), frozenset((food, stone)))}
    weigher._lines[1] = Line(1, (1,), frozenset(), frozenset((food,)))
    assert weigher.unlike(0, 1).sure == {stone}
    more = ("gains", 0, "mushroom", 2, -1, (), 1)
    weigher._lines[1] = Line(1, (1,), frozenset(), frozenset((more,)))
    assert weigher.unlike(0, 1).sure == {stone}, "where there is more of it, it is no reason either"
    weigher._lines[0] = Line(1, (0,), frozenset((more,)), frozenset((more,)))
    weigher._lines[1] = Line(1, (1,), frozenset(), frozenset((food,)))
    assert weigher.unlike(0, 1).sure == {more}


def test_what_happens_twice_is_said_once_with_its_number() -> None:
    game = new_game("viticulture", 2, 3)
    lira = Event("lira", 0, None, 1, -1, (), -1)
    more = Event("lira", 0, None, 3, -1, (), -1)
    told = Reasons((lira, more, lira), (0, 0), ()).messages(game, 0, NAMES)
    said = [ENGLISH.say(each) for each in told]
    assert len(said) == 2
    assert said[0].startswith("2×: ")
    assert "3" in said[1]
    assert CZECH.say(told[0]).startswith("2×: ")


def test_what_happens_again_is_told_apart() -> None:
    event = Event("gains", 0, None, 1, -1, (), -1)
    assert len(set(signs_of([event, event, event], 0))) == 3


def option_of(game: Game[Any], begins: str) -> int:
    assert game.decision is not None
    return next(place for place, each in enumerate(game.decision.options) if each.key.startswith(begins))


def test_what_only_repeats_the_option_is_left_out_but_not_its_points() -> None:
    game = found("farshore", lambda game: game.decision.kind == "draw")
    option = option_of(game, "bay:")
    seat = game.decision.seat  # type: ignore[union-attr]
    turn = turn_in(game, seat, 1, option)
    line = Line(1, turn.choices, frozenset(turn.signs))
    choice = Choice(option, game.decision.options[option].key, Difference(0), 1, True, line=line)  # type: ignore[union-attr]
    told = happenings(game, choice)
    assert [event.kind for event in told if repeats(game, option, event, seat)] == ["takes-bay"]
    assert "takes-bay" not in [event.kind for event in reasons_of(game, choice, NAMES).happens]


def test_points_of_the_chosen_thing_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = found("tapestry", lambda game: game.decision.kind == "turn")
    decision = game.decision
    assert decision is not None
    scored = Event("scores", decision.seat, decision.options[0], 5, -1, (), -1)
    monkeypatch.setattr("figurka.coach.telling.happenings", lambda *_: [scored])
    line = Line(1, (0,), scored=(5, 5))
    choice = Choice(0, decision.options[0].key, Difference(0), 1, True, line=line)
    assert not reasons_of(game, choice, NAMES).happens
    assert told_at_once(game, choice) == ["5 points at once."]
    either = replace(choice, line=replace(line, scored=(4, 6)))
    assert told_at_once(game, either) == ["4 to 6 points at once."]
    unsure = replace(choice, line=replace(line, scored=(0, 6)))
    assert not told_at_once(game, unsure), "what may bring nothing is not promised"


def told_at_once(game: Game[Any], choice: Choice) -> list[str]:
    return [ENGLISH.say(each) for each in reasons_of(game, choice, NAMES).soon()]


def test_what_an_option_brings_is_told_also_where_another_brings_as_much() -> None:
    game = found("farshore", lambda game: game.decision.kind == "turn")
    weigher = Weigher(game, Random(1))
    option = option_of(game, "place:")
    weigher.found = {option: [], option + 1: []}
    told = replace(Choice(option, "place", Difference(0), 1, True), line=weigher.unlike(option, option))
    assert not told.line.sure  # type: ignore[union-attr]
    assert reasons_of(game, told, NAMES).happens


def test_losses_are_no_reason_for_the_best_and_causes_come_first() -> None:
    game = found("viticulture", lambda game: game.decision.kind == "place")
    decision = game.decision
    assert decision is not None
    coach, seat = coach_of("viticulture"), decision.seat
    card = Event("visits", seat, None, 1, -1, (), -1)
    gain = Event("lira", seat, None, 3, -1, (), -1)
    loss = Event("draws-nothing", seat, None, 1, -1, (), -1)
    assert coach.telling.index("lira") >= 0
    best = Choice(0, decision.options[0].key, Difference(0), 1, True)
    assert most_telling(game, best, [card, gain, loss]) == [card, gain]
    assert most_telling(game, replace(best, best=False), [card, gain, loss]) == [card, gain, loss]


def advice_of(*behind: tuple[float, float, int]) -> Advice:
    """Options that are so far behind the best, give or take, with their ranks."""
    choices = [
        Choice(place, str(place), Difference(mean, error), rank, place == 0)
        for place, (mean, error, rank) in enumerate(behind)
    ]
    return Advice(tuple(choices), 60, 20)


def test_a_look_at_few_worlds_is_called_instinct() -> None:
    told = advice_of((0, 0, 1), (8, 1, 2))
    assert heading(told, ENGLISH) == "Both choices"
    assert heading(replace(told, playouts=12, worlds=4), ENGLISH).startswith("By instinct")
    assert heading(replace(told, playouts=0, worlds=0), ENGLISH) == "At first sight, by instinct"


def test_what_is_not_known_is_said_to_be_so_without_figures() -> None:
    unknown = advice_of((0, 0, 1), (0.5, CLOSE, 1), (9, 2, 3))
    assert heading(unknown, ENGLISH) == "Two that I cannot tell apart"
    assert heading(advice_of((0, 0, 1), (0.5, 0.4, 1)), ENGLISH) == "Two are about equal"
    assert [told_behind(each, unknown, ENGLISH) for each in unknown.choices][:2] == ["", ""]
    assert told_behind(unknown.choices[2], unknown, ENGLISH).startswith("9 points less ±")


def test_one_point_is_one_and_parts_of_it_are_many() -> None:
    def less(points: float, words: Words) -> str:
        return words("coach-mark-less", points=amount(points, words))

    assert [less(points, ENGLISH) for points in (1.0, 0.8, 2.0)] == [
        "1 point less",
        "0.8 points less",
        "2 points less",
    ]
    assert less(0.8, CZECH) == "o\N{NO-BREAK SPACE}0,8 b. méně"
    for points, told in ((1, "1 point:"), ("1.5", "1.5 points:")):
        assert told in ENGLISH("cli-analyse-better", points=points, better="x")


def test_differences_read_well_in_both_languages() -> None:
    sources = (Message("coach-source", {"points": "+28", "source": Message("tapestry-score-income")}),)
    assert CZECH.say(Message("coach-beside-next", {"sources": sources})).endswith(": Karta blahobytu +28.")
    assert ENGLISH.say(Message("coach-beside-next", {"sources": sources})).endswith(" +28.")


def test_another_space_of_the_same_place_is_not_new() -> None:
    for name in ("viticulture", "viticulture-world"):
        deed_of = coach_of(name).deed_of
        ways = {deed_of(f"at:draw_order{way}") for way in ("", ":plain", ":bonus", ":beside", ":1", ":2")}
        assert ways == {"at:draw_order"}
        assert deed_of("at:structure:mixer") == "at:structure:mixer"
    deed_of = coach_of("tapestry").deed_of
    assert deed_of("advance:science:3") != deed_of("advance:science:2")


def test_a_tour_beside_those_who_tour_is_not_new_where_one_can_give_it_now() -> None:
    kept = json.loads((Path(__file__).parent / "tour.json").read_text(encoding="utf-8"))
    game = read_puzzle(kept, "viticulture-world").position()
    assert game.decision is not None
    tour, visitor = (game.decision.index(key) for key in ("at:give_tour:1", "at:play_summer_visitor:1"))
    weigher = Weigher(game, Random(1), (visitor, tour))
    for seed in range(ENOUGH):
        weigher.play_world(seed)
    assert any("at:give_tour:beside" in each.next for each in weigher.found[visitor])
    told = [
        CZECH.say(thing)
        for option in (tour, visitor)
        for thing in weigher.opens(option, tour + visitor - option)
    ]
    assert not [each for each in told if each.startswith("C: ")]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_next_is_like_what_is_asked_now(name: str) -> None:
    game = found(name, lambda game: game.opens_turn)
    weigher = Weigher(game, Random(1))
    other = Decision(game.decision.seat, "another", game.decision.options)  # type: ignore[union-attr]
    assert weigher.is_alike(weigher.decision)
    assert not weigher.is_alike(other)
