"""Setting up the base game."""

from figurka.core.chance import Chance
from figurka.core.decision import Option, Rule, choose
from figurka.core.piles import Pile
from figurka.core.rules import Settings
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.cards import draw
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.edition import BASE, Edition
from figurka.games.viticulture.rules.points import gain_points
from figurka.games.viticulture.rules.state import (
    DRAFT,
    NOBODY,
    PARENTS,
    REGULAR_AT_START,
    SPRING,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.steps import Train
from figurka.games.viticulture.rules.things import (
    BARE,
    BY_PARENTS,
    ORDER,
    STRUCTURE,
    SUMMER,
    VINE,
    WINTER,
    Building,
    Card,
    Gift,
)

WITHOUT = "without"
WITH = "with"
STRUCTURE_CHOICES = (WITHOUT, WITH)
DRAFTED = 4
"""How many structure cards each player takes in the draft (V-116)."""


def decks() -> list[Pile[Card]]:
    """The five decks."""
    vines: list[Card] = [vine for vine in VINES for _ in range(vine.copies)]
    return [
        Pile(vines),
        Pile([*SUMMER_VISITORS]),
        Pile([*WINTER_VISITORS]),
        Pile([*ORDERS]),
        Pile([*BUILDINGS]),
    ]


def new_player(seat: int, workers: list[int]) -> Player:
    """A player with an empty vineyard."""
    return Player(
        seat,
        hand=[[], [], [], [], []],
        fields=[(), (), ()],
        sites=[None] * 5,
        grapes=[0, 0],
        wines=[0, 0, 0, 0],
        available=workers[:],
        workers=workers,
        card_workers=[NOBODY] * 5,
    )


def new_state(seats: int, chance: Chance, edition: Edition, workers: list[int], structures: bool) -> VitState:
    """An empty board with its decks."""
    in_play = (VINE, SUMMER, WINTER, ORDER, STRUCTURE) if structures else (VINE, SUMMER, WINTER, ORDER)
    return VitState(
        chance,
        edition,
        [new_player(seat, workers[:]) for seat in range(seats)],
        decks(),
        discards=[[], [], [], [], []],
        board=[[(), (), ()] for _ in edition.actions],
        in_play=in_play,
    )


def setup(seats: int, chance: Chance, settings: Settings) -> VitState:
    """Deal a mama and a papa to each player; who begins is drawn by lot (V-1 to V-5)."""
    structures = settings["structures"] == (WITH,)
    state = new_state(seats, chance, BASE, [0, 0, REGULAR_AT_START, 1, 0], structures)
    mamas, papas = Pile([*MAMAS]), Pile([*PAPAS])
    for player in state.players:
        player.mama, player.papa = mamas.draw(state), papas.draw(state)
        take_mama(state, player)
    state.first = state.active = state.below(seats)
    state.phase = PARENTS
    return state


def take_mama(state: VitState, player: Player) -> None:
    """The cards and lira of a mama."""
    if player.mama is not None:
        for deck, count in zip((VINE, SUMMER, WINTER, ORDER), player.mama.draw, strict=True):
            for _ in range(count):
                draw(state, player, deck)
        player.lira += player.mama.lira


def choose_gift(state: VitState, player: Player) -> Rule[None]:
    """Take a papa's lira, and his gift or more lira instead (V-4)."""
    papa = player.papa
    assert papa is not None
    player.lira += papa.lira
    options = [papa.gift, papa.instead] if gift_possible(state, player, papa.gift) else [papa.instead]
    gift = yield from choose(player.seat, "gift", options, papa)
    player.gift = gift
    player.lira += gift.lira
    if gift.structure is not None:
        player.structures |= gift.structure.bit
    gain_points(state, player, gift.vp, BY_PARENTS)
    if gift.worker:
        player.workers[BARE] += 1
        player.available[BARE] += 1
    if gift.trains:
        yield from state.edition.train(state, player, Train(0), Course(papa))
    for _ in range(gift.orders):
        draw(state, player, ORDER)
    state.tell("begins", player.seat, gift, things=parents(player))


def parents(player: Player) -> tuple[Option, ...]:
    """A player's mama and papa."""
    return tuple(parent for parent in (player.mama, player.papa) if parent is not None)


def gift_possible(state: VitState, player: Player, gift: Gift) -> bool:
    """Whether a gift can be taken; training needs a labourer."""
    return not gift.trains or state.edition.can_train(state, player)


def next_parent(state: VitState) -> None:
    """After a papa's choice comes the next player's, then the draft or the first spring."""
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        if state.with_structures:
            deal_packets(state)
            state.phase = DRAFT
        else:
            state.phase = SPRING


# The draft of structure cards


def deal_packets(state: VitState) -> None:
    """Four structure cards to each player."""
    packets: list[tuple[Building, ...]] = []
    for _ in state.players:
        packet: list[Building] = []
        while len(packet) < DRAFTED:
            card = state.decks[STRUCTURE].draw(state)
            if isinstance(card, Building):
                if card.name in state.edition.forbidden:
                    state.discards[STRUCTURE].append(card)
                else:
                    packet.append(card)
        packets.append(tuple(packet))
    state.packets = tuple(packets)


def draft(state: VitState, player: Player) -> Rule[None]:
    """Keep one card of the packet; when all have, the packets go to the left (V-116)."""
    card = yield from choose(player.seat, "draft", state.packets[player.seat])
    player.hand[STRUCTURE].append(card)
    packets = list(state.packets)
    packets[player.seat] = tuple(each for each in packets[player.seat] if each is not card)
    state.packets = tuple(packets)
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        state.reveal()
        state.packets = tuple(state.packets[seat - 1] for seat in range(state.seats))
        if not state.packets[0]:
            state.packets = ()
            state.phase = SPRING
