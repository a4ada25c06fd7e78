"""What places and cards bring, found out once by trying their effects on a player who has nothing."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from figurka.core.chance import game_chance
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.rules.setup import RANDOM, setup
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.state import FarshoreState, new_player
from figurka.games.farshore.rules.things import MUSHROOM, PROSPERITY, TREASURE, Card, Place, Source


class Gains:
    """What one visit brings: tokens, resources of any kind, cards, and how far the ship sails."""

    __slots__ = ("amounts", "any", "draws", "sails")

    def __init__(self, amounts: tuple[int, ...], any_kind: int, draws: int, sails: int) -> None:
        self.amounts = amounts
        self.any = any_kind
        self.draws = draws
        self.sails = sails


NO_GAINS: Final = Gains((0,) * (TREASURE + 1), 0, 0, 0)


def tried(state: FarshoreState, source: Source) -> Gains:
    """What an effect brings, up to the first question that is not which resource to gain."""
    player = new_player(0)
    any_kind = 0
    effect = source.effect
    if effect is None:
        return NO_GAINS
    rule = effect(state, player, source)
    decision = next(rule, None)
    while decision is not None and decision.kind == "gain" and len(decision.options) > MUSHROOM:
        any_kind += 1
        player.goods[0] -= 1
        try:
            decision = rule.send(0)
        except StopIteration:
            decision = None
    amounts = tuple(player.goods[: TREASURE + 1])
    asks_more = decision is not None
    return Gains(amounts, any_kind, 0 if asks_more else source.draws, source.sails)


@cache
def gains_of(place: Place) -> Gains:
    """What a visit of a place on the board brings."""
    return tried(_bare_state(), place)


@cache
def gains_from(card: Card) -> Gains:
    """What a visit of a card brings."""
    return tried(_bare_state(), card)


def _bare_state() -> FarshoreState:
    return setup(2, game_chance(0), {"islands": (RANDOM,), "level": (LEVEL_NAMES[0],)})


def synergies(purple: Card) -> tuple[int, ...]:
    """What each kind of card, by rank, adds to the bonus of a purple one."""
    found = []
    for card in CARDS:
        player = new_player(0)
        player.enter_city(card)
        found.append(0 if purple.bonus is None else purple.bonus(player))
    return tuple(found)


SYNERGY: Final[Sequence[tuple[int, ...]]] = tuple(
    synergies(card) if card.type == PROSPERITY else () for card in CARDS
)
"""For each purple card, by rank, what every other kind of card adds to its bonus."""
