"""Balance for scripts: a game looked into, or played beside the same game with changed figures."""

from collections.abc import Sequence
from functools import partial

from figurka.arena.balancing.changing import Change
from figurka.arena.balancing.comparing import Comparison
from figurka.arena.balancing.findings import Findings
from figurka.arena.balancing.playing import Trial, play_batch, play_both
from figurka.arena.balancing.workers import changes_made, hired
from figurka.arena.players import check_measurable
from figurka.arena.running import flow
from figurka.arena.workers import executor


def examine(trial: Trial, games: int, seed: int = 1, jobs: int = 1) -> Findings:
    """Play so many games, one for each seed from the first on, and tell what was in them."""
    check_measurable(trial.game)
    findings = Findings(trial.game)
    with executor(jobs) as workers:
        for game in flow(partial(play_batch, trial), range(seed, seed + games), workers, jobs):
            findings.add(game)
    return findings


def compare(trial: Trial, changes: Sequence[Change], games: int, seed: int = 1, jobs: int = 1) -> Comparison:
    """Play each deal with the game as it is and with changed figures, on so many processes for each of both.

    The changed game has processes of its own, so a script calls this below `if __name__ == "__main__":`.
    """
    check_measurable(trial.game)
    both = Findings(trial.game), Findings(trial.game)
    with hired(jobs) as here, hired(jobs, trial.game, changes) as there:
        changed = there.submit(changes_made).result()
        for version, game in play_both(trial, range(seed, seed + games), (here, there), batch=1):
            both[version].add(game)
    return Comparison(trial.game, changed, *both)
