"""Why a thing on the table cannot be chosen now, for the tooltip beside it."""

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.content.tracks import COSTS, PAYMENTS, TRACKS
from figurka.games.tapestry.rules.advancing import is_barred
from figurka.games.tapestry.rules.city import NOMADS, PLOTS
from figurka.games.tapestry.rules.conquering import is_allied
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import (
    LAST,
    STEPS,
    TOP,
    TRACK_NAMES,
    Hex,
    Need,
    Step,
    Turned,
)
from figurka.games.tapestry.rules.turn import tier_after
from figurka.locales import Message

NOT_ASKED = Refusal("refusal-not-asked")
UNKNOWN = Refusal("refusal-unknown-thing")
NO_TOKEN = Refusal("tapestry-refusal-no-token")
TRACK_END = Refusal("tapestry-refusal-track-end")
BARRED = Refusal("tapestry-refusal-barred")
TOO_DEAR = "tapestry-refusal-too-dear"
SHORT = (
    "tapestry-refusal-short-coin",
    "tapestry-refusal-short-worker",
    "tapestry-refusal-short-food",
    "tapestry-refusal-short-culture",
)
"""By resource that too little of it is there."""
NOT_YOUR_TECH = Refusal("tapestry-refusal-not-your-tech")
TOP_ROW = Refusal("tapestry-refusal-top-row")
PREREQUISITE = "tapestry-refusal-prerequisite"
OFF_MAP = Refusal("tapestry-refusal-off-map")
EXPLORED = Refusal("tapestry-refusal-explored")
UNEXPLORED = Refusal("tapestry-refusal-unexplored")
NOT_ADJACENT = Refusal("tapestry-refusal-not-adjacent")
OWN_TERRITORY = Refusal("tapestry-refusal-own-territory")
TWO_TOKENS = Refusal("tapestry-refusal-two-tokens")
FULL = Refusal("tapestry-refusal-full")
ANOTHERS = Refusal("tapestry-refusal-anothers")
ALLIED = Refusal("tapestry-refusal-allied")
IMPASSABLE = Refusal("tapestry-refusal-impassable")
BUILT_ON = Refusal("tapestry-refusal-built-on")
NO_ROOM = Refusal("tapestry-refusal-no-room")

TIERS = ("", "I", "II", "III", "IV")
STEP = {step.key: step for steps in STEPS for step in steps}
PLOT = {plot.key: plot for plot in PLOTS}
ASKED_FOR = {
    "turn": "advance",
    "upgrade": "tech",
    "explore": "hex",
    "conquer": "hex",
    "plot": "plot",
    "site": "site",
}
"""By decision the things about which there is more to say than that they are not asked for."""
CAMPING = ("plot", "landmark_where")
"""The decisions in which the Nomads may choose a hex too."""


def why_not(state: TapestryState, decision: Decision, key: str) -> Refusal:
    """Why the thing with this key is not among the options of the decision."""
    player, kind = state.players[decision.seat], decision.kind
    if kind in CAMPING and key.startswith("hex:") and player.civs & NOMADS.bit:
        return why_not_camp(state, key)
    if key.partition(":")[0] != ASKED_FOR.get(kind):
        return NOT_ASKED
    if kind == "turn":
        step = STEP.get(key)
        return UNKNOWN if step is None else why_not_advance(state, player, step)
    if kind == "upgrade":
        return why_not_upgrade(player, key)
    if kind == "plot":
        return why_not_build(player, key)
    if kind == "site":
        return why_not_site(decision, key)
    place = find_hex(state, key)
    if place is None:
        return OFF_MAP
    if kind == "explore":
        return EXPLORED if state.explored & place.bit else NOT_ADJACENT
    return why_not_conquer(state, player, place)


def why_not_advance(state: TapestryState, player: Player, step: Step) -> Refusal:
    """Why a token cannot advance in this turn."""
    if step.start not in player.tokens[step.track]:
        return NO_TOKEN
    if step.start == LAST:
        return TRACK_END
    if is_barred(state, player, step.track):
        return BARRED
    return too_dear(player, step)


def too_dear(player: Player, step: Step) -> Refusal:
    """How much the player lacks for the next space; which resource, if only the track's own will do."""
    own, lacking = TRACKS[step.track].resource, missing(player, step)
    needed, _ = COSTS[tier_after(step) - 1]
    if lacking == needed - player.goods[own]:
        return Refusal(SHORT[own], lacking)
    return Refusal(TOO_DEAR, lacking)


def missing(player: Player, step: Step) -> int:
    """How many resources the player lacks at least for the next space."""
    return min(
        sum(max(0, wanted - owned) for wanted, owned in zip(payment.amounts, player.goods, strict=True))
        for payment in PAYMENTS[step.track][tier_after(step)]
    )


def why_not_upgrade(player: Player, key: str) -> Refusal:
    """Why a technology cannot be upgraded."""
    tech = TECH.get(key.partition(":")[2])
    if tech is None:
        return UNKNOWN
    if tech in player.techs[TOP]:
        return TOP_ROW
    if not any(tech in row for row in player.techs):
        return NOT_YOUR_TECH
    return Refusal(PREREQUISITE, thing=prerequisite(tech.need))


def prerequisite(need: Need) -> Message:
    """What the top row asks of a technology."""
    if need.track < 0:
        space = Message(f"tapestry-incomespace-{INCOME_ROWS[need.kind][need.buildings].name}")
        return Message("tapestry-prerequisite-income", {"space": space})
    track = Message(f"tapestry-track-{TRACK_NAMES[need.track]}")
    return Message("tapestry-prerequisite-track", {"tier": TIERS[need.tier], "track": track})


def why_not_conquer(state: TapestryState, player: Player, place: Hex) -> Refusal:
    """Why a hex cannot be conquered."""
    if not state.explored & place.bit:
        return UNEXPLORED
    if player.lands & place.bit:
        return OWN_TERRITORY
    if state.full & place.bit:
        return TWO_TOKENS
    holder = state.controller(place.index)
    return ALLIED if holder is not None and is_allied(player, holder) else NOT_ADJACENT


def why_not_camp(state: TapestryState, key: str) -> Refusal:
    """Why the Nomads cannot build on a hex."""
    place = find_hex(state, key)
    if place is None:
        return OFF_MAP
    if not state.explored & place.bit:
        return UNEXPLORED
    if state.full & place.bit:
        return FULL
    return NOT_ADJACENT if state.controller(place.index) is None else ANOTHERS


def find_hex(state: TapestryState, key: str) -> Hex | None:
    """The hex with this key, if it is on the map of this game."""
    return next((each for each in state.board.hexes if each.key == key), None)


def why_not_build(player: Player, key: str) -> Refusal:
    """Why an income building cannot stand on a plot."""
    plot = PLOT.get(key)
    if plot is None:
        return UNKNOWN
    return BUILT_ON if player.city & plot.bit else IMPASSABLE


def why_not_site(decision: Decision, key: str) -> Refusal:
    """Why a landmark, turned as it is, cannot lie there."""
    turned = decision.because
    assert isinstance(turned, Turned)
    return NO_ROOM if any(site.key == key for site in turned.sites) else UNKNOWN
