"""The bots' last turn, told step by step from what they explained."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.things import Hex
from figurka.games.tapestry.solo.content.cards import LEVELS
from figurka.games.tapestry.solo.rules.things import Cell, DecisionCard
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.story.gains import Gain, TallyRow, gains_of, tallies_of
from figurka.games.tapestry.web.story.map import (
    LEADS,
    SUBSTITUTE,
    Left,
    Scan,
    Search,
    found_by,
    funnel,
    is_finding,
    scan,
)
from figurka.games.tapestry.web.story.parts import Note, PairCard, TrackChoice, choice_of, note, pair_of
from figurka.games.tapestry.web.story.turns import (
    CHOICES,
    CLOSED,
    BotsTurn,
    Part,
    Told,
    begins_own_turn,
    last_turns,
)
from figurka.games.tapestry.words.naming import called
from figurka.locales import capital

TITLED_BY_CELL: Final = {
    "favourites": "cell-reassess_favourites",
    "again": "cell-advance_with_last_pair",
    "civilization": "cell-civilization_bonus",
    "scoring": "cell-score_vp",
}
"""The parts of an income turn that are called like a cell of the chart."""
DEEDS: Final = ("income", "advances", "explores", "conquers", "wins-landmark", "finishes")
"""The events by which a turn of the bots is told in one line."""


@dataclass(frozen=True)
class ChartCell:
    """A cell of the income chart, and whether it counts this time."""

    title: str
    lit: bool


@dataclass(frozen=True)
class Stage:
    """A step of the story; most of what it can show is empty."""

    kind: str
    title: str
    told: tuple[Told, ...]
    text: str = ""
    rules: tuple[str, ...] = ()
    cards: tuple[PairCard, ...] = ()
    chart: tuple[ChartCell, ...] = ()
    choices: tuple[TrackChoice, ...] = ()
    funnel: tuple[Left, ...] = ()
    scan: Scan | None = None
    gains: tuple[Gain, ...] = ()
    tallies: tuple[TallyRow, ...] = ()
    total: int = 0
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class StoryTurn:
    """A turn of the bots, step by step."""

    title: str
    stages: tuple[Stage, ...]
    brief: str = ""
    """The whole turn in one line."""


@dataclass(frozen=True)
class Story:
    """What the bots did since a person last had a turn."""

    id: int
    title: str
    fresh: bool
    """Whether the viewer has not gone on since."""
    done: bool
    """Whether the bots have finished."""
    mine: bool
    """Whether it is the viewer who goes on."""
    alone: bool
    """Whether the Shadow Empire has no Automa beside it."""
    turns: tuple[StoryTurn, ...]


def see_story(scene: Scene) -> dict[str, object]:
    """The story of the bots' turn, if there is one to tell."""
    bots = () if scene.bots is None else tuple(bot["seat"] for bot in scene.bots["bots"])
    turns = last_turns(scene.events, bots) if bots else []
    return {"story": tell_story(scene, turns, bots) if turns else None}


def tell_story(scene: Scene, turns: Sequence[BotsTurn], bots: Sequence[int]) -> Story:
    """Some turns of the bots as a story."""
    return Story(
        turns[-1].end,
        scene.say("tapestry-web-story", count=len(bots)),
        is_fresh(scene, turns[-1]),
        scene.view["phase"] == "over" or scene.view["active"] < len(scene.players),
        bool(scene.kind),
        len(bots) == 1,
        tuple(
            StoryTurn(
                title_of(scene, turn, len(bots)), tuple(stages_of(scene, turn)), brief_of(scene, turn, bots)
            )
            for turn in turns
        ),
    )


def brief_of(scene: Scene, turn: BotsTurn, bots: Sequence[int]) -> str:
    """What the bots did in a turn, without their reasons."""
    rules, sight = scene.sight.game.rules, scene.sight
    return " ".join(
        capital(scene.say(rules.sentence(scene.retold(told.place), sight.viewer, sight.names)))
        for told in turn.told
        if told.event.kind in DEEDS and told.event.seat in bots
    )


def is_fresh(scene: Scene, last: BotsTurn) -> bool:
    """Whether it is the viewer's turn, and he has done nothing in it yet."""
    viewer, view = scene.sight.viewer, scene.view
    if viewer is None or view["phase"] != "play" or view["active"] != viewer or not last.told:
        return False
    return not any(event.seat == viewer and begins_own_turn(event) for event in scene.events[last.end :])


def title_of(scene: Scene, turn: BotsTurn, bots: int) -> str:
    """What a turn is called: the income turns have numbers."""
    if not turn.told:
        return scene.say("tapestry-web-story-before")
    for told in turn.told:
        if told.event.kind == "income":
            return scene.say("tapestry-web-story-income", count=told.event.count)
    return scene.say("tapestry-web-story-turn", count=bots)


def stages_of(scene: Scene, turn: BotsTurn) -> Iterable[Stage]:
    """The steps of a turn."""
    parts = turn.parts
    for place, part in enumerate(parts):
        if part.kind == "pair":
            following = parts[place + 1].told if place + 1 < len(parts) else []
            yield pair_stage(scene, part, following)
        elif part.kind == "act":
            yield from acting_stages(scene, part)
        elif part.kind in ("income", "chart"):
            yield income_stage(scene, part)
        elif part.kind == "scoring":
            yield scoring_stage(scene, part)
        else:
            yield from other_stages(scene, part)


# The pair


def pair_stage(scene: Scene, part: Part, following: Sequence[Told]) -> Stage:
    """The two cards, and what the following choices found on them."""
    told = part.told[0]
    cards = [thing for thing in told.event.things if isinstance(thing, DecisionCard)]
    choices, _ = choices_in(scene, following)
    alone = told.rule == "A-291"
    text = scene.say("tapestry-web-story-halves-alone" if alone else "tapestry-web-story-halves")
    left = scene.say("tapestry-web-story-deck", count=told.event.count)
    return Stage(
        "pair",
        scene.say("tapestry-web-story-pair"),
        tuple(part.told),
        f"{text} {left}",
        (told.rule,),
        pair_of(scene, cards, choices),
        notes=tuple(note(scene, each) for each in part.told[1:]),
    )


def choices_in(scene: Scene, events: Sequence[Told]) -> tuple[list[TrackChoice], list[Told]]:
    """The choices of tracks among some events, and the rest of these."""
    choices: list[TrackChoice] = []
    rest: list[Told] = []
    for place, told in enumerate(events):
        if told.rule in CHOICES:
            follower = events[place + 1] if place + 1 < len(events) else None
            choices.append(choice_of(scene, told, follower if follower and follower.rule == "A-33" else None))
        elif told.rule != "A-33":
            rest.append(told)
    return choices, rest


# What the bots do


def acting_stages(scene: Scene, part: Part) -> Iterable[Stage]:
    """Why these tracks, why these hexes, and what it brought."""
    choices, rest = choices_in(scene, part.told)
    reasons = [told for told in part.told if told not in rest]
    stuck = [told for told in rest if told.rule in CLOSED]
    title = scene.say("tapestry-web-story-why", count=len(choices), track=choices[0].title if choices else "")
    yield Stage(
        "why",
        title,
        (*reasons, *stuck),
        choices=tuple(choices),
        notes=tuple(note(scene, told) for told in stuck),
    )
    searches, rest = searches_in([told for told in rest if told.rule not in CLOSED])
    yield from (search_stage(scene, search) for search in searches)
    if rest:
        gains = gains_of(scene, rest)
        yield Stage("brought", scene.say("tapestry-web-story-brought"), tuple(rest), gains=gains)


def searches_in(events: Sequence[Told]) -> tuple[list[Search], list[Told]]:
    """The searches for hexes among some events, and the rest of these."""
    searches: list[Search] = []
    rest: list[Told] = []
    lead: list[Told] = []
    steps: list[Told] = []
    for told in events:
        if is_finding(told):
            steps.append(told)
            continue
        close_search(searches, rest, lead, steps, found_by(told))
        lead, steps = ([told] if told.rule in LEADS else []), []
        if not lead:
            rest.append(told)
    close_search(searches, rest, lead, steps, None)
    return searches, rest


def close_search(
    searches: list[Search], rest: list[Told], lead: list[Told], steps: list[Told], chosen: Hex | None
) -> None:
    """End a search; one without any hexes is only told."""
    search = Search(tuple(lead), tuple(steps), chosen)
    if search.drawn:
        searches.append(search)
    else:
        rest += search.told


def search_stage(scene: Scene, search: Search) -> Stage:
    """Why this hex."""
    place = "" if search.chosen is None else PLACES[search.chosen]
    notes = [note(scene, told) for told in (*search.lead, *search.steps) if told.rule in (*LEADS, SUBSTITUTE)]
    return Stage(
        "hex",
        scene.say("tapestry-web-story-hex", place=place, found="yes" if place else "no"),
        search.told,
        funnel=funnel(scene, search),
        scan=scan(scene, search),
        notes=tuple(notes),
    )


# Income turns, and what else there is


def income_stage(scene: Scene, part: Part) -> Stage:
    """Why the bots take an income turn, and which cells of the chart count."""
    chart = [told for told in part.told if told.rule in ("A-99", "A-110")]
    reasons = [told for told in part.told if told.rule and told not in chart]
    incomes = [told.event.count for told in part.told if told.event.kind == "income"]
    title = scene.say("tapestry-web-story-income", count=incomes[0]) if incomes else ""
    return Stage(
        "income",
        title or scene.say("tapestry-web-story-chart"),
        tuple(part.told),
        rules=tuple(told.rule for told in chart),
        chart=tuple(cell for told in chart for cell in chart_cells(scene, told)),
        notes=tuple(note(scene, told) for told in reasons),
    )


def chart_cells(scene: Scene, told: Told) -> Iterable[ChartCell]:
    """The chart of the level; those cells are lit that count in this turn."""
    lit = [thing for thing in told.event.things if isinstance(thing, Cell)]
    for cell in LEVELS[told.event.count - 1].chart:
        yield ChartCell(capital(scene.say(called(cell))), cell in lit)


def scoring_stage(scene: Scene, part: Part) -> Stage:
    """What the Automa scores for; points that come of something else are told one by one."""
    told, *rest = part.told
    total = told.event.count
    others = [each for each in rest if each.event.kind != "scores"]
    return Stage(
        "scoring",
        capital(scene.called(TITLED_BY_CELL[part.kind])),
        tuple(part.told),
        rules=(told.rule,),
        tallies=tallies_of(scene, told.event.things),
        total=total,
        gains=gains_of(scene, others),
    )


def other_stages(scene: Scene, part: Part) -> Iterable[Stage]:
    """A part that is told in one step, and after it why these hexes."""
    choices, rest = choices_in(scene, part.told)
    searches, rest = searches_in(rest)
    sought = {told.place for search in searches for told in search.told}
    cell = TITLED_BY_CELL.get(part.kind)
    again = [told for told in rest if told.rule == "A-102"]
    yield Stage(
        part.kind,
        capital(scene.called(cell)) if cell else scene.say(f"tapestry-web-story-{part.kind}"),
        tuple(told for told in part.told if told.place not in sought),
        text=scene.say(f"tapestry-{cell}", "about") if again else "",
        rules=tuple(told.rule for told in again),
        cards=tuple(card for told in again for card in last_pair(scene, told, choices)),
        choices=tuple(choices),
        gains=gains_of(scene, [told for told in rest if told not in again]),
    )
    yield from (search_stage(scene, search) for search in searches)


def last_pair(scene: Scene, told: Told, choices: Sequence[TrackChoice]) -> tuple[PairCard, ...]:
    """The pair by which the bots advance once more."""
    cards = [thing for thing in told.event.things if isinstance(thing, DecisionCard)]
    return pair_of(scene, cards, choices)
