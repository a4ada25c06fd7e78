"""The dock of the page: the hand and the city of the viewer, or of whom a spectator looks at."""

from collections import Counter
from typing import Final

from figurka.games.farshore.rules.state import CITY_SPACES
from figurka.games.farshore.web.cards import CardSight, see_card
from figurka.games.farshore.web.scene import Scene

SMALL_CITY: Final = 8
"""A city of so many cards leaves room for a full hand beside it."""
SMALL_HAND: Final = 5


def lay_out(hand: int, city: int, spaces: int) -> dict[str, object]:
    """How so many cards of hand and city, which take so many spaces of it, share the room."""
    free = CITY_SPACES - spaces
    wide = city > SMALL_CITY or hand <= SMALL_HAND
    return {
        "columns": max(8, (city + free + 1) // 2) if wide else 4,
        "slots": free if wide else min(free, SMALL_CITY - city),
        "close": wide and hand > SMALL_HAND,
    }


def see_hand(scene: Scene) -> list[CardSight]:
    """The viewer's hand."""
    copies = Counter(standing["card"] for standing in scene.shown["city"])
    cards: list[CardSight] = []
    for name in scene.shown["hand"] or ():
        cards.append(see_card(scene, "hand", name, f"hand:{name}", f"card-{name}-{copies[name]}"))
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
        worker = scene.piece(seat, f"worker-{seat}-{numbers[name].pop()}") if standing["worker"] else None
        vt, anchor = f"card-{name}-{copies[name]}", standing["anchor"]
        cards.append(see_card(scene, "city", name, key, vt, anchor=anchor, worker=worker))
        copies[name] += 1
    return cards
