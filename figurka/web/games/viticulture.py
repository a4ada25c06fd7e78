"""Viticulture's table in the browser: the plain panels of any game, with everything in the reader's words."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ACTION_BY_NAME, ROWS
from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.steps import Step
from figurka.games.viticulture.texts import (
    building_text,
    order_text,
    row_text,
    steps_text,
    vine_text,
    visitor_text,
)
from figurka.games.viticulture.things import (
    DECK_NAMES,
    FIELDS,
    SITES,
    WORKER_NAMES,
    WORKERS,
    Building,
    Card,
    Order,
    Vine,
    Visitor,
)
from figurka.locales import Argument, Message, capital
from figurka.web.games import Drawing, plain
from figurka.web.sight import Sight

SEASONS: Final = ("summer", "winter", "all_year")
CARDS: Final[Mapping[str, Mapping[str, Card]]] = {
    "vine": VINE_BY_NAME,
    "summer": VISITOR_BY_NAME,
    "winter": VISITOR_BY_NAME,
    "order": ORDER_BY_NAME,
    "structure": BUILDING_BY_NAME,
}
"""The cards of each deck by their names."""
CARD_BY_KEY: Final = {card.key: card for cards in CARDS.values() for card in cards.values()}
FIELD_BY_NAME: Final = {field.name: field for field in FIELDS}
WORKER_BY_NAME: Final = {worker.name: worker for worker in WORKERS}
SITE_BY_NAME: Final = {site.key.partition(":")[2]: site for site in SITES}

Row = dict[str, object]


@dataclass(frozen=True)
class Panel:
    """A part of the board: its heading, sentences, and what is drawn by its shape."""

    name: str
    title: str
    texts: tuple[str, ...] = ()
    shown: object = None


def card_text(card: Card) -> Message:
    """What a card does."""
    if isinstance(card, Vine):
        return vine_text(card)
    if isinstance(card, Visitor):
        return visitor_text(card)
    if isinstance(card, Order):
        return order_text(card)
    assert isinstance(card, Building)
    return building_text(card)


class Teller:
    """Says in the reader's words what a view has by code names and numbers of seats."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.words = sight.words
        self.view: Mapping[str, Any] = sight.view
        self.names = sight.names

    def word(self, name: str, /, **arguments: Argument) -> str:
        """A word of the page itself."""
        return self.words(f"viticulture-web-{name}", "", **arguments)

    def called(self, thing: Option) -> str:
        """The name of a thing."""
        return capital(self.words.say(self.sight.game.rules.called(thing)))

    def text(self, message: Message) -> str:
        """What a thing does."""
        return capital(self.words.say(message).replace("\n", " "))

    def headed(self, row: Mapping[str, object]) -> Row:
        """Facts under their headings in words, without those that say nothing."""
        return {self.word(key): value for key, value in row.items() if plain.says_something(value)}

    def table(self, rows: Iterable[Mapping[str, object]]) -> list[Row]:
        """Rows of a table under the same headings in words; a column without anything is left out."""
        listed = list(rows)
        columns = [key for key in (listed[0] if listed else ()) if any(row[key] for row in listed)]
        return [{self.word(key): row[key] for key in columns} for row in listed]

    def panel(self, name: str, shown: object, *texts: str) -> Panel:
        """A panel under its heading."""
        return Panel(name, self.word(f"panel-{name}"), texts, shown)

    # Workers

    def worker(self, seen: Mapping[str, Any]) -> str:
        """A worker on the board: whose and of which kind."""
        kind = self.words.say(self.sight.game.rules.called(WORKER_BY_NAME[seen["kind"]]))
        return f"{capital(self.names[seen['seat']])} ({kind})"

    def standing(self, workers: Sequence[Mapping[str, Any]], room: int = 1) -> str:
        """Who stands on spaces, and how many of them are free."""
        free = [self.word("free")] * (room - len(workers))
        return ", ".join(counted([*map(self.worker, workers), *free]))

    def crew(self, workers: Mapping[str, int]) -> list[str]:
        """Workers of one player by their kinds."""
        kinds = [name for name in WORKER_NAMES for _ in range(workers.get(name, 0))]
        return counted(self.called(WORKER_BY_NAME[kind]) for kind in kinds)

    # Cards

    def cards(self, deck: str, names: Iterable[str]) -> list[str]:
        """The names of cards of a deck, equal ones together."""
        return counted(self.called(CARDS[deck][name]) for name in names)

    def explained(self, deck: str, names: Iterable[str]) -> Iterable[Mapping[str, object]]:
        """The cards of a deck, equal ones together, with what they do."""
        for name, count in Counter(names).items():
            card = CARDS[deck][name]
            yield {
                "card": times(self.called(card), count),
                "kind": self.words(f"viticulture-deck-{deck}"),
                "effect": self.text(card_text(card)),
            }

    def steps(self, steps: Sequence[Step]) -> str:
        """What steps do, as it goes on within a sentence."""
        return self.words.say(steps_text(steps)).replace("\n", " ")


def times(word: str, count: int) -> str:
    """A word, and how often it stands there if that is more than once."""
    return word if count == 1 else f"{word}\N{NO-BREAK SPACE}×{count}"


def counted(words: Iterable[str]) -> list[str]:
    """Words without repetition, each with its number."""
    return [times(word, count) for word, count in Counter(words).items()]


def context(sight: Sight) -> dict[str, object]:
    """The base game's panels and players."""
    teller = Teller(sight)
    panels = (
        Panel("facts", "", (), facts(teller)),
        *drafting(teller),
        teller.panel("actions", actions(teller, action_row)),
        teller.panel("rows", teller.table(rows(teller))),
        teller.panel("decks", teller.table(decks(teller))),
    )
    return {"panels": panels, **players(teller)}


# The board


def facts(teller: Teller) -> Row:
    """Where the game stands."""
    view = teller.view
    return teller.headed(
        {
            "year": view["year"],
            "phase": teller.word(f"phase-{view['phase']}"),
            "order": [teller.names[seat] for seat in view["order"]],
            "playing": [teller.called(VISITOR_BY_NAME[name]) for name in view["playing"]],
        }
    )


def drafting(teller: Teller) -> Iterable[Panel]:
    """The structure cards from which the viewer is to take one."""
    packet = teller.view["draft"]
    if packet:
        yield teller.panel("draft", teller.table(teller.explained("structure", packet)))


def actions(teller: Teller, row: Callable[[Teller, Mapping[str, Any]], Mapping[str, object]]) -> Row:
    """The actions of each season, each as a row."""
    board = teller.view["board"]
    return {
        teller.word(f"season-{season}"): teller.table(
            row(teller, seen) for seen in board if seen["season"] == season
        )
        for season in SEASONS
    }


def action_row(teller: Teller, seen: Mapping[str, Any]) -> Mapping[str, object]:
    """An action: what its spaces are and who stands there."""
    action = ACTION_BY_NAME[seen["action"]]
    room, workers = seen["open"], seen["workers"]
    bonus = ""
    if room["bonus"]:
        bonus = f"{capital(teller.steps(action.bonus))}: {teller.standing(workers['bonus'])}"
    return {
        "action": teller.called(action),
        "spaces": teller.standing(workers["plain"], room["plain"]),
        "bonus": bonus,
        "beside": teller.standing(workers["beside"], 0),
    }


def rows(teller: Teller) -> Iterable[Mapping[str, object]]:
    """The wake-up chart."""
    awake = {player["row"]: teller.names[player["seat"]] for player in teller.view["players"]}
    for row in ROWS:
        benefit = teller.text(row_text(row)) if row.bonus else ""
        yield {"place": row.index + 1, "benefit": benefit, "who": awake.get(row.index + 1, "")}


def decks(teller: Teller) -> Iterable[Mapping[str, object]]:
    """The decks: how many cards are left, and what has been discarded."""
    for deck, left in teller.view["piles"].items():
        yield {
            "deck": teller.words(f"viticulture-deck-{deck}"),
            "left": left,
            "discarded": teller.cards(deck, teller.view["discards"][deck]),
        }


# Players


def players(teller: Teller) -> dict[str, object]:
    """What is before each player, and the viewer's own vineyard with his hand explained."""
    seen: list[Mapping[str, Any]] = teller.view["players"]
    viewer = teller.sight.viewer
    return {
        "players": [player(teller, each, hand(teller, each)) for each in seen],
        "own": None if viewer is None else player(teller, seen[viewer], own_hand(teller, seen[viewer])),
        "points": [each["vp"] for each in seen],
    }


def player(teller: Teller, seen: Mapping[str, Any], held: object) -> Row:
    """A player's vineyard."""
    away = Counter(seen["workers"])
    away.subtract(seen["available"])
    return teller.headed(
        {
            "points": seen["vp"],
            "lira": seen["lira"],
            "residual": seen["residual"],
            "row": seen["row"],
            "passed": seen["passed"],
            "hand": held,
            "ready": teller.crew(seen["available"]),
            "away": teller.crew(away),
            "trainees": seen["trainees"] or None,
            "fields": teller.table(field_row(teller, each) for each in seen["fields"]),
            "structures": structures(teller, seen),
            "structure_cards": teller.table(building_row(teller, each) for each in seen["cards"]),
            "yoke": teller.crew({seen["yoke"]: 1}) if seen["yoke"] else None,
            "demolisher": teller.crew({seen["demolisher"]: 1}) if seen["demolisher"] else None,
            "grapes": tokens(teller, "grape", seen["grapes"]),
            "wines": tokens(teller, "wine", seen["wines"]),
            "parents": [teller.words(f"viticulture-parent-{name}") for name in seen["parents"]],
        }
    )


def own_hand(teller: Teller, seen: Mapping[str, Any]) -> list[Row]:
    """The viewer's own cards, with what they do."""
    held: Mapping[str, list[str]] = seen["hand"]
    return teller.table(row for deck in DECK_NAMES for row in teller.explained(deck, held.get(deck, ())))


def hand(teller: Teller, seen: Mapping[str, Any]) -> Row:
    """The cards of any hand by their decks: their names where hands are open, or else only how many."""
    held: Mapping[str, list[str]] | None = seen["hand"]
    shown: Row = {}
    for deck, count in seen["hand_counts"].items():
        title = teller.words(f"viticulture-deck-{deck}")
        if held is None:
            shown[title] = count
        elif held[deck]:
            shown[title] = teller.cards(deck, held[deck])
    return shown


def field_row(teller: Teller, seen: Mapping[str, Any]) -> Mapping[str, object]:
    """A field: its vines, how much of its limit they take, and whether it was harvested or sold."""
    return {
        "field": teller.called(FIELD_BY_NAME[seen["field"]]),
        "vines": teller.cards("vine", seen["vines"]) if not seen["sold"] else teller.word("sold"),
        "load": f"{seen['value']}/{seen['limit']}",
        "harvested": "✓" if seen["harvested"] else "",
        "card": teller.called(BUILDING_BY_NAME[seen["card"]]) if seen["card"] else "",
    }


def structures(teller: Teller, seen: Mapping[str, Any]) -> list[str]:
    """The structures of the mat; one that has paid its yearly point says so."""
    used = teller.word("used")
    return [
        teller.called(STRUCTURE_BY_NAME[name]) + (f" ({used})" if name in seen["used"] else "")
        for name in seen["structures"]
    ]


def building_row(teller: Teller, seen: Mapping[str, Any]) -> Mapping[str, object]:
    """A structure card: what it does, where it stands and who works there."""
    building = BUILDING_BY_NAME[seen["card"]]
    return {
        "card": teller.called(building),
        "effect": teller.text(building_text(building)),
        "site": teller.called(SITE_BY_NAME[seen["site"]]),
        "worker": teller.called(WORKER_BY_NAME[seen["worker"]]) if seen["worker"] else "",
    }


def tokens(teller: Teller, kind: str, seen: Mapping[str, Sequence[int]]) -> Row:
    """Grapes of the crush pad or wines of the cellar: the values of each colour."""
    return {
        capital(teller.words(f"viticulture-{kind}-{colour}")): ", ".join(map(str, values))
        for colour, values in seen.items()
        if values
    }


TEMPLATES: Final = {**plain.DRAWING.templates, "board": "games/viticulture/board.html"}
DRAWING: Final = Drawing(TEMPLATES, plain.DRAWING.styles, context)
