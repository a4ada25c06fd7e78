"""The bots for a printed Tapestry at the terminal: drawn, told, taken back, kept and gone on with."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from figurka import load_game, new_game
from figurka.cli.drawing import find_table
from figurka.core.fairness import seal
from figurka.games.tapestry.companion.terminal.table import AutomaTable
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.things import LAST
from figurka.locales import LANGUAGES
from tests.cli.terminal import figurka, seen_by, typed_for
from tests.games.tapestry.companion.table import Companion
from tests.locales.files import HARD

SEED = ("--seed", "3")


def usual_file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "tapestry-automa.json"


def choices(file: Path) -> list[int]:
    saved = json.loads(file.read_text(encoding="utf-8"))
    return list(saved["choices"])


def first_turn(game_seed: int = 3) -> str:
    """What is typed for the income turn and the end of the turn; the bots' turn is then carried out."""
    game = new_game("tapestry-automa", 1, game_seed)
    lines = []
    for key in ("income", "done"):
        assert game.decision is not None
        lines.append(f"{typed_for(game, key)}\n")
        game.choose(game.decision.index(key))
    return "".join(lines) + "\n"


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_all_but_the_tracks_folds_to_a_line_each(language: str, width: int) -> None:
    game = Companion(seed=4, level="6").play_on(Random(4), 60).game
    scene, table = seen_by(game, 0, language, width), find_table("tapestry-automa")
    names = table.foldable(game.decision, scene)
    assert names == ("left", "cards", "sides")
    heights = []
    for count in range(len(names) + 1):
        screen = Console(width=width, no_color=True)
        drawn = screen.render_lines(table.draw(replace(scene, folded=frozenset(names[:count]))))
        heights.append(len(drawn))
    assert heights[0] == max(heights)
    assert heights[-1] == 7 + len(names), "the tracks in their frame, and a line for each"


def test_the_layout_the_map_and_the_question_are_printed() -> None:
    printed = figurka("automa", *SEED).stdout
    assert "Tapestry: bot for the table" in printed
    assert "labelled 2/4" in printed
    assert "What happened in your turn?" in printed
    assert "Income turn 1" in printed
    assert all(f"{place}_" in printed for place in ("N4", "K1", "R2"))


def test_it_speaks_czech() -> None:
    for option in ("--lang", "--language"):
        printed = figurka("automa", option, "cs", typed="\n").stdout
        assert "Co se stalo v\N{NO-BREAK SPACE}tvém tahu?" in printed


# What is to be moved


def told_turn(typed: str = "", lang: str = "en") -> list[str]:
    """The lines that are printed after the income turn and the bots' answer at level 5."""
    printed = figurka(
        "automa", "--seed", "4", "--level", "5", "--lang", lang, typed=first_turn(4)[:-1] + typed
    )
    return printed.stdout.replace(HARD, " ").splitlines()


@pytest.mark.parametrize(
    ("lang", "heading", "reasons", "moves"),
    [
        (
            "en",
            "Move this at your table",
            "Why",
            [
                "1 The Automa’s token on the Military track: from the start to space 1 (Archery).",
                "2 The Shadow Empire’s token on the Technology track: from the start to space 1 (Pottery).",
                "3 Lay the top territory tile face up on hex M4, turned as it comes (at random).",
                "4 Stand an outpost of the Automa on hex M4.",
                "5 Put the top tapestry card face down beside the Automa’s mat (now 1).",
            ],
        ),
        (
            "cs",
            "Přesuň na stole",
            "Proč",
            [
                "1 Žeton Automy na stupnici Vojenství: z počátečního pole na pole 1 (Lukostřelba).",
                "2 Žeton Stínové říše na stupnici Technologie: z počátečního pole na pole 1 (Hrnčířství).",
                "3 Svrchní dílek území polož lícem nahoru na pole M4, natočený náhodně, jak zrovna přijde.",
                "4 Žeton osídlení Automy postav na pole M4.",
                "5 Svrchní kartu tapiserie polož lícem dolů vedle karty blahobytu Automy (celkem 1).",
            ],
        ),
    ],
)
def test_what_is_to_be_moved_stands_before_the_reasons(
    lang: str, heading: str, reasons: str, moves: list[str]
) -> None:
    lines = told_turn(lang=lang)
    first = next(place for place, line in enumerate(lines) if line.endswith(heading))
    assert [line.strip() for line in lines[first + 1 : first + 1 + len(moves)]] == moves
    why = lines.index(reasons)
    assert why > first
    assert not any("(A-" in line for line in lines[first:why]), "the reasons are apart"
    assert any("M4" in line and "\\" in line for line in lines[first:why]), (
        "the map is drawn where it is needed"
    )
    assert any("(A-73)" in line for line in lines[why:])


@pytest.mark.parametrize(("lines", "has_room"), [("60", True), ("24", False)])
def test_what_is_to_be_moved_is_said_once_and_long_reasons_when_asked_for(
    lines: str, has_room: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", lines)
    printed = told_turn()
    (first,) = [place for place, line in enumerate(printed) if line.endswith("Move this at your table")]
    assert any("(A-73)" in line for line in printed[first:]) == has_room
    assert not any("(A-73)" in line for line in printed[:first])
    assert any("j tells the reasons" in line for line in printed[first:]) != has_room
    assert any("M4" in line and "\\" in line for line in printed), "the map goes with it"
    assert any("(A-73)" in line for line in told_turn("j\n"))


LAST_TURNS = "i\nx\n\n3\nQ3\nx\n\n" + "i\nx\n\n" * 4


@pytest.mark.parametrize(
    ("options", "typed", "again", "heading"),
    [
        ((), LAST_TURNS, None, "Move this at your table"),
        ((), "i\nx\n\n3\nQ3\nx\n", "\n", "Move this at your table"),
        (("--first", "automa", "--level", "5"), "", None, "Move this at your table"),
        ((), "i\nx\n\n3\nQ3\nx\nu\n", None, "Move this back at your table"),
        ((), "i\nx\n\n3\nQ3\nx\nt\n", None, "Move this at your table"),
    ],
    ids=["after the fifth income", "gone on with", "the bots begin", "taken back", "drawn again"],
)
def test_what_is_to_be_moved_stands_below_the_table_in_the_window(
    options: tuple[str, ...], typed: str, again: str | None, heading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "40")
    printed = figurka("automa", "--seed", "5", *options, typed=typed).stdout
    if again is not None:
        printed = figurka("automa", typed=again).stdout
    lines = printed.splitlines()
    seen = lines[max(place for place, line in enumerate(lines) if line.startswith("> ")) - 39 :]
    (first,) = [place for place, line in enumerate(seen) if line.endswith(heading)]
    assert not any("Tapestry: bot for the table" in line for line in seen[first:])


def test_enter_says_that_all_is_moved(tmp_path: Path) -> None:
    assert "Ready to go on?" in "\n".join(told_turn())
    figurka("automa", "--seed", "3", "--new", typed=first_turn())
    assert choices(usual_file(tmp_path))[-1] == 0
    assert len(choices(usual_file(tmp_path))) == 3


@pytest.mark.parametrize("typed", ["t", "v"])
def test_a_table_that_is_drawn_again_says_what_is_still_to_be_moved(typed: str) -> None:
    lines = told_turn(f"{typed}\n")
    assert sum(line.endswith("Move this at your table") for line in lines) == 2
    assert sum(line.startswith("Enter: ") for line in lines) == 2


def test_undo_lists_what_to_move_back() -> None:
    lines = told_turn("u\n")
    first = lines.index("Move this back at your table")
    assert [line.strip() for line in lines[first + 1 : first + 6]] == [
        "1 The Automa’s token on the Military track: from space 1 to the start.",
        "2 The Shadow Empire’s token on the Technology track: from space 1 to the start.",
        "3 Take the tile off hex M4, back to where it came from.",
        "4 Take the Automa’s outpost off hex M4.",
        "5 Put the last tapestry card beside the Automa’s mat back on the deck (which leaves 0).",
    ]
    assert "Nothing has to be moved back at your table." in told_turn("u\nu\n")


def test_help_says_once_how_far_undo_goes() -> None:
    printed = " ".join(figurka("automa", *SEED, typed="?\n").stdout.split())
    assert printed.count("to the very beginning") == 1
    assert "until something was revealed" not in printed


# What is typed


@pytest.mark.parametrize("typed", ["x", "w x"])
def test_a_forgotten_first_income_turn_is_named(typed: str) -> None:
    printed = " ".join(figurka("automa", *SEED, typed=f"{typed}\n").stdout.split())
    assert "That was my turn: Your first turn is always an income turn; enter income turn 1 first." in printed


def test_that_the_first_turn_is_an_income_turn_is_said_before_it_is_told() -> None:
    said = "Your first turn is always an income turn; enter income turn 1 first."
    before, after = figurka("automa", *SEED, typed="i\n").stdout.split("You take income turn 1.")
    assert said in before
    assert said not in after


def test_tracks_and_hexes_keep_their_numbers_from_turn_to_turn() -> None:
    table = Companion(seed=4).tell("income").end_turn()
    first = seen_by(table.game, 0).numbers
    table.advance("military").advance("science").end_turn()
    later = seen_by(table.game, 0).numbers
    stands = {"exploration": 0, "science": 1, "military": 1, "technology": 0}
    assert [first[f"advance:{name}:0"] for name in stands] == [1, 2, 3, 4]
    assert [later[f"advance:{name}:{space}"] for name, space in stands.items()] == [1, 2, 3, 4]
    hexes = {key for key in first if key.startswith("hex:")} & set(later)
    assert len(hexes) > 20
    assert all(first[key] == later[key] for key in hexes)
    assert min(later[f"back:{name}"] for name in ("science", "military")) > max(later[key] for key in hexes)


def test_two_tokens_on_a_track_have_two_numbers() -> None:
    table = Companion(seed=4).tell("income").end_turn().advance("technology", LAST)
    table.tell("special", "track:military").advance("military").end_turn()
    numbers = seen_by(table.game, 0).numbers
    tokens = [numbers[key] for key in numbers if key.startswith("advance:military:")]
    assert len(set(tokens)) == len(tokens) == 2


@pytest.mark.parametrize("typed", ["P4", "p 4", "P-4"])
def test_a_hex_is_understood_however_it_is_written(typed: str) -> None:
    printed = figurka("automa", *SEED, typed=f"{typed}\n").stdout.replace(HARD, " ")
    assert "You lay a tile on hex P4." in printed


def test_how_hexes_are_named_is_told_at_the_beginning_and_when_asked() -> None:
    printed = " ".join(figurka("automa", *SEED, typed="? K1\n? P4\n").stdout.split())
    assert "K L M N P Q R from the left" in printed
    top = "With the military track at the top: column"
    assert f"{top} 1 from the left, hex 1 from the top. Beside it: K2, L2, L3." in printed
    assert f"{top} 5 from the left, hex 4 from the top. Beside it: N4, N5, P3, P5, Q3, Q4." in printed


def test_the_signs_of_the_sides_are_named_in_the_folded_line() -> None:
    game = Companion(seed=4).game
    scene = replace(seen_by(game, 0, width=120), folded=frozenset({"sides"}))
    screen = Console(width=120, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print(find_table("tapestry-automa").draw(scene))
    line = next(line for line in capture.get().splitlines() if line.startswith("Players:"))
    assert all(f"{sign} {name} " in line for sign, name in zip("▲■▼", scene.names, strict=False))


def test_landmarks_that_are_all_gone_are_counted_as_none() -> None:
    table = Companion(seed=4)
    for landmark in TRACK_LANDMARKS:
        table.state.owners[landmark.index] = 1
    scene = replace(seen_by(table.game, 0, width=120), folded=frozenset({"left"}))
    screen = Console(width=120, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print(find_table("tapestry-automa").draw(scene))
    assert "Landmarks left  0 " in capture.get()


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
    printed = figurka("automa", *SEED, typed=first_turn() + "u\nu\nu\n").stdout
    assert printed.count("Taken back") >= 3 or printed.count("taken back") >= 3
    assert choices(usual_file(tmp_path)) == []


def test_a_whole_game_is_played_and_its_end_told(tmp_path: Path) -> None:
    typed, game = "", new_game("tapestry-automa", 1, 3)
    while (decision := game.decision) is not None:
        index = max(decision.index("done"), decision.index("income"), 0)
        typed += f"{typed_for(game, decision.options[index].key)}\n"
        game.choose(index)
    printed = figurka("automa", *SEED, typed=typed).stdout
    assert "How do your points compare with those of the Automa?" in printed
    assert "The Automa’s points" in printed
    assert "You win" in printed or "You have won" in printed
    file, ended = usual_file(tmp_path), choices(usual_file(tmp_path))
    again = figurka("automa", *SEED).stdout
    assert "under way" not in again, "a game that has ended makes room for a new one"
    assert choices(file) == []
    (aside,) = [each for each in file.parent.glob("*.json") if each != file]
    assert choices(aside) == ended
    assert f"figurka replay {aside}" in again


def test_a_shared_victory_is_told_as_one() -> None:
    typed, game = "", new_game("tapestry-automa", 1, 3)
    while (decision := game.decision) is not None:
        index = max(decision.index("outcome:shared"), game.mind.instinct(game.state, decision))
        typed += f"{typed_for(game, decision.options[index].key)}\n"
        game.choose(index)
    assert "A shared victory: You, Automa." in figurka("automa", *SEED, typed=typed).stdout


# The file


def test_the_game_is_kept_after_every_answer(tmp_path: Path) -> None:
    file = usual_file(tmp_path)
    result = figurka("automa", *SEED)
    assert result.exit_code == 0
    assert choices(file) == []
    assert "figurka automa --lang en" in result.stdout
    figurka("automa", typed="\n" + first_turn().splitlines()[0] + "\n")
    assert len(choices(file)) == 1
    assert "That was my turn" in figurka("automa", typed="\n").stdout


def test_another_file_may_be_named(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    result = figurka("automa", "--save", str(file), "--first", "automa", "--level", "5")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["settings"] == {"level": ["5"], "first": ["automa"]}
    assert f"--save '{file}'" in result.stdout
    assert not usual_file(tmp_path).exists()


@pytest.mark.parametrize("options", [(), ("--level", "4")])
@pytest.mark.parametrize("answer", ["\n", "y\n"])
def test_a_game_that_is_under_way_is_offered(tmp_path: Path, options: tuple[str, ...], answer: str) -> None:
    figurka("automa", *SEED, typed=first_turn())
    printed = figurka("automa", *options, typed=answer).stdout
    assert "A game is under way: level 2, after your income turn 1; the Automa has 0 VP." in printed
    assert "What happened in your turn?" in printed
    assert len(choices(usual_file(tmp_path))) == 3


def test_nothing_is_answered_to_the_offer_and_the_game_is_kept(tmp_path: Path) -> None:
    figurka("automa", *SEED, typed=first_turn())
    printed = figurka("automa").stdout
    assert "It is kept." in printed
    assert "What happened" not in printed
    assert len(choices(usual_file(tmp_path))) == 3


@pytest.mark.parametrize(("options", "answer"), [(("--level", "4"), "n\n"), (("--level", "4", "--new"), "")])
def test_another_game_leaves_the_old_one_aside(tmp_path: Path, options: tuple[str, ...], answer: str) -> None:
    file = usual_file(tmp_path)
    figurka("automa", *SEED, typed=first_turn())
    printed = figurka("automa", *options, typed=answer).stdout
    assert json.loads(file.read_text(encoding="utf-8"))["settings"]["level"] == ["4"]
    (aside,) = [each for each in file.parent.glob("*.json") if each != file]
    assert len(choices(aside)) == 3
    assert f"figurka automa --save {aside} --lang en" in printed
    assert "after your income turn 1" in figurka("automa", "--save", str(aside)).stdout


@pytest.mark.parametrize("options", [("--level", "9"), ("--first", "bob"), ("--seed", "abc")])
@pytest.mark.parametrize("new", [(), ("--new",)])
def test_wrong_options_are_refused_before_anything_is_asked(
    tmp_path: Path, options: tuple[str, ...], new: tuple[str, ...]
) -> None:
    figurka("automa", *SEED, typed=first_turn())
    refused = figurka("automa", *new, *options, typed="\n")
    assert refused.exit_code == 2
    assert "under way" not in refused.stdout
    assert len(choices(usual_file(tmp_path))) == 3


def test_a_game_from_before_the_pauses_goes_on(tmp_path: Path) -> None:
    table = Companion(seed=3).tell("income").end_turn().advance("military")
    told = json.loads(table.game.save())
    keys, chosen = told["keys"], told["choices"]
    old = {**told, "rules": 1, "keys": [*keys[:2], *keys[3:]], "choices": [*chosen[:2], *chosen[3:]]}
    file = usual_file(tmp_path)
    file.parent.mkdir()
    file.write_text(json.dumps({**old, "seal": seal({k: v for k, v in old.items() if k != "seal"})}))
    printed = figurka("automa", typed="\n").stdout
    assert "What happened in your turn?" in printed
    assert "That was my turn" in printed


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
