"""The 50 tapestry cards: names, copies, and whether they work for an era or when they are laid."""

from typing import Final

from figurka.games.tapestry.rules.things import Card


def cards(*names: tuple[str, int, bool]) -> tuple[Card, ...]:
    """All cards; each that works for an era has a bit of its own."""
    made: list[Card] = []
    powers = 0
    for rank, (name, copies, this_era) in enumerate(names):
        made.append(Card(name, rank, copies, 1 << powers if this_era else 0))
        powers += this_era
    return tuple(made)


WHEN_PLAYED: Final = False
THIS_ERA: Final = True

CARDS: Final = cards(
    ("academia", 1, THIS_ERA),
    ("age_of_discovery", 1, WHEN_PLAYED),
    ("age_of_sail", 1, THIS_ERA),
    ("age_of_wonders", 1, WHEN_PLAYED),
    ("alliance", 1, THIS_ERA),
    ("boast_of_superiority", 1, WHEN_PLAYED),
    ("broker_of_peace", 1, THIS_ERA),
    ("capitalism", 1, THIS_ERA),
    ("coal_baron", 1, WHEN_PLAYED),
    ("colonialism", 1, WHEN_PLAYED),
    ("dark_ages", 1, WHEN_PLAYED),
    ("democracy", 1, WHEN_PLAYED),
    ("dictatorship", 1, WHEN_PLAYED),
    ("diplomacy", 1, WHEN_PLAYED),
    ("dystopia", 1, WHEN_PLAYED),
    ("empiricism", 1, THIS_ERA),
    ("espionage", 1, WHEN_PLAYED),
    ("exploitation", 1, THIS_ERA),
    ("feudalism", 1, WHEN_PLAYED),
    ("golden_age", 1, THIS_ERA),
    ("guilds", 1, WHEN_PLAYED),
    ("industrialism", 1, THIS_ERA),
    ("marriage_of_state", 1, THIS_ERA),
    ("mercantilism", 1, THIS_ERA),
    ("meritocracy", 1, WHEN_PLAYED),
    ("militarism", 1, THIS_ERA),
    ("monarchy", 1, THIS_ERA),
    ("oil_magnate", 1, WHEN_PLAYED),
    ("olympic_host", 1, WHEN_PLAYED),
    ("pillage_and_plunder", 1, THIS_ERA),
    ("pirate_rule", 1, THIS_ERA),
    ("plea_for_aid", 1, WHEN_PLAYED),
    ("renaissance", 1, WHEN_PLAYED),
    ("revisionism", 1, THIS_ERA),
    ("revolution", 1, WHEN_PLAYED),
    ("socialism", 1, WHEN_PLAYED),
    ("steam_tycoon", 1, WHEN_PLAYED),
    ("technocracy", 1, WHEN_PLAYED),
    ("terraforming", 1, THIS_ERA),
    ("theocracy", 1, THIS_ERA),
    ("trade_economy", 1, WHEN_PLAYED),
    ("trap", 7, WHEN_PLAYED),
    ("tyranny", 1, THIS_ERA),
    ("wartime_economy", 1, THIS_ERA),
)
CARD: Final = {card.name: card for card in CARDS}
DECK_OF_CARDS: Final = tuple(card for card in CARDS for _ in range(card.copies))
TRAP: Final = CARD["trap"]
ESPIONAGE: Final = CARD["espionage"]

# What a card does in its era, as bits of a player's powers
ACADEMIA: Final = CARD["academia"].power
AGE_OF_SAIL: Final = CARD["age_of_sail"].power
ALLIANCE: Final = CARD["alliance"].power
BROKER_OF_PEACE: Final = CARD["broker_of_peace"].power
CAPITALISM: Final = CARD["capitalism"].power
EMPIRICISM: Final = CARD["empiricism"].power
EXPLOITATION: Final = CARD["exploitation"].power
GOLDEN_AGE: Final = CARD["golden_age"].power
INDUSTRIALISM: Final = CARD["industrialism"].power
MARRIAGE_OF_STATE: Final = CARD["marriage_of_state"].power
MERCANTILISM: Final = CARD["mercantilism"].power
MILITARISM: Final = CARD["militarism"].power
MONARCHY: Final = CARD["monarchy"].power
PILLAGE_AND_PLUNDER: Final = CARD["pillage_and_plunder"].power
PIRATE_RULE: Final = CARD["pirate_rule"].power
REVISIONISM: Final = CARD["revisionism"].power
TERRAFORMING: Final = CARD["terraforming"].power
THEOCRACY: Final = CARD["theocracy"].power
TYRANNY: Final = CARD["tyranny"].power
WARTIME_ECONOMY: Final = CARD["wartime_economy"].power
