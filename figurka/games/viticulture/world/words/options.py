"""What choosing an option of World means, with its figures."""

from collections.abc import Callable
from typing import Any, TypeAlias

from figurka.core.decision import Decision, Option, SeatOption
from figurka.games.viticulture.rules.course import Choice, Course
from figurka.games.viticulture.rules.effects.verbs import COSTS
from figurka.games.viticulture.rules.refusals.steps import TOO_DEAR, why_steps
from figurka.games.viticulture.rules.state import PHASE_NAMES, Player, VitState
from figurka.games.viticulture.rules.steps import GainTile, Part
from figurka.games.viticulture.rules.things import (
    BLUE,
    GRANDE,
    LATER,
    PASS,
    SUMMER_SEASON,
    TAKE,
    WINES,
    YELLOW,
    Action,
    BoardSpot,
    CardSpot,
    Grape,
    Number,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.rules.vineyard.cellar import wine_slot
from figurka.games.viticulture.words import options as base
from figurka.games.viticulture.words.effects import step_text, steps_text
from figurka.games.viticulture.words.names import called, lira
from figurka.games.viticulture.words.options import (
    action_price,
    grape_lying,
    lowered,
    noted,
    only_note,
    price_note,
    spending,
)
from figurka.games.viticulture.world.content.balance import UNFAVOURED_GOAL
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE
from figurka.games.viticulture.world.rules.continents.asia import amount, need
from figurka.games.viticulture.world.rules.continents.greengully import Greengully
from figurka.games.viticulture.world.rules.continents.oceania import PAY_LOUSE, louse_price
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import cap_left, world_of
from figurka.games.viticulture.world.rules.innovating import (
    covered_benefit,
    covered_cost,
    oval_bonus,
    tile_price,
)
from figurka.games.viticulture.world.rules.placing import (
    BESIDE,
    PROBES,
    bonus_enables,
    extra_price,
    fellows_at,
    help_enables,
    plainly_able,
    possible_now,
    usable_workers,
)
from figurka.games.viticulture.world.rules.things import (
    AGREE,
    COUNTER,
    DEFER,
    EVENT_SPACE,
    LIRA_SPACE,
    NO_TRADE,
    NOTHING,
    SEARCH,
    TAKE_BACK,
    Claim,
    Event,
    Goal,
    InnovationTile,
    Offer,
    OvalSpace,
    Position,
    Service,
)
from figurka.games.viticulture.world.words.cautions import brings_more, event_steps, is_used_up
from figurka.games.viticulture.world.words.effects import goal_text, position_text, tile_text
from figurka.games.viticulture.world.words.names import traded
from figurka.locales import Argument, Message

ENDINGS = (DEFER, LATER, NO_TRADE, TAKE_BACK, COUNTER, NOTHING, SEARCH)
"""The options that are worded by the decision at which they stand."""


def label(state: VitState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means; where World adds nothing, as in the base game."""
    if option in ENDINGS:
        return Message(f"viticulture-label-{decision.kind}-{option.key}")
    if option is PASS:
        return Message(f"viticulture-label-leave-{PHASE_NAMES[state.phase]}")
    if option is AGREE:
        return label_agree(decision)
    if option is PAY_LOUSE:
        return Message("viticulture-label-louse-pay", {"lira": lira(louse_price(state))})
    if option is TAKE and decision.kind in TAKEN:
        return Message(f"viticulture-label-{decision.kind}-take", TAKEN[decision.kind](state, decision))
    if isinstance(option, SeatOption) and decision.kind in ("trade", "trade_needed", "louse"):
        return label_fellow(state, decision, option, names)
    if isinstance(option, WorkerKind) and isinstance(decision.because, BoardSpot | CardSpot):
        return label_worker(state, decision, option, names)
    if decision.kind == "ingredient" and decision.options[-1] is not option:
        return label_ingredient(state, decision, option)
    for kind, wording in WORDINGS:
        if isinstance(option, kind):
            return wording(state, decision, option)
    return base.label(state, decision, option, names)


def deed(state: VitState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing an option means by itself: a deck is drawn from."""
    return base.as_deed(decision, option, label(state, decision, option, names))


# Places and workers


def label_spot(state: VitState, decision: Decision, option: BoardSpot) -> Message:
    """A space of the board: what the action does now, the oval, the event and what it costs."""
    action, world, player = option.action, world_of(state), state.players[decision.seat]
    if action.index == EVENT_SPACE:
        notes = [*beside_note(option), *exchange_note(state, player, action)]
        return noted(label_event_space(state, action), notes)
    if action.index == LIRA_SPACE:
        text = steps_text(state.edition.effect_of(state, action))
        return noted(
            Message("viticulture-label-lira-space", {"text": text}), event_note(state, player, option)
        )
    tile, indirect = world.tiles[action.index], indirect_note(state, decision, option)
    two = state.edition.spaces(state.seats) > 1 and option.space != BESIDE
    said = Message(
        "viticulture-label-place",
        {
            "place": f"{action.letter}{option.space + 1}" if two else action.letter,
            "text": called(action) if tile is None else steps_text(tile.steps),
        },
    )
    return noted(
        said,
        [
            *beside_note(option),
            *oval_note(state, option, "oval"),
            *price_notes(state, decision, option),
            *([] if brings_more(state, player, option) else only_note(state, player, action)),
            *([] if indirect and help_enables(state, player, action) else event_note(state, player, option)),
            *indirect,
        ],
    )


def label_event_space(state: VitState, action: Action) -> Message:
    """Greengully's event card: what it costs and brings."""
    continent = continent_of(state)
    assert isinstance(continent, Greengully)
    cost, gain = continent.offered(state) or ((), ())
    event = world_of(state).event
    assert event is not None
    told = {"place": called(action), "event": called(event), "text": steps_text(cost + gain)}
    return Message("viticulture-label-event-space", {**told})


def exchange_note(state: VitState, player: Player, action: Action) -> list[Message]:
    """That the action is possible only after an exchange, and how many lira are short of it."""
    course = PROBES[action.index]
    if possible_now(state, player, action, course):
        return []
    steps = state.edition.effect_of(state, action)
    continent = continent_of(state)
    if action.index == EVENT_SPACE and isinstance(continent, Greengully):
        cost, gain = continent.offered(state) or ((), ())
        steps = cost + gain
    reason = why_steps(state, player, steps, course)
    if reason.id != TOO_DEAR:
        return [Message("viticulture-note-exchange")]
    short: dict[str, Argument] = {"count": reason.count, "lira": lira(reason.count)}
    return [Message("viticulture-note-exchange-short", short)]


def beside_note(spot: BoardSpot) -> list[Message]:
    """That only a grande worker finds room there."""
    return [Message("viticulture-note-beside")] if spot.space == BESIDE else []


def oval_note(state: VitState, spot: BoardSpot, name: str) -> list[Message]:
    """The bonus of an oval."""
    if spot.action.index >= LIRA_SPACE or spot.space == BESIDE:
        return []
    bonus = oval_bonus(state, spot.action.index, spot.space)
    return [Message(f"viticulture-note-{name}", {"bonus": steps_text(bonus)})] if bonus else []


def price_notes(state: VitState, decision: Decision, spot: BoardSpot) -> list[Message]:
    """What the action costs with what the event asks of everybody, and what it asks of summer labourers."""
    change = continent_of(state).change(state)
    extra = extra_price(change, spot.action, GRANDE)
    if world_of(state).tiles[spot.action.index] is None:
        notes = action_price(state, state.players[decision.seat], spot.action, extra)
    else:
        notes = price_note(extra)
    if change.hatted_summer_price and spot.action.season == SUMMER_SEASON:
        notes.append(Message("viticulture-note-hatted", {"lira": lira(change.hatted_summer_price)}))
    return notes


def event_note(state: VitState, player: Player, spot: BoardSpot) -> list[Message]:
    """That the event of the year is about this action, and has something left for the player."""
    event = world_of(state).event
    if event is None or not event.marks(spot.action.index) or is_used_up(state, player, event):
        return []
    return [Message("viticulture-note-event", {"event": called(event)})]


def indirect_note(state: VitState, decision: Decision, spot: BoardSpot) -> list[Message]:
    """That the action needs the bonus, the event or a trade to be possible at all."""
    player = state.players[decision.seat]
    change = continent_of(state).change(state)
    kinds = [GRANDE] if spot.space == BESIDE else usable_workers(state, player)
    prices = {extra_price(change, spot.action, kind) for kind in kinds}
    if any(plainly_able(state, player, spot.action, price) for price in prices):
        return []
    helped = help_enables(state, player, spot.action) or any(
        bonus_enables(state, player, spot, kind) for kind in kinds
    )
    if prices == {0} and not helped:
        return exchange_note(state, player, spot.action)
    if help_enables(state, player, spot.action):
        return [help_note(state)]
    return [Message("viticulture-note-indirect")]


def help_note(state: VitState) -> Message:
    """That the action needs the help that the event sells, and what it costs."""
    paid, event = continent_of(state).help_price(state), world_of(state).event
    assert event is not None
    told: dict[str, Argument] = {"event": called(event), "count": paid, "lira": lira(paid)}
    return Message("viticulture-note-helped", told)


def label_worker(state: VitState, decision: Decision, option: WorkerKind, names: tuple[str, ...]) -> Message:
    """A worker to be sent: what he pays, which bonus he gets or lacks, and with whom he could trade."""
    spot = decision.because
    hatted = option.index in (YELLOW, BLUE)
    if isinstance(spot, CardSpot):
        return noted(called(option), reward_note(spot) if hatted else [])
    assert isinstance(spot, BoardSpot)
    notes = price_note(extra_price(continent_of(state).change(state), spot.action, option.index))
    notes += oval_note(state, spot, "without" if hatted else "with")
    fellows = fellows_at(state, state.players[decision.seat], spot.action.index)
    if option.index == GRANDE and fellows:
        traders = tuple(Message("viticulture-label-seat", {"player": names[seat]}) for seat in fellows)
        notes.append(Message("viticulture-note-trade", {"players": traders}))
    return noted(called(option), notes)


def reward_note(spot: CardSpot) -> list[Message]:
    """A warning that a labourer gets no bonus of a structure card, and perhaps nothing at all (W-20)."""
    building = spot.building
    if not building.bonus:
        return []
    nothing = all(type(step) in COSTS for step in building.action)
    name = "viticulture-note-no-reward" if nothing else "viticulture-note-without"
    return [Message(name, {"bonus": steps_text(building.bonus)})]


def label_position(state: VitState, decision: Decision, option: Position) -> Message:
    """A position of the watch with its benefit."""
    return Message("viticulture-label-row", {"row": called(option), "bonus": position_text(option)})


def label_part(state: VitState, decision: Decision, option: Part) -> Message:
    """A part of an effect; a bonus that may be had now or later says so."""
    if decision.kind == "oval":
        return Message("viticulture-label-oval-now", {"text": step_text(option.step)})
    return base.label_part(state, decision, option)


# Tiles


def label_tile(state: VitState, decision: Decision, option: InnovationTile) -> Message:
    """An innovation tile, what it does and what it costs."""
    said = Message("viticulture-label-card", {"card": called(option), "text": tile_text(option)})
    if isinstance(decision, Choice) and isinstance(decision.step, GainTile):
        return noted(said, price_note(tile_price(decision.step, decision.course)))
    return said


def label_oval_space(state: VitState, decision: Decision, option: OvalSpace) -> Message:
    """A space for an oval tile, and what covering it costs or brings."""
    notes = price_note(covered_cost(option))
    benefit = covered_benefit(option)
    if benefit:
        notes.append(Message("viticulture-note-gain", {"text": steps_text(benefit)}))
    place = f"{option.action.letter}{option.space + 1}"
    return noted(Message("viticulture-label-lay", {"place": place, "text": called(option.action)}), notes)


# Trading


def label_agree(decision: Decision) -> Message:
    """Agreeing to an offer, with what is given and received."""
    offer = decision.because
    assert isinstance(offer, Offer)
    return Message("viticulture-label-answer-agree", traded(offer, "gets", "gives"))


def label_fellow(state: VitState, decision: Decision, option: SeatOption, names: tuple[str, ...]) -> Message:
    """A fellow player to trade with, or to pay for the other."""
    if decision.kind == "louse":
        return Message(
            "viticulture-label-louse-fellow",
            {"player": names[option.seat], "lira": lira(louse_price(state))},
        )
    return Message("viticulture-label-trade", {"player": names[option.seat]})


def label_number(state: VitState, decision: Decision, option: Number) -> Message:
    """A number of lira or of cards."""
    if decision.kind == "offer_ask_number":
        return Message("viticulture-label-cards", {"count": option.value})
    return lira(option.value)


def label_grape(state: VitState, decision: Decision, option: Grape) -> Message:
    """A grape; one that is asked for as it would lie on the own crush pad."""
    if decision.kind == "offer_ask":
        return grape_lying(state.players[decision.seat], option.colour, option.value)
    return base.label_grape(state, decision, option)


def label_wine(state: VitState, decision: Decision, option: Wine) -> Message:
    """A wine: its price, or as it would lie in the own cellar."""
    if decision.kind == "sell_wine":
        paid = max(option.value + continent_of(state).change(state).wine_sold_lira, 0)
        return Message("viticulture-label-sell", {"thing": called(option), "lira": lira(paid)})
    if decision.kind == "offer_ask":
        slot = wine_slot(state.players[decision.seat], option.type, option.value)
        return lowered(called(WINES[option.type][slot]), slot, option.value)
    return base.label_wine(state, decision, option)


# Events


def label_ingredient(state: VitState, decision: Decision, option: Option) -> Message:
    """An ingredient, and how far the dish is with it."""
    event = decision.because
    assert isinstance(event, Event)
    assert event.dish is not None
    value = option.value if isinstance(option, Grape | Wine) else 1
    return Message(
        "viticulture-label-ingredient",
        {"thing": called(option), "load": amount(state) + value, "limit": need(state, event.dish)},
    )


def label_claim(state: VitState, decision: Decision, option: Claim) -> Message:
    """A goal to be claimed, with its reward."""
    event = world_of(state).event
    if event is not None and option.goal.category in event.favoured and cap_left(state):
        return Message("viticulture-label-claim-influence", {"goal": called(option.goal)})
    return Message(
        "viticulture-label-claim-lira", {"goal": called(option.goal), "lira": lira(UNFAVOURED_GOAL)}
    )


def label_goal(state: VitState, decision: Decision, option: Goal) -> Message:
    """A goal and what it asks for."""
    return Message("viticulture-label-card", {"card": called(option), "text": goal_text(option)})


def event_taken(state: VitState, decision: Decision) -> dict[str, Argument]:
    """What an effect costs that may be bought after the marked action, and what it brings."""
    event = decision.because
    assert isinstance(event, Event)
    assert event.bonus is not None
    return {"text": told_with_spending(state, decision)}


def service_taken(state: VitState, decision: Decision) -> dict[str, Argument]:
    """What a service costs and brings."""
    event = decision.because
    assert isinstance(event, Event)
    service = event.service
    assert service is not None
    if not service.inside:
        return {"text": told_with_spending(state, decision)}
    helped = Message(
        "viticulture-service-paid", {"price": steps_text(service.cost), "text": help_of(service)}
    )
    return {"text": helped}


def told_with_spending(state: VitState, decision: Decision) -> Message:
    """What an offer of the event costs and brings, and what it takes without asking on."""
    steps = event_steps(decision)
    player = state.players[decision.seat]
    return noted(steps_text(steps), spending(state, player, steps, Course(decision.because)))


def help_of(service: Service) -> Message:
    """What a service changes inside the action."""
    if service.waives_structures:
        return Message("viticulture-service-waives")
    if service.discount:
        return Message("viticulture-service-discount", {"lira": lira(service.discount)})
    if service.red_wine:
        return Message("viticulture-service-red_wine", {"count": service.red_wine})
    return Message("viticulture-service-relief", {"count": service.relief})


def waiver_taken(state: VitState, decision: Decision) -> dict[str, Argument]:
    """What planting without structures costs."""
    return {"lira": lira(continent_of(state).help_price(state))}


def share_taken(state: VitState, decision: Decision) -> dict[str, Argument]:
    """What the fellow player gains by a share."""
    event = decision.because
    assert isinstance(event, Event)
    assert event.share is not None
    if event.share.same_grape:
        return {"text": Message("viticulture-share-grape")}
    return {"text": steps_text(event.share.fellow)}


def louse_taken(state: VitState, decision: Decision) -> dict[str, Argument]:
    """What fighting the louse costs."""
    return {"lira": lira(louse_price(state))}


def influence_taken(state: VitState, decision: Decision) -> dict[str, Argument]:
    """What influence costs the partner."""
    return {"lira": lira(INFLUENCE_PRICE)}


TAKEN: dict[str, Callable[[VitState, Decision], dict[str, Argument]]] = {
    "event": event_taken,
    "service": service_taken,
    "waiver": waiver_taken,
    "shared": share_taken,
    "louse_help": louse_taken,
    "partner_influence": influence_taken,
}
"""What is said of the offers that may be taken."""

Wording: TypeAlias = Callable[[VitState, Decision, Any], Message]
WORDINGS: tuple[tuple[type[Option], Wording], ...] = (
    (Part, label_part),
    (BoardSpot, label_spot),
    (Position, label_position),
    (InnovationTile, label_tile),
    (OvalSpace, label_oval_space),
    (Number, label_number),
    (Grape, label_grape),
    (Wine, label_wine),
    (Claim, label_claim),
    (Goal, label_goal),
)
"""How the options of each class are worded, where that differs from the base game."""
