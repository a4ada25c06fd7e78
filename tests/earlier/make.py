"""Games of earlier rules, kept to see whether they go on: python -m tests.earlier.make writes some of them.

- `keyless/` has games of the first save format: without the keys of choices, and of a weaker chance. They
  were golden games of that time and cannot be made anew; `expected.json` tells how they end.
- `pebbles-v1/` has games of the tutorial's rules, written by this script. `tests.tutorial.pebbles_rules` has
  a second version with a rule changed on purpose: under it one of them goes on, the other stops midway.
- `<game>-v<version>/` has the golden games of a version: `make golden` puts them there when it makes later
  ones.
"""

from pathlib import Path
from types import SimpleNamespace

from figurka.core.game import Config, Game, first_state
from tests.tutorial import pebbles_rules

HOME = Path(__file__).parent
PEBBLES = HOME / "pebbles-v1"
TAKEN = {
    "goes-on": ("one", "three", "two", "two", "one", "three"),
    "stops": ("three", "three", "three", "three", "three", "one", "two"),
}
"""What was taken in turn: a fifth handful of three is taken from a bag that is only half full."""


def main() -> None:
    """Write the games of the tutorial's rules."""
    scope: dict[str, object] = {"__name__": "pebbles"}
    exec(pebbles_rules(1), scope)
    rules = SimpleNamespace(**scope).PEBBLES
    PEBBLES.mkdir(exist_ok=True)
    for name, keys in TAKEN.items():
        config = Config(2, 7, {})
        game = Game(rules, config, first_state(rules, config), [], [])
        game.begin()
        for key in keys:
            assert game.decision is not None
            game.choose(game.decision.index(key))
        (PEBBLES / f"{name}.json").write_text(game.save() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
