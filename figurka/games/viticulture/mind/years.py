"""The years that a player still has, as far as he can tell."""

from typing import Final

from figurka.games.viticulture.rules.state import (
    FALL,
    SPRING,
    SUMMER_PHASE,
    WINTER_PHASE,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.year import END_AT

LEAST_AFTER: Final = 0.3
"""As long as nobody has the points that end the game, another year is likely enough to count so much."""
LONGER: Final = 1.3
"""However long a game has taken, so much of it is thought to come if nobody is near its end."""


class Time:
    """What is left of the game for a player."""

    __slots__ = ("after", "autumns", "fade", "fade_summer", "hands", "share", "summer", "years")

    def __init__(self, state: VitState, player: Player, after: float) -> None:
        phase = state.phase
        over = phase == WINTER_PHASE and player.passed
        self.after = after
        """The years that will probably come after this one."""
        self.share = 0.0 if over else 1.0
        """Whether this year still counts: until the player has passed in winter."""
        self.years = after + self.share
        summer = phase <= SPRING or (phase == SUMMER_PHASE and not player.passed)
        self.summer = 1.0 if summer else 0.0
        """Whether the player can still work in this summer."""
        autumn = phase < FALL or (phase == FALL and not player.passed)
        self.autumns = after + (1.0 if autumn else 0.0)
        self.hands = 0 if over else sum(player.available)
        self.fade = min(after + 0.2 * min(self.hands, 4), 1.0)
        """How much of what can be used in any year still counts."""
        self.fade_summer = self.fade if summer else min(after, 1.0)

    def chance(self, effort: int) -> float:
        """How likely work that takes so many workers will still be done."""
        return 1.0 if self.hands >= effort else min(self.after + 0.15 * self.hands, 1.0)


def years_after(state: VitState, player: Player, length: float, pace: float) -> float:
    """How many years will probably come after this one, by the year and by the points of the best rival.

    One's own points do not shorten the game here as long as they do not end it: whoever thinks so shuns them.
    """
    if any(each.vp >= END_AT for each in state.players):
        return 0.0
    rivals = [each for each in state.players if each is not player]
    best = max([rival.vp for rival in rivals])
    now = sum([working(state, rival) for rival in rivals]) / len(rivals)
    left = max(min((END_AT - best) / pace, length - state.year + now), LONGER)
    return max(left - now, LEAST_AFTER)


def working(state: VitState, player: Player) -> float:
    """The share of a player's workers who can still be placed this year."""
    if state.phase == WINTER_PHASE and player.passed:
        return 0.0
    return sum(player.available) / sum(player.workers)
