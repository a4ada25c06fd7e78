"""The supply of outposts, which Militants keep on their mat in two rows."""

from typing import Final

from figurka.core.decision import Rule, choose
from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.rules.state import Player, TapestryState, replaced
from figurka.games.tapestry.rules.things import RANKS

MILITANTS: Final = CIV["militants"]


def take_outpost(state: TapestryState, player: Player) -> Rule[None]:
    """Take an outpost from the supply; Militants choose the row that it leaves."""
    if player.civs & MILITANTS.bit:
        able = tuple(rank for rank in RANKS if player.mats.ranks[rank.index])
        rank = yield from choose(player.seat, "rank", able, MILITANTS)
        player.mats.ranks = replaced(player.mats.ranks, rank.index, player.mats.ranks[rank.index] - 1)
    player.outposts -= 1
