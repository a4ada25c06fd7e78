"""What wins in a game and what a changed figure changes, at the terminal."""

import csv
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from figurka.arena.balancing.playing import Observed, Trial, play_one
from figurka.cli import balancing
from figurka.cli.balancing import Asked
from figurka.locales import LANGUAGES
from tests.cli.terminal import figurka

FEW = ("--agent", "random", "--seats", "3", "--games", "24", "--jobs", "2")


class Reading(HTMLParser):
    """The tags of a page with their attributes, and its texts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture
def alteration(tmp_path: Path) -> Path:
    """A file that makes a card worth far too much."""
    path = tmp_path / "changes.toml"
    path.write_text("[card.inn]\npoints = 60\n", encoding="utf-8")
    return path


def test_what_wins_is_told(tmp_path: Path) -> None:
    files = ("--report", str(tmp_path / "r.html"), "--json", str(tmp_path / "r.json"), "--csv", str(tmp_path))
    result = figurka("balance", "farshore", *FEW, *files)
    assert result.exit_code == 0
    for part in ("Card in the final city", "Who begins", "Where points are from", "Never or hardly used"):
        assert part in result.output
    assert "is not yet the reason for the win" in result.output
    assert "24 games of 3 players" in result.output
    told = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    assert (told["games"], told["seats"], told["agent"]) == (24, 3, "random")
    assert {each["kind"] for each in told["things"]} == {"cards", "plays", "maps", "openings"}
    assert sum(each["seats"] for each in told["finishes"]) == 72
    with (tmp_path / "things.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(told["things"])
    assert {"name", "win_rate", "points_more", "dealt_win_rate"} <= rows[0].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_file_that_stands_by_itself(tmp_path: Path, language: str) -> None:
    path = tmp_path / "report.html"
    arguments = ("--games", "60", "--report", str(path), "--lang", language)
    assert figurka("balance", "farshore", *FEW[:4], *arguments).exit_code == 0
    page = path.read_text(encoding="utf-8")
    reading = Reading(page)
    assert ("html", {"lang": language}) in reading.tags
    assert not [
        tag for tag, attributes in reading.tags if tag in ("script", "link", "img") or "src" in attributes
    ]
    assert "http" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    scopes = [attributes.get("scope") for tag, attributes in reading.tags if tag == "th"]
    assert scopes
    assert set(scopes) == {"col", "row"}
    assert "color-scheme: light dark" in page
    assert "balance-" not in "".join(reading.texts).partition("color-scheme")[0]
    assert not re.search(r"\bbalance-[a-z]+-", " ".join(reading.texts))


def test_a_change_is_compared_with_the_game_as_it_is(alteration: Path, tmp_path: Path) -> None:
    found, page = tmp_path / "found.json", tmp_path / "page.html"
    result = figurka(
        "balance", "farshore", *FEW[:4], "--games", "40", "--change", str(alteration),
        "--json", str(found), "--csv", str(tmp_path), "--report", str(page),
    )  # fmt: skip
    assert result.exit_code == 0
    assert "card.inn.points" in result.output
    assert "played in both versions" in result.output
    told = json.loads(found.read_text(encoding="utf-8"))
    assert told["changed"] == [{"path": "card.inn.points", "name": "inn", "was": "2", "now": "60"}]
    moved = {(row["part"], row["name"]): row for row in told["compared"]}
    assert moved["general", "points"]["difference"] > 5
    assert moved["general", "points"]["clear"]
    assert moved["sources", "cards"]["clear"]
    assert not moved["sources", "ship"]["clear"]
    untested = moved["sources", "ship"]
    assert (untested["tested"], untested["p"]) == (False, None)
    assert moved["general", "points"]["tested"]
    assert "not tested" in result.output
    assert "○ does not" in " ".join(result.output.split())
    with (tmp_path / "compared.csv").open(encoding="utf-8") as file:
        rows = {(row["part"], row["name"]): row for row in csv.DictReader(file)}
    assert (rows["sources", "ship"]["p"], rows["sources", "ship"]["tested"]) == ("", "False")
    assert "not tested" in page.read_text(encoding="utf-8")
    assert (tmp_path / "compared.csv").read_text(encoding="utf-8").startswith("part,name,before,after")
    assert "card.inn.points" in page.read_text(encoding="utf-8")


def test_choices_of_a_setting_stand_beside_each_other() -> None:
    result = figurka(
        "balance", "tapestry", "--agent", "random", "--games", "12", "--across", "adjustments",
        "--of", "civilizations", "--markdown",
    )  # fmt: skip
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert len([line for line in lines if line.startswith("| None | 3 | 12 |")]) == 1
    heads = next(line for line in lines if line.startswith("| Thing"))
    assert heads.count("Mean score") == 2
    owners = [line for line in lines if re.match(r"\| [\w ]+ \| \d+ \| \d+\.\d", line)]
    assert sum(int(line.split("|")[2]) for line in owners if "None" not in line) == 36


def test_levels_and_numbers_of_players_of_a_cooperative_game() -> None:
    result = figurka(
        "balance", "viticulture-world", "--agent", "random", "--seats", "1,2", "--games", "2",
        "--across", "continent", "--set", "continent=asia,africa", "--markdown",
    )  # fmt: skip
    assert result.exit_code == 0
    lines = [line for line in result.output.splitlines() if line.startswith(("| Asia", "| Africa"))]
    assert [line.split("|")[2].strip() for line in lines] == ["1", "2", "all"] * 2
    assert "Points from orders" in result.output


def test_one_kind_of_things_is_told_whole() -> None:
    result = figurka("balance", "farshore", *FEW, "--of", "openings", "--markdown", "--lang", "cs")
    assert result.exit_code == 0
    assert "První místo dělníka" in result.output
    assert "příliš málo hrách" in result.output
    assert "Kdo začíná" not in result.output


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--agent", "alphazero"), "no computer opponent called"),
        (("--seats", "9"), "cannot be played by this number of players"),
        (("--seats", "2,3"), "Several numbers of players"),
        (("--of", "wings"), "It has: cards, plays, maps, openings"),
        (("--across", "wings"), "It has: level, islands"),
        (("--across", "level", "--json", "x.json"), "leave --report, --json and --csv out"),
        (("--across", "level", "--change", "x.toml"), "ask one of them"),
        (("--change", "nowhere.toml"), "There is no file"),
    ],
)
def test_mistakes_on_the_command_line(arguments: tuple[str, ...], error: str) -> None:
    result = figurka("balance", "farshore", *arguments)
    assert result.exit_code == 2
    assert error in " ".join(result.output.split())


@pytest.mark.parametrize("command", ["balance", "simulate"])
def test_bots_for_a_printed_game_are_not_measured(command: str) -> None:
    result = figurka(command, "tapestry-automa", "--games", "1")
    assert result.exit_code == 2
    assert "“tapestry-automa” cannot be measured" in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("option", "path", "error"),
    [
        ("--report", "", "Is a directory"),
        ("--json", "folder", "Is a directory"),
        ("--json", "file/found.json", "Not a directory"),
        ("--csv", "file", "Not a directory"),
        ("--csv", "file/deep/down", "Not a directory"),
    ],
)
def test_a_place_that_cannot_be_written_to_is_told_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str, path: str, error: str
) -> None:
    monkeypatch.setattr(balancing, "hired", None)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    result = figurka("balance", "farshore", *FEW, option, str(tmp_path / path))
    assert result.exit_code == 2
    assert error in " ".join(result.output.split())
    assert "Traceback" not in result.output
    assert sorted(each.name for each in tmp_path.iterdir() if each.name != "saves") == ["file", "folder"]


def test_a_wrong_change_is_told_before_anything_is_played(alteration: Path) -> None:
    alteration.write_text("[card.inns]\npoints = 60\n", encoding="utf-8")
    result = figurka("balance", "farshore", *FEW, "--change", str(alteration))
    assert result.exit_code == 2
    assert "no card “inns”. Did you mean one of these: inn" in " ".join(result.output.split())


def test_an_interrupt_shows_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(asked: Asked, workers: object) -> Iterator[Observed]:
        for seed in asked.seeds[:3]:
            game = play_one(Trial("farshore", 3, "random"), seed)
            assert isinstance(game, Observed)
            yield game
        raise KeyboardInterrupt

    monkeypatch.setattr(balancing, "played", interrupted)
    result = figurka("balance", "farshore", *FEW)
    assert result.exit_code == 130
    assert "3 games of 3 players" in result.output
    assert "Stopped before all 24 games were played" in result.output


def test_with_nothing_played_there_is_nothing_to_tell(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(asked: Asked, workers: object) -> Iterator[Observed]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(balancing, "played", interrupted)
    path = tmp_path / "report.html"
    result = figurka("balance", "farshore", *FEW, "--report", str(path))
    assert "No game came to its end" in result.output
    assert not path.exists()
