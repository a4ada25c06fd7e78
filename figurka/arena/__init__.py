"""Many games at once: simulations and contests, their statistics, and how fast a game runs."""

from figurka.arena.contest import Contest
from figurka.arena.estimates import Estimate
from figurka.arena.findings import Findings
from figurka.arena.playing import BrokenError, compete, play_games
from figurka.arena.simulate import Failure, Plan, Played
from figurka.arena.statistics import Record, Summary, new_summary

__all__ = [
    "BrokenError",
    "Contest",
    "Estimate",
    "Failure",
    "Findings",
    "Plan",
    "Played",
    "Record",
    "Summary",
    "compete",
    "new_summary",
    "play_games",
]
