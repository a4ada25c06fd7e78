"""Tapestry's glossary: every card, space, tile, benefit, sign and word of the rulebook, explained."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import Flowing
from figurka.cli.scene import Term
from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.maps import ACHIEVEMENTS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import BUILDING_NAMES, LANDMARK, RESOURCE_NAMES, ROW_NAMES, Benefit
from figurka.games.tapestry.terminal.city import capital_grid, city_lines, empty_city
from figurka.games.tapestry.terminal.faces import (
    card_face,
    civilization_face,
    landmark_face,
    single,
    space_face,
    tech_face,
    track_face,
)
from figurka.games.tapestry.terminal.hexes import START, TOKEN, little_hex
from figurka.games.tapestry.terminal.marks import (
    CIRCLE,
    SIGN,
    SQUARE,
    TERRAIN_SIGN,
    TOPPLED_MARKS,
    WITHOUT,
    building_letter,
)
from figurka.games.tapestry.terminal.words import explained, gained, opened, sentence
from figurka.locales import Words

EXPLAINED: Final = (
    "achievement",
    "advance",
    "automa",
    "bonus",
    "capital",
    "civilization",
    "conquer",
    "district",
    "era",
    "explore",
    "favourite",
    "first",
    "income",
    "invent",
    "landmark",
    "neighbour",
    "outpost",
    "research",
    "resource",
    "shadow",
    "space",
    "tapestry",
    "tech",
    "territory",
    "tier",
    "track",
    "trap",
    "upgrade",
)
"""The words of the rulebook."""
SIGNS_BY_TERM: Final = {
    "tile": "explore",
    "territory": "territory",
    "space_tile": "space",
    "card": "tapestry",
    "tech": "tech",
    "line": "capital",
    "landmark": "landmark",
}
"""Signs that a word of the rulebook explains."""
SIGNS_OF_THE_TABLE: Final = (
    (WITHOUT, "without"),
    (f"{SIGN['point']}/", "per"),
    (CIRCLE, "circle"),
    (SQUARE, "square"),
    (TOPPLED_MARKS[0], "toppled"),
    (TOKEN, "token"),
)
"""Signs that are explained here."""


def terms(words: Words) -> list[Term]:
    """All that can be looked up."""
    return [*things(words), *benefit_terms(words), *sign_terms(words), *word_terms(words)]


def things(words: Words) -> Iterator[Term]:
    """Everything that is printed on boards, cards and tiles."""
    for card in CARDS:
        yield Term(card.name, words(f"tapestry-card-{card.name}"), card_face(card, words))
    for tech in TECHS:
        yield Term(tech.name, words(f"tapestry-tech-{tech.name}"), tech_face(tech, words))
    for track in TRACKS:
        yield Term(track.name, words(f"tapestry-track-{track.name}"), track_face(track, words))
        for space in track.spaces[1:]:
            yield Term(space.name, words(f"tapestry-space-{space.name}"), space_face(space, words))
    for civilization in CIVILIZATIONS:
        name = words(f"tapestry-civilization-{civilization.name}")
        yield Term(civilization.name, name, civilization_face(civilization, words))
    for landmark in LANDMARKS:
        name = words(f"tapestry-landmark-{landmark.name}")
        yield Term(landmark.name, name, landmark_face(landmark, words))
    yield from tiles(words)
    yield from mats(words)


def tiles(words: Words) -> Iterator[Term]:
    """Territory tiles and space tiles."""
    for tile in TERRITORIES:
        face = Group(*little_hex(tile.turns[0], words), Text(sentence(gained(tile.benefits, words))))
        yield Term(tile.name, words("cli-tapestry-tile-thing", number=str(tile.number)), face)
    for star in SPACE_TILE_LIST:
        face = Group(Text(sentence(gained(star.benefits, words))))
        yield Term(star.name, words(f"tapestry-spacetile-{star.name}"), face)


def mats(words: Words) -> Iterator[Term]:
    """Capitals, the income mat, and achievements."""
    for capital in CAPITALS:
        grid = Group(*city_lines(empty_city(capital_grid(capital)), words, {}))
        yield Term(capital.name, words(f"tapestry-capital-{capital.name}"), grid)
    for row, spaces in zip(ROW_NAMES, INCOME_ROWS, strict=True):
        for space in spaces:
            where = Text(words(f"tapestry-incomerow-{row}"), "dim")
            face = Group(where, Text(sentence(opened(space, words))))
            yield Term(space.name, words(f"tapestry-incomespace-{space.name}"), face)
    for thing in ACHIEVEMENTS:
        name = thing.key.partition(":")[2]
        yield Term(name, words(f"tapestry-achievement-{name}"), about("tapestry-term-achievement", words))


# Benefits, signs and words


def all_benefits() -> Iterator[Benefit]:
    """Every benefit that is printed somewhere."""
    for track in TRACKS:
        for space in track.spaces:
            yield from single(space.benefits)
    for tech in TECHS:
        yield from single((*tech.circle, *tech.square))
    for tile in TERRITORIES:
        yield from single(tile.benefits)
    for star in SPACE_TILE_LIST:
        yield from single(star.benefits)
    for row in INCOME_ROWS:
        for income in row:
            yield from (*income.scores, *income.gains)


def benefit_terms(words: Words) -> list[Term]:
    """Every kind of benefit with its explanation."""
    found = {benefit.name: benefit for benefit in all_benefits() if benefit.verb != LANDMARK}
    return [
        Term(name, gained((benefit,), words), about(f"tapestry-benefit-{name}", words))
        for name, benefit in found.items()
    ]


def sign_terms(words: Words) -> list[Term]:
    """The signs and letters of this table, and the things that they stand for."""
    found = [
        Term(SIGN[name], words(f"tapestry-resource-{name}"), about(f"tapestry-benefit-gain-{name}", words))
        for name in (*RESOURCE_NAMES, "any")
    ]
    found += [
        Term(
            building_letter(name, words),
            words(f"tapestry-building-{name}"),
            about(f"tapestry-benefit-gain-{name}", words),
        )
        for name in BUILDING_NAMES
    ]
    found.append(Term(SIGN["point"], words("tapestry-piece-point"), about("tapestry-benefit-vp", words)))
    found += [
        Term(SIGN[sign], words(f"tapestry-term-{term}"), about(f"tapestry-term-{term}", words))
        for sign, term in SIGNS_BY_TERM.items()
    ]
    found += [
        Term(sign, words(f"cli-tapestry-sign-{name}"), about(f"cli-tapestry-sign-{name}", words))
        for sign, name in SIGNS_OF_THE_TABLE
    ]
    found += [
        Term(sign, words(f"tapestry-terrain-{name}"), Text(sign)) for name, sign in TERRAIN_SIGN.items()
    ]
    return found


def word_terms(words: Words) -> list[Term]:
    """The rulebook's words."""
    found = [
        Term(name, words(f"tapestry-term-{name}"), about(f"tapestry-term-{name}", words))
        for name in EXPLAINED
    ]
    found += [
        Term(sign, words(f"tapestry-cardtype-{name}"), about(f"tapestry-cardtype-{name}", words))
        for sign, name in (("∞", "this_era"), ("!", "when_played"))
    ]
    return found


def about(message_id: str, words: Words) -> RenderableType:
    """The explanation that stands beside a name."""
    return Text(explained(message_id, "about", words))


def legend(words: Words) -> RenderableType:
    """What the signs of the table mean, in a few lines."""
    parts = [f"{SIGN[name]} {words(f'tapestry-resource-{name}').lower()}" for name in RESOURCE_NAMES]
    parts += [
        f"{sign} {words(f'cli-tapestry-sign-{name}')}"
        for name, sign in SIGN.items()
        if name not in RESOURCE_NAMES
    ]
    parts += [
        f"{building_letter(name, words)} {words(f'tapestry-building-{name}').lower()}"
        for name in BUILDING_NAMES
    ]
    parts += [f"{sign} {words(f'tapestry-terrain-{name}').lower()}" for name, sign in TERRAIN_SIGN.items()]
    parts += [f"{sign} {words(f'cli-tapestry-sign-{name}')}" for sign, name in SIGNS_OF_THE_TABLE]
    parts += [
        f"{START} {words('cli-tapestry-sign-start')}",
        f"↑ {words('cli-tapestry-sign-upgrade')}",
        f"⚄ {words('cli-tapestry-sign-die')}",
        f"▒ {words('cli-tapestry-impassable')}",
        f"∞ {words('tapestry-cardtype-this_era').lower()}",
        f"! {words('tapestry-cardtype-when_played').lower()}",
    ]
    return Flowing([Text(part, "dim") for part in parts])
