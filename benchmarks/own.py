"""figurka under measurement; run as a module of its own process."""

from __future__ import annotations

import figurka
from figurka.arena.measure import report
from figurka.arena.subject import game_subject

GAME = "farshore"

if __name__ == "__main__":
    report(game_subject(GAME, "figurka", figurka.__version__))
