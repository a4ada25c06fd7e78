"""The one door out of a state: what a seat may see, and what it may imagine behind the rest."""

from operator import attrgetter
from typing import Final, cast

from figurka.core.piles import Pile
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.setup import parents
from figurka.games.viticulture.rules.shape import (
    ActionView,
    BuildingView,
    Colour,
    DeckName,
    FieldName,
    FieldView,
    PhaseName,
    PlayerView,
    PointSource,
    SeasonName,
    SiteName,
    StructureName,
    VineyardsView,
    ViticultureView,
    WineType,
    WorkerName,
    WorkerView,
    YearlyName,
)
from figurka.games.viticulture.rules.state import (
    NOBODY,
    PHASE_NAMES,
    TASTED,
    WINDMILL_USED,
    Player,
    VitState,
    kind_of,
    seat_of,
)
from figurka.games.viticulture.rules.things import (
    BY_EVENTS,
    COLOURS,
    DECK_NAMES,
    FIELDS,
    MAT_SITES,
    POINT_SOURCES,
    SITES,
    STRUCTURE,
    TASTING_ROOM,
    WINDMILL,
    WINE_TYPES,
    WORKER_NAMES,
    Card,
    Visitor,
)
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.rules.vineyard.fields import load

# The names of things by their indices, as the shape of the view knows them
PHASES: Final = cast("tuple[PhaseName, ...]", PHASE_NAMES)
SEASONS: Final[tuple[SeasonName, ...]] = ("summer", "winter", "all_year")
DECK_KINDS: Final = cast("tuple[DeckName, ...]", DECK_NAMES)
WORKER_KINDS: Final = cast("tuple[WorkerName, ...]", WORKER_NAMES)
GRAPE_COLOURS: Final = cast("tuple[Colour, ...]", COLOURS)
WINE_KINDS: Final = cast("tuple[WineType, ...]", WINE_TYPES)
SOURCES: Final = cast("tuple[PointSource, ...]", POINT_SOURCES)
FIELD_NAMES: Final = cast("tuple[FieldName, ...]", tuple(field.name for field in FIELDS))
SITE_NAMES: Final = cast("tuple[SiteName, ...]", tuple(site.key.partition(":")[2] for site in SITES))
STRUCTURES: Final = cast(
    "tuple[tuple[StructureName, int], ...]", tuple((basic.name, basic.bit) for basic in BASICS)
)
"""The structures of the mat with their bits."""
YEARLY: Final[tuple[tuple[YearlyName, int, int], ...]] = (
    ("windmill", WINDMILL, WINDMILL_USED),
    ("tasting_room", TASTING_ROOM, TASTED),
)
"""The structures that bring a point once a year, with their bits and the marks that they have."""


def view(state: VitState, seat: int | None) -> ViticultureView:
    """What the seat may know, as plain data: all but the others' hands and face-down cards."""
    return {
        "game": "viticulture",
        **view_common(state, seat),
        "first": state.first,
        "board": [view_action(state, index) for index in range(len(state.board))],
        "draft": draft_seen(state, seat),
    }


def view_common(state: VitState, seat: int | None) -> VineyardsView:
    """What both games show."""
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "year": state.year,
        "active": state.active,
        "order": list(state.order),
        "players": [view_player(state, player, seat) for player in state.players],
        "piles": {DECK_KINDS[deck]: len(state.decks[deck]) for deck in state.in_play},
        "discards": {
            DECK_KINDS[deck]: [card.name for card in state.discards[deck]] for deck in state.in_play
        },
        "playing": [card.name for card in state.aside if isinstance(card, Visitor)],
    }


def draft_seen(state: VitState, seat: int | None) -> list[str]:
    """The structure cards of the seat's own packet."""
    return [card.name for card in state.packets[seat]] if state.packets and seat is not None else []


def view_action(state: VitState, index: int) -> ActionView:
    """An action of the board: its season and who stands on each kind of space."""
    action = state.edition.actions[index]
    seats = state.edition.spaces(state.seats)
    plain, bonus, beside = state.board[index]
    return {
        "action": action.name,
        "season": SEASONS[action.season],
        "open": {"plain": 2 if seats == 3 else 1, "bonus": 1 if seats > 1 and action.bonus else 0},
        "workers": {
            "plain": view_workers(plain),
            "bonus": view_workers(bonus),
            "beside": view_workers(beside),
        },
    }


def view_workers(workers: tuple[int, ...]) -> list[WorkerView]:
    """The workers on a space of the board."""
    if not workers:
        return []
    return [{"seat": seat_of(each), "kind": WORKER_KINDS[kind_of(each)]} for each in workers]


# Players


def view_player(state: VitState, player: Player, viewer: int | None) -> PlayerView:
    """One player as the viewer may see him."""
    return {
        "seat": player.seat,
        "vp": player.vp,
        "score": view_score(state, player),
        "lira": player.lira,
        "residual": player.residual,
        "row": None if player.row == NOBODY else player.row + 1,
        "passed": player.passed,
        "parents": [parent.key.partition(":")[2] for parent in parents(player)],
        "workers": {name: count for name, count in zip(WORKER_KINDS, player.workers, strict=True) if count},
        "available": {
            name: count for name, count in zip(WORKER_KINDS, player.available, strict=True) if count
        },
        "trainees": player.trainees,
        "fields": [view_field(player, index) for index in range(len(FIELDS))],
        "structures": [name for name, bit in STRUCTURES if player.has(bit)],
        "cards": view_buildings(player),
        "yoke": worker_name(player.yoke),
        "demolisher": worker_name(player.demolisher),
        "grapes": {name: list(VALUES[mask]) for name, mask in zip(GRAPE_COLOURS, player.grapes, strict=True)},
        "wines": {name: list(VALUES[mask]) for name, mask in zip(WINE_KINDS, player.wines, strict=True)},
        "used": used(player),
        "hand_counts": {DECK_KINDS[deck]: len(player.hand[deck]) for deck in state.in_play},
        "hand": view_hand(state, player, viewer),
    }


def view_score(state: VitState, player: Player) -> dict[PointSource, int]:
    """The points by where they are from; only World has events."""
    return {
        name: points
        for branch, (name, points) in enumerate(zip(SOURCES, player.points, strict=True))
        if branch != BY_EVENTS or state.world is not None
    }


def view_hand(state: VitState, player: Player, viewer: int | None) -> dict[DeckName, list[str]] | None:
    """The cards of a hand by deck as they came, if the viewer may see them (V-6, W-17)."""
    if viewer != player.seat and not state.edition.open_hands(state):
        return None
    return {DECK_KINDS[deck]: [card.name for card in player.hand[deck]] for deck in state.in_play}


def view_field(player: Player, index: int) -> FieldView:
    """A field: its vines and what it bears."""
    building = player.sites[MAT_SITES + index]
    return {
        "field": FIELD_NAMES[index],
        "limit": FIELDS[index].limit,
        "sold": bool(player.sold >> index & 1),
        "harvested": bool(player.harvested >> index & 1),
        "vines": [vine.name for vine in player.fields[index]],
        "value": load(player, index),
        "card": None if building is None else building.name,
    }


def view_buildings(player: Player) -> list[BuildingView]:
    """The structure cards, where they stand and who works there."""
    return [
        {
            "card": building.name,
            "site": SITE_NAMES[index],
            "worker": worker_name(player.card_workers[index]),
        }
        for index, building in enumerate(player.sites)
        if building is not None
    ]


def worker_name(kind: int) -> WorkerName | None:
    """The kind of a worker on a private space."""
    return None if kind == NOBODY else WORKER_KINDS[kind]


def used(player: Player) -> list[YearlyName]:
    """The structures that have paid their yearly point."""
    return [name for name, bit, mark in YEARLY if player.structures & bit and player.once & mark]


# Imagining


def redeal(state: VitState, seat: int) -> None:
    """Deal anew what the seat cannot see: hands, the draft and what is promised, out of the decks.

    How it comes out follows from the state's chance and from what the seat sees, and from nothing else.
    """
    for deck in state.in_play:
        redeal_deck(state, seat, deck)


def redeal_deck(state: VitState, seat: int, deck: int) -> None:
    """Exchange the cards of a deck that the seat cannot see for any that it has not seen."""
    pile = state.decks[deck]
    hands = hidden_hands(state, seat, deck)
    unseen = pile.rest + [card for _, _, secret in hands for card in secret]
    unseen += [card for giver, card in state.promised if hidden_promise(state, seat, deck, giver, card)]
    if deck == STRUCTURE:
        unseen += [card for place, packet in enumerate(state.packets) if place != seat for card in packet]
    unseen.sort(key=attrgetter("key"))
    pool: Pile[Card] = Pile([card for card in unseen if card.name not in state.edition.forbidden])
    for player, known, secret in hands:
        player.hand[deck] = known + [pool.draw(state) for _ in secret]
    state.promised = tuple(
        (giver, pool.draw(state) if hidden_promise(state, seat, deck, giver, card) else card)
        for giver, card in state.promised
    )
    if deck == STRUCTURE:
        state.packets = tuple(
            packet if place == seat else tuple(pool.draw(state) for _ in packet)
            for place, packet in enumerate(state.packets)
        )
    pile.rest = pool.rest + [card for card in unseen if card.name in state.edition.forbidden]


def hidden_hands(state: VitState, seat: int, deck: int) -> list[tuple[Player, list[Card], list[Card]]]:
    """The other players who hide cards of a deck: which of these the seat knows, and the others."""
    if state.edition.open_hands(state):
        return []
    hands: list[tuple[Player, list[Card], list[Card]]] = []
    for player in state.players:
        if player.seat != seat and player.hand[deck]:
            known = [card for card in state.edition.cards_shown(state, player, seat) if card.deck == deck]
            secret = player.hand[deck][:]
            for card in known:
                secret.remove(card)
            hands.append((player, known, secret))
    return hands


def hidden_promise(state: VitState, seat: int, deck: int, giver: int, card: Card) -> bool:
    """Whether a card of the deck was promised face down by somebody else."""
    return giver != seat and card.deck == deck and not state.edition.open_hands(state)
