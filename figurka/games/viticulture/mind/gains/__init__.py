"""What each step of an effect would gain a player now, roughly in points, by the parts of the game."""

from figurka.games.viticulture.mind.gains.cellar import CELLAR
from figurka.games.viticulture.mind.gains.hand import HAND
from figurka.games.viticulture.mind.gains.money import MONEY
from figurka.games.viticulture.mind.gains.position import FINDERS, IMPOSSIBLE, Gains
from figurka.games.viticulture.mind.gains.rivals import RIVALS
from figurka.games.viticulture.mind.gains.vineyard import VINEYARD
from figurka.games.viticulture.mind.gains.visitors import VISITORS
from figurka.games.viticulture.mind.gains.workers import WORKERS

__all__ = ["IMPOSSIBLE", "Gains"]

FINDERS.update(MONEY | HAND | VINEYARD | CELLAR | WORKERS | VISITORS | RIVALS)
