"""Fair play at the terminal: a fingerprint at the start, the seed at the end, and `figurka verify`."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import Result

from figurka import load_game
from tests.cli.terminal import figurka


@pytest.fixture
def game(tmp_path: Path) -> tuple[Path, str]:
    """The file of a game between agents that was played to its end, and all that was printed of it."""
    output = figurka("play", "farshore", "--seats", "random,random").output
    found = re.search(r"figurka verify (\S+\.json)", output)
    assert found is not None
    return Path(found[1]), output


def change(path: Path, **changes: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def signs(result: Result) -> str:
    return "".join(re.findall(r"^[✓✗?](?= )", result.output, re.MULTILINE))


def test_a_game_tells_its_fingerprint_first_and_its_seed_last(game: tuple[Path, str]) -> None:
    path, output = game
    fields = json.loads(path.read_text())
    assert output.index(fields["fingerprint"]) < output.index("Chance") < output.index(fields["seed"])
    assert output.count(fields["seed"]) == 2, "once to read and once in the command that repeats the deal"
    again = re.search(
        r"figurka (play farshore --seats random,random --seed [0-9a-f]{64})$", output, re.MULTILINE
    )
    assert again is not None
    repeated = figurka(*again[1].split()).output
    assert "Open seed, for practice" in repeated
    assert fields["fingerprint"] not in repeated
    other = re.search(r"figurka verify (\S+\.json)", repeated)
    assert other is not None
    assert "the seed was open" in " ".join(figurka("verify", other[1]).output.split())


def test_a_person_sees_the_fingerprint_before_the_first_choice_and_no_seed() -> None:
    output = figurka("play", "--seats", "you,greedy", typed="1\nq\n").output
    saved = re.search(r"--load (\S+\.json)", output)
    assert saved is not None
    fields = json.loads(Path(saved[1]).read_text())
    assert output.index(fields["fingerprint"]) < output.index("\n> ")
    assert fields["seed"] not in output
    assert fields["seed"][:8] not in saved[1]
    assert fields["fingerprint"] in figurka("play", "--load", saved[1], typed="q\n").output


def test_an_open_seed_is_marked_also_when_the_game_is_loaded() -> None:
    seed = "3f" * 32
    output = figurka("play", "--seats", "you,greedy", "--seed", seed, typed="1\nq\n").output
    assert "Open seed, for practice" in output
    saved = re.search(r"--load (\S+\.json)", output)
    assert saved is not None
    assert "Open seed, for practice" in figurka("play", "--load", saved[1], typed="q\n").output


@pytest.mark.parametrize("field", ["seed", "fingerprint", "seal", "scores"])
def test_a_changed_file_is_not_played_on_and_stays_as_it_is(game: tuple[Path, str], field: str) -> None:
    fields = json.loads(game[0].read_text())
    other = {"seed": "ab" * 32, "scores": [999, 1]}.get(field, "0" * 64)
    file = game[0].with_name(f"{field}.json")
    file.write_text(json.dumps({**fields, field: other}))
    before = file.read_text()
    result = figurka("play", "--load", str(file))
    assert (result.exit_code, "was changed after it was saved" in result.output) == (2, True)
    assert file.read_text() == before


def test_verify_proves_a_game_that_was_played(game: tuple[Path, str]) -> None:
    path, _ = game
    fields = json.loads(path.read_text())
    result = figurka(
        "verify", str(path), "--fingerprint", fields["fingerprint"][:8], "--seal", fields["seal"]
    )
    assert result.exit_code == 0, result.output
    assert signs(result) == "✓" * 8
    for told in (fields["seed"], fields["fingerprint"], fields["seal"]):
        assert told in result.output
    assert " : ".join(map(str, load_game(path.read_text()).scores)) in result.output
    czech = figurka("verify", str(path), "--lang", "cs")
    assert "Prokázáno" in czech.output


def test_verify_refutes_a_changed_choice(game: tuple[Path, str]) -> None:
    path, _ = game
    choices = json.loads(path.read_text())["choices"]
    change(path, choices=[*choices[:9], choices[9] + 1, *choices[10:]])
    result = figurka("verify", str(path))
    assert result.exit_code == 1
    assert signs(result) == "✓✓✓✗?✗"
    assert "Choice number 10 cannot be made" in result.output


def test_verify_refutes_a_changed_seed(game: tuple[Path, str]) -> None:
    path, _ = game
    change(path, seed="3f" * 32)
    result = figurka("verify", str(path))
    assert result.exit_code == 1
    assert signs(result).startswith("✓✓✗✗")


def test_verify_refutes_what_was_not_noted(game: tuple[Path, str]) -> None:
    path, _ = game
    result = figurka("verify", str(path), "--fingerprint", "00000000")
    assert result.exit_code == 1
    assert signs(result) == "✓✓✓✗✓✓✓"


def test_verify_tells_programs_the_same(game: tuple[Path, str]) -> None:
    path, _ = game
    told = json.loads(figurka("verify", str(path), "--json").output)
    fields = json.loads(path.read_text())
    assert told["standing"] == "holds"
    assert {each["standing"] for each in told["checks"]} == {"holds"}
    assert {name: told[name] for name in ("seed", "fingerprint", "seal", "scores", "winners")} == {
        name: fields[name] for name in ("seed", "fingerprint", "seal", "scores", "winners")
    }


def test_an_unfinished_game_is_not_proven_yet() -> None:
    output = figurka("play", "--seats", "you,random", typed="1\nq\n").output
    saved = re.search(r"--load (\S+\.json)", output)
    assert saved is not None
    result = figurka("verify", saved[1])
    assert result.exit_code == 1
    assert signs(result) == "✓✓✓✓?✓"


@pytest.mark.parametrize("text", ["nonsense", "{}", ""])
def test_what_cannot_be_read_is_an_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    assert figurka("verify", str(path)).exit_code == 2
    assert figurka("verify", str(tmp_path / "nowhere.json")).exit_code == 2


def test_digits_that_cannot_be_compared_are_an_error(game: tuple[Path, str]) -> None:
    result = figurka("verify", str(game[0]), "--fingerprint", "3f9a")
    assert result.exit_code == 2
    assert "at least 8" in result.output
