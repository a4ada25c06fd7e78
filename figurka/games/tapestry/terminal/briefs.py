"""Tapestry's benefits, prices and cards in signs and few words."""

from typing import Final

from rich.text import Text

from figurka.games.tapestry.content.tracks import COSTS
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    ANY,
    BUILDING,
    BUILDING_NAMES,
    EITHER,
    LANDMARK,
    REGRESS,
    RESOURCE_NAMES,
    ROW_NAMES,
    SCORE,
    SCORE_NAMES,
    SCORE_TRACK,
    TRACK_NAMES,
    Benefit,
    Bonus,
    Card,
    Need,
    Price,
    Space,
)
from figurka.games.tapestry.terminal.marks import SIGN, WITHOUT, building_letter, painted
from figurka.locales import Words

TIERS: Final = ("", "I", "II", "III", "IV")
ERAS: Final = (*TIERS, "V")
COUNTED: Final = {
    **{f"gain-{name}": SIGN[name] for name in RESOURCE_NAMES},
    "gain-territory_tile": SIGN["tile"],
    "gain-space_tile": SIGN["space_tile"],
    "gain-tapestry_card": SIGN["card"],
    "invent": SIGN["tech"],
    "vp": SIGN["point"],
}
"""Benefits that are a number of something with a sign."""
SCORED: Final = {
    "territories": SIGN["territory"],
    "tech_cards": SIGN["tech"],
    "capital": SIGN["line"],
    "territory_tiles": SIGN["tile"],
    "tapestry_cards": SIGN["card"],
    "landmarks": SIGN["landmark"],
}
"""What points are given for, apart from buildings and tracks."""


def short_track(track: int, words: Words) -> str:
    """A track in three letters."""
    return words(f"cli-tapestry-short-{TRACK_NAMES[track]}")


def benefit_brief(benefit: Benefit, words: Words) -> str:
    """A benefit in signs and few words."""
    if benefit.verb == EITHER:
        return " / ".join(benefit_brief(each, words) for each in benefit.options)
    if benefit.name in COUNTED:
        return f"+{benefit.count}{COUNTED[benefit.name]}"
    if benefit.verb == BUILDING and benefit.what != ANY:
        return f"+{building_letter(BUILDING_NAMES[benefit.what], words)}"
    if benefit.verb == LANDMARK:
        return f"+{SIGN['landmark']}"
    if benefit.verb in (SCORE, SCORE_TRACK):
        times = str(benefit.count) if benefit.count > 1 else ""
        return f"{times}{SIGN['point']}/{scored(benefit, words)}"
    if benefit.verb in (ADVANCE, REGRESS):
        step = "+1" if benefit.verb == ADVANCE else "−1"
        return f"{short_track(benefit.track, words)} {step}{'' if benefit.full else WITHOUT}"
    return words(f"cli-tapestry-brief-{benefit.name}")


def scored(benefit: Benefit, words: Words) -> str:
    """What a score counts."""
    if benefit.verb == SCORE_TRACK:
        return short_track(benefit.track, words)
    name = SCORE_NAMES[benefit.what]
    return SCORED[name] if name in SCORED else building_letter(BUILDING_NAMES[ROW_NAMES.index(name)], words)


def gains_brief(benefits: tuple[Benefit, ...], words: Words) -> str:
    """Several benefits in signs and few words."""
    return ", ".join(benefit_brief(each, words) for each in benefits) or "–"


def price_brief(price: Price) -> str:
    """What a bonus costs."""
    parts = (
        (price.resources, SIGN["any"]),
        (price.tiles, SIGN["tile"]),
        (price.cards, SIGN["card"]),
        (price.techs, SIGN["tech"]),
    )
    return "+".join(f"{count}{sign}" for count, sign in parts if count)


def bonus_brief(bonus: Bonus, words: Words) -> str:
    """A bonus with its price."""
    return f"{price_brief(bonus.price)}: {benefit_brief(bonus.gain, words)}"


def space_brief(space: Space, words: Words) -> str:
    """What a space brings, and its bonus."""
    said = gains_brief(space.benefits, words)
    return said if space.bonus is None else f"{said} ({bonus_brief(space.bonus, words)})"


def tier_cost(tier: int, sign: str) -> str:
    """What an advance into a tier costs, where the track takes the resource of this sign."""
    own, free = COSTS[tier - 1]
    parts = ((own, sign), (free, SIGN["any"]))
    return "+".join(f"{count}{each}" for count, each in parts if count)


def need_brief(need: Need, words: Words) -> str:
    """What the top row asks of a technology: a tier of a track, or so many buildings."""
    if need.track >= 0:
        return f"{short_track(need.track, words)} {TIERS[need.tier]}"
    return f"{need.buildings}{building_letter(BUILDING_NAMES[need.kind], words)}"


def card_brief(card: Card, words: Words) -> Text:
    """What a tapestry card does: ∞ for an era, ! at once."""
    sign = "∞" if card.power else "!"
    return Text.assemble((f"{sign} ", "dim"), painted(words(f"cli-tapestry-card-{card.name}")))
