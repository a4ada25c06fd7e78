"""Gaining things: the small steps of which all benefits are made, and benefits one after the other."""

from collections.abc import Callable
from typing import Final, TypeAlias

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.games.tapestry.content.cards import ACADEMIA, CARD, TYRANNY
from figurka.games.tapestry.content.maps import ACHIEVEMENTS
from figurka.games.tapestry.rules.benefits import REFRESH_AT_ONCE
from figurka.games.tapestry.rules.state import RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ANY,
    BUILDING,
    BY_ACHIEVEMENTS,
    BY_TAPESTRY,
    CARDS,
    PER_CARD,
    PER_TILE,
    POINTS,
    REFRESH,
    RESOURCE,
    RESOURCES,
    SCORE,
    SCORE_TRACK,
    SPACE_TILES,
    TILES,
    VERB_COUNT,
    Benefit,
    Card,
    Thing,
)

Verb: TypeAlias = Callable[[TapestryState, Player, Benefit, Thing], Rule[None]]
"""How a player gains a benefit of a kind; the thing is what brings it."""
Playing: TypeAlias = Callable[[TapestryState, Player, Card], Rule[None]]

VERBS: Final[list[Verb | None]] = [None] * VERB_COUNT
"""How each kind of benefit is gained; the modules of the rules put their verbs here."""
IDLE: Final = (RESOURCE, POINTS, SCORE, SCORE_TRACK, TILES, CARDS)
"""The kinds of benefits that ask nothing and change nothing that another of them counts, but for draws."""
PLAY_DRAWN: Final[list[Playing]] = []
"""How a card just drawn is laid over the current one (Tyranny)."""


def gain(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Gain a benefit as far as it can be carried out (T-47)."""
    verb = VERBS[benefit.verb]
    assert verb is not None
    return verb(state, player, benefit, source)


def gain_all(
    state: TapestryState, player: Player, benefits: tuple[Benefit, ...], source: Thing, listed: bool = False
) -> Rule[None]:
    """Gain several benefits, in the order listed or else in the player's own.

    What cannot lose by it is taken first and is not asked about: points, resources that find room, and
    buildings of which none is left.
    """
    if listed or len(benefits) == 1:
        for place, benefit in enumerate(benefits, 1):
            state.ahead = benefits[place:]
            yield from gain(state, player, benefit, source)
        return
    waiting: list[Benefit] = []
    for benefit in benefits:
        if (benefit.plain and not overflows(player, benefit)) or is_used_up(player, benefit):
            yield from gain(state, player, benefit, source)
        else:
            waiting.append(benefit)
    while waiting:
        able = waiting[:1] if is_order_idle(player, waiting) else waiting[:]
        benefit = yield from choose(player.seat, "order", able, source)
        waiting.remove(benefit)
        state.ahead = tuple(waiting)
        wanted = benefit.verb == REFRESH and len(able) > 1
        yield from gain(state, player, REFRESH_AT_ONCE if wanted else benefit, source)


def is_used_up(player: Player, benefit: Benefit) -> bool:
    """Whether the benefit is a building of which none is left on the income mat, where none returns."""
    if benefit.verb != BUILDING:
        return False
    return not any(player.left) if benefit.what == ANY else not player.left[benefit.what]


def is_order_idle(player: Player, waiting: list[Benefit]) -> bool:
    """Whether it makes no difference which of these benefits is gained first."""
    if all(each.key == waiting[0].key for each in waiting):
        return True
    draws_cards = draws_tiles = counts_cards = counts_tiles = False
    for each in waiting:
        if each.verb not in IDLE:
            return False
        draws_cards |= each.verb == CARDS
        draws_tiles |= each.verb == TILES
        counts_cards |= each.verb == SCORE and each.what == PER_CARD
        counts_tiles |= each.verb == SCORE and each.what == PER_TILE
    current = player.current
    may_lay = current is not None and current.power & TYRANNY != 0
    return not (draws_cards and (counts_cards or may_lay)) and not (draws_tiles and counts_tiles)


def overflows(player: Player, benefit: Benefit) -> bool:
    """Whether some of these resources would be lost now, but maybe not later (T-40)."""
    return benefit.verb == RESOURCE and player.goods[benefit.what] + benefit.count > RESOURCE_LIMIT


# Points and resources


def score(state: TapestryState, player: Player, count: int, branch: int, source: Option | None) -> None:
    """Gain points under a heading."""
    if count:
        player.vp += count
        player.points[branch] += count
        state.tell("scores", player.seat, source, count)


def score_by_card(state: TapestryState, player: Player, count: int, name: str) -> None:
    """Gain points by a tapestry card that is in force."""
    score(state, player, count, BY_TAPESTRY, CARD[name])


def take(state: TapestryState, player: Player, kind: int, count: int = 1) -> None:
    """Gain so many of a resource; what is above the limit is lost (T-40)."""
    if player.finished or player.bot:
        return
    gained = min(count, RESOURCE_LIMIT - player.goods[kind])
    player.goods[kind] += gained
    if gained:
        state.tell("gains", player.seat, RESOURCES[kind], gained)
    if gained < count:
        state.tell("loses-surplus", player.seat, RESOURCES[kind], count - gained)


def take_any(state: TapestryState, player: Player, count: int, source: Option) -> Rule[None]:
    """Gain resources of the player's choice, one by one, as long as there is room for any."""
    if player.finished or player.bot:
        return
    for step in range(count):
        if min(player.goods) == RESOURCE_LIMIT:
            state.tell("loses-choice", player.seat, count=count - step)
            return
        chosen = yield from choose(player.seat, "gain", RESOURCES, source)
        take(state, player, chosen.index)


def lose_any(state: TapestryState, player: Player, count: int, kind: str, source: Option) -> Rule[None]:
    """Hand over resources of the player's choice, one by one, as far as there are any."""
    if sum(player.goods) <= count:
        lose_all(state, player)
        return
    for _ in range(count):
        owned = tuple(each for each in RESOURCES if player.goods[each.index])
        chosen = yield from choose(player.seat, kind, owned, source)
        player.goods[chosen.index] -= 1
        state.tell("pays", player.seat, chosen, 1)


def lose_all(state: TapestryState, player: Player) -> None:
    """Hand over all resources."""
    for each in RESOURCES:
        if player.goods[each.index]:
            state.tell("pays", player.seat, each, player.goods[each.index])
            player.goods[each.index] = 0


def gain_resource(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """So many of a resource."""
    take(state, player, benefit.what, benefit.count)
    return
    yield


def gain_points(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """So many points."""
    score(state, player, benefit.count, source.branch, source)
    return
    yield


# Tiles and cards


def draw_tiles(state: TapestryState, player: Player, count: int) -> None:
    """Draw territory tiles into the supply."""
    if player.finished or player.bot:
        return
    drawn = []
    for _ in range(count):
        tile = state.draw_tile()
        if tile is None:
            break
        drawn.append(tile)
    player.tiles += drawn
    if drawn and state.journal is not None:
        state.tell("draws-tiles", player.seat, count=len(drawn), things=tuple(drawn))
    if len(drawn) < count:
        state.tell("finds-no-tiles", player.seat, count=count - len(drawn))


def gain_tiles(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Territory tiles."""
    draw_tiles(state, player, benefit.count)
    return
    yield


def gain_space_tiles(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Space tiles, as many as are left (T-53)."""
    count = min(benefit.count, len(state.space_pile))
    drawn = tuple(state.space_pile.draw(state) for _ in range(count))
    player.space_tiles = player.space_tiles + drawn
    if drawn:
        state.tell("draws-space", player.seat, count=count, things=drawn)
    if count < benefit.count:
        state.tell("finds-no-space", player.seat, count=benefit.count - count)
    return
    yield


def draw_cards(state: TapestryState, player: Player, count: int) -> Rule[None]:
    """Draw tapestry cards into the hand; Academia rewards it, and Tyranny lets one of them be laid."""
    if player.finished or player.bot:
        return
    drawn: list[Card] = []
    for _ in range(count):
        card = state.draw_card()
        if card is None:
            break
        drawn.append(card)
    if len(drawn) < count:
        state.tell("finds-no-cards", player.seat, count=count - len(drawn))
    if not drawn:
        return
    player.hand += drawn
    if state.journal is not None:
        state.tell("draws", player.seat, count=len(drawn), things=tuple(drawn), seen_by=1 << player.seat)
    if player.powers & ACADEMIA:
        score_by_card(state, player, 3 * len(drawn), "academia")
    current = player.current
    if current is not None and current.power & TYRANNY:
        options: list[Option] = [*dict.fromkeys(drawn), DECLINE]
        chosen = yield from choose(player.seat, "tyranny", tuple(options), current.card)
        if isinstance(chosen, Card):
            score_by_card(state, player, 5, "tyranny")
            yield from PLAY_DRAWN[0](state, player, chosen)


def gain_cards(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Tapestry cards."""
    return draw_cards(state, player, benefit.count)


# Achievements


def achieve(state: TapestryState, player: Player, achievement: int) -> None:
    """Earn an achievement and the best of its places that are left (T-95, T-96).

    Whoever does not compete takes a place without scoring it.
    """
    earned = state.achieved[achievement]
    places = state.board.achievements[achievement]
    if player.seat in earned or len(earned) >= len(places) or player.finished:
        return
    if state.bots.competes(player):
        score(state, player, places[len(earned)], BY_ACHIEVEMENTS, ACHIEVEMENTS[achievement])
    else:
        state.tell("blocks-achievement", player.seat, ACHIEVEMENTS[achievement])
    rest = list(state.achieved)
    rest[achievement] = (*earned, player.seat)
    state.achieved = tuple(rest)


VERBS[RESOURCE] = gain_resource
VERBS[POINTS] = gain_points
VERBS[TILES] = gain_tiles
VERBS[SPACE_TILES] = gain_space_tiles
VERBS[CARDS] = gain_cards
