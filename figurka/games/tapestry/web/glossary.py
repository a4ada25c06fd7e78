"""Tapestry's glossary for the rules page: cards, technologies, civilizations, spaces, benefits and words."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.things import (
    EITHER,
    LANDMARK,
    TRACK_NAMES,
    Benefit,
    Bonus,
    Card,
    Civilization,
    Need,
    Price,
    Space,
    Tech,
)
from figurka.games.tapestry.words.naming import benefit_called, called, gains
from figurka.locales import Message, Words, capital
from figurka.web.reference import Glossary, Term

TERMS: Final = (
    *("track", "tier", "advance", "bonus", "landmark", "income", "era", "neighbour", "resource", "capital"),
    *("district", "territory", "explore", "outpost", "conquer", "trap", "space", "tech", "invent"),
    *("upgrade", "research", "tapestry", "civilization", "achievement"),
    *("automa", "shadow", "decision_pair", "track_card", "tiebreaker_card", "favourite", "progress_deck"),
    "path_distance",
)
"""The words of the rulebook, those together that belong together."""
TIERS: Final = ("", "I", "II", "III", "IV")


def glossaries(words: Words) -> tuple[Glossary, ...]:
    """Everything on the table, explained in the reader's language."""
    spaces = [space for track in SPACES for space in track[1:]]
    return (
        Glossary("cards", words("tapestry-glossary-cards"), tuple(card_term(card, words) for card in CARDS)),
        Glossary("techs", words("tapestry-glossary-techs"), tuple(tech_term(tech, words) for tech in TECHS)),
        Glossary(
            "civilizations",
            words("tapestry-glossary-civilizations"),
            tuple(civilization_term(each, words) for each in CIVILIZATIONS),
        ),
        Glossary(
            "spaces", words("tapestry-glossary-spaces"), tuple(space_term(space, words) for space in spaces)
        ),
        Glossary("benefits", words("tapestry-glossary-benefits"), tuple(benefit_terms(words))),
        Glossary(
            "terms",
            words("tapestry-glossary-terms"),
            (
                *(about_term("term", name, words) for name in TERMS),
                *(about_term("cardtype", name, words) for name in ("when_played", "this_era")),
            ),
        ),
    )


def about_term(kind: str, name: str, words: Words) -> Term:
    """A word by its message."""
    message = f"tapestry-{kind}-{name}"
    return Term(f"{kind}-{name}", words(message), "", long_text(message, "about", words))


def long_text(message: str, attribute: str, words: Words) -> str:
    """A long text of a thing, without the line breaks of its file."""
    return words(message, attribute).replace("\n", " ")


def card_term(card: Card, words: Words) -> Term:
    """A tapestry card: when it works, and what it does."""
    message = f"tapestry-card-{card.name}"
    kind = words(f"tapestry-cardtype-{'this_era' if card.power else 'when_played'}")
    return Term(f"card-{card.name}", words(message), kind, long_text(message, "effect", words))


def tech_term(tech: Tech, words: Words) -> Term:
    """A technology: its circle, its square, and what the top row asks for."""
    text = words(
        "tapestry-glossary-tech",
        circle=gains(tech.circle),
        square=gains(tech.square),
        need=needed(tech.need),
    )
    return Term(f"tech-{tech.name}", words.say(called(tech)), "", text)


def needed(need: Need) -> Message:
    """What the top row asks of a technology."""
    if need.track < 0:
        return Message(
            "tapestry-prerequisite-income", {"space": called(INCOME_ROWS[need.kind][need.buildings])}
        )
    track = Message(f"tapestry-track-{TRACK_NAMES[need.track]}")
    return Message("tapestry-prerequisite-track", {"tier": TIERS[need.tier], "track": track})


def civilization_term(civilization: Civilization, words: Words) -> Term:
    """A civilization: what it can do, and what happens when it is gained later."""
    message = f"tapestry-civilization-{civilization.name}"
    later = words("tapestry-glossary-later", text=long_text(message, "later", words))
    text = f"{long_text(message, 'effect', words)} {later}"
    return Term(f"civilization-{civilization.name}", words(message), "", text)


def space_term(space: Space, words: Words) -> Term:
    """A space of a track: where it is, what it brings, its bonus and its landmark."""
    track = Message(f"tapestry-track-{TRACK_NAMES[space.track]}")
    where = words("tapestry-glossary-tier", track=track, number=space.number, tier=TIERS[space.tier])
    parts = [f"{capital(words.say(gains(space.benefits)))}."]
    if space.bonus is not None:
        parts.append(words.say(bonus_called(space.bonus)))
    if space.landmark is not None:
        parts.append(words("tapestry-glossary-first", landmark=called(space.landmark)))
    return Term(f"space-{space.name}", words.say(called(space)), where, " ".join(parts))


def bonus_called(bonus: Bonus) -> Message:
    """A bonus with its price."""
    return Message(
        "tapestry-glossary-bonus", {"price": price_called(bonus.price), "gain": called(bonus.gain)}
    )


def price_called(price: Price) -> Message:
    """What a bonus costs: resources, or things to discard."""
    parts = (
        ("resource", price.resources),
        ("territory_tile", price.tiles),
        ("tapestry_card", price.cards),
        ("tech_card", price.techs),
    )
    return next(Message(f"tapestry-price-{name}", {"count": count}) for name, count in parts if count)


def benefit_terms(words: Words) -> Iterator[Term]:
    """Every kind of benefit with its explanation, each once."""
    found: dict[str, Benefit] = {}
    for benefit in single(all_benefits()):
        found.setdefault(benefit.name, benefit)
    for name, benefit in found.items():
        title = capital(words.say(benefit_called(benefit)))
        yield Term(f"benefit-{name}", title, "", long_text(f"tapestry-benefit-{name}", "about", words))


def all_benefits() -> tuple[Benefit, ...]:
    """Every benefit that is printed on tracks, technologies, tiles and income mats."""
    return (
        *chain(*(space.benefits for space in chain(*SPACES))),
        *chain(*((*tech.circle, *tech.square) for tech in TECHS)),
        *chain(*(tile.benefits for tile in TERRITORIES)),
        *chain(*(star.benefits for star in SPACE_TILE_LIST)),
        *chain(*((*income.scores, *income.gains) for income in chain(*INCOME_ROWS))),
    )


def single(benefits: tuple[Benefit, ...]) -> Iterator[Benefit]:
    """Benefits, those to choose from one by one; landmarks have a word of their own."""
    for benefit in benefits:
        if benefit.verb == EITHER:
            yield from single(benefit.options)
        elif benefit.verb != LANDMARK:
            yield benefit
