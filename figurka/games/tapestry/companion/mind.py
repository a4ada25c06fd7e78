"""What a hurried person would tell the companion: that he is done, or that it was an income turn."""

from figurka.core.decision import DONE, Decision
from figurka.core.mind import Mind
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import INCOME


class CompanionMind(Mind[TapestryState]):
    """Nothing is to be judged at the printed table; it only never gets stuck."""

    def likings(self, state: TapestryState, decision: Decision) -> list[float]:
        """The end of the turn, or else its shortest kind."""
        return [1.0 if option is DONE or option is INCOME else 0.0 for option in decision.options]
