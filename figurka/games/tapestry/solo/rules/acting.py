"""What the bots do: advancing, the Automa's benefits, conquering and exploring (A-35 to A-84)."""

from figurka.core.decision import Rule
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.advancing import enter, go_back, roll_once
from figurka.games.tapestry.rules.conquering import conquer_targets, decide_conquest
from figurka.games.tapestry.rules.exploring import explore_targets
from figurka.games.tapestry.rules.inventing import renew_display
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import LAST, MILITARY, OUTPOST, STEPS, Hex, standing
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.content.cards import (
    ADVANCE_CHOICE,
    ADVANCE_TRACKS,
    AUTOMA_BENEFITS,
    CONQUER_ANYWHERE,
    CONQUER_NEAR,
    EXPLORE_ANYWHERE,
    EXPLORE_NEAR,
    INVENT_NONE,
    REGRESS_CHOICE,
    REGRESS_TRACKS,
    RESEARCH_FULL,
    RESEARCH_X,
)
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.games.tapestry.solo.rules.choosing import choose_track
from figurka.games.tapestry.solo.rules.explaining import explain
from figurka.games.tapestry.solo.rules.hexes import (
    closest,
    furthest,
    read_map,
    tell_hexes,
    wants_middle_island,
    with_one_token,
)
from figurka.games.tapestry.solo.rules.things import SHADOW, BotBenefit, DecisionCard, TrackRule


def shadow_of(state: TapestryState) -> Player:
    """The Shadow Empire."""
    return next(player for player in state.players if player.bot == SHADOW)


def human_of(state: TapestryState) -> Player:
    """The person who plays alone."""
    return state.players[0]


# Advancing


def advance_by_rule(state: TapestryState, bot: Player, rule: TrackRule, card: DecisionCard) -> Rule[None]:
    """Choose a track by the rule of a track card and advance on it (A-26, A-27)."""
    track = choose_track(state, bot, rule, card)
    if track >= 0:
        yield from advance_bot(state, bot, track, card)


def advance_bot(
    state: TapestryState, bot: Player, track: int, card: DecisionCard, full: bool = True
) -> Rule[None]:
    """Move a bot's token up; the Automa gains what it gains of the space, nobody pays (A-35 to A-39)."""
    space = bot.best(track)
    if space == LAST:
        explain(state, bot, "A-130", (TRACKS[track],))
        return
    yield from enter(state, bot, track, space, space + 1)
    if bot.bot == SHADOW:
        explain(state, bot, "A-39", (SPACES[track][space + 1],))
    elif full:
        yield from gain_space_as_bot(state, bot, track, space + 1, card)


def gain_space_as_bot(
    state: TapestryState, automa: Player, track: int, space: int, card: DecisionCard
) -> Rule[None]:
    """The benefits of a space that the Automa gains, each once; the rest is ignored (A-38, A-40, T-123)."""
    gained, entered = AUTOMA_BENEFITS.get((track, space), ()), SPACES[track][space]
    if gained and automa.spaces_used & entered.bit:
        explain(state, automa, "T-123", (entered,))
        return
    automa.spaces_used |= entered.bit
    if space:
        explain(state, automa, "A-38", (entered,), seen=gained)
    for benefit in gained:
        explain(state, automa, benefit.rule, (entered,))
        yield from gain_as_bot(state, automa, benefit, card)


def gain_as_bot(state: TapestryState, automa: Player, benefit: BotBenefit, card: DecisionCard) -> Rule[None]:
    """One benefit as the Automa knows it."""
    if benefit is RESEARCH_FULL or benefit is RESEARCH_X:
        yield from research(state, automa, card, full=benefit is RESEARCH_FULL)
    elif benefit is INVENT_NONE:
        renew_display(state, automa)
    elif benefit is CONQUER_NEAR or benefit is CONQUER_ANYWHERE:
        yield from conquer(state, automa, card, anywhere=benefit is CONQUER_ANYWHERE)
    elif benefit is EXPLORE_NEAR or benefit is EXPLORE_ANYWHERE:
        explore(state, automa, card, anywhere=benefit is EXPLORE_ANYWHERE)
    elif benefit is ADVANCE_CHOICE:
        yield from advance_bot(state, automa, roll_until(state, automa, ADVANCE_TRACKS), card)
    elif benefit is REGRESS_CHOICE:
        yield from go_back_as_bot(state, automa, roll_until(state, automa, REGRESS_TRACKS), card)
    else:
        take_card(state, automa)


def roll_until(state: TapestryState, bot: Player, named: tuple[int, ...]) -> int:
    """Roll the science die until it shows one of the named tracks (A-49)."""
    while True:
        track = roll_once(state, bot).index
        if track in named:
            return track


def research(state: TapestryState, automa: Player, card: DecisionCard, full: bool) -> Rule[None]:
    """Roll the science die and advance on that track; at its end nothing happens (A-42, A-43, A-130)."""
    yield from advance_bot(state, automa, roll_once(state, automa).index, card, full)


def go_back_as_bot(state: TapestryState, automa: Player, track: int, card: DecisionCard) -> Rule[None]:
    """Go back by a space and gain what the Automa gains there (A-50, A-129)."""
    space = automa.best(track)
    if space == 0:
        explain(state, automa, "A-50", (TRACKS[track],), part="start")
        return
    yield from go_back(state, automa, STEPS[track][space], full=False)
    yield from gain_space_as_bot(state, automa, track, space - 1, card)


def take_card(state: TapestryState, automa: Player) -> None:
    """The top tapestry card goes face down beside the Automa's mat (A-51, A-138)."""
    bots, card = bots_of(state), state.draw_card()
    if card is not None:
        bots.supply = (*bots.supply, card)
        state.tell("bot-takes-card", automa.seat, count=len(bots.supply))


# Conquering


def conquer(state: TapestryState, automa: Player, card: DecisionCard, anywhere: bool) -> Rule[None]:
    """Conquer a territory of the human if there is one to conquer, else a neutral hex (A-61 to A-63)."""
    human = human_of(state)
    if not automa.outposts:
        explain(state, automa, "A-61")
        return
    tell_substitute(state, automa, card)
    targets = conquer_targets(state, automa, anywhere)
    if targets & human.lands:
        yield from conquer_opponent(state, automa, human, card, targets & human.lands)
    else:
        yield from conquer_neutral(state, automa, human, card, anywhere)


def tell_substitute(state: TapestryState, automa: Player, card: DecisionCard) -> None:
    """Before there is a pair, a progress card takes the place of the tiebreaker card (A-54)."""
    if not bots_of(state).pair:
        explain(state, automa, "A-54", (card,))


def near_middle(
    state: TapestryState, automa: Player, human: Player, valid: list[Hex], rule: str
) -> list[Hex]:
    """The valid hexes nearest to the middle island, as long as its achievement can be gained (A-60)."""
    if wants_middle_island(state, automa):
        return closest(state, automa, human, valid, state.board.middle.bit, rule)
    if len(valid) > 1:
        explain(state, automa, "A-60", (state.board.middle,))
    return valid


def conquer_opponent(
    state: TapestryState, automa: Player, human: Player, card: DecisionCard, targets: int
) -> Rule[None]:
    """Take a territory of the human, who may set a trap; no dice are rolled (A-64 to A-69)."""
    valid = state.board.chosen(targets)
    tell_hexes(state, automa, "A-64", valid)
    valid = near_middle(state, automa, human, valid, "A-65")
    place = read_map(state, automa, valid, card)
    automa.outposts -= 1
    state.contested = place.index
    put_piece(state, place, standing(automa.seat, OUTPOST))
    state.tell("conquers", automa.seat, place, other=human.seat)
    yield from decide_conquest(state, automa, human, place)


def conquer_neutral(
    state: TapestryState, automa: Player, human: Player, card: DecisionCard, anywhere: bool
) -> Rule[None]:
    """Take a hex that is not the human's, explored or not (A-70 to A-79)."""
    mask = conquer_targets(state, automa, anywhere)
    if state.has_tiles:
        mask |= explore_targets(state, automa, anywhere)
    valid = state.board.chosen(mask)
    if valid:
        tell_hexes(state, automa, "A-70", valid)
    if mask & human.reach and card.toppled:
        explain(state, automa, "A-125", seen=(card,))
    elif mask & human.reach:
        valid = state.board.chosen(mask & ~human.reach)
        tell_hexes(state, automa, "A-71", valid, card)
    if not valid:
        explain(state, automa, "A-72")
        return
    valid = near_middle(state, automa, human, valid, "A-73")
    single = with_one_token(state, human)
    if single:
        valid = closest(state, automa, human, valid, single, "A-74")
    elif human.lands:
        valid = closest(state, automa, human, valid, human.lands, "A-75")
    place = read_map(state, automa, valid, card)
    if state.ground[place.index] is None:
        place_random_tile(state, automa, place, "A-77")
    automa.outposts -= 1
    put_piece(state, place, standing(automa.seat, OUTPOST))
    state.tell("conquers", automa.seat, place)
    if card.toppled and place is state.board.middle:
        explain(state, automa, "A-79", (place,), part="middle")
    elif card.toppled and not state.full & place.bit:
        topple_shadow(state, automa, place, "A-79")
    yield from decide_conquest(state, automa, None, place)


def topple_shadow(state: TapestryState, automa: Player, place: Hex, rule: str) -> None:
    """A toppled outpost of the Shadow Empire closes a hex of the Automa, if one is left (A-79, A-133)."""
    shadow = shadow_of(state)
    if not shadow.outposts:
        explain(state, automa, "A-133", (place,))
        return
    shadow.outposts -= 1
    put_piece(state, place, standing(shadow.seat, OUTPOST).counterpart)
    explain(state, automa, rule, (place,), shadow.outposts, part="closes")


# Exploring


def explore(state: TapestryState, automa: Player, card: DecisionCard, anywhere: bool) -> None:
    """Place a random tile, far from the human unless military is the favourite (A-80 to A-84)."""
    valid = state.board.chosen(explore_targets(state, automa, anywhere))
    if not valid or not state.has_tiles:
        explain(state, automa, "A-84" if valid else "A-80", part="" if valid else "none")
        return
    tell_hexes(state, automa, "A-80", valid)
    tell_substitute(state, automa, card)
    human = human_of(state)
    if bots_of(state).favourites[0] == MILITARY:
        explain(state, automa, "A-82")
    elif human.lands:
        valid = furthest(state, automa, human, valid, human.lands, "A-81")
    place_random_tile(state, automa, read_map(state, automa, valid, card), "A-83")


def place_random_tile(state: TapestryState, automa: Player, place: Hex, rule: str) -> None:
    """The top territory tile on a hex, turned at random (A-77, A-83)."""
    tile = state.draw_tile()
    assert tile is not None
    ground = tile.turns[state.below(len(tile.turns))]
    state.ground[place.index] = ground
    state.explored |= place.bit
    state.tell("explores", automa.seat, tile, things=(place,))
    explain(state, automa, rule, (tile,), 60 * ground.rotation)
