"""What is looked at in each game of Tapestry, to tell what wins."""

from collections.abc import Iterable

from figurka.arena.balancing.form import Balance, Things
from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.state import TapestryState


def civilization_of(state: TapestryState, seat: int) -> Iterable[str]:
    """The civilization that a player began with."""
    return (each.key for each in state.players[seat].civilizations[:1])


def civilizations_dealt(state: TapestryState, seat: int) -> Iterable[str]:
    """The two civilizations of which a player keeps one."""
    return (each.key for each in state.players[seat].offer)


def capital_of(state: TapestryState, seat: int) -> Iterable[str]:
    """A player's capital city mat."""
    capital = state.players[seat].capital
    return () if capital is None else (capital.key,)


def capitals_dealt(state: TapestryState, seat: int) -> Iterable[str]:
    """The capital city mats of which a player keeps one."""
    return (each.key for each in state.players[seat].capitals)


def furthest(state: TapestryState, seat: int) -> Iterable[str]:
    """The tracks on which a player has come furthest."""
    player = state.players[seat]
    reached = max(player.best(track.index) for track in TRACKS)
    return (track.key for track in TRACKS if player.best(track.index) == reached)


def landmarks_of(state: TapestryState, seat: int) -> Iterable[str]:
    """The landmarks that a player owns."""
    return (each.key for each in LANDMARKS if state.owners[each.index] == seat)


def track_of(space: str) -> str:
    """The track of a space, by their keys."""
    return f"track:{space.split(':')[1]}"


def place_of(state: TapestryState, seat: int) -> int:
    """A player's place in the turn order."""
    return (seat - state.first) % len(state.humans)


def advances(state: TapestryState, seat: int) -> float:
    """How far a player has come on all tracks together."""
    return sum(state.players[seat].best(track.index) for track in TRACKS)


ADVANCES = frozenset({"advances"})
STEPS = [space for track in TRACKS for space in track.spaces[1:]]
"""The spaces that a token can advance to."""

BALANCE = Balance(
    things=(
        Things(
            "civilizations",
            "tapestry-balance-civilizations",
            CIVILIZATIONS,
            held=civilization_of,
            asked={"civilization": ("",)},
            dealt=civilizations_dealt,
        ),
        Things(
            "capitals",
            "tapestry-balance-capitals",
            CAPITALS,
            held=capital_of,
            asked={"capital": ("",)},
            dealt=capitals_dealt,
        ),
        Things("openings", "tapestry-balance-openings", TRACKS, told=ADVANCES, key_of=track_of, first=True),
        Things("tracks", "tapestry-balance-tracks", TRACKS, held=furthest),
        Things("spaces", "tapestry-balance-spaces", STEPS, told=ADVANCES),
        Things("landmarks", "tapestry-balance-landmarks", LANDMARKS, held=landmarks_of),
        Things(
            "cards",
            "tapestry-balance-cards",
            CARDS,
            told=frozenset({"lays"}),
            asked={"lay": ("",)},
        ),
        Things(
            "techs",
            "tapestry-balance-techs",
            TECHS,
            told=frozenset({"invents"}),
            asked={"invent": ("",)},
        ),
    ),
    place=place_of,
    measures={
        "tapestry-balance-advances": advances,
        "tapestry-balance-territories": lambda state, seat: state.players[seat].lands.bit_count(),
        "tapestry-balance-inventions": lambda state, seat: state.players[seat].tech_count,
        "tapestry-balance-landmarks-won": lambda state, seat: state.players[seat].landmarks,
    },
)
