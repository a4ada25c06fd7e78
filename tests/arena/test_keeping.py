"""Games are kept in a file that only grows: read back as they were, torn lines cut off, others refused."""

import json
from pathlib import Path

import pytest

from figurka.arena.contest import Contest, Row, play_number
from figurka.arena.keeping import Book, KeptError
from tests.arena.kit import broken, contest_of, row


@pytest.fixture
def contest() -> Contest:
    return contest_of("beginner", "random")


@pytest.fixture
def path(tmp_path: Path, contest: Contest) -> Path:
    """A file with three games, one of which broke."""
    file = tmp_path / "folder" / "games.jsonl"
    with Book(file, contest).open() as book:
        assert list(book.rows()) == []
        for each in (
            row(contest, 0, (5, 4), (1.0, 0.0)),
            broken(contest, 2),
            row(contest, 5, (3, 3), (0.5, 0.5)),
        ):
            assert book.add(each)
    return file


def kept(path: Path, contest: Contest) -> list[Row]:
    """The games of a file."""
    with Book(path, contest).open() as book:
        return list(book.rows())


def test_games_come_back_as_they_were(path: Path, contest: Contest) -> None:
    assert kept(path, contest) == [
        row(contest, 0, (5, 4), (1.0, 0.0)),
        broken(contest, 2),
        row(contest, 5, (3, 3), (0.5, 0.5)),
    ]


def test_a_real_game_comes_back_as_it_was(tmp_path: Path, contest: Contest) -> None:
    played = play_number(contest, 3)
    with Book(tmp_path / "games.jsonl", contest).open() as book:
        assert list(book.rows()) == []
        book.add(played)
    assert kept(tmp_path / "games.jsonl", contest) == [played]


def test_a_torn_last_line_is_cut_off_and_the_file_goes_on(path: Path, contest: Contest) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"game":7,"seed":8,"agen')
    with Book(path, contest).open() as book:
        assert [each.number for each in book.rows()] == [0, 2, 5]
        book.add(row(contest, 7, (1, 2), (0.0, 1.0)))
    assert path.read_bytes().startswith(whole)
    assert [each.number for each in kept(path, contest)] == [0, 2, 5, 7]


def test_a_heading_that_was_torn_is_written_anew(tmp_path: Path, contest: Contest) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"figurka":"are')
    assert kept(path, contest) == []
    assert json.loads(path.read_text())["agents"] == ["beginner", "random"]


def test_a_game_that_is_there_already_is_not_kept_twice(path: Path, contest: Contest) -> None:
    before = path.read_bytes()
    with Book(path, contest).open() as book:
        assert len(list(book.rows())) == 3
        assert not book.add(row(contest, 5, (3, 3), (0.5, 0.5)))
        assert book.repeated == 1
    assert path.read_bytes() == before
    path.write_bytes(before + before.splitlines(keepends=True)[1])
    assert [each.number for each in kept(path, contest)] == [0, 2, 5]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (contest_of("beginner", "instinct"), "agents"),
        (contest_of("beginner", "random", seed=6), "seed"),
        (contest_of("beginner", "random", seats=3), "seats"),
        (contest_of("beginner", "random", game="tapestry"), "game"),
        (Contest("farshore", ("beginner", "random"), 2, 5, rules=1), "rules"),
        (Contest("farshore", ("beginner", "random"), 2, 5, version="0.0.1"), "version"),
    ],
)
def test_a_file_of_another_contest_is_refused(path: Path, other: Contest, what: str) -> None:
    before = path.read_bytes()
    with pytest.raises(KeptError, match=f"of another contest: {what} is .* there and .* now"):
        kept(path, other)
    assert path.read_bytes() == before


def test_games_of_other_code_are_refused(path: Path, contest: Contest) -> None:
    text = path.read_text().replace(contest.code, "0" * 12)
    path.write_text(text)
    with pytest.raises(KeptError, match="code is"):
        kept(path, contest)


@pytest.mark.parametrize("text", ["a shopping list\n", '{"figurka":"arena"}\n', "[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(
    tmp_path: Path, contest: Contest, text: str
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(KeptError, match="is no file of an arena's games"):
        kept(path, contest)
    assert path.read_text() == text


def test_a_damaged_line_is_named(path: Path, contest: Contest) -> None:
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1], "damaged\n", lines[3]]))
    with pytest.raises(KeptError, match="Line 3 of"):
        kept(path, contest)


def test_two_commands_do_not_play_into_one_file(path: Path, contest: Contest) -> None:
    with Book(path, contest).open(), pytest.raises(KeptError, match="Another command"):
        kept(path, contest)


def test_a_folder_is_no_file(tmp_path: Path, contest: Contest) -> None:
    with pytest.raises(KeptError, match="cannot be used"):
        kept(tmp_path, contest)
