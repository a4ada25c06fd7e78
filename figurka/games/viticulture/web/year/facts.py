"""What an event asks and changes, in a few words with signs: the whole text is in its tip."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.rules.steps import GRAPE, WINE, ChooseOne
from figurka.games.viticulture.rules.things import COLOURS
from figurka.games.viticulture.web.needs import say
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.world.content.balance import FAME_LOW, UNFAVOURED_GOAL
from figurka.games.viticulture.world.content.events import OCEANIA
from figurka.games.viticulture.world.rules.continents.asia import AFTER_ACTION, WHEN_PASSING
from figurka.games.viticulture.world.rules.things import Change, Dish, Event


@dataclass(frozen=True)
class Fact:
    """A few words, and what is paid and gained."""

    text: str
    symbol: str = ""
    symbols: tuple[tuple[str, str], ...] = ()
    """Further symbols after the words, each with its name."""
    costs: tuple[Sign, ...] = ()
    gains: tuple[Sign, ...] = ()
    after: bool = False
    """What comes of it in the end: told after how far the team has come."""


Facts = Iterator[Fact]

PRICES: Final = {
    "build_discount": "a-build",
    "planting_price": "a-plant",
    "hatted_summer_price": "worker-yellow",
    "structures_waived_for": "a-plant",
}
"""The changes that are amounts of lira, with the drawing of what they touch."""
FIGURES: Final = {
    "wine_value": "a-wine",
    "order_vp": "a-fill",
    "harvest_value": "a-harvest",
    "wine_sold_lira": "a-sell",
    "least_wine_sold": "a-sell",
    "most_wines": "a-wine",
}
GAINS: Final = {
    "wine_gain": "a-wine",
    "order_gain": "a-fill",
    "order_with_6": "a-fill",
    "first_order_with_7": "a-fill",
    "wine_sold_gain": "a-sell",
    "grape_sold_gain": "a-field",
    "tour_gain": "a-tour",
    "trade_gain": "a-trade",
    "year_end": "wine-red",
}


def facts_of(scene: Scene, event: Event, spent: bool) -> tuple[Fact, ...]:
    """All that there is to say in short; `spent` tells that the event has no influence left to give."""
    told: tuple[Callable[[Scene, Event], Facts], ...] = (
        change_facts,
        dish_facts,
        bonus_facts,
        share_facts,
        service_facts,
        favoured_facts,
        headline_facts,
        hardship_facts,
    )
    found = [fact for tell in told for fact in tell(scene, event)]
    if event.space is not None:
        after = event.space.after_cap if spent and event.space.after_cap else event.space.gain
        found.append(Fact("", costs=signs_of(event.space.cost), gains=signs_of(after)))
    return tuple(found)


def change_facts(scene: Scene, event: Event) -> Facts:
    """What holds while the event lasts."""
    change: Change = event.change
    for name, symbol in PRICES.items():
        if price := getattr(change, name):
            yield Fact(say(scene, f"change-{name}"), symbol, costs=(Sign("lira", price),))
    for name, symbol in FIGURES.items():
        if figure := getattr(change, name):
            direction = "more" if figure > 0 else "less"
            yield Fact(say(scene, f"change-{name}", count=abs(figure), direction=direction), symbol)
    for name, symbol in GAINS.items():
        if steps := getattr(change, name):
            yield Fact(say(scene, f"change-{name}"), symbol, gains=signs_of(steps))
    for letter, price in (change.extra_price or {}).items():
        yield Fact(say(scene, "change-extra_price", letter=letter), costs=(Sign("lira", price),))
    if change.blocked_action:
        yield Fact(say(scene, "change-blocked_action", letter=change.blocked_action), "lock")
    if change.blocked:
        yield Fact(say(scene, "change-blocked"), "lock")
    if change.half_income:
        yield Fact(say(scene, "change-half_income"), "residual")
    if change.on_reveal:
        steps = (ChooseOne(change.on_reveal),) if event in OCEANIA else change.on_reveal
        yield Fact(say(scene, "change-on_reveal"), costs=signs_of(steps))
    if change.scandal:
        yield Fact(say(scene, "change-scandal"), costs=signs_of(change.scandal))


def letters(scene: Scene, event: Event) -> str:
    """The marked actions by their letters; the lira space has none."""
    return "/".join(event.marked).replace("$", say(scene, "lira-space"))


def dish_facts(scene: Scene, event: Event) -> Facts:
    """Asia: what the team cooks and what that brings."""
    dish = event.dish
    if dish is not None:
        yield Fact(
            say(
                scene,
                "dish",
                what=ingredient(dish),
                count=AFTER_ACTION,
                letters=letters(scene, event),
                passing=WHEN_PASSING,
            )
        )
        yield Fact(say(scene, "dish-done"), gains=signs_of(dish.team), after=True)
        yield Fact(say(scene, "cooks"), gains=signs_of(dish.cooks), after=True)


def ingredient(dish: Dish) -> str:
    """Which word names what goes into the dish."""
    if dish.ingredient == GRAPE:
        return "both" if dish.both_colours else COLOURS[dish.colour] if dish.colour >= 0 else "grape"
    return "wine" if dish.ingredient == WINE else "vine"


def bonus_facts(scene: Scene, event: Event) -> Facts:
    """Asia: what may be bought after the marked action."""
    bonus = event.bonus
    if bonus is not None:
        name = "bonus-once" if bonus.once_per_player else "bonus"
        text = say(scene, name, letters=letters(scene, event))
        yield Fact(text, costs=signs_of(bonus.cost), gains=signs_of(bonus.gain))
        if bonus.team_gain:
            yield Fact(say(scene, "together"), gains=signs_of(bonus.team_gain))


def share_facts(scene: Scene, event: Event) -> Facts:
    """Oceania: what helping a fellow player costs and brings."""
    share = event.share
    if share is not None:
        name = "share-grape" if share.same_grape else "share"
        text = say(scene, name, letters=letters(scene, event))
        yield Fact(text, costs=signs_of(share.cost), gains=signs_of(share.fellow))
        if share.actor:
            yield Fact(say(scene, "sharer"), gains=signs_of(share.actor))


def service_facts(scene: Scene, event: Event) -> Facts:
    """South America: what the person of the year offers."""
    service = event.service
    if service is None:
        return
    said = say(scene, "service", letters=letters(scene, event))
    figures = (
        ("discount", service.discount),
        ("waiver", service.waives_structures),
        ("red_wine", service.red_wine),
        ("relief", service.relief),
    )
    help_ = [say(scene, f"service-{name}", count=int(count)) for name, count in figures if count]
    yield Fact(" ".join([said, *help_]), costs=signs_of(service.cost), gains=signs_of(service.gain))


def favoured_facts(scene: Scene, event: Event) -> Facts:
    """Europe: the goals that bring influence this year."""
    if event.favoured:
        named = tuple(
            (f"goal-{name}", scene.say(f"viticulture-goal_category-{name}")) for name in event.favoured
        )
        yield Fact(say(scene, "favours"), symbols=named, gains=(Sign("influence", 1),))
        yield Fact(say(scene, "favours-else"), gains=(Sign("lira", UNFAVOURED_GOAL),))


def headline_facts(scene: Scene, event: Event) -> Facts:
    """North America: the actions that change fame, and what the right fame brings."""
    headline = event.headline
    if headline is not None:
        changes = [
            f"{letter}\N{NO-BREAK SPACE}{change:+d}".replace("-", "−").replace("$", say(scene, "lira-short"))
            for letter, change in headline.fame.items()
        ]
        yield Fact(", ".join(changes), "fame")
        low = FAME_LOW[len(scene.players)]
        yield Fact(say(scene, "band", low=low, high=low + 1), gains=signs_of(headline.gain))


def hardship_facts(scene: Scene, event: Event) -> Facts:
    """Africa: what answering the hardship brings, and what follows otherwise."""
    hardship = event.hardship
    if hardship is not None:
        yield Fact(say(scene, "answered"), gains=signs_of(hardship.answered), after=True)
        if hardship.unanswered:
            yield Fact(say(scene, "unanswered"), costs=signs_of(hardship.unanswered), after=True)
