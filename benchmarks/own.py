"""A game of figurka under measurement; run as a module of its own process."""

from __future__ import annotations

import os

import figurka
from figurka.arena.measure import report
from figurka.arena.subject import game_subject

SUBJECT = "FIGURKA_SUBJECT"
"""The environment variable that names the game and the seats: `farshore:4`."""

if __name__ == "__main__":
    game, _, seats = os.environ[SUBJECT].partition(":")
    report(game_subject(game, game, figurka.__version__, int(seats)))
