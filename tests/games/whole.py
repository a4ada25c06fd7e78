"""A whole random game in a word; run as a program, those of a game at all numbers of seats.

Apart from the tests, whose tools take longer to load than a game to be played.
"""

import hashlib
import sys
from random import Random

from figurka.arena.conformance import fingerprint, play_some
from figurka.core.registry import find_rules, new_game

SEED = 11


def whole_game(name: str, seats: int) -> str:
    """All that anybody could see in a game, on the way and at its end."""
    game = new_game(name, seats, SEED)
    random = Random(SEED)
    digest = hashlib.sha256()
    while not game.over:
        digest.update(fingerprint(game).encode())
        play_some(game, random, 3)
    digest.update(fingerprint(game).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for seats in find_rules(sys.argv[1]).seats:
        print(seats, whole_game(sys.argv[1], seats))
