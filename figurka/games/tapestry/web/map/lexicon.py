"""The tips of the map that never change: tiles, terrains, achievements, dice, pieces and piles."""

from dataclasses import dataclass
from typing import Final

from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.maps import ACHIEVEMENTS, LARGE, SMALL
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.things import SCORE, TERRAIN_NAMES, TILE_BENEFIT, SpaceTile, Thing, Tile
from figurka.games.tapestry.web.glossary import long_text
from figurka.games.tapestry.web.map.atlas import terrain_list
from figurka.games.tapestry.web.map.corners import ACHIEVED, FACES, PILES, PileName, die_sign
from figurka.games.tapestry.web.map.terrain import tile_drawing
from figurka.games.tapestry.web.scene import Row
from figurka.games.tapestry.web.signs import Sign, sign_of, signs_of
from figurka.games.tapestry.words.naming import called, gains
from figurka.locales import Words, capital

ACHIEVEMENT_RULES: Final = {
    "complete_track": "T-95 T-96",
    "topple_two": "T-95 T-97",
    "middle_island": "T-95 T-98",
}
DIE_RULES: Final = {SCORE: "T-57 T-58", TILE_BENEFIT: "T-57 T-59"}


@dataclass(frozen=True)
class Entry:
    """A tip of the lexicon."""

    id: str
    title: str
    text: str = ""
    rules: str = ""
    symbol: str = ""
    aside: str = ""
    rows: tuple[Row, ...] = ()
    drawing: str = ""


def map_terms(words: Words) -> dict[str, object]:
    """What the tips of the map are made of."""
    return {
        "map_entries": (
            *(tile_entry(words, tile) for tile in TERRITORIES),
            *(star_entry(words, star) for star in SPACE_TILE_LIST),
            *(terrain_entry(words, name) for name in TERRAIN_NAMES),
            *(achievement_entry(words, thing) for thing in ACHIEVEMENTS),
            *die_entries(words),
            *piece_entries(words),
            *(pile_entry(words, name) for name in PILES),
        )
    }


def tile_entry(words: Words, tile: Tile) -> Entry:
    """A territory tile: its terrains, and what it brings."""
    corners = tuple(TERRAIN_NAMES[corner] for corner in tile.corners)
    benefit = tile.benefits[0]
    row = Row(capital(words.say(gains(tile.benefits))), signs=signs_of(tile.benefits))
    return Entry(
        f"tile-{tile.number}",
        capital(words.say(called(tile))),
        long_text(f"tapestry-benefit-{benefit.name}", "about", words),
        "T-49 T-51",
        aside=terrain_list(words, corners, tile.number),
        rows=(row,),
        drawing=tile_drawing(tile.number, 0),
    )


def star_entry(words: Words, star: SpaceTile) -> Entry:
    """A space tile and all that it brings."""
    rows = tuple(Row(capital(words.say(called(each))), signs=(sign_of(each),)) for each in star.benefits)
    order = words(f"tapestry-web-map-{'listed' if star.listed else 'free-order'}") if len(rows) > 1 else ""
    title = capital(words.say(called(star)))
    return Entry(f"spacetile-{star.name}", title, order, "T-52", "space_tile", rows=rows)


def terrain_entry(words: Words, name: str) -> Entry:
    """A terrain and what it is good for."""
    symbol = "" if name == TERRAIN_NAMES[0] else name
    text = words("tapestry-web-map-terrain")
    return Entry(f"terrain-{name}", words(f"tapestry-terrain-{name}"), text, "T-49 T-174", symbol)


def achievement_entry(words: Words, thing: Thing) -> Entry:
    """An achievement with its places on both sides of the map."""
    name, index = thing.key.partition(":")[2], ACHIEVEMENTS.index(thing)
    rows = tuple(
        Row(
            words(f"tapestry-web-map-side-{board.name}"),
            signs=tuple(Sign("vp", points=points) for points in board.achievements[index]),
        )
        for board in (SMALL, LARGE)
    )
    title = words(f"tapestry-achievement-{name}")
    text = words(f"tapestry-web-map-achievement-{name.replace('_', '-')}")
    return Entry(f"achievement-{name}", title, text, ACHIEVEMENT_RULES[name], ACHIEVED[name], rows=rows)


def die_entries(words: Words) -> list[Entry]:
    """The dice: each by itself, and every face of the conquer dice."""
    science = words("tapestry-web-map-science-die")
    found = [Entry("die-science", science, words("tapestry-web-map-science-about"), "T-76", "die_science")]
    for colour, faces in (("red", RED), ("black", BLACK)):
        signs = tuple(dict.fromkeys(die_sign(face) for face in faces))
        rows = (Row(words("tapestry-web-map-faces"), signs=signs),)
        about = words(f"tapestry-web-map-{colour}-about")
        title = words(f"tapestry-web-map-{colour}-die")
        found.append(Entry(f"die-{colour}", title, about, "T-57", f"die_{colour}", rows=rows))
        for face in dict.fromkeys(face.name for face in faces):
            benefit = FACES[face].benefit
            row = Row(capital(words.say(called(benefit))), signs=(die_sign(FACES[face]),))
            rules = DIE_RULES.get(benefit.verb, "T-57")
            found.append(Entry(f"die-{face}", title, about, rules, f"die_{colour}", rows=(row, *rows)))
    return found


def piece_entries(words: Words) -> tuple[Entry, ...]:
    """An outpost that stands, and one that lies."""
    about = long_text("tapestry-term-outpost", "about", words)
    return (
        Entry("outpost", words("tapestry-term-outpost"), about, "T-54 T-55 T-65", "outpost"),
        Entry(
            "toppled",
            words("tapestry-web-map-toppled"),
            words("tapestry-web-map-toppled-about"),
            "T-60 T-61",
            "fallen",
        ),
    )


def pile_entry(words: Words, name: PileName) -> Entry:
    """A pile and what its things are for."""
    symbol, term, rules = PILES[name]
    title = words("tapestry-web-map-pile-title", pile=name)
    return Entry(f"pile-{name}", title, long_text(f"tapestry-term-{term}", "about", words), rules, symbol)
