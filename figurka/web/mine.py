"""All tables of a visitor, by what they wait for: himself, others, people who are still to come, nobody."""

from dataclasses import dataclass
from datetime import UTC, datetime

from figurka.tables.clock import asked_since, runs_out
from figurka.tables.model import Summary
from figurka.tables.service import Tables
from figurka.web.house import LostRow, TableRow
from figurka.web.identity import Visitor
from figurka.web.pages import ENDED, cards, lost_rows, row_of, state_of

LAST = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True)
class MyGames:
    """The tables of a visitor, in the order in which they are shown."""

    yours: tuple[TableRow, ...] = ()
    """Where it is his turn, the most urgent first."""
    others: tuple[TableRow, ...] = ()
    gathering: tuple[TableRow, ...] = ()
    finished: tuple[TableRow, ...] = ()
    lost: tuple[LostRow, ...] = ()

    @property
    def none(self) -> bool:
        """Whether he has no table at all."""
        return not (self.yours or self.others or self.gathering or self.finished or self.lost)


def urgency(summary: Summary) -> tuple[datetime, datetime]:
    """Whose time is over first comes first, then who has been asked the longest."""
    record, seats = summary.record, summary.seats
    return runs_out(record, seats) or LAST, asked_since(record, seats) or record.moved


def waiting_for(found: list[Summary]) -> int:
    """At how many of these tables it is the visitor's turn."""
    return sum(state_of(each) == "yours" for each in found)


async def summaries_of(tables: Tables, visitor: Visitor) -> list[Summary]:
    """The tables that a visitor holds something of, as far as they can be read; all that he shows counts."""
    found = await tables.tables_of((*visitor.keys, *((visitor.bearer,) if visitor.bearer else ())))
    return [each for each in found if isinstance(each, Summary)]


async def my_games(tables: Tables, visitor: Visitor) -> MyGames:
    """The tables of a visitor."""
    games = {card.name: card for card in cards(visitor.words)}
    found = await tables.tables_of(visitor.keys)
    known = [each for each in found if isinstance(each, Summary) and each.record.game in games]
    rows = [row_of(each, games, visitor) for each in sorted(known, key=urgency)]
    return MyGames(
        tuple(row for row in rows if row.state == "yours"),
        tuple(row for row in rows if row.state == "waits"),
        tuple(row for row in rows if row.state == "gathering"),
        tuple(row_of(each, games, visitor) for each in known if state_of(each) in ENDED),
        tuple(lost_rows(found, games, visitor.words)),
    )
