"""How much of the game is left for a player: years, and workers still to be placed in summers and winters."""

from typing import Final, final

from figurka.games.viticulture.mind.years import Time
from figurka.games.viticulture.rules.state import (
    NOBODY,
    OVER,
    PARENTS,
    SPRING,
    SUMMER_PHASE,
    WINTER_PHASE,
    YEAR_START,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.things import BARE, BLUE, GRANDE, GREY, YELLOW
from figurka.games.viticulture.world.content.board import YEARS

EACH_HAND: Final = 0.34
"""How much of a year's use each worker makes of what can be used this year."""


@final
class Clock(Time):
    """What is left for a player; a worker that may be placed in either season counts for both this year."""

    __slots__ = ("summers", "wake_ups", "winter", "winters")

    def __init__(self, state: VitState, player: Player) -> None:
        phase, passed = state.phase, player.passed
        over = phase == OVER
        super().__init__(state, player, 0.0 if over else float(YEARS - state.year))
        has, free = player.workers, player.available
        flexible = has[BARE] + has[GRANDE]
        before = phase in (PARENTS, YEAR_START, SPRING)
        summer = before or (phase == SUMMER_PHASE and not passed)
        winter = not over and not (phase == WINTER_PHASE and passed)
        self.share = 1.0 if winter else 0.0
        self.years = self.after + self.share
        self.summer = 1.0 if summer else 0.0
        self.winter = 1.0 if winter else 0.0
        """Whether the player still has a turn in this winter."""
        now = free[BARE] + free[GRANDE] + free[GREY]
        self.hands = free[BLUE] + now if winter else 0
        """The workers who can still be placed this winter."""
        summer_hands = free[YELLOW] + now if summer else 0
        self.summers = self.after * (has[YELLOW] + 0.5 * flexible) + summer_hands
        self.winters = self.after * (has[BLUE] + 0.5 * flexible) + self.hands
        self.fade = min(self.after + EACH_HAND * self.hands, 1.0)
        self.fade_summer = min(self.after + EACH_HAND * summer_hands, 1.0)
        self.autumns = self.after + self.summer
        awake = not before or (phase == SPRING and player.row != NOBODY)
        self.wake_ups = self.after + (0.0 if awake else 1.0)

    def spend(self) -> None:
        """Count without the worker who is about to be placed this winter."""
        if self.hands:
            self.hands -= 1
            self.winters -= 1.0
            self.fade = min(self.after + EACH_HAND * self.hands, 1.0)

    def chance(self, effort: int) -> float:
        """Whether work that takes so many winter workers can still be done."""
        return 1.0 if self.winters >= effort else 0.0
