"""Farshore's table for the browser: what its templates are given besides the sight."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.sailing import TREASURE_SPACES, VALUES, treasures_behind
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, LAST_SPACE, WORKERS
from figurka.games.farshore.rules.things import (
    AFTER_WIND,
    KINDS,
    RARITIES,
    SEASONS,
    TOKENS,
    TYPES,
    UNIQUE,
    Card,
)
from figurka.games.farshore.web.glossary import glossaries
from figurka.locales import capital
from figurka.web.drawing import Drawing
from figurka.web.sight import Sight

ON_BOARD: Final = ("place:", "hand:", "bay:", "city:", "map:", "seat:", "deck", "stranded")
"""How the keys of options begin that are chosen on the drawing itself."""

ANIMALS: Final = ("crab", "puffin", "duck", "beaver")
SMALL_CITY: Final = 8
"""A city of so many cards leaves room for a full hand beside it."""
SMALL_HAND: Final = 5
DISCOUNTS: Final = {"inn": 3, "cooper": 3, "place:hermits_isle": 2}
"""How many units less a card costs at a place that lets play one."""
OWN_MOVES: Final = {"galley": 2, "sloop": 2, "sail_maker": 1}
"""How far a card takes the ship by its own effect when it is played."""


@dataclass(frozen=True)
class Row:
    """A line of a tip: what it is about, then signs (numbers and names of symbols), then words."""

    label: str
    signs: str = ""
    text: str = ""


@dataclass(frozen=True)
class Piece:
    """A worker or a boat: whose, and under which name it glides."""

    seat: int
    colour: int
    animal: str
    name: str
    vt: str


@dataclass(frozen=True)
class CardSight:
    """A card as it lies in the Bay, in a hand or in a city."""

    card: Card
    zone: str
    key: str
    name: str
    type: str
    keywords: str
    cost: str
    vt: str
    asking: bool
    faded: bool = False
    why: str = ""
    short: str = ""
    price: Row | None = None
    rows: tuple[Row, ...] = ()
    wind: int = 0
    sails: int = 0
    count: int = 1
    blocked: bool = False
    anchor: bool = False
    worker: Piece | None = None

    @property
    def tip(self) -> str:
        """The name of its tip within a region: equal cards of a zone share one."""
        return f"{self.zone}-{self.card.key}"


@dataclass
class Scene:
    """The sight, and what is worked out from it for the whole page."""

    sight: Sight

    def __post_init__(self) -> None:
        """Look up what every part of the page needs."""
        decision = self.sight.decision
        self.words = self.sight.words
        self.view: Mapping[str, Any] = self.sight.view
        self.keys = self.sight.keys
        self.kind = decision.kind if decision is not None and decision.mine else ""
        self.because = decision.because_key if decision is not None else ""
        self.players: list[Mapping[str, Any]] = self.view["players"]
        viewer = self.sight.viewer
        self.own: Mapping[str, Any] | None = None if viewer is None else self.players[viewer]
        self.shown = self.own or self.players[self.view["active"]]
        self.out = [self.worker_numbers(player) for player in self.players]

    # Seats and pieces

    def piece(self, seat: int, vt: str) -> Piece:
        """A piece of a seat; in the solo game the second seat is the rival captain's."""
        if seat < len(self.players):
            return Piece(seat, seat + 1, ANIMALS[seat], self.sight.names[seat], vt)
        return Piece(seat, seat + 1, "rival", capital(self.words("farshore-rival-name")), vt)

    def worker_places(self, player: Mapping[str, Any]) -> Iterable[str]:
        """Where the player's workers stand, a place for each."""
        for spot in (*self.view["shore"], *self.view["islands"]):
            if spot["worker"] == player["seat"]:
                yield "place:" + spot["place"]
        for name in ("docks", "lookout", "dunes"):
            yield from ["place:" + name] * player["workers"][name]
        yield from (standing["card"] for standing in player["city"] if standing["worker"])
        yield from ["stranded"] * player["workers"]["stranded"]

    def trail(self, seat: int) -> list[str]:
        """Where the seat's workers went since its last preparation, in order."""
        journal = self.sight.game.journal
        places: list[str] = []
        for event in journal.events if journal is not None else ():
            if event.seat == seat and event.kind == "prepares":
                places.clear()
            elif event.seat == seat and event.kind.startswith("visits") and event.thing is not None:
                places.append(event.thing.key)
        return places

    def worker_numbers(self, player: Mapping[str, Any]) -> dict[str, list[int]]:
        """For each place the numbers of the player's workers there, in the order in which they went."""
        left = Counter(self.worker_places(player))
        order: list[str] = []
        for place in reversed(self.trail(player["seat"])):
            if left[place]:
                left[place] -= 1
                order.insert(0, place)
        numbers: dict[str, list[int]] = {}
        for number, place in enumerate([*order, *left.elements()]):
            numbers.setdefault(place, []).append(number)
        return numbers

    def workers(self, place: str) -> list[Piece]:
        """The workers that stand on a place of the board."""
        found = [
            self.piece(seat, f"worker-{seat}-{number}")
            for seat, out in enumerate(self.out)
            for number in out.get(place, ())
        ]
        rival = len(self.players)
        for row in ("shore", "islands"):
            taken = [spot["place"] for spot in self.view[row] if spot["worker"] == rival]
            found += [self.piece(rival, f"worker-rival-{row}") for name in taken if f"place:{name}" == place]
        return found

    def idle(self, seat: int, where: str) -> list[Piece]:
        """The workers of a seat that are ready, or wait in the reserve."""
        workers = self.players[seat]["workers"]
        first = WORKERS - workers["reserve"] - (workers["ready"] if where == "ready" else 0)
        return [self.piece(seat, f"worker-{seat}-{first + number}") for number in range(workers[where])]

    # Cards

    def card(self, zone: str, name: str, option: str, vt: str) -> CardSight:
        """A card of the Bay, the hand or a city."""
        card, words = CARD[name], self.words
        refusal, count = ("", 0) if zone == "side" else self.refusal(option, card)
        sight = CardSight(
            card,
            zone,
            option,
            words(f"farshore-card-{name}"),
            TYPES[card.type],
            words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}"),
            " ".join(f"{amount}.{TOKENS[token].key}" for token, amount in card.cost.parts),
            vt,
            self.because == option or (zone == "city" and self.because == name),
            why=words(refusal, count=count) if refusal else "",
        )
        return self.playable(sight, refusal, count) if zone in ("bay", "hand") else sight

    def playable(self, sight: CardSight, refusal: str, count: int) -> CardSight:
        """A card that could be played: with its price, the wind and what would come of it."""
        card = sight.card
        wind = sum(1 for rose in self.view["winds"] if card.winds & ROSE[rose].bit)
        room = LAST_SPACE - self.own["ship"]["space"] if self.own is not None else 0
        sails = min(wind + OWN_MOVES.get(card.key, 0), room)
        brief = f"farshore-web-why-{refusal.removeprefix('farshore-refusal-')}"
        short = self.words(brief, count=count) if self.words.knows(brief) else ""
        price = self.price(card) if sight.key in self.keys else None
        sight = replace(sight, wind=wind, sails=sails, price=price, short=short, faded=self.fades(sight))
        return replace(sight, rows=tuple(self.prospects(sight)))

    def prospects(self, sight: CardSight) -> Iterable[Row]:
        """What playing the card would cost and bring: price, wind, ship, and the blue cards that answer."""
        words, card, discount = self.words, sight.card, self.discount()
        less = words("farshore-web-less", count=discount) if discount else ""
        yield Row(
            words("farshore-web-row-price"), sight.cost, less if sight.cost else words("farshore-web-free")
        )
        if sight.price is not None and sight.cost:
            yield Row(words("farshore-web-row-now"), sight.price.signs, sight.price.text)
        if sight.wind:
            yield Row(words("farshore-web-row-wind"), "", words("farshore-web-wind", count=sight.wind))
        if self.own is None:
            return
        start = self.own["ship"]["space"]
        goal = start + sight.sails
        if found := treasures_behind(goal) - treasures_behind(start):
            yield Row(words("farshore-web-row-ship"), f"{VALUES[start]} > {VALUES[goal]} +{found}.treasure")
        elif sight.sails:
            yield Row(words("farshore-web-row-ship"), f"{VALUES[start]} > {VALUES[goal]}")
        moments = 1 << card.kind | (AFTER_WIND if sight.wind else 0)
        blue = [own["card"] for own in self.own["city"] if CARD[own["card"]].reacts_to & moments]
        if blue:
            names = ", ".join(words(f"farshore-card-{name}") for name in blue)
            yield Row(words("farshore-web-row-then"), "", names)

    # Prices and refusals

    def discount(self) -> int:
        """How many units less a card costs because of the place that asks now."""
        return DISCOUNTS.get(self.because, 0) if self.kind == "play" else 0

    def missing(self, card: Card) -> int:
        """How many units of the price the viewer lacks."""
        goods: Mapping[str, int] = self.own["goods"] if self.own is not None else {}
        short = sum(max(0, amount - goods[TOKENS[token].key]) for token, amount in card.cost.parts)
        return max(0, short - goods["treasure"] - self.discount())

    def price(self, card: Card) -> Row | None:
        """What the viewer would pay for a card that he may play, where it is not the printed cost."""
        if self.kind not in ("turn", "play"):
            return None
        due = card.cost.total - self.discount()
        if due <= 0 or (self.kind == "play" and self.because == "postal_pigeon"):
            return Row("", "", self.words("farshore-web-free"))
        if self.missing(card):
            way = "anchor" if self.berth(card) else "help"
            return Row("", "anchor" if way == "anchor" else "", self.words(f"farshore-web-by-{way}"))
        if not self.discount():
            return None
        paid = TOKENS[card.cost.parts[0][0]].key if len(card.cost.parts) == 1 else "any"
        return Row("", f"{due}.{paid}", self.words("farshore-web-pay"))

    def berth(self, card: Card) -> bool:
        """Whether the viewer could play the card by an anchor on a construction of its type."""
        free = [CARD[own["card"]].in_city for own in self.shown["city"] if not own["anchor"]]
        return self.shown["anchors"] > 0 and any(standing.berth & card.berth for standing in free)

    def refusal(self, option: str, card: Card) -> tuple[str, int]:
        """The message that says why a card cannot be chosen, and the number in it."""
        if not self.kind or option in self.keys:
            return "", 0
        if self.kind == "play" and option.startswith("bay:") and self.own is not None:
            if self.missing(card):
                return "farshore-refusal-too-dear", self.missing(card)
            if card.rarity == UNIQUE and any(own["card"] == card.key for own in self.own["city"]):
                return "farshore-refusal-already-built", 0
        refusal = self.sight.game.why_not(option)
        return ("", 0) if refusal is None else (refusal.id, refusal.count)

    def fades(self, sight: CardSight) -> bool:
        """Whether a card steps back because others beside it may be chosen and it may not."""
        offered = self.kind == "turn" or any(key.startswith(sight.zone + ":") for key in self.keys)
        return bool(self.kind) and offered and sight.key not in self.keys


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    scene = Scene(sight)
    hand, city = see_hand(scene), see_city(scene)
    others = [see_player(scene, scene.players[seat]) for seat in other_seats(scene)]
    rival = see_player(scene, scene.view["rival"]) if scene.view["rival"] is not None else None
    lists = [each["cards"] for each in (*others, rival) if each is not None]
    wide = len(city) > SMALL_CITY or len(hand) <= SMALL_HAND
    return {
        "scene": scene,
        "seasons": SEASONS,
        "types": TYPES,
        "kinds": KINDS,
        "rarities": RARITIES,
        "tokens": tuple(token.key for token in TOKENS),
        "piles": see_piles(scene),
        "bay": see_bay(scene),
        "track": see_track(scene),
        "others": others,
        "rival": rival,
        "side_cards": list({card.tip: card for each in lists for card in each}.values()),
        "own": scene.own,
        "shown": scene.shown,
        "hand": hand,
        "city": city,
        "columns": max(8, (len(city) + 1) // 2) if wide else 4,
        "slots": max(0, (CITY_SPACES if wide else SMALL_CITY) - len(city)),
        "hand_limit": HAND_LIMIT,
        "city_spaces": CITY_SPACES,
        "close": wide and len(hand) > SMALL_HAND,
    }


def see_bay(scene: Scene) -> list[CardSight | None]:
    """The eight places of the Bay; a card glides under a number that follows those of the dock's copies."""
    city, hand = scene.shown["city"], scene.shown["hand"] or ()
    copies = Counter([*(standing["card"] for standing in city), *hand])
    cards: list[CardSight | None] = []
    for place in scene.view["bay"]:
        if place is None:
            cards.append(None)
            continue
        name = place["card"]
        sight = scene.card("bay", name, f"bay:{name}", f"card-{name}-{copies[name]}")
        cards.append(replace(sight, count=place["count"], blocked=place["blocked"]))
    return cards


def see_hand(scene: Scene) -> list[CardSight]:
    """The viewer's hand."""
    copies = Counter(standing["card"] for standing in scene.shown["city"])
    cards: list[CardSight] = []
    for name in scene.shown["hand"] or ():
        cards.append(scene.card("hand", name, f"hand:{name}", f"card-{name}-{copies[name]}"))
        copies[name] += 1
    return cards


def see_city(scene: Scene) -> list[CardSight]:
    """The city in the dock; a card there may also be chosen to take an anchor or to help."""
    copies: Counter[str] = Counter()
    seat = scene.shown["seat"]
    numbers = {place: list(each) for place, each in scene.out[seat].items()}
    cards: list[CardSight] = []
    for standing in scene.shown["city"]:
        name = standing["card"]
        key = f"city:{name}" + "+anchor" * standing["anchor"] + "+worker" * standing["worker"]
        key = next((way for way in (key, "anchor:" + key, "way:" + name) if way in scene.keys), key)
        sight = scene.card("city", name, key, f"card-{name}-{copies[name]}")
        copies[name] += 1
        worker = scene.piece(seat, f"worker-{seat}-{numbers[name].pop()}") if standing["worker"] else None
        cards.append(replace(sight, anchor=standing["anchor"], worker=worker))
    return cards


def see_track(scene: Scene) -> list[dict[str, object]]:
    """The spaces of the ship track with the boats on them, and where the viewer's boat could soon be."""
    boats: dict[int, list[Piece]] = {space: [] for space in range(len(VALUES))}
    for player in scene.players:
        boats[player["ship"]["space"]].append(scene.piece(player["seat"], f"boat-{player['seat']}"))
    if scene.view["rival"] is not None:
        boats[scene.view["rival"]["ship"]["space"]].append(scene.piece(len(scene.players), "boat-rival"))
    start = scene.own["ship"]["space"] if scene.own is not None else LAST_SPACE
    return [
        {
            "space": space,
            "value": value,
            "chest": space in TREASURE_SPACES,
            "boats": boats[space],
            "ahead": space - start if 0 < space - start <= 4 else 0,
        }
        for space, value in enumerate(VALUES)
    ]


def see_piles(scene: Scene) -> list[dict[str, object]]:
    """The piles of map tiles: what they ask for, and whether the viewer has a tile or could take one."""
    piles: list[dict[str, object]] = []
    for kind, pile in zip(MAPS, scene.view["maps"], strict=True):
        needs = [(TYPES[type_], count) for type_, count in kind.needs]
        types = scene.own["types"] if scene.own is not None else dict.fromkeys(TYPES, 0)
        mine = scene.own is not None and kind.name in scene.own["maps"]
        can = not mine and pile["left"] > 0 and all(types[name] >= count for name, count in needs)
        has = " ".join(f"{min(types[name], count)}/{count}.{name}" for name, count in needs)
        owned = scene.words("farshore-web-owned") if mine else ""
        rows = [Row(scene.words("farshore-web-row-left"), f"{pile['left']}.map")]
        rows += [Row(scene.words("farshore-term-city"), has, owned)] if scene.own is not None else []
        piles.append({**pile, "needs": needs, "mine": mine, "can": can, "rows": rows})
    return piles


def other_seats(scene: Scene) -> list[int]:
    """The seats of all players but the viewer, in turn order after him."""
    count, viewer = len(scene.players), scene.sight.viewer
    start = scene.view["first"] if viewer is None else viewer + 1
    return [(start + step) % count for step in range(count) if (start + step) % count != viewer]


def see_player(scene: Scene, player: Mapping[str, Any]) -> dict[str, Any]:
    """A player, or the rival, as the others see him."""
    piece = scene.piece(player.get("seat", len(scene.players)), "")
    cards = [scene.card("side", each["card"], "", "") for each in player["city"]]
    return {**player, "piece": piece, "cards": cards, "total": sum(player["score"].values())}


def on_board(key: str, sight: Sight) -> bool:
    """Whether an option lies on the drawing."""
    return key.startswith(ON_BOARD)


DRAWING: Final = Drawing(
    templates={name: f"farshore/{name}.html" for name in ("board", "side", "dock", "bar")},
    styles=("farshore/table.css",),
    context=context,
    symbols="farshore/symbols.svg",
    sources="farshore/sources.svg",
    glossaries=glossaries,
    on_board=on_board,
)
