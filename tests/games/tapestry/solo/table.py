"""A table for tests of the solo mode: a position of one human, the Automa and the Shadow Empire.

Seats are named: `human`, `automa`, `shadow`. Tokens on the map are said as they lie there:
`tokens={(-1, 1): ["automa", "shadow toppled"]}`; a hex that is not printed becomes explored by them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from figurka.core.chance import game_chance
from figurka.core.decision import Option, Rule
from figurka.core.game import Config
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.positions.alone import AUTOMA, HUMAN, SHADOW, WHO, decision_card, lay_out_alone
from figurka.games.tapestry.positions.builder import hex_at
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.conquering import conquer
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import ONE_DIE, TRACK_NAMES, Hex, Space, Track
from figurka.games.tapestry.rules.turn import turn
from figurka.games.tapestry.solo.rules import acting, choosing, income
from figurka.games.tapestry.solo.rules.bots import Bots, bots_of
from figurka.games.tapestry.solo.rules.hexes import UNREACHABLE, distances, read_map
from figurka.games.tapestry.solo.rules.setting_up import setup
from figurka.games.tapestry.solo.rules.things import (
    ANY_OPEN,
    NEAREST_END,
    NEAREST_LANDMARK_OR_END,
    BotBenefit,
    DecisionCard,
    RuleRef,
)
from tests.games.tapestry.table import SOME_THING, Place, Table

TRACK_RULES = {
    "any_open": ANY_OPEN,
    "nearest_landmark_or_end": NEAREST_LANDMARK_OR_END,
    "nearest_end": NEAREST_END,
}


class Reason(NamedTuple):
    """Why a bot did something: the numbered rule, and what it left or brought."""

    bot: str
    rule: str
    things: list[Any]
    """Hexes as (q, r), tracks by name, spaces as (track, number), decision cards by number, else keys."""
    amount: int


class SoloTable(Table):
    """A solo game in a position of the test's making, as `lay_out_alone` makes it; the human is seat 0."""

    def __init__(self, *, level: int = 2, seed: int = 1, **said: Any) -> None:
        incomplete = {"deck_size", "tile_stack_size", "tech_deck_size", "automa_outposts", "shadow_outposts"}
        self.is_whole = not any(said.get(name) is not None for name in incomplete)
        """Whether all cards, tiles and outposts are at the table, so that the state can be checked."""
        state = lay_out_alone(game_chance(seed), level=level, **said)
        self.sit_down(Config(1, seed, {"level": (str(level),), "adjustments": ("none",)}), state)
        self.check()

    # The same as at other tables

    def apart(self) -> "SoloTable":
        """Let no turn begin, so that chance can be fixed for rules that are carried out by themselves."""
        super().apart()
        return self

    def begin(self) -> "SoloTable":
        """Ask the first decision; changes made to the state before it count."""
        super().begin()
        return self

    def choose(self, *names: str | Place) -> "SoloTable":
        """Choose by name, one after another."""
        super().choose(*names)
        return self

    def dice(self, red: str, black: str) -> "SoloTable":
        """Let the next roll of the conquer dice show these faces."""
        super().dice(red, black)
        return self

    # Chance

    def science(self, *tracks: str) -> "SoloTable":
        """Let the next rolls of the science die show these tracks (if nothing else is left to chance)."""
        self.apart()
        super().science(*tracks)
        return self

    def defence(self, *cards: str, dice: tuple[str, str] | None = None) -> "SoloTable":
        """Let the Automa's cards be discarded in this order, and then the conquer dice show these faces."""
        self.apart()
        supply = [card.name for card in self.bots.supply]

        def wanted(seen: Any) -> bool:
            left = list(supply)
            for name in cards:
                if left.pop(seen(len(left))) != name:
                    return False
            return dice is None or (RED[seen(6)].name, BLACK[seen(6)].name) == (
                f"red-{dice[0]}",
                f"black-{dice[1]}",
            )

        self._foresee(wanted)
        return self

    # What the bots do

    def check(self) -> "SoloTable":
        """Let the engine check the position."""
        if self.is_whole:
            check(self.state)
        return self

    def perform(self, rule: Rule[Any]) -> "SoloTable":
        """Carry out a rule of the bots up to its first question, and check the position."""
        self.run(rule)
        return self.check()

    def bot_turn(self) -> "SoloTable":
        """The bots' whole turn."""
        self.state.active = AUTOMA
        return self.perform(turn(self.state))

    def bots_income(self, number: int | None = None) -> "SoloTable":
        """The bots' income turn of this number, or the next one."""
        if number is not None:
            self.automa.era = number - 1
        return self.perform(income.bots_income(self.state, self.automa))

    def bot_advances(self, who: str, track: str, card: int = 1) -> "SoloTable":
        """Let a bot advance on a track, as by this tiebreaker card."""
        bot = self.player(WHO.index(who))
        rule = acting.advance_bot(self.state, bot, TRACK_NAMES.index(track), decision_card(card))
        return self.perform(rule)

    def bot_chooses(self, who: str, rule: str, card: int) -> str:
        """The track that a bot chooses by a track rule and a tiebreaker card, or `none`."""
        bot = self.player(WHO.index(who))
        track = choosing.choose_track(self.state, bot, TRACK_RULES[rule], decision_card(card))
        return "none" if track < 0 else TRACK_NAMES[track]

    def automa_gains(self, benefit: BotBenefit, card: int = 1) -> "SoloTable":
        """Let the Automa gain one of its benefits."""
        return self.perform(acting.gain_as_bot(self.state, self.automa, benefit, decision_card(card)))

    def automa_conquers(self, card: int, anywhere: bool = False) -> "SoloTable":
        """Let the Automa conquer by this tiebreaker card."""
        return self.perform(acting.conquer(self.state, self.automa, decision_card(card), anywhere))

    def automa_explores(self, card: int, anywhere: bool = False) -> "SoloTable":
        """Let the Automa explore by this tiebreaker card."""
        acting.explore(self.state, self.automa, decision_card(card), anywhere)
        return self.check()

    def human_conquers(self, where: Place, anywhere: bool = False) -> "SoloTable":
        """Let the human conquer a hex, up to the next question."""
        self.perform(conquer(self.state, self.me, anywhere, ONE_DIE, SOME_THING))
        if self.asked == "conquer":
            self.choose(where)
        return self.check()

    def first_of(self, card: int, valid: Sequence[Place]) -> Place:
        """The first of these hexes as a card reads the map."""
        hexes = [hex_at(self.state, where) for where in valid]
        chosen = read_map(self.state, self.automa, hexes, decision_card(card))
        return chosen.q, chosen.r

    def distance(self, start: Place, *goals: Place) -> int | None:
        """How far a hex is from the nearest of the goals, as the Automa could travel; None if it cannot."""
        mask = sum(hex_at(self.state, goal).bit for goal in goals)
        steps = distances(self.state, self.automa, self.me, mask)[hex_at(self.state, start).index]
        return None if steps >= UNREACHABLE else steps

    # What the test sees

    @property
    def bots(self) -> Bots:
        return bots_of(self.state)

    @property
    def automa(self) -> Player:
        return self.player(AUTOMA)

    @property
    def shadow(self) -> Player:
        return self.player(SHADOW)

    @property
    def favourites(self) -> tuple[str, str]:
        """The favourite tracks of the Automa and of the Shadow Empire."""
        automas, shadows = self.bots.favourites
        return TRACK_NAMES[automas], TRACK_NAMES[shadows]

    @property
    def supply(self) -> list[str]:
        """The tapestry cards beside the Automa's mat."""
        return [card.name for card in self.bots.supply]

    @property
    def discarded(self) -> list[str]:
        """The discarded tapestry cards, in that order."""
        return [card.name for card in self.state.discard]

    @property
    def shown(self) -> list[int]:
        """The open pair of decision cards: the track card and the tiebreaker card."""
        return [card.number for card in self.bots.pair]

    @property
    def sizes(self) -> dict[str, int]:
        """How many decision cards lie where."""
        bots = self.bots
        return {
            "deck": len(bots.deck),
            "pair": len(bots.pair),
            "discard": len(bots.discard),
            "progress": len(bots.progress),
        }

    def numbers(self, pile: str) -> list[int]:
        """The numbers of the decision cards in the deck, discard or progress pile, in order of number."""
        cards = self.bots.discard if pile == "discard" else getattr(self.bots, pile).things()
        return sorted(card.number for card in cards)

    def tokens(self, where: Place) -> list[str]:
        """The outposts on a hex, said as in the position."""
        here = self.state.pieces[hex_at(self.state, where).index]
        return [WHO[piece.seat] + (" toppled" if piece.toppled else "") for piece in here]

    def is_explored(self, where: Place) -> bool:
        return self.state.ground[hex_at(self.state, where).index] is not None

    def tile(self, where: Place) -> int | None:
        """The number of the territory tile on a hex."""
        ground = self.state.ground[hex_at(self.state, where).index]
        return None if ground is None or ground.tile is None else ground.tile.number

    def reasons(self) -> list[Reason]:
        """All reasons that the bots have told so far."""
        return [
            Reason(WHO[event.seat], event.thing.id, [readable(each) for each in event.things], event.count)
            for event in self.events
            if event.kind == "bot-rule" and isinstance(event.thing, RuleRef)
        ]

    def rules_told(self) -> list[str]:
        """The ids of the rules that the bots have named so far, in order."""
        return [reason.rule for reason in self.reasons()]

    def reason(self, rule: str) -> Reason:
        """What was told of a rule, the last time."""
        found = [reason for reason in self.reasons() if reason.rule == rule]
        assert found, f"{rule} is not among {self.rules_told()}"
        return found[-1]

    def kept(self, rule: str) -> set[Place]:
        """The hexes that a rule has left."""
        return set(self.reason(rule).things)

    def valid_after(self, *rules: str) -> set[Place]:
        """The hexes left by the last of these rules that was told; what changes nothing need not be told."""
        return set([reason for reason in self.reasons() if reason.rule in rules][-1].things)

    def rolled(self) -> list[str]:
        """What the science die has shown, in order."""
        rolls = [event.thing for event in self.events if event.kind == "rolls-science"]
        return [each.name for each in rolls if isinstance(each, Track)]


def begun(seed: int = 7, level: int = 2, pick: int = 0) -> TapestryState:
    """A game just set up: the human has chosen what he begins with, nobody has had a turn."""
    state = setup(1, game_chance(seed), {"level": (str(level),), "adjustments": ("none",)})
    rule = turn(state)
    decision = next(rule, None)
    while decision is not None:
        try:
            decision = rule.send(pick)
        except StopIteration:
            decision = None
    return state


def readable(thing: Option) -> Any:
    """A thing of the journal in the words of the tests."""
    if isinstance(thing, Hex):
        return thing.q, thing.r
    if isinstance(thing, Track):
        return thing.name
    if isinstance(thing, Space):
        return TRACK_NAMES[thing.track], thing.number
    return thing.number if isinstance(thing, DecisionCard) else thing.key


__all__ = [
    "AUTOMA",
    "HUMAN",
    "SHADOW",
    "TRACK_RULES",
    "WHO",
    "Place",
    "Reason",
    "SoloTable",
    "begun",
    "decision_card",
]
