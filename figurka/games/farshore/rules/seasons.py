"""Preparing for the next season: workers, production, draws, tide and the change of wind."""

from typing import Final

from figurka.core.decision import Option, Rule, choose
from figurka.games.farshore.rules.effects import draw_from_bay, draw_mixed
from figurka.games.farshore.rules.placing import recall_workers
from figurka.games.farshore.rules.playing import activatable
from figurka.games.farshore.rules.sailing import change_wind
from figurka.games.farshore.rules.state import WORKERS, FarshoreState, Player
from figurka.games.farshore.rules.things import AUTUMN, PRODUCTION, REST, SEASONS, SPRING, SUMMER, CityCard

TIDE_FLOODS: Final = 2
SEASON_DRAWS: Final = 2
SEASON: Final = tuple(Option("season:" + name) for name in SEASONS)


def prepare(state: FarshoreState, player: Player) -> Rule[None]:
    """Prepare for the next season (F-72, F-213)."""
    recall_workers(state, player)
    player.season += 1
    player.reserve -= 1
    player.ready = WORKERS - player.reserve
    season = SEASON[player.season]
    state.tell("prepares", player.seat, season)
    if player.season == SPRING:
        yield from activate_production(state, player, season)
    elif player.season == SUMMER:
        yield from draw_from_bay(state, player, SEASON_DRAWS, season)
    elif player.season == AUTUMN:
        yield from activate_production(state, player, season)
        yield from draw_mixed(state, player, SEASON_DRAWS, False, season)
    state.refill_bay()
    if all(other.season >= player.season for other in state.players):
        yield from last_to_prepare(state, player, season)


def activate_production(state: FarshoreState, player: Player, season: Option) -> Rule[None]:
    """Activate each green card once, in the owner's order where that can matter (F-75, F-217)."""
    waiting = [standing for standing in player.city if standing.card.type == PRODUCTION]
    in_this_order = False
    while True:
        useful = activatable(state, player, waiting)
        if not useful:
            return
        chosen: Option = useful[0]
        if not in_this_order and not all(standing.card.at_once for standing in waiting):
            options: list[Option] = [*useful]
            if len(waiting) > 2 and len(useful) > 1:
                options.append(REST)
            chosen = yield from choose(player.seat, "production", options, season)
        if chosen is REST:
            in_this_order = True
            chosen = useful[0]
        if isinstance(chosen, CityCard) and chosen.card.effect is not None:
            waiting.remove(chosen)
            state.tell("activates", player.seat, chosen.card)
            yield from chosen.card.effect(state, player, chosen.card)


def last_to_prepare(state: FarshoreState, player: Player, season: Option) -> Rule[None]:
    """The duties of the last player to enter a season: in summer the tide, always a new wind (F-214)."""
    if player.season == SUMMER:
        yield from tide(state, player, season)
    change_wind(state, player.seat)


def tide(state: FarshoreState, player: Player, season: Option) -> Rule[None]:
    """Turn two islands face down, with no choice if there are but two; workers there stay (F-78, F-218)."""
    dry = [island for slot, island in enumerate(state.islands) if state.islands_up[slot]]
    for left in range(TIDE_FLOODS, 0, -1):
        island = dry[0] if len(dry) == left else (yield from choose(player.seat, "tide", tuple(dry), season))
        dry.remove(island)
        state.tell("floods", player.seat, island)
    state.islands_up = tuple(island in dry for island in state.islands)
