"""Why a bot does what it does, as events of the journal."""

from figurka.core.decision import Option
from figurka.games.tapestry.solo.things import RuleRef
from figurka.games.tapestry.state import Player, TapestryState


def explain(
    state: TapestryState, bot: Player, rule: str, things: tuple[Option, ...] = (), count: int = 0
) -> None:
    """Tell which numbered rule decides, and what it leaves or brings."""
    if state.journal is not None:
        state.tell("bot-rule", bot.seat, RuleRef(rule), count, things=things)
