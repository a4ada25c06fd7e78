"""Play many games between computer players and print how each of them did.

    python examples/simulate.py
    python examples/simulate.py tapestry --seats intermediate,intermediate,instinct --games 50 --csv g.csv

The same seeds give the same games, on any machine and on any number of processes.
"""

import csv
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path

from figurka.arena import Failure, Plan, Played, Summary, new_summary, play_games


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games that are asked for."""
    parser = ArgumentParser(description="Play many games and print a table.")
    parser.add_argument("game", nargs="?", default="farshore")
    parser.add_argument("--seats", default="instinct,beginner,random", help="who plays, separated by commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--csv", type=Path, help="write a line for each seat of each game to this file")
    asked = parser.parse_args(arguments)

    agents = tuple(asked.seats.split(","))  # with each game everybody moves one seat on
    games = list(play_games(Plan(asked.game, agents), asked.games, asked.seed, asked.jobs))

    summary = new_summary(agents)
    for game in games:
        summary.add(game)
    print_table(summary)
    if asked.csv:
        write_csv(asked.csv, games)


def print_table(summary: Summary) -> None:
    """How each agent did; an interval holds the true win rate 19 times of 20."""
    print(f"{'agent':<14}{'seats':>6}{'wins':>8}{'95% interval':>18}{'points':>16}")
    for record in summary.records.values():
        low, high = record.interval
        points = f"{record.mean_score:.1f} ± {record.score_margin:.1f}"
        rates = f"{record.win_rate:>8.1%}{low:>10.1%} – {high:.1%}"
        print(f"{record.agent:<14}{record.seats_played:>6}{rates}{points:>16}")
    print(f"{summary.games} games, {summary.mean_decisions:.0f} decisions each")
    for failure in summary.failures:  # a bug in a game or an agent: its save file shows it again
        print(f"the game of seed {failure.seed} broke after choice {failure.choice}: {failure.error}")


def write_csv(path: Path, games: Iterable[Played | Failure]) -> None:
    """A line for each seat, for R, pandas or a spreadsheet."""
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        lines.writerow(("seed", "seat", "agent", "points", "share of the win", "decisions in the game"))
        for game in games:
            if isinstance(game, Played):
                seats = zip(game.agents, game.scores, game.shares, strict=True)
                lines.writerows((game.seed, seat, *each, game.decisions) for seat, each in enumerate(seats))


if __name__ == "__main__":
    main()
