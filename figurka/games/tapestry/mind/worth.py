"""What benefits are worth to a player, in points."""

from collections.abc import Sequence
from typing import Final

from figurka.games.tapestry.content.cards import (
    ACADEMIA,
    CAPITALISM,
    EMPIRICISM,
    GOLDEN_AGE,
    INDUSTRIALISM,
    MONARCHY,
    THEOCRACY,
)
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.tracks import COSTS, SPACES
from figurka.games.tapestry.mind.judgement import Judgement, incomes, open_symbols, scorings
from figurka.games.tapestry.rules.advancing import can_discard, is_barred
from figurka.games.tapestry.rules.conquering import conquer_targets
from figurka.games.tapestry.rules.exploring import explore_targets
from figurka.games.tapestry.rules.inventing import is_allowed
from figurka.games.tapestry.rules.scoring import amount
from figurka.games.tapestry.rules.state import NOBODY, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    ANY,
    ARMORY,
    BOTTOM,
    BUILDING,
    CARDS,
    CIRCLE,
    CIVILIZATION,
    COMPLETE_TRACK,
    CONQUER,
    EITHER,
    EXPLORE,
    EXPLORE_SPACE,
    FARM,
    HOUSE,
    INVENT,
    LANDMARK,
    LAST,
    MARKET,
    MIDDLE,
    MIDDLE_ISLAND,
    PER_LINE,
    PER_TECH,
    PER_TERRITORY,
    PLAY_OVER,
    POINTS,
    REGRESS,
    REPEAT,
    RESEARCH,
    RESOURCE,
    SCIENCE,
    SCORE,
    SCORE_TRACK,
    SINGULARITY,
    SPACE_TILES,
    SQUARE,
    TIER_STARTS,
    TILES,
    TOP,
    UPGRADE,
    Benefit,
    Bonus,
    Landmark,
    Space,
    Tech,
)

COUNTED: Final = (PER_TECH, PER_LINE, 0, PER_TERRITORY)
"""By kind of building what the symbols of its row count."""
SIZES: Final = tuple(sum(line.count("#") for line in each.shape) for each in LANDMARKS)
"""How many plots each landmark covers."""
KINDS: Final = (MARKET, HOUSE, FARM, ARMORY)


def worth(j: Judgement, state: TapestryState, player: Player, benefit: Benefit, deep: bool = True) -> float:
    """What a benefit is worth; within another benefit (not `deep`) what it leads to is only guessed."""
    verb = benefit.verb
    if verb == RESOURCE:
        room = RESOURCE_LIMIT - player.goods[benefit.what]
        return j.resource[player.era] * min(benefit.count, room)
    if verb == POINTS:
        return float(benefit.count)
    if verb == SCORE:
        return float(benefit.count * amount(player, benefit.what))
    if verb == SCORE_TRACK:
        return float(player.best(benefit.track))
    if verb == BUILDING:
        return (
            any_building_worth(j, state, player)
            if benefit.what == ANY
            else building_worth(j, state, player, benefit.what)
        )
    if verb == TILES:
        return tiles_worth(j, player, benefit.count)
    if verb == CARDS:
        return cards_worth(j, player, benefit.count)
    if verb == CONQUER:
        return conquest_worth(j, state, player, benefit.full, benefit.what)
    if verb == EXPLORE:
        return exploration_worth(j, state, player, benefit.full) if player.tiles else 0.0
    if verb == INVENT:
        return invention_worth(j, state, player) * benefit.count
    if verb == EITHER:
        return max([worth(j, state, player, each, deep) for each in benefit.options])
    return rare_worth(j, state, player, benefit, deep)


def rare_worth(j: Judgement, state: TapestryState, player: Player, benefit: Benefit, deep: bool) -> float:
    """What one of the benefits is worth that are seldom met."""
    verb = benefit.verb
    if verb == UPGRADE:
        return upgrade_worth(j, state, player) if deep else j.upgrade[player.era]
    if verb == CIRCLE:
        return (
            best_of(j, state, player, [each.circle for each in player.techs[MIDDLE]])
            if deep
            else j.upgrade[player.era]
        )
    if verb == SQUARE:
        return (
            best_of(j, state, player, [each.square for each in player.techs[TOP]])
            if deep
            else j.upgrade[player.era]
        )
    if verb == RESEARCH:
        return j.research[benefit.full][player.era] * benefit.count
    if verb == ADVANCE:
        return step_worth(j, state, player, benefit.track, player.best(benefit.track), benefit.full, deep)
    if verb == REGRESS:
        return way_back_worth(j, state, player, benefit.track, player.best(benefit.track), benefit.full)
    if verb == LANDMARK:
        return landmark_worth(j, state, player, LANDMARKS[benefit.what])
    if verb == REPEAT:
        return j.repeat
    if verb == EXPLORE_SPACE:
        return j.star
    if verb == SPACE_TILES:
        return 0.5 * benefit.count
    if verb == CIVILIZATION:
        return j.civilization * scorings(state, player)
    if verb == PLAY_OVER:
        return j.play_over if player.hand else 0.0
    if verb == SINGULARITY:
        return j.restart
    return 0.0


def worth_of_all(
    j: Judgement, state: TapestryState, player: Player, benefits: Sequence[Benefit], deep: bool = True
) -> float:
    """What several benefits are worth; tiles that come with an exploration can be used for it."""
    value = 0.0
    has_tiles = len(player.tiles) > 0
    for benefit in benefits:
        if benefit.verb == EXPLORE and has_tiles:
            value += exploration_worth(j, state, player, benefit.full)
        else:
            value += worth(j, state, player, benefit, deep)
        has_tiles |= benefit.verb == TILES
    return value


def best_of(
    j: Judgement, state: TapestryState, player: Player, choices: Sequence[tuple[Benefit, ...]]
) -> float:
    """What the best of several groups of benefits is worth."""
    return max([worth_of_all(j, state, player, each, deep=False) for each in choices], default=0.0)


# Income buildings and the capital


def symbol_worth(j: Judgement, state: TapestryState, player: Player, kind: int) -> float:
    """What one more thing is worth that an income row counts, by the symbols that are open or will be."""
    symbols = open_symbols(player.placed(kind), kind) + j.symbols[kind] * j.opening[player.era]
    return symbols * scorings(state, player)


def building_worth(j: Judgement, state: TapestryState, player: Player, kind: int) -> float:
    """What the next building of a row uncovers, and the plot that it covers."""
    left = player.left[kind]
    if not left:
        return 0.0
    value = j.plot[player.era] + space_of_row(j, state, player, kind, 6 - left)
    if left > 1:
        value += j.building * space_of_row(j, state, player, kind, 7 - left)
    if player.powers & MONARCHY:
        value += 3.0
    if kind == MARKET and player.powers & CAPITALISM:
        value += j.resource[player.era]
    return value


def space_of_row(j: Judgement, state: TapestryState, player: Player, kind: int, number: int) -> float:
    """What a space of an income row will bring from now on."""
    space = INCOME_ROWS[kind][number]
    times = scorings(state, player)
    value = 0.0
    for benefit in space.scores:
        if benefit.verb == POINTS:
            value += benefit.count * times
        else:
            value += (amount(player, benefit.what) + 0.5 * j.growth[kind] * times) * times
    value *= j.scored[player.era]
    if space.gains:
        value += j.coming[incomes(state, player)] * j.goods[player.era]
    return j.future * value


def any_building_worth(j: Judgement, state: TapestryState, player: Player) -> float:
    """What the best of the income buildings is worth."""
    return max([building_worth(j, state, player, kind) for kind in KINDS])


def landmark_worth(j: Judgement, state: TapestryState, player: Player, landmark: Landmark) -> float:
    """What a landmark is worth that nobody has yet."""
    if state.owners[landmark.index] != NOBODY:
        return 0.0
    return j.landmark[player.era] + j.plot[player.era] * SIZES[landmark.index]


# Tiles, cards, technologies and territories


def tiles_worth(j: Judgement, player: Player, count: int) -> float:
    """What drawn tiles are worth: the first ones most."""
    first = min(count, max(0, 2 - len(player.tiles)))
    return j.tile * first + j.more_tiles[player.era] * (count - first)


def cards_worth(j: Judgement, player: Player, count: int) -> float:
    """What drawn tapestry cards are worth: the first one most, since one is laid at the next income."""
    first = min(count, 1) if not player.hand else 0
    value = j.card[player.era] * first + j.more_cards[player.era] * (count - first)
    return value + 3.0 * count if player.powers & ACADEMIA else value


def invention_worth(j: Judgement, state: TapestryState, player: Player) -> float:
    """What a new technology is worth."""
    value = j.tech[player.era] + symbol_worth(j, state, player, MARKET)
    if player.powers & ACADEMIA:
        value += 3.0
    if player.powers & INDUSTRIALISM:
        value += j.upgrade[player.era]
    return value


def tech_worth(j: Judgement, state: TapestryState, player: Player, tech: Tech) -> float:
    """What the circle and the square of a technology promise."""
    circle = worth_of_all(j, state, player, tech.circle, deep=False)
    return circle + j.square * worth_of_all(j, state, player, tech.square, deep=False)


def row_worth(j: Judgement, state: TapestryState, player: Player, tech: Tech) -> float:
    """What the upgrade of a technology brings that lies in the bottom or middle row."""
    gains = tech.circle if tech in player.techs[BOTTOM] else tech.square
    value = worth_of_all(j, state, player, gains, deep=False)
    return value + 3.0 if player.powers & GOLDEN_AGE else value


def upgrade_worth(j: Judgement, state: TapestryState, player: Player) -> float:
    """What the best upgrade is worth."""
    best = 0.0
    for tech in player.techs[BOTTOM]:
        best = max(best, row_worth(j, state, player, tech))
    for tech in player.techs[MIDDLE]:
        if is_allowed(state, player, tech):
            best = max(best, row_worth(j, state, player, tech))
    return best


def conquest_worth(j: Judgement, state: TapestryState, player: Player, anywhere: bool, dice: int) -> float:
    """What a conquest is worth, if there is anything to conquer."""
    if not player.outposts or player.finished:
        return 0.0
    targets = conquer_targets(state, player, anywhere)
    if not targets:
        return 0.0
    value = j.conquest[player.era] + symbol_worth(j, state, player, ARMORY)
    if targets & state.board.middle.bit:
        value += achievement_worth(state, player, MIDDLE_ISLAND)
    return value + 5.0 if dice == 1 else value


def achievement_worth(state: TapestryState, player: Player, achievement: int) -> float:
    """The points that an achievement would bring now."""
    earned = state.achieved[achievement]
    places = state.board.achievements[achievement]
    if player.seat in earned or len(earned) >= len(places):
        return 0.0
    return float(places[len(earned)])


def exploration_worth(j: Judgement, state: TapestryState, player: Player, anywhere: bool) -> float:
    """What it is worth to place a tile, if there is a hex for it."""
    if not explore_targets(state, player, anywhere):
        return 0.0
    return j.exploration[player.era] + j.found * j.resource[player.era]


# Tracks


def space_worth(j: Judgement, state: TapestryState, player: Player, space: Space, deep: bool = True) -> float:
    """What the benefit of a space and the choice of its bonus are worth."""
    value = worth_of_all(j, state, player, space.benefits, deep)
    bonus = space.bonus
    if bonus is not None and deep:
        value += max(0.0, bonus_worth(j, state, player, bonus))
    return value


def bonus_worth(j: Judgement, state: TapestryState, player: Player, bonus: Bonus) -> float:
    """What is left of a bonus after its price."""
    price = bonus.price
    if price.resources:
        if sum(player.goods) <= 2:
            return 0.0
        return worth(j, state, player, bonus.gain) - j.resource[player.era]
    if not can_discard(player, price):
        return 0.0
    return worth(j, state, player, bonus.gain) - discard_cost(j, state, player, bonus)


def discard_cost(j: Judgement, state: TapestryState, player: Player, bonus: Bonus) -> float:
    """What the tiles, cards or technologies are worth that a bonus costs."""
    price = bonus.price
    cost = (j.more_tiles[player.era] * price.tiles) + (j.more_cards[player.era] * price.cards)
    if price.cards and len(player.hand) == price.cards:
        cost += j.card[player.era]
    return cost + price.techs * (0.3 * j.tech[player.era] + symbol_worth(j, state, player, MARKET))


def step_worth(
    j: Judgement, state: TapestryState, player: Player, track: int, start: int, full: bool, deep: bool = True
) -> float:
    """What an advance is worth without its price: benefit, landmark, and the better place."""
    if start >= LAST or is_barred(state, player, track):
        return 0.0
    space, position = SPACES[track][start + 1], j.position[player.era][track]
    value = j.hurry[player.era] * (position[start + 1] - position[start])
    if space.landmark is not None:
        value += landmark_worth(j, state, player, space.landmark)
    if start + 1 == LAST:
        value += achievement_worth(state, player, COMPLETE_TRACK)
    if player.powers & (THEOCRACY | EMPIRICISM):
        if player.powers & THEOCRACY and start + 1 in TIER_STARTS:
            value += 4.0
        if player.powers & EMPIRICISM and track == SCIENCE:
            value += 2.0
    if full:
        value += space_worth(j, state, player, space, deep)
        if deep and start + 2 <= LAST:
            value += j.onward[player.era] * onward_worth(j, state, player, SPACES[track][start + 2])
    elif deep:
        value -= j.skipped * space_worth(j, state, player, space, deep=False)
    return value


def onward_worth(j: Judgement, state: TapestryState, player: Player, space: Space) -> float:
    """What the next advance but one will bring."""
    value = space_worth(j, state, player, space, deep=False)
    if space.landmark is not None:
        value += landmark_worth(j, state, player, space.landmark)
    return value


def step_cost(j: Judgement, player: Player, start: int) -> float:
    """What the resources are worth that an advance costs."""
    own, free = COSTS[start // 3]
    return j.resource[player.era] * (own + free)


def way_back_worth(
    j: Judgement, state: TapestryState, player: Player, track: int, start: int, full: bool
) -> float:
    """What it is worth to go back by a space: its benefit again, and what is lost of the place."""
    if start == 0:
        return 0.0
    space, position = SPACES[track][start - 1], j.position[player.era][track]
    value = j.hurry[player.era] * (position[start - 1] - position[start])
    return value + space_worth(j, state, player, space, deep=False) if full else value
