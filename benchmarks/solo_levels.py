"""How strong the Automa of Tapestry is at each level, against the intermediate player."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from figurka.agents import new_agent
from figurka.arena.simulate import play_out
from figurka.arena.statistics import Record
from figurka.core.registry import new_game
from figurka.games.tapestry.solo.content.cards import LEVEL_NAMES
from figurka.games.tapestry.solo.rules.things import AUTOMA
from figurka.locales import Words

AGENT = "intermediate"


def play(level: str, seed: int) -> tuple[int, int, float]:
    """One solo game: the points of the agent and of the Automa, and the agent's share of the win."""
    game = new_game("tapestry", 1, seed, level=level)
    play_out(game, [new_agent(AGENT, seed)], check=False)
    automa = next(player for player in game.state.players if player.bot == AUTOMA)
    shared = game.scores[0] == automa.vp and not sum(game.state.players[0].goods)
    return game.scores[0], automa.vp, (0.5 if shared else 1.0) if game.winners else 0.0


def row(level: str, games: int, executor: ProcessPoolExecutor) -> list[str]:
    """A level, and what so many games at it say."""
    agent, automa = Record(AGENT), Record("automa")
    for points, against, share in executor.map(partial(play, level), range(1, games + 1), chunksize=4):
        agent.add(points, share)
        automa.add(against, 1 - share)
    low, high = agent.interval
    return [
        level,
        Words("en")(f"tapestry-level-{level}"),
        str(games),
        mean(automa),
        mean(agent),
        f"{agent.win_rate:.1%} ({low:.1%} – {high:.1%})",
    ]


def mean(record: Record) -> str:
    """A mean score with its 95% interval."""
    return f"{record.mean_score:.1f} ± {record.score_margin:.1f}"


def main() -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo_levels", description=__doc__)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games at each level")
    asked = parser.parse_args()
    heading = ["level", "name", "games", "Automa's score", f"{AGENT}'s score", f"{AGENT} wins"]
    lines = [heading, ["---:", "---", *["---:"] * 4]]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        lines += [row(level, asked.games, executor) for level in LEVEL_NAMES]
    print("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
