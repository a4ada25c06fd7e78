"""The glossaries of Viticulture and of World for the rules page: all that lies on the table, explained."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeVar

from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ACTIONS, ROWS
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.things import (
    DECK_NAMES,
    Action,
    Basic,
    Building,
    Gift,
    Mama,
    Order,
    Papa,
    Row,
    Vine,
    Visitor,
)
from figurka.games.viticulture.words import telling as base_words
from figurka.games.viticulture.words.effects import (
    basic_text,
    building_text,
    effect_text,
    gift_text,
    order_text,
    row_text,
    steps_text,
    vine_text,
    visitor_text,
)
from figurka.games.viticulture.words.names import parent_kind
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from figurka.games.viticulture.world.content.goals import GOALS, RESOURCES
from figurka.games.viticulture.world.content.parents import PARENT_BY_NAME
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.things import (
    DESIGNED,
    EVENT_SPACE,
    LETTERS,
    Event,
    Goal,
    InnovationTile,
    Oval,
    PartnerCard,
    Position,
    Resource,
    Tile,
)
from figurka.games.viticulture.world.words import telling as world_words
from figurka.games.viticulture.world.words.effects import event_text, goal_text, position_text, tile_text
from figurka.locales import Message, Words, capital
from figurka.web.reference import Glossary, Term

T = TypeVar("T")
SEASONS: Final = ("summer", "winter", "all_year")
WORLD_SEATS: Final = (1, 2, 3, 4, 5, 6)
SENTENCE_END: Final = re.compile(r"(?<=\.) ")


def glossaries(words: Words) -> tuple[Glossary, ...]:
    """Everything on the table of the base game, explained in the reader's language."""
    explain = Explaining(words, base_words.called)
    return (
        explain.glossary("actions", ACTIONS, explain.action),
        explain.glossary("rows", ROWS, explain.row),
        *explain.cards(),
        explain.glossary("mamas", MAMAS, explain.mama),
        explain.glossary("papas", PAPAS, explain.papa),
    )


def world_glossaries(words: Words) -> tuple[Glossary, ...]:
    """Everything on the table of World, explained in the reader's language."""
    explain = Explaining(words, world_words.called, FORBIDDEN)
    return (
        explain.glossary("continents", EVENTS, explain.continent),
        *(explain.events(continent, events) for continent, events in EVENTS.items()),
        explain.glossary("actions", WORLD_ACTIONS[:EVENT_SPACE], explain.action),
        explain.glossary("tiles", TILES, explain.tile),
        explain.glossary("ovals", OVALS, explain.oval),
        explain.glossary("watch", POSITIONS, explain.position),
        explain.glossary("goals", GOALS, explain.goal),
        explain.glossary("resources", RESOURCES, explain.resource),
        explain.glossary("partner", PARTNER_CARDS, explain.partner),
        *explain.cards(),
        explain.parents("mama"),
        explain.parents("papa"),
    )


class Explaining:
    """Explains things in one language; `barred` names the cards that are never played."""

    def __init__(
        self, words: Words, called: Callable[[Option], Message], barred: frozenset[str] = frozenset()
    ) -> None:
        self.words = words
        self.called = called
        self.barred = barred

    def glossary(self, name: str, things: Iterable[T], explain: Callable[[T], Term]) -> Glossary:
        """Things of one sort."""
        title = self.words(f"viticulture-web-glossary-{name}")
        return Glossary(name, title, tuple(explain(thing) for thing in things))

    def cards(self) -> Iterator[Glossary]:
        """What both games have: structures and the cards of all decks."""
        yield self.glossary("structures", BASICS, self.structure)
        yield self.glossary("vines", VINES, self.vine)
        yield self.glossary("orders", ORDERS, self.order)
        yield self.glossary("summer", SUMMER_VISITORS, self.visitor)
        yield self.glossary("winter", WINTER_VISITORS, self.visitor)
        yield self.glossary("buildings", BUILDINGS, self.building)

    # Saying

    def term(self, thing: Option, text: str, *kinds: str) -> Term:
        """A thing with its name, what more there is to say of its kind, and what it does."""
        key = thing.key.replace(":", "-")
        kind = ", ".join(each for each in kinds if each)
        return Term(key, capital(self.words.say(self.called(thing))), kind, text)

    def copies(self, count: int) -> str:
        """How often there is such a thing."""
        return self.words("viticulture-web-copies", count=count)

    def price(self, lira: int) -> str:
        """What a thing costs."""
        return self.words("viticulture-web-lira_count", count=lira)

    def sentence(self, message: Message) -> str:
        """What a thing does, as a sentence."""
        text = capital(self.words.say(message).replace("\n", " "))
        return text if text.endswith((".", "!", "?")) else f"{text}."

    def own_design(self, designed: bool = True) -> str:
        """The mark of what is this project's own design."""
        return self.words("viticulture-designed", "short") if designed else ""

    def played(self, name: str) -> str:
        """The mark of a card that is never played."""
        return self.words("viticulture-web-barred") if name in self.barred else ""

    # What both games have

    def action(self, action: Action) -> Term:
        """An action of the board: its season, what it does, and the bonus of its middle space."""
        season = self.words(f"viticulture-web-season-{SEASONS[action.season]}")
        text = self.sentence(effect_text(action.effect))
        if action.bonus:
            bonus = self.words("viticulture-web-bonus_space", bonus=steps_text(action.bonus))
            text = f"{text} {bonus}"
        return self.term(action, text, action.letter, season)

    def row(self, row: Row) -> Term:
        """A row of the wake-up chart."""
        text = self.sentence(row_text(row)) if row.bonus else self.words("viticulture-web-no_bonus")
        title = self.words("viticulture-web-position", number=row.index + 1)
        return Term(f"row-{row.index + 1}", title, "", text)

    def structure(self, structure: Basic) -> Term:
        """A structure of the mat."""
        return self.term(structure, self.sentence(basic_text(structure)), self.price(structure.cost))

    def vine(self, vine: Vine) -> Term:
        """A vine."""
        return self.term(vine, self.sentence(vine_text(vine)), self.copies(vine.copies))

    def order(self, order: Order) -> Term:
        """A wine order."""
        return self.term(order, self.sentence(order_text(order)))

    def visitor(self, visitor: Visitor) -> Term:
        """A visitor."""
        return self.term(visitor, self.sentence(visitor_text(visitor)), self.played(visitor.name))

    def building(self, building: Building) -> Term:
        """A structure card."""
        return self.term(
            building,
            self.sentence(building_text(building)),
            self.price(building.cost),
            self.played(building.name),
        )

    def parents(self, kind: str) -> Glossary:
        """All mamas or all papas of World, whose own are the other way round."""
        parents = [each for each in PARENT_BY_NAME.values() if parent_kind(each) == kind]
        return self.glossary(f"{kind}s", parents, self.parent)

    def parent(self, parent: Mama | Papa) -> Term:
        """A mama or papa."""
        return self.mama(parent) if isinstance(parent, Mama) else self.papa(parent)

    def mama(self, mama: Mama) -> Term:
        """A mama: cards and lira to begin with."""
        gains = [
            Message(f"viticulture-deck-{DECK_NAMES[deck]}", {"count": count}, "count")
            for deck, count in enumerate(mama.draw)
            if count
        ]
        if mama.lira:
            gains.append(Message("viticulture-web-lira_count", {"count": mama.lira}))
        text = capital(self.words("viticulture-web-mama", gains=tuple(gains)))
        return self.term(mama, text, self.own_design(mama.world))

    def papa(self, papa: Papa) -> Term:
        """A papa: lira, and a gift or more lira."""
        text = self.words(
            "viticulture-web-papa" if papa.lira else "viticulture-web-papa_bare",
            lira=gift_text(Gift("lira", lira=papa.lira)),
            gift=gift_text(papa.gift),
            instead=gift_text(papa.instead),
        )
        return self.term(papa, capital(text), self.own_design(papa.world))

    # World

    def continent(self, name: str) -> Term:
        """A continent."""
        message = f"viticulture-continent-{name}"
        return Term(f"continent-{name}", self.words(message), "", self.long(message))

    def long(self, message: str) -> str:
        """The story of a thing, without the line breaks of its file."""
        return self.words(message, "about").replace("\n", " ")

    def events(self, continent: str, events: Sequence[Event]) -> Glossary:
        """The events of a continent."""
        name = self.words(f"viticulture-continent-{continent}")
        title = self.words("viticulture-web-glossary-events", continent=name)
        return Glossary(f"events-{continent}", title, tuple(map(self.event, events)))

    def event(self, event: Event) -> Term:
        """An event: its story and what it does for each number of players."""
        told = self.long(f"viticulture-event-{event.name}")
        text = f"{told} {self.by_players(event)}"
        return self.term(event, text, str(event.number), self.own_design(event.source == DESIGNED))

    def by_players(self, event: Event) -> str:
        """What an event does; only sentences that change with the number of players are repeated for it."""
        texts = [SENTENCE_END.split(self.sentence(event_text(event, seats))) for seats in WORLD_SEATS]
        if len(set(map(len, texts))) > 1:
            texts = [[" ".join(text)] for text in texts]
        return " ".join(map(self.for_players, zip(*texts, strict=True)))

    def for_players(self, sentences: Sequence[str]) -> str:
        """A sentence for each number of players, once for those for whom it is the same."""
        parts = []
        first = 0
        for sentence, group in groupby(sentences):
            last = first + len(list(group)) - 1
            if last - first == len(WORLD_SEATS) - 1:
                return sentence
            least, most = WORLD_SEATS[first], WORLD_SEATS[last]
            span = str(most) if least == most else f"{least}–{most}"
            text = sentence[:1].lower() + sentence[1:]
            parts.append(self.words("viticulture-web-for_players", count=most, span=span, text=text))
            first = last + 1
        return " ".join(parts)

    def tile(self, tile: Tile) -> Term:
        """A rectangular innovation tile."""
        return self.innovation(tile, LETTERS[tile.action])

    def oval(self, oval: Oval) -> Term:
        """An oval innovation tile."""
        return self.innovation(oval, self.copies(oval.copies))

    def innovation(self, tile: InnovationTile, kind: str) -> Term:
        """An innovation tile: what it does, and whose idea it is."""
        return self.term(tile, self.sentence(tile_text(tile)), kind, self.own_design(tile.source == DESIGNED))

    def position(self, position: Position) -> Term:
        """A position of the wake-up chart."""
        title = self.words("viticulture-web-position", number=position.index + 1)
        designed = self.own_design(position.source == DESIGNED)
        return Term(f"position-{position.index + 1}", title, designed, self.sentence(position_text(position)))

    def goal(self, goal: Goal) -> Term:
        """A personal goal of Europe."""
        return self.term(goal, self.sentence(goal_text(goal)), self.own_design())

    def resource(self, resource: Resource) -> Term:
        """A resource card of Africa."""
        return self.term(resource, self.words("viticulture-web-resource"), self.own_design())

    def partner(self, card: PartnerCard) -> Term:
        """A card of the solo partner: where its workers go."""
        text = self.words(
            "viticulture-web-partner_card", summer=", ".join(card.summer), winter=", ".join(card.winter)
        )
        title = self.words("viticulture-web-partner_title", number=card.number)
        return Term(f"partner-{card.number}", title, self.own_design(), text)
