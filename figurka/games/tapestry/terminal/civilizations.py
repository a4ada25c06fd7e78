"""What lies on the mats of Tapestry's civilizations, on a line each."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rich.text import Text

from figurka.games.tapestry.content.civilizations import (
    RANK_BENEFITS,
    REVEL_BENEFITS,
    SQUARE_BENEFITS,
    STAGE,
    STATUE_BENEFITS,
)
from figurka.games.tapestry.rules.shape import BuildingName, MatsView, OmenView, TrackName
from figurka.games.tapestry.terminal.briefs import TIERS, benefit_brief, gains_brief
from figurka.games.tapestry.terminal.marks import YES, building_mark, painted, seat_mark
from figurka.locales import Words

Shown: TypeAlias = Callable[[MatsView, Words], Text]
GAP: Final = "  "


def civilization_name(name: str, words: Words) -> str:
    """What a civilization is called."""
    return words(f"tapestry-civilization-{name}")


def civilization_line(name: str, mats: MatsView, words: Words) -> Text:
    """A civilization and what lies on its mat."""
    title = (civilization_name(name, words), "bold")
    if name not in mats:
        return Text.assemble(title)
    return Text.assemble(title, (": ", "dim"), MATS[name](mats, words))


def statue(columns: list[list[BuildingName]], words: Words) -> Text:
    """The Craftsmen's statue: the buildings of each column, and what its next plot brings."""
    parts = []
    for number, (column, benefits) in enumerate(zip(columns, STATUE_BENEFITS, strict=True), 1):
        part = Text.assemble((f"{TIERS[number]} ", "dim"))
        for building in column:
            part.append(building_mark(building, words))
        if len(column) < len(benefits):
            part.append(painted(f" → {gains_brief(benefits[len(column)], words)}"))
        parts.append(part)
    return Text(GAP).join(parts)


def stage(name: str, words: Words) -> Text:
    """Where the Entertainers' token stands, and where it may go."""
    here = gains_brief(STAGE[name].benefits, words)
    onward = " / ".join(gains_brief(STAGE[each].benefits, words) for each in STAGE[name].onward)
    return painted(f"{here} → {onward or '–'}")


def tokens(count: int, words: Words) -> Text:
    """How many tokens are left."""
    return Text(words("cli-tapestry-mat-tokens", count=count))


def squares(holders: list[int | None], words: Words) -> Text:
    """The Historians' squares, each with the opponent who has its token."""
    parts = []
    for holder, benefit in zip(holders, SQUARE_BENEFITS, strict=True):
        mark = Text("–", "dim") if holder is None else seat_mark(holder)
        parts.append(painted(f"{benefit_brief(benefit, words)} ").append(mark))
    return Text(GAP).join(parts)


def alchemy(marked: list[TrackName], words: Words) -> Text:
    """The tracks that the Alchemists have rolled and not used yet."""
    if not marked:
        return Text(words("cli-tapestry-mat-alchemy-none"))
    tracks = ", ".join(words(f"tapestry-track-{track}") for track in marked)
    return Text(words("cli-tapestry-mat-alchemy", tracks=tracks))


def leaders(used: list[TrackName], words: Words) -> Text:
    """The tracks whose leader has been used."""
    if not used:
        return Text(words("cli-tapestry-mat-leaders-none"))
    tracks = ", ".join(words(f"tapestry-track-{track}") for track in used)
    return Text(words("cli-tapestry-mat-leaders", tracks=tracks))


def revels(heights: list[int], words: Words) -> Text:
    """How far the Merrymakers have come in each column, and what comes next."""
    parts = []
    for number, (height, benefits) in enumerate(zip(heights, REVEL_BENEFITS, strict=True), 1):
        coming = gains_brief(benefits[height], words) if height < len(benefits) else YES
        parts.append(painted(f"{TIERS[number]} {height}/{len(benefits)} → {coming}"))
    return Text(GAP).join(parts)


def ranks(left: list[int], words: Words) -> Text:
    """The Militants' rows: what is uncovered, and how many outposts still cover the rest."""
    parts = []
    for number, (count, benefits) in enumerate(zip(left, RANK_BENEFITS, strict=True), 1):
        opened = gains_brief(benefits[: len(benefits) - count], words)
        covered = words("cli-tapestry-mat-outposts", count=count)
        parts.append(painted(f"{TIERS[number]} {opened} ").append(f"({covered})", "dim"))
    return Text(GAP).join(parts)


def omens(foretold: Mapping[str, OmenView], words: Words) -> Text:
    """What the Mystics foretold beside what they have."""
    parts = []
    for name, omen in foretold.items():
        number = "?" if omen["foretold"] is None else str(omen["foretold"])
        met = f" {YES}" if omen["met"] else ""
        parts.append(Text(f"{words(f'cli-tapestry-mat-omen-{name}')} {omen['now']}/{number}{met}"))
    return Text(GAP).join(parts)


MATS: Final[Mapping[str, Shown]] = {
    "alchemists": lambda mats, words: alchemy(mats["alchemists"], words),
    "craftsmen": lambda mats, words: statue(mats["craftsmen"], words),
    "entertainers": lambda mats, words: stage(mats["entertainers"], words),
    "heralds": lambda mats, words: tokens(mats["heralds"], words),
    "historians": lambda mats, words: squares(mats["historians"], words),
    "inventors": lambda mats, words: tokens(mats["inventors"], words),
    "isolationists": lambda mats, words: tokens(mats["isolationists"], words),
    "leaders": lambda mats, words: leaders(mats["leaders"], words),
    "merrymakers": lambda mats, words: revels(mats["merrymakers"], words),
    "militants": lambda mats, words: ranks(mats["militants"], words),
    "mystics": lambda mats, words: omens(mats["mystics"], words),
    "traders": lambda mats, words: tokens(mats["traders"], words),
}
"""For each civilization that keeps something on its mat, how it is told."""
