"""World's year: the event and how far the team is with it, tiles on offer, and what the team still needs."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import in_frame, strung
from figurka.games.viticulture.rules.shape import WorkerView
from figurka.games.viticulture.rules.things import WINE_TYPES
from figurka.games.viticulture.terminal.board import headed, phase
from figurka.games.viticulture.terminal.cards import CARD_BY_KEY, marked_card
from figurka.games.viticulture.terminal.marks import (
    EMPTY,
    GRAPE_SIGN,
    NO,
    SIGN,
    YES,
    numbered,
    painted,
    seat_mark,
    wine_mark,
    worker_marks,
)
from figurka.games.viticulture.terminal.scene import Scene, world_view
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME
from figurka.games.viticulture.world.rules.shape import (
    DeedView,
    DishView,
    EventView,
    FameView,
    GoalView,
    HardshipView,
    PartnerView,
    ResourcesView,
)
from figurka.games.viticulture.world.rules.state import PARTNER_SEAT
from figurka.games.viticulture.world.rules.things import ANY_DIFFERENT, DESIGNED
from figurka.games.viticulture.world.terminal.board import tiles_on_offer
from figurka.games.viticulture.world.words.effects import event_text, goal_text
from figurka.locales import Words, capital


def draw_event(scene: Scene) -> RenderableType:
    """The year with its event, what was done about it, and the tiles on offer."""
    event = world_view(scene)["event"]
    card = [] if event is None else [event_card(event, scene)]
    return in_frame(Group(*card, headed(progress(scene), scene.words)), year_title(scene))


def year_title(scene: Scene) -> str:
    """Year, season and continent."""
    words, view = scene.words, world_view(scene)
    year = words("cli-viticulture-year-of", year=view["year"], years=view["years"])
    continent = words(f"viticulture-continent-{view['continent']}")
    difficulty = words(f"viticulture-difficulty-{view['difficulty']}")
    place = f"{year} · {phase(scene)} · {continent} ({difficulty})"
    if view["level"] == "normal":
        return place
    level = words(f"viticulture-level-{view['level']}")
    return f"{place} · {level}"


def event_card(seen: EventView, scene: Scene) -> Text:
    """The event with its whole text."""
    words = scene.words
    event = EVENT_BY_NAME[seen["event"]]
    text = painted(f"{SIGN['event']} ").append(words(f"viticulture-event-{event.name}"), "bold")
    if event.source == DESIGNED:
        text.append(f" ({words('viticulture-designed', 'short')})", "dim")
    return text.append(f"  {words.say(event_text(event, len(scene.view['players'])))}")


# What was done about the event


def progress(scene: Scene) -> Iterator[tuple[str, list[Text]]]:
    """How far the team is with the event and the continent: the head of a line, and what stands there."""
    view = world_view(scene)
    if view["event"] is not None:
        yield from event_progress(view["event"], scene)
    if view["fame"] is not None:
        yield "fame", fame(view["fame"], scene)
    if view["goals"] is not None:
        yield "goals", goals(view["goals"], scene)
    if view["resources"] is not None:
        yield "resources", resources(view["resources"], scene)
    if view["partner"] is not None:
        yield "partner", partner(view["partner"], scene)
    if view["tiles"]:
        yield "tiles", tiles_on_offer(scene)


def event_progress(event: EventView, scene: Scene) -> Iterator[tuple[str, list[Text]]]:
    """What was done about the event of the year."""
    words = scene.words
    if event["influence_most"]:
        given = f"{event['influence_given']}/{event['influence_most']}{SIGN['influence']}"
        yield "event-influence", [painted(given)]
    if event["space"] is not None:
        yield "event-space", event_space(event["space"], scene)
    if event["dish"] is not None:
        yield "dish", dish(event["dish"], scene)
    if event["shares"] is not None:
        yield "shares", [reached(event["shares"]["count"], event["shares"]["target"])]
    if event["deeds"]:
        yield "deeds", [deed_brief(deed, words) for deed in event["deeds"]]
    if event["hardship"] is not None:
        yield "hardship", hardship(event["hardship"], scene)
    if event["used_by"]:
        yield "used-by", [seat_mark(seat) for seat in event["used_by"]]


def deed_brief(deed: DeedView, words: Words) -> Text:
    """A deed of the team, and how far it is."""
    name = words(f"cli-viticulture-deed-{deed['deed']}")
    return Text.assemble(f"{name} ", reached(deed["count"], deed["target"]))


def reached(count: int, target: int) -> Text:
    """How much of a target is reached."""
    return Text(f"{count}/{target}{f' {YES}' if count >= target else ''}")


def event_space(spaces: Sequence[Sequence[WorkerView]], scene: Scene) -> list[Text]:
    """The workers on the event card."""
    found = []
    for name, there in zip(("1", "2", "beside"), spaces, strict=True):
        number = scene.number(f"at:event_space:{name}")
        if there or number:
            found.append(numbered(worker_marks(there), number))
    return found or [Text(EMPTY, "dim")]


def dish(dish: DishView, scene: Scene) -> list[Text]:
    """What the dish has of what it needs, and who gave it."""
    if dish["done"]:
        return [Text(f"{YES} {scene.words('cli-viticulture-dish-done')}")]
    found = [reached(dish["amount"], dish["need"])]
    found += [
        Text.assemble(seat_mark(given["seat"]), token(given["thing"], scene.words)) for given in dish["given"]
    ]
    return found


def token(key: str, words: Words) -> Text:
    """A grape, wine or card by its key."""
    kind, name, *value = key.split(":")
    if kind == "grape":
        return painted(f"{GRAPE_SIGN[name]}{value[0]}")
    if kind == "wine":
        return wine_mark(WINE_TYPES.index(name), int(value[0]), words)
    return marked_card(CARD_BY_KEY[key], words)


def hardship(hardship: HardshipView, scene: Scene) -> list[Text]:
    """The resources that answer a hardship, and those laid against it."""
    words = scene.words
    if hardship["ended"]:
        return [Text(f"{YES} {words('cli-viticulture-answered')}")]
    laid: Counter[str] = Counter(hardship["laid"])
    needs = hardship["needs"]
    if ANY_DIFFERENT in needs:
        return [
            Text.assemble(
                f"{words('cli-viticulture-different-resources')} ", reached(len(laid), needs[ANY_DIFFERENT])
            )
        ]
    return [
        Text.assemble(f"{words(f'viticulture-resource-{name}')} ", reached(laid[name], count))
        for name, count in needs.items()
    ]


# What belongs to a continent


def fame(fame: FameView, scene: Scene) -> list[Text]:
    """North America's fame, the good band and whether the interview was given."""
    low, high = fame["band"]
    text = painted(f"{fame['fame']}{SIGN['fame']}")
    found = [text, Text(scene.words("cli-viticulture-band", low=low, high=high))]
    if low <= fame["fame"] <= high:
        found[-1].append(f" {YES}")
    if fame["interviewed"]:
        found.append(Text(scene.words("cli-viticulture-interviewed"), "dim"))
    return found


def goals(goals: Sequence[Sequence[GoalView]], scene: Scene) -> list[Text]:
    """Europe's goals of each seat; the viewer's own with what they ask for."""
    words, found = scene.words, []
    for seat, held in enumerate(goals):
        for goal in held:
            name = words(f"viticulture-goal-{goal['goal']}")
            text = Text.assemble(seat_mark(seat), f" {name}{f' {YES}' if goal['met'] else ''}")
            if seat == scene.view["seat"]:
                text.append(f": {words.say(goal_text(GOAL_BY_NAME[goal['goal']]))}")
            found.append(text)
    return found


def resources(resources: ResourcesView, scene: Scene) -> list[Text]:
    """Africa's resources of each seat."""
    found = []
    for seat, held in enumerate(resources["held"]):
        names = [
            scene.words(f"viticulture-resource-{name}", "count", count=count)
            for name, count in Counter(held).items()
        ]
        found.append(Text.assemble(seat_mark(seat), f" {', '.join(names) or '–'}"))
    return found


def partner(partner: PartnerView, scene: Scene) -> list[Text]:
    """The solo partner's mark, purse and display."""
    return [seat_mark(PARTNER_SEAT), *partner_goods(partner, scene.words)]


def partner_goods(partner: PartnerView, words: Words) -> list[Text]:
    """The lira and cards of the solo partner."""
    return [painted(f"{partner['purse']}{SIGN['lira']}"), *(token(key, words) for key in partner["display"])]


# What the team still needs


def needs_line(scene: Scene) -> Text:
    """The points that each seat is short of, influence, and the years left for it."""
    words, needs = scene.words, world_view(scene)["needs"]
    points = Text(" ").join(
        Text.assemble(seat_mark(seat), painted(f"{missing}{SIGN['point']}") if missing else YES)
        for seat, missing in enumerate(needs["points"])
    )
    reached_so_far = f"{needs['influence']}/{needs['influence_goal']}{SIGN['influence']}"
    influence = painted(f"{words('cli-viticulture-influence')} {reached_so_far}")
    parts = [points, influence, Text(words("cli-viticulture-years-left", count=needs["years_left"]))]
    return Text.assemble((f"{words('cli-viticulture-team-needs')}  ", "bold"), strung(parts, " · "))


def verdict(scene: Scene) -> Text:
    """Influence and everybody's points with what was asked for, and whether it was reached."""
    needs = world_view(scene)["needs"]
    figures = [
        (capital(scene.words("cli-viticulture-influence")), needs["influence"], needs["influence_goal"]),
        *((scene.names[each["seat"]], each["vp"], needs["goal"]) for each in scene.view["players"]),
    ]
    return strung(
        [Text(f"{name} {count}/{goal} {YES if count >= goal else NO}") for name, count, goal in figures],
        " · ",
    )


def missing(scene: Scene) -> list[Text]:
    """What the team lacked in the end: points of each seat, and influence."""
    words, needs = scene.words, world_view(scene)["needs"]
    lines = [
        words("cli-viticulture-missing-points", player=scene.names[seat], count=count, goal=needs["goal"])
        for seat, count in enumerate(needs["points"])
        if count
    ]
    if needs["influence_missing"]:
        reached, goal = needs["influence"], needs["influence_goal"]
        lines.append(words("cli-viticulture-missing-influence", reached=reached, goal=goal))
    return [Text(line) for line in lines]
