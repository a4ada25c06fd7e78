"""Change a card, play the same deals with and without the change, and see what it comes to.

    python examples/balance.py
    python examples/balance.py farshore card.windmill.cost "{'stone': 1}" --games 400

Each deal is played twice by the same computer players, so the luck of the draw falls out of the difference.
"""

from argparse import ArgumentParser
from ast import literal_eval
from collections.abc import Sequence

from figurka.arena.balancing import Change, Comparison, Trial, compare


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the change that is asked for, and print what moves."""
    parser = ArgumentParser(description="Change one figure of a game and see what that changes.")
    parser.add_argument("game", nargs="?", default="farshore")
    parser.add_argument("figure", nargs="?", default="card.windmill.points", help="KIND.NAME.FIELD")
    parser.add_argument("value", nargs="?", type=literal_eval, default=6, help="what it is to be")
    parser.add_argument("--agent", default="instinct", help="who sits at every seat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="how many deals, each of them played twice")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play each version")
    asked = parser.parse_args(arguments)

    kind, name, field = asked.figure.split(".")
    trial = Trial(asked.game, asked.seats, asked.agent)
    change = Change(kind, name, field, asked.value)
    print_table(compare(trial, [change], asked.games, jobs=asked.jobs))


def print_table(comparison: Comparison) -> None:
    """Each figure before and after; a mark tells which differences are hardly by chance."""
    for change in comparison.changed:
        print(f"{change.path}: {change.was} → {change.now}")
    print(f"{'':<26}{'as it is':>10}{'changed':>10}{'difference':>20}")
    for row in comparison.rows:
        mark = "●" if row.clear else "○"
        difference = f"{row.moved.value:+.2f} ± {row.moved.margin:.2f} {mark}"
        name = row.name.removeprefix(f"{comparison.game}-balance-")  # the ids of messages for people
        print(f"{row.part + ': ' + name:<26}{row.before:>10.2f}{row.after:>10.2f}{difference:>20}")
    print(f"{len(comparison.pairs)} deals, of which {comparison.same} came out the same")


if __name__ == "__main__":
    main()
