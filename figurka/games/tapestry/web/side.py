"""The bar and the side: whose turn it is, the inventions on display, and the others."""

from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Final, get_args

from figurka.games.tapestry.content.civilizations import STAGES
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.rules.inventing import is_allowed, meets
from figurka.games.tapestry.rules.shape import BotsView, BotView, MatName, MatsView, PlayerView
from figurka.games.tapestry.rules.things import Tech
from figurka.games.tapestry.web.dock.technologies import NeedSign, need_sign
from figurka.games.tapestry.web.glossary import needed
from figurka.games.tapestry.web.scene import Mark, Scene
from figurka.games.tapestry.web.signs import Sign, signs_of
from figurka.games.tapestry.words.naming import gains

ROWS: Final = ("top", "middle", "bottom")
"""The rows of technologies as they lie, the best one first."""
MAT_NAMES: Final[tuple[MatName, ...]] = get_args(MatName)
"""The civilizations that keep something on their mat."""


@dataclass(frozen=True)
class TechSigns:
    """What a technology brings, and what the top row asks of it, as signs."""

    circle: tuple[Sign, ...]
    square: tuple[Sign, ...]
    need: NeedSign


@dataclass(frozen=True)
class Invention:
    """A technology on display: its signs, its words, and whether its square could be reached."""

    name: str
    title: str
    signs: TechSigns
    circle: str
    square: str
    need: str
    met: bool
    chance: str


@dataclass(frozen=True)
class Turn:
    """Somebody in the order of turns."""

    mark: Mark
    points: int | None
    now: bool
    finished: bool


@dataclass(frozen=True)
class TechChip:
    """A technology of somebody, by the row where it lies."""

    name: str
    title: str
    row: str
    tokens: int


@dataclass(frozen=True)
class LaidChip:
    """A card on somebody's income mat; without a name it lies face down."""

    key: str
    name: str
    title: str
    copied: str
    heralded: bool
    force: bool


@dataclass(frozen=True)
class Keeps:
    """What lies on a civilization mat."""

    title: str
    signs: tuple[Sign, ...]
    words: str = ""


@dataclass(frozen=True)
class Rival:
    """Another player: what is seen of him when folded is in the view, the rest is worked out here."""

    mark: Mark
    player: PlayerView
    civilizations: str
    techs: tuple[TechChip, ...]
    eras: tuple[tuple[int, tuple[LaidChip, ...]], ...]
    keeps: tuple[Keeps, ...]
    asked: bool
    choosable: bool
    """Whether something inside can be chosen now."""
    bonds: str


def see_side(scene: Scene) -> dict[str, object]:
    """The bar and the side for their regions."""
    bots = scene.bots
    return {
        "turns": see_turns(scene),
        "standing": see_news(scene),
        "decision_deck": None if bots is None else (bots["deck"], cards_of(bots)),
        "inventions": [see_invention(scene, name) for name in scene.view["display"]],
        "rivals": [see_rival(scene, player) for player in others(scene)],
        "bot_rivals": [] if bots is None else [(scene.mark(bot["seat"]), bot) for bot in bots["bots"]],
    }


# What others' turns mean for the viewer


def see_news(scene: Scene) -> str:
    """Whose income turns and ends there were since the viewer last did something."""
    viewer = scene.sight.viewer
    if viewer is None or scene.view["phase"] != "play":
        return ""
    since = list(takewhile(lambda event: event.seat != viewer, reversed(scene.events)))
    told = [
        scene.say(f"tapestry-web-side-news-{event.kind}", player=scene.mark(event.seat).name, era=event.count)
        for event in reversed(since)
        if event.kind in ("income", "finishes") and event.seat >= 0
    ]
    if (
        all(player["finished"] for player in scene.players if player["seat"] != viewer)
        and len(scene.players) > 1
    ):
        told.append(scene.say("tapestry-web-side-news-alone"))
    return " ".join(told)


def cards_of(bots: BotsView) -> int:
    """How many decision cards there are in all."""
    return bots["deck"] + len(bots["pair"]) + len(bots["discard"])


# The bar


def see_turns(scene: Scene) -> list[Turn]:
    """Everybody in the order of turns; bots that play together follow each other."""
    count = len(scene.players)
    first = scene.view["first"] % count
    humans = [scene.players[(first + step) % count] for step in range(count)]
    bots = [] if scene.bots is None else scene.bots["bots"]
    alone = count == 1
    order: list[PlayerView | BotView] = (
        [*bots, *humans] if alone and scene.view["first"] else [*humans, *bots]
    )
    active = scene.view["active"] if scene.view["phase"] == "play" else -1
    return [
        Turn(
            scene.mark(each["seat"]),
            None if each.get("bot") == "shadow" else each["vp"],
            each["seat"] == active or (alone and active >= count and each["seat"] >= count),
            each["finished"],
        )
        for each in order
    ]


# The inventions


@cache
def tech_signs(name: str) -> TechSigns:
    """A technology as signs."""
    tech = TECH[name]
    return TechSigns(signs_of(tech.circle), signs_of(tech.square), need_sign(tech.need))


def see_invention(scene: Scene, name: str) -> Invention:
    """A technology on display."""
    tech = TECH[name]
    met, chance = see_chance(scene, tech)
    return Invention(
        name,
        scene.called(f"tech-{name}"),
        tech_signs(name),
        scene.say(gains(tech.circle)),
        scene.say(gains(tech.square)),
        scene.say(needed(tech.need)),
        met,
        chance,
    )


def see_chance(scene: Scene, tech: Tech) -> tuple[bool, str]:
    """Whether the viewer could move it to the top row as things are, and thanks to whom."""
    me, state = scene.me, scene.state
    if me is None:
        return False, ""
    if meets(me, tech.need):
        return True, scene.say("tapestry-web-side-met")
    helper = next((each for each in state.neighbours(me) if meets(each, tech.need)), None)
    if helper is not None:
        return True, scene.say("tapestry-web-side-met-by", player=scene.mark(helper.seat).name)
    if is_allowed(state, me, tech):
        return True, scene.say("tapestry-web-side-met")
    return False, scene.say("tapestry-web-side-unmet")


# The others


def others(scene: Scene) -> list[PlayerView]:
    """The other players, clockwise from whoever's things lie in the dock."""
    count, seat = len(scene.players), scene.shown["seat"]
    return [scene.players[(seat + step) % count] for step in range(1, count)]


def see_rival(scene: Scene, player: PlayerView) -> Rival:
    """Another player."""
    techs = tuple(
        TechChip(each["tech"], scene.called(f"tech-{each['tech']}"), row, each["tokens"])
        for row in ROWS
        for each in player["techs"][row]
    )
    eras = tuple(
        (era, tuple(see_laid(scene, player, era, depth) for depth in range(len(stack))))
        for era, stack in enumerate(player["eras"], 1)
        if stack
    )
    keys = {f"tech:{tech.name}" for tech in techs} | {laid.key for _, stack in eras for laid in stack}
    asked = scene.sight.decision
    return Rival(
        scene.mark(player["seat"]),
        player,
        ", ".join(scene.called(f"civilization-{name}") for name in player["civilizations"]),
        techs,
        eras,
        tuple(see_keeps(scene, name, player["mats"]) for name in MAT_NAMES if name in player["mats"]),
        asked is not None and asked.seat == player["seat"],
        any(key in scene.keys for key in keys),
        see_bonds(scene, player),
    )


def see_laid(scene: Scene, player: PlayerView, era: int, depth: int) -> LaidChip:
    """A card on somebody's income mat."""
    laid = player["eras"][era - 1][depth]
    name, copied = laid["card"] or "", laid["copied"] or ""
    top = depth == len(player["eras"][era - 1]) - 1
    return LaidChip(
        f"laid:{player['seat']}:{era}:{depth}",
        name,
        scene.called(f"card-{name}") if name else scene.say("tapestry-web-side-face-down"),
        scene.called(f"card-{copied}") if copied else "",
        laid["heralded"],
        top and (copied or name) in player["in_force"],
    )


def see_bonds(scene: Scene, player: PlayerView) -> str:
    """Whom a player is bound to by his cards, and which tracks he bars to the others."""
    said = []
    if player["ally"] is not None:
        said.append(scene.say("tapestry-web-side-ally", player=scene.mark(player["ally"]).name))
    if player["spouse"] is not None and player["spouse_track"]:
        track = scene.called(f"track-{player['spouse_track']}")
        said.append(
            scene.say("tapestry-web-side-spouse", player=scene.mark(player["spouse"]).name, track=track)
        )
    said += [
        scene.say("tapestry-web-side-bars", track=scene.called(f"track-{name}"))
        for name in player["barred_to_others"]
    ]
    return " · ".join(said)


# What lies on civilization mats


def see_keeps(scene: Scene, name: MatName, mats: MatsView) -> Keeps:
    """What lies on a civilization mat."""
    title = scene.called(f"civilization-{name}")
    if name == "historians":
        return Keeps(title, (), scene.say("tapestry-web-side-tokens", count=mats[name].count(None)))
    if name == "craftsmen":
        return Keeps(title, tuple(Sign(building) for column in mats[name] for building in column))
    if name == "entertainers":
        stage = next(each for each in STAGES if each.name == mats[name])
        return Keeps(title, signs_of(stage.benefits))
    if name == "alchemists":
        return Keeps(title, tuple(Sign(track, track=track) for track in mats[name]))
    if name == "leaders":
        return Keeps(title, tuple(Sign(track, track=track) for track in mats[name]))
    if name == "mystics":
        met = sum(omen["met"] for omen in mats[name].values())
        return Keeps(title, (), scene.say("tapestry-web-side-omens", count=met, all=len(mats[name])))
    kept = mats[name]
    if isinstance(kept, int):
        return Keeps(title, (), scene.say("tapestry-web-side-tokens", count=kept))
    return Keeps(title, (), " / ".join(str(count) for count in kept))
