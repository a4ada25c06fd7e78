"""The one door out of a state: what a seat may see, and what it may imagine behind the rest."""

from operator import attrgetter
from typing import Final

from figurka.core.decision import EVERYONE
from figurka.games.farshore.content.maps import MAPS, map_value
from figurka.games.farshore.content.places import SHORE
from figurka.games.farshore.rules.sailing import VALUES
from figurka.games.farshore.rules.scoring import breakdown
from figurka.games.farshore.rules.shape import FarshoreView, HoldingsView, Phase, PlayerView, RivalView
from figurka.games.farshore.rules.solo import LEVELS
from figurka.games.farshore.rules.state import NOBODY, SHORE_PLACES, FarshoreState, Player
from figurka.games.farshore.rules.things import RESOURCE_NAMES, SEASONS, TOKEN_NAMES, TYPES, Card

PHASES: Final[tuple[Phase, ...]] = ("setup", "play", "over")


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those of the mask."""
    return mask == EVERYONE if seat is None else bool(mask >> seat & 1)


def view(state: FarshoreState, seat: int | None) -> FarshoreView:
    """What the seat may know, as plain data (F-265)."""
    known_discards = [
        card.key for card, mask in zip(state.discard, state.discard_known, strict=True) if knows(mask, seat)
    ]
    return {
        "game": "farshore",
        "seat": seat,
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "players": [view_player(state, player, seat) for player in state.players],
        "bay": [
            None
            if card is None
            else {"card": card.key, "count": state.bay_counts[place], "blocked": place < state.bay_guards}
            for place, card in enumerate(state.bay)
        ],
        "deck": len(state.deck),
        "discard": {"count": len(state.discard), "known": sorted(known_discards)},
        "shore": [
            {"place": place.name, "worker": worker_at(state, slot)} for slot, place in enumerate(SHORE)
        ],
        "islands": [
            {
                "place": island.name,
                "up": state.islands_up[slot],
                "worker": worker_at(state, SHORE_PLACES + slot),
            }
            for slot, island in enumerate(state.islands)
        ],
        "maps": [
            {
                "map": kind.name,
                "left": state.map_left[kind.index],
                "value": map_value(state, kind) if state.map_left[kind.index] else None,
            }
            for kind in MAPS
        ],
        "winds": [rose.name for rose in state.winds],
        "winds_past": [[rose.name for rose in pile.bottom] for pile in state.roses],
        "wind_changes": state.wind_changes,
        "rival": None if state.rival is None else view_rival(state, state.rival),
    }


def worker_at(state: FarshoreState, slot: int) -> int | None:
    """Whose worker stands on a place for one worker."""
    return None if state.taken[slot] == NOBODY else state.taken[slot]


def view_player(state: FarshoreState, player: Player, viewer: int | None) -> PlayerView:
    """One player as the viewer may see him: the hand only if it is his own."""
    own = viewer == player.seat
    return {
        "seat": player.seat,
        "season": SEASONS[player.season],
        "passed": player.passed,
        "hand": [card.key for card in player.hand] if own else None,
        "hand_size": len(player.hand),
        "known": sorted(card.key for card, mask in player.known if not own and knows(mask, viewer)),
        "workers": {
            "ready": player.ready,
            "reserve": player.reserve,
            "docks": player.at_docks,
            "lookout": player.at_lookout,
            "dunes": player.at_dunes,
            "stranded": player.stranded,
        },
        "anchors": player.anchors,
        "stock": dict(zip(RESOURCE_NAMES, player.stock, strict=True)),
        **view_holdings(state, player),
    }


def view_holdings(state: FarshoreState, player: Player) -> HoldingsView:
    """What a player and the rival both have: city, ship, tokens, maps and the points for them."""
    return {
        "goods": dict(zip(TOKEN_NAMES, player.goods, strict=True)),
        "city": [
            {"card": standing.card.key, "anchor": standing.anchor, "worker": standing.worker}
            for standing in player.city
        ],
        "spaces": player.spaces,
        "types": dict(zip(TYPES, player.types, strict=True)),
        "ship": {"space": player.ship, "value": VALUES[player.ship]},
        "maps": {kind.name: player.maps[kind.index] for kind in MAPS if player.maps[kind.index] != NOBODY},
        "score": breakdown(state, player),
    }


def view_rival(state: FarshoreState, rival: Player) -> RivalView:
    """The rival captain of the solo game."""
    return {
        "level": LEVELS[state.level].name,
        "reserve": rival.reserve,
        "bay_guards": state.bay_guards,
        **view_holdings(state, rival),
    }


def rivals(view: FarshoreView) -> list[RivalView]:
    """The rival captain, if there is one."""
    return [] if view["rival"] is None else [view["rival"]]


def redeal(state: FarshoreState, seat: int) -> None:
    """Deal anew all cards that the seat cannot know: the others' hands, discards and the deck.

    How it comes out follows from the state's chance and from what the seat knows, and from nothing else.
    """
    pool = state.deck
    hidden_hands = [hidden_cards(player, seat) for player in state.players]
    unknown_discards = [place for place, mask in enumerate(state.discard_known) if not knows(mask, seat)]
    for hidden in hidden_hands:
        pool.rest += hidden
    pool.rest += [state.discard[place] for place in unknown_discards]
    pool.rest.sort(key=attrgetter("key"))
    for player, hidden in zip(state.players, hidden_hands, strict=True):
        player.known = tuple((card, mask) for card, mask in player.known if knows(mask, seat))
        if player.seat != seat:
            player.hand = [card for card, _ in player.known] + [pool.draw(state) for _ in hidden]
    for place in unknown_discards:
        state.discard[place] = pool.draw(state)


def hidden_cards(player: Player, seat: int) -> list[Card]:
    """The cards of a hand that the seat does not know of."""
    if player.seat == seat:
        return []
    hidden = player.hand[:]
    for card, mask in player.known:
        if knows(mask, seat):
            hidden.remove(card)
    return hidden
