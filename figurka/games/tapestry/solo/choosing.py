"""How a bot chooses a track (A-31 to A-34)."""

from figurka.games.tapestry.advancing import is_barred
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.solo.explaining import explain
from figurka.games.tapestry.solo.things import (
    FAVOURITE,
    NEAREST_END,
    NEAREST_LANDMARK_OR_END,
    SHADOW,
    DecisionCard,
    TrackRule,
)
from figurka.games.tapestry.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.things import LAST, TRACK_COUNT


def choose_track(state: TapestryState, bot: Player, rule: TrackRule, card: DecisionCard) -> int:
    """The track on which a bot advances, or -1 if it has reached the end of all of them."""
    tracks = open_tracks(state, bot)
    if not tracks:
        explain(state, bot, "A-34")
        return -1
    distances = {track: distance(state, bot, track, rule) for track in tracks}
    nearest = min(distances.values())
    kept = [track for track in tracks if distances[track] == nearest]
    explain(state, bot, rule.rule, tuple(TRACKS[track] for track in kept), nearest)
    if len(kept) == 1:
        return kept[0]
    chosen = first_in_order(state, bot, kept, card)
    explain(state, bot, "A-33", (TRACKS[chosen], card))
    return chosen


def open_tracks(state: TapestryState, bot: Player) -> list[int]:
    """The tracks whose end the bot has not reached, and that no card bars to it (A-31)."""
    return [
        track for track in range(TRACK_COUNT) if bot.best(track) < LAST and not is_barred(state, bot, track)
    ]


def distance(state: TapestryState, bot: Player, track: int, rule: TrackRule) -> int:
    """How far the bot's token is from what the rule looks at; under `any_open` all are alike (A-32)."""
    space = bot.best(track)
    if rule is NEAREST_END:
        return LAST - space
    if rule is NEAREST_LANDMARK_OR_END:
        for ahead in TRACKS[track].spaces[space + 1 :]:
            if ahead.landmark is not None and state.owners[ahead.landmark.index] == NOBODY:
                return ahead.number - space
        return LAST - space
    return 0


def first_in_order(state: TapestryState, bot: Player, kept: list[int], card: DecisionCard) -> int:
    """The first of the tracks on the tiebreaker card; the Shadow Empire reads from below (A-33)."""
    assert state.bots is not None
    favourite = state.bots.favourites[bot.bot - 1]
    order = reversed(card.order) if bot.bot == SHADOW else card.order
    for named in order:
        track = favourite if named == FAVOURITE else named
        if track in kept:
            return track
    raise AssertionError("every track is named on every card")
