"""What Viticulture's steps, cards and actions do, in signs and few words."""

from collections.abc import Sequence
from functools import singledispatch

from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.steps import Effect, Step
from figurka.games.viticulture.rules.things import COLOURS, VISITOR_DECKS, WINE_TYPES
from figurka.games.viticulture.terminal.marks import DECK_SIGN, GRAPE_SIGN, SIGN, WORKER_SIGN, wine_letter
from figurka.locales import Argument, Message, Words

DISCARDED = {
    steps.ANY_CARD: SIGN["card"],
    steps.VISITOR: f"{SIGN['summer']}/{SIGN['winter']}",
    steps.VINE_CARD: SIGN["vine"],
    steps.SUMMER_CARD: SIGN["summer"],
    steps.GRAPE: SIGN["grape"],
    steps.WINE: SIGN["wine"],
    steps.GRAPE_OR_WINE: f"{SIGN['grape']}/{SIGN['wine']}",
}
"""What is given away, by its sign."""
HIGH_PRICE = 99
"""No limit to what may be built."""


def said(name: str, words: Words, **arguments: Argument) -> str:
    """Something that has no sign."""
    return words.say(Message(f"cli-viticulture-brief-{name}", arguments))


def times(count: int, up_to: bool) -> str:
    """How often something is done: nothing for once."""
    if count == 1 and not up_to:
        return ""
    return f"≤{count}" if up_to else str(count)


def spaced(*parts: str) -> str:
    """The parts that there are, with spaces between them."""
    return " ".join(part for part in parts if part)


def amounts(step: steps.Gain | steps.Lose, sign: str) -> str:
    """What is gained or lost."""
    parts = (
        (step.lira, "lira"),
        (step.vp, "point"),
        (step.residual, "residual"),
        (step.influence, "influence"),
        (step.fame, "fame"),
    )
    return " ".join(f"{sign}{count}{SIGN[name]}" for count, name in parts if count)


def decks_brief(decks: Sequence[int]) -> str:
    """Decks to choose from."""
    return "/".join(DECK_SIGN[deck] for deck in decks) or SIGN["card"]


# Steps


@singledispatch
def step_brief(step: Step, words: Words) -> str:
    """A step in signs and few words; one without figures has a text of its own."""
    return said(type(step).__name__.lower(), words)


def steps_brief(steps: Sequence[Step], words: Words) -> str:
    """Steps that are all done."""
    return " ".join(step_brief(step, words) for step in steps)


def effect_brief(effect: Effect, words: Words) -> str:
    """The ways of an effect."""
    ways = [steps_brief(way.steps, words) for way in effect.ways]
    if effect.pick > 1:
        return said("pick", words, count=effect.pick, ways=" / ".join(ways))
    said_ways = " / ".join(ways)
    if effect.both is None:
        return said_ways
    return f"{said_ways} ({said('both', words, cost=step_brief(effect.both, words))})"


@step_brief.register
def _(step: steps.Pay, words: Words) -> str:
    return f"−{step.lira}{SIGN['lira']}"


@step_brief.register
def _(step: steps.Lose, words: Words) -> str:
    return amounts(step, "−")


@step_brief.register
def _(step: steps.Gain, words: Words) -> str:
    return amounts(step, "+")


@step_brief.register
def _(step: steps.Discount, words: Words) -> str:
    return said("discount", words, sum=f"{step.lira}{SIGN['lira']}")


@step_brief.register
def _(step: steps.GainGrape, words: Words) -> str:
    colours = COLOURS if step.colour < 0 else (COLOURS[step.colour],)
    return "+" + "/".join(f"{GRAPE_SIGN[colour]}{step.value}" for colour in colours)


@step_brief.register
def _(step: steps.GainPer, words: Words) -> str:
    gain = amounts(steps.Gain(lira=step.lira, vp=step.vp), "+")
    return f"{gain}/{words(f'cli-viticulture-per-{step.per}')}"


@step_brief.register
def _(step: steps.Draw, words: Words) -> str:
    return " ".join(f"+{count}{DECK_SIGN[deck]}" for deck, count in enumerate(step.counts) if count)


@step_brief.register
def _(step: steps.DrawChoice, words: Words) -> str:
    return f"+{step.count}{decks_brief(step.decks)}"


@step_brief.register
def _(step: steps.DrawPer, words: Words) -> str:
    return f"+1{decks_brief(step.decks)}/{words(f'cli-viticulture-per-{step.per}')}"


@step_brief.register
def _(step: steps.DrawKeep, words: Words) -> str:
    return said("drawkeep", words, keep=step.keep, drawn=f"{step.count}{DECK_SIGN[step.deck]}")


@step_brief.register
def _(step: steps.RevealOneOfEach, words: Words) -> str:
    return said("revealoneofeach", words, keep=step.keep)


@step_brief.register
def _(step: steps.TakeFromDiscards, words: Words) -> str:
    return said("takefromdiscards", words, cards=f"+{step.count}{SIGN['card']}")


@step_brief.register
def _(step: steps.Discard, words: Words) -> str:
    if step.what == steps.WHOLE_HAND:
        return said("whole-hand", words)
    count = step.count if step.count > 1 else ""
    return f"−{count}{DISCARDED[step.what]}" + (f"≥{step.least}" if step.least else "")


@step_brief.register
def _(step: steps.Build, words: Words) -> str:
    what = words(f"viticulture-structure-{step.only}", "acc") if step.only else ""
    count = times(step.count, step.up_to)
    dearest = f"≤{step.dearest}{SIGN['lira']}" if step.dearest < HIGH_PRICE else ""
    return spaced(said("build", words), count, what, dearest, priced(step, words))


def priced(step: steps.Build | steps.UpgradeCellar, words: Words) -> str:
    """What building costs, where it is not the printed price."""
    if step.price == 0 or (isinstance(step, steps.Build) and step.free):
        return said("free", words)
    if step.price > 0:
        return said("for", words, sum=f"{step.price}{SIGN['lira']}")
    return f"−{step.discount}{SIGN['lira']}" if step.discount else ""


@step_brief.register
def _(step: steps.UpgradeCellar, words: Words) -> str:
    return spaced(said("upgradecellar", words), priced(step, words))


@step_brief.register
def _(step: steps.Plant, words: Words) -> str:
    notes = [
        said(f"plant-{name}", words)
        for name in ("ignores_structures", "ignores_limit", "second_ignores_limit")
        if getattr(step, name)
    ]
    count = "" if step.may_skip else times(step.count, step.up_to)
    return spaced(said("plant", words), count, f"({', '.join(notes)})" if notes else "")


@step_brief.register
def _(step: steps.Uproot, words: Words) -> str:
    return spaced(said("uproot", words), times(step.count, up_to=False))


@step_brief.register
def _(step: steps.Harvest, words: Words) -> str:
    return spaced(said("harvest", words), times(step.count, step.up_to))


@step_brief.register
def _(step: steps.MakeWine, words: Words) -> str:
    what = SIGN["wine"]
    if len(step.types) < len(WINE_TYPES):
        what = "/".join(wine_letter(kind, words) for kind in step.types)
    least = f"≥{step.least}" if step.least else ""
    note = f"({said('makewine-ignores_cellar', words)})" if step.ignores_cellar else ""
    return spaced(said("makewine", words), f"{times(step.count, step.up_to)}{what}{least}", note)


@step_brief.register
def _(step: steps.FillOrder, words: Words) -> str:
    extra = f"+{step.extra_vp}{SIGN['point']}" if step.extra_vp else ""
    notes = [
        said(f"fillorder-{name}", words) for name in ("just_drawn", "from_partner") if getattr(step, name)
    ]
    if step.relief:
        notes.append(f"{SIGN['wine']}−{step.relief}")
    what = f"{times(step.count, step.up_to)}{SIGN['order']}"
    return spaced(said("fillorder", words), what, extra, f"({', '.join(notes)})" if notes else "")


@step_brief.register
def _(step: steps.AgeWine, words: Words) -> str:
    return aged(step, times(step.count, step.up_to), SIGN["wine"], words)


@step_brief.register
def _(step: steps.AgeGrape, words: Words) -> str:
    return aged(step, times(step.count, up_to=False), SIGN["grape"], words)


def aged(step: steps.AgeWine | steps.AgeGrape, count: str, sign: str, words: Words) -> str:
    """Aging so many wines or grapes, perhaps all, perhaps twice."""
    what = f"{count}{sign}" if step.count else said("all", words, sign=sign)
    return spaced(said("age", words), what, f"{step.times}×" if step.times > 1 else "")


@step_brief.register
def _(step: steps.Market, words: Words) -> str:
    return said("market-buys" if step.buys_grape else "market", words)


@step_brief.register
def _(step: steps.Barter, words: Words) -> str:
    return said("barter", words, receive=step.receive)


@step_brief.register
def _(step: steps.Train, words: Words) -> str:
    price = said("for", words, sum=f"{step.price}{SIGN['lira']}") if step.price else said("free", words)
    note = f"({said('train-this_year', words)})" if step.this_year else ""
    return spaced(said("train", words), times(step.count, step.up_to), price, note)


@step_brief.register
def _(step: steps.Retrieve, words: Words) -> str:
    who = WORKER_SIGN["grande"] if step.only_grande else f"{step.count}{WORKER_SIGN['bare']}"
    return said("retrieve", words, who=who)


@step_brief.register
def _(step: steps.TakeTemporary, words: Words) -> str:
    return f"+{WORKER_SIGN['grey']}"


@step_brief.register
def _(step: steps.Play, words: Words) -> str:
    return spaced(said("play", words), f"{times(step.count, step.up_to)}{DECK_SIGN[step.deck]}")


@step_brief.register
def _(step: steps.GainTile, words: Words) -> str:
    price = said("for", words, sum=f"{step.price}{SIGN['lira']}")
    return spaced(f"+{times(step.count, step.up_to) or 1}{SIGN['tile']}", price)


# Other players


@step_brief.register
def _(step: steps.AllMay, words: Words) -> str:
    return said("allmay", words, what=step_brief(step.step, words))


@step_brief.register
def _(step: steps.OthersMay, words: Words) -> str:
    return said("othersmay", words, what=steps_brief(step.steps, words))


@step_brief.register
def _(step: steps.GiveToActor, words: Words) -> str:
    what = f"{step.lira}{SIGN['lira']}" if step.lira else f"{step.cards}{SIGN['card']}"
    return said("givetoactor", words, what=what)


@step_brief.register
def _(step: steps.PayOthers, words: Words) -> str:
    return said("payothers", words, sum=f"{step.lira}{SIGN['lira']}", most=step.up_to)


@step_brief.register
def _(step: steps.DemandSummer, words: Words) -> str:
    return said("demandsummer", words, most=step.up_to)


@step_brief.register
def _(step: steps.JointGift, words: Words) -> str:
    return said("jointgift", words, cards=f"{step.total}{decks_brief(VISITOR_DECKS)}")


@step_brief.register
def _(step: steps.NeighbourMust, words: Words) -> str:
    return said("neighbourmust", words, what=" / ".join(step_brief(each, words) for each in step.steps))


@step_brief.register
def _(step: steps.EachPlayer, words: Words) -> str:
    return said("eachplayer", words, what=steps_brief(step.steps, words))


@step_brief.register
def _(step: steps.When, words: Words) -> str:
    condition = words(f"cli-viticulture-if-{step.condition}")
    text = f"{condition}: {steps_brief(step.steps, words)}"
    if not step.otherwise:
        return text
    return f"{text}, {said('else', words, what=steps_brief(step.otherwise, words))}"


@step_brief.register
def _(step: steps.ChooseOne, words: Words) -> str:
    return "(" + " / ".join(step_brief(each, words) for each in step.steps) + ")"


@step_brief.register
def _(step: steps.May, words: Words) -> str:
    return said("may", words, what=step_brief(step.step, words))
