"""What the Automa will probably have at the end."""

from typing import Final

from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import EXPLORATION, LAST, MILITARY, SCIENCE, TECHNOLOGY
from figurka.games.tapestry.solo.rules.bots import Bots
from figurka.games.tapestry.solo.rules.things import AUTOMA

LANDS_AN_ERA: Final = 1.5
"""How many landmarks and territories the Automa gains by each income turn."""
SPACES_AN_ERA: Final = (0.0, 3.0, 3.0, 4.0, 4.5, 5.0, 5.5)


def automa_prospect(state: TapestryState) -> float:
    """The points of the Automa and what its income turns to come will score; 0 where it does not play."""
    bots = state.bots
    if not isinstance(bots, Bots) or bots.level is None:
        return 0.0
    automa = next(player for player in state.players if player.bot == AUTOMA)
    value = float(automa.vp)
    for turn in range(automa.era + 1, LAST_ERA + 1):
        if turn in bots.level.mat.multipliers:
            value += scored_at(automa, turn, bots.level.number, bots.level.mat.multipliers[turn])
    return value


def scored_at(automa: Player, turn: int, level: int, multipliers: tuple[int, int, int]) -> float:
    """What the Automa will score in an income turn, if it goes on as is usual at the level."""
    lands, war, craft = multipliers
    eras = turn - automa.era
    spaces = SPACES_AN_ERA[level] * eras
    value = lands * (automa.landmarks + automa.lands.bit_count() + LANDS_AN_ERA * eras)
    value += war * min(2.0 * LAST, automa.best(MILITARY) + automa.best(SCIENCE) + spaces)
    return value + craft * min(2.0 * LAST, automa.best(TECHNOLOGY) + automa.best(EXPLORATION) + spaces)
