"""Changed figures: known in a process of their own and nowhere else, with errors that say what to do."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import DEVNULL, PIPE
from time import monotonic, sleep
from typing import Any

import pytest

from figurka.arena.balancing.altering import Alteration, alter
from figurka.arena.balancing.changing import Change, Changed, ChangeError, read_changes
from figurka.arena.balancing.findings import Findings
from figurka.arena.balancing.playing import Observed, Trial, play_batch, play_one
from figurka.arena.balancing.workers import changes_made, hired
from figurka.games.farshore.content.cards import CARD, DECK_OF_CARDS
from tests.patience import PATIENCE

File = Callable[[str], tuple[Change, ...]]


@pytest.fixture
def file(tmp_path: Path) -> File:
    """The changes of a file with this text."""

    def read(text: str) -> tuple[Change, ...]:
        path = tmp_path / "changes.toml"
        path.write_text(text, encoding="utf-8")
        return read_changes(path)

    return read


def made(game: str, changes: tuple[Change, ...]) -> tuple[Changed, ...]:
    """What a process makes of such changes."""
    with hired(1, game, changes) as worker:
        return worker.submit(changes_made).result()


def errors(game: str, changes: tuple[Change, ...]) -> str:
    """The error that a process tells of such changes."""
    with pytest.raises(ChangeError) as raised:
        made(game, changes)
    return str(raised.value)


def test_a_file_names_things_figures_and_constants(file: File) -> None:
    assert file("[card.windmill]\npoints = 3\n[constant]\nFIRST_HAND = 6\n[constant.START]\n1 = 9\n") == (
        Change("card", "windmill", "points", 3),
        Change("constant", "FIRST_HAND", "", 6),
        Change("constant", "START", "", {"1": 9}),
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[card", "is no TOML"),
        ("", "changes nothing"),
        ("points = 3", "outside of any table"),
        ("[card]\nwindmill = 3", "Which figure of card “windmill”"),
    ],
)
def test_files_that_say_nothing(file: File, text: str, error: str) -> None:
    with pytest.raises(ChangeError, match=error):
        file(text)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ChangeError, match="There is no file"):
        read_changes(tmp_path / "none.toml")
    with pytest.raises(ChangeError, match="cannot be read"):
        read_changes(tmp_path)


def looked_up() -> tuple[Any, ...]:
    """Some figures of the game in the process that is asked."""
    from figurka.games.farshore.content.cards import CARD, DECK_OF_CARDS  # noqa: PLC0415 - the worker's own
    from figurka.games.farshore.rules import scoring, setup  # noqa: PLC0415

    windmill = CARD["windmill"]
    return windmill.points, windmill.cost.total, len(DECK_OF_CARDS), setup.FIRST_HAND, scoring.TREASURE_POINTS


def test_what_follows_from_a_figure_follows_from_the_changed_one_in_that_process_alone(file: File) -> None:
    before = looked_up()
    text = "[card.windmill]\npoints = 9\ncopies = 6\ncost = {stone = 1}\n[constant]\nFIRST_HAND = 7\n"
    with hired(1, "farshore", file(text)) as worker, hired(1) as plain:
        assert worker.submit(looked_up).result() == (9, 1, len(DECK_OF_CARDS) + 4, 7, 2)
        assert plain.submit(looked_up).result() == before
        done = worker.submit(changes_made).result()
        assert (done[2].was, done[2].now) == ("Cost(driftwood=2, seaweed=2, stone=2)", "Cost(stone=1)")
        paths = [each.path for each in done]
        assert paths == ["card.windmill.points", "card.windmill.copies", "card.windmill.cost", "FIRST_HAND"]
    assert looked_up() == before
    assert CARD["windmill"].points == 2


def test_steps_and_tables_are_changed_by_their_figures(file: File) -> None:
    changes = file(
        "[oval.vp]\nsteps = [{vp = 3}]\n[event.gg_market]\nchange = {order_vp = 2}\n"
        "[constant.PARTNER_INCOME]\neasy = 8\n"
        '[constant]\n"world.content.balance.TRAINING_PRICE" = 2\n'
    )
    found = {each.path: (each.was, each.now) for each in made("viticulture-world", changes)}
    assert found["oval.vp.steps"][1] == "(Gain(vp=3))"
    assert found["event.gg_market.change"] == ("Change(order_vp=1)", "Change(order_vp=2)")
    assert found["PARTNER_INCOME"][1] == "{'easy': 8, 'normal': 3, 'hard': 3}"
    assert found["world.content.balance.TRAINING_PRICE"] == ("4", "2")


def test_the_levels_of_a_solo_game_are_figures(file: File) -> None:
    changes = file(
        "[level.4]\ncards = {2 = [2, 1]}\n[constant]\nFIRST_INTO_ERA = [0, 0, 9, 9, 9, 0]\n"
        "[incomespace.biometrics]\nscores = [{count = 15}]\n"
    )
    found = {each.path: each.now for each in made("tapestry", changes)}
    assert found["level.4.cards"] == "{2: (2, 1), 3: (2, 2), 4: (2, 2)}"
    assert found["FIRST_INTO_ERA"] == "(0, 0, 9, 9, 9, 0)"
    assert "count=15" in found["incomespace.biometrics.scores"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[card.windmil]\npoints = 3", "no card “windmil”. Did you mean one of these: windmill"),
        ("[cart.windmill]\npoints = 3", "no things of the kind “cart”. It has: card,"),
        ("[card.windmill]\nbonus = 3", r"no figure “bonus” that can be changed: what is code"),
        ("[card.windmill]\nkey = 'mill'", "no figure “key”"),
        ("[card.windmill]\npoints = 'three'", "card.windmill.points is 2 and cannot become 'three'"),
        ("[card.windmill]\npoints = true", "cannot become True"),
        ("[card.windmill]\ncost = {gold = 2}", "It is made of: driftwood, seaweed, stone, mushroom"),
        ("[constant]\nFIRST_HANDS = 3", "no figure “FIRST_HANDS”. Did you mean one of these: FIRST_HAND"),
        ("[constant]\nDECK_OF_CARDS = 3", "DECK_OF_CARDS is not written as a figure"),
        ("[constant.PILES]\n7 = [1]", "PILES has no entry “7”. It has: 1, 2, 3, 4"),
    ],
)
def test_what_cannot_be_changed_is_told_with_what_can(file: File, text: str, error: str) -> None:
    assert error in errors("farshore", file(text))


def test_a_name_that_several_figures_have_asks_which_is_meant(file: File) -> None:
    told = errors("viticulture-world", file("[constant]\nTRAINING_PRICE = 3"))
    assert '"content.board.TRAINING_PRICE", "world.content.balance.TRAINING_PRICE"' in told


def test_a_change_that_leaves_no_game_is_told(file: File) -> None:
    told = errors("tapestry", file("[landmark.lighthouse]\nshape = ['##', '#']"))
    assert "With these changes tapestry cannot even be set up: ValueError" in told


def test_a_process_that_knows_the_game_cannot_get_to_know_it_otherwise() -> None:
    with pytest.raises(ChangeError, match="knows farshore as it is already"):
        alter("farshore", (Change("card", "windmill", "points", 3),))
    assert not any(isinstance(finder, Alteration) for finder in sys.meta_path)


def test_compiled_figures_cannot_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder  # noqa: PLC0415

    name = "figurka.games.farshore.rules.setup"
    spec = ModuleSpec(name, ExtensionFileLoader(name, "setup.so"))
    monkeypatch.setattr(PathFinder, "find_spec", lambda *_: spec)
    alteration = Alteration("figurka.games.farshore", ())
    assert alteration.find_spec(name, None) is spec
    with pytest.raises(ChangeError, match="farshore is compiled here"):
        alteration.made_all("farshore")
    assert alteration.find_spec("figurka.games.tapestry.rules.setup", None) is None
    assert alteration.find_spec("figurka.games.farshore.mind.mind", None) is None


TRIAL = Trial("farshore", 3, "random")
SEEDS = range(1, 121)


def played(changes: tuple[Change, ...]) -> Findings:
    """Random games in a process with these changes."""
    findings = Findings("farshore")
    with hired(1, "farshore", changes) as worker:
        for game in worker.submit(play_batch, TRIAL, SEEDS).result():
            findings.add(game)
    return findings


def test_an_overpowered_card_is_found(file: File) -> None:
    rows = {row.key: row for row in played(file("[card.inn]\npoints = 60\n")).of("cards")}
    assert rows["inn"].clear
    assert rows["inn"].points_clear
    assert rows["inn"].points.value > 30
    assert next(iter(rows)) == "inn"


def test_a_change_to_the_same_figure_plays_the_same_games(file: File) -> None:
    findings = played(file("[card.inn]\npoints = 2\n"))
    assert findings.played[:5] == [play_one(TRIAL, seed) for seed in SEEDS[:5]]


HOLDING = """
import os, time
from figurka.arena.balancing.workers import hired
if __name__ == "__main__":
    with hired(2) as pool:
        print(*{pool.submit(os.getpid).result() for _ in range(20)}, flush=True)
        for _ in range(2):
            pool.submit(time.sleep, 600)
        time.sleep(600)
"""


def test_processes_end_with_the_one_that_began_them_even_if_it_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "holding.py"
    script.write_text(HOLDING, encoding="utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=PIPE, stderr=DEVNULL, text=True) as holder:
        assert holder.stdout is not None
        workers = [int(word) for word in holder.stdout.readline().split()]
        holder.kill()
    assert workers
    latest = monotonic() + PATIENCE
    while any(map(runs, workers)) and monotonic() < latest:
        sleep(0.05)
    assert not any(map(runs, workers))


def runs(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_game_that_breaks_is_a_failure_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from figurka.games.farshore import FARSHORE  # noqa: PLC0415

    def broken(view: object) -> list[int]:
        raise ValueError("no rivals today")

    monkeypatch.setattr(FARSHORE, "rivals", broken)
    findings = Findings("farshore")
    findings.add(play_one(TRIAL, 1))
    monkeypatch.undo()
    findings.add(play_one(TRIAL, 2))
    assert [failure.error for failure in findings.failures] == ["ValueError: no rivals today"]
    assert [isinstance(game, Observed) for game in findings.played] == [True]
