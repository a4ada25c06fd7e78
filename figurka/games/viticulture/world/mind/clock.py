"""How much of the game is left for a player: years, and workers still to be placed in summers and winters."""

from typing import final

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


@final
class Clock:
    """What is left for a player; a worker that may be placed in either season counts for both this year."""

    __slots__ = ("after", "autumns", "summer", "summers", "wake_ups", "winter", "winters")

    def __init__(self, state: VitState, player: Player) -> None:
        phase, passed = state.phase, player.passed
        over = phase == OVER
        self.after = 0 if over else YEARS - state.year
        """The years after this one."""
        has, free = player.workers, player.available
        flexible = has[BARE] + has[GRANDE]
        before = phase in (PARENTS, YEAR_START, SPRING)
        self.summer = before or (phase == SUMMER_PHASE and not passed)
        """Whether the player still has a turn in this summer."""
        self.winter = not over and not (phase == WINTER_PHASE and passed)
        """Whether the player still has a turn in this winter."""
        now = free[BARE] + free[GRANDE] + free[GREY]
        self.summers = self.after * (has[YELLOW] + 0.5 * flexible)
        self.winters = self.after * (has[BLUE] + 0.5 * flexible)
        if self.summer:
            self.summers += free[YELLOW] + now
        if self.winter:
            self.winters += free[BLUE] + now
        self.autumns = self.after + self.summer
        awake = not before or (phase == SPRING and player.row != NOBODY)
        self.wake_ups = self.after + (not awake)
