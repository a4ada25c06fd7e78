"""What docs/environments.md says: its code runs, and its figures are those of today."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from figurka.core.registry import find_rules
from figurka.envs import growing
from figurka.envs.encoder import encoder_for
from figurka.envs.vocabulary import read_vocabulary
from tests.envs.kit import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def block(word: str, text: str = PAGE) -> str:
    found = [code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if word in code]
    assert len(found) == 1, word
    return str(found[0])


def row(game: str, columns: int) -> list[int]:
    lines = [line.split("|")[1:-1] for line in PAGE.splitlines() if line.startswith(f"| {game} |")]
    (cells,) = [line[1:] for line in lines if len(line) == columns]
    return [int(cell.replace(",", "")) for cell in cells if cell.strip()]


@pytest.mark.parametrize("text", [PAGE, README], ids=["page", "readme"])
def test_the_first_loop_plays_a_whole_game(text: str) -> None:
    known: dict[str, Any] = {}
    exec(block("env.agent_iter()", text), known)
    assert known["env"].unwrapped.game.over
    assert not known["env"].agents


def test_actions_are_told_as_the_page_says() -> None:
    known: dict[str, Any] = {}
    exec(block("env.agent_iter()").split("for agent")[0], known)
    env, random = known["env"], Random(1)
    while "income" not in env.unwrapped.legal_keys:
        env.step(random.choice(env.unwrapped.episode.actions))
    exec(block('raw.action("income")'), known)
    assert known["raw"].action_names[known["action"]] == "income"


def test_openspiel_is_used_as_the_page_says() -> None:
    pytest.importorskip("pyspiel")
    known: dict[str, Any] = {}
    exec(block("pyspiel.load_game"), known)
    exec(block("ISMCTSBot"), known)
    assert known["game"].num_players() == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_are_of_today(name: str) -> None:
    known = read_vocabulary(name)
    foreseen = {word for section, word in growing.foreseen(name) if section == "actions"}
    assert row(name, 5) == [len(known), len(foreseen), len(known.kinds), len(known.causes)]
    assert row(name, 7) == [encoder_for(name, seats).size for seats in find_rules(name).seats]
