"""All of Tapestry's content as Markdown tables."""

from collections.abc import Iterator, Sequence

from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import ROW_NAMES, Track
from figurka.games.tapestry.terminal.briefs import TIERS
from figurka.games.tapestry.terminal.city import capital_grid
from figurka.games.tapestry.terminal.words import (
    cost_of,
    explained,
    gained,
    needed,
    opened,
    sold,
    terrains,
    won_by,
)
from figurka.locales import Words


def content(words: Words) -> str:
    """A heading and a table for each kind of thing."""
    parts = [f"# {words('game-tapestry')}", explained("game-tapestry", "note", words), *sections(words)]
    return "\n\n".join(parts) + "\n"


def sections(words: Words) -> Iterator[str]:
    """All tables, each under its heading."""
    yield section(words("cli-tapestry-content-cards"), cards(words), words)
    yield section(words("cli-tapestry-content-techs"), techs(words), words)
    yield section(words("cli-tapestry-content-civilizations"), civilizations(words), words)
    for track in TRACKS:
        heading = f"{words('tapestry-term-track')}: {words(f'tapestry-track-{track.name}')}"
        yield section(heading, spaces(track, words), words)
    yield section(words("cli-tapestry-content-landmarks"), landmarks(words), words)
    yield section(words("cli-tapestry-content-tiles"), tiles(words), words)
    yield section(words("cli-tapestry-content-space-tiles"), space_tiles(words), words)
    yield section(words("cli-tapestry-content-income"), income(words), words)
    yield section(words("cli-tapestry-content-capitals"), capitals(words), words)


def section(heading: str, rows: Sequence[Sequence[str]], words: Words) -> str:
    """A heading and a table, whose first row has the ids of its own headings."""
    heads = [words(message) for message in rows[0]]
    cells = [heads, ["---"] * len(heads), *rows[1:]]
    table = "\n".join(f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |" for row in cells)
    return f"## {heading}\n\n{table}"


def cards(words: Words) -> list[list[str]]:
    """The tapestry cards."""
    rows = [["cli-content-card", "cli-content-type", "cli-content-copies", "cli-content-effect"]]
    for card in CARDS:
        message = f"tapestry-card-{card.name}"
        kind = words(f"tapestry-cardtype-{'this_era' if card.power else 'when_played'}")
        rows.append([words(message), kind, str(card.copies), explained(message, "effect", words)])
    return rows


def techs(words: Words) -> list[list[str]]:
    """The technologies."""
    rows = [
        [
            "cli-content-card",
            "cli-tapestry-content-circle",
            "cli-tapestry-content-square",
            "cli-tapestry-content-need",
        ]
    ]
    for tech in TECHS:
        name = words(f"tapestry-tech-{tech.name}")
        rows.append([name, gained(tech.circle, words), gained(tech.square, words), needed(tech, words)])
    return rows


def civilizations(words: Words) -> list[list[str]]:
    """The civilizations."""
    rows = [["tapestry-term-civilization", "cli-content-effect", "cli-tapestry-content-later"]]
    for civilization in CIVILIZATIONS:
        message = f"tapestry-civilization-{civilization.name}"
        rows.append([words(message), explained(message, "effect", words), explained(message, "later", words)])
    return rows


def spaces(track: Track, words: Words) -> list[list[str]]:
    """The spaces of a track."""
    rows = [
        [
            "cli-tapestry-content-space",
            "tapestry-term-tier",
            "cli-content-cost",
            "cli-tapestry-content-benefit",
            "tapestry-term-bonus",
            "tapestry-term-landmark",
        ]
    ]
    for space in track.spaces[1:]:
        landmark = "" if space.landmark is None else words(f"tapestry-landmark-{space.landmark.name}")
        rows.append(
            [
                f"{space.number}. {words(f'tapestry-space-{space.name}')}",
                TIERS[space.tier],
                cost_of(space, words),
                gained(space.benefits, words),
                sold(space.bonus, words),
                landmark,
            ]
        )
    return rows


def landmarks(words: Words) -> list[list[str]]:
    """The landmarks."""
    rows = [["tapestry-term-landmark", "cli-tapestry-content-won", "cli-tapestry-content-base"]]
    for landmark in LANDMARKS:
        base = f"`{' / '.join(landmark.shape)}`"
        rows.append([words(f"tapestry-landmark-{landmark.name}"), won_by(landmark, words), base])
    return rows


def tiles(words: Words) -> list[list[str]]:
    """The territory tiles."""
    rows = [["cli-tapestry-content-number", "cli-tapestry-content-corners", "cli-tapestry-content-benefit"]]
    rows += [[str(tile.number), terrains(tile, words), gained(tile.benefits, words)] for tile in TERRITORIES]
    return rows


def space_tiles(words: Words) -> list[list[str]]:
    """The space tiles."""
    rows = [["tapestry-piece-space_tile", "cli-tapestry-content-benefit"]]
    rows += [
        [words(f"tapestry-spacetile-{tile.name}"), gained(tile.benefits, words)] for tile in SPACE_TILE_LIST
    ]
    return rows


def income(words: Words) -> list[list[str]]:
    """The spaces of the income mat."""
    rows = [["cli-tapestry-content-row", "cli-tapestry-content-space", "cli-tapestry-content-benefit"]]
    for row, spaces_of_row in zip(ROW_NAMES, INCOME_ROWS, strict=True):
        for space in spaces_of_row:
            name = words(f"tapestry-incomespace-{space.name}")
            rows.append([words(f"tapestry-incomerow-{row}"), name, opened(space, words)])
    return rows


def capitals(words: Words) -> list[list[str]]:
    """The capitals."""
    rows = [["tapestry-term-capital", "cli-tapestry-content-plots"]]
    for capital in CAPITALS:
        name = words(f"tapestry-capital-{capital.name}")
        rows.append([name, f"`{' / '.join(capital_grid(capital))}`"])
    return rows
