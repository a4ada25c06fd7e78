"""What everybody sees of the bots."""

from typing import TYPE_CHECKING, Final

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.rules.scoring import breakdown
from figurka.games.tapestry.rules.shape import BotsView, BotView
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import TRACK_COUNT, TRACK_NAMES

if TYPE_CHECKING:
    from figurka.games.tapestry.solo.rules.bots import Bots

BOT_NAMES: Final = ("automa", "shadow")


def view_bots(state: TapestryState, bots: "Bots") -> BotsView:
    """The bots: what lies open of their cards, their favourites, and what each of them has."""
    return {
        "level": None if bots.level is None else bots.level.number,
        "mat": None if bots.level is None else bots.level.mat.name,
        "deck": len(bots.deck),
        "progress": len(bots.progress),
        "pair": [card.number for card in bots.pair],
        "discard": [card.number for card in bots.discard],
        "civilizations": [each.name for each in bots.civilizations],
        "supply": len(bots.supply),
        "laid": len(bots.mat),
        "bots": [view_bot(state, bots, player) for player in state.players if player.bot],
    }


def view_bot(state: TapestryState, bots: "Bots", bot: Player) -> BotView:
    """One of the bots."""
    return {
        "seat": bot.seat,
        "bot": BOT_NAMES[bot.bot - 1],
        "era": bot.era,
        "finished": bot.finished,
        "vp": bot.vp,
        "score": breakdown(bot),
        "favourite": TRACK_NAMES[bots.favourites[bot.bot - 1]],
        "tracks": {TRACK_NAMES[track]: list(bot.tokens[track]) for track in range(TRACK_COUNT)},
        "outposts": bot.outposts,
        "territories": bot.lands.bit_count(),
        "landmarks": [landmark.name for landmark in LANDMARKS if state.owners[landmark.index] == bot.seat],
    }
