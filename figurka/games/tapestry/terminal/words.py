"""What Tapestry's things bring, need and cost, in whole words."""

from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tracks import COSTS, SPACES, TRACKS
from figurka.games.tapestry.rules.things import (
    LANDMARK,
    RESOURCES,
    TERRAIN_NAMES,
    TRACK_NAMES,
    Benefit,
    Bonus,
    IncomeSpace,
    Landmark,
    Price,
    Space,
    Tech,
    Tile,
)
from figurka.games.tapestry.terminal.briefs import TIERS
from figurka.games.tapestry.words.naming import amount, gains
from figurka.locales import Message, Words, capital


def explained(message_id: str, attribute: str, words: Words) -> str:
    """A long text of a thing, without the line breaks of its file."""
    return words(message_id, attribute).replace("\n", " ")


def gained(benefits: tuple[Benefit, ...], words: Words) -> str:
    """What benefits bring, as a phrase."""
    return words.say(gains(benefits))


def priced(price: Price, words: Words) -> str:
    """What a bonus costs."""
    parts = (
        ("resource", price.resources),
        ("territory_tile", price.tiles),
        ("tapestry_card", price.cards),
        ("tech_card", price.techs),
    )
    return words.listing(
        tuple(Message(f"tapestry-price-{name}", {"count": count}) for name, count in parts if count)
    )


def sold(bonus: Bonus | None, words: Words) -> str:
    """A bonus with its price, or nothing."""
    if bonus is None:
        return ""
    return f"{priced(bonus.price, words)}: {gained((bonus.gain,), words)}"


def cost_of(space: Space, words: Words) -> str:
    """What it costs to enter a space."""
    if not space.tier:
        return ""
    own, free = COSTS[space.tier - 1]
    parts = [amount(RESOURCES[TRACKS[space.track].resource], own)] if own else []
    if free:
        parts.append(Message("tapestry-resource-any", {"count": free}, "acc"))
    return words.listing(tuple(parts))


def needed(tech: Tech, words: Words) -> str:
    """What the top row asks of a technology."""
    need = tech.need
    if need.track >= 0:
        track = Message(f"tapestry-track-{TRACK_NAMES[need.track]}")
        return words("tapestry-prerequisite-track", tier=TIERS[need.tier], track=track)
    space = INCOME_ROWS[need.kind][need.buildings]
    return words("tapestry-prerequisite-income", space=words(f"tapestry-incomespace-{space.name}"))


def won_by(landmark: Landmark, words: Words) -> str:
    """How a landmark is won: by entering a tier first, or by a technology."""
    if landmark.track >= 0:
        tier = TIERS[SPACES[landmark.track][landmark.space].tier]
        track = words(f"tapestry-track-{TRACK_NAMES[landmark.track]}")
        return words("cli-tapestry-content-by-tier", tier=tier, track=track)
    tech = next(
        tech
        for tech in TECHS
        for benefit in tech.square
        if benefit.verb == LANDMARK and benefit.what == landmark.index
    )
    return words("cli-tapestry-content-by-tech", tech=words(f"tapestry-tech-{tech.name}"))


def opened(space: IncomeSpace, words: Words) -> str:
    """What an open space of the income mat brings."""
    return gained((*space.scores, *space.gains), words)


def terrains(tile: Tile, words: Words) -> str:
    """The terrains of a tile's corners, and its island."""
    said = ", ".join(words(f"tapestry-terrain-{TERRAIN_NAMES[corner]}").lower() for corner in tile.corners)
    inland = [terrain for terrain in tile.land if terrain not in tile.corners]
    for terrain in inland:
        name = words(f"tapestry-terrain-{TERRAIN_NAMES[terrain]}").lower()
        said += f"; {words('cli-tapestry-content-island', terrain=name)}"
    return said


def sentence(phrase: str) -> str:
    """A phrase with a capital and a full stop."""
    return capital(phrase) + ("" if phrase.endswith(".") else ".")
