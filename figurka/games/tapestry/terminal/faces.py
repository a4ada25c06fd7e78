"""What stands on Tapestry's cards, mats and spaces, in whole words."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.games.tapestry.rules.things import (
    EITHER,
    TRACK_NAMES,
    Benefit,
    Card,
    Civilization,
    Landmark,
    Space,
    Tech,
    Track,
)
from figurka.games.tapestry.terminal.briefs import TIERS
from figurka.games.tapestry.terminal.marks import CIRCLE, SQUARE
from figurka.games.tapestry.terminal.words import cost_of, explained, gained, needed, sentence, sold, won_by
from figurka.locales import Words


def card_face(card: Card, words: Words) -> RenderableType:
    """All that is on a tapestry card."""
    kind = "this_era" if card.power else "when_played"
    return Group(
        Text(words(f"tapestry-cardtype-{kind}"), "dim"),
        Text(explained(f"tapestry-card-{card.name}", "effect", words)),
    )


def tech_face(tech: Tech, words: Words) -> RenderableType:
    """All that is on a technology."""
    return Group(
        Text(f"{CIRCLE} {sentence(gained(tech.circle, words))}"),
        Text(f"{SQUARE} {sentence(gained(tech.square, words))}"),
        Text(sentence(words("cli-tapestry-needs", need=needed(tech, words))), "dim"),
    )


def civilization_face(civilization: Civilization, words: Words) -> RenderableType:
    """What a civilization can do, and what happens when it is gained during the game."""
    message = f"tapestry-civilization-{civilization.name}"
    later = Text.assemble(
        (f"{words('cli-tapestry-content-later')}: ", "dim"), explained(message, "later", words)
    )
    return Group(Text(explained(message, "effect", words)), later)


def landmark_face(landmark: Landmark, words: Words) -> RenderableType:
    """How a landmark is won, and its base."""
    base = [Text(line.replace("#", "██ ").replace(".", " · ")) for line in landmark.shape]
    return Group(Text(sentence(won_by(landmark, words))), *base)


def track_face(track: Track, words: Words) -> RenderableType:
    """All spaces of a track."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="dim")
    for space in track.spaces[1:]:
        said = gained(space.benefits, words)
        if space.bonus is not None:
            said += f" ({sold(space.bonus, words)})"
        name = Text(words(f"tapestry-space-{space.name}"), "bold")
        grid.add_row(str(space.number), name, Text(said))
    return grid


def space_face(space: Space, words: Words) -> RenderableType:
    """All about a space: where it is, what it costs and brings, and what its benefits mean."""
    track = words(f"tapestry-track-{TRACK_NAMES[space.track]}")
    tier = words("cli-tapestry-tier", tier=TIERS[space.tier])
    cost = words("cli-tapestry-cost", cost=cost_of(space, words))
    parts = [
        Text(f"{track} {space.number}, {tier}, {cost}", "dim"),
        Text(sentence(gained(space.benefits, words))),
    ]
    if space.bonus is not None:
        parts.append(Text(sentence(words("cli-tapestry-bonus", bonus=sold(space.bonus, words)))))
    if space.landmark is not None:
        landmark = words(f"tapestry-landmark-{space.landmark.name}")
        parts.append(Text(sentence(words("cli-tapestry-first", landmark=landmark))))
    parts += [
        Text(explained(f"tapestry-benefit-{name}", "about", words), "dim")
        for name in benefit_names(space.benefits)
    ]
    return Group(*parts)


def benefit_names(benefits: tuple[Benefit, ...]) -> list[str]:
    """The names of benefits and of those to choose from, each once."""
    return list(dict.fromkeys(benefit.name for benefit in single(benefits)))


def single(benefits: tuple[Benefit, ...]) -> Iterator[Benefit]:
    """Benefits, those to choose from one by one."""
    for benefit in benefits:
        if benefit.verb == EITHER:
            yield from single(benefit.options)
        else:
            yield benefit
