"""The solo partner: a purse, a display of cards, and workers who stand in the way and trade."""

from figurka.core.decision import DONE, Option, Rule, agree, choose
from figurka.games.viticulture.rules.cards import turn_up
from figurka.games.viticulture.rules.state import NOBODY, VitState, worker
from figurka.games.viticulture.rules.steps import Draw, DrawChoice, Gain, Step
from figurka.games.viticulture.rules.things import BLUE, ORDER, STRUCTURE, TAKE, VINE, YELLOW, Card, Order
from figurka.games.viticulture.world.content.balance import (
    CHEAP_TILE_PRICE,
    PARTNER_INCOME,
    PARTNER_SAVES,
    TILE_PRICE,
)
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE, MOST_INFLUENCE, WORLD_ACTIONS
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.rules.influence import gain_influence, world_of
from figurka.games.viticulture.world.rules.innovating import buy_with_purse, offered_tiles
from figurka.games.viticulture.world.rules.state import PARTNER_SEAT, Partner
from figurka.games.viticulture.world.rules.things import FROM_PURCHASE, LETTERS

DISPLAY_LIMIT = 5
INNOVATE = LETTERS.index("H")
GAIN_INFLUENCE = LETTERS.index("P")
SOLO_TILE = "innovate_solo"


def partner_of(state: VitState) -> Partner:
    """The partner of a solo game."""
    partner = world_of(state).partner
    assert partner is not None
    return partner


def add_to_display(state: VitState, deck: int) -> None:
    """A card of a deck onto the partner's display."""
    card = turn_up(state, deck)
    if card is not None:
        partner_of(state).display.append(card)
        state.tell("partner-card", NOBODY, card)


def refresh_display(state: VitState) -> Rule[None]:
    """Spring: new cards for the display, of which five are kept (W-220)."""
    for deck in (VINE, ORDER, STRUCTURE):
        if deck in state.in_play:
            add_to_display(state, deck)
    yield from keep_display(state)


def keep_display(state: VitState) -> Rule[None]:
    """Discard from the display what is above its limit, as the human likes."""
    display = partner_of(state).display
    while len(display) > DISPLAY_LIMIT:
        card = yield from choose(0, "display", list(dict.fromkeys(display)))
        display.remove(card)
        state.discards[card.deck].append(card)


def flip(state: VitState) -> Rule[None]:
    """The start of a season: lira, workers on four actions, and what they may buy (W-202, W-222)."""
    partner = partner_of(state)
    if not len(partner.pile):
        partner.pile.rest = [*PARTNER_CARDS]
    card = partner.pile.draw(state)
    partner.purse += PARTNER_INCOME[partner.level]
    letters = card.winter if state.winter else card.summer
    kind = BLUE if state.winter else YELLOW
    for letter in letters:
        state.board[LETTERS.index(letter)][0] += (worker(PARTNER_SEAT, kind),)
    state.tell(
        "partner",
        NOBODY,
        card,
        PARTNER_INCOME[partner.level],
        things=tuple(WORLD_ACTIONS[LETTERS.index(letter)] for letter in letters),
    )
    if not state.winter and LETTERS[INNOVATE] in letters:
        yield from innovate(state)
    if state.winter and LETTERS[GAIN_INFLUENCE] in letters:
        yield from buy_influence(state)


def innovate(state: VitState) -> Rule[None]:
    """The partner's worker on H: a tile for lira of the purse (W-224, W-226)."""
    partner = partner_of(state)
    laid = world_of(state).tiles[INNOVATE]
    cheap = laid is not None and laid.name == SOLO_TILE
    price, most = (CHEAP_TILE_PRICE, 2) if cheap else (TILE_PRICE, 1)
    for _ in range(most):
        if partner.purse < price:
            return
        player = state.players[0]
        options: list[Option] = [*offered_tiles(state, player, partner.purse - price + player.lira)]
        if not options:
            return
        tile = yield from choose(0, "partner_tile", [*options, DONE])
        if tile is DONE:
            return
        partner.purse -= price
        yield from buy_with_purse(state, tile)


def buy_influence(state: VitState) -> Rule[None]:
    """The partner's worker on P: influence for lira of the purse (W-225)."""
    partner = partner_of(state)
    if partner.purse < INFLUENCE_PRICE or world_of(state).influence >= MOST_INFLUENCE:
        return
    if (yield from agree(0, "partner_influence", TAKE)):
        partner.purse -= INFLUENCE_PRICE
        gain_influence(state, state.players[0], 1, FROM_PURCHASE)


def take_partner_back(state: VitState) -> None:
    """The partner's workers leave when a season ends (W-231)."""
    for spaces in state.board:
        for space, there in enumerate(spaces):
            if there:
                spaces[space] = tuple([each for each in there if each >> 3 != PARTNER_SEAT])


def save_purse(state: VitState) -> None:
    """What the purse keeps at the year's end (W-232)."""
    partner = partner_of(state)
    partner.purse = min(partner.purse, PARTNER_SAVES[partner.level])


def partner_gains(state: VitState, step: Step) -> None:
    """What an event gives to the partner as a fellow player (W-214)."""
    partner = partner_of(state)
    if isinstance(step, Draw):
        for deck, count in enumerate(step.counts):
            for _ in range(count):
                if len(partner.display) < DISPLAY_LIMIT:
                    add_to_display(state, deck)
    elif isinstance(step, DrawChoice):
        for deck in (step.decks or (ORDER,))[: step.count]:
            if len(partner.display) < DISPLAY_LIMIT:
                add_to_display(state, deck)
    else:
        partner.purse += step.lira if isinstance(step, Gain) and step.lira else 1


def display_orders(state: VitState) -> list[Order]:
    """The orders on the partner's display."""
    partner = world_of(state).partner
    return [] if partner is None else [card for card in partner.display if isinstance(card, Order)]


def take_from_display(state: VitState, card: Card) -> None:
    """Take a card off the partner's display."""
    partner_of(state).display.remove(card)
