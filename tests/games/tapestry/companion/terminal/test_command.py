"""The bots for a printed Tapestry at the terminal: drawn, told, taken back, kept and gone on with."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from figurka import load_game, new_game
from figurka.cli.drawing import find_table
from figurka.games.tapestry.companion.terminal.table import AutomaTable
from figurka.games.tapestry.content.maps import PLACES
from figurka.locales import LANGUAGES
from tests.cli.terminal import figurka, seen_by

SEED = ("--seed", "3")


def usual_file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "tapestry-automa.json"


def choices(file: Path) -> list[int]:
    saved = json.loads(file.read_text(encoding="utf-8"))
    return list(saved["choices"])


def first_turn(game_seed: int = 3) -> str:
    """What is typed for the income turn and the end of the turn."""
    game = new_game("tapestry-automa", 1, game_seed)
    lines = []
    for key in ("income", "done"):
        assert game.decision is not None
        index = game.decision.index(key)
        lines.append(f"{index + 1}\n")
        game.choose(index)
    return "".join(lines)


# What is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_table_fits_every_width(language: str, width: int) -> None:
    table = find_table("tapestry-automa")
    assert isinstance(table, AutomaTable)
    game, random = new_game("tapestry-automa", 1, 4, level="6"), Random(4)
    while (decision := game.decision) is not None:
        if random.random() < 0.1:
            scene = seen_by(game, 0, language, width)
            screen = Console(width=width, no_color=True, markup=False, highlight=False)
            with screen.capture() as capture:
                screen.print(table.draw(scene))
                for part in table.parts(scene).values():
                    screen.print(part)
                for drawn in (table.focus(decision, scene), table.status(scene)):
                    screen.print("" if drawn is None else drawn)
            text = capture.get()
            assert max(map(len, text.splitlines())) <= width
            assert "cli-" not in text
        game.choose(random.randrange(len(decision.options)))


def test_the_layout_the_map_and_the_question_are_printed() -> None:
    printed = figurka("automa", *SEED).stdout
    assert "Tapestry: bot for the table" in printed
    assert "labelled 2/4" in printed
    assert "What happened in your turn?" in printed
    assert "Income turn 1" in printed
    assert all(f"{place}_" in printed for place in ("N4", "K1", "R2"))


def test_it_speaks_czech() -> None:
    for option in ("--lang", "--language"):
        printed = figurka("automa", option, "cs").stdout
        assert "Co se stalo v\N{NO-BREAK SPACE}tvém tahu?" in printed


# A game


def test_the_bots_answer_with_their_reasons() -> None:
    printed = figurka("automa", *SEED, typed=first_turn()).stdout
    assert "You take income turn 1." in printed
    assert "(A-21)" in printed


def test_a_hex_is_told_by_its_label(tmp_path: Path) -> None:
    printed = figurka("automa", *SEED, typed="P4\n").stdout
    assert "You lay a tile on hex P4." in printed
    game = load_game(usual_file(tmp_path).read_text(encoding="utf-8"))
    explored = [PLACES[place] for place in game.state.board.chosen(game.state.explored)]
    assert "P4" in explored


def test_what_was_told_is_taken_back_even_after_the_bots(tmp_path: Path) -> None:
    printed = figurka("automa", *SEED, typed=first_turn() + "u\nu\n").stdout
    assert printed.count("Taken back") >= 2 or printed.count("taken back") >= 2
    assert choices(usual_file(tmp_path)) == []


def test_a_whole_game_is_played_and_its_end_told(tmp_path: Path) -> None:
    typed, game = "", new_game("tapestry-automa", 1, 3)
    while (decision := game.decision) is not None:
        index = max(decision.index("done"), decision.index("income"), 0)
        typed += f"{index + 1}\n"
        game.choose(index)
    printed = figurka("automa", *SEED, typed=typed).stdout
    assert "How do your points compare with those of the Automa?" in printed
    assert "The Automa’s points" in printed
    assert "You win" in printed or "You have won" in printed
    again = figurka("automa", *SEED).stdout
    assert "goes on" not in again, "a game that has ended makes room for a new one"
    assert choices(usual_file(tmp_path)) == []


# The file


def test_the_game_is_kept_after_every_answer(tmp_path: Path) -> None:
    file = usual_file(tmp_path)
    result = figurka("automa", *SEED)
    assert result.exit_code == 0
    assert choices(file) == []
    assert "figurka automa --lang en" in result.stdout
    figurka("automa", typed=first_turn().splitlines()[0] + "\n")
    assert len(choices(file)) == 1
    printed = figurka("automa").stdout
    assert "goes on" in printed
    assert "That was my turn" in printed


def test_another_file_may_be_named(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    result = figurka("automa", "--save", str(file), "--first", "automa", "--level", "5")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["settings"] == {"level": ["5"], "first": ["automa"]}
    assert f"--save '{file}'" in result.stdout
    assert not usual_file(tmp_path).exists()


@pytest.mark.parametrize(("answer", "kept"), [("n\n", True), ("", True), ("y\n", False)])
def test_a_new_game_is_begun_only_if_the_old_may_be_lost(tmp_path: Path, answer: str, kept: bool) -> None:
    figurka("automa", *SEED, typed=first_turn())
    result = figurka("automa", "--new", "--level", "4", typed=answer)
    assert result.exit_code == 0
    assert ("It is kept" in result.stdout) == kept
    assert len(choices(usual_file(tmp_path))) == (2 if kept else 0)


def test_settings_of_a_game_under_way_cannot_be_changed() -> None:
    figurka("automa", *SEED)
    result = figurka("automa", "--level", "4")
    assert result.exit_code == 2
    assert "--new" in result.stderr


@pytest.mark.parametrize(
    "arguments", [("--level", "7"), ("--level", "hard"), ("--first", "me"), ("--lang", "de")]
)
def test_wrong_options_are_refused(arguments: tuple[str, ...], tmp_path: Path) -> None:
    result = figurka("automa", *arguments)
    assert result.exit_code == 2
    assert "Error" in result.stderr
    assert not usual_file(tmp_path).exists()


@pytest.mark.parametrize("text", ["", "no game", "[]", '{"figurka": 1}'])
def test_a_broken_file_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    result = figurka("automa", "--save", str(file))
    assert result.exit_code == 2
    assert file.read_text(encoding="utf-8") == text


def test_the_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(new_game("tapestry", 1, 1).save(), encoding="utf-8")
    result = figurka("automa", "--save", str(file))
    assert result.exit_code == 2
    assert "Tapestry" in result.stderr
