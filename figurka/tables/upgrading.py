"""Games that were begun under earlier rules: they go on under those of today, or are closed."""

from figurka.tables.live import LiveTable
from figurka.tables.model import UPGRADED, Act, Position, Status


def settlement(live: LiveTable) -> Act | None:
    """What is to be stored before anybody looks at a table whose rules have changed; None if they have not.

    A game that has ended stays as it is stored, whatever the rules of today would make of it.
    """
    if not live.rules_changed or live.record.status not in (Status.WAITING, Status.RUNNING):
        return None
    if live.outgrown:
        return Act((live.note_of_rules(live.outgrown),), Position(Status.CLOSED, None))
    rows, game = (live.note_of_rules(UPGRADED),), live.game
    if game.decision is None:
        position = Position(Status.OVER, None, tuple(game.winners))
    else:
        position = Position(live.record.status, game.decision.seat)
    return Act(rows, position, rules_version=game.rules.version)
