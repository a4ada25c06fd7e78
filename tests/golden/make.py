"""Play the golden games anew where their rules have a new version: python -m tests.golden.make

Names of games after it restrict it to those: python -m tests.golden.make tapestry

A game that still comes to its end is left alone. One that does not, though the version of its rules is the
same, is never written over: the version is to be raised first. The games of the version before are then kept
in tests/earlier.
"""

import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from figurka import Game, load_game, new_game
from figurka.agents import new_agent
from figurka.core.errors import SaveError
from figurka.core.game import FORMAT
from figurka.core.registry import find_rules, list_games

HOME = Path(__file__).parent
EARLIER = HOME.parent / "earlier"
EXPECTED = "expected.json"
RAISE_VERSION = "A rule has changed: raise `version` in the game's Rules, then run `make golden`."
MAKE_GOLDEN = "The rules have a new version: run `make golden`."


def game_of(name: str) -> str:
    """The game of a plan or file, by how its name begins."""
    return max((game for game in list_games() if name.startswith(game)), key=len)


@dataclass(frozen=True)
class Plan:
    """A golden game: its name, which begins with the game's; its seed, who sits there, how it is set up."""

    name: str
    seed: int
    agents: tuple[str, ...]
    settings: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The name of the game played."""
        return game_of(self.name)


PLANS = (
    Plan("farshore-1-cabin-boy", 11, ("greedy",), {"level": "cabin_boy"}),
    Plan("farshore-1-captain", 12, ("random",), {"level": "captain", "islands": "hermits_isle"}),
    Plan("farshore-2-greedy", 21, ("greedy", "greedy")),
    Plan("farshore-2-mixed", 22, ("random", "greedy"), {"islands": "gull_roost"}),
    Plan("farshore-3", 31, ("greedy", "random", "greedy")),
    Plan("farshore-4", 41, ("random", "greedy", "greedy", "random")),
    Plan("tapestry-1-level-2", 51, ("greedy",), {"level": "2"}),
    Plan("tapestry-1-level-6", 61, ("random",), {"level": "6"}),
    Plan("tapestry-2-shadow", 72, ("greedy", "random"), {"shadow": "empire"}),
    Plan("tapestry-3-greedy", 63, ("greedy",) * 3),
    Plan("tapestry-2", 52, ("random",) * 2),
    Plan("tapestry-2-handicap", 62, ("random",) * 2, {"adjustments": "handicap"}),
    Plan("tapestry-3", 53, ("random",) * 3),
    Plan("tapestry-4", 54, ("random",) * 4),
    Plan("tapestry-5", 55, ("random",) * 5),
    Plan("viticulture-2-greedy", 81, ("greedy", "greedy")),
    Plan("viticulture-3-structures", 82, ("random", "greedy", "random"), {"structures": "with"}),
    Plan("viticulture-6", 83, ("random",) * 6),
    Plan("viticulture-world-1-hard", 91, ("greedy",), {"level": "hard", "continent": "oceania"}),
    Plan("viticulture-world-2-europe", 92, ("greedy", "random"), {"continent": "europe", "hands": "hidden"}),
    Plan("viticulture-world-3-greengully", 93, ("greedy",) * 3),
    Plan("viticulture-world-3-south-america", 94, ("random",) * 3, {"continent": "south_america"}),
    Plan("viticulture-world-4-asia", 95, ("random",) * 4, {"continent": "asia", "structures": "with"}),
    Plan("viticulture-world-5-north-america", 96, ("random",) * 5, {"continent": "north_america"}),
    Plan("viticulture-world-6-africa", 97, ("random",) * 6, {"continent": "africa", "events": "random"}),
)


def play(plan: Plan) -> Game[Any]:
    """The game of a plan, played to its end."""
    game = new_game(plan.game, seats=len(plan.agents), seed=plan.seed, journal=True, **plan.settings)
    agents = [new_agent(name, plan.seed + seat) for seat, name in enumerate(plan.agents)]
    while game.decision is not None:
        game.choose(agents[game.decision.seat].choose(game))
    return game


def outcome(game: Game[Any]) -> dict[str, object]:
    """How a game ended, and the digest of all that happened in it."""
    return {
        "rules": game.rules.version,
        "format": FORMAT,
        "scores": game.scores,
        "winners": game.winners,
        "choices": len(game.history),
        "journal": digest(game),
    }


def digest(game: Game[Any]) -> str:
    """A digest of the journal: any event that differs changes it."""
    assert game.journal is not None
    told = hashlib.sha256()
    for event in game.journal.events:
        thing = None if event.thing is None else event.thing.key
        things = [each.key for each in event.things]
        line = [event.kind, event.seat, thing, event.count, event.other, things, event.seen_by]
        told.update(json.dumps(line).encode())
    return told.hexdigest()


def what_is_wrong(text: str, expected: dict[str, Any]) -> str:
    """What became of a golden game under the rules of today, and what to do; nothing if all is as it was."""
    saved = json.loads(text)
    if saved["rules"] != find_rules(saved["game"]).version:
        return MAKE_GOLDEN
    try:
        ended = outcome(load_game(text, journal=True))
    except SaveError as error:
        return f"{error} {RAISE_VERSION}"
    for name, was in expected.items():
        if ended[name] != was:
            return f"Its {name} was {was} and is {ended[name]}. {RAISE_VERSION}"
    return ""


def is_of(saved: dict[str, Any], plan: Plan) -> bool:
    """Whether a saved game is of this plan, and of the format of today."""
    asked = {name: [value] for name, value in plan.settings.items()}
    same = (saved["figurka"], saved["seed"], saved["seats"]) == (FORMAT, plan.seed, len(plan.agents))
    return same and saved["settings"].items() >= asked.items()


def make(plans: Sequence[Plan], home: Path = HOME, earlier: Path = EARLIER) -> list[str]:
    """Write the golden games that are new or of a new version; returns why nothing was written, if so."""
    file = home / EXPECTED
    expected = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    wrong = {plan.name: why_anew(plan, home, expected) for plan in plans}
    refused = [f"{name}: {why}" for name, why in wrong.items() if why.endswith(RAISE_VERSION)]
    if refused:
        return refused
    for plan in plans:
        path = home / f"{plan.name}.json"
        if wrong[plan.name] == MAKE_GOLDEN:
            keep_earlier(path, earlier)
        if wrong[plan.name]:
            game = play(plan)
            path.write_text(game.save() + "\n", encoding="utf-8")
            expected[path.name] = outcome(game)
            print(path.name, expected[path.name])
    file.write_text(json.dumps(dict(sorted(expected.items())), indent=2) + "\n", encoding="utf-8")
    return []


def why_anew(plan: Plan, home: Path, expected: dict[str, Any]) -> str:
    """Why the golden game of a plan is to be made anew; nothing if it is as it should be."""
    path = home / f"{plan.name}.json"
    if not path.exists() or path.name not in expected:
        return "It is not there yet."
    text = path.read_text(encoding="utf-8")
    if not is_of(json.loads(text), plan):
        return "It is of another plan or format."
    return what_is_wrong(text, expected[path.name])


def keep_earlier(path: Path, earlier: Path) -> None:
    """Move a golden game to those of its version."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    folder = earlier / f"{saved['game']}-v{saved['rules']}"
    folder.mkdir(parents=True, exist_ok=True)
    path.rename(folder / path.name)


def main() -> int:
    """Make all golden games, or those of the games named."""
    asked = sys.argv[1:]
    refused = make([plan for plan in PLANS if not asked or plan.game in asked])
    print("\n".join(refused), file=sys.stderr, end="\n" if refused else "")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
