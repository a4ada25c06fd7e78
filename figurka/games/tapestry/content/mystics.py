"""The Mystics: four numbers foretold, and what happens when they come true."""

from typing import Final

from figurka.core.decision import Option, Rule, choose
from figurka.games.tapestry.content.civilizations import CIV, OMENS
from figurka.games.tapestry.rules.gaining import score, take_any
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import BY_CIVILIZATION, NUMBERS

MYSTICS: Final = CIV["mystics"]
EXACT: Final = 10
OMEN_OPTIONS: Final = tuple(Option("omen:" + name) for name, _ in OMENS)


def counts(player: Player) -> tuple[int, int, int, int]:
    """What the Mystics' numbers are compared with."""
    return (
        player.tech_count,
        player.districts.bit_count(),
        player.lands.bit_count(),
        player.completed_tracks,
    )


def foretell(state: TapestryState, player: Player) -> Rule[None]:
    """Choose a number in each of the four categories; what is true already is rewarded at once."""
    chosen = []
    for omen, (_, highest) in zip(OMEN_OPTIONS, OMENS, strict=True):
        number = yield from choose(player.seat, "omen", NUMBERS[1 : highest + 1], omen)
        chosen.append(number.number)
        state.tell("foretells", player.seat, omen, number.number)
    player.mats.omens = tuple(chosen)
    yield from check_omens(state, player)


def check_omens(state: TapestryState, player: Player) -> Rule[None]:
    """The first time that a count reaches its number, or passes it at once, brings a resource."""
    if not player.civs & MYSTICS.bit or player.finished:
        return
    for index, count in enumerate(counts(player)):
        if 0 < player.mats.omens[index] <= count and not player.mats.omens_met >> index & 1:
            player.mats.omens_met |= 1 << index
            state.tell("omen-met", player.seat, OMEN_OPTIONS[index], count)
            yield from take_any(state, player, 1, MYSTICS)


def score_omens(state: TapestryState, player: Player) -> None:
    """In the final income turn each number that is exactly right brings points (T-158)."""
    right = sum(count == omen for count, omen in zip(counts(player), player.mats.omens, strict=True))
    score(state, player, EXACT * right, BY_CIVILIZATION, MYSTICS)
