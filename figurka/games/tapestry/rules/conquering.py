"""Conquering: outposts, traps, dice and what follows (T-54 to T-65, T-178)."""

from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.games.tapestry.content.cards import ALLIANCE, PILLAGE_AND_PLUNDER, PIRATE_RULE, TRAP
from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.rules.gaining import VERBS, achieve, gain, gain_all, take_any
from figurka.games.tapestry.rules.outposts import take_outpost
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BOTH_DICE,
    BOTH_IF_OPPONENT,
    CONQUER,
    CUBE,
    MIDDLE_ISLAND,
    OUTPOST,
    POINTS,
    SCORE,
    TAKE,
    TILE_BENEFIT,
    Benefit,
    Die,
    Hex,
    Thing,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece, settle, topple

ISOLATIONISTS: Final = CIV["isolationists"]
TRADERS: Final = CIV["traders"]


def conquer_targets(state: TapestryState, player: Player, anywhere: bool) -> int:
    """The mask of the hexes that may be conquered (T-54, T-56, T-61, T-127)."""
    targets = state.explored & ~state.full & ~player.lands
    if not anywhere:
        targets &= player.reach
    for other in state.players:
        if is_allied(player, other):
            targets &= ~other.lands
    return targets


def is_allied(player: Player, other: Player) -> bool:
    """Whether an Alliance keeps two players from conquering each other (T-164)."""
    return (player.powers & ALLIANCE != 0 and player.ally == other.seat) or (
        other.powers & ALLIANCE != 0 and other.ally == player.seat
    )


def conquer(state: TapestryState, player: Player, anywhere: bool, dice: int, source: Option) -> Rule[None]:
    """Place an outpost and roll the dice; void without an outpost or a target (T-65)."""
    if player.finished:
        return
    targets = conquer_targets(state, player, anywhere)
    if not targets or not player.outposts:
        state.tell("cannot-conquer", player.seat)
        return
    place = yield from choose(player.seat, "conquer", state.board.chosen(targets), source)
    yield from take_outpost(state, player)
    was_empty = not state.occupied & place.bit
    defender = state.controller(place.index)
    trader = trader_at(state, place)
    state.contested = place.index
    put_piece(state, place, standing(player.seat, OUTPOST))
    state.tell("conquers", player.seat, place, other=NOBODY if defender is None else defender.seat)
    if was_empty and player.civs & ISOLATIONISTS.bit and player.mats.isolation:
        yield from isolate(state, player, place)
    trapped = yield from decide_conquest(state, player, defender, place)
    both = dice == BOTH_DICE or (
        defender is not None and (dice == BOTH_IF_OPPONENT or player.powers & PILLAGE_AND_PLUNDER != 0)
    )
    left = yield from roll_dice(state, player, place, both)
    if left is not None and trader is not None and trader is not player:
        yield from trader_gains(state, trader, left, place)
    if not trapped and player.powers & PIRATE_RULE:
        yield from gain_tile_benefit(state, player, place)


def decide_conquest(
    state: TapestryState, attacker: Player, defender: Player | None, place: Hex
) -> Rule[bool]:
    """Topple the defender, who may set a trap, and settle who controls the hex; tells whether a trap did."""
    trapped = False
    if defender is not None:
        topple(state, place, defender.seat)
        trapped = yield from set_trap(state, attacker, defender, place)
    state.contested = -1
    yield from settle(state, place)
    if not trapped and place is state.board.middle:
        achieve(state, attacker, MIDDLE_ISLAND)
    return trapped


def isolate(state: TapestryState, player: Player, place: Hex) -> Rule[None]:
    """Isolationists may close an empty territory that they conquer, for a resource."""
    answer = yield from choose(player.seat, "isolate", (TAKE, DECLINE), place)
    if answer is TAKE:
        player.mats.isolation -= 1
        put_piece(state, place, standing(player.seat, CUBE))
        state.tell("isolates", player.seat, place)
        yield from take_any(state, player, 1, ISOLATIONISTS)


def set_trap(state: TapestryState, attacker: Player, defender: Player, place: Hex) -> Rule[bool]:
    """Let the defender keep the hex, unless Pillage and Plunder forbids it; tells whether he did."""
    if attacker.powers & PILLAGE_AND_PLUNDER:
        return False
    return (yield from state.bots.defend(state, attacker, defender, place))


def discard_trap(state: TapestryState, attacker: Player, defender: Player, place: Hex) -> Rule[bool]:
    """The defender may discard a trap: his piece stands again, the attacker's lies (T-62, T-128 to T-131)."""
    if defender.finished or not defender.hand:
        return False
    state.look_into(defender.seat)
    if TRAP not in defender.hand:
        return False
    answer = yield from choose(defender.seat, "trap", (TAKE, DECLINE), place)
    if answer is DECLINE:
        return False
    defender.hand.remove(TRAP)
    state.discard.append(TRAP)
    topple(state, place, attacker.seat)
    state.tell("traps", defender.seat, place, other=attacker.seat)
    yield from take_any(state, defender, 1, TRAP)
    return True


# Dice


def roll_dice(state: TapestryState, player: Player, place: Hex, both: bool) -> Rule[Die | None]:
    """Roll both conquer dice and gain one of them, or both; returns the one left aside (T-57)."""
    state.dice = (state.below(6), state.below(6))
    red, black = RED[state.dice[0]], BLACK[state.dice[1]]
    state.tell("rolls", player.seat, things=(red, black))
    if not both:
        chosen = yield from choose(player.seat, "die", (red, black), place)
        yield from gain_die(state, player, chosen, place)
        return black if chosen is red else red
    first = red
    if red.benefit.verb == SCORE and black.benefit.verb == TILE_BENEFIT:
        first = yield from choose(player.seat, "die_first", (red, black), place)
    yield from gain_die(state, player, first, place)
    yield from gain_die(state, player, black if first is red else red, place)
    return None


def gain_die(state: TapestryState, player: Player, die: Die, place: Hex) -> Rule[None]:
    """What a die shows: points, a resource, or the benefit of the conquered tile (T-58, T-59)."""
    state.tell("takes-die", player.seat, die)
    if die.benefit.verb == TILE_BENEFIT:
        yield from gain_tile_benefit(state, player, place)
    else:
        yield from gain(state, player, die.benefit, die)


def gain_tile_benefit(state: TapestryState, player: Player, place: Hex) -> Rule[None]:
    """The benefit printed on the tile of a hex; printed territories have none (T-180)."""
    ground = state.ground[place.index]
    if ground is not None and ground.tile is not None:
        yield from gain_all(state, player, ground.tile.benefits, ground.tile)


# Traders


def trader_at(state: TapestryState, place: Hex) -> Player | None:
    """The Traders whose token lies alone on a hex."""
    for piece in state.pieces[place.index]:
        owner = state.players[piece.seat]
        if piece.what is CUBE and owner.civs & TRADERS.bit and not state.full & place.bit:
            return owner
    return None


def trader_gains(state: TapestryState, trader: Player, die: Die, place: Hex) -> Rule[None]:
    """The Traders may gain the die left aside; those who have finished only its points (T-104)."""
    if trader.finished and die.benefit.verb not in (POINTS, SCORE):
        return
    answer = yield from choose(trader.seat, "trader_die", (die, DECLINE), place)
    if answer is die:
        yield from gain_die(state, trader, die, place)


def gain_conquest(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Conquer a territory."""
    return conquer(state, player, benefit.full, benefit.what, source)


VERBS[CONQUER] = gain_conquest
