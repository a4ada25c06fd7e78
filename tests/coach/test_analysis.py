"""The analysis: a blunder is found and told, what is good is left alone, and chances are steady."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from figurka.agents import new_agent
from figurka.coach import judging
from figurka.coach.advice import Difference
from figurka.coach.analysis import Mark, analysis_of, mark_of, summary_of
from figurka.coach.form import THEMES, coach_of, is_humble
from figurka.coach.judging import After, Asked, Depth, Judged, asked_in, judge, named_after, play_worlds
from figurka.coach.keeping import kept, read
from figurka.coach.weighing import Weigher, mean
from figurka.core.game import Game
from figurka.core.registry import find_rules, list_games, new_game
from figurka.locales import LANGUAGES, Message, Words

GAMES = [name for name in list_games() if not find_rules(name).companion_of]
BRIEF = Depth("brief", 40, 8, 3)
NAMES = ("Jana", "Tom", "Eva", "Petr", "Iva", "Ota", "Automa", "Shadow", "Guest", "Guest")


def choice(number: int, seat: int = 0, lost: float = 0.0, error: float = 0.5, **others: Any) -> Judged:
    """A judged choice that lost so much."""
    played = After("a", Message("web-score-points"), (0.4, 0.6), (50.0, 60.0))
    better = replace(played, key="b", chances=(0.6, 0.4)) if lost else None
    fields: dict[str, Any] = {
        "choice": number,
        "seat": seat,
        "turn": number + 1,
        "played": played,
        "better": better,
        "lost": Difference(lost, error),
        "ahead": Difference(0.0),
        "liked": True,
        "spread": 20.0,
        "worlds": 16,
        "theme": "timing",
    }
    return Judged(**{**fields, **others})


def test_passing_with_everything_left_is_a_mistake() -> None:
    game = new_game("farshore", seed=1, position="last-autumn")
    assert game.decision is not None
    found = judge(Asked(game, game.decision.index("pass"), 1), 40, BRIEF, Random(1))
    assert found.better is not None
    assert found.better.key != "pass"
    assert found.reasons
    assert mark_of(found, found.spread) is Mark.MISTAKE


def test_what_the_search_finds_best_loses_nothing() -> None:
    game = new_game("farshore", seed=1, position="last-autumn")
    assert game.decision is not None
    best = judge(Asked(game, game.decision.index("pass"), 1), 40, BRIEF, Random(1)).better
    assert best is not None
    again = judge(Asked(game, game.decision.index(best.key), 1), 40, BRIEF, Random(2))
    assert mark_of(again, again.spread) in (Mark.GOOD, Mark.BRILLIANT)


@pytest.mark.parametrize(
    ("lost", "error", "worlds", "mark"),
    [
        (0.0, 0.0, 16, Mark.GOOD),
        (6.0, 1.0, 16, Mark.MISTAKE),
        (6.0, 5.0, 16, Mark.GOOD),
        (6.0, 1.0, 5, Mark.INACCURACY),
        (2.0, 1.0, 16, Mark.INACCURACY),
        (1.0, 0.1, 16, Mark.GOOD),
    ],
)
def test_only_what_is_large_and_hardly_chance_is_a_mistake(
    lost: float, error: float, worlds: int, mark: Mark
) -> None:
    assert mark_of(choice(0, lost=lost, error=error, worlds=worlds), 20.0) is mark


def test_marks_are_in_the_order_of_what_is_told_to_be_lost() -> None:
    in_doubt, sure = choice(0, lost=2.7, error=1.3), choice(1, lost=2.2, error=0.1)
    points = analysis_of([in_doubt, sure], (50, 60), (1,), cooperative=False).points
    low = [replace(point.judged, spread=10.0) for point in points]
    first, second = analysis_of(low, (50, 60), (1,), cooperative=False).points
    assert (first.mark, second.mark) == (Mark.INACCURACY, Mark.MISTAKE)
    assert 0 < first.lost < second.lost
    assert first.loss.error < in_doubt.lost.error


def test_nobody_is_told_what_cost_most_where_hardly_anything_was_lost() -> None:
    found = choice(0, lost=0.8, error=0.1, spread=5.0)
    told = summary_of(analysis_of([found], (50, 60), (1,), cooperative=False), 0)
    assert told.id == "coach-analysis-little"


def test_a_team_is_told_how_far_it_comes() -> None:
    game = new_game("viticulture-world", 2, 3)
    weigher = Weigher(game, Random(1), (0, 1))
    weigher.play_world(4)
    (outcome,) = weigher.found[0]
    assert 0.3 < outcome.chances[0] == outcome.chances[1] < 1.0
    missing = (1.0 - outcome.chances[0]) * (25 + 10) * 2
    assert -outcome.lead == pytest.approx(missing)
    judged = [choice(place, lost=2.0 * place, error=0.1, spread=5.0) for place in range(3)]
    points = analysis_of(judged, (24, 23), (), cooperative=True, way=0.9).points
    seen = points[1].judged.played.chances[0] - 0.6
    assert seen < points[1].swing == pytest.approx(seen, rel=0.02), "what a team lost of its way was seen"


def test_what_was_chosen_is_called_with_what_it_was_for() -> None:
    game, player = new_game("viticulture", 2, 4), new_agent("intermediate", 4)
    while game.decision is not None:
        game.choose(player.choose(game))
    found = [
        named_after(After("", Message("web-score-points"), (), ()), replace(asked, game=asked.game.clone()))
        for asked in asked_in(new_game("viticulture", 2, 4), tuple(game.history))
        if asked.game.decision.options[asked.chosen].key.startswith("at:build")  # type: ignore[union-attr]
    ]
    named = [each.called.arguments["thing"] for each in found if each.called.id == "coach-deed-with"]
    assert named
    assert all(str(thing.id).startswith("viticulture-structure-") for thing in named)  # type: ignore[union-attr]


def test_passing_and_what_luck_decides_is_no_find() -> None:
    game = new_game("farshore", seed=1, position="last-autumn")
    assert game.decision is not None
    passing = game.decision.index("pass")
    assert is_humble(game, passing)
    assert not is_humble(game, 0 if passing else 1)
    assert judge(Asked(game, passing, 1), 4, Depth("tiny", 4, 2, 2, 2), Random(1)).liked


def test_a_find_that_instinct_misses_is_brilliant() -> None:
    found = choice(0, ahead=Difference(6.0, 1.0), liked=False)
    assert mark_of(found, 20.0) is Mark.BRILLIANT
    assert mark_of(replace(found, liked=True), 20.0) is Mark.GOOD


def test_accuracy_falls_with_what_is_lost_and_the_worst_turn_is_told() -> None:
    other = After("c", Message("web-score-points"), (0.6, 0.4), (50.0, 60.0))
    judged = [choice(0), choice(1, seat=1), choice(2, lost=8.0), choice(3, seat=1)]
    judged.append(choice(4, lost=5.0, better=other))
    analysis = analysis_of(judged, (50, 60), (1,), cooperative=False)
    assert analysis.players[0].lost == pytest.approx(13.0, rel=0.03)
    assert analysis.players[1].lost == 0.0
    assert analysis.players[0].accuracy < analysis.players[1].accuracy == 1.0
    assert [point.judged.choice for point in analysis.swings(0)] == [2, 4]
    told = summary_of(analysis, 0)
    assert (told.id, told.arguments["turn"], told.arguments["points"]) == ("coach-analysis-worst", 3, 8)
    assert summary_of(analysis, 1).id == "coach-analysis-nothing"


def test_many_small_losses_about_one_thing_are_told_together() -> None:
    better = [After(key, Message("web-score-points"), (0.6, 0.4), (50.0, 60.0)) for key in "bcdef"]
    judged = [choice(number, lost=3.0, better=better[number]) for number in range(5)]
    told = summary_of(analysis_of(judged, (50, 60), (1,), cooperative=False), 0)
    assert (told.id, told.arguments["times"], told.arguments["points"]) == ("coach-analysis-often", 5, 15)


def test_what_was_missed_again_and_again_counts_once() -> None:
    judged = [choice(number, lost=3.2 + number) for number in range(3)]
    judged.append(choice(30, lost=9.0))
    analysis = analysis_of(judged, (50, 60), (1,), cooperative=False)
    assert analysis.players[0].lost == pytest.approx(5.2 + 9.0, rel=0.03)
    assert analysis.players[0].marks[Mark.MISTAKE] == 3
    assert summary_of(analysis, 0).id == "coach-analysis-worst"


def test_what_a_turn_leaves_out_counts_once_however_often_it_is_asked() -> None:
    ways = [After(key, Message("web-score-points"), (0.6, 0.4), (50.0, 60.0)) for key in "bcd"]
    judged = [choice(number, turn=7, lost=4.0 + number, better=ways[number]) for number in range(3)]
    alone = analysis_of([judged[2]], (50, 60), (1,), cooperative=False).players[0]
    player = analysis_of(judged, (50, 60), (1,), cooperative=False).players[0]
    assert (player.lost, player.accuracy) == pytest.approx((alone.lost, alone.accuracy))
    judged[0] = replace(judged[0], theme="payment")
    two = analysis_of(judged, (50, 60), (1,), cooperative=False).players[0]
    assert two.lost > player.lost + 3, "another thing is another loss"


def test_a_find_of_who_could_not_win_any_more_turned_nothing() -> None:
    lost = After("a", Message("web-score-points"), (0.0, 1.0), (50.0, 90.0))
    find = choice(2, played=lost, ahead=Difference(30.0, 1.0), liked=False)
    judged = [choice(number, played=lost) for number in (0, 1)]
    analysis = analysis_of([*judged, find], (50, 90), (1,), cooperative=False)
    assert analysis.points[2].mark is Mark.BRILLIANT
    assert not analysis.swings(0)
    even = replace(find, played=choice(2).played, gained=0.3)
    assert analysis_of([even], (50, 90), (1,), cooperative=False).swings(0)


def test_what_was_lost_is_measured_in_worlds_that_the_search_did_not_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Weigher] = []

    def noted(weigher: Weigher, worlds: int) -> None:
        seen.append(weigher)
        play_worlds(weigher, worlds)

    monkeypatch.setattr(judging, "play_worlds", noted)
    game = new_game("farshore", seed=1, position="last-autumn")
    assert game.decision is not None
    found = judge(Asked(game, game.decision.index("pass"), 1), 40, BRIEF, Random(1))
    last = seen[-1]
    assert last not in seen[:-1]
    assert len(last.found[game.decision.index("pass")]) == found.worlds == BRIEF.measured
    assert found.better is not None
    better = game.decision.index(found.better.key)
    assert found.lost.mean == mean(last.margins(better, game.decision.index("pass")))


def test_chances_are_steadied_by_the_turns_around() -> None:
    judged = [choice(number) for number in range(5)]
    odd = replace(judged[2], played=replace(judged[2].played, chances=(1.0, 0.0)))
    analysis = analysis_of([*judged[:2], odd, *judged[3:]], (50, 60), (1,), cooperative=False)
    assert analysis.points[2].chances[0] == pytest.approx(0.6)
    assert all(sum(point.chances) == pytest.approx(1.0) for point in analysis.points)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_judged_and_told_in_both_languages(name: str) -> None:
    for seats in {min(find_rules(name).seats), max(find_rules(name).seats)}:
        game = played(name, seats)
        asked = list(scattered(name, seats, game.history))
        judged = [judge(each, 4, Depth("tiny", 4, 2, 2, 2), Random(1)) for each in asked]
        analysis = analysis_of(judged, game.scores, game.winners, cooperative=game.rules.cooperative)
        assert len(analysis.players) == seats
        for words in map(Words, LANGUAGES):
            for each in judged:
                said = [step.said() for step in each.line]
                for message in (each.played.called, *each.reasons, *each.against, *said):
                    assert words.say(read(kept(message), NAMES))
            for seat in range(seats):
                assert words.say(read(kept(summary_of(analysis, seat)), NAMES))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_calls_themes_is_known(name: str) -> None:
    assert set(coach_of(name).themes.values()) <= set(THEMES)


def played(name: str, seats: int) -> Game[Any]:
    """A game that was played to its end."""
    game, player = new_game(name, seats, 3), new_agent("random", 3)
    while game.decision is not None:
        game.choose(player.choose(game))
    return game


def scattered(name: str, seats: int, choices: list[int]) -> Any:
    """A few of a game's decisions, each with a game of its own."""
    for place, asked in enumerate(asked_in(new_game(name, seats, 3), choices)):
        if place % 90 == 7:
            yield replace(asked, game=asked.game.clone())
