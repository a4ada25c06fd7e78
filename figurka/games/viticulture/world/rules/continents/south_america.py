"""South America: each year a person offers a service and asks for a deed of the team."""

from figurka.core.decision import Rule, agree
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Pay
from figurka.games.viticulture.rules.things import TAKE, Action
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import event_gain, world_of
from figurka.games.viticulture.world.rules.things import Service


class SouthAmerica(Continent):
    """Services with the marked action; deeds are counted by the tallies (W-341, W-342)."""

    sells_help = True

    def service(self, state: VitState, player: Player, action: Action) -> Service | None:
        """The service that a player could still use with an action."""
        world = world_of(state)
        event = world.event
        if event is None or event.service is None or not event.marks(action.index):
            return None
        if world.year.served >> player.seat & 1:
            return None
        return event.service if steps_possible(state, player, event.service.cost, Course(event)) else None

    def helped(self, state: VitState, player: Player, action: Action) -> Course | None:
        """The course of the action with the service used inside it."""
        service = self.service(state, player, action)
        if service is None or not service.inside:
            return None
        course = Course(action, action.index)
        assist(course, service)
        return course

    def help_price(self, state: VitState) -> int:
        """The lira that the service costs."""
        event = world_of(state).event
        if event is None or event.service is None:
            return 0
        return sum(step.lira for step in event.service.cost if isinstance(step, Pay))

    def help(
        self, state: VitState, player: Player, action: Action, course: Course, needed: bool
    ) -> Rule[None]:
        """Use the service inside the action."""
        service = self.service(state, player, action)
        if service is None or not service.inside:
            return
        event = world_of(state).event
        if needed or not service.cost or (yield from agree(player.seat, "service", TAKE, event)):
            world_of(state).year.served |= 1 << player.seat
            yield from do_steps(state, player, service.cost, Course(event))
            assist(course, service)
            state.tell("service", player.seat, event)

    def after(self, state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
        """Use the service after the action."""
        service = self.service(state, player, action)
        if service is None or service.inside:
            return
        event = world_of(state).event
        own = Course(event)
        if not steps_possible(state, player, service.cost + service.gain, own):
            return
        if not service.cost or (yield from agree(player.seat, "service", TAKE, event)):
            world_of(state).year.served |= 1 << player.seat
            state.tell("service", player.seat, event)
            yield from do_steps(state, player, service.cost, own)
            yield from event_gain(state, player, service.gain, own)
            yield from aftermath(state, player, own)


def assist(course: Course, service: Service) -> None:
    """Note in the course of an action what a service changes in it."""
    course.discount += service.discount
    course.ignores_structures = course.ignores_structures or service.waives_structures
    course.red_change += service.red_wine
    course.one_relief += service.relief
