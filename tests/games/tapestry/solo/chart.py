"""The bots' income turns for tests: a table just before one, and the cells that were carried out."""

from collections.abc import Sequence
from typing import Any

from figurka.core.piles import Pile
from figurka.games.tapestry.solo.content.cards import AUTOMA_CIVILIZATIONS
from figurka.games.tapestry.solo.rules.income import civilization_bonus, reassess, score_automa
from tests.games.tapestry.solo.table import WHO, SoloTable

CELL_OF_RULE = {
    "A-101": "reassess_favourites",
    "A-202": "reassess_favourites",
    "A-102": "advance_with_last_pair",
    "A-245": "civilization_bonus",
    "A-246": "civilization_bonus",
    "A-247": "civilization_bonus",
    "A-248": "civilization_bonus",
    "A-104": "score_vp",
    "A-105": "add_progress_cards",
    "A-106": "add_progress_cards_again",
    "A-107": "tapestry_to_mat",
    "A-108": "tapestry_to_supply",
    "A-109": "shuffle_decision_deck",
}


def before_income(
    turn: int, *, pair: Sequence[int] = (3, 5), era: int | None = None, **more: Any
) -> SoloTable:
    """The decision deck is used up, this pair lies open; the human is in this era unless `era` differs."""
    more = {"favourites": ("technology", "science"), "decision_deck": [], **more}
    return SoloTable(bots_era=turn - 1, pair=pair, era=turn if era is None else era, **more)


def cells(table: SoloTable) -> list[str]:
    """The cells of the income chart that the journal tells of, in that order."""
    found: list[str] = []
    for event in table.events:
        cell = None
        if event.kind == "bot-rule" and event.thing is not None:
            cell = CELL_OF_RULE.get(event.thing.key.removeprefix("rule:"))
        if cell is not None and found[-1:] != [cell]:
            found.append(cell)
    return found


def use_up(table: SoloTable) -> None:
    """Let all decision cards be drawn; the last two lie open."""
    bots = table.bots
    drawn = [*bots.discard, *bots.pair, *bots.deck.things()]
    bots.deck, bots.discard, bots.pair = Pile([]), tuple(drawn[:-2]), tuple(drawn[-2:])


def civilization(table: SoloTable, name: str, turn: int) -> SoloTable:
    """Carry out the bonus of a civilization of the Automa alone, as in this income turn."""
    table.automa.era = turn
    civ = next(each for each in AUTOMA_CIVILIZATIONS if each.name == name)
    return table.perform(civilization_bonus(table.state, table.automa, table.bots, civ))


def scores(table: SoloTable, turn: int) -> dict[str, int]:
    """Score the Automa alone, as in this income turn; its points by source."""
    table.automa.era = turn
    score_automa(table.state, table.automa, table.bots)
    return table.points(WHO.index("automa"))


def looks_again(table: SoloTable, who: str) -> str:
    """The favourite track of a bot after it was looked at again."""
    seat = WHO.index(who)
    reassess(table.state, table.player(seat), table.bots)
    return table.favourites[seat - 1]
