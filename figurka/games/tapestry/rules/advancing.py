"""Tracks: advancing and going back, research, the benefit and the bonus of a space (T-41 to T-47, T-76)."""

from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, choose, choose_next
from figurka.games.tapestry.content.cards import (
    AGE_OF_SAIL,
    BROKER_OF_PEACE,
    CARD,
    EMPIRICISM,
    MARRIAGE_OF_STATE,
    REVISIONISM,
    THEOCRACY,
    WARTIME_ECONOMY,
)
from figurka.games.tapestry.content.mystics import check_omens
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.benefits import building
from figurka.games.tapestry.rules.city import gain_building, gain_landmark
from figurka.games.tapestry.rules.exploring import explore_targets
from figurka.games.tapestry.rules.gaining import VERBS, achieve, gain, gain_all, score, score_by_card
from figurka.games.tapestry.rules.inventing import upgradable
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    ARMORY,
    BOTTOM,
    BUILDING,
    BY_TRACKS,
    COMPLETE_TRACK,
    EITHER,
    EXPLORE,
    EXPLORE_SPACE,
    FREE_BONUS,
    LAST,
    MIDDLE,
    MILITARY,
    NO_BONUS,
    PAID_BONUS,
    REGRESS,
    REPEAT,
    RESEARCH,
    RESOURCES,
    SCIENCE,
    SINGULARITY,
    STEPS,
    TAKE,
    TECHNOLOGY,
    TIER_STARTS,
    TOP,
    TRACK_COUNT,
    UPGRADE,
    Benefit,
    Card,
    Price,
    Resource,
    Space,
    Step,
    Tech,
    Thing,
    Tile,
    Track,
)

AN_ARMORY: Final = building(ARMORY)


# Who may move


def is_barred(state: TapestryState, player: Player, track: int) -> bool:
    """Whether a card keeps a player from advancing on a track (T-112)."""
    if track == MILITARY and player.powers & BROKER_OF_PEACE:
        return True
    if track == SCIENCE and player.powers & THEOCRACY:
        return True
    return dictator(state, player, track) is not None


def dictator(state: TapestryState, player: Player, track: int) -> Player | None:
    """Whose Dictatorship closes a track to a player."""
    for other in state.players:
        if (other.decree | other.decree_fresh) >> track & 1 and other is not player and not other.finished:
            return other
    return None


def movable(state: TapestryState, player: Player, track: int) -> list[Step]:
    """The player's tokens that can advance on a track, one for each space where some stand."""
    if player.finished or is_barred(state, player, track):
        return []
    return [STEPS[track][space] for space in dict.fromkeys(player.tokens[track]) if space < LAST]


# Advancing


def advance(state: TapestryState, player: Player, step: Step, full: bool, bonus: int) -> Rule[None]:
    """Move a token up by a space, with all that follows, then benefit and bonus if they are to be had."""
    space = SPACES[step.track][step.start + 1]
    state.ahead = space.benefits if full else ()
    yield from enter(state, player, step.track, step.start, step.start + 1)
    if full:
        yield from gain_space(state, player, space)
    if bonus != NO_BONUS:
        yield from offer_bonus(state, player, space, bonus)


def enter(state: TapestryState, player: Player, track: int, start: int, end: int) -> Rule[None]:
    """Move a token up to a space: landmarks on the way, cards that react, the end of the track."""
    player.move_token(track, start, end)
    space = SPACES[track][end]
    state.tell("advances", player.seat, space)
    taken = space.landmark is not None and state.owners[space.landmark.index] != NOBODY
    for number in range(start + 1, end + 1):
        landmark = SPACES[track][number].landmark
        if landmark is not None:
            yield from gain_landmark(state, player, landmark)
    if end in TIER_STARTS and player.powers & THEOCRACY:
        score_by_card(state, player, 4, "theocracy")
    if taken and player.powers & REVISIONISM:
        yield from gain_building(state, player, AN_ARMORY, CARD["revisionism"])
    if track == SCIENCE and player.powers & EMPIRICISM:
        score_by_card(state, player, 2, "empiricism")
    if track == MILITARY:
        for other in state.opponents(player):
            if other.powers & BROKER_OF_PEACE:
                score_by_card(state, other, 3, "broker_of_peace")
    if end == LAST:
        achieve(state, player, COMPLETE_TRACK)
        yield from check_omens(state, player)


def free_advance(
    state: TapestryState,
    player: Player,
    track: int,
    full: bool,
    source: Option,
    optional: bool = True,
    bonus: int = NO_BONUS,
    beyond: int = 0,
) -> Rule[None]:
    """Advance without paying, if the player wants to (T-82); `beyond` are points if the track has ended."""
    steps: list[Option] = [*movable(state, player, track)]
    if not steps:
        if beyond and player.best(track) == LAST and not player.finished:
            score(state, player, beyond, branch_of(source), source)
        return
    if optional:
        steps.append(DECLINE)
    chosen = yield from choose(player.seat, "free_advance" if full else "bare_advance", steps, source)
    if isinstance(chosen, Step):
        yield from advance(state, player, chosen, full, bonus)
    else:
        state.tell("stays", player.seat, TRACKS[track])


def branch_of(source: Option) -> int:
    """Under which heading points by a thing are counted."""
    return source.branch if isinstance(source, Thing) else BY_TRACKS


def gain_advance(
    state: TapestryState, player: Player, benefit: Benefit, source: Thing, optional: bool = True
) -> Rule[None]:
    """Advance on a track, with the benefit of the space and its bonus, or without both."""
    bonus = PAID_BONUS if benefit.full else NO_BONUS
    yield from free_advance(state, player, benefit.track, benefit.full, source, optional, bonus)


def gain_either(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """One of several benefits; an impossible one may be chosen too and brings nothing.

    Whoever may choose among tracks may also stay on all of them, and is then not asked once more (T-82).
    """
    options: list[Option] = [*benefit.options]
    if any(each.verb == ADVANCE for each in benefit.options):
        options.append(DECLINE)
    chosen = yield from choose(player.seat, "either", options, source)
    if not isinstance(chosen, Benefit):
        state.tell("stays-everywhere", player.seat)
    elif chosen.verb == ADVANCE:
        yield from gain_advance(state, player, chosen, source, optional=False)
    else:
        yield from gain(state, player, chosen, source)


def regress(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Go back by a space: no landmark and not an advance, but maybe the benefit of the space."""
    if player.finished:
        return
    yield from choose_way_back(state, player, benefit.track, benefit.full, source)


def choose_way_back(
    state: TapestryState, player: Player, track: int, full: bool, source: Option
) -> Rule[None]:
    """Choose which token goes back on a track; void if all stand on the start."""
    spaces = dict.fromkeys(space for space in player.tokens[track] if space > 0)
    if spaces:
        steps = tuple(STEPS[track][space] for space in spaces)
        step = yield from choose(player.seat, "regress", steps, source)
        yield from go_back(state, player, step, full)


def go_back(state: TapestryState, player: Player, step: Step, full: bool) -> Rule[None]:
    """Move a token down by a space, then benefit and bonus of that space if they are to be had."""
    player.move_token(step.track, step.start, step.start - 1)
    space = SPACES[step.track][step.start - 1]
    state.tell("regresses", player.seat, space)
    if full:
        yield from gain_space(state, player, space)
        yield from offer_bonus(state, player, space, PAID_BONUS)


# Research


def roll_once(state: TapestryState, player: Player) -> Track:
    """One roll of the science die."""
    track = TRACKS[state.below(TRACK_COUNT)]
    state.tell("rolls-science", player.seat, track)
    return track


def roll_science(state: TapestryState, player: Player, source: Option) -> Rule[Track]:
    """Roll the science die; under Empiricism twice, and one of the results counts."""
    track = roll_once(state, player)
    if player.powers & EMPIRICISM:
        second = roll_once(state, player)
        if second is not track:
            track = yield from choose(player.seat, "science_die", (track, second), source)
    return track


def research(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Roll the science die and advance on that track, or stay (T-76 to T-81)."""
    bonus = PAID_BONUS if benefit.full else NO_BONUS
    for _ in range(benefit.count):
        if player.finished:
            return
        track = yield from roll_science(state, player, source)
        beyond = benefit.what
        yield from free_advance(state, player, track.index, benefit.full, source, bonus=bonus, beyond=beyond)


# What a space brings


def gain_space(state: TapestryState, player: Player, space: Space) -> Rule[None]:
    """The benefit of a space, at most once in a turn; a spouse gains it too (T-123)."""
    if player.spaces_used & space.bit or not space.benefits or player.finished:
        return
    player.spaces_used |= space.bit
    yield from gain_all(state, player, space.benefits, space, space.listed)
    for other in state.opponents(player):
        if (
            other.powers & MARRIAGE_OF_STATE
            and other.spouse == player.seat
            and other.spouse_track == space.track
        ):
            state.tell("marriage-gains", other.seat, space, other=player.seat)
            yield from gain_space(state, other, space)


def offer_bonus(state: TapestryState, player: Player, space: Space, bonus: int) -> Rule[None]:
    """The bonus of a space may be bought once, after its benefit (T-44, T-115)."""
    offered = space.bonus
    if offered is None or player.bonuses_used & space.bit or player.finished or player.bot:
        return
    if not can_gain(state, player, offered.gain):
        return
    price = offered.price
    if bonus == FREE_BONUS or (price.resources and player.powers & WARTIME_ECONOMY):
        answer: Option = yield from choose(player.seat, "bonus_free", (TAKE, DECLINE), space)
        if answer is DECLINE:
            return
    elif price.resources:
        owned = [each for each in RESOURCES if player.goods[each.index]]
        if not owned:
            return
        answer = yield from choose(player.seat, "bonus", (*owned, DECLINE), space)
        if not isinstance(answer, Resource):
            return
        player.goods[answer.index] -= 1
        state.tell("pays", player.seat, answer, 1)
    else:
        if not can_discard(player, price):
            return
        answer = yield from choose(player.seat, "bonus_discard", (TAKE, DECLINE), space)
        if answer is DECLINE:
            return
        yield from discard_price(state, player, price, space)
    player.bonuses_used |= space.bit
    state.tell("takes-bonus", player.seat, space)
    yield from gain(state, player, offered.gain, space)


def can_gain(state: TapestryState, player: Player, benefit: Benefit) -> bool:
    """Whether a benefit would bring anything: nobody is asked to pay for nothing."""
    if benefit.verb == BUILDING:
        return player.left[benefit.what] > 0
    if benefit.verb == EXPLORE:
        if player.powers & AGE_OF_SAIL and state.has_tiles:
            return True
        return len(player.tiles) > 0 and explore_targets(state, player, benefit.full) != 0
    if benefit.verb == EXPLORE_SPACE:
        return len(player.space_tiles) > 0
    if benefit.verb == UPGRADE:
        return len(upgradable(state, player)) > 0
    return True


def can_discard(player: Player, price: Price) -> bool:
    """Whether a player has the tiles or cards that a bonus costs."""
    return (
        len(player.tiles) >= price.tiles
        and len(player.hand) >= price.cards
        and player.tech_count >= price.techs
    )


def discard_price(state: TapestryState, player: Player, price: Price, space: Space) -> Rule[None]:
    """Discard the tiles, tapestry cards or technologies that a bonus costs."""
    for left in range(price.tiles, 0, -1):
        if len(player.tiles) == left:
            discard_all_tiles(state, player)
            break
        tile = yield from choose_next(player.seat, "discard_tile", tuple(player.tiles), space, left)
        discard_tile(state, player, tile)
    for left in range(price.cards, 0, -1):
        if len(player.hand) == left:
            discard_hand(state, player)
            break
        cards = tuple(dict.fromkeys(player.hand))
        card = yield from choose_next(player.seat, "discard_card", cards, space, left)
        discard_card(state, player, card)
    for left in range(price.techs, 0, -1):
        if player.tech_count == left:
            discard_all_techs(state, player)
            break
        tech = yield from choose_next(player.seat, "discard_tech", all_techs(player), space, left)
        discard_tech(state, player, tech)
    if price.techs:
        yield from check_omens(state, player)


def discard_tile(state: TapestryState, player: Player, tile: Tile) -> None:
    """Discard a territory tile of the supply."""
    player.tiles.remove(tile)
    state.tile_discard.append(tile)
    state.tell("discards", player.seat, tile)


def discard_card(state: TapestryState, player: Player, card: Card) -> None:
    """Discard a tapestry card from the hand."""
    player.hand.remove(card)
    state.discard.append(card)
    state.tell("discards", player.seat, card)


def discard_all_tiles(state: TapestryState, player: Player) -> None:
    """Discard all territory tiles of the supply: which goes first makes no difference."""
    for tile in tuple(player.tiles):
        discard_tile(state, player, tile)


def discard_hand(state: TapestryState, player: Player) -> None:
    """Discard all tapestry cards of the hand: which goes first makes no difference."""
    for card in tuple(player.hand):
        discard_card(state, player, card)


def discard_all_techs(state: TapestryState, player: Player) -> None:
    """Discard all technologies: which goes first makes no difference."""
    for tech in all_techs(player):
        discard_tech(state, player, tech)


def all_techs(player: Player) -> tuple[Tech, ...]:
    """The technologies of a player, row by row."""
    return (*player.techs[BOTTOM], *player.techs[MIDDLE], *player.techs[TOP])


def discard_tech(state: TapestryState, player: Player, tech: Tech) -> None:
    """Discard a technology of any row; a token of the Inventors on it is gone."""
    for row in (BOTTOM, MIDDLE, TOP):
        player.techs[row] = tuple(each for each in player.techs[row] if each is not tech)
    for each in state.players:
        each.mats.inventions = tuple(known for known in each.mats.inventions if known is not tech)
    state.tech_discard.append(tech)
    state.tell("discards", player.seat, tech)


# Gaining a space again


def token_spaces(player: Player) -> tuple[Space, ...]:
    """The spaces besides the start where a player's tokens stand."""
    return tuple(
        SPACES[track][number]
        for track in range(TRACK_COUNT)
        for number in dict.fromkeys(player.tokens[track])
        if number
    )


def repeat(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """The benefit and bonus of a space where one of the player's tokens stands."""
    if player.finished:
        return
    spaces = [space for space in token_spaces(player) if not player.spaces_used & space.bit]
    if not spaces:
        return
    space = yield from choose(player.seat, "repeat", spaces, source)
    state.tell("repeats", player.seat, space)
    yield from gain_space(state, player, space)
    yield from offer_bonus(state, player, space, PAID_BONUS)


def restart(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """AI Singularity: the token leaves the end of the technology track for any start (T-146 to T-148)."""
    if player.finished or LAST not in player.tokens[TECHNOLOGY]:
        return
    track = yield from choose(player.seat, "restart", TRACKS, source)
    start_again(state, player, track)


def start_again(state: TapestryState, player: Player, track: Track) -> None:
    """Move a token from the end of the technology track to the start of a track, leaving a mark."""
    ended = list(player.tokens[TECHNOLOGY])
    ended.remove(LAST)
    player.tokens[TECHNOLOGY] = tuple(ended)
    player.tokens[track.index] = (*player.tokens[track.index], 0)
    player.singular = True
    state.tell("restarts", player.seat, track)


VERBS[ADVANCE] = gain_advance
VERBS[EITHER] = gain_either
VERBS[REGRESS] = regress
VERBS[RESEARCH] = research
VERBS[REPEAT] = repeat
VERBS[SINGULARITY] = restart
