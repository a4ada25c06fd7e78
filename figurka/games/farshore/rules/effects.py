"""What cards and places do, made of small parts that are put together beside each card."""

from figurka.core.decision import DECLINE, DONE, SEATS, Option, Rule, choose, choose_next
from figurka.games.farshore.rules.sailing import move_ship
from figurka.games.farshore.rules.state import HAND_LIMIT, LAST_SPACE, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    DECK,
    POINT,
    RESOURCES,
    SEAWEED,
    TOKENS,
    TREASURE,
    Card,
    CardAt,
    CityCard,
    Effect,
    Source,
    Token,
)

# Single steps


def take(state: FarshoreState, player: Player, token: int, count: int = 1) -> None:
    """Gain tokens from the supply."""
    player.goods[token] += count
    state.tell("gains", player.seat, TOKENS[token], count)


def gain_any(state: FarshoreState, player: Player, count: int, source: Option) -> Rule[None]:
    """Gain that many resources of the player's choice, one by one; never a treasure (F-8)."""
    for left in range(count, 0, -1):
        token = yield from choose_next(player.seat, "gain", RESOURCES, source, left)
        take(state, player, token.index)


def draw_cards(state: FarshoreState, player: Player, count: int) -> list[Card]:
    """Draw from the deck up to the hand limit (F-58); returns what came."""
    drawn: list[Card] = []
    while len(drawn) < count and len(player.hand) < HAND_LIMIT:
        card = state.draw_card()
        if card is None:
            break
        player.hand.append(card)
        drawn.append(card)
    if drawn and state.journal is not None:
        state.tell("draws", player.seat, count=len(drawn), things=tuple(drawn), seen_by=1 << player.seat)
    tell_lost_draws(state, player, count - len(drawn))
    return drawn


def tell_lost_draws(state: FarshoreState, player: Player, count: int) -> None:
    """Tell of the cards that a full hand has no room for (F-58)."""
    if count and len(player.hand) >= HAND_LIMIT:
        state.tell("loses-draws", player.seat, count=count)


def take_bay_card(state: FarshoreState, player: Player, card: Card) -> None:
    """Take a card of the Bay into the hand; everybody sees it."""
    state.take_from_bay(card)
    player.hand.append(card)
    player.learn(card, -1)
    state.tell("takes-bay", player.seat, card)


def draw_from_bay(state: FarshoreState, player: Player, count: int, source: Option) -> Rule[None]:
    """Take cards from the Bay one by one up to the hand limit, with no refill in between (F-215)."""
    for left in range(count, 0, -1):
        cards = state.open_bay_cards()
        if not cards or len(player.hand) >= HAND_LIMIT:
            tell_lost_draws(state, player, left)
            return
        chosen = yield from choose_next(player.seat, "bay", [card.in_bay for card in cards], source, left)
        take_bay_card(state, player, chosen.card)


def draw_mixed(
    state: FarshoreState, player: Player, count: int, may_stop: bool, source: Option
) -> Rule[None]:
    """Draw cards from Bay and deck in any mix, one by one up to the hand limit (F-30, F-81)."""
    for drawn in range(count):
        left = count - drawn
        if len(player.hand) >= HAND_LIMIT:
            tell_lost_draws(state, player, 0 if may_stop else left)
            return
        options: list[Option] = [card.in_bay for card in state.open_bay_cards()]
        if state.cards_to_draw():
            options.append(DECK)
        if not options:
            return
        if may_stop:
            options.append(DONE)
        room = min(left, HAND_LIMIT - len(player.hand))
        chosen = yield from choose_next(player.seat, "draw", options, source, room, drawn)
        if isinstance(chosen, CardAt):
            take_bay_card(state, player, chosen.card)
        elif chosen is DECK:
            draw_cards(state, player, 1)
        else:
            return


def hand_options(player: Player) -> list[CardAt]:
    """The cards in hand, each name once."""
    options: list[CardAt] = []
    seen = 0
    for card in player.hand:
        if not seen & card.bit:
            seen |= card.bit
            options.append(card.in_hand)
    return options


def discard_cards(state: FarshoreState, player: Player, most: int, source: Option) -> Rule[int]:
    """Discard up to that many cards from the hand, one by one; returns how many."""
    count = 0
    while count < most and player.hand:
        left = min(most - count, len(player.hand))
        options = [*hand_options(player), DONE]
        chosen = yield from choose_next(player.seat, "discard", options, source, left, count)
        if not isinstance(chosen, CardAt):
            break
        discard_from_hand(state, player, chosen.card)
        count += 1
    return count


def discard_from_hand(state: FarshoreState, player: Player, card: Card) -> None:
    """Discard a card from the hand unseen."""
    player.hide_from_hand(card)
    state.put_aside(card, 1 << player.seat)
    state.tell("discards", player.seat, card, seen_by=1 << player.seat)


def receivers(state: FarshoreState, player: Player, cards: bool) -> list[Player]:
    """The opponents who can receive a card or a resource (F-271, F-272)."""
    return [
        other
        for other in state.others(player)
        if not other.passed and (not cards or len(other.hand) < HAND_LIMIT)
    ]


def choose_receiver(player: Player, able: list[Player], source: Option) -> Rule[Player | None]:
    """Ask who shall receive something; None if nobody can."""
    if not able:
        return None
    chosen = yield from choose(player.seat, "receiver", [SEATS[other.seat] for other in able], source)
    for other in able:
        if other.seat == chosen.seat:
            return other
    return None


def leave_city(state: FarshoreState, player: Player, standing: CityCard) -> None:
    """Discard a card from the city (F-242)."""
    player.leave_city(standing)
    state.put_aside(standing.card)
    state.tell("loses", player.seat, standing.card)


def distinct(cards: list[CityCard]) -> list[CityCard]:
    """The cards of a city that differ in name or in what stands on them."""
    return list(dict.fromkeys(cards))


# Effects


def gain(
    driftwood: int = 0,
    seaweed: int = 0,
    stone: int = 0,
    mushroom: int = 0,
    treasure: int = 0,
    any: int = 0,  # noqa: A002
) -> Effect:
    """Gain the named tokens, then so many resources of the player's choice."""
    amounts = enumerate((driftwood, seaweed, stone, mushroom, treasure))
    parts = [(token, amount) for token, amount in amounts if amount]
    free = any

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        for token, amount in parts:
            take(state, player, token, amount)
        if free:
            yield from gain_any(state, player, free, source)

    return effect


def gain_one_of(*tokens: int) -> Effect:
    """Gain one of the named tokens."""
    options = [TOKENS[token] for token in tokens]

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        token = yield from choose(player.seat, "gain", options, source)
        take(state, player, token.index)

    return effect


def draw(count: int) -> Effect:
    """Draw cards from the deck."""

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        draw_cards(state, player, count)
        return
        yield

    return effect


def sail(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
    """Move the ship as far as the card or place says; this is not wind movement (F-65)."""
    move_ship(state, player, source.sails, source)
    return
    yield


def one_after_another(*parts: Effect) -> Effect:
    """Several effects in this order."""

    def effect(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
        for part in parts:
            yield from part(state, player, source)

    return effect


def discard_for_resources(most: int) -> Effect:
    """Discard up to that many cards, then gain a resource of the player's choice for each."""

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        count = yield from discard_cards(state, player, most, source)
        yield from gain_any(state, player, count, source)

    return effect


def discard_for_points(most: int) -> Effect:
    """Discard up to that many cards, then gain a point for each."""

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        count = yield from discard_cards(state, player, most, source)
        if count:
            take(state, player, POINT, count)

    return effect


def pay_seaweed_for_treasures(most: int) -> Effect:
    """Pay up to that many seaweed, then gain a treasure for each."""

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        paid = 0
        while paid < most and player.goods[SEAWEED]:
            chosen = yield from choose(player.seat, "exchange", (TOKENS[SEAWEED], DONE), source)
            if chosen is DONE:
                break
            spend(state, player, SEAWEED)
            paid += 1
        if paid:
            take(state, player, TREASURE, paid)

    return effect


def pay_one_for_any(gained: int) -> Effect:
    """Pay one resource of any kind, a treasure perhaps, then gain so many of the player's choice."""

    def effect(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
        own: list[Option] = [token for token in TOKENS[: TREASURE + 1] if player.goods[token.index]]
        if not own:
            return
        chosen = yield from choose(player.seat, "exchange", [*own, DECLINE], source)
        if isinstance(chosen, Token):
            spend(state, player, chosen.index)
            yield from gain_any(state, player, gained, source)

    return effect


def spend(state: FarshoreState, player: Player, token: int) -> None:
    """Pay one token to the supply."""
    player.goods[token] -= 1
    state.tell("pays", player.seat, TOKENS[token], 1)


# When an activation would change nothing (F-217)


def never_idle(state: FarshoreState, player: Player) -> bool:
    """The card always brings something."""
    return False


def idle_at_track_end(state: FarshoreState, player: Player) -> bool:
    """The ship cannot move on."""
    return player.ship == LAST_SPACE


def idle_without_cards(state: FarshoreState, player: Player) -> bool:
    """There is no card in hand to discard."""
    return not player.hand


def idle_without_draw(state: FarshoreState, player: Player) -> bool:
    """No card can be drawn."""
    return len(player.hand) >= HAND_LIMIT or not state.cards_to_draw()


def idle_without_payment(state: FarshoreState, player: Player) -> bool:
    """There is nothing to pay with."""
    return not any(player.goods[: TREASURE + 1])


def idle_without_seaweed(state: FarshoreState, player: Player) -> bool:
    """There is no seaweed to pay."""
    return not player.goods[SEAWEED]


def idle_without_stock(state: FarshoreState, player: Player) -> bool:
    """Nothing is left on the Warehouse."""
    return not any(player.stock)
