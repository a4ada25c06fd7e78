"""What a turn of the bots brought: things that happened, and points."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from figurka.core.decision import Option
from figurka.core.journal import Event
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.things import TRACK_NAMES, Hex, Landmark, Space, Tile, Track
from figurka.games.tapestry.solo.content.cards import AUTOMA_BENEFITS
from figurka.games.tapestry.solo.rules.things import BotBenefit, RuleRef, Tally
from figurka.games.tapestry.solo.words.telling import facing, ignored_of
from figurka.games.tapestry.web.scene import Mark, Scene
from figurka.games.tapestry.web.story.parts import note
from figurka.games.tapestry.web.story.turns import Told
from figurka.games.tapestry.words.naming import called
from figurka.locales import Message, capital


@dataclass(frozen=True)
class Icon:
    """A symbol, in the colour of a track or of a seat."""

    symbol: str
    track: str = ""
    seat: int = 0


@dataclass(frozen=True)
class Gain:
    """Something that happened: to whom, how it is drawn, in words, and by which rules."""

    kind: str
    mark: Mark
    icons: tuple[Icon, ...]
    lead: str
    texts: tuple[str, ...]
    rules: tuple[str, ...]
    points: int = 0
    long: bool = False
    """Whether it takes many words."""


ATTACHED: Final = {
    "A-36": ("wins-landmark",),
    "A-298": ("wins-landmark",),
    "A-38": ("advances", "regresses"),
    "T-123": ("advances", "regresses"),
    "A-39": ("advances",),
    "A-77": ("explores",),
    "A-83": ("explores",),
    "rolls-science": ("A-42", "A-43", "A-49", "A-50", "A-246"),
    "bot-takes-card": ("A-51", "A-108"),
    "refreshes": ("A-44",),
}
"""What is said together with which kinds of gains told before."""
BENEFITS: Final = {each.rule: each for gained in AUTOMA_BENEFITS.values() for each in gained}
BENEFIT_SYMBOLS: Final = {
    "A-42": "research",
    "A-43": "research_x",
    "A-44": "invent",
    "A-49": "research",
    "A-50": "research",
    "A-51": "tapestry_card",
}
"""The benefits of the Automa that are drawn as gains."""
RULE_ICONS: Final = {
    "A-45": "conquer",
    "A-46": "conquer_anywhere",
    "A-47": "explore",
    "A-48": "explore_anywhere",
    "A-61": "outpost",
    "A-79": "fallen",
    "A-105": "decision",
    "A-106": "decision",
    "A-107": "tapestry_card",
    "A-108": "tapestry_card",
    "A-109": "turn",
    "A-133": "fallen",
    "A-246": "research",
    "A-247": "outpost",
    "A-248": "vp",
    "A-251": "fallen",
    "A-296": "turn",
    "A-85": "tapestry_card",
    "A-88": "conquer",
    "discards": "tapestry_card",
    "traps": "fallen",
    "refreshes": "refresh_tech",
    "blocks-achievement": "flag",
    "finishes": "flag",
}
"""The symbol of what is told by a sentence."""
SCORED: Final = (("A-247", "score"), ("A-248", ""))
"""The reasons that tell of points."""
FIRST_ADVANCE: Final = "A-100"
"""The reason of the advances before everything else; it is told with them."""
SHORT: Final = 45
"""How many letters fit well into a narrow place."""


def gains_of(scene: Scene, events: Iterable[Told]) -> tuple[Gain, ...]:
    """What happened, one thing after the other; what belongs to something told before is said with it."""
    gains: list[Gain] = []
    because: tuple[str, ...] = ()
    for told in events:
        if told.rule == FIRST_ADVANCE:
            because = (told.rule,)
            continue
        wanted = ATTACHED.get(told.rule or told.event.kind, ())
        at = next((at for at in reversed(range(len(gains))) if gains[at].kind in wanted), None)
        if at is None or gains[at].mark.seat != told.event.seat:
            gain = gain_of(scene, told)
            gains.append(replace(gain, rules=because + gain.rules))
            because = ()
        else:
            gains[at] = attached(scene, gains[at], told)
    return tuple(gains)


def attached(scene: Scene, gain: Gain, told: Told) -> Gain:
    """A gain, with what is told of it further."""
    event, said = told.event, note(scene, told)
    icons, texts = gain.icons, (*gain.texts, said.text)
    if told.rule == "A-38":
        texts = (*gain.texts, *ignored(scene, event))
    elif told.rule == "A-39":
        texts = (*gain.texts, scene.say("tapestry-web-story-A-39"))
    elif told.rule in ("A-77", "A-83"):
        tile = event.things[0]
        assert isinstance(tile, Tile)
        turned = Message("tapestry-web-story-turned", facing(tile, event.count))
        texts = (*gain.texts, scene.say(turned))
    elif isinstance(event.thing, Track):
        icons, texts = (*icons, Icon(event.thing.name, event.thing.name)), gain.texts
    elif event.kind == "refreshes":
        texts = gain.texts
    elif event.kind == "bot-takes-card":
        texts = (*gain.texts, scene.say("tapestry-web-story-supply", count=event.count))
    return replace(gain, icons=icons, texts=texts, rules=gain.rules + said.rules)


def ignored(scene: Scene, event: Event) -> list[str]:
    """What the Automa ignores of a space, if anything."""
    space, ref = event.things[0], event.thing
    assert isinstance(space, Space)
    assert isinstance(ref, RuleRef)
    left = ignored_of(space, [each for each in ref.seen if isinstance(each, BotBenefit)])["ignored"]
    assert isinstance(left, tuple)
    return [scene.say("tapestry-web-story-ignored", things=left)] if left else []


def gain_of(scene: Scene, told: Told) -> Gain:
    """One thing that happened."""
    event, mark, said = told.event, scene.mark(told.event.seat), note(scene, told)
    thing = event.seen(scene.sight.viewer).thing
    kind = told.rule or event.kind
    if event.kind in ("advances", "regresses") and isinstance(thing, Space):
        start = thing.number + (-1 if event.kind == "advances" else 1)
        name = TRACK_NAMES[thing.track]
        lead = f"{start} → {thing.number}"
        return Gain(kind, mark, (Icon(name, name),), lead, (scene.say(called(thing)),), ())
    if event.kind == "wins-landmark" and isinstance(thing, Landmark):
        return Gain(kind, mark, (Icon(thing.name),), "", (scene.say(called(thing)),), ())
    if event.kind in ("explores", "conquers"):
        return placed(scene, told, mark)
    if event.kind == "scores" and event.count > 0:
        text = scene.say(called(thing)) if thing is not None else ""
        return Gain(kind, mark, (), "", (capital(text),), (), event.count)
    if told.rule in BENEFIT_SYMBOLS and not told.part:
        text = capital(scene.say(called(BENEFITS[told.rule])))
        return Gain(kind, mark, (Icon(BENEFIT_SYMBOLS[told.rule]),), "", (text,), said.rules)
    points = event.count if (told.rule, told.part) in SCORED else 0
    long = len(said.text) > SHORT
    return Gain(kind, mark, icons_of(scene, told), "", (said.text,), said.rules, points, long)


def placed(scene: Scene, told: Told, mark: Mark) -> Gain:
    """A tile or an outpost that came onto the map."""
    event = told.event
    place = event.thing if event.kind == "conquers" else event.things[0]
    assert isinstance(place, Hex)
    if event.kind == "explores":
        text = scene.say("tapestry-web-story-tile", place=PLACES[place])
        return Gain(event.kind, mark, (Icon("territory_tile"),), PLACES[place], (text,), ())
    name, whom = "outpost", "other"
    if event.other >= 0:
        name, whom = "outpost-from", "you" if event.other == scene.sight.viewer else "other"
    other = scene.mark(max(event.other, 0)).name
    text = scene.say(f"tapestry-web-story-{name}", whom=whom, other=other)
    return Gain(event.kind, mark, (Icon("outpost", seat=mark.colour),), PLACES[place], (text,), ())


def icons_of(scene: Scene, told: Told) -> tuple[Icon, ...]:
    """How something is drawn that is told by a sentence."""
    event = told.event
    tracks = [thing for thing in event.things[:1] if isinstance(thing, Track)]
    if isinstance(event.thing, Track):
        tracks.append(event.thing)
    if tracks:
        return (Icon(tracks[0].name, tracks[0].name),)
    symbol = RULE_ICONS.get(told.rule or event.kind, "")
    if told.rule == "A-247" and told.part == "closes":
        symbol = "fallen"
    if not symbol:
        return ()
    seat = shadow_colour(scene) if symbol == "fallen" and told.rule else scene.mark(event.seat).colour
    return (Icon(symbol, seat=seat if symbol in ("fallen", "outpost") else 0),)


def shadow_colour(scene: Scene) -> int:
    """The colour of the Shadow Empire."""
    assert scene.bots is not None
    seats: list[int] = [bot["seat"] for bot in scene.bots["bots"] if bot["bot"] == "shadow"]
    return scene.mark(seats[0]).colour


# Points

FIRST: Final = "first"
TALLY_SYMBOLS: Final = {"landmarks": "academy", "territories": "outpost", FIRST: "flag"}
"""How that is drawn for which the Automa scores, besides the tracks."""


@dataclass(frozen=True)
class TallyRow:
    """What the Automa counts, how many of it, and how much each is."""

    icon: Icon
    title: str
    count: int
    times: int
    points: int
    multiplied: bool
    """Whether something is counted and multiplied at all."""


def tallies_of(scene: Scene, things: Iterable[Option]) -> tuple[TallyRow, ...]:
    """What the Automa scores for."""
    return tuple(tally_row(scene, each) for each in things if isinstance(each, Tally))


def tally_row(scene: Scene, tally: Tally) -> TallyRow:
    """One kind of points."""
    points = tally.count * tally.times
    if tally.name in TRACK_NAMES:
        icon, title = Icon(tally.name, tally.name), scene.called(f"track-{tally.name}")
    else:
        icon = Icon(TALLY_SYMBOLS[tally.name])
        title = scene.say(f"tapestry-web-story-tally-{tally.name}")
    return TallyRow(icon, title, tally.count, tally.times, points, tally.name != FIRST)
