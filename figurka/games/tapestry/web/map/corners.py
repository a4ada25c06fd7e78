"""What lies around the map: dice, achievements, piles, and the tray to choose from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.rules.things import SCORE, TILE_BENEFIT, Die, Hex, Track
from figurka.games.tapestry.web.map.terrain import tile_drawing
from figurka.games.tapestry.web.scene import Mark, Scene
from figurka.games.tapestry.web.signs import Sign, sign_of, signs_of
from figurka.games.tapestry.words.naming import called
from figurka.locales import Words, capital

PileName: TypeAlias = Literal["tiles", "space_tiles", "cards", "techs"]

FACES: Final = {face.name: face for face in (*RED, *BLACK)}
STARS: Final = {star.key: star for star in SPACE_TILE_LIST}
PILES: Final[Mapping[PileName, tuple[str, str, str]]] = {
    "tiles": ("territory_tile", "explore", "T-48 T-125"),
    "space_tiles": ("space_tile", "space", "T-52 T-53"),
    "cards": ("tapestry_card", "tapestry", "T-125"),
    "techs": ("invent", "tech", "T-66 T-68"),
}
"""Each pile's symbol, the word of the rulebook that explains it, and its rules."""
ACHIEVED: Final = {"complete_track": "flag", "topple_two": "fallen", "middle_island": "isle"}

OFFERED: Final = ("tile:", "spacetile:", "die:")
"""How the keys begin of what is chosen from the tray."""


@dataclass(frozen=True)
class DieSight:
    """A die as it was rolled last, or not yet."""

    colour: str
    face: str
    sign: Sign | None
    label: str
    name: str
    """Changes with every roll: a die under a new name tumbles."""


@dataclass(frozen=True)
class Achievement:
    """An achievement: the points of its places, and who has taken them already."""

    name: str
    symbol: str
    label: str
    earned: tuple[Mark, ...]
    left: tuple[int, ...]


@dataclass(frozen=True)
class Pile:
    """A pile of things to draw."""

    name: str
    symbol: str
    count: int
    label: str


@dataclass(frozen=True)
class Offered:
    """Something that is chosen in the tray: a tile, a space tile or a die."""

    kind: str
    key: str
    tip: str
    label: str
    words: str = ""
    signs: tuple[Sign, ...] = ()
    brings: tuple[Sign, ...] = ()
    """What it comes to for whoever chooses, where the sign alone does not tell."""
    drawing: str = ""
    colour: str = ""


# Dice, achievements and piles


def see_dice(scene: Scene) -> tuple[DieSight, ...]:
    """The science die and the two conquer dice as they were rolled last."""
    rolls = [event for event in scene.events if event.kind in ("rolls-science", "rolls")]
    science = [event for event in rolls if event.kind == "rolls-science"]
    track = science[-1].thing if science else None
    dice = scene.view["dice"]
    fights = len(rolls) - len(science)
    return (
        science_die(scene.words, track if isinstance(track, Track) else None, len(science)),
        *(
            conquer_die(scene.words, colour, None if dice is None else dice[colour], fights)
            for colour in ("red", "black")
        ),
    )


def science_die(words: Words, track: Track | None, rolls: int) -> DieSight:
    """The science die."""
    shown = words("tapestry-web-map-not-rolled") if track is None else words.say(called(track))
    sign = None if track is None else Sign(track.name, track=track.name)
    label = words("tapestry-web-map-die-science", shown=shown)
    return DieSight("science", "science", sign, label, f"die-science-{rolls}")


def conquer_die(words: Words, colour: str, name: str | None, rolls: int) -> DieSight:
    """One of the conquer dice."""
    if name is None:
        label = words(f"tapestry-web-map-die-{colour}", shown=words("tapestry-web-map-not-rolled"))
        return DieSight(colour, colour, None, label, f"die-{colour}-0")
    face = FACES[name]
    return DieSight(colour, name, die_sign(face), capital(words.say(called(face))), f"die-{colour}-{rolls}")


def die_sign(face: Die) -> Sign:
    """What a face of a conquer die shows; the question mark stands for the tile's benefit."""
    return Sign("question") if face.benefit.verb == TILE_BENEFIT else sign_of(face.benefit)


def see_achievements(scene: Scene) -> tuple[Achievement, ...]:
    """The achievements with the places that are taken, and the points of those left."""
    return tuple(
        Achievement(
            each["name"],
            ACHIEVED[each["name"]],
            scene.called(f"achievement-{each['name']}"),
            tuple(scene.mark(seat) for seat in each["earned"]),
            tuple(each["places"][len(each["earned"]) :]),
        )
        for each in scene.view["achievements"]
    )


def see_piles(scene: Scene) -> tuple[Pile, ...]:
    """The piles; none where the things lie on a printed table."""
    counts = scene.view["piles"]
    if not any(counts.values()):
        return ()
    return tuple(
        Pile(name, symbol, counts[name], scene.say("tapestry-web-map-pile", pile=name, count=counts[name]))
        for name, (symbol, _, _) in PILES.items()
    )


# The tray


def see_tray(scene: Scene) -> tuple[Offered, ...]:
    """The tiles or dice to choose from, if they are asked for."""
    return tuple(see_offered(scene, key) for key in scene.keys if key.startswith(OFFERED))


def see_offered(scene: Scene, key: str) -> Offered:
    """One of the things in the tray."""
    kind, _, name = key.partition(":")
    label = scene.keys[key].label
    if kind == "tile":
        return Offered(kind, key, f"tile-{name}", label, drawing=tile_drawing(int(name), 0))
    if kind == "spacetile":
        star = STARS[key]
        return Offered(
            kind, key, f"spacetile-{name}", label, scene.say(called(star)), (), signs_of(star.benefits)
        )
    face = FACES[name]
    brings = die_brings(scene, face)
    words = capital(scene.say(called(face.benefit)))
    if face.benefit.verb == TILE_BENEFIT and not brings:
        words = scene.say("tapestry-web-map-printed")
    colour = name.partition("-")[0]
    return Offered(kind, key, f"die-{name}", label, words, (die_sign(face),), brings, colour=colour)


def die_brings(scene: Scene, face: Die) -> tuple[Sign, ...]:
    """What a die means for the viewer now: his territories counted, or the benefit of the conquered tile."""
    decision, player = scene.decision, scene.me
    if decision is None or player is None:
        return ()
    if face.benefit.verb == SCORE:
        return (Sign("vp", points=player.lands.bit_count()),)
    place = decision.because
    ground = scene.state.ground[place.index] if isinstance(place, Hex) else None
    if face.benefit.verb != TILE_BENEFIT or ground is None or ground.tile is None:
        return ()
    return signs_of(ground.tile.benefits)
