"""An option as a button of the decision bar: with signs if there are any, with words if they are short."""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Final

from figurka.core.decision import Option, SeatOption
from figurka.games.viticulture.rules.board.workers import Placed
from figurka.games.viticulture.rules.steps import AllMay, Gain, OthersMay, Part, Pay, Plant, Way
from figurka.games.viticulture.rules.things import (
    COLOURS,
    DECK_NAMES,
    WINE_TYPES,
    WORKER_NAMES,
    Basic,
    Building,
    Card,
    Deck,
    Field,
    FieldDeal,
    Gift,
    Grape,
    GrapeOffer,
    Number,
    Order,
    Planting,
    Recipe,
    Row,
    Vine,
    Visitor,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.web.board.placing import crews
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.web.signs import (
    TO,
    Sign,
    effect_signs,
    grape_sign,
    joined,
    order_signs,
    signs_of,
    signs_of_step,
    vine_signs,
    way_signs,
    wine_sign,
)
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE
from figurka.games.viticulture.world.rules.things import (
    CardsThing,
    Event,
    Hat,
    Interview,
    LayResource,
    Oval,
    Position,
    Resource,
    Tile,
)
from figurka.web.sight import OptionSight

QUIET: Final = frozenset({"decline", "done", "later", "no_trade", "take_back", "pass", "defer", "nothing"})
PRIMARY: Final = frozenset({"take", "agree"})
WORDY: Final = frozenset(
    {"way", "first_way", "second_way", "part", "part_first", "neighbour", "autumn", "accept"}
)
"""The decisions between few things that are said in full."""
NAMED: Final = frozenset(
    {"build", "site", "discard", "hand_limit", "give_card", "keep", "draft", "trade_card"}
)
"""The decisions between structures; elsewhere a structure does something, which is said."""
TRADING: Final = ("trade", "trade_needed")
"""The questions that say themselves what is done with whoever is chosen."""
WORDS_SHOWN: Final = 46
"""Labels longer than this are shortened to their signs, if they have any."""
WORDS_BESIDE: Final = 22
"""Words not longer than this stand beside the signs, others below them."""
PLAIN_SIGNS: Final = {
    "thing:lira": (Sign("lira"),),
    "thing:resources": (Sign("resource"),),
    "search": (Sign("visitor", 2, lost=True), TO, Sign("resource")),
    "way:both": (Sign("both"),),
}
"""The signs of options that are nothing but words."""
CARDS_PER_INTERVIEW: Final = 2


@dataclass(frozen=True)
class Choice:
    """A button of the bar."""

    option: OptionSight
    words: str = ""
    signs: tuple[Sign, ...] = ()
    tone: str = ""
    """`primary`, `quiet`, or nothing."""
    mark: Mark | None = None
    """The emblem of the seat that is chosen."""
    workers: tuple[str, ...] = ()
    """The kind of the worker that is chosen, or before and after."""
    tip: str = ""
    """What explains it, if something in the lexicon does."""
    confirm: str = ""
    foretold: bool = True
    """Whether what would come of it may stand for its signs: it does not tell of cards that are drawn."""

    @property
    def stacked(self) -> bool:
        """Whether the words stand below the signs."""
        return bool(self.signs) and len(self.words) > WORDS_BESIDE and not self.plain

    @property
    def plain(self) -> bool:
        """Whether its signs are nothing but one symbol."""
        return len(self.signs) == 1 and self.signs[0] == Sign(self.signs[0].symbol)

    @property
    def name(self) -> str:
        """What the button is called where its signs are not heard; empty if its words say all."""
        return self.option.called_beside(self.words)


@dataclass(frozen=True)
class Group:
    """Buttons that belong together, perhaps under a symbol and a title."""

    choices: list[Choice]
    symbol: str = ""
    title: str = ""


def see_choice(scene: Scene, option: OptionSight, value: Option) -> Choice:
    """An option as a button."""
    tone = "quiet" if option.key in QUIET else "primary" if option.key in PRIMARY else ""
    if option.key == "pass":
        return see_pass(scene, option)
    if scene.kind == "oval" and option.key == "later":
        return see_waiting(scene, option)
    if isinstance(value, SeatOption):
        mark = scene.mark(value.seat)
        return Choice(option, mark.name if scene.kind in TRADING else option.label, mark=mark)
    if option.key == "partner":
        return Choice(option, option.label, mark=scene.mark(1))
    if isinstance(value, WorkerKind):
        return Choice(option, option.label, workers=(value.name,), tip=f"worker-{value.name}")
    if isinstance(value, Placed):
        return Choice(option, option.label, workers=(WORKER_NAMES[value.kind],))
    if isinstance(value, Hat):
        words = scene.say(f"viticulture-web-asked-hat-{value.where}")
        return Choice(option, words, workers=(WORKER_NAMES[value.kind], "bare"))
    if isinstance(value, Number):
        cards = scene.kind == "offer_ask_number"
        return Choice(option, "", (Sign("any-card" if cards else "lira", value.value),))
    signs = signs_for_yes(scene) if option.key == "take" else signs_for(value, scene)
    words = words_for(scene, option, value, signs)
    foretold = not isinstance(value, Way | Part | Tile | Oval)
    return Choice(option, words, signs, tone, tip=tip_of(value, scene), foretold=foretold)


def see_waiting(scene: Scene, option: OptionSight) -> Choice:
    """The bonus of an oval after the action: the same as before it, and no less likely."""
    decision = scene.decision
    assert decision is not None
    return Choice(option, option.label, signs_for(decision.options[0], scene), foretold=False)


def words_for(scene: Scene, option: OptionSight, value: Option, signs: tuple[Sign, ...]) -> str:
    """The words of a button: the name of a thing; otherwise the label if it is short or has no signs."""
    if isinstance(value, Recipe | Grape | Wine | GrapeOffer | Order):
        return ""
    if isinstance(value, Gift) and (value.lira or value.vp):
        return ""
    if option.key == "agree":
        return scene.say("viticulture-web-asked-agree")
    if isinstance(value, Building) and scene.kind not in NAMED:
        return option.label
    if isinstance(value, Basic | Card | Tile | Oval | Field):
        return scene.called(value)
    if isinstance(value, Planting):
        return f"{scene.called(value.vine)}, {scene.say(f'viticulture-web-asked-field-{value.field.name}')}"
    if scene.kind in WORDY or not signs or len(option.label) <= WORDS_SHOWN:
        return option.label
    return scene.say("viticulture-web-asked-yes") if option.key == "take" else ""


def see_pass(scene: Scene, option: OptionSight) -> Choice:
    """Passing: it is asked once more while somebody could be placed who will not work any more this year."""
    season = "summer" if scene.view["phase"] == "summer" else "winter"
    words = scene.say(f"viticulture-web-asked-pass-{season}")
    wasted = wasted_by_passing(scene, season)
    sure = f"viticulture-web-asked-pass-{season}-sure"
    return Choice(option, words, tone="quiet", confirm=scene.say(sure, count=wasted) if wasted else "")


def wasted_by_passing(scene: Scene, season: str) -> int:
    """How many workers that could be placed now would rest until the next year."""
    if scene.own is None:
        return 0
    able = {kind for kinds in crews(scene).values() for kind in kinds.split()}
    lost = able & {"yellow"} if season == "summer" else able
    return sum(count for kind, count in scene.own["available"].items() if kind in lost)


def tip_of(value: Option, scene: Scene) -> str:
    """The tip of the lexicon that explains an option, if there is one."""
    if isinstance(value, Basic):
        return f"structure-{value.name}"
    if isinstance(value, Card):
        return f"card-{value.key.replace(':', '-')}"
    if isinstance(value, Tile | Oval):
        return value.key.replace(":", "-")
    return f"deck-{value.name}" if isinstance(value, Deck) and scene.kind == "draw" else ""


# Signs


@singledispatch
def signs_for(value: Option, _scene: Scene) -> tuple[Sign, ...]:
    """What an option brings, as signs."""
    return PLAIN_SIGNS.get(value.key, ())


@signs_for.register
def _way(value: Way, _scene: Scene) -> tuple[Sign, ...]:
    return way_signs(value)


@signs_for.register
def _part(value: Part, scene: Scene) -> tuple[Sign, ...]:
    because = scene.decision and scene.decision.because
    if scene.kind == "accept" and isinstance(because, Visitor):
        return signs_offered(because)
    return signs_of_step(value.step)


@signs_for.register
def _recipe(value: Recipe, _scene: Scene) -> tuple[Sign, ...]:
    grapes = [
        grape_sign(colour, each)
        for colour, values in zip(COLOURS, (value.reds, value.whites), strict=True)
        for each in values
    ]
    return joined(grapes, (wine_sign(WINE_TYPES[value.type], value.sum),))


@signs_for.register
def _grape(value: Grape, scene: Scene) -> tuple[Sign, ...]:
    grape = grape_sign(COLOURS[value.colour], value.value)
    sold = scene.kind in ("market", "sell_more")
    return joined((grape,), (Sign("lira", value.price),)) if sold else (grape,)


@signs_for.register
def _wine(value: Wine, _scene: Scene) -> tuple[Sign, ...]:
    return (wine_sign(WINE_TYPES[value.type], value.value),)


@signs_for.register
def _grape_offer(value: GrapeOffer, _scene: Scene) -> tuple[Sign, ...]:
    bought = grape_sign(COLOURS[value.colour], 3 * value.price - 2)
    return joined((Sign("lira", value.price),), (bought,))


@signs_for.register
def _field_deal(value: FieldDeal, _scene: Scene) -> tuple[Sign, ...]:
    field, lira = Sign("a-field"), Sign("lira", value.field.limit)
    return (lira, TO, field) if value.buys else (field, TO, lira)


@signs_for.register
def _field(_value: Field, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign("a-harvest"),)


@signs_for.register
def _order(value: Order, _scene: Scene) -> tuple[Sign, ...]:
    return tuple(replace(sign, lost=False) for sign in order_signs(value))


@signs_for.register
def _vine(value: Vine, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign("vine"), *vine_signs(value))


@signs_for.register
def _planting(value: Planting, _scene: Scene) -> tuple[Sign, ...]:
    return vine_signs(value.vine)


@signs_for.register
def _visitor(value: Visitor, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign(DECK_NAMES[value.deck]),)


@signs_for.register
def _building(_value: Building, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign("structure"),)


@signs_for.register
def _basic(value: Basic, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign(value.name),)


@signs_for.register
def _deck(value: Deck, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign(value.name),)


@signs_for.register
def _cards_thing(value: CardsThing, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign(DECK_NAMES[value.deck]),)


@signs_for.register
def _gift(value: Gift, _scene: Scene) -> tuple[Sign, ...]:
    goods = signs_of_step(Gain(lira=value.lira, vp=value.vp))
    orders = (Sign("order", value.orders),) if value.orders else ()
    structure = (Sign(value.structure.name),) if value.structure is not None else ()
    worker = (Sign("a-train"),) if value.worker or value.trains else ()
    return (*structure, *worker, *orders, *goods)


@signs_for.register
def _row(value: Row, _scene: Scene) -> tuple[Sign, ...]:
    return signs_of(value.bonus)


@signs_for.register
def _position(value: Position, _scene: Scene) -> tuple[Sign, ...]:
    return signs_of(value.benefit)


@signs_for.register
def _tile(value: Tile, _scene: Scene) -> tuple[Sign, ...]:
    return signs_of(value.steps)


@signs_for.register
def _oval(value: Oval, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign("oval"), *signs_of(value.steps))


@signs_for.register
def _interview(value: Interview, _scene: Scene) -> tuple[Sign, ...]:
    fame = Sign("fame", 1, lost=value.change < 0)
    return (Sign("any-card", CARDS_PER_INTERVIEW, lost=True), TO, fame)


@signs_for.register
def _resource(_value: Resource, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign("resource"),)


@signs_for.register
def _lay_resource(value: LayResource, _scene: Scene) -> tuple[Sign, ...]:
    return (Sign("resource", len(value.cards), lost=True),)


# Saying yes


def signs_for_yes(scene: Scene) -> tuple[Sign, ...]:
    """What agreeing costs and brings."""
    because = scene.decision and scene.decision.because
    if scene.kind == "partner_influence":
        return signs_of((Pay(INFLUENCE_PRICE), Gain(influence=1)))
    if isinstance(because, Visitor):
        return signs_joined(because)
    return signs_of_event(because, scene.kind) if isinstance(because, Event) else ()


def signs_offered(visitor: Visitor) -> tuple[Sign, ...]:
    """What a visitor offers to the others."""
    offers = [step for step in visitor.effect.ways[0].steps if isinstance(step, OthersMay)]
    return signs_of(offers[0].steps)


def signs_joined(visitor: Visitor) -> tuple[Sign, ...]:
    """What a visitor lets everybody do."""
    for step in visitor.effect.ways[0].steps:
        if isinstance(step, AllMay):
            return signs_of_step(step.step)
    return effect_signs(visitor.effect)


def signs_of_event(event: Event, kind: str) -> tuple[Sign, ...]:
    """What an event offers in a decision of this kind."""
    if kind == "waiver":
        return signs_of((Pay(event.change.structures_waived_for), Plant()))
    if kind == "shared" and event.share is not None:
        return signs_of(event.share.fellow)
    if kind == "service" and event.service is not None:
        return signs_of((*event.service.cost, *event.service.gain))
    if kind == "event" and event.bonus is not None:
        return signs_of((*event.bonus.cost, *event.bonus.gain))
    return ()
