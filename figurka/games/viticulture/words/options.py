"""What choosing an option of Viticulture means, with its figures."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.content.buildings import (
    BARN,
    FERMENTATION_TANK,
    HARVEST_MACHINE,
    MERCADO,
    TAP_ROOM,
    TAVERN,
)
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.cautions import (
    only_choice,
    only_goods,
    only_pouring,
    only_way,
    only_work,
)
from figurka.games.viticulture.rules.course import Choice, Course
from figurka.games.viticulture.rules.effects.cards import top_discard
from figurka.games.viticulture.rules.effects.goods import grape_room
from figurka.games.viticulture.rules.effects.visitors import TAP_ROOM_PRICE, TAVERN_PRICE
from figurka.games.viticulture.rules.effects.ways import BOTH
from figurka.games.viticulture.rules.effects.workers import training_price
from figurka.games.viticulture.rules.state import PHASE_NAMES, Player, VitState
from figurka.games.viticulture.rules.things import (
    BESIDE,
    HIGHEST,
    MAT_SITES,
    PASS,
    RED,
    TAKE,
    WHITE,
    WINES,
    WITH_BONUS,
    YOKE_SPOT,
    Action,
    Basic,
    BoardSpot,
    Building,
    Card,
    CardSpot,
    Deck,
    Field,
    Grape,
    GrapeOffer,
    Order,
    Planting,
    Recipe,
    Row,
    Site,
    Spot,
    Visitor,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.rules.vineyard.building import buildable, price
from figurka.games.viticulture.rules.vineyard.cellar import (
    can_rise,
    crossings,
    grape_slot,
    made_value,
    wine_slot,
)
from figurka.games.viticulture.rules.vineyard.fields import load
from figurka.games.viticulture.rules.year import BARN_PRICE
from figurka.games.viticulture.words.effects import (
    card_text,
    row_text,
    step_text,
    steps_text,
    way_text,
)
from figurka.games.viticulture.words.names import (
    called,
    card_called,
    cards,
    grape,
    lira,
    points,
    thing_called,
    token,
    used,
)
from figurka.locales import Argument, Message

ENDINGS = (DONE, DECLINE, TAKE)
"""The options that are worded by the decision at which they stand."""


def label(state: VitState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means."""
    if option in ENDINGS:
        return label_ending(state, decision, option)
    if option is PASS:
        return Message(f"viticulture-label-pass-{PHASE_NAMES[state.phase]}")
    if option is BOTH:
        return label_both(decision)
    if isinstance(option, SeatOption):
        return label_seat(decision, option, names)
    for kind, wording in WORDINGS:
        if isinstance(option, kind):
            return wording(state, decision, option)
    return called(option)


def deed(state: VitState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing an option means by itself: a deck is drawn from."""
    return as_deed(decision, option, label(state, decision, option, names))


def as_deed(decision: Decision, option: Option, said: Message) -> Message:
    """A label with the verb that the question has."""
    drawn = decision.kind == "draw" and isinstance(option, Deck)
    return Message("viticulture-deed-draw", {"thing": said}) if drawn else said


# Yes and no


def label_ending(state: VitState, decision: Decision, option: Option) -> Message:
    """Having done enough, taking an offer, or leaving it."""
    kind, because = decision.kind, decision.because
    if kind == "plant" and isinstance(decision, Choice) and not decision.course.planted:
        return Message("viticulture-label-plant-none")
    if kind != "join" or not isinstance(because, Visitor):
        return Message(f"viticulture-label-{kind}-{option.key}")
    joined = next(part.step for part in parts_of(because) if isinstance(part, steps.AllMay))
    said = Message(f"viticulture-label-{kind}-{option.key}", {"text": step_text(joined)})
    return with_spending(state, decision, option, said)


def parts_of(visitor: Visitor) -> Iterator[steps.Step]:
    """All steps of a visitor."""
    for way in visitor.effect.ways:
        yield from way.steps


def label_seat(decision: Decision, option: SeatOption, names: tuple[str, ...]) -> Message:
    """A player, and what he is paid."""
    arguments: dict[str, Argument] = {"player": names[option.seat]}
    because = decision.because
    if decision.kind == "pay_seat" and isinstance(because, Visitor):
        paid = next(part for part in parts_of(because) if isinstance(part, steps.PayOthers))
        return Message("viticulture-label-pay_seat", {**arguments, "lira": lira(paid.lira)})
    return Message("viticulture-label-seat", arguments)


# Effects


def label_both(decision: Decision) -> Message:
    """Both ways of a visitor at a price."""
    because = decision.because
    assert isinstance(because, Visitor)
    assert because.effect.both is not None
    return Message("viticulture-label-both", {"price": step_text(because.effect.both)})


def label_part(state: VitState, decision: Decision, option: steps.Part) -> Message:
    """A part of an effect; an offer to other players is shown whole."""
    if decision.kind == "part_first":
        return Message("viticulture-label-first", {"text": step_text(option.step)})
    if decision.kind == "may" and (filled := label_filling(state, decision)) is not None:
        return filled
    return with_spending(state, decision, option, steps_text(steps_behind(decision, option)))


def label_filling(state: VitState, decision: Decision) -> Message | None:
    """An offer to fill an order, if there is just one and its wines are taken without asking."""
    if not isinstance(decision, Choice) or not isinstance(decision.step, steps.FillOrder):
        return None
    player, step, course = state.players[decision.seat], decision.step, decision.course
    work = only_work(state, player, (step,), course)
    if work is None or not isinstance(order := work[1], Order):
        return None
    wines = only_pouring(player, order, step, course)
    return order_brings(state, "viticulture-label-fill-with", order, step, wines) if wines else None


def label_way(state: VitState, decision: Decision, option: steps.Way) -> Message:
    """One way of an effect."""
    return with_spending(state, decision, option, called(option))


# What is taken without asking on


def steps_behind(decision: Decision, option: Option) -> tuple[steps.Step, ...]:
    """The steps that are done when an option is chosen, as far as they can take something."""
    because = decision.because
    if isinstance(option, steps.Way):
        return option.steps if decision.kind == "way" else ()
    if isinstance(option, steps.Part):
        if decision.kind == "accept" and isinstance(because, Visitor):
            for step in parts_of(because):
                if isinstance(step, steps.OthersMay) and steps.part(step.steps[0]) is option:
                    return step.steps
        return (option.step,) if decision.kind != "part_first" else ()
    if option is TAKE and decision.kind == "join" and isinstance(because, Visitor):
        return tuple(part.step for part in parts_of(because) if isinstance(part, steps.AllMay))
    if option is TAP_ROOM and decision.kind == "tap_room":
        return (TAP_ROOM_PRICE,)
    if option is TAVERN and decision.kind == "tavern":
        return (TAVERN_PRICE,)
    if option is BARN and decision.kind == "barn":
        return (BARN_PRICE,)
    if isinstance(decision, Choice) and option in (FERMENTATION_TANK, MERCADO):
        return (decision.step,) if decision.kind in ("ferment", "mercado") else ()
    return ()


def spending(state: VitState, player: Player, taken: Sequence[steps.Step], course: Course) -> list[Message]:
    """What steps take without asking on, because there is nothing else that could be chosen."""
    notes: list[Message] = []
    goods = [each for step in taken if isinstance(step, steps.Discard) for each in only_goods(player, step)]
    if goods:
        things = tuple(thing_called(each) for each in goods)
        notes.append(Message("viticulture-note-takes", {"things": things}))
    work = only_work(state, player, taken, course)
    if work is not None:
        notes.append(
            Message("viticulture-note-only", {"thing": only_called(state, player, *work, course, True)})
        )
    return notes


def with_spending(state: VitState, decision: Decision, option: Option, said: Message) -> Message:
    """A label with what the option takes without asking on."""
    course = decision.course if isinstance(decision, Choice) else Course(decision.because)
    player = state.players[decision.seat]
    return noted(said, spending(state, player, steps_behind(decision, option), course))


def only_called(
    state: VitState, player: Player, step: steps.Step, option: Option, course: Course, priced: bool = False
) -> Message:
    """The only thing with which a step can be done: orders and wines with their figures, else its name."""
    labelled = (Order, Recipe, Basic, Building, Planting) if priced else (Order, Recipe)
    if not isinstance(option, labelled):
        return called(option)
    return label(state, Choice(player.seat, "only", (option,), step, course), option, ())


# Places for workers


def label_spot(state: VitState, decision: Decision, option: Spot) -> Message:
    """A place for a worker, what it costs and what it brings."""
    if isinstance(option, CardSpot):
        return label_own_space(state, state.players[decision.seat], option)
    if not isinstance(option, BoardSpot):
        return Message("viticulture-label-yoke") if option is YOKE_SPOT else called(option)
    bonus = option.action.bonus if option.space == WITH_BONUS else ()
    discount = sum(step.lira for step in bonus if isinstance(step, steps.Discount))
    player = state.players[decision.seat]
    notes = action_price(state, player, option.action, discount=discount)
    notes += only_note(state, player, option.action, discount)
    if option.space == BESIDE:
        notes.append(Message("viticulture-note-beside-full"))
    if bonus:
        notes.append(Message("viticulture-note-with", {"bonus": steps_text(bonus)}))
    return noted(called(option), notes)


def noted(said: Message, notes: Sequence[Message]) -> Message:
    """A label with remarks in brackets."""
    if not notes:
        return said
    joined = notes[0]
    for note in notes[1:]:
        joined = Message("viticulture-note-and", {"first": joined, "last": note})
    return Message("viticulture-label-noted", {"label": said, "notes": joined})


def only_note(state: VitState, player: Player, action: Action, discount: int = 0) -> list[Message]:
    """What the action would do without asking on, since it is the only choice."""
    forced = only_choice(state, player, action, discount)
    if forced is None:
        return []
    course, step = Course(action, action.index), state.edition.effect_of(state, action)[0]
    return [Message("viticulture-note-only", {"thing": only_called(state, player, step, forced, course)})]


def price_note(count: int) -> list[Message]:
    """What is to be paid, if anything."""
    return [Message("viticulture-note-price", {"lira": lira(count)})] if count else []


def action_price(
    state: VitState, player: Player, action: Action, extra: int = 0, discount: int = 0
) -> list[Message]:
    """What an action takes from the purse with an extra price of its space; of several prices the least."""
    course = Course(action, action.index)
    course.discount = discount
    paid = extra
    for step in state.edition.effect_of(state, action):
        if isinstance(step, steps.Build):
            prices = {
                price(state, player, each, step, course) for each in buildable(state, player, step, course)
            }
            if len(prices) > 1:
                return [Message("viticulture-note-price-from", {"lira": lira(min(prices) + extra)})]
            paid += sum(prices)
        elif isinstance(step, steps.Pay):
            paid += step.lira
        elif isinstance(step, steps.Train | steps.GainTile):
            paid += max(step.price - discount, 0)
    return price_note(paid)


def label_own_space(state: VitState, player: Player, spot: CardSpot) -> Message:
    """The space of a structure card: what it does, what it takes, and its bonus."""
    building = spot.building
    text = noted(steps_text(building.action), spending(state, player, building.action, Course(building)))
    arguments: dict[str, Argument] = {"card": called(spot), "text": text}
    if not building.bonus:
        return Message("viticulture-label-card", arguments)
    return Message("viticulture-label-card-bonus", {**arguments, "bonus": steps_text(building.bonus)})


def label_row(state: VitState, decision: Decision, option: Row) -> Message:
    """A row of the wake-up chart with its bonus."""
    return Message("viticulture-label-row", {"row": called(option), "bonus": row_text(option)})


def label_worker(state: VitState, decision: Decision, option: WorkerKind) -> Message:
    """A worker to be sent, or one more to be trained."""
    if isinstance(decision, Choice) and isinstance(decision.step, steps.Train):
        paid = training_price(decision.step, decision.course)
        return Message("viticulture-label-train", {"count": paid, "lira": lira(paid)})
    return called(option)


# Cards


def label_card(state: VitState, decision: Decision, option: Card) -> Message:
    """A card; what it says where it is new to the player or about to be played."""
    if decision.kind == "visitor" and isinstance(option, Visitor):
        return label_visitor(state, state.players[decision.seat], option)
    if decision.kind in ("draft", "keep"):
        return Message("viticulture-label-card", {"card": card_called(option), "text": card_text(option)})
    return card_called(option)


def label_visitor(state: VitState, player: Player, visitor: Visitor) -> Message:
    """A visitor to be played: what it does, and if only one of its ways can be taken now, which."""
    said = Message("viticulture-label-card", {"card": called(visitor), "text": card_text(visitor)})
    way, course = only_way(state, player, visitor), Course(visitor)
    if way is not None:
        notes = [Message("viticulture-note-only-way", {"text": way_text(way)})]
        return noted(said, notes + spending_of(state, player, visitor, way, course))
    if len(visitor.effect.ways) > 1:
        return said
    return noted(said, spending_of(state, player, visitor, visitor.effect.ways[0], course))


def spending_of(
    state: VitState, player: Player, visitor: Visitor, way: steps.Way, course: Course
) -> list[Message]:
    """What a visitor in hand takes without asking on by a way; while it is played it is not in the hand."""
    hand = player.hand[visitor.deck]
    place = hand.index(visitor)
    hand.pop(place)
    notes = spending(state, player, way.steps, course)
    hand.insert(place, visitor)
    return notes


def label_order(state: VitState, decision: Decision, option: Order) -> Message:
    """An order and what filling it brings."""
    if not isinstance(decision, Choice) or not isinstance(decision.step, steps.FillOrder):
        return order_brings(state, "viticulture-label-order", option)
    wines = only_pouring(state.players[decision.seat], option, decision.step, decision.course)
    if all(wine.value == value for wine, (_, value) in zip(wines, option.wines, strict=False)):
        return order_brings(state, "viticulture-label-order", option, decision.step)
    return order_brings(state, "viticulture-label-order-with", option, decision.step, wines)


def order_brings(
    state: VitState,
    name: str,
    order: Order,
    step: steps.FillOrder | None = None,
    wines: Sequence[Wine] = (),
) -> Message:
    """An order, the wines that it takes without asking, and what filling it brings."""
    vp = max(order.vp + state.edition.order_change(state), 0) + (0 if step is None else step.extra_vp)
    told: dict[str, Argument] = {
        "order": called(order),
        "points": points(vp),
        "count": order.residual,
    }
    if wines:
        told["wines"] = tuple(called(wine) for wine in wines)
    return Message(name, told)


def label_structure(state: VitState, decision: Decision, option: Basic | Building) -> Message:
    """A structure with its price, or as a card, or what it does for the player now."""
    if isinstance(decision, Choice) and isinstance(decision.step, steps.Build):
        player = state.players[decision.seat]
        paid = price(state, player, option, decision.step, decision.course)
        return Message(
            "viticulture-label-build", {"structure": called(option), "count": paid, "lira": lira(paid)}
        )
    if decision.kind in ("ferment", "mercado", "tap_room", "tavern", "barn", "demolish"):
        said = Message(f"viticulture-label-{decision.kind}", {"structure": called(option)})
        return with_spending(state, decision, option, said)
    if decision.kind == "harvest" and option is HARVEST_MACHINE:
        return Message("viticulture-label-harvest-all", {"structure": called(option)})
    return label_card(state, decision, option) if isinstance(option, Building) else called(option)


def label_deck(state: VitState, decision: Decision, option: Deck) -> Message:
    """A card of a deck, or the topmost one of its discards."""
    if decision.kind == "pile":
        top = top_discard(state, option.index)
        assert top is not None
        return card_called(top)
    return cards(option.index, 1)


# Fields


def label_planting(state: VitState, decision: Decision, option: Planting) -> Message:
    """A vine on a field; when it is planted, how much the field then bears, and what it costs."""
    if not isinstance(decision, Choice) or not isinstance(decision.step, steps.Plant):
        return called(option)
    player = state.players[decision.seat]
    paid = state.edition.planting_price(state, decision.course)
    return Message(
        "viticulture-label-plant",
        {
            "vine": called(option.vine),
            "field": called(option.field),
            "load": load(player, option.field.index) + option.vine.value,
            "limit": option.field.limit,
            "count": paid,
            "lira": lira(paid),
        },
    )


def label_field(state: VitState, decision: Decision, option: Field) -> Message:
    """A field and the grapes that its harvest brings."""
    player = state.players[decision.seat]
    vines = player.fields[option.index]
    totals = ((RED, sum(vine.red for vine in vines)), (WHITE, sum(vine.white for vine in vines)))
    change = state.edition.harvest_change(state)
    gathered = tuple(
        grape_lying(player, colour, max(min(total, HIGHEST) + change, 1)) for colour, total in totals if total
    )
    return Message("viticulture-label-harvest", {"field": called(option), "grapes": gathered})


def grape_lying(player: Player, colour: int, value: int) -> Message:
    """A grape as it would come to lie on the crush pad."""
    slot = grape_slot(player, colour, value)
    if slot < 1:
        return Message("viticulture-token-lost", {"token": token(grape(colour), value)})
    return lowered(token(grape(colour), slot), slot, value)


def lowered(named: Message, slot: int, value: int) -> Message:
    """A token that lies in its slot, with a warning if that is worth less than its value."""
    return named if slot == value else Message("viticulture-token-lower", {"token": named, "value": value})


def label_site(state: VitState, decision: Decision, option: Site) -> Message:
    """Where a structure card may stand."""
    if option.index < MAT_SITES:
        return called(option)
    return Message("viticulture-label-site-field", {"field": called(option)})


# Grapes and wine


def label_grape(state: VitState, decision: Decision, option: Grape) -> Message:
    """A grape: its price, or what it becomes."""
    if decision.kind in ("market", "sell_more"):
        return Message("viticulture-label-sell", {"thing": called(option), "lira": lira(option.price)})
    if decision.kind == "age_grape":
        return Message("viticulture-label-age", {"thing": called(option), "value": option.value + 1})
    return called(option)


def label_grape_offer(state: VitState, decision: Decision, option: GrapeOffer) -> Message:
    """A grape to be bought, with the value at which it will lie."""
    value = grape_room(state.players[decision.seat], option)
    return Message(
        "viticulture-label-buy", {"thing": token(grape(option.colour), value), "lira": lira(option.price)}
    )


def label_wine(state: VitState, decision: Decision, option: Wine) -> Message:
    """A wine: what it becomes, or where it will lie."""
    player = state.players[decision.seat]
    if isinstance(decision, Choice) and isinstance(decision.step, steps.AgeWine):
        value = aged_value(player, option, decision.step.times)
        return Message("viticulture-label-age", {"thing": called(option), "value": value})
    if decision.kind == "gain_wine":
        slot = wine_slot(player, option.type, option.value)
        return lowered(called(WINES[option.type][slot]), slot, option.value)
    return called(option)


def aged_value(player: Player, wine: Wine, times: int) -> int:
    """What a wine is worth after aging so many times as there is room."""
    for _ in range(times):
        if can_rise(player, wine, crossings(player)):
            wine = WINES[wine.type][wine.value + 1]
    return wine.value


def label_recipe(state: VitState, decision: Decision, option: Recipe) -> Message:
    """A wine to be made, at the value at which it will lie in the cellar."""
    if not isinstance(decision, Choice) or not isinstance(decision.step, steps.MakeWine):
        return called(option)
    player = state.players[decision.seat]
    value = made_value(state, decision.course, option)
    slot = wine_slot(player, option.type, value, decision.step.ignores_cellar)
    wine = lowered(called(WINES[option.type][slot]), slot, value)
    return Message("viticulture-recipe", {"wine": wine, "grapes": used(option)})


Wording: TypeAlias = Callable[[VitState, Decision, Any], Message]
WORDINGS: tuple[tuple[type[Option], Wording], ...] = (
    (steps.Part, label_part),
    (steps.Way, label_way),
    (Spot, label_spot),
    (Row, label_row),
    (WorkerKind, label_worker),
    (Order, label_order),
    (Basic, label_structure),
    (Building, label_structure),
    (Card, label_card),
    (Deck, label_deck),
    (Planting, label_planting),
    (Field, label_field),
    (Site, label_site),
    (Grape, label_grape),
    (GrapeOffer, label_grape_offer),
    (Wine, label_wine),
    (Recipe, label_recipe),
)
"""How the options of each class are worded."""
