"""What the story of a bots' turn is drawn from: the pair, and the choice of a track."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from figurka.core.journal import Event
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import LAST, TRACK_NAMES, Space, Track
from figurka.games.tapestry.solo.rules.things import (
    FAVOURITE,
    DecisionCard,
    Distance,
    Heart,
    RuleRef,
    TrackRule,
)
from figurka.games.tapestry.solo.words.telling import named
from figurka.games.tapestry.web.scene import Mark, Scene
from figurka.games.tapestry.web.story.map import Reading, reading_of, way_of
from figurka.games.tapestry.web.story.turns import Told
from figurka.games.tapestry.words.naming import called
from figurka.locales import capital
from figurka.web.sight import RULE

RULE_SYMBOLS: Final = {
    "any_open": "any_open",
    "nearest_landmark_or_end": "nearest_landmark",
    "nearest_end": "flag",
}
"""How a way of choosing a track is drawn."""
TRACK_RULES: Final = {"A-264": "any_open", "A-265": "nearest_landmark_or_end", "A-266": "nearest_end"}


@dataclass(frozen=True)
class Note:
    """A sentence, and the rules that it names."""

    text: str
    rules: tuple[str, ...]


def note(scene: Scene, told: Told) -> Note:
    """An event as the journal tells it; the number of its rule stands apart."""
    sight = scene.sight
    text = capital(scene.say(sight.game.rules.sentence(scene.retold(told.place), sight.viewer, sight.names)))
    rules = tuple(RULE.findall(text))
    for rule in rules:
        text = text.replace(f" ({rule})", "")
    return Note(text, rules)


# The pair of cards


@dataclass(frozen=True)
class OrderSign:
    """A track in the order of a card; the favourite is a heart."""

    track: str
    """The name of the track, or nothing for the favourite."""
    label: str
    hit: str
    """Who found his track here: `automa`, `shadow` or both, apart; `passed` if the Automa read on."""


@dataclass(frozen=True)
class CardRule:
    """How one bot chooses a track by a card."""

    bot: Mark
    symbol: str
    text: str


@dataclass(frozen=True)
class PairCard:
    """A decision card of the pair."""

    number: int
    first: bool
    """Whether it lies left, so that its right half is read."""
    income: bool
    rules: tuple[CardRule, ...]
    order: tuple[OrderSign, ...]
    reading: Reading
    way: str
    toppled: bool


def pair_of(
    scene: Scene, cards: Sequence[DecisionCard], choices: Sequence["TrackChoice"]
) -> tuple[PairCard, ...]:
    """The two cards of a pair, with what the choices found on the second."""
    return tuple(
        PairCard(
            card.number,
            first,
            card.income,
            card_rules(scene, card),
            tuple(order_signs(scene, card, () if first else choices)),
            reading_of(card.pattern),
            way_of(scene, card.pattern),
            card.toppled,
        )
        for card, first in zip(cards, (True, False), strict=True)
    )


def card_rules(scene: Scene, card: DecisionCard) -> tuple[CardRule, ...]:
    """What a card says for each bot that takes part."""
    assert scene.bots is not None
    by_bot = {"automa": card.automa_rule, "shadow": card.shadow_rule}
    return tuple(
        CardRule(scene.mark(bot["seat"]), RULE_SYMBOLS[rule.name], rule_called(scene, rule))
        for bot in scene.bots["bots"]
        for rule in (by_bot[bot["bot"]],)
    )


def rule_called(scene: Scene, rule: TrackRule) -> str:
    """A way of choosing a track, as shortly as a card has place for it."""
    return scene.say(f"tapestry-web-story-rule-{rule.name}")


def order_signs(scene: Scene, card: DecisionCard, choices: Sequence["TrackChoice"]) -> Iterable[OrderSign]:
    """The order of tracks of a card, from the top, with what each bot found there."""
    found: dict[int, list[str]] = {}
    for choice in choices:
        if choice.tie is None:
            continue
        last = len(choice.tie.read) - 1
        if choice.tie.upward:
            found.setdefault(len(card.order) - 1 - last, []).append("shadow")
        else:
            found.setdefault(last, []).append("automa")
            for passed in range(last):
                found.setdefault(passed, []).append("passed")
    for place, track in enumerate(card.order):
        name = "" if track == FAVOURITE else TRACK_NAMES[track]
        label = scene.called("heart") if track == FAVOURITE else scene.say(called(TRACKS[track]))
        yield OrderSign(name, label, " ".join(found.get(place, ())))


# The choice of a track


@dataclass(frozen=True)
class TrackRow:
    """A track among which a bot chose: where it stood, how far its goal was, and what became of it."""

    track: str
    title: str
    place: int
    goal: int
    """The space up to which was counted; 0 if nothing was counted."""
    landmark: str
    goal_title: str
    steps: int
    verdict: str
    """`taken`, `tie`, `end`, `barred` or nothing."""


@dataclass(frozen=True)
class TieBreak:
    """How a card broke a tie: what was read, the last of it being taken."""

    card: int
    upward: bool
    read: tuple[OrderSign, ...]


@dataclass(frozen=True)
class TrackChoice:
    """Why a bot chose a track."""

    bot: Mark
    rule: str
    text: str
    """The way of choosing, in words."""
    measured: bool
    rows: tuple[TrackRow, ...]
    tie: TieBreak | None
    track: str
    title: str


def choice_of(scene: Scene, told: Told, breaking: Told | None) -> TrackChoice:
    """A choice among the tracks, and how the tie was broken, if there was one."""
    event, ref = told.event, told.event.thing
    assert isinstance(ref, RuleRef)
    kept = [thing.name for thing in event.things if isinstance(thing, Track)]
    taken = breaking.event.things[0] if breaking is not None else event.things[0]
    assert isinstance(taken, Track)
    ways = {way.start: way for way in ref.seen if isinstance(way, Distance)}
    places = places_before(scene.events, told.place, event.seat)
    measured = told.rule != "A-264"
    return TrackChoice(
        scene.mark(event.seat),
        told.rule,
        scene.say(f"tapestry-web-story-rule-{TRACK_RULES[told.rule]}"),
        measured,
        tuple(
            track_row(
                scene, track, ways.get(track), places[track.index], became(track, kept, taken), measured
            )
            for track in TRACKS
        ),
        None if breaking is None else tie_of(scene, breaking),
        taken.name,
        scene.say(called(taken)),
    )


def places_before(events: Sequence[Event], end: int, seat: int) -> list[int]:
    """The spaces on which a bot stood at some place of the journal."""
    places = [0] * len(TRACKS)
    for event in events[:end]:
        if event.seat == seat and event.kind in ("advances", "regresses") and isinstance(event.thing, Space):
            places[event.thing.track] = event.thing.number
    return places


def became(track: Track, kept: list[str], taken: Track) -> str:
    """What became of a track that a bot could choose."""
    if track is taken:
        return "taken"
    return "tie" if track.name in kept else ""


def track_row(
    scene: Scene, track: Track, way: Distance | None, place: int, verdict: str, measured: bool
) -> TrackRow:
    """One track of a choice; without a way it was closed to the bot."""
    if way is None:
        verdict = "end" if place == LAST else "barred"
    landmark = way.landmark if way is not None and measured else None
    goal = 0 if way is None or not measured else place + way.steps
    end = scene.say("tapestry-web-story-end") if goal else ""
    return TrackRow(
        track.name,
        scene.say(called(track)),
        place,
        goal,
        "" if landmark is None else landmark.name,
        end if landmark is None else scene.say(called(landmark)),
        0 if way is None else way.steps,
        verdict,
    )


def tie_of(scene: Scene, told: Told) -> TieBreak:
    """How a card broke a tie."""
    card, ref = told.event.things[1], told.event.thing
    assert isinstance(card, DecisionCard)
    assert isinstance(ref, RuleRef)
    read = tuple(
        OrderSign(each.name if isinstance(each, Track) else "", scene.say(name), "")
        for each, name in zip(ref.seen, named(ref.seen), strict=True)
        if isinstance(each, Track | Heart)
    )
    return TieBreak(card.number, told.part == "upward", read)
