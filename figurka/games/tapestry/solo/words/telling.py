"""The bots' reasons in words: which rule decided, by which card, among what, and what it left."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from figurka.core.decision import Option
from figurka.core.journal import Event
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import (
    ANY,
    BUILDING,
    BUILDINGS,
    INVENT,
    REFRESH,
    SEA,
    TERRAIN_NAMES,
    Benefit,
    Hex,
    Space,
    Tile,
    Track,
)
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.rules.things import (
    FAVOURITE,
    AutomaCivilization,
    BotBenefit,
    DecisionCard,
    Distance,
    Heart,
    RuleRef,
    Tally,
)
from figurka.games.tapestry.words import naming
from figurka.games.tapestry.words.naming import benefit_called, called
from figurka.locales import Argument, Message

GROUPS: Final[dict[str, type[Option]]] = {
    "card": DecisionCard,
    "civilizations": AutomaCivilization,
    "goals": Hex,
    "ways": Distance,
}
"""Under which names a sentence enumerates what a rule looked at."""
DEFENDING: Final = (BOT_RULE, "discards")
"""What is told between an attack and the trap that may decide it."""
FIRST_ROW: Final = 3
"""How many hexes the first row of every reading order has."""


def figures(seats: int) -> tuple[Message, ...]:
    """Alone one plays against both bots; two people may have the Shadow Empire among them."""
    automa, shadow = Message("tapestry-automa"), Message("tapestry-shadow")
    return {1: (automa, shadow), 2: (shadow,)}.get(seats, ())


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event as a sentence: a reason of the bots, or what happens in any game."""
    if event.kind == BOT_RULE:
        return explanation(event, viewer, names)
    return naming.sentence(event, viewer, names)


def retold(state: TapestryState, events: Sequence[Event], place: int) -> Event:
    """A conquest is told with who lost the hex, as soon as no trap can keep it any more (T-60, T-62)."""
    event = events[place]
    if event.kind != "conquers" or event.other < 0:
        return event
    later = (events[at] for at in range(place + 1, len(events)))
    after = next((each for each in later if each.kind not in DEFENDING), None)
    if after is None:
        kept = isinstance(event.thing, Hex) and event.thing.index == state.contested
    else:
        kept = after.kind == "traps" and after.thing is event.thing
    if kept:
        return event
    return Event("takes-from", event.seat, event.thing, event.count, event.other, event.things, event.seen_by)


def explanation(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """Why a bot does what it does."""
    rule, things, other = event.thing, event.things, max(event.other, 0)
    assert isinstance(rule, RuleRef)
    arguments: dict[str, Argument] = {
        "player": names[event.seat],
        "whom": "you" if other == viewer else "other",
        "other": names[other],
        "count": event.count,
        "things": named(each for each in things if not is_missed(each)),
        "number": len(things),
        "walk": ", ".join(PLACES[each] for each in things[2:] if isinstance(each, Hex)),
    }
    arguments |= dict(zip(("thing", "second"), named(things[:2]), strict=False))
    if things and isinstance(things[0], Tile):
        arguments |= facing(things[0], event.count)
    for name, kind in GROUPS.items():
        arguments[name] = named(each for each in rule.seen if isinstance(each, kind))
    read = named(each for each in rule.seen if isinstance(each, Track | Heart))
    if read:
        arguments["read"] = one_by_one(read)
    tracks = [called(each) for each in rule.seen if isinstance(each, Track)]
    arguments |= dict(zip(("track", "track-last"), tracks[:1] + tracks[-1:], strict=False))
    cards = [each for each in things if isinstance(each, DecisionCard)]
    if cards:
        arguments |= halves(cards[0], cards[-1])
    if things and isinstance(things[0], Space):
        arguments |= ignored_of(things[0], [each for each in rule.seen if isinstance(each, BotBenefit)])
    case = f"{rule.id}-{rule.part}" if rule.part else rule.id
    return Message(f"tapestry-tell-bot-{case}", arguments)


def facing(tile: Tile, degrees: int) -> dict[str, Argument]:
    """Which land of a turned tile lies on which side, unless its face is unknown."""
    if not tile.corners:
        return {"land": "unknown"}
    turned = degrees // 60
    corners = [tile.corners[(corner - turned) % len(tile.corners)] for corner in range(len(tile.corners))]
    sides = [(here, beside) for here, beside in zip(corners, corners[1:] + corners[:1], strict=True)]
    widest = max(sides, key=lambda side: sum(terrain != SEA for terrain in side))
    land = [terrain for terrain in widest if terrain != SEA]
    if not land:
        return {"land": "none"}
    terrain = Message(f"tapestry-land-{TERRAIN_NAMES[land[0]]}")
    direction = Message(f"tapestry-direction-{sides.index(widest)}")
    return {"land": "known", "terrain": terrain, "direction": direction}


def is_missed(thing: Option) -> bool:
    """Whether it is the points for being first into an era that somebody else began."""
    return isinstance(thing, Tally) and thing.name == "first" and not thing.count


def named(things: Iterable[Option]) -> tuple[Message, ...]:
    """Things as they stand in an enumeration."""
    return tuple(named_shortly(each) for each in things)


def one_by_one(messages: Iterable[Message]) -> Message:
    """Messages in an order that matters, with commas alone between them."""
    return reduce(lambda first, last: Message("tapestry-comma", {"first": first, "last": last}), messages)


def bare(text: str) -> Message:
    """A name that is the same in all languages."""
    return Message("tapestry-bare", {"text": text})


def named_shortly(thing: Option) -> Message:
    """A thing as it stands in an enumeration."""
    if isinstance(thing, Hex):
        return bare(PLACES[thing])
    if isinstance(thing, DecisionCard):
        return bare(str(thing.number))
    if isinstance(thing, Heart):
        return Message("tapestry-heart-of", {"track": called(TRACKS[thing.track])})
    if isinstance(thing, Tally):
        counted: dict[str, Argument] = {"count": thing.count, "times": thing.times}
        return Message(f"tapestry-tally-{thing.name}", {**counted, "points": thing.count * thing.times})
    if isinstance(thing, Distance):
        arguments: dict[str, Argument] = {"start": named_shortly(thing.start), "count": thing.steps}
        if thing.landmark is not None:
            return Message("tapestry-distance-landmark", {**arguments, "landmark": called(thing.landmark)})
        goal = "hex" if isinstance(thing.start, Hex) else "end"
        return Message(f"tapestry-distance-{goal}", arguments)
    return called(thing)


def halves(track_card: DecisionCard, tiebreaker_card: DecisionCard) -> dict[str, Argument]:
    """The right half of a track card and the left half of a tiebreaker card."""
    pattern = tiebreaker_card.pattern
    return {
        "track-card": str(track_card.number),
        "income": "yes" if track_card.income else "no",
        "automa-rule": called(track_card.automa_rule),
        "shadow-rule": called(track_card.shadow_rule),
        "tiebreaker-card": str(tiebreaker_card.number),
        "order": one_by_one(
            Message("tapestry-heart") if track == FAVOURITE else called(TRACKS[track])
            for track in tiebreaker_card.order
        ),
        "start": PLACES[pattern.order[0]],
        "next": PLACES[pattern.order[FIRST_ROW]],
        "direction": Message(f"tapestry-direction-{pattern.direction}"),
        "toppled": "yes" if tiebreaker_card.toppled else "no",
    }


def shortly(benefit: Benefit) -> Message:
    """A benefit in brackets: a building by its name alone."""
    if benefit.verb != BUILDING or benefit.what == ANY:
        return benefit_called(benefit)
    return Message(called(BUILDINGS[benefit.what]).id, {"count": 1}, "count")


def ignored_of(space: Space, gained: list[BotBenefit]) -> dict[str, Argument]:
    """What of a space the Automa does not gain: other benefits, repetitions and the bonus (A-38 to A-40)."""
    verbs = {benefit.verb for benefit in gained}
    if INVENT in verbs:
        verbs.add(REFRESH)
    left: list[Message] = []
    again: list[Message] = []
    taken: set[int] = set()
    for benefit in space.benefits:
        options = benefit.options or (benefit,)
        matching = {each.verb for each in options} & verbs
        if not matching:
            left.append(benefit_called(benefit))
        else:
            left += [benefit_called(each) for each in options if each.verb not in verbs]
            if matching & taken or benefit.count > 1:
                again.append(Message("tapestry-ignored-again"))
        taken |= matching
    ignored = [Message("tapestry-ignored-benefit", {"gains": tuple(left)})] if left else []
    ignored += again
    if space.bonus is not None:
        ignored.append(Message("tapestry-ignored-bonus", {"gain": shortly(space.bonus.gain)}))
    does = tuple(Message(called(each).id, attribute="does") for each in gained)
    return {"gains": len(gained), "does": does, "ignored": tuple(ignored), "skips": len(ignored)}
