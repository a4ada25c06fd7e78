"""A turn of the bots (A-20 to A-30), and of the Shadow Empire among two people (A-289 to A-297)."""

from figurka.core.decision import Option, Rule
from figurka.core.piles import Pile
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.solo.rules.acting import advance_by_rule, shadow_of
from figurka.games.tapestry.solo.rules.bots import Bots, bots_of
from figurka.games.tapestry.solo.rules.explaining import explain
from figurka.games.tapestry.solo.rules.income import bots_income, reassess


def bots_turn(state: TapestryState, automa: Player) -> Rule[None]:
    """Both bots act by a new pair of decision cards, or take their next income turn."""
    bots = bots_of(state)
    automa.spaces_used = 0
    if automa.era == 0:
        explain(state, automa, "A-21", seen=(*bots.civilizations, *favourites(bots)))
        yield from bots_income(state, automa)
        return
    if not len(bots.deck):
        explain(state, automa, "A-22", bots.pair)
        yield from bots_income(state, automa)
        return
    draw_pair(state, automa, bots, "A-24")
    track_card, tiebreaker_card = bots.pair
    if not len(bots.deck) and track_card.income:
        explain(state, automa, "A-25", (track_card,))
        yield from bots_income(state, automa)
        return
    yield from advance_by_rule(state, automa, track_card.automa_rule, tiebreaker_card)
    yield from advance_by_rule(state, shadow_of(state), track_card.shadow_rule, tiebreaker_card)


def favourites(bots: Bots) -> tuple[Option, ...]:
    """The favourite tracks of the bots that take part."""
    return tuple(TRACKS[track] for track in bots.favourites if track != NOBODY)


def draw_pair(state: TapestryState, bot: Player, bots: Bots, rule: str) -> None:
    """Discard the open pair and draw a new one: track card left, tiebreaker card right (A-23, A-24)."""
    bots.discard = (*bots.discard, *bots.pair)
    bots.pair = (bots.deck.draw(state), bots.deck.draw(state))
    if bots.hidden in bots.pair:
        bots.hidden = None
    if state.journal is not None:
        explain(state, bot, rule, bots.pair, len(bots.deck), seen=favourites(bots))


def shadow_turn(state: TapestryState, shadow: Player) -> Rule[None]:
    """The Shadow Empire's turn among two people: advance, or look for a new favourite and shuffle."""
    bots = bots_of(state)
    if not bots.opened:
        bots.opened = True
        explain(state, shadow, "A-290")
        return
    if not len(bots.deck):
        explain(state, shadow, "A-295")
        reassess(state, shadow, bots)
        bots.deck, bots.discard, bots.pair = Pile([*bots.discard, *bots.pair]), (), ()
        explain(state, shadow, "A-296", count=len(bots.deck), part="swift" if bots.swift else "")
        if not bots.swift:
            return
    draw_pair(state, shadow, bots, "A-291")
    track_card, tiebreaker_card = bots.pair
    yield from advance_by_rule(state, shadow, track_card.shadow_rule, tiebreaker_card)
