"""The 125 cards of 48 kinds: each with its numbers, its effect and where its facts are from."""

from __future__ import annotations

from typing import Final

from figurka.core.decision import DONE, Option, Rule, agree, choose, choose_next
from figurka.games.farshore.rules.effects import (
    choose_receiver,
    discard_for_points,
    discard_for_resources,
    distinct,
    draw,
    draw_cards,
    gain,
    gain_any,
    gain_one_of,
    hand_options,
    idle_at_track_end,
    idle_without_cards,
    idle_without_draw,
    idle_without_payment,
    idle_without_seaweed,
    idle_without_stock,
    leave_city,
    never_idle,
    one_after_another,
    pay_one_for_any,
    pay_seaweed_for_treasures,
    receivers,
    sail,
    take,
)
from figurka.games.farshore.rules.placing import copy_shore_or_island, move_a_worker
from figurka.games.farshore.rules.playing import (
    Bargain,
    activatable,
    activate_another,
    draw_and_play,
    is_construction,
)
from figurka.games.farshore.rules.post_office import discard_and_play, nothing_within_reach
from figurka.games.farshore.rules.sailing import treasures_behind
from figurka.games.farshore.rules.state import FarshoreState, Player, replaced
from figurka.games.farshore.rules.things import (
    AFTER_CONSTRUCTION,
    AFTER_CRITTER,
    AFTER_WIND,
    BAY,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    DECK,
    DESTINATION,
    DRIFTWOOD,
    GOVERNANCE,
    HAND,
    POINT,
    PRINTED,
    PRODUCTION,
    PROSPERITY,
    PUBLIC,
    RESOURCES,
    SEAWEED,
    STONE,
    TRAVELER,
    TREASURE,
    UNIQUE,
    Bonus,
    Card,
    CardAt,
    Cost,
    Effect,
    Help,
    Idle,
    Origin,
    Token,
)

CARDS: Final[list[Card]] = []
"""All kinds of cards, by rank."""
CARD: Final[dict[str, Card]] = {}
"""All kinds of cards, by name."""


def card(
    key: str,
    rarity: int,
    kind: int,
    type: int,  # noqa: A002
    points: int,
    copies: int,
    cost: Cost,
    source: str,
    designed: str = "",
    unsure: str = "",
    effect: Effect | None = None,
    idle: Idle | None = None,
    bonus: Bonus | None = None,
    help: Help | None = None,  # noqa: A002
    after: int = 0,
    needs: int = -1,
    stock: tuple[int, ...] = (),
    takes_space: bool = True,
    bargain: Bargain | None = None,
    sails: int = 0,
    at_once: bool = False,
    draws: int = 0,
) -> Card:
    """Enter a kind of card into the list."""
    origin = Origin(source, designed, unsure)
    new = Card(
        key,
        len(CARDS),
        kind,
        rarity,
        type,
        points,
        copies,
        cost,
        origin,
        effect,
        idle,
        bonus,
        help,
        after,
        needs,
        stock,
        takes_space,
        bargain,
        sails,
        at_once,
        draws,
    )
    CARDS.append(new)
    CARD[key] = new
    return new


# Effects of single cards


def bridge(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Draw five cards, or gain two resources."""
    chosen = yield from choose(player.seat, "cards_or_resources", (DECK, RESOURCES_OPTION), source)
    if chosen is DECK:
        draw_cards(state, player, 5)
    else:
        yield from gain_any(state, player, 2, source)


RESOURCES_OPTION: Final = Option("resources")


def alms(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Give up to two resources to one opponent, for two points each (F-252)."""
    given: list[Token] = []
    while len(given) < 2:
        own: list[Option] = [token for token in RESOURCES if player.goods[token.index]]
        if not own:
            break
        left = min(2 - len(given), sum(player.goods[: len(RESOURCES)]))
        chosen = yield from choose_next(player.seat, "give", [*own, DONE], source, left, len(given))
        if not isinstance(chosen, Token):
            break
        player.goods[chosen.index] -= 1
        given.append(chosen)
    if not given:
        return
    receiver = yield from choose_receiver(player, receivers(state, player, cards=False), source)
    for token in given:
        if receiver is not None:
            receiver.goods[token.index] += 1
            state.tell("gives", player.seat, token, 1, receiver.seat)
        else:
            state.tell("returns", player.seat, token, 1)
    take(state, player, POINT, 2 * len(given))


def customs(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Perhaps give a card to an opponent, then gain a resource and draw a card (F-247, F-271)."""
    if not player.hand:
        return
    chosen = yield from choose(player.seat, "give_card", [*hand_options(player), DONE], source)
    if not isinstance(chosen, CardAt):
        return
    receiver = yield from choose_receiver(player, receivers(state, player, cards=True), source)
    both = 1 << player.seat
    player.hide_from_hand(chosen.card)
    if receiver is not None:
        both |= 1 << receiver.seat
        receiver.hand.append(chosen.card)
        receiver.learn(chosen.card, both)
        state.tell("gives-card", player.seat, chosen.card, other=receiver.seat, seen_by=both)
    else:
        state.put_aside(chosen.card, both)
        state.tell("discards", player.seat, chosen.card, seen_by=both)
    yield from gain_any(state, player, 1, source)
    draw_cards(state, player, 1)


def look_ahead(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Perhaps draw a card."""
    if not idle_without_draw(state, player) and (yield from agree(player.seat, "may_draw", DECK, source)):
        draw_cards(state, player, 1)


def earn_point(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Gain one point."""
    take(state, player, POINT)
    return
    yield


def unpack(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Take two of the resources that lie on the card, unasked if there are no more (F-244)."""
    for left in (2, 1):
        stored = [token for token in RESOURCES if player.stock[token.index]]
        if not stored:
            return
        token = stored[0]
        if sum(player.stock) > left:
            token = yield from choose_next(player.seat, "unpack", stored, source, left)
        player.stock = replaced(player.stock, token.index, player.stock[token.index] - 1)
        take(state, player, token.index)


def idle_without_resources(state: FarshoreState, player: Player) -> bool:
    """There is no resource to give."""
    return not any(player.goods[: len(RESOURCES)])


def idle_without_others(state: FarshoreState, player: Player) -> bool:
    """No other green card would bring anything."""
    others = [own for own in player.city if own.card.key != "sea_chip"]
    return not activatable(state, player, others)


def salvage(kind: int) -> Effect:
    """Discard another card of this kind from the city, for a treasure (F-241)."""

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        others = [own for own in distinct(player.city) if own.card.kind == kind and own.card is not source]
        chosen = yield from choose(player.seat, "sacrifice", others, source)
        leave_city(state, player, chosen)
        take(state, player, TREASURE)

    return effect


INNKEEPERS_BARGAIN: Final = Bargain(BAY, discount=3)
COOPERS_BARGAIN: Final = Bargain(HAND, BAY, discount=3, fits=is_construction)

# Bonuses of purple cards


def per_type(points: int, *types: int) -> Bonus:
    """Points for each card of these types."""

    def bonus(player: Player) -> int:
        return points * sum(player.types[type_] for type_ in types)

    return bonus


def per_keywords(points: int, rarity: int, kind: int) -> Bonus:
    """Points for each card with both keywords."""

    def bonus(player: Player) -> int:
        return points * sum(
            1 for standing in player.city if standing.card.rarity == rarity and standing.card.kind == kind
        )

    return bonus


def per_unspent_treasure(player: Player) -> int:
    """One point for each treasure left (F-287)."""
    return player.treasure


def per_map_tile(player: Player) -> int:
    """Two points for each map tile."""
    return 2 * player.map_tiles


def per_treasure_space(player: Player) -> int:
    """One point for each treasure space that the ship has reached or passed (F-287)."""
    return treasures_behind(player.ship)


# fmt: off
# Constructions, common

card(
    "rope_bridge", COMMON, CONSTRUCTION, TRAVELER, 1, 3, Cost(seaweed=2), PRINTED, unsure="cost, gain",
    effect=bridge, draws=5,
)
card(
    "post_office", COMMON, CONSTRUCTION, DESTINATION, 2, 3, Cost(driftwood=1, seaweed=1, stone=1), PRINTED,
    effect=discard_and_play, idle=nothing_within_reach,
)
card(
    "inn", COMMON, CONSTRUCTION, DESTINATION, 2, 3, Cost(driftwood=1, seaweed=2), PRINTED, unsure="cost",
    effect=INNKEEPERS_BARGAIN.strike, idle=INNKEEPERS_BARGAIN.is_idle, bargain=INNKEEPERS_BARGAIN,
)
card(
    "abbey", COMMON, CONSTRUCTION, DESTINATION, 2, 3, Cost(driftwood=1, seaweed=1, stone=1), PUBLIC,
    "cost, effect",
    effect=alms, idle=idle_without_resources,
)
card(
    "tumbler", COMMON, CONSTRUCTION, PRODUCTION, 2, 3, Cost(driftwood=1, seaweed=1, stone=1), PUBLIC,
    "cost, effect",
    effect=gain(stone=1), idle=never_idle, at_once=True,
)
card(
    "tangle_raft", COMMON, CONSTRUCTION, PRODUCTION, 1, 3, Cost(driftwood=2), PUBLIC, "cost, effect",
    effect=gain(seaweed=1), idle=never_idle, at_once=True,
)
card(
    "scriptorium", COMMON, CONSTRUCTION, PRODUCTION, 2, 3, Cost(driftwood=1, seaweed=1, stone=1), PUBLIC,
    "cost, effect", effect=draw(2), idle=idle_without_draw, draws=2,
)
card(
    "grove", COMMON, CONSTRUCTION, PRODUCTION, 1, 5, Cost(driftwood=1, seaweed=2), PRINTED, unsure="cost",
    effect=gain(mushroom=1), idle=never_idle, at_once=True,
)
card(
    "beach_sledge", COMMON, CONSTRUCTION, PRODUCTION, 1, 3, Cost(seaweed=2), PRINTED, unsure="cost, gain",
    effect=gain(driftwood=2), idle=never_idle, at_once=True,
)

# Constructions, unique

card(
    "shipwreck", UNIQUE, CONSTRUCTION, TRAVELER, -1, 3, Cost(), PRINTED, unsure="cost, gain",
    effect=salvage(CONSTRUCTION), needs=CONSTRUCTION, takes_space=False,
)
card(
    "hideout", UNIQUE, CONSTRUCTION, TRAVELER, 0, 2, Cost(seaweed=1, stone=1), PUBLIC, "cost, effect",
    effect=gain(treasure=2),
)
card(
    "galley", UNIQUE, CONSTRUCTION, TRAVELER, 3, 3, Cost(driftwood=2, seaweed=1, stone=1), PUBLIC,
    "cost, effect",
    effect=sail, sails=2,
)
card(
    "port", UNIQUE, CONSTRUCTION, GOVERNANCE, 2, 3, Cost(driftwood=2, seaweed=1, stone=1), PRINTED,
    unsure="cost",
    effect=gain_one_of(DRIFTWOOD, SEAWEED, STONE), after=AFTER_CRITTER,
)
card(
    "market", UNIQUE, CONSTRUCTION, GOVERNANCE, 1, 3, Cost(driftwood=3), PRINTED, unsure="cost, played card",
    help=Help(discount=3, leaves=True),
)
card(
    "lighthouse", UNIQUE, CONSTRUCTION, GOVERNANCE, 1, 2, Cost(driftwood=1, seaweed=1, stone=1), PUBLIC,
    "cost, effect", effect=earn_point, after=AFTER_WIND, at_once=True,
)
card(
    "customs_office", UNIQUE, CONSTRUCTION, GOVERNANCE, 3, 3, Cost(driftwood=1, seaweed=1, stone=2), PRINTED,
    unsure="cost, played card, gain", effect=customs, after=AFTER_CONSTRUCTION | AFTER_CRITTER,
)
card(
    "crows_nest", UNIQUE, CONSTRUCTION, DESTINATION, 2, 2, Cost(driftwood=1, seaweed=3), PRINTED,
    unsure="cost",
    effect=sail, idle=idle_at_track_end, sails=3,
)
card(
    "warehouse", UNIQUE, CONSTRUCTION, PRODUCTION, 2, 2, Cost(driftwood=1, seaweed=1, stone=2), PRINTED,
    unsure="cost", effect=unpack, idle=idle_without_stock, stock=(2, 2, 2, 2),
)
card(
    "sloop", UNIQUE, CONSTRUCTION, PRODUCTION, 1, 2, Cost(driftwood=2, seaweed=2, stone=1), PUBLIC,
    "cost, spaces",
    effect=sail, idle=idle_at_track_end, sails=2, at_once=True,
)
card(
    "windmill", UNIQUE, CONSTRUCTION, PROSPERITY, 2, 2, Cost(driftwood=2, seaweed=2, stone=2), PRINTED,
    bonus=per_type(2, PRODUCTION),
)
card(
    "manor", UNIQUE, CONSTRUCTION, PROSPERITY, 4, 2, Cost(driftwood=3, seaweed=2, stone=2), PRINTED,
    unsure="cost",
    bonus=per_keywords(2, COMMON, CRITTER),
)
card(
    "harbor", UNIQUE, CONSTRUCTION, PROSPERITY, 5, 2, Cost(driftwood=3, seaweed=3, stone=3), PUBLIC, "cost",
    bonus=per_type(3, PROSPERITY),
)
card(
    "gardens", UNIQUE, CONSTRUCTION, PROSPERITY, 4, 2, Cost(driftwood=2, seaweed=3, stone=2), PUBLIC, "cost",
    bonus=per_keywords(2, UNIQUE, CRITTER),
)
card(
    "galleon", UNIQUE, CONSTRUCTION, PROSPERITY, 5, 2, Cost(driftwood=2, seaweed=2, stone=1), PUBLIC, "cost",
    bonus=per_unspent_treasure,
)

# Critters, common

card(
    "postal_pigeon", COMMON, CRITTER, TRAVELER, 0, 3, Cost(mushroom=2), PRINTED, unsure="excluded type",
    effect=draw_and_play, draws=2,
)
card(
    "steward", COMMON, CRITTER, DESTINATION, 1, 3, Cost(mushroom=2), PUBLIC, "cost, effect",
    effect=one_after_another(gain(mushroom=1, any=1), draw(1)), draws=1,
)
card(
    "sea_chip", COMMON, CRITTER, PRODUCTION, 1, 3, Cost(mushroom=2), PRINTED,
    effect=activate_another, idle=idle_without_others,
)
card(
    "scribe", COMMON, CRITTER, PRODUCTION, 1, 3, Cost(mushroom=2), PUBLIC, "cost, effect",
    effect=discard_for_points(2), idle=idle_without_cards,
)
card(
    "scavenger", COMMON, CRITTER, PRODUCTION, 2, 3, Cost(mushroom=3), PUBLIC, "cost, effect",
    effect=discard_for_resources(2), idle=idle_without_cards,
)
card(
    "sail_maker", COMMON, CRITTER, PRODUCTION, 1, 3, Cost(mushroom=2), PRINTED,
    effect=sail, idle=idle_at_track_end, sails=1, at_once=True,
)
card(
    "merchant", COMMON, CRITTER, PRODUCTION, 2, 3, Cost(mushroom=2), PRINTED, unsure="paid, gain",
    effect=pay_one_for_any(2), idle=idle_without_payment,
)
card(
    "diver", COMMON, CRITTER, PRODUCTION, 1, 3, Cost(mushroom=3), PRINTED, unsure="paid, gain",
    effect=pay_seaweed_for_treasures(3), idle=idle_without_seaweed,
)

# Critters, unique

card(
    "pirate", UNIQUE, CRITTER, TRAVELER, 0, 3, Cost(mushroom=3), PRINTED, unsure="gain",
    effect=gain(treasure=3)
)
card(
    "stowaway", UNIQUE, CRITTER, TRAVELER, 1, 2, Cost(mushroom=2), PUBLIC, "cost, effect",
    effect=move_a_worker
)
card(
    "castaway", UNIQUE, CRITTER, TRAVELER, -1, 3, Cost(), PUBLIC, "cost, effect",
    effect=salvage(CRITTER), needs=CRITTER, takes_space=False,
)
card(
    "customs_officer", UNIQUE, CRITTER, GOVERNANCE, 1, 3, Cost(mushroom=2), PUBLIC, "cost, effect",
    effect=gain(mushroom=1), after=AFTER_CONSTRUCTION, at_once=True,
)
card(
    "navigator", UNIQUE, CRITTER, GOVERNANCE, 2, 2, Cost(mushroom=3), PRINTED, effect=look_ahead,
    after=AFTER_WIND
)
card(
    "lighthouse_keeper", UNIQUE, CRITTER, GOVERNANCE, 1, 3, Cost(mushroom=2), PUBLIC, "cost, effect",
    help=Help(discount=1, bay_only=True),
)
card(
    "herbalist", UNIQUE, CRITTER, GOVERNANCE, 1, 3, Cost(mushroom=2), PUBLIC, "cost, effect",
    help=Help(substitutes=3, critters_only=True),
)
card(
    "cooper", UNIQUE, CRITTER, DESTINATION, 2, 2, Cost(mushroom=3), PUBLIC, "cost, effect",
    effect=COOPERS_BARGAIN.strike, idle=COOPERS_BARGAIN.is_idle, bargain=COOPERS_BARGAIN,
)
card(
    "illuminator", UNIQUE, CRITTER, DESTINATION, 2, 2, Cost(mushroom=3), PUBLIC, "cost, effect",
    effect=discard_for_points(5), idle=idle_without_cards,
)
card(
    "cartographer", UNIQUE, CRITTER, DESTINATION, 2, 2, Cost(mushroom=2), PRINTED, effect=copy_shore_or_island
)
card(
    "treasure_hunter", UNIQUE, CRITTER, PRODUCTION, 1, 2, Cost(mushroom=3), PRINTED,
    effect=gain(treasure=1), idle=never_idle, at_once=True,
)
card(
    "sculptor", UNIQUE, CRITTER, PROSPERITY, 4, 2, Cost(mushroom=5), PUBLIC, "cost",
    bonus=per_keywords(2, UNIQUE, CONSTRUCTION),
)
card("pilgrim", UNIQUE, CRITTER, PROSPERITY, 2, 2, Cost(mushroom=4), PUBLIC, "cost", bonus=per_map_tile)
card(
    "guild_master", UNIQUE, CRITTER, PROSPERITY, 2, 2, Cost(mushroom=4), PRINTED,
    bonus=per_type(1, GOVERNANCE, DESTINATION, TRAVELER),
)
card(
    "governor", UNIQUE, CRITTER, PROSPERITY, 4, 2, Cost(mushroom=5), PUBLIC, "cost, rarity",
    bonus=per_keywords(2, COMMON, CONSTRUCTION),
)
card("admiral", UNIQUE, CRITTER, PROSPERITY, 4, 2, Cost(mushroom=5), PRINTED, bonus=per_treasure_space)
# fmt: on

DECK_OF_CARDS: Final = tuple(each for each in CARDS for _ in range(each.copies))
"""All 125 cards."""
