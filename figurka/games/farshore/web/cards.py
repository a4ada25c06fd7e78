"""A card as the page draws it: in the Bay, the hand or a city, and what would come of playing it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.playing import WORKS_WHEN_PLAYED
from figurka.games.farshore.rules.sailing import VALUES, treasures_behind
from figurka.games.farshore.rules.shape import TypeName
from figurka.games.farshore.rules.state import LAST_SPACE
from figurka.games.farshore.rules.things import AFTER_WIND, KINDS, RARITIES, TOKEN_NAMES, TYPES, Card
from figurka.games.farshore.web.prices import price, price_told, refusal, terms_of
from figurka.games.farshore.web.scene import Piece, Row, Scene

Zone: TypeAlias = Literal["bay", "hand", "city", "side"]


@dataclass(frozen=True)
class CardSight:
    """A card as it lies in the Bay, in a hand or in a city."""

    card: Card
    zone: Zone
    key: str
    name: str
    type: TypeName
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
    finds: int = 0
    """How many treasures the ship would find on its way."""
    count: int = 1
    blocked: bool = False
    anchor: bool = False
    worker: Piece | None = None

    @property
    def tip(self) -> str:
        """The name of what its tip tells now: equal cards of a zone share it."""
        return f"{self.zone}-{self.card.key}"


def see_card(scene: Scene, zone: Zone, name: str, option: str, vt: str, **more: Any) -> CardSight:
    """A card of the Bay, the hand or a city; one that could be played with what would come of that."""
    card, words = CARD[name], scene.words
    why, count = ("", 0) if zone == "side" else refusal(scene, option, card)
    if zone in ("bay", "hand"):
        more |= playable(scene, zone, card, option, why, count)
    return CardSight(
        card,
        zone,
        option,
        words(f"farshore-card-{name}"),
        TYPES[card.type],
        words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}"),
        cost_of(card),
        vt,
        zone != "side" and (scene.because == option or (zone == "city" and scene.because == name)),
        why=words(why, count=count) if why else "",
        **more,
    )


@cache
def cost_of(card: Card) -> str:
    """What is printed as the cost of a card, in signs."""
    return " ".join(f"{amount}.{TOKEN_NAMES[token]}" for token, amount in card.cost.parts)


def playable(scene: Scene, zone: Zone, card: Card, key: str, why: str, count: int) -> dict[str, Any]:
    """What is told of a card that could be played: its price, the wind and what would come of it."""
    brief = f"farshore-web-why-{why.removeprefix('farshore-refusal-')}" if why else ""
    wind = sum(1 for rose in scene.view["winds"] if card.winds & ROSE[rose].bit)
    sails = sails_on(scene, card.sails if card.type in WORKS_WHEN_PLAYED else 0, wind)
    finds = treasures_on(scene, sails)
    return {
        "wind": wind,
        "price": price(scene, key) if key in scene.keys else None,
        "short": scene.words(brief, count=count) if brief and scene.words.knows(brief) else "",
        "faded": fades(scene, zone, key),
        "sails": sails,
        "finds": finds,
        "rows": tuple(prospects(scene, card, key, wind, sails, finds)),
    }


def sails_on(scene: Scene, moves: int, wind: int = 0) -> int:
    """How far the viewer's ship would go by an effect and by the wind; at the end of the track no further."""
    return 0 if scene.own is None else min(wind + moves, LAST_SPACE - scene.own["ship"]["space"])


def treasures_on(scene: Scene, spaces: int) -> int:
    """How many treasures the viewer's ship would find on so many spaces."""
    if scene.own is None:
        return 0
    start = scene.own["ship"]["space"]
    return treasures_behind(start + spaces) - treasures_behind(start)


def prospects(scene: Scene, card: Card, key: str, wind: int, sails: int, finds: int) -> Iterable[Row]:
    """What playing the card would cost and bring: price, wind, ship, and the blue cards that answer."""
    words, discount = scene.words, terms_of(scene).discount
    less = words("farshore-web-less", count=discount) if discount else ""
    if less:
        yield Row(words("farshore-web-row-price"), cost_of(card), less)
    if told := price_told(scene, key):
        yield Row(words("farshore-web-row-now"), "", told)
    if wind:
        yield Row(words("farshore-web-row-wind"), "", words("farshore-web-wind", count=wind))
    if scene.own is None:
        return
    start = scene.own["ship"]["space"]
    goal = start + sails
    if sails:
        treasures = f" +{finds}.treasure" if finds else ""
        yield Row(words("farshore-web-row-ship"), f"{VALUES[start]} > {VALUES[goal]}{treasures}")
    moments = 1 << card.kind | (AFTER_WIND if wind else 0)
    blue = [own["card"] for own in scene.own["city"] if CARD[own["card"]].reacts_to & moments]
    if blue:
        names = ", ".join(words(f"farshore-card-{name}") for name in blue)
        yield Row(words("farshore-web-row-then"), "", names)


def fades(scene: Scene, zone: Zone, key: str) -> bool:
    """Whether a card steps back because others beside it may be chosen and it may not."""
    offered = scene.kind == "turn" or any(each.startswith(zone + ":") for each in scene.keys)
    return bool(scene.kind) and offered and key not in scene.keys
