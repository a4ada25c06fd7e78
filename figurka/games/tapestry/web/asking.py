"""The decision bar: what has no place on the drawing, the steps of an income turn, and what comes after."""

from dataclasses import dataclass
from typing import Final

from figurka.core.decision import Option, SeatOption
from figurka.games.tapestry.content.civilizations import SQUARE_BENEFITS
from figurka.games.tapestry.rules.city import free_plots
from figurka.games.tapestry.rules.incomes import STEPS_OF_TURN
from figurka.games.tapestry.rules.things import (
    MIDDLE,
    RESOURCE_NAMES,
    TRACK_NAMES,
    Benefit,
    Building,
    Civilization,
    Column,
    Number,
    Payment,
    Resource,
    Space,
    Stage,
    Tech,
    Tile,
    Turned,
)
from figurka.games.tapestry.solo.rules.things import AutomaCivilization
from figurka.games.tapestry.web.scene import Mark, Scene
from figurka.games.tapestry.web.signs import Sign, payment_signs, price_signs, sign_of, signs_of
from figurka.games.tapestry.words.naming import bought
from figurka.locales import Message
from figurka.web.sight import OptionSight, Sight

DRAWN: Final = frozenset(
    {
        *("advance", "space", "track", "landmark", "hex", "tile", "spacetile", "die", "rotation"),
        *("plot", "quarters", "site", "card", "laid", "tech", "deck", "capital", "civilization"),
        *("statue", "revel", "rank"),
    }
)
"""What the regions draw as controls, by the first part of the key."""
PLACING: Final = {"quarters": "build", "site": "build", "explore": "explore", "rotation": "explore"}
"""The decisions in which something is turned and placed, by what the button says."""
PLAIN_SIGNS: Final = {
    "city": (Sign("capital"),),
    "buy": (Sign("any_resource"),),
    "sell": (Sign("vp"),),
    "roll": (Sign("research"),),
    "a_resource": (Sign("any_resource"),),
    "some_points": (Sign("vp", points=3),),
    "stand_up": (Sign("outpost", 3),),
    "done": (Sign("tick"),),
    "stop": (Sign("tick"),),
}
"""The signs of options that are nothing but words."""
TAKEN: Final = {
    "heralds_start": (Sign("tapestry_card"),),
    "invent_unseen": (Sign("invent"),),
    "isolate": (Sign("any_resource"),),
    "militarism": (Sign("outpost"),),
    "refresh": (Sign("refresh_tech"),),
    "trap": (Sign("any_resource"),),
}
"""What saying yes brings."""
QUIET: Final = ("decline", "done", "stop")
WORDS_SHOWN: Final = 46
"""Labels longer than this are shortened to their signs, if they have any."""
SAID: Final = ("roll", "stop")
"""What no sign could say: at least its few words are shown."""


@dataclass(frozen=True)
class Choice:
    """A button of the bar."""

    option: OptionSight
    signs: tuple[Sign, ...] = ()
    gains: tuple[Sign, ...] = ()
    """What is gained for what the first signs cost."""
    words: str = ""
    tone: str = ""
    """`primary`, `quiet`, or nothing."""
    left: tuple[Sign, ...] = ()
    """What is left after paying."""
    mark: Mark | None = None
    """The emblem of the seat that is chosen."""

    @property
    def name(self) -> str:
        """What the button is called where its signs are not seen; empty if its words say all."""
        return self.option.called_beside(self.words)


@dataclass(frozen=True)
class Placing:
    """The buttons with which something is turned and placed; the script keeps them up to date."""

    words: str
    how: str
    turns: bool
    option: int
    then: str = ""


@dataclass(frozen=True)
class Threat:
    """A conquest that a trap could stop: who attacks, and where."""

    attacker: Mark
    words: str


def chosen_on_board(key: str, sight: Sight) -> bool:
    """Whether an option is chosen on the drawing itself."""
    kind = key.partition(":")[0]
    asked = "" if sight.decision is None else sight.decision.kind
    return kind in DRAWN and not (kind == "civilization" and asked == "civilization_first")


def see_asked(scene: Scene) -> dict[str, object]:
    """The options for the decision bar."""
    return {
        "choices": see_choices(scene),
        "placing": see_placing(scene),
        "deal": see_deal(scene),
        "threat": see_threat(scene),
        "income_steps": see_steps(scene),
        "then": see_then(scene),
    }


# Buttons


def see_choices(scene: Scene) -> list[Choice]:
    """A button for each option that has no place on the drawing; an income turn is a way of acting."""
    decision, seen = scene.decision, scene.sight.decision
    if decision is None or seen is None:
        return []
    return [
        see_choice(scene, option, value)
        for option, value in zip(seen.options, decision.options, strict=True)
        if not chosen_on_board(option.key, scene.sight)
        and not (scene.kind == "turn" and option.key == "income")
    ]


def see_choice(scene: Scene, option: OptionSight, value: Option) -> Choice:
    """An option as a button: with signs where there are any, with words where they are short."""
    if isinstance(value, Payment):
        return Choice(option, payment_signs(value), left=left_after(scene, value))
    if isinstance(value, Resource):
        return see_resource(scene, option, value)
    if isinstance(value, Building):
        return Choice(option, (Sign(value.name),), words=option.label)
    if isinstance(value, Number):
        return Choice(option, words=str(value.number))
    if isinstance(value, SeatOption):
        return Choice(option, words=option.label, mark=scene.mark(value.seat))
    if option.key == "take":
        return see_yes(scene, option)
    signs = signs_for(value)
    terse = isinstance(value, Column | Stage) or len(option.label) > WORDS_SHOWN
    words = "" if signs and terse else option.label
    if not words and option.key in SAID:
        words = scene.say(f"tapestry-option-{option.key}")
    return Choice(option, signs, words=words, tone="quiet" if option.key in QUIET else "")


def signs_for(value: Option) -> tuple[Sign, ...]:
    """What an option brings, as signs."""
    if isinstance(value, Benefit):
        return (sign_of(value),)
    if isinstance(value, Stage):
        return signs_of(value.benefits)
    if isinstance(value, Column):
        return (sign_of(SQUARE_BENEFITS[value.index]),)
    if isinstance(value, AutomaCivilization):
        return (Sign(TRACK_NAMES[value.track], track=TRACK_NAMES[value.track]),)
    if isinstance(value, Civilization):
        return (Sign("civilization"),)
    return PLAIN_SIGNS.get(value.key, ())


def left_after(scene: Scene, payment: Payment) -> tuple[Sign, ...]:
    """What a payment leaves of the resources that it takes."""
    me = scene.me
    assert me is not None
    paid = zip(RESOURCE_NAMES, me.goods, payment.amounts, strict=True)
    return tuple(Sign(name, have - count) for name, have, count in paid if count)


def left_of(scene: Scene, resource: Resource) -> tuple[Sign, ...]:
    """What is left of a resource of which one is paid."""
    me = scene.me
    assert me is not None
    return (Sign(resource.name, me.goods[resource.index] - 1),)


def see_resource(scene: Scene, option: OptionSight, value: Resource) -> Choice:
    """A resource that is gained or paid; how many of it there are is seen in the dock."""
    left = left_of(scene, value)
    if scene.kind == "olympics":
        return Choice(option, (Sign(value.name),), (Sign("vp", points=10),), left=left)
    if scene.kind == "sell":
        return Choice(option, (Sign(value.name),), (Sign("vp", points=5),), left=left)
    if scene.kind == "bonus":
        return Choice(option, (Sign(value.name),), left=left)
    words = scene.called(f"resource-{RESOURCE_NAMES[value.index]}")
    return Choice(option, (Sign(value.name),), words=words)


def see_yes(scene: Scene, option: OptionSight) -> Choice:
    """Saying yes, by what it brings."""
    decision = scene.decision
    assert decision is not None
    because = decision.because
    signs: tuple[Sign, ...] = TAKEN.get(scene.kind, ())
    if isinstance(because, Tile):
        signs = (*signs_of(because.benefits), *signs_of(because.benefits))
    elif isinstance(because, Tech):
        middle = any(because in each.techs[MIDDLE] for each in scene.state.players)
        signs = signs_of(because.circle if middle else because.square)
    words = scene.say(f"tapestry-web-side-yes-{scene.kind.replace('_', '-')}")
    return Choice(option, signs, words=words, tone="primary" if scene.kind == "trap" else "")


# Around the buttons


def see_placing(scene: Scene) -> Placing | None:
    """How a landmark or a tile is turned and placed."""
    decision = scene.decision
    if decision is None or scene.kind not in PLACING:
        return None
    first, then, turns = decision.options[0], "", len(decision.options) > 1
    if isinstance(first, Turned):
        me = scene.me
        assert me is not None
        taken = ~free_plots(me)
        then = next(site.key for site in first.sites if not site.mask & taken)
    elif scene.kind == "explore":
        tile = decision.because
        assert isinstance(tile, Tile)
        turns, then = len(tile.turns) > 1, tile.turns[0].key
    elif scene.kind == "site":
        turns = False
    deed = PLACING[scene.kind]
    words = scene.say(f"tapestry-web-side-{deed}-here")
    how = scene.say("tapestry-web-side-how", placing=scene.kind if turns else f"{deed}-still")
    return Placing(words, how, turns, 0, then)


@dataclass(frozen=True)
class Deal:
    """A bonus on offer: what it costs and what it brings, as signs and in words."""

    price: tuple[Sign, ...]
    gain: tuple[Sign, ...]
    words: str


def see_deal(scene: Scene) -> Deal | None:
    """The bonus that is on offer."""
    decision = scene.decision
    if decision is None or not scene.kind.startswith("bonus"):
        return None
    space = decision.because
    assert isinstance(space, Space)
    assert space.bonus is not None
    price = () if scene.kind == "bonus_free" else price_signs(space.bonus.price)
    words = scene.say(Message("tapestry-web-side-deal", bought(decision)))
    return Deal(price, (sign_of(space.bonus.gain),), words)


def see_threat(scene: Scene) -> Threat | None:
    """Who attacks where, when a trap could stop it."""
    if scene.kind != "trap":
        return None
    for place in scene.view["map"]["hexes"]:
        if place["contested"]:
            seats = [piece["seat"] for piece in place["pieces"] if not piece["toppled"]]
            mark = scene.mark(seats[0])
            words = scene.say("tapestry-web-side-attacks", player=mark.name, place=place["place"])
            return Threat(mark, words)
    return None


def see_steps(scene: Scene) -> list[tuple[int, str]]:
    """The steps of the income turn that the viewer is in, by number and name."""
    own = scene.own
    if own is None or not scene.kind or not scene.view["income_step"] or scene.view["active"] != own["seat"]:
        return []
    return [(step, scene.say(f"tapestry-web-side-step-{step}")) for step in STEPS_OF_TURN[own["era"]]]


def see_then(scene: Scene) -> list[tuple[Sign, str]]:
    """The benefits that come after the one that is being gained, with their words."""
    own = scene.own
    if own is None or scene.kind in ("", "order", "turn", "payment") or scene.view["active"] != own["seat"]:
        return []
    called = scene.sight.game.rules.called
    return [(sign_of(each), scene.say(called(each))) for each in scene.state.ahead]
