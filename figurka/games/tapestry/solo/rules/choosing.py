"""How a bot chooses a track (A-31 to A-34)."""

from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.advancing import dictator, is_barred
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import LAST, TRACK_COUNT, Space
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.games.tapestry.solo.rules.explaining import explain
from figurka.games.tapestry.solo.rules.things import (
    ANY_OPEN,
    FAVOURITE,
    HEARTS,
    NEAREST_LANDMARK_OR_END,
    SHADOW,
    DecisionCard,
    Distance,
    TrackRule,
)


def choose_track(state: TapestryState, bot: Player, rule: TrackRule, card: DecisionCard) -> int:
    """The track on which a bot advances, or -1 if it has reached the end of all of them."""
    tracks = open_tracks(state, bot)
    tell_barred(state, bot)
    if not tracks:
        explain(state, bot, "A-34")
        return -1
    distances = {track: distance(state, bot, track, rule) for track in tracks}
    nearest = min(distances.values())
    kept = [track for track in tracks if distances[track] == nearest]
    if state.journal is not None:
        goals = (aim(state, bot, track, rule) for track in tracks)
        ways = [Distance(TRACKS[goal.track], distances[goal.track], goal.landmark) for goal in goals]
        explain(state, bot, rule.rule, tuple(TRACKS[track] for track in kept), nearest, seen=tuple(ways))
    return kept[0] if len(kept) == 1 else first_in_order(state, bot, kept, card)


def open_tracks(state: TapestryState, bot: Player) -> list[int]:
    """The tracks whose end the bot has not reached, and that no card bars to it (A-31)."""
    return [
        track for track in range(TRACK_COUNT) if bot.best(track) < LAST and not is_barred(state, bot, track)
    ]


def tell_barred(state: TapestryState, bot: Player) -> None:
    """Name the Dictatorship by which a track is missing that the bot could have chosen (T-112)."""
    for track in range(TRACK_COUNT):
        barring = dictator(state, bot, track)
        if barring is not None and bot.best(track) < LAST:
            explain(state, bot, "T-112", (TRACKS[track], CARD["dictatorship"]), other=barring.seat)


def distance(state: TapestryState, bot: Player, track: int, rule: TrackRule) -> int:
    """How far the bot's token is from what the rule looks at; under `any_open` all are alike (A-32)."""
    return aim(state, bot, track, rule).number - bot.best(track)


def aim(state: TapestryState, bot: Player, track: int, rule: TrackRule) -> Space:
    """The space up to which a rule counts; under `any_open` it is where the token stands."""
    space, spaces = bot.best(track), TRACKS[track].spaces
    if rule is ANY_OPEN:
        return spaces[space]
    if rule is NEAREST_LANDMARK_OR_END:
        for ahead in spaces[space + 1 :]:
            if ahead.landmark is not None and state.owners[ahead.landmark.index] == NOBODY:
                return ahead
    return spaces[LAST]


def first_in_order(state: TapestryState, bot: Player, kept: list[int], card: DecisionCard) -> int:
    """The first of the tracks on the tiebreaker card; the Shadow Empire reads from below (A-33)."""
    favourite = bots_of(state).favourites[bot.bot - 1]
    upward = bot.bot == SHADOW
    order = card.order[::-1] if upward else card.order
    for place, named in enumerate(order, 1):
        track = favourite if named == FAVOURITE else named
        if track in kept:
            if state.journal is not None:
                read = [HEARTS[favourite] if each == FAVOURITE else TRACKS[each] for each in order[:place]]
                part = "upward" if upward else ""
                explain(state, bot, "A-33", (TRACKS[track], card), part=part, seen=tuple(read))
            return track
    raise AssertionError("every track is named on every card")
