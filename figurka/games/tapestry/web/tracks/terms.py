"""The tips of the tracks: what each space, tier and benefit means, the same in every game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from figurka.games.tapestry.content.civilizations import (
    RANK_BENEFITS,
    REVEL_BENEFITS,
    SQUARE_BENEFITS,
    STAGES,
    STATUE_BENEFITS,
)
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.tracks import COSTS, SPACES, TRACKS
from figurka.games.tapestry.rules.benefits import ANY_BUILDING, INVENT_AND_UPGRADE, INVENT_SHOWN_AND_UPGRADE
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    BUILDING,
    CARDS,
    CIVILIZATION,
    CONQUER,
    EXPLORE,
    EXPLORE_SPACE,
    INVENT,
    LAST,
    POINTS,
    REGRESS,
    RESEARCH,
    RESOURCE,
    RESOURCE_NAMES,
    SINGULARITY,
    SPACE_TILES,
    TILES,
    TRACK_NAMES,
    UPGRADE,
    Benefit,
    Space,
)
from figurka.games.tapestry.web.glossary import TIERS, all_benefits, bonus_called, long_text
from figurka.games.tapestry.web.signs import Sign, price_signs, sign_of
from figurka.games.tapestry.web.tracks.advances import cost_called, size
from figurka.games.tapestry.words.naming import benefit_called, called
from figurka.locales import Words, capital

OWN_TITLES: Final = frozenset(
    {"vp", "landmark", "or", "advance", "advance-x", "regress", "regress-x", "score-track"}
)
"""Benefits whose phrase names something that their explanation leaves open."""
RULES: Final = {
    BUILDING: "T-86",
    EXPLORE: "T-48",
    EXPLORE_SPACE: "T-52",
    CONQUER: "T-54",
    INVENT: "T-66",
    UPGRADE: "T-71",
    RESEARCH: "T-76",
    ADVANCE: "T-82",
    REGRESS: "T-82",
    CIVILIZATION: "T-92",
    SINGULARITY: "T-146",
}
"""By what a benefit does the rule that tells how."""
PLAIN: Final = frozenset({RESOURCE, TILES, SPACE_TILES, CARDS, BUILDING, POINTS})
"""Benefits whose short words say it all."""


@dataclass(frozen=True)
class Line:
    """A line of a tip: signs, what they mean in short, and in full."""

    signs: tuple[Sign, ...]
    text: str
    about: str = ""
    prize: bool = False
    """Whether it tells of a landmark, which somebody may have taken by now."""


@dataclass(frozen=True)
class Tip:
    """A tip about something on a track, or about a benefit."""

    id: str
    title: str
    aside: str = ""
    symbol: str = ""
    track: str = ""
    text: str = ""
    lines: tuple[Line, ...] = ()
    rules: str = ""


def track_tips(words: Words) -> list[Tip]:
    """What each track is."""
    return [
        Tip(
            f"track-{track.name}",
            words(f"tapestry-track-{track.name}"),
            symbol=track.name,
            track=track.name,
            text=words(f"tapestry-web-tracks-about-{track.name}"),
            lines=tuple(price_line(track.index, tier, words) for tier in (4, 3, 2, 1)),
            rules="T-41 T-45 T-46",
        )
        for track in TRACKS
    ]


def price_line(track: int, tier: int, words: Words) -> Line:
    """The price of a tier."""
    own, free = COSTS[tier - 1]
    signs = (Sign(RESOURCE_NAMES[TRACKS[track].resource]),) * own + (Sign("any_resource"),) * free
    return Line(signs, words("tapestry-web-tracks-tier", tier=TIERS[tier], cost=cost_called(track, tier)))


def tier_tips(words: Words) -> list[Tip]:
    """What a step into each tier costs, and the landmark of the tier."""
    return [tier_tip(track, tier, words) for track in range(len(TRACKS)) for tier in (1, 2, 3, 4)]


def tier_tip(track: int, tier: int, words: Words) -> Tip:
    """What a step into a tier costs, and its landmark."""
    name = TRACK_NAMES[track]
    landmark = SPACES[track][3 * tier - 2]
    return Tip(
        f"tier-{name}-{tier}",
        words("tapestry-web-tracks-tier-title", tier=TIERS[tier]),
        words(f"tapestry-track-{name}"),
        lines=(price_line(track, tier, words), *landmark_lines(landmark, words)),
        rules="T-41 T-46 T-111",
    )


def space_tips(words: Words) -> list[Tip]:
    """What each space brings."""
    return [space_tip(space, words) for space in chain(*SPACES)]


def space_tip(space: Space, words: Words) -> Tip:
    """A space: its price, what it brings in words, its bonus and its landmark."""
    track = TRACK_NAMES[space.track]
    tip_id, title = f"space-{track}-{space.number}", words.say(called(space))
    where = words(f"tapestry-track-{track}")
    if not space.number:
        return Tip(tip_id, title, where, track, track, words("tapestry-web-tracks-start-about"), rules="T-14")
    lines = [price_line(space.track, space.tier, words)]
    lines += [*landmark_lines(space, words)]
    lines += [benefit_line(each, words) for each in space.benefits]
    if space.bonus is not None:
        signs = (*price_signs(space.bonus.price), sign_of(space.bonus.gain))
        lines.append(Line(signs, words.say(bonus_called(space.bonus))))
    if space.number == LAST:
        lines.append(Line((Sign("flag"),), words("tapestry-web-tracks-end")))
    return Tip(
        tip_id, title, f"{where} {space.number}", track, track, lines=merged(lines), rules=rules_of(space)
    )


def landmark_lines(space: Space, words: Words) -> Iterator[Line]:
    """The landmark for whoever is first in a tier."""
    landmark = space.landmark
    if landmark is not None:
        text = words(
            "tapestry-web-tracks-first",
            tier=TIERS[space.tier],
            landmark=called(landmark),
            count=size(landmark),
        )
        yield Line((Sign(landmark.name, landmark=True),), capital(text), prize=True)


def benefit_line(benefit: Benefit, words: Words) -> Line:
    """A benefit in short, and in full unless that would say no more."""
    kinds = dict.fromkeys(each.name for each in singly((benefit,)) if each.verb not in PLAIN)
    about = " ".join(long_text(f"tapestry-benefit-{name}", "about", words) for name in kinds)
    return Line((sign_of(benefit),), capital(words.say(benefit_called(benefit))), about)


def merged(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Lines, each explanation only where it comes first."""
    found: list[Line] = []
    for line in lines:
        known = any(line.about == each.about for each in found)
        found.append(replace(line, about="") if known else line)
    return tuple(found)


def rules_of(space: Space) -> str:
    """The rules that a space has to do with."""
    rules = ["T-41", "T-43"]
    if space.bonus is not None:
        rules.append("T-44")
    if space.landmark is not None:
        rules.append("T-46")
    gained = [*space.benefits, *([space.bonus.gain] if space.bonus is not None else ())]
    rules += [RULES[each.verb] for each in singly(gained) if each.verb in RULES]
    return " ".join(dict.fromkeys(rules))


def singly(benefits: Iterable[Benefit]) -> Iterator[Benefit]:
    """Benefits, those to choose from one by one."""
    for benefit in benefits:
        yield from singly(benefit.options) if benefit.options else (benefit,)


def benefit_tips(words: Words) -> list[Tip]:
    """Every kind of benefit with its explanation, each once."""
    found: dict[str, Benefit] = {}
    for benefit in every_benefit():
        for each in (benefit, *benefit.options):
            found.setdefault(each.name, each)
    return [benefit_tip(benefit, words) for benefit in found.values()]


def benefit_tip(benefit: Benefit, words: Words) -> Tip:
    """A kind of benefit, explained."""
    name, sign = benefit.name, sign_of(benefit)
    own = name in OWN_TITLES
    title = words(f"tapestry-web-tracks-title-{name}") if own else words(f"tapestry-benefit-{name}", count=1)
    symbol = "" if own else sign.symbol
    about = long_text(f"tapestry-benefit-{name}", "about", words)
    return Tip(
        f"benefit-{name}", capital(title), symbol=symbol, text=about, rules=RULES.get(benefit.verb, "")
    )


def every_benefit() -> tuple[Benefit, ...]:
    """Every benefit that is printed anywhere in the game, on cards too."""
    bonuses = (space.bonus.gain for space in chain(*SPACES) if space.bonus is not None)
    columns = (*chain(*STATUE_BENEFITS), *chain(*REVEL_BENEFITS), *(stage.benefits for stage in STAGES))
    return (
        *all_benefits(),
        *bonuses,
        *(die.benefit for die in (*RED, *BLACK)),
        *chain(*columns),
        *chain(*RANK_BENEFITS),
        *SQUARE_BENEFITS,
        *(ANY_BUILDING, INVENT_AND_UPGRADE, INVENT_SHOWN_AND_UPGRADE),
    )
