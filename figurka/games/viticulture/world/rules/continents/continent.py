"""A continent: where its events and special rules change the game."""

from typing import TYPE_CHECKING

from figurka.core.decision import Option, Rule
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import Action
from figurka.games.viticulture.world.content.events import DIFFICULTY, EVENTS
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import NO_CHANGE, Change

if TYPE_CHECKING:
    from figurka.games.viticulture.rules.state import Player, VitState


class Continent:
    """The special rules of a continent; each overrides what it does."""

    sells_help = False
    """Whether its events sell help that is used inside an action."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.events = EVENTS[name]
        self.difficulty = DIFFICULTY[name]

    # Set-up and spring

    def set_up(self, state: "VitState") -> None:
        """What is laid out before the game."""

    def begin(self, state: "VitState", player: "Player") -> Rule[None]:
        """What each player chooses before the game."""
        return
        yield

    def spring(self, state: "VitState") -> Rule[None]:
        """What follows when the event was read."""
        return
        yield

    def reveal(self, state: "VitState") -> Rule[None]:
        """What an event does when it is read."""
        return
        yield

    # While the event holds

    def change(self, state: "VitState") -> Change:
        """What the event changes now (W-303)."""
        event = world_of(state).event
        return NO_CHANGE if event is None else event.change

    def lira_space(self, state: "VitState", player: "Player") -> tuple[Step, ...]:
        """What else the lira space offers."""
        return ()

    def helped(self, state: "VitState", player: "Player", action: Action) -> Course | None:
        """The course of the action with the help that the event sells inside it, if it can be had."""
        return None

    def help_price(self, state: "VitState") -> int:
        """The lira that this help costs."""
        return 0

    def help(
        self, state: "VitState", player: "Player", action: Action, course: Course, needed: bool
    ) -> Rule[None]:
        """Let the player buy help for inside the action; if it is needed, he must."""
        return
        yield

    def after(self, state: "VitState", player: "Player", action: Action, course: Course) -> Rule[None]:
        """What may or must follow after a worker's action (W-302)."""
        return
        yield

    def after_private(self, state: "VitState", player: "Player") -> Rule[None]:
        """What may follow after an action on one's own mat."""
        return
        yield

    # On one's own turn

    def free_acts(self, state: "VitState", player: "Player") -> list[Option]:
        """What a player may do on his turn besides placing a worker."""
        return []

    def do_free_act(self, state: "VitState", player: "Player", act: Option) -> Rule[None]:
        """Do one of these."""
        raise NotImplementedError(act.key)
        yield

    def passing(self, state: "VitState", player: "Player") -> Rule[None]:
        """What a player may do when passing, before autumn or the year's end."""
        return
        yield

    # The year's end

    def after_own_year_end(self, state: "VitState", player: "Player") -> Rule[None]:
        """What a player may do right after his own year-end steps."""
        return
        yield

    def year_end(self, state: "VitState") -> Rule[None]:
        """The check when all have passed winter (W-71)."""
        return
        yield
