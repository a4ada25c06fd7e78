"""What Tapestry's table foretells comes true: each plan is compared with what the game then does."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import figurka
from figurka.core.decision import DECLINE, Decision
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.games.tapestry.content.cards import CARD, MERCANTILISM
from figurka.games.tapestry.content.maps import ACHIEVEMENTS
from figurka.games.tapestry.content.techs import BATTERY
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.city import capital_points
from figurka.games.tapestry.rules.laying import EFFECTS
from figurka.games.tapestry.rules.state import NOBODY, Player
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    COMPLETE_TRACK,
    DISTRICT,
    INCOME,
    MIDDLE_ISLAND,
    RESOURCE_NAMES,
    SCORE,
    SCORE_TRACK,
    TOPPLE_TWO,
    Card,
    Die,
    Hex,
    IncomeSpace,
    Plot,
    Resource,
    Step,
    Tech,
)
from figurka.games.tapestry.solo.content.cards import LEVELS
from figurka.games.tapestry.solo.rules.company import SoloBots
from figurka.games.tapestry.web.city.city import CitySight, see_city
from figurka.games.tapestry.web.dock.dock import see_meters
from figurka.games.tapestry.web.dock.mats import INCOME_NAMES, building_plans, see_income
from figurka.games.tapestry.web.dock.technologies import tech_plan
from figurka.games.tapestry.web.map.corners import die_brings
from figurka.games.tapestry.web.map.ventures import see_placing, see_plans
from figurka.games.tapestry.web.scene import Plan, Row, Scene
from figurka.games.tapestry.web.tracks.advances import plan_id
from figurka.games.tapestry.web.tracks.tracks import see_tracks
from tests.games.tapestry.web.kit import scene_of

TABLES: Final[tuple[tuple[int, dict[str, Any], int], ...]] = (
    (1, {"level": "1"}, 2),
    (1, {"level": "4"}, 3),
    (2, {"shadow": "empire"}, 2),
    (2, {}, 3),
    (3, {}, 6),
    (4, {}, 3),
    (5, {}, 2),
)
"""Tables, and how many games are played at each."""
NUMBER: Final = re.compile(r"\d+")
REACTING: Final = (ACHIEVEMENTS[COMPLETE_TRACK], CARD["theocracy"], CARD["empiricism"])
"""What scores an advance besides the space."""
LOUD: Final = ("capitalism", "mercantilism", "tyranny", "academia")
"""Cards that change the income turn in which they are laid."""


@dataclass(frozen=True)
class Moment:
    """A choice with what the chooser saw before it."""

    game: Game[Any]
    scene: Scene
    decision: Decision
    index: int

    @property
    def player(self) -> Player:
        """Who chooses; undo and clones aside, it stays the same object."""
        player: Player = self.game.state.players[self.decision.seat]
        return player

    @property
    def option(self) -> Any:
        """What is chosen."""
        return self.decision.options[self.index]


@dataclass(frozen=True)
class Told:
    """What the journal tells since a moment."""

    events: list[Event]
    seat: int

    def of(self, kind: str) -> list[Event]:
        """The events of a kind that concern the player."""
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]

    def points(self, *sources: object) -> int:
        """The points by things."""
        return sum(event.count for event in self.of("scores") if event.thing in sources)

    def resources(self) -> Counter[str]:
        """The resources gained, those included that found no room."""
        found: Counter[str] = Counter()
        for event in (*self.of("gains"), *self.of("loses-surplus")):
            assert isinstance(event.thing, Resource)
            found[event.thing.name] += event.count
        return found

    def until(self, ends: Callable[[Event], bool]) -> "Told":
        """What was told before the first such event."""
        stop = next((at for at, event in enumerate(self.events) if ends(event)), len(self.events))
        return Told(self.events[:stop], self.seat)


@dataclass
class Nth:
    """Finds the event of a kind that a player causes for the so manieth time."""

    kind: str
    seat: int
    left: int

    def __call__(self, event: Event) -> bool:
        """Whether this is the event."""
        self.left -= event.kind == self.kind and event.seat == self.seat
        return self.left == 0


Check = Callable[[Told], bool]
"""Compares what was foretold with what happened; tells whether there was anything to compare."""
Prophet = Callable[[Moment], Check | None]


def medals(rows: Iterator[Row] | tuple[Row, ...]) -> list[int]:
    """The points that rows promise."""
    return [sign.points for row in rows for sign in row.signs if sign.points is not None and not sign.per]


def plan_with(plans: list[Plan], name: str) -> Plan:
    """The plan with this id."""
    return next(plan for plan in plans if plan.id == name)


# Advances


def paid_advance(moment: Moment) -> Check | None:
    """A step on a track: what is left after paying, and the points of the space and of what reacts to it."""
    step = moment.decision.because
    if moment.decision.kind != "payment" or not isinstance(step, Step):
        return None
    space = SPACES[step.track][step.start + 1]
    plan = plan_with(see_tracks(moment.scene)[1], plan_id(space))
    left = int((NUMBER.search(plan.total) or ["0"])[0])
    rows = tuple(row for row in plan.rows if not row.text.startswith("bonus"))
    player, whole = moment.player, sum(moment.player.goods)

    def check(told: Told) -> bool:
        paid, *later = told.of("pays")
        assert whole - sum(paid.thing.amounts) == left  # type: ignore[union-attr]
        gained = sum(event.count for event in told.of("gains"))
        assert sum(player.goods) == left + gained - sum(event.count for event in later)
        first = told.until(Nth("advances", told.seat, 2))
        bought = told.until(lambda event: event.kind == "takes-bonus" and event.thing is space)
        assert sum(medals(rows)) == bought.points(space) + first.points(*REACTING), plan
        return any(each.verb in (SCORE, SCORE_TRACK) for each in space.benefits)

    return check


# Income


def income(moment: Moment) -> Check | None:
    """An income turn, told when nothing more can change before its points and its income."""
    state, player, option = moment.game.state, moment.player, moment.option
    if state.active != player.seat or not is_last_before_income(moment):
        return None
    seen = see_income(moment.scene, player)
    if option is INCOME and seen.turn > 1:
        return None
    soon = [meter.soon for meter in see_meters(moment.scene, player)]

    def check(told: Told) -> bool:
        if told.of("historians-gain"):
            return False
        scored = sum(event.count for event in told.of("scores") if isinstance(event.thing, IncomeSpace))
        assert scored == seen.points
        if seen.turn == 5:
            assert seen.goods == ()
            return True
        goods = dict(seen.goods)
        resources = told.resources()
        assert all(resources[name] == goods[name] for name in RESOURCE_NAMES)
        assert list(player.goods) == soon
        if player.powers & MERCANTILISM:
            return True
        for kind, name in (("draws-tiles", INCOME_NAMES[4]), ("draws", INCOME_NAMES[5])):
            assert sum(event.count for event in told.of(kind)) == goods[name]
        return True

    return check


def is_last_before_income(moment: Moment) -> bool:
    """Whether points and income follow the choice at once."""
    state, option, player = moment.game.state, moment.option, moment.player
    if option is INCOME:
        bots = state.bots
        return player.era == 0 and (not isinstance(bots, SoloBots) or bots.level is not LEVELS[0])
    if state.income_step == 2 and moment.decision.kind == "lay":
        quiet = isinstance(option, Card) and option.power and option.name not in EFFECTS
        return bool(quiet) and option.name not in LOUD and not any(player.techs[row] for row in (0, 1))
    return state.income_step == 3 and moment.decision.kind == "upgrade" and option is DECLINE


def uncovered(moment: Moment) -> Check | None:
    """An income building: what it opens on the mat comes with the next income."""
    if moment.decision.kind != "building":
        return None
    player = moment.player
    plan = plan_with([*building_plans(moment.scene, player)], moment.option.key.replace(":", "-"))
    before = Counter(dict(see_income(moment.scene, player).goods))

    def check(told: Told) -> bool:
        scene = scene_of(moment.game, player.seat)
        after, opened = Counter(dict(see_income(scene, player).goods)), Counter[str]()
        for sign in (sign for row in plan.rows for sign in row.signs if sign.points is None):
            opened[sign.symbol] += sign.count
        assert not after or after - before == opened, plan
        return bool(after)

    return check


# The city


def built(moment: Moment) -> Check | None:
    """A building on a plot or a landmark on a site: resources, points, and full rows and columns."""
    kind, option = moment.decision.kind, moment.option
    if kind == "plot" and isinstance(option, Plot):
        city, plans = see_city(moment.scene)
        seen = city["city"]
        assert isinstance(seen, CitySight)
        name = next(plot.plan for plot in seen.plots if plot.key == option.key)
    elif kind == "site":
        city, plans = see_city(moment.scene)
        seen = city["city"]
        assert isinstance(seen, CitySight)
        (turn,) = json.loads(seen.sites)["turns"]
        name = next(site["plan"] for site in turn["sites"] if site["option"] == moment.index)
        name = name.removeprefix("plan-")
    else:
        return None
    check_built(moment, plan_with(plans, name))
    return lambda told: True


def check_built(moment: Moment, plan: Plan) -> None:
    """Build in a game apart, take all resources that come of it, and compare with the plan."""
    apart, thing = moment.game.clone(), moment.decision.because
    seat, sources = moment.decision.seat, [DISTRICT, getattr(thing, "landmark", None)]
    before = moment.player
    apart.choose(moment.index)
    after, resources = apart.state.players[seat], 0
    while apart.decision is not None and apart.decision.kind == "gain" and apart.decision.seat == seat:
        because = apart.decision.because
        if because not in sources and getattr(because, "name", "") != "architects":
            break
        resources += 1
        apart.choose(0)
    promised = Counter[str]()
    for sign in plan.total_signs:
        promised[sign.symbol] += sign.count if sign.points is None else sign.points
    assert promised["any_resource"] == resources, plan
    cards = [each for row in plan.rows if row.symbol == "tapestry_card" for each in medals((row,))]
    assert promised["vp"] == sum(cards)
    lines = [each for row in plan.rows if row.symbol == "lines" for each in medals((row,))]
    assert capital_points(after) - capital_points(before) == sum(lines), plan


# The map


def explored(moment: Moment) -> Check | None:
    """A tile on the map: the points of its sides."""
    if moment.decision.kind != "rotation":
        return None
    placing, _ = see_placing(moment.scene)
    assert placing is not None
    site = json.loads(placing.data)["turns"][moment.index]["sites"][0]
    place = moment.decision.because

    def check(told: Told) -> bool:
        asked = moment.game.decision
        if asked is not None and asked.kind in ("militarism", "exploitation"):
            return False
        assert told.points(place) == site["points"]
        return True

    return check


def conquered(moment: Moment) -> Check | None:
    """A conquest without a trap: who falls, what is achieved, and what the red die counts."""
    place = moment.option
    if moment.decision.kind != "conquer" or not isinstance(place, Hex):
        return None
    plan = plan_with(see_plans(moment.scene), f"hex-{place.q}_{place.r}")
    rows = {
        name: tuple(row for row in plan.rows if row.symbol == name) for name in ("fallen", "flag", "die_red")
    }
    trap = any(row.symbol == "tapestry_card" and not row.signs for row in plan.rows)

    def check(told: Told) -> bool:
        told = told.until(Nth("conquers", told.seat, 2))
        if any(event.kind == "traps" for event in told.events):
            assert trap
            return False
        assert len(rows["fallen"]) == (told.of("conquers")[0].other != NOBODY), plan
        achieved = (ACHIEVEMENTS[each] for each in (MIDDLE_ISLAND, TOPPLE_TWO))
        assert told.points(*achieved) == sum(medals(rows["flag"])), plan
        taken = told.of("takes-die")
        if taken and taken[0].thing.name == "red-territories":  # type: ignore[union-attr]
            assert told.points(taken[0].thing) == sum(medals(rows["die_red"])), plan
        return True

    return check


def die_taken(moment: Moment) -> Check | None:
    """A die in the tray: its points."""
    die = moment.option
    if moment.decision.kind not in ("die", "trader_die") or not isinstance(die, Die):
        return None
    if die.benefit.verb != SCORE:
        return None
    (sign,) = die_brings(moment.scene, die)

    def check(told: Told) -> bool:
        assert told.points(die) == sign.points
        return True

    return check


def traded(moment: Moment) -> Check | None:
    """A token of the Traders, or Colonialism: the points or the resources of a hex."""
    place, kind = moment.option, moment.decision.kind
    if kind not in ("trade", "colonialism") or not isinstance(place, Hex):
        return None
    plan = plan_with(see_plans(moment.scene), f"hex-{place.q}_{place.r}")
    source = moment.decision.because
    empty = not moment.game.state.pieces[place.index]

    def check(told: Told) -> bool:
        if kind == "trade":
            assert not empty or told.points(source) == sum(medals(plan.rows)), plan
            return empty
        assert told.resources() >= Counter(sign.symbol for row in plan.rows for sign in row.signs)
        return True

    return check


# Technologies


def upgraded(moment: Moment) -> Check | None:
    """A technology that moves up or whose part is gained: its points."""
    tech = moment.option
    if moment.decision.kind not in ("upgrade", "circle", "square") or not isinstance(tech, Tech):
        return None
    plan = tech_plan(moment.scene, moment.player, tech)
    lower = moment.decision.kind == "circle" or (
        moment.decision.kind == "upgrade" and tech in moment.player.techs[BOTTOM]
    )
    part = tech.circle if lower else tech.square

    def check(told: Told) -> bool:
        if not all(each.verb in (SCORE, SCORE_TRACK) or each.plain for each in part) or tech is BATTERY:
            return False
        again = Nth("scores", told.seat, 1 + len(medals(plan.rows)))
        assert told.until(again).points(tech) == sum(medals(plan.rows)), plan
        return True

    return check


# Whole games

AT_ONCE: Final[dict[str, Prophet]] = {
    "income": income,
    "uncovered": uncovered,
    "built": built,
    "explored": explored,
    "die_taken": die_taken,
    "traded": traded,
    "upgraded": upgraded,
}
"""What shows as soon as the choice is made."""
IN_THE_TURN: Final[dict[str, Prophet]] = {"advance": paid_advance, "conquered": conquered}
"""What shows when the turn is over."""
ASKED: Final = frozenset(
    {
        *("payment", "turn", "lay", "upgrade", "building", "plot", "site", "rotation", "conquer"),
        *("trade", "colonialism", "circle", "square", "die", "trader_die"),
    }
)
"""The questions at which something is foretold."""
Pending = tuple[str, Check, int, int]
"""A check with its name, the seat, and how many events had been told before."""


def play(game: Game[Any], random: Random, compared: Counter[str]) -> None:
    """Play to the end; compare whatever is foretold."""
    assert game.journal is not None
    later: list[Pending] = []
    while (decision := game.decision) is not None:
        count, turns, start = len(decision.options), game.turns, len(game.journal.events)
        if decision.kind == "turn" and count > 1 and random.random() < 0.93:
            count -= 1
        index, now = random.randrange(count), []
        if decision.kind in ASKED:
            moment = Moment(game, scene_of(game, decision.seat), decision, index)
            now = [*prophecies(AT_ONCE, moment, start)]
            later += prophecies(IN_THE_TURN, moment, start)
        game.choose(index)
        settle(now, game, compared)
        if game.turns != turns or game.over:
            settle(later, game, compared)
            later = []


def prophecies(
    prophets: dict[str, Prophet], moment: Moment, start: int
) -> Iterator[tuple[str, Check, int, int]]:
    """What is foretold at a moment."""
    for name, prophet in prophets.items():
        check = prophet(moment)
        if check is not None:
            yield name, check, moment.decision.seat, start


def settle(pending: list[Pending], game: Game[Any], compared: Counter[str]) -> None:
    """Compare what was foretold with what has come."""
    assert game.journal is not None
    for name, check, seat, start in pending:
        compared[name] += check(Told(game.journal.events[start:], seat))


def test_what_is_foretold_comes_true() -> None:
    compared: Counter[str] = Counter()
    for seats, settings, games in TABLES:
        for seed in range(games):
            game = figurka.new_game("tapestry", seats=seats, seed=seed, journal=True, **settings)
            play(game, Random(seed), compared)
    assert set(compared) == {*AT_ONCE, *IN_THE_TURN}
    assert all(compared.values()), compared
