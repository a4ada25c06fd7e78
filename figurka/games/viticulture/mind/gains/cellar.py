"""Grapes, wines and the orders that they fill."""

from typing import Final

from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, NO_COURSE, Finders, Gains
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.things import (
    BLUSH,
    HIGHEST,
    LEAST,
    RED,
    SPARKLING,
    WHITE,
    Grape,
    Order,
    Recipe,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.cellar import (
    AGED,
    AT_MOST,
    FREE,
    LEVEL_BITS,
    TYPE_BITS,
    VALUES,
    crossings,
    recipe,
    sparkling,
)
from figurka.games.viticulture.rules.vineyard.orders import satisfied


def with_grape(gains: Gains, colour: int, value: int) -> float:
    """What another grape would gain."""
    free = ~gains.player.grapes[colour] & ((1 << (value + 1)) - 2)
    if not free:
        return 0.0
    grapes = gains.player.grapes[:]
    grapes[colour] |= 1 << (free.bit_length() - 1)
    return gains.cellar(grapes, gains.player.wines) - gains.now


def gain_grape(gains: Gains, step: steps.GainGrape) -> float:
    """The better of the grapes that may be gained."""
    colours = (RED, WHITE) if step.colour < 0 else (step.colour,)
    return max([with_grape(gains, colour, step.value) for colour in colours])


def without_grape(gains: Gains, colour: int, value: int) -> float:
    """What giving up a grape would change."""
    grapes = gains.player.grapes[:]
    grapes[colour] &= ~(1 << value)
    return gains.cellar(grapes, gains.player.wines) - gains.now


def without_wine(gains: Gains, kind: int, value: int) -> float:
    """What giving up a wine would change."""
    wines = gains.player.wines[:]
    wines[kind] &= ~(1 << value)
    return gains.cellar(gains.player.grapes, wines) - gains.now


def give_up(gains: Gains, step: steps.Discard) -> float:
    """The grapes or wines that are missed least."""
    losses: list[float] = []
    grapes, wines = gains.player.grapes, gains.player.wines
    if step.what != steps.WINE:
        for colour in (RED, WHITE):
            losses += [
                without_grape(gains, colour, value)
                for value in VALUES[grapes[colour]]
                if step.least <= value <= step.most
            ]
    if step.what != steps.GRAPE:
        for kind in range(4):
            losses += [
                without_wine(gains, kind, value)
                for value in VALUES[wines[kind]]
                if step.least <= value <= step.most
            ]
    if len(losses) < step.count:
        return IMPOSSIBLE
    return step.count * max(losses)


def make_wine(gains: Gains, step: steps.MakeWine) -> float:
    """The wines that gain most, one after another."""
    grapes, wines = gains.player.grapes, gains.player.wines
    before = gains.now
    for done in range(step.count):
        best, found = -1e9, None
        for made in recipes(gains, grapes, step):
            after = pressed(gains, grapes, wines, made, step)
            if after is None:
                continue
            worth = gains.cellar(*after)
            if worth > best:
                best, found = worth, after
        if found is None or (done and best <= before):
            if not done:
                return IMPOSSIBLE
            break
        before = best
        grapes, wines = found
    return before - gains.now


def recipes(gains: Gains, grapes: list[int], step: steps.MakeWine) -> list[Recipe]:
    """The wines worth thinking of: of blush and sparkling only with all that they allow."""
    reds, whites = VALUES[grapes[RED]], VALUES[grapes[WHITE]]
    levels = 2 if step.ignores_cellar else gains.levels
    found: list[Recipe] = []
    if RED in step.types:
        found += [recipe(RED, (red,), ()) for red in reds]
    if WHITE in step.types:
        found += [recipe(WHITE, (), (white,)) for white in whites]
    if reds and whites and levels:
        if BLUSH in step.types:
            found += [
                recipe(BLUSH, (red,), (white,))
                for red in reds[-2:]
                for white in whites[-2:]
                if red + white >= LEAST[BLUSH]
            ]
        if SPARKLING in step.types and levels > 1:
            found += sparkling(gains.player, NO_COURSE, reds[-3:], whites[-2:])
    return found


def pressed(
    gains: Gains, grapes: list[int], wines: list[int], made: Recipe, step: steps.MakeWine
) -> tuple[list[int], list[int]] | None:
    """The grapes and wines after a wine was made; None if there is no room for it."""
    levels = 2 if step.ignores_cellar else gains.levels
    free = LEVEL_BITS[levels] & TYPE_BITS[made.type] & ~wines[made.type] & AT_MOST[made.sum]
    slot = free.bit_length() - 1
    if slot < max(step.least, 1):
        return None
    grapes, wines = grapes[:], wines[:]
    for value in made.reds:
        grapes[RED] &= ~(1 << value)
    for value in made.whites:
        grapes[WHITE] &= ~(1 << value)
    wines[made.type] |= 1 << slot
    return grapes, wines


def making(gains: Gains, made: Recipe, step: steps.MakeWine) -> float:
    """What a wine would gain."""
    after = pressed(gains, gains.player.grapes, gains.player.wines, made, step)
    return IMPOSSIBLE if after is None else gains.cellar(*after) - gains.now


def fill(gains: Gains, step: steps.FillOrder) -> float:
    """The order that gains most."""
    wines = gains.player.wines
    found = [filling(gains, order) for order in gains.orders if satisfied(wines, order.wines, step.relief)]
    return max(found) + step.extra_vp + gains.worths.filled if found else IMPOSSIBLE


def filling(gains: Gains, order: Order) -> float:
    """What filling an order would gain, with the wines that just meet it."""
    player = gains.player
    wines = player.wines[:]
    for kind, value in reversed(order.wines):
        enough = [token for token in VALUES[wines[kind]] if token >= value]
        token = enough[0] if enough else VALUES[wines[kind]][-1]
        wines[kind] &= ~(1 << token)
    rest = [each for each in gains.orders if each is not order]
    after = gains.worths.cellar(rest, player.grapes, wines, gains.borne, gains.levels, gains.time)
    return order.vp + gains.income(order.residual) + after - gains.now


def age_wine(gains: Gains, step: steps.AgeWine) -> float:
    """All wines, or the one that gains most."""
    player = gains.player
    aged = AGED[crossings(player)]
    wines = player.wines
    for _ in range(step.times):
        wines = [aged[mask] for mask in wines]
    if wines == player.wines:
        return IMPOSSIBLE
    return (gains.cellar(player.grapes, wines) - gains.now) * (1.0 if step.count == 0 else 0.8)


def aging_wine(gains: Gains, wine: Wine, times: int) -> float:
    """What one wine would gain by growing older."""
    wines = gains.player.wines[:]
    wines[wine.type] ^= 1 << wine.value | 1 << min(wine.value + times, HIGHEST)
    return gains.cellar(gains.player.grapes, wines) - gains.now


def age_grape(gains: Gains, step: steps.AgeGrape) -> float:
    """All grapes, or one."""
    grapes = [AGED[FREE][mask] for mask in gains.player.grapes]
    return gains.cellar(grapes, gains.player.wines) - gains.now


def aging_grape(gains: Gains, grape: Grape) -> float:
    """What one grape would gain by growing older."""
    grapes = gains.player.grapes[:]
    grapes[grape.colour] ^= 0b11 << grape.value
    return gains.cellar(grapes, gains.player.wines) - gains.now


CELLAR: Final[Finders] = {
    steps.GainGrape: gain_grape,
    steps.MakeWine: make_wine,
    steps.FillOrder: fill,
    steps.AgeWine: age_wine,
    steps.AgeGrape: age_grape,
}
