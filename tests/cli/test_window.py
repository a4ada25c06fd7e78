"""The table and the window: what is folded so that all fits, what `v` shows, and what if a drawing fails."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group, RenderableType
from rich.text import Text

from figurka import load_game, new_game
from figurka.cli import session
from figurka.cli.fitting import fold_to_fit, lines_of, window_height
from figurka.cli.plain import PlainTable
from figurka.cli.scene import Scene
from figurka.cli.telling import choice_list, draw_choices
from figurka.locales import Words
from tests.cli.terminal import figurka

SCREEN = Console(width=80, no_color=True)
SCENE: Scene[Any] = Scene({}, Words("en"), (), 80)
HEIGHTS = {"log": 3, "map": 10, "hand": 8}


class Tall(PlainTable):
    """A table of parts that are as high as they are said to be."""

    def draw(self, scene: Scene[Any]) -> RenderableType:
        """Each part on its lines, or on one."""
        return Group(
            *(
                Text("\n".join(name for _ in range(1 if name in scene.folded else height)))
                for name, height in HEIGHTS.items()
            )
        )

    def foldable(self, decision: Any, scene: Scene[Any]) -> tuple[str, ...]:
        """All but the hand."""
        return ("log", "map", "nowhere")


class Failing(Tall):
    """A table that cannot be drawn."""

    def draw(self, scene: Scene[Any]) -> RenderableType:
        """Fail."""
        raise ZeroDivisionError


class FailingLater(Tall):
    """A table that fails only when it is printed, after something was told."""

    def draw(self, scene: Scene[Any]) -> RenderableType:
        """Something that fails."""
        return Broken()


class Broken:
    """Something that cannot be printed."""

    def __rich__(self) -> RenderableType:
        """Fail."""
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("room", "folded"),
    [(21, set()), (20, {"log"}), (19, {"map"}), (13, {"map"}), (12, {"log", "map"}), (3, {"log", "map"})],
)
def test_as_little_is_folded_as_is_needed(room: int, folded: set[str]) -> None:
    assert fold_to_fit(Tall(), None, SCENE, room, SCREEN).scene.folded == folded


def test_a_table_that_cannot_be_folded_stays_as_it_is() -> None:
    class Stiff(Tall):
        """Draws everything whatever is folded."""

        def draw(self, scene: Scene[Any]) -> RenderableType:
            """All lines."""
            return super().draw(SCENE)

    assert not fold_to_fit(Stiff(), None, SCENE, 3, SCREEN).scene.folded


def test_parts_that_stand_side_by_side_are_folded_together() -> None:
    class Paired(Tall):
        """Draws log and map beside each other."""

        def draw(self, scene: Scene[Any]) -> RenderableType:
            """As high as the higher one of them."""
            return Text("\n" * (4 if {"log", "map"} - scene.folded else 0))

    assert fold_to_fit(Paired(), None, SCENE, 2, SCREEN).scene.folded == {"log", "map"}


def test_only_a_window_has_a_height(monkeypatch: pytest.MonkeyPatch) -> None:
    assert window_height(Console(width=80)) is None
    assert window_height(Console(width=80, height=24, force_terminal=True)) == 24
    monkeypatch.setenv("LINES", "30")
    assert window_height(Console(width=80)) == 30


def screenful(output: str, question: str) -> list[str]:
    """What is drawn before the prompt at which a question is asked, from the table's title on."""
    return output.partition(question)[0].rpartition("──── ")[2].splitlines()


class WithStatus(Tall):
    """A table that tells on a line what one has."""

    def status(self, scene: Scene[Any]) -> RenderableType:
        """The line."""
        return Text("in the purse")


def told(lines: int, window: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is printed where so many lines of news come upon a table in a window."""
    news = [Text("\n".join(["• news"] * lines))]
    monkeypatch.setattr(session, "find_table", lambda name: WithStatus())
    monkeypatch.setattr(session.Session, "told_in_words", lambda self, events: news)
    monkeypatch.setenv("LINES", str(window))
    return figurka("play", "pebbles", "--seats", "you,random", "--seed", "1", typed="q\n").output


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize(("lines", "window"), [(2, 60), (25, 60), (3, 24)])
def test_short_news_stand_below_the_table(lines: int, window: int, monkeypatch: pytest.MonkeyPatch) -> None:
    output = told(lines, window, monkeypatch)
    assert output.rindex("• news") > output.rindex("hand\n")
    assert "above the table" not in output


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("window", [24, 30, 40])
def test_news_that_would_push_the_table_off_the_window_come_before_it(
    window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = told(30, window, monkeypatch)
    assert output.rindex("• news") < output.index("hand\n")
    assert "What has happened stands above the table; j tells everything." in output
    assert "in the purse" not in output, "the table is there to be seen"
    shown = output[output.rindex("• news") :].partition("> ")[0]
    assert len(shown.splitlines()) - 1 <= window


@pytest.mark.usefixtures("pebbles")
def test_beside_a_table_too_high_for_the_window_one_is_told_what_one_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "in the purse" in told(1, 12, monkeypatch)


@pytest.mark.usefixtures("pebbles")
def test_a_plain_game_folds_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figurka("play", "pebbles", "--seats", "you,random", "--seed", "1", typed="q\n").output
    monkeypatch.setenv("LINES", "10")
    folded = figurka("play", "pebbles", "--seats", "you,random", "--seed", "1", typed="v\nq\n").output
    assert "folded" not in whole
    assert "folded" in folded.partition("v shows")[0]
    assert "╭" not in folded.partition("A number or letter")[0]
    assert "╭" in folded.partition("A number or letter")[2]


def test_choices_are_listed_by_their_numbers_and_letters_come_last() -> None:
    game = new_game("farshore", 2, 7)
    while (decision := game.decision) is not None and len(decision.options) < 4:
        game.choose(0)
    assert decision is not None
    first, second, third, *rest = (option.key for option in decision.options)
    scene = Scene(
        game.view(decision.seat),
        Words("en"),
        ("Anna", "Ben"),
        80,
        numbers={second: 9, third: 4, **dict.fromkeys(rest, 5)},
        letters={first: "x"},
    )
    with SCREEN.capture() as capture:
        SCREEN.print(draw_choices(game, decision, PlainTable(), scene, whole=True))
    marks = re.findall(r"(?m)^ *(\w+) ", capture.get())
    assert marks == ["4", *("5" for _ in rest), "9", "x"]


def test_choices_stand_in_as_many_columns_as_fit() -> None:
    rows = [(str(number), Text(f"choice {number}"), Text()) for number in range(1, 25)]
    assert lines_of(choice_list(rows, SCENE), SCREEN) == 8
    assert lines_of(choice_list(rows[:16], SCENE), SCREEN) == 8
    assert lines_of(choice_list(rows[:8], SCENE), SCREEN) == 8
    wide = [(number, label, Text("of which much is said")) for number, label, _ in rows]
    assert lines_of(choice_list(wide, SCENE), SCREEN) == 12


@pytest.mark.parametrize("table", [Failing(), FailingLater()])
@pytest.mark.parametrize(("lang", "sorry"), [("en", "Sorry, something went wrong"), ("cs", "Promiň")])
def test_a_drawing_that_fails_costs_nobody_the_game(
    table: PlainTable, lang: str, sorry: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "find_table", lambda name: table)
    typed = "1\n1\nq\n"
    output = figurka("play", "--seats", "you", "--seed", "9", "--lang", lang, typed=typed, drawn=False).output
    assert output.count(sorry) == 1
    note = re.search(r"\S+\.error\.txt", output)
    assert note is not None
    assert "ZeroDivisionError" in Path(note[0]).read_text()
    saved = re.search(r"--load (\S+\.json)", output)
    assert saved is not None
    assert len(load_game(Path(saved[1]).read_text()).history) == 2


def test_what_was_to_be_told_is_told_beside_the_plain_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = figurka("play", "--seats", "you", "--seed", "9", typed="1\n1\nq\n").output
    monkeypatch.setattr(session, "find_table", lambda name: FailingLater())
    output = figurka("play", "--seats", "you", "--seed", "9", typed="1\n1\nq\n", drawn=False).output
    told = re.findall(r"(?m)^• .*", usual)
    assert told
    assert [line for line in told if line not in output] == []


def test_a_mistake_in_the_rules_is_not_taken_for_one_of_the_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object, index: int) -> None:
        self.history.append(index)  # type: ignore[attr-defined]
        raise ZeroDivisionError

    monkeypatch.setattr("figurka.core.game.Game.choose", fail)
    with pytest.raises(ZeroDivisionError):
        figurka("play", "--seats", "you", "--seed", "9", typed="1\nq\n")
