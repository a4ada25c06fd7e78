"""How well buildings and landmarks fit into the capital: what they bring districts and lines nearer to."""

from typing import Final

from figurka.games.tapestry.mind.judgement import Judgement
from figurka.games.tapestry.mind.worth import symbol_worth
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import HOUSE

AREAS: Final = DISTRICTS + LINES
_touched: dict[int, tuple[tuple[int, int], ...]] = {}


def touched(mask: int) -> tuple[tuple[int, int], ...]:
    """The districts and lines that some plots lie in, each with how many of them; the same for all games."""
    known = _touched.get(mask)
    if known is None:
        counts = [(index, (mask & area).bit_count()) for index, area in enumerate(AREAS)]
        known = _touched[mask] = tuple(each for each in counts if each[1])
    return known


class Fit:
    """A capital as it is: by district and line, what each number of plots more would be worth."""

    def __init__(self, j: Judgement, state: TapestryState, player: Player) -> None:
        filled = player.filled
        resource = j.resource[player.era] * j.districts[player.era]
        line = symbol_worth(j, state, player, HOUSE) * j.lines[player.era]
        self.filled = filled
        self.missing = [9 - (filled & area).bit_count() for area in AREAS]
        self.shares = [
            [resource * share for share in j.district],
            [line * share for share in j.line],
        ]

    def gain(self, mask: int) -> float:
        """By how much the promise of the capital grows if these plots are covered."""
        value = 0.0
        missing = self.missing
        districts, lines = self.shares
        for area, count in touched(mask & ~self.filled):
            lacks = missing[area]
            shares = districts if area < 9 else lines
            value += shares[lacks - count] - shares[lacks]
        return value


def city_promise(j: Judgement, player: Player) -> tuple[float, float]:
    """How much of districts and of lines stands that are not complete yet, each by what it lacks."""
    filled = player.filled
    districts = lines = 0.0
    for index, area in enumerate(DISTRICTS):
        if not player.districts >> index & 1:
            districts += j.district[9 - (filled & area).bit_count()]
    for area in LINES:
        lacks = 9 - (filled & area).bit_count()
        if lacks:
            lines += j.line[lacks]
    return districts, lines
