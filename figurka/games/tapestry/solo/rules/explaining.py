"""Why a bot does what it does, as events of the journal."""

from typing import Final

from figurka.core.decision import Option
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.solo.rules.things import RuleRef

BOT_RULE: Final = "bot-rule"
"""The kind of these events."""


def explain(
    state: TapestryState,
    bot: Player,
    rule: str,
    things: tuple[Option, ...] = (),
    count: int = 0,
    part: str = "",
    other: int = NOBODY,
    seen: tuple[Option, ...] = (),
) -> None:
    """Tell which numbered rule decides in which case, what it looked at, and what it leaves or brings."""
    if state.journal is not None:
        state.tell(BOT_RULE, bot.seat, RuleRef(rule, part, seen), count, other, things)
