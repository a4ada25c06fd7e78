"""World's glossary: what it adds to that of the base game."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.scene import Term, Thing
from figurka.games.viticulture.terminal.faces import about, action_face, sentence, title
from figurka.games.viticulture.terminal.names import common_things, named, spot_things
from figurka.games.viticulture.terminal.scene import Scene, world_view
from figurka.games.viticulture.terminal.terms import card_terms, parent_terms, sign_terms
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.goals import GOALS, RESOURCES
from figurka.games.viticulture.world.content.parents import PARENT_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.placing import spot
from figurka.games.viticulture.world.rules.things import DESIGNED, EVENT_SPACE, Event, Tile
from figurka.games.viticulture.world.words.effects import event_text, goal_text, position_text, tile_text
from figurka.locales import Words

USUAL_SEATS = 3


def world_terms(words: Words, seats: int = USUAL_SEATS) -> list[Term]:
    """All that can be looked up at the table of World, with the figures for so many players."""
    oval = Term("oval", words("cli-viticulture-oval"), Text(about("cli-viticulture-oval", words)))
    parents = parent_terms(PARENT_BY_NAME.values(), words)
    found = [*card_terms(words), *sign_terms(words), oval, *parents]
    return [*found, *board_terms(words, seats), *continent_terms(words, seats)]


def tiles_for(seats: int) -> list[Tile]:
    """The rectangular tiles with which so many play."""
    return [tile for tile in TILES if seats == 1 or not tile.solo]


def board_terms(words: Words, seats: int) -> Iterator[Term]:
    """Actions, tiles and the pocket watch."""
    for action in WORLD_ACTIONS[:EVENT_SPACE]:
        yield Term(action.name, title(action, words), Text(action_face(action, words)))
    for tile in (*tiles_for(seats), *OVALS):
        face = marked(sentence(tile_text(tile), words), tile.source == DESIGNED, words)
        yield Term(tile.key, title(tile, words), face)
    for position in POSITIONS:
        face = marked(sentence(position_text(position), words), position.source == DESIGNED, words)
        yield Term(position.key, title(position, words), face)


def continent_terms(words: Words, seats: int) -> Iterator[Term]:
    """Continents and their events, goals and resources."""
    for continent, events in EVENTS.items():
        message = f"viticulture-continent-{continent}"
        yield Term(continent, words(message), Text(about(message, words)))
        for event in events:
            yield Term(event.name, title(event, words), event_face(event, words, seats))
    for goal in GOALS:
        yield Term(goal.name, title(goal, words), marked(sentence(goal_text(goal), words), True, words))
    for resource in RESOURCES:
        face = marked(words("cli-viticulture-resource"), True, words)
        yield Term(resource.name, title(resource, words), face)


def event_face(event: Event, words: Words, seats: int) -> RenderableType:
    """What an event tells and does, with the figures for so many players."""
    heading = words("cli-viticulture-event-effect", count=seats)
    text = sentence(event_text(event, seats), words)
    told = Text(about(f"viticulture-event-{event.name}", words), "italic")
    return Group(told, marked(f"{heading}: {text}", event.source == DESIGNED, words))


def marked(text: str, designed: bool, words: Words) -> RenderableType:
    """A text, with a mark if it is this project's own."""
    return Group(Text(text), Text(words("viticulture-designed"), "dim")) if designed else Text(text)


def world_things(scene: Scene) -> list[Thing]:
    """All that one may ask about at the table of World."""
    spots = [spot(action, space) for action in range(EVENT_SPACE) for space in (0, 1, 2)]
    tiles = [
        Thing(each.key, each.key, title(each, scene.words))
        for each in (*tiles_for(len(scene.view["players"])), *OVALS)
    ]
    places = [*spot_things(spots, scene), *event_things(scene)]
    return [*places, *common_things(scene), *tiles, *named(POSITIONS, scene)]


def event_things(scene: Scene) -> list[Thing]:
    """The space of the event card, if it has one, by its name and by that of the event."""
    event = world_view(scene)["event"]
    if event is None or event["space"] is None:
        return []
    spots = [spot(EVENT_SPACE, space) for space in (0, 1, 2)]
    there = [each for each in spots if each.key in scene.numbers] or spots[:1]
    name = scene.words(f"viticulture-event-{event['event']}")
    place = scene.words("cli-viticulture-event-place", place=title(there[0], scene.words), event=name)
    return [Thing(each.key, name, place) for each in there]
