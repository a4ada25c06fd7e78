"""What Viticulture's things are called: message ids for the Fluent files."""

from functools import cache, singledispatch

from figurka.core.decision import Option, SeatOption
from figurka.games.viticulture.rules.board.workers import OFF_BOARD, Placed
from figurka.games.viticulture.rules.state import PHASE_NAMES, VitState
from figurka.games.viticulture.rules.steps import Part, Way
from figurka.games.viticulture.rules.things import (
    COLOURS,
    DECK_NAMES,
    FIELDS,
    MAT_SITES,
    ORDER,
    RED,
    WHITE,
    WINE_TYPES,
    WINES,
    WORKER_NAMES,
    YOKE_SPOT,
    BoardSpot,
    Card,
    CardSpot,
    FieldDeal,
    Gift,
    Grape,
    GrapeOffer,
    Mama,
    Number,
    Order,
    Papa,
    Planting,
    Recipe,
    Row,
    Site,
    Spot,
    Swap,
    Wine,
)
from figurka.games.viticulture.words.effects import step_text, way_text
from figurka.locales import Message


@singledispatch
def called(thing: Option) -> Message:
    """The name of a thing; most are named by their key, and World adds its own."""
    return named_by(thing.key)


@cache
def named_by(key: str) -> Message:
    """The name of what is named by its key; there are only so many of them."""
    kind, _, name = key.partition(":")
    return Message(f"viticulture-{kind}-{name}" if name else f"viticulture-option-{kind}")


def when(state: VitState, seat: int) -> Message:
    """The year and, once workers go out, the season."""
    return Message("viticulture-when", {"year": state.year, "season": PHASE_NAMES[state.phase]})


# Amounts and tokens


def lira(count: int) -> Message:
    """So many lira."""
    return Message("viticulture-lira", {"count": count})


def points(count: int) -> Message:
    """So many points."""
    return Message("viticulture-points", {"count": count})


def cards(deck: int, count: int) -> Message:
    """So many cards of a deck."""
    return Message(f"viticulture-deck-{DECK_NAMES[deck]}", {"count": count}, "count")


def grape(colour: int) -> Message:
    """A grape of a colour, without its value."""
    return Message(f"viticulture-grape-{COLOURS[colour]}")


def token(kind: Message, value: int) -> Message:
    """A grape or wine with its value."""
    return Message("viticulture-token", {"kind": kind, "value": value})


@called.register
def _(thing: Grape) -> Message:
    return token(grape(thing.colour), thing.value)


@called.register
def _(thing: Wine) -> Message:
    return token(Message(f"viticulture-wine-{WINE_TYPES[thing.type]}"), thing.value)


@called.register
def _(thing: Number) -> Message:
    return Message("viticulture-number", {"count": thing.value})


@called.register
def _(thing: GrapeOffer) -> Message:
    return Message("viticulture-grape-offer", {"grape": grape(thing.colour), "lira": lira(thing.price)})


@called.register
def _(thing: Recipe) -> Message:
    return Message(
        "viticulture-recipe", {"wine": called(WINES[thing.type][thing.sum]), "grapes": used(thing)}
    )


def used(recipe: Recipe) -> tuple[Message, ...]:
    """The grapes of a recipe."""
    values = ((RED, recipe.reds), (WHITE, recipe.whites))
    return tuple(token(grape(colour), value) for colour, all_of in values for value in all_of)


# Cards and parents


def card_called(card: Card) -> Message:
    """A card with the kind of its deck; an order tells its kind by itself."""
    if card.deck == ORDER:
        return called(card)
    return Message(f"viticulture-card-{DECK_NAMES[card.deck]}", {"card": called(card)})


def thing_called(thing: Option) -> Message:
    """Any thing that is given or taken: cards with the kind of their deck."""
    return card_called(thing) if isinstance(thing, Card) else called(thing)


@called.register
def _(thing: Order) -> Message:
    return Message("viticulture-order", {"wines": tuple(request(*wine) for wine in thing.wines)})


def request(kind: int, value: int) -> Message:
    """A wine that an order asks for."""
    return Message(f"viticulture-request-{WINE_TYPES[kind]}", {"value": value})


def parent_kind(parent: Mama | Papa) -> str:
    """Whether a parent is a mama or a papa; in World's own the two are the other way round."""
    return "mama" if isinstance(parent, Mama) != parent.world else "papa"


@called.register
def _(thing: Gift) -> Message:
    if thing.structure is not None:
        return called(thing.structure)
    if thing.lira:
        return lira(thing.lira)
    if thing.vp:
        return points(thing.vp)
    if thing.orders:
        return cards(ORDER, thing.orders)
    return Message("viticulture-worker-bare" if thing.worker else "viticulture-gift-training")


# Fields


@called.register
def _(thing: FieldDeal) -> Message:
    verb = "buy" if thing.buys else "sell"
    return Message(
        f"viticulture-field-{verb}", {"field": called(thing.field), "lira": lira(thing.field.limit)}
    )


@called.register
def _(thing: Planting) -> Message:
    return Message("viticulture-planting", {"vine": called(thing.vine), "field": called(thing.field)})


@called.register
def _(thing: Swap) -> Message:
    return Message("viticulture-swap", {"one": called(thing.one), "two": called(thing.other)})


@called.register
def _(thing: Site) -> Message:
    if thing.index < MAT_SITES:
        return Message("viticulture-mat-slot", {"number": thing.index + 1})
    return called(FIELDS[thing.index - MAT_SITES])


# Seats, workers and their places


@called.register
def _(thing: SeatOption) -> Message:
    return Message("viticulture-seat", {"number": thing.seat + 1})


@called.register
def _(thing: Spot) -> Message:
    return Message("viticulture-action-yoke" if thing is YOKE_SPOT else "viticulture-action-demolish")


@called.register
def _(thing: BoardSpot) -> Message:
    return called(thing.action)


@called.register
def _(thing: CardSpot) -> Message:
    return called(thing.building)


@called.register
def _(thing: Placed) -> Message:
    on_card = thing.action == OFF_BOARD and thing.place not in ("yoke", "demolish")
    place = Message(
        f"viticulture-structure-{thing.place}" if on_card else f"viticulture-action-{thing.place}"
    )
    worker = Message(f"viticulture-worker-{WORKER_NAMES[thing.kind]}")
    return Message("viticulture-placed", {"worker": worker, "place": place})


@called.register
def _(thing: Row) -> Message:
    return Message("viticulture-row", {"number": thing.index + 1})


# Effects


@called.register
def _(thing: Part) -> Message:
    return step_text(thing.step)


@called.register
def _(thing: Way) -> Message:
    return way_text(thing)
