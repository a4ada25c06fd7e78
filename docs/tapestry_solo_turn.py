"""Tells one turn of Tapestry's bots with its reasons: `python tapestry_solo_turn.py SEED LEVEL PAIR [en|cs]`.

The person's seat is played at random; PAIR counts the pairs of decision cards that the bots have drawn.
"""

import sys

from figurka import new_game
from figurka.agents import new_agent
from figurka.locales import Words, capital


def main(seed: int, level: str, pair: int, language: str = "en") -> None:
    """Play the whole game, and say what the bots told from that pair up to the person's next turn."""
    game, agent = new_game("tapestry", 1, seed, journal=True, level=level), new_agent("random", seed)
    while game.decision is not None:
        game.choose(agent.choose(game))
    words = Words(language)
    names = ("", *(words.say(figure) for figure in game.rules.figures(1)))
    drawn = 0
    for event in game.journal.events if game.journal else ():
        drawn += event.thing is not None and event.thing.key == "rule:A-24"
        if drawn == pair and not event.seat:
            return
        if drawn == pair:
            print("- " + capital(words.say(game.rules.sentence(event, 0, names))))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
