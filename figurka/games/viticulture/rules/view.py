"""The one door out of a state: what a seat may see, and what it may imagine behind the rest."""

from figurka.core.piles import Pile
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.setup import parents
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
    SPACE_NAMES,
    TASTING_ROOM,
    WINDMILL,
    WINE_TYPES,
    WORKER_NAMES,
    Card,
    Visitor,
)
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.rules.vineyard.fields import load


def view(state: VitState, seat: int | None) -> dict[str, object]:
    """What the seat may know, as plain data: all but the others' hands and face-down cards."""
    return {
        "game": "viticulture",
        **view_common(state, seat),
        "first": state.first,
        "board": [view_action(state, index) for index in range(len(state.board))],
        "draft": draft_seen(state, seat),
    }


def view_common(state: VitState, seat: int | None) -> dict[str, object]:
    """What both games show."""
    return {
        "seat": seat,
        "phase": PHASE_NAMES[state.phase],
        "year": state.year,
        "active": state.active,
        "order": list(state.order),
        "players": [view_player(state, player, seat) for player in state.players],
        "piles": {DECK_NAMES[deck]: len(state.decks[deck]) for deck in state.in_play},
        "discards": {
            DECK_NAMES[deck]: [card.name for card in state.discards[deck]] for deck in state.in_play
        },
        "playing": [card.name for card in state.aside if isinstance(card, Visitor)],
    }


def draft_seen(state: VitState, seat: int | None) -> list[str]:
    """The structure cards of the seat's own packet."""
    return [card.name for card in state.packets[seat]] if state.packets and seat is not None else []


def view_action(state: VitState, index: int) -> dict[str, object]:
    """An action of the board: its season and who stands on each kind of space."""
    action = state.edition.actions[index]
    seats = state.edition.spaces(state.seats)
    return {
        "action": action.name,
        "season": ("summer", "winter", "all_year")[action.season],
        "open": {"plain": 2 if seats == 3 else 1, "bonus": 1 if seats > 1 and action.bonus else 0},
        "workers": {
            SPACE_NAMES[space]: [view_worker(each) for each in there]
            for space, there in enumerate(state.board[index])
        },
    }


def view_worker(worker: int) -> dict[str, object]:
    """A worker on the board."""
    return {"seat": seat_of(worker), "kind": WORKER_NAMES[kind_of(worker)]}


# Players


def view_player(state: VitState, player: Player, viewer: int | None) -> dict[str, object]:
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
        "workers": {name: count for name, count in zip(WORKER_NAMES, player.workers, strict=True) if count},
        "available": {
            name: count for name, count in zip(WORKER_NAMES, player.available, strict=True) if count
        },
        "trainees": player.trainees,
        "fields": [view_field(player, index) for index in range(len(FIELDS))],
        "structures": [structure.name for structure in BASICS if player.has(structure.bit)],
        "cards": view_buildings(player),
        "yoke": worker_name(player.yoke),
        "demolisher": worker_name(player.demolisher),
        "grapes": {name: list(VALUES[mask]) for name, mask in zip(COLOURS, player.grapes, strict=True)},
        "wines": {name: list(VALUES[mask]) for name, mask in zip(WINE_TYPES, player.wines, strict=True)},
        "used": used(player),
        "hand_counts": {DECK_NAMES[deck]: len(player.hand[deck]) for deck in state.in_play},
        "hand": view_hand(state, player, viewer),
    }


def view_score(state: VitState, player: Player) -> dict[str, int]:
    """The points by where they are from; only World has events."""
    return {
        name: points
        for branch, (name, points) in enumerate(zip(POINT_SOURCES, player.points, strict=True))
        if branch != BY_EVENTS or state.world is not None
    }


def view_hand(state: VitState, player: Player, viewer: int | None) -> dict[str, list[str]] | None:
    """The cards of a hand by deck, if the viewer may see them (V-6, W-17)."""
    if viewer != player.seat and not state.edition.open_hands(state):
        return None
    return {DECK_NAMES[deck]: sorted(card.name for card in player.hand[deck]) for deck in state.in_play}


def view_field(player: Player, index: int) -> dict[str, object]:
    """A field: its vines and what it bears."""
    building = player.sites[MAT_SITES + index]
    return {
        "field": FIELDS[index].name,
        "limit": FIELDS[index].limit,
        "sold": bool(player.sold >> index & 1),
        "harvested": bool(player.harvested >> index & 1),
        "vines": [vine.name for vine in player.fields[index]],
        "value": load(player, index),
        "card": None if building is None else building.name,
    }


def view_buildings(player: Player) -> list[dict[str, object]]:
    """The structure cards, where they stand and who works there."""
    return [
        {
            "card": building.name,
            "site": SITES[index].key.partition(":")[2],
            "worker": worker_name(player.card_workers[index]),
        }
        for index, building in enumerate(player.sites)
        if building is not None
    ]


def worker_name(kind: int) -> str | None:
    """The kind of a worker on a private space."""
    return None if kind == NOBODY else WORKER_NAMES[kind]


def used(player: Player) -> list[str]:
    """The structures that have paid their yearly point."""
    return [
        name
        for name, bit, mark in (
            ("windmill", WINDMILL, WINDMILL_USED),
            ("tasting_room", TASTING_ROOM, TASTED),
        )
        if player.structures & bit and player.once & mark
    ]


# Imagining


def redeal(state: VitState, seat: int) -> None:
    """Deal anew what the seat cannot see: the others' hands and the draft, out of the decks."""
    if not state.edition.open_hands(state):
        for deck in state.in_play:
            redeal_hands(state, seat, deck)
    if state.packets:
        redeal_packets(state, seat)


def redeal_hands(state: VitState, seat: int, deck: int) -> None:
    """Exchange the others' cards of a deck for any that the seat has not seen."""
    pile = state.decks[deck]
    allowed = [card for card in pile.rest if card.name not in state.edition.forbidden]
    forbidden = [card for card in pile.rest if card.name in state.edition.forbidden]
    unseen: Pile[Card] = Pile(allowed)
    hidden: list[tuple[Player, list[Card], int]] = []
    for player in state.players:
        if player.seat != seat and player.hand[deck]:
            known = [card for card in state.edition.cards_shown(state, player, seat) if card.deck == deck]
            secret = player.hand[deck][:]
            for card in known:
                secret.remove(card)
            unseen.rest += secret
            hidden.append((player, known, len(secret)))
    for player, known, count in hidden:
        player.hand[deck] = known + [unseen.draw(state) for _ in range(count)]
    pile.rest = unseen.rest + forbidden


def redeal_packets(state: VitState, seat: int) -> None:
    """Exchange the packets that the seat does not hold, out of the structure deck."""
    known = state.packets[seat]
    allowed = [card for card in BUILDINGS if card.name not in state.edition.forbidden]
    held = [card for player in state.players for card in player.hand[-1]]
    unseen = Pile([card for card in allowed if card not in known and card not in held])
    packets = [
        known if index == seat else tuple([unseen.draw(state) for _ in packet])
        for index, packet in enumerate(state.packets)
    ]
    state.packets = tuple(packets)
    forbidden = [card for card in state.decks[-1].rest if card.name in state.edition.forbidden]
    state.decks[-1].rest = [*unseen.rest, *forbidden]
