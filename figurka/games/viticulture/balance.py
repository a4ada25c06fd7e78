"""What is looked at in each game of Viticulture, to tell what wins."""

from collections.abc import Iterable

from figurka.arena.balancing.form import Balance, Keys, Things
from figurka.games.viticulture.content.board import ACTIONS, ROWS
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.things import ORDER, SUMMER, WINTER


def mama_of(state: VitState, seat: int) -> Iterable[str]:
    """A player's mama."""
    mama = state.players[seat].mama
    return () if mama is None else (mama.key,)


def papa_of(state: VitState, seat: int) -> Iterable[str]:
    """A player's papa."""
    papa = state.players[seat].papa
    return () if papa is None else (papa.key,)


def in_hand(*decks: int) -> Keys:
    """The cards of some decks in a player's hand."""
    return lambda state, seat: [card.key for deck in decks for card in state.players[seat].hand[deck]]


def action_at(spot: str) -> str:
    """The action of a spot, by their keys; a spot of one's own counts as itself."""
    name = spot.split(":")[1]
    return f"action:{name}"


def place_of(state: VitState, seat: int) -> int:
    """A player's place in the turn order of the first year."""
    return (seat - state.first) % state.seats


MAMA = Things("mamas", "viticulture-balance-mamas", MAMAS, held=mama_of, given=True)
PAPA = Things("papas", "viticulture-balance-papas", PAPAS, held=papa_of, given=True)

BALANCE = Balance(
    things=(
        MAMA,
        PAPA,
        Things(
            "openings",
            "viticulture-balance-openings",
            ACTIONS,
            told=frozenset({"places"}),
            key_of=action_at,
            first=True,
        ),
        Things("rows", "viticulture-balance-rows", ROWS, told=frozenset({"wakes"}), asked={"row": ("",)}),
        Things(
            "structures",
            "viticulture-balance-structures",
            (*BASICS, *BUILDINGS),
            told=frozenset({"builds"}),
            asked={"build": ("",)},
        ),
        Things(
            "visitors",
            "viticulture-balance-visitors",
            list(VISITOR_BY_NAME.values()),
            told=frozenset({"visits"}),
            asked={"visitor": ("",)},
            dealt=in_hand(SUMMER, WINTER),
        ),
        Things(
            "orders",
            "viticulture-balance-orders",
            ORDERS,
            told=frozenset({"fills"}),
            asked={"order": ("",)},
            dealt=in_hand(ORDER),
        ),
    ),
    place=place_of,
    measures={
        "viticulture-balance-workers": lambda state, seat: sum(state.players[seat].workers),
        "viticulture-balance-built": lambda state, seat: state.players[seat].structure_count(),
        "viticulture-balance-years": lambda state, seat: state.year,
    },
)
