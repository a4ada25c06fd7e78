"""Puzzles at the terminal: solved, missed, left, listed; and how they are made."""

import json
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

from figurka.agents import new_agent
from figurka.cli.saves import write_save
from figurka.cli.seats import Seat
from figurka.coach.puzzles import Puzzle, puzzles_of, read_puzzles
from figurka.coach.solving import START
from figurka.core.registry import new_game
from figurka.locales import Words
from tests.cli.terminal import figurka, numberings_of, typed_for

PUZZLE = next(iter(puzzles_of("farshore").values()))


def typed(puzzle: Puzzle, key: str) -> str:
    """What is typed for an answer."""
    game = puzzle.position(journal=True)
    return typed_for(game, key, numberings_of(game))


def flat(output: str) -> str:
    return " ".join(output.replace("│", " ").split())


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_wrong_answer_is_told_why_and_the_right_one_ends_it(language: str) -> None:
    words = Words(language)
    wrong = next(answer for answer in PUZZLE.answers if not answer.right)
    lines = f"{typed(PUZZLE, wrong.key)}\n{typed(PUZZLE, PUZZLE.right.key)}\n"
    told = flat(figurka("puzzle", "farshore", PUZZLE.id, "--lang", language, typed=lines).output)
    assert flat(words("cli-puzzle-task")) in told
    assert flat(words(f"coach-theme-{PUZZLE.theme}")) in told
    for answer in (wrong, PUZZLE.right):
        for message in PUZZLE.told(answer, ("Alma", "Bruno", "Cilka", "Dan")):
            if "player" not in message.arguments:
                assert flat(words.say(message)) in told
    assert flat(words("cli-puzzle-next", command="figurka puzzle farshore")) in told
    assert "−" in told[told.index("(") :]


def test_the_first_answer_counts(tmp_path: Path) -> None:
    figurka("puzzle", "farshore", PUZZLE.id, typed=f"{typed(PUZZLE, PUZZLE.right.key)}\n")
    listed = figurka("puzzle", "--list").output
    told = figurka("puzzle", "farshore", PUZZLE.id, typed="q\n").output
    assert Words("en")("cli-puzzle-rating", rating=0, change="").split(":")[0] + ":" not in told
    rating = int(flat(listed).split("Your rating: ")[1].split(".")[0].replace(",", ""))
    assert rating > START


def test_who_leaves_after_a_wrong_answer_is_shown_the_solution() -> None:
    wrong = next(answer for answer in PUZZLE.answers if not answer.right)
    told = flat(figurka("puzzle", "farshore", PUZZLE.id, typed=f"{typed(PUZZLE, wrong.key)}\nq\n").output)
    for message in PUZZLE.told(PUZZLE.right, ("Alma", "Bruno", "Cilka", "Dan")):
        assert flat(Words("en").say(message)) in told


def test_who_leaves_at_once_has_not_answered() -> None:
    told = flat(figurka("puzzle", "farshore", PUZZLE.id, typed="q\n").output)
    assert "Your rating" not in told
    assert "1,200" in figurka("puzzle", "--list").output


def test_a_hint_strikes_out_a_wrong_answer_until_two_are_left() -> None:
    lines = "h\n" * len(PUZZLE.answers) + "q\n"
    told = flat(figurka("puzzle", "farshore", PUZZLE.id, typed=lines).output)
    assert Words("en")("cli-puzzle-no-hint") in told
    assert "✗" in told


def test_the_collection_tells_themes_and_what_is_solved() -> None:
    told = figurka("puzzle", "--list", "--lang", "cs").output
    assert "farshore" in told
    assert Words("cs")(f"coach-theme-{PUZZLE.theme}") in told


@pytest.mark.parametrize(
    ("arguments", "message", "about"),
    [
        (("puzzle", "farshore", "zzzzzz"), "error-puzzle-unknown", {"puzzle": "zzzzzz"}),
        (("puzzle", "farshore", "--theme", "chess"), "cli-error-no-puzzles", {}),
        (("puzzles", "mend", "farshore"), "cli-error-puzzles-action", {"action": "mend"}),
    ],
)
def test_what_cannot_be_done_is_said(arguments: tuple[str, ...], message: str, about: dict[str, Any]) -> None:
    result = figurka(*arguments)
    assert result.exit_code == 2
    assert Words("en")(message, **about) in flat(result.output)


def test_making_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(puzzles_of("tapestry").values())[:4]
    asked: list[int] = []

    def made(game: str, seed: int) -> list[Puzzle]:
        asked.append(seed)
        return [found[seed]]

    monkeypatch.setattr("figurka.cli.puzzle_making.puzzles_in", made)
    out = tmp_path / "made.json"
    make = ("puzzles", "make", "tapestry", "--seed", "0", "--jobs", "1", "--out", str(out))
    figurka(*make, "--count", "1")
    assert [puzzle.id for puzzle in read_puzzles(out)] == [found[0].id]
    assert "figurka" in json.loads(out.read_text())["made by"]
    asked.clear()
    figurka(*make, "--count", "2")
    assert 0 not in asked
    assert len(read_puzzles(out)) <= 2


def test_puzzles_are_made_of_games_that_people_give(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, player = new_game("viticulture", 2, 3, structures="with"), new_agent("random", 3)
    while len(game.history) < 60:
        game.choose(player.choose(game))
    write_save(tmp_path / "game.json", game, [Seat("you"), Seat("you")], True)
    looked_at: list[int] = []

    def proven(position: Any, random: Any) -> Puzzle | None:
        looked_at.append(len(position.history))
        return None

    monkeypatch.setattr("figurka.coach.making.standing_out", lambda position, random: position)
    monkeypatch.setattr("figurka.coach.making.proven", proven)
    out = tmp_path / "made.json"
    make = ("puzzles", "make", "--from", str(tmp_path / "game.json"), "--out", str(out), "--jobs", "1")
    figurka(*make, "viticulture")
    assert read_puzzles(out) == []
    assert looked_at
    assert max(looked_at) < 60
    assert figurka(*make, "farshore").exit_code == 2


def test_a_collection_is_solved_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("figurka.cli.puzzle_making.WORLDS", 2)
    monkeypatch.setattr("figurka.cli.puzzle_making.puzzles_of", lambda game: {PUZZLE.id: PUZZLE})
    monkeypatch.setattr("figurka.cli.puzzle_making.STILL_SURE", -inf)
    assert figurka("puzzles", "check", "farshore", "--jobs", "1").exit_code == 0
    monkeypatch.setattr("figurka.cli.puzzle_making.STILL_SURE", nan)
    assert figurka("puzzles", "check", "farshore", "--jobs", "1").exit_code == 1
