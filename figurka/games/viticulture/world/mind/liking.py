"""How much a hurried player of World likes each option, by what it gains."""

from collections.abc import Callable
from typing import Final, TypeAlias

from figurka.core.decision import Decision, Option
from figurka.core.mind import Weights
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.mind.liking import LIKES, Like, Liking
from figurka.games.viticulture.rules.state import NOBODY, VitState
from figurka.games.viticulture.rules.steps import AgeGrape, AgeWine, Gain, Part, Step
from figurka.games.viticulture.rules.things import (
    LATER,
    ORDER,
    TAKE,
    WINTER,
    YELLOW,
    Action,
    BoardSpot,
    CardSpot,
    DemolishSpot,
    Gift,
    GrapeOffer,
    Number,
    Wine,
    WorkerKind,
    YokeSpot,
)
from figurka.games.viticulture.world.content.board import WORLD_ACTIONS
from figurka.games.viticulture.world.mind.continents import (
    judge_claim,
    judge_free_act,
    judge_goal,
    judge_help,
    judge_ingredient,
    judge_louse,
    judge_offer,
    judge_resource,
    judge_service,
    judge_share,
)
from figurka.games.viticulture.world.mind.events import action_worth, spot_worth, worker_worth
from figurka.games.viticulture.world.mind.gains import WorldGains
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.trading import is_trade, trade_likings
from figurka.games.viticulture.world.rules.things import (
    ACTING,
    AT_HOME,
    DEFER,
    SEARCH,
    Claim,
    Hat,
    Interview,
    LayResource,
    Oval,
    OvalSpace,
    Position,
    Tile,
)

FIRST: Final = 20.0
"""What is done before all else."""
EARLY: Final = 0.03
"""What it is worth to act one place earlier."""
TRIFLE: Final = 0.05
NO_TILE: Final = 0.8
"""What a further tile must bring to be bought."""
WINTER_VISITS: Final = "play_winter_visitor"
SPOILING: Final = (VISITOR_BY_NAME["assessor"], VISITOR_BY_NAME["politician"])
"""To one of them a hand goes, the other pays for points below zero."""
BEST_AGED_AFTER: Final[dict[str, type[Step]]] = {"harvest_field": AgeGrape, "make_wine": AgeWine}
LEFT: Final = {LATER.key: 0.04, DEFER.key: 0.1}
"""How much what may be left for later is liked."""


class WorldLiking(Liking):
    """A taste in World: the base game's for the vineyard, its own for all that World adds."""

    def __init__(self, weights: Weights, scale: Scale) -> None:
        super().__init__(weights, WORLD_ACTIONS, WORLD_LIKES)
        self.scale = scale

    def of_decision(self, state: VitState, decision: Decision) -> list[float]:
        """How much each option is liked."""
        if is_trade(decision.kind):
            return trade_likings(self.scale, state, decision)
        placing = decision.kind == "place"
        gains = WorldGains(self.scale, state, state.players[decision.seat], placing)
        judge = BY_KIND.get(decision.kind)
        if judge is not None:
            return [judge(gains, decision, option) for option in decision.options]
        return [self.world_option(gains, decision, option) for option in decision.options]

    def world_option(self, gains: WorldGains, decision: Decision, option: Option) -> float:
        """How much one option is liked."""
        if option is SEARCH:
            return judge_free_act(gains, decision, option)
        left = LEFT.get(option.key)
        return self.option(gains, decision, option) if left is None else left

    # A turn

    def spot(self, gains: WorldGains, decision: Decision, option: BoardSpot) -> float:
        """What a worker brings there."""
        taste = self.actions[option.action.index]
        if decision.kind != "place":
            return taste + action_worth(gains, option.action)
        return taste + spot_worth(gains, option)

    def own_spot(
        self, gains: WorldGains, decision: Decision, option: CardSpot | YokeSpot | DemolishSpot
    ) -> float:
        """What a worker brings at home."""
        return spot_worth(gains, option)

    def world_action(self, gains: WorldGains, decision: Decision, option: Action) -> float:
        """What the action brings without a worker."""
        return action_worth(gains, option)

    def world_worker(self, gains: WorldGains, decision: Decision, option: WorkerKind) -> float:
        """Who goes there; to train one more worker."""
        if decision.kind == "train_more":
            return 0.3 + gains.hat() * gains.clock.after
        return worker_worth(gains, decision.because, option)

    def position(self, gains: WorldGains, decision: Decision, option: Position) -> float:
        """The benefit, and acting early; the point is left to whoever has fewer of them."""
        value = gains.of_all(option.benefit) - EARLY * option.index
        if not any(isinstance(step, Gain) and step.vp for step in option.benefit):
            return value
        asleep = [each for each in gains.state.players if each.row == NOBODY]
        return value - 0.6 if min([each.vp for each in asleep]) < gains.player.vp else value

    def hat(self, gains: WorldGains, decision: Decision, option: Hat) -> float:
        """In winter a summer labourer at home can work at once, and what has acted costs nothing."""
        if option.where == AT_HOME:
            return 1.0 if (option.kind == YELLOW) == gains.state.winter else 0.3
        return 0.5 if option.where == ACTING else 0.6

    def world_gift(self, gains: WorldGains, decision: Decision, option: Gift) -> float:
        """What a papa gives."""
        value = self.gift(gains, decision, option) + option.orders * gains.drawn(ORDER)
        return value + gains.hat() * gains.clock.after if option.trains else value

    # Tokens and tiles

    def grape_offer(self, gains: WorldGains, decision: Decision, option: GrapeOffer) -> float:
        """A grape to be bought."""
        return gains.grape_offer(option)

    def world_wine(self, gains: WorldGains, decision: Decision, option: Wine) -> float:
        """A wine to be sold, or as in the base game."""
        if decision.kind == "sell_wine":
            return gains.selling(option)
        return self.wine(gains, decision, option)

    def space(self, gains: WorldGains, decision: Decision, option: OvalSpace) -> float:
        """Where an oval brings most."""
        return gains.oval_space(option)

    def free_act(
        self, gains: WorldGains, decision: Decision, option: LayResource | Claim | Interview
    ) -> float:
        """What a continent offers besides the workers."""
        return judge_free_act(gains, decision, option)


# Kinds of decisions whose options are all judged alike


def judge_oval_time(gains: WorldGains, decision: Decision, option: Option) -> float:
    """The bonus of an oval waits for an action that brings what it ages, or that spoils what it gives."""
    action, now = decision.because, decision.options[0]
    assert isinstance(action, Action)
    assert isinstance(now, Part)
    if isinstance(option, Part):
        return max(gains.of(option.step), TRIFLE)
    spoiled = action.name == WINTER_VISITS and any(card in gains.player.hand[WINTER] for card in SPOILING)
    waits = spoiled or BEST_AGED_AFTER.get(action.name) is type(now.step)
    return FIRST if waits and option is LATER else 0.0


def judge_tile(gains: WorldGains, decision: Decision, option: Option) -> float:
    """What a tile brings the team; nothing more is bought that does not pay."""
    if isinstance(option, Tile):
        return gains.tile(option)
    return gains.oval(option) if isinstance(option, Oval) else NO_TILE


def judge_purse(gains: WorldGains, decision: Decision, option: Option) -> float:
    """The partner's purse pays first."""
    return TRIFLE * option.value if isinstance(option, Number) else 0.0


def judge_purse_influence(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Influence is bought when it is missing."""
    return gains.influence() if option is TAKE else 0.0


Judge: TypeAlias = Callable[[WorldGains, Decision, Option], float]
BY_KIND: Final[dict[str, Judge]] = {
    "oval": judge_oval_time,
    "tile": judge_tile,
    "partner_tile": judge_tile,
    "partner_influence": judge_purse_influence,
    "purse": judge_purse,
    "goal_away": judge_goal,
    "goal_change": judge_goal,
    "claim": judge_claim,
    "ingredient": judge_ingredient,
    "event": judge_offer,
    "service": judge_service,
    "share": judge_share,
    "louse": judge_louse,
    "deal_resource": judge_resource,
    "shared": judge_help,
    "louse_help": judge_help,
    "waiver": judge_help,
}
WORLD_LIKES: Final[dict[type[Option], Like]] = {
    **LIKES,
    BoardSpot: WorldLiking.spot,
    CardSpot: WorldLiking.own_spot,
    YokeSpot: WorldLiking.own_spot,
    DemolishSpot: WorldLiking.own_spot,
    Action: WorldLiking.world_action,
    WorkerKind: WorldLiking.world_worker,
    Position: WorldLiking.position,
    Hat: WorldLiking.hat,
    Gift: WorldLiking.world_gift,
    GrapeOffer: WorldLiking.grape_offer,
    Wine: WorldLiking.world_wine,
    OvalSpace: WorldLiking.space,
    LayResource: WorldLiking.free_act,
    Claim: WorldLiking.free_act,
    Interview: WorldLiking.free_act,
}
"""How each sort of option is judged."""
