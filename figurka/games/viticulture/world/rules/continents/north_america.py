"""North America: shared fame that must be kept in a good band."""

from figurka.core.decision import Option, Rule
from figurka.games.viticulture.rules.cards import discard_cards
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.company import as_far_as_possible
from figurka.games.viticulture.rules.points import lose_points, pay_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import ANY_CARD
from figurka.games.viticulture.rules.things import BY_EVENTS, Action
from figurka.games.viticulture.world.content.balance import FAME_LOW, FAME_MOST, FAME_START
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import at_once, event_gain, world_of
from figurka.games.viticulture.world.rules.things import INTERVIEWS, Interview, letter_of

INTERVIEW_CARDS = 2


class NorthAmerica(Continent):
    """Fame, interviews and headlines."""

    def set_up(self, state: VitState) -> None:
        """The fame marker begins low (W-360)."""
        world_of(state).fame = FAME_START

    def reveal(self, state: VitState) -> Rule[None]:
        """What a headline costs at once."""
        event = world_of(state).event
        if event is not None:
            at_once(state, state.players[0], event.change.on_reveal)
        return
        yield

    def after(self, state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
        """Fame for listed actions, once per player and action in the year (W-361)."""
        world = world_of(state)
        event = world.event
        if event is None or event.headline is None:
            return
        change = event.headline.fame.get(letter_of(action.index), 0)
        if change and not world.year.famous[player.seat] >> action.index & 1:
            world.year.famous[player.seat] |= 1 << action.index
            change_fame(state, player, change)
        return
        yield

    def free_acts(self, state: VitState, player: Player) -> list[Option]:
        """An interview, once per team and year (W-362)."""
        if world_of(state).year.interviewed or player.cards_in_hand() < INTERVIEW_CARDS:
            return []
        fame = world_of(state).fame
        return [act for act in INTERVIEWS if 0 <= fame + act.change <= FAME_MOST]

    def do_free_act(self, state: VitState, player: Player, act: Option) -> Rule[None]:
        """Discard two cards to move fame."""
        if isinstance(act, Interview):
            world_of(state).year.interviewed = True
            state.tell("interview", player.seat, act)
            yield from discard_cards(state, player, ANY_CARD, INTERVIEW_CARDS, Course(act))
            change_fame(state, player, act.change)

    def year_end(self, state: VitState) -> Rule[None]:
        """In the band, above it, or below it (W-363)."""
        world = world_of(state)
        low = FAME_LOW[state.seats]
        if low <= world.fame <= low + 1:
            event = world.event
            if event is not None and event.headline is not None:
                state.tell("band", -1, event)
                yield from event_gain(
                    state, state.players[state.order[0]], event.headline.gain, Course(event)
                )
            world.fame = FAME_START
        elif world.fame > low:
            yield from scandal(state)
            world.fame = FAME_START
        else:
            state.tell("obscurity", -1)
            for player in state.players:
                pay_lira(state, player, min(1, player.lira))


def scandal(state: VitState) -> Rule[None]:
    """Too much fame: everybody loses a point, and what the event adds."""
    event = world_of(state).event
    state.tell("scandal", -1)
    for player in state.players:
        lose_points(state, player, 1, BY_EVENTS)
        for step in () if event is None else event.change.scandal:
            yield from as_far_as_possible(state, player, step, Course(event))


def change_fame(state: VitState, player: Player, change: int) -> None:
    """Move the fame marker within its track (W-364)."""
    world = world_of(state)
    before = world.fame
    world.fame = min(max(before + change, 0), FAME_MOST)
    if world.fame != before:
        state.tell("fame", player.seat, count=world.fame - before)
