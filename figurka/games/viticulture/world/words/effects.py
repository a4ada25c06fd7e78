"""What World's tiles, goals and events do, in words: made from their data, as Fluent messages.

Texts of tiles, goals and positions are phrases without a capital and full stop, those of events sentences.
"""

from collections.abc import Iterator
from typing import Final

from figurka.games.viticulture.rules.steps import GRAPE, WINE, Discount, Gain, Step
from figurka.games.viticulture.rules.things import COLOURS
from figurka.games.viticulture.words.effects import steps_text, structures_named
from figurka.games.viticulture.words.phrases import (
    AFTER,
    DO,
    DOES,
    TO,
    Manner,
    all_of,
    amount,
    any_of,
    joined,
    one_of,
    phrase,
    things_of_kind,
    wording,
)
from figurka.games.viticulture.world.content.balance import (
    FAME_LOW,
    UNFAVOURED_GOAL,
    most_influence,
    team_target,
)
from figurka.games.viticulture.world.content.board import SPACES_BY_SEATS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EUROPE, INFLUENCE, OCEANIA
from figurka.games.viticulture.world.rules.continents.asia import AFTER_ACTION, WHEN_PASSING
from figurka.games.viticulture.world.rules.continents.europe import MANY_FIELDS
from figurka.games.viticulture.world.rules.edition import BUILD, MAKE_WINE, PLANT, SELL_GRAPES
from figurka.games.viticulture.world.rules.influence import deed_asks
from figurka.games.viticulture.world.rules.steps import BuyResource
from figurka.games.viticulture.world.rules.things import (
    ANY_DIFFERENT,
    LETTERS,
    LIRA_SPACE,
    Change,
    Dish,
    Event,
    Goal,
    Hardship,
    InnovationTile,
    Oval,
    Position,
    Service,
    Tile,
    letter_of,
)
from figurka.locales import Argument, Message


@wording.register
def _(step: BuyResource, manner: Manner) -> Message:
    return Message(
        "viticulture-step-buy_resource", {"form": manner.form, "price": amount("lira", step.price)}
    )


# Tiles, goals and the pocket watch


def tile_text(tile: InnovationTile) -> Message:
    """What an innovation tile does."""
    if isinstance(tile, Oval):
        if tile.arrow:
            return Message(f"viticulture-text-arrow-{tile.arrow}")
        return Message("viticulture-text-oval", {"steps": phrase(tile.steps)})
    assert isinstance(tile, Tile)
    return Message("viticulture-text-tile", {"letter": LETTERS[tile.action], "steps": phrase(tile.steps)})


def goal_text(goal: Goal) -> Message:
    """What a personal goal asks for, and its category."""
    if goal.owns_all:
        aim = Message("viticulture-aim-owns", {"structures": all_of(structures_named(goal.owns_all))})
    elif goal.owns_any:
        aim = Message("viticulture-aim-owns", {"structures": any_of(structures_named(goal.owns_any))})
    else:
        aim = Message(f"viticulture-aim-{goal.count}", {"count": goal.least})
    category = Message(f"viticulture-goal_category-{goal.category}")
    return Message("viticulture-text-goal", {"aim": aim, "category": category})


def position_text(position: Position) -> Message:
    """The benefit of a space of the pocket watch."""
    return steps_text(position.benefit)


# Events


def event_text(event: Event, seats: int) -> Message:
    """Everything that an event does for a number of players."""
    sentences = [
        *_marked(event),
        *_revealed(event, seats),
        *_changes(event.change),
        *_space(event, seats),
        *_bonus(event, seats),
        *_dish(event.dish, seats),
        *_shares(event, seats),
        *_service(event.service),
        *_deeds(event, seats),
        *_favoured(event),
        *_headline(event, seats),
        *_hardship(event.hardship, seats),
        *_limit(event, seats),
    ]
    return joined("viticulture-text-sentences", sentences)


def _action(letter: str) -> Message:
    """An action with its letter; `$` is the lira space."""
    if letter == letter_of(LIRA_SPACE):
        return Message("viticulture-event-lira_space")
    name = Message(f"viticulture-action-{WORLD_ACTIONS[LETTERS.index(letter)].name}")
    return Message("viticulture-event-action", {"letter": letter, "action": name})


def _gives_influence(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Gain) and step.influence for step in steps)


def _marked(event: Event) -> Iterator[Message]:
    if event.marked:
        actions = [_action(letter) for letter in event.marked]
        yield Message("viticulture-event-marked", {"count": len(actions), "actions": all_of(actions)})


def _revealed(event: Event, seats: int) -> Iterator[Message]:
    """What happens at once; in Oceania it is a choice, in Europe it concerns owners of several fields."""
    steps = event.change.on_reveal
    if not steps:
        return
    if event in OCEANIA:
        yield Message("viticulture-event-reveal-choice", {"steps": one_of(steps, TO)})
        if seats > 1:
            yield Message("viticulture-event-reveal-help")
    elif event in EUROPE:
        yield Message("viticulture-event-reveal-fields", {"count": MANY_FIELDS, "steps": phrase(steps, DOES)})
    else:
        yield Message("viticulture-event-reveal", {"steps": phrase(steps)})


CHANGED_ACTIONS: Final = {
    "build_discount": BUILD,
    "planting_price": PLANT,
    "most_wines": MAKE_WINE,
    "grape_sold_gain": SELL_GRAPES,
}
"""The changes that touch one action of the board only (W-305)."""
PRICE_CHANGES: Final = (
    "build_discount",
    "planting_price",
    "hatted_summer_price",
    "structures_waived_for",
)
FIGURE_CHANGES: Final = (
    "wine_value",
    "order_vp",
    "harvest_value",
    "wine_sold_lira",
    "least_wine_sold",
    "most_wines",
)
GAIN_CHANGES: Final = (
    "wine_gain",
    "order_gain",
    "order_with_6",
    "first_order_with_7",
    "wine_sold_gain",
    "grape_sold_gain",
    "tour_gain",
    "trade_gain",
    "year_end",
)
"""The fields of a change, by what they hold; the rest are said each in its own way."""
FOR_SEVERAL: Final = ("trade_gain",)
"""The gains that more than one player has."""


def _changes(change: Change) -> Iterator[Message]:
    """What an event changes while it lasts."""
    for name in PRICE_CHANGES:
        if price := getattr(change, name):
            yield _change(name, price=amount("lira", price))
    for name in FIGURE_CHANGES:
        if figure := getattr(change, name):
            yield _change(name, count=abs(figure), direction="more" if figure > 0 else "less")
    for name in GAIN_CHANGES:
        if steps := getattr(change, name):
            yield _change(name, steps=phrase(steps, DOES if name in FOR_SEVERAL else DO))
    if change.extra_price:
        prices = [
            Message("viticulture-event-price", {"action": _action(letter), "price": amount("lira", price)})
            for letter, price in change.extra_price.items()
        ]
        yield Message("viticulture-change-extra_price", {"prices": all_of(prices)})
    if change.blocked_action:
        yield Message("viticulture-change-blocked_action", {"action": _action(change.blocked_action)})
    for what in change.blocked:
        yield Message(f"viticulture-blocked-{what}")
    if change.half_income:
        yield Message("viticulture-change-half_income")


def _change(name: str, **arguments: Argument) -> Message:
    """A change, with the action if it touches only one."""
    if name in CHANGED_ACTIONS:
        arguments["action"] = _action(letter_of(CHANGED_ACTIONS[name]))
    return Message(f"viticulture-change-{name}", arguments)


def _space(event: Event, seats: int) -> Iterator[Message]:
    """Greengully: a space on the card."""
    space = event.space
    if space is None:
        return
    steps = phrase(space.cost + space.gain)
    yield Message("viticulture-event-space", {"count": SPACES_BY_SEATS[seats], "steps": steps})
    if space.after_cap:
        yield Message("viticulture-event-after_cap", {"steps": phrase(space.after_cap)})
    elif _gives_influence(space.gain):
        yield Message("viticulture-event-closed")


def _bonus(event: Event, seats: int) -> Iterator[Message]:
    """Asia: what may be bought after the marked action."""
    bonus = event.bonus
    if bonus is None:
        return
    message_id = "viticulture-event-bonus-once" if bonus.once_per_player else "viticulture-event-bonus"
    yield Message(message_id, {"steps": phrase(bonus.cost + bonus.gain, TO)})
    if bonus.team_target:
        count = team_target(bonus.team_target, seats)
        yield Message("viticulture-event-uses", {"count": count, "steps": phrase(bonus.team_gain)})
    if _gives_influence(bonus.gain):
        yield Message("viticulture-event-closed")


def _dish(dish: Dish | None, seats: int) -> Iterator[Message]:
    """Asia: the dish of the year."""
    if dish is None:
        return
    count = dish.need(seats)
    if dish.ingredient == GRAPE:
        colour = "both" if dish.both_colours else COLOURS[dish.colour] if dish.colour >= 0 else "any"
        need = Message("viticulture-event-grapes", {"count": count, "colour": colour})
    elif dish.ingredient == WINE:
        need = Message("viticulture-event-wines", {"count": count})
    else:
        need = things_of_kind(dish.ingredient, count)
    yield Message("viticulture-event-dish", {"need": need, "count": AFTER_ACTION, "passing": WHEN_PASSING})
    yield Message("viticulture-event-dish-done", {"steps": phrase(dish.team)})
    yield Message("viticulture-event-cooks", {"steps": phrase(dish.cooks, DOES)})


def _shares(event: Event, seats: int) -> Iterator[Message]:
    """Oceania: what may be shared, and how often that brings influence."""
    share = event.share
    if share is not None:
        if share.same_grape:
            yield Message("viticulture-event-share-grape")
        else:
            yield Message(
                "viticulture-event-share",
                {"cost": phrase(share.cost, TO), "steps": phrase(share.fellow, TO)},
            )
        if share.actor:
            yield Message("viticulture-event-sharer", {"steps": phrase(share.actor, DOES)})
    if event not in OCEANIA or (share is None and seats == 1):
        return
    for target in ("low", "mid")[: most_influence(event.cap, seats)]:
        count = team_target(target, seats)
        yield Message("viticulture-event-shares", {"count": count, "steps": phrase(INFLUENCE)})


def _service(service: Service | None) -> Iterator[Message]:
    """South America: what the person of the year offers."""
    if service is None:
        return
    discount = (Discount(service.discount),) if service.discount else ()
    said = (
        [phrase((*service.cost, *service.gain, *discount))]
        if service.cost or service.gain or discount
        else []
    )
    if service.waives_structures:
        said.append(Message("viticulture-event-waiver"))
    if service.red_wine:
        said.append(Message("viticulture-event-red_wine", {"count": service.red_wine}))
    if service.relief:
        said.append(Message("viticulture-event-relief", {"count": service.relief}))
    yield Message("viticulture-event-service", {"steps": joined("viticulture-text-semicolon", said)})


def _deeds(event: Event, seats: int) -> Iterator[Message]:
    """South America: what the person asks of the team."""
    for number, deed in enumerate((event.deed, event.second_deed), 1):
        if deed is not None:
            what = Message(f"viticulture-deed-{deed.count}", {"count": deed_asks(deed, seats)})
            gain = phrase(deed.gain, AFTER)
            yield Message("viticulture-event-deed", {"number": number, "deed": what, "steps": gain})


def _favoured(event: Event) -> Iterator[Message]:
    """Europe: the goals that bring influence."""
    if event.favoured:
        categories = [Message(f"viticulture-goal_category-{name}") for name in event.favoured]
        yield Message(
            "viticulture-event-favoured",
            {
                "count": len(categories),
                "categories": all_of(categories),
                "influence": amount("influence", INFLUENCE[0].influence),
                "lira": amount("lira", UNFAVOURED_GOAL),
            },
        )


def _headline(event: Event, seats: int) -> Iterator[Message]:
    """North America: what brings fame, and what fame brings."""
    headline = event.headline
    if headline is None:
        return
    changes = [
        Message(
            "viticulture-event-fame", {"action": _action(letter), "change": f"{change:+d}".replace("-", "−")}
        )
        for letter, change in headline.fame.items()
    ]
    yield Message("viticulture-event-fame-actions", {"changes": all_of(changes)})
    low = FAME_LOW[seats]
    yield Message("viticulture-event-band", {"low": low, "high": low + 1, "steps": phrase(headline.gain)})
    if event.change.scandal:
        yield Message("viticulture-change-scandal", {"steps": phrase(event.change.scandal, DOES)})


def _hardship(hardship: Hardship | None, seats: int) -> Iterator[Message]:
    """Africa: what ends the hardship, and what follows."""
    if hardship is None:
        return
    resources = [
        Message("viticulture-event-different", {"count": count})
        if name == ANY_DIFFERENT
        else Message(f"viticulture-resource-{name}", {"count": count}, "count")
        for name, count in hardship.needs(seats).items()
    ]
    answered = phrase(hardship.answered, AFTER)
    yield Message("viticulture-event-hardship", {"needs": all_of(resources), "steps": answered})
    if hardship.unanswered:
        yield Message("viticulture-event-unanswered", {"steps": phrase(hardship.unanswered)})


def _limit(event: Event, seats: int) -> Iterator[Message]:
    if most := most_influence(event.cap, seats):
        yield Message("viticulture-event-limit", {"influence": amount("influence", most)})
