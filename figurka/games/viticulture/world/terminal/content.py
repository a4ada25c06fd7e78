"""All of World's own content as Markdown tables, with what is this project's own design marked so."""

from collections.abc import Iterator, Mapping

from figurka.games.viticulture.terminal.content import mamas, papas, season, section, table
from figurka.games.viticulture.terminal.faces import sentence, source_mark, title
from figurka.games.viticulture.words.effects import action_text
from figurka.games.viticulture.world.content.balance import (
    CAPS,
    FAME_LOW,
    INFLUENCE_START,
    RESOURCES_AT_START,
    RESOURCES_IN_SPRING,
    TARGETS,
    influence_start,
    most_influence,
)
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import DIFFICULTY, EVENTS
from figurka.games.viticulture.world.content.goals import GOALS
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.things import DESIGNED, EVENT_SPACE, LETTERS, Event
from figurka.games.viticulture.world.terminal.board import printed
from figurka.games.viticulture.world.words.effects import event_text, goal_text, position_text, tile_text
from figurka.locales import Words

USUAL_SEATS = 3
SEATS = tuple(INFLUENCE_START)


def world_content(words: Words) -> str:
    """A heading and a table for each kind of thing."""
    note = words("game-viticulture-world", "note").replace("\n", " ")
    base = words("cli-viticulture-content-base")
    parts = [f"# {words('game-viticulture-world')}", note, base, *sections(words)]
    return "\n\n".join(parts) + "\n"


def sections(words: Words) -> Iterator[str]:
    """All tables, each under its heading."""
    yield section("actions", actions(words), words)
    yield section("watch", positions(words), words)
    yield section("tiles", tiles(words), words)
    yield section("ovals", ovals(words), words)
    for continent, events in EVENTS.items():
        name = words(f"viticulture-continent-{continent}")
        difficulty = words(f"viticulture-difficulty-{DIFFICULTY[continent]}")
        yield table(f"{name} ({difficulty})", event_rows(events, words), words)
    yield section("goals", goals(words), words)
    yield section("mamas", designed(mamas(WORLD_MAMAS, words), words), words)
    yield section("papas", designed(papas(WORLD_PAPAS, words), words), words)
    yield section("partner", partner_cards(words), words)
    yield figures(words)


def designed(rows: list[list[str]], words: Words) -> list[list[str]]:
    """A table of things that are all this project's own."""
    own = source_mark(DESIGNED, words)
    return [[*rows[0], "cli-content-source"], *([*row, own] for row in rows[1:])]


def actions(words: Words) -> list[list[str]]:
    """The actions A to P and the lira space."""
    rows = [
        [
            "cli-viticulture-content-letter",
            "cli-viticulture-content-action",
            "cli-viticulture-content-season",
            "cli-content-effect",
            "cli-viticulture-content-covering",
        ]
    ]
    for action in WORLD_ACTIONS[:EVENT_SPACE]:
        effect = sentence(action_text(action.effect.ways[0].steps), words)
        covering = " / ".join(printed(action.letter, place, words) or "–" for place in (0, 1))
        rows.append(
            [
                action.letter,
                title(action, words),
                season(action.season, words),
                effect,
                covering if action.letter else "",
            ]
        )
    return rows


def positions(words: Words) -> list[list[str]]:
    """The places of the pocket watch."""
    rows = [["cli-viticulture-content-position", "cli-content-effect", "cli-content-source"]]
    for each in POSITIONS:
        effect = sentence(position_text(each), words)
        rows.append([str(each.index + 1), effect, source_mark(each.source, words)])
    return rows


def tiles(words: Words) -> list[list[str]]:
    """The rectangular tiles."""
    rows = [["cli-viticulture-content-tile", "cli-content-effect", "cli-content-source"]]
    for tile in TILES:
        name = f"{LETTERS[tile.action]} {title(tile, words)}"
        rows.append([name, sentence(tile_text(tile), words), source_mark(tile.source, words)])
    return rows


def ovals(words: Words) -> list[list[str]]:
    """The oval tiles."""
    rows = [
        ["cli-viticulture-content-tile", "cli-content-copies", "cli-content-effect", "cli-content-source"]
    ]
    for oval in OVALS:
        effect = sentence(tile_text(oval), words)
        rows.append([title(oval, words), str(oval.copies), effect, source_mark(oval.source, words)])
    return rows


def event_rows(events: tuple[Event, ...], words: Words) -> list[list[str]]:
    """The events of a continent, with the figures for three players."""
    rows = [
        [
            "cli-viticulture-content-number",
            "cli-viticulture-content-event",
            "cli-viticulture-content-event-effect",
            "cli-content-source",
        ]
    ]
    for event in events:
        text = sentence(event_text(event, USUAL_SEATS), words)
        rows.append([str(event.number), title(event, words), text, source_mark(event.source, words)])
    return rows


def goals(words: Words) -> list[list[str]]:
    """Europe's goals."""
    rows = [["cli-viticulture-content-goal", "cli-content-effect"]]
    rows += [[title(goal, words), sentence(goal_text(goal), words)] for goal in GOALS]
    return designed(rows, words)


def partner_cards(words: Words) -> list[list[str]]:
    """The solo partner's cards: where his workers go."""
    rows = [["cli-viticulture-content-number", "viticulture-season-summer", "viticulture-season-winter"]]
    rows += [[str(card.number), " ".join(card.summer), " ".join(card.winter)] for card in PARTNER_CARDS]
    return designed(rows, words)


# Figures


FIGURES: dict[str, Mapping[int, object]] = {
    "influence-easy": {seats: influence_start(seats, "easy") for seats in SEATS},
    "influence": INFLUENCE_START,
    "influence-hard": {seats: influence_start(seats, "hard") for seats in SEATS},
    **{
        name: {seats: most_influence(name, seats) for seats in SEATS}
        for name in CAPS
        if most_influence(name, max(SEATS))
    },
    **TARGETS,
    "fame": {seats: f"{low}–{low + 1}" for seats, low in FAME_LOW.items()},
    "resources-start": RESOURCES_AT_START,
    "resources-spring": RESOURCES_IN_SPRING,
}
"""What depends on the number of players; all of it is this project's own."""


def figures(words: Words) -> str:
    """The figures by number of players."""
    heads = [words("cli-viticulture-content-figure"), *(str(seats) for seats in SEATS)]
    rows = [heads, ["---"] * len(heads)]
    rows += [
        [words(f"cli-viticulture-content-figure-{name}"), *(str(by_seats[seats]) for seats in SEATS)]
        for name, by_seats in FIGURES.items()
    ]
    lines = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    heading = words("cli-viticulture-content-figures")
    return f"## {heading} ({words('viticulture-designed', 'short')})\n\n{lines}"
