"""The arena at the terminal: told, kept, gone on with after any end, checked, and reported."""

import json
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from figurka.arena import holding
from figurka.arena.contest import Row
from figurka.cli import arena
from tests.cli.terminal import figurka
from tests.patience import PATIENCE

QUICK = ("arena", "farshore", "--agents", "beginner,random", "--seats", "2", "--jobs", "1")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_summary_for_people(folder: Path) -> None:
    result = figurka(*QUICK, "--games", "12")
    assert result.exit_code == 0
    for told in ("agent", "rating", "beginner", "random", "asked 12, counted 12, repeated 0"):
        assert told in result.output
    assert "beginner is the strongest, " in result.output
    assert not list((folder / "saves").rglob("*.jsonl")), "what was kept in case is not needed any more"


def test_the_figures_for_programs(folder: Path) -> None:
    figurka(*QUICK, "--games", "11", "--seed", "7", "--json", "found.json")
    found = json.loads((folder / "found.json").read_text())
    assert found["games"] == {"asked": 12, "counted": 12, "broken": 0, "waiting": 0, "repeated": 0}
    assert found["contest"]["seed"] == found["first_seed"] == 7
    assert found["seatings"] == {"count": 2, "games_each": [6, 6]}
    assert [agent["agent"] for agent in found["agents"]] == ["beginner", "random"]
    for agent in found["agents"]:
        assert agent["seats_played"] == 12
        assert agent["rating"]["interval_95"][0] < agent["rating"]["value"]
        assert 0 < agent["seconds_per_decision"]["median"] <= agent["seconds_per_decision"]["p95"]
        assert sum(count for _, count in agent["scores"]) == 12
    assert sum(agent["win_rate"]["value"] for agent in found["agents"]) == pytest.approx(1.0)
    assert found["command"].startswith("figurka arena farshore --agents beginner,random --seats 2 --games 11")
    assert {"figurka", "commit", "rules", "code", "python", "openskill"} <= found["versions"].keys()
    assert len(found["sample"]) == 12


class Page(HTMLParser):
    """What a report refers to, and which of its drawings stand beside a table."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.bare: list[str] = []
        self.headings: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what begins."""
        self.outside += [str(value) for name, value in attrs if name in ("src", "href", "action", "data")]
        if tag == "svg" and "table" not in self.open and ("class", "mark") not in attrs:
            self.bare.append(str(attrs))
        if tag not in ("meta", "line", "circle", "path", "polygon", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Note what ends, in the order in which it began."""
        if tag in ("line", "circle", "path", "polygon"):
            return
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note the headings."""
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        (
            "en",
            ["Ratings", "Who finishes ahead of whom", "Win rates", "Scores", "Seats", "Time for a decision"],
        ),
        (
            "cs",
            [
                "Žebříček",
                "Kdo končí před kým",
                "Podíly výher",
                "Body ve hře",
                "Místa u\N{NO-BREAK SPACE}stolu",
            ],
        ),
    ],
)
def test_the_report_is_a_page_that_needs_nothing_else(
    folder: Path, language: str, headings: list[str]
) -> None:
    figurka(*QUICK, "--games", "8", "--report", "page.html", "--keep", "g.jsonl", "--lang", language)
    text = (folder / "page.html").read_text()
    page = Page(text)
    assert page.open == page.outside == page.bare == []
    assert set(headings) <= set(page.headings)
    assert not re.search(r"url\(|@import|https?:", text)
    assert "--games 8" in re.sub(r"<[^>]+>", "", text)
    assert re.search(r"\b[0-9a-f]{64}\b", text), "the digest of the games"
    assert f'<html lang="{language}">' in text
    assert not re.search(r"\barena-\w+", re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL))


def test_a_report_says_how_figurka_is_installed_although_no_index_has_it(folder: Path) -> None:
    figurka(*QUICK, "--games", "2", "--report", "page.html")
    page = (folder / "page.html").read_text()
    assert "pip install figurka==" not in page
    assert "Take the sources of figurka 0.1.0" in page


def test_a_report_of_a_team_game_compares_win_rates_and_rates_nobody(folder: Path) -> None:
    result = figurka(
        "arena", "viticulture-world", "--agents", "beginner,random", "--seats", "2", "--games", "4",
        "--jobs", "1", "--report", "page.html", "--json", "found.json",
    )  # fmt: skip
    assert result.exit_code == 0
    found = json.loads((folder / "found.json").read_text())
    assert found["ratings"] is None
    assert found["seats"] == []
    headings = Page((folder / "page.html").read_text()).headings
    assert "Win rates" in headings
    assert "Ratings" not in headings


def test_two_names_of_one_agent_are_told(folder: Path) -> None:
    result = figurka("arena", "--agents", "greedy,intermediate", "--games", "4", "--jobs", "1")
    assert "greedy is another name of intermediate" in result.output
    assert "cannot be told apart" in result.output


def test_a_contest_stops_early_when_it_is_decided(folder: Path) -> None:
    result = figurka(*QUICK, "--games", "400", "--stop-early", "--json", "found.json")
    found = json.loads((folder / "found.json").read_text())
    assert "Stopped after" in result.output
    assert found["stop_early"]["pairs"] == [{"first": "beginner", "second": "random", "verdict": "first"}]
    assert 2 < found["games"]["counted"] < 100


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--agents", "beginner,alphazero"), "There is no computer opponent called “alphazero”."),
        (("--agents", "random,random"), "is named twice"),
        (("--agents", "random", "--stop-early"), "With a single agent there is nothing to decide."),
        (("tapestry-automa",), "“tapestry-automa” cannot be measured"),
        (("--seats", "7"), "cannot be played by this number of players"),
        (("--set", "level=captain"), "has no meaning for 2 players"),
        (("--games", "0"), "--games"),
        (("--check", "nowhere.jsonl"), "cannot be used: No such file or directory"),
        (("farshore", "--check", "nowhere.jsonl"), "Leave the game and the other options out."),
    ],
)
def test_mistakes_on_the_command_line(folder: Path, arguments: tuple[str, ...], error: str) -> None:
    result = figurka("arena", *arguments)
    assert result.exit_code == 2
    assert error in result.output


# Going on


def test_after_an_interrupt_the_same_command_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = holding.hold

    def interrupted(*arguments: object) -> Iterator[Row]:
        for number, row in enumerate(real(*arguments)):  # type: ignore[arg-type]
            yield row
            if number == 4:
                raise KeyboardInterrupt

    monkeypatch.setattr(arena, "hold", interrupted)
    first = figurka(*QUICK, "--games", "12")
    assert first.exit_code == 130
    assert "Stopped after 5 of 12 games. The same command goes on from there." in first.output
    assert "One game was played whose deal is not finished" in first.output
    monkeypatch.setattr(arena, "hold", real)
    second = figurka(*QUICK, "--games", "12", "--json", "found.json")
    assert "5 games were kept in" in second.output
    assert json.loads((folder / "found.json").read_text())["pace"]["games"] == 7
    figurka(*QUICK, "--games", "12", "--json", "whole.json")
    whole, found = (json.loads((folder / name).read_text()) for name in ("whole.json", "found.json"))
    for figure in ("score_quartiles", "win_rate", "rating", "scores"):
        assert [agent[figure] for agent in whole["agents"]] == [agent[figure] for agent in found["agents"]]


def lines_of(path: Path) -> list[bytes]:
    """The whole lines of a file, if it is there."""
    return (
        [line for line in path.read_bytes().splitlines(True) if line.endswith(b"\n")] if path.exists() else []
    )


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def lives(process: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="who the children are is read from /proc")
def test_after_a_kill_the_same_command_goes_on_and_no_worker_stays_behind(folder: Path) -> None:
    command = [*QUICK[:-1], "2", "--games", "100", "--keep", "games.jsonl", "--json", "found.json"]
    process = subprocess.Popen([sys.executable, "-m", "figurka", *command], stderr=subprocess.DEVNULL)
    wait_until(lambda: len(lines_of(folder / "games.jsonl")) > 10)
    children = children_of(process.pid)
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    wait_until(lambda: not any(map(lives, children)))
    before = lines_of(folder / "games.jsonl")
    assert 10 < len(before) < 101
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b'{"game":90,"seed":7')
    result = figurka(*command)
    assert result.exit_code == 0
    assert f"{len(before) - 1} games were kept in games.jsonl" in result.output
    after = lines_of(folder / "games.jsonl")
    assert after[: len(before)] == before, "it only grows"
    assert Counter(json.loads(line)["game"] for line in after[1:]) == Counter(range(100))
    games = json.loads((folder / "found.json").read_text())["games"]
    assert (games["asked"], games["counted"], games["repeated"]) == (100, 100, 0)


def test_games_of_another_contest_are_not_gone_on_with(folder: Path) -> None:
    figurka(*QUICK, "--games", "2", "--keep", "games.jsonl")
    before = (folder / "games.jsonl").read_bytes()
    result = figurka(*QUICK, "--games", "2", "--seed", "2", "--keep", "games.jsonl")
    assert result.exit_code == 2
    assert "of another contest: seed is 1 there and 2 now" in result.output
    assert (folder / "games.jsonl").read_bytes() == before


def test_a_report_that_cannot_be_written_loses_no_game(folder: Path) -> None:
    result = figurka(*QUICK, "--games", "4", "--report", ".")
    assert result.exit_code == 2
    again = figurka(*QUICK, "--games", "4", "--report", "page.html")
    assert "4 games were kept in" in again.output
    assert (folder / "page.html").exists()


def test_whoever_lacks_openskill_is_told_so_before_anything_is_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = figurka(*QUICK, "--games", "4", "--keep", "games.jsonl")
    assert result.exit_code == 2
    assert 'pip install "figurka[arena]"' in result.output
    assert not (folder / "games.jsonl").exists()


# Checking


@pytest.fixture
def kept(folder: Path) -> Path:
    """A folder with the games and the figures of a contest."""
    figurka(*QUICK, "--games", "10", "--keep", "games.jsonl", "--json", "found.json")
    return folder


@pytest.mark.parametrize("file", ["games.jsonl", "found.json"])
def test_games_are_played_again_and_come_out_the_same(kept: Path, file: str) -> None:
    result = figurka("arena", "--check", file, "--games", "6", "--jobs", "1")
    assert result.exit_code == 0
    assert "6 games were played again and came to the same ends by the same choices." in result.output


def test_a_game_that_was_touched_is_found(kept: Path) -> None:
    lines = (kept / "games.jsonl").read_text().splitlines()
    game = json.loads(lines[1])
    game["points"][0] += 1
    (kept / "games.jsonl").write_text("\n".join([lines[0], json.dumps(game), *lines[2:]]) + "\n")
    result = figurka("arena", "--check", "games.jsonl", "--jobs", "1")
    assert result.exit_code == 1
    assert f"Game {game['game']}, seed {game['seed']}" in result.output
    assert "Of 10 games that were played again one came out differently." in result.output


def test_other_rules_or_agents_are_named_before_games_are_compared(kept: Path) -> None:
    text = (kept / "games.jsonl").read_text()
    code = json.loads(text.splitlines()[0])["code"]
    (kept / "games.jsonl").write_text(text.replace(code, "0" * 12))
    result = figurka("arena", "--check", "games.jsonl", "--jobs", "1")
    assert f"(000000000000 there, {code} here)" in result.output
