"""A table for tests of the solo mode: a position of one human, the Automa and the Shadow Empire.

Seats are named: `human`, `automa`, `shadow`. Tokens on the map are said as they lie there:
`tokens={(-1, 1): ["automa", "shadow toppled"]}`; a hex that is not printed becomes explored by them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from figurka.core.chance import game_chance
from figurka.core.decision import Option, Rule
from figurka.core.game import Config, Game
from figurka.core.journal import Journal
from figurka.core.piles import Pile
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.conquering import conquer
from figurka.games.tapestry.rules.state import PLAY, Player, TapestryState
from figurka.games.tapestry.rules.things import ONE_DIE, OUTPOST, TRACK_NAMES, Hex, Space, Track, standing
from figurka.games.tapestry.rules.turn import turn
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.content.cards import (
    AUTOMA_CIVILIZATIONS,
    DECISION_CARDS,
    LEVELS,
    REMOVED_CIVILIZATIONS,
    solo_deck,
)
from figurka.games.tapestry.solo.rules import acting, choosing, income
from figurka.games.tapestry.solo.rules.bots import Bots, bots_of
from figurka.games.tapestry.solo.rules.company import SoloBots
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
from tests.games.tapestry.table import SOME_THING, Place, Seat, Table

WHO = ("human", "automa", "shadow")
"""The seats by name."""
HUMAN, AUTOMA, SHADOW = 0, 1, 2
TRACK_RULES = {
    "any_open": ANY_OPEN,
    "nearest_landmark_or_end": NEAREST_LANDMARK_OR_END,
    "nearest_end": NEAREST_END,
}
ACHIEVEMENT_NAMES = ("complete_track", "topple_two", "middle_island")
HOMES = {"human": (2, 0), "automa": (-2, 2)}
"""Where the human and the Automa begin; their two outposts are always there."""


class Reason(NamedTuple):
    """Why a bot did something: the numbered rule, and what it left or brought."""

    bot: str
    rule: str
    things: list[Any]
    """Hexes as (q, r), tracks by name, spaces as (track, number), decision cards by number, else keys."""
    amount: int


class SoloTable(Table):
    """A solo game in a position of the test's making; the human is seat 0, the keywords are those of `Seat`.

    `automa` and `shadow` name the spaces of the bots' tokens that are not at the start. Decision cards are
    named by number, those of a pile from the top; starting cards that are named nowhere lie in the discard
    pile if a deck is named, all other cards in the progress deck.
    """

    def __init__(
        self,
        *,
        level: int = 2,
        automa: Mapping[str, int] | None = None,
        shadow: Mapping[str, int] | None = None,
        favourites: tuple[str, str] = ("exploration", "science"),
        civilization: str | Sequence[str] | None = None,
        tokens: Mapping[Place, Sequence[str]] | None = None,
        automa_outposts: int | None = None,
        shadow_outposts: int | None = None,
        automa_vp: int = 0,
        supply: Sequence[str] = (),
        mat: Sequence[str] | None = None,
        bots_era: int = 1,
        bots_finished: bool = False,
        decision_deck: Sequence[int] | None = None,
        pair: Sequence[int] = (),
        decision_discard: Sequence[int] | None = None,
        progress: Sequence[int] = (),
        achieved: Mapping[str, Sequence[str]] | None = None,
        claimed: Sequence[str | tuple[str, int]] = (),
        first: str = "human",
        actor: str = "human",
        deck: Sequence[str] = (),
        deck_size: int | None = None,
        discard: Sequence[str] = (),
        display: Sequence[str] = ("air_conditioning", "ammonia", "anesthesia"),
        tech_deck: Sequence[str] = (),
        tech_deck_size: int | None = None,
        tile_stack: Sequence[int] = (),
        tile_stack_size: int | None = None,
        placed: Mapping[Place, int | tuple[int, int]] | None = None,
        seed: int = 1,
        **me: Any,
    ) -> None:
        settings = {"level": (str(level),), "adjustments": ("none",)}
        state = setup(1, game_chance(seed), settings)
        state.first, state.active, state.phase = WHO.index(first), WHO.index(actor), PLAY
        self.card_pool = Counter(solo_deck())
        self.tech_pool = dict.fromkeys(TECHS)
        self.tile_pool = dict.fromkeys(TERRITORIES)
        self.star_pool = dict.fromkeys(SPACE_TILE_LIST)
        self.is_whole = deck_size is None and tile_stack_size is None and tech_deck_size is None
        """Whether all cards and tiles are at the table, so that the state can be checked."""
        human = Seat(**{"start": HOMES["human"], **me})
        for where, what in (placed or {}).items():
            number, rotation = what if isinstance(what, tuple) else (what, 0)
            self._put_tile(state, where, number, rotation)
        self._explore_under(state, tokens or {}, [*human.tiles, *tile_stack])
        self._set_up_player(state, state.players[HUMAN], human)
        self._set_up_bot(state.players[AUTOMA], automa or {}, 7)
        self._set_up_bot(state.players[SHADOW], shadow or {}, 9)
        state.players[AUTOMA].vp = state.players[AUTOMA].points[0] = automa_vp
        state.players[AUTOMA].era = bots_era
        for bot in (AUTOMA, SHADOW):
            state.players[bot].finished = bots_finished
        self._set_up_tokens(state, tokens or {})
        for bot, left in ((AUTOMA, automa_outposts), (SHADOW, shadow_outposts)):
            if left is not None:
                self.is_whole = False
                state.players[bot].outposts = left
        self._settle(state)
        for landmark in claimed:
            self._claim(state, landmark)
        self._set_up_achievements(state, achieved or {})
        own = (civilization,) if isinstance(civilization, str) else civilization
        state.bots = self._make_bots(state, level, favourites, own, supply)
        self._set_up_decision_cards(state.bots, decision_deck, pair, decision_discard, progress)
        laid = None if mat is None else tuple(self._card(name) for name in mat)
        self._set_up_cards(state, deck, deck_size, discard, [human, Seat(), Seat()])
        state.bots.mat = laid or tuple(state.deck.rest.pop() for _ in range(max(0, min(bots_era, 4) - 1)))
        self._set_up_techs(state, display, tech_deck, tech_deck_size, ())
        self._set_up_tiles(state, tile_stack, tile_stack_size, (), None)
        state.civ_pile = Pile([each for each in CIVILIZATIONS if self._is_free(state, each.name)])
        self.game: Game[TapestryState] = Game(TAPESTRY, Config(1, seed, settings), state, [], [], Journal())
        self.rule: Rule[Any] | None = None
        self.rule_decision = None
        self._begun = False
        self.check()

    # Setting up

    @staticmethod
    def _is_free(state: TapestryState, civilization: str) -> bool:
        owned = [each.name for each in state.players[HUMAN].civilizations]
        return civilization not in (*owned, *REMOVED_CIVILIZATIONS)

    def _explore_under(
        self, state: TapestryState, tokens: Mapping[Place, Sequence[str]], reserved: list[int]
    ) -> None:
        for where in tokens:
            if not state.explored & self._hex(state, where).bit:
                free = [tile.number for tile in self.tile_pool if tile.number not in reserved]
                self._put_tile(state, where, free[-1], 0)

    @staticmethod
    def _set_up_bot(bot: Player, spaces: Mapping[str, int], outposts: int) -> None:
        assert set(spaces) <= set(TRACK_NAMES), f"no such tracks: {set(spaces) - set(TRACK_NAMES)}"
        bot.tokens = [(spaces.get(name, 0),) for name in TRACK_NAMES]
        bot.outposts = outposts

    def _set_up_tokens(self, state: TapestryState, tokens: Mapping[Place, Sequence[str]]) -> None:
        for where, pieces in tokens.items():
            for said in pieces:
                name, _, how = said.partition(" ")
                assert how in {"", "toppled"}, said
                owner = state.players[WHO.index(name)]
                piece = standing(owner.seat, OUTPOST)
                put_piece(state, self._hex(state, where), piece.counterpart if how else piece)
                owner.outposts -= 1

    def _claim(self, state: TapestryState, landmark: str | tuple[str, int]) -> None:
        """Give a landmark, named or told by its space, to the Automa."""
        named = [
            each
            for each in LANDMARKS
            if each.name == landmark
            or (each.track >= 0 and (TRACK_NAMES[each.track], each.space) == landmark)
        ]
        state.owners[named[0].index] = AUTOMA
        state.players[AUTOMA].landmarks += 1

    @staticmethod
    def _set_up_achievements(state: TapestryState, achieved: Mapping[str, Sequence[str]]) -> None:
        assert set(achieved) <= set(ACHIEVEMENT_NAMES), f"no such achievements: {set(achieved)}"
        state.achieved = tuple(
            (*state.achieved[index], *(WHO.index(who) for who in achieved.get(name, ())))
            for index, name in enumerate(ACHIEVEMENT_NAMES)
        )

    def _make_bots(
        self,
        state: TapestryState,
        level: int,
        favourites: tuple[str, str],
        civilizations: Sequence[str] | None,
        supply: Sequence[str],
    ) -> Bots:
        automas, shadows = (TRACK_NAMES.index(name) for name in favourites)
        own = tuple(
            each for name in civilizations or () for each in AUTOMA_CIVILIZATIONS if each.name == name
        )
        return SoloBots(
            LEVELS[level - 1],
            Pile([]),
            Pile([]),
            favourites=(automas, shadows),
            civilizations=own or (AUTOMA_CIVILIZATIONS[automas],),
            supply=tuple(self._card(name) for name in supply),
        )

    @staticmethod
    def _set_up_decision_cards(
        bots: Bots,
        deck: Sequence[int] | None,
        pair: Sequence[int],
        discard: Sequence[int] | None,
        progress: Sequence[int],
    ) -> None:
        named = {*(deck or ()), *pair, *(discard or ()), *progress}
        starting = [number for number in range(1, 8) if number not in named]
        if deck is None:
            deck = [*starting, next(number for number in range(8, 23) if number not in named)]
        elif discard is None:
            discard = starting
        used = [*deck, *pair, *(discard or ()), *progress]
        assert len(set(used)) == len(used), "a decision card is named twice"
        rest = [number for number in range(1, 23) if number not in used]
        bots.deck = Pile([], tuple(decision_card(number) for number in deck))
        bots.pair = tuple(decision_card(number) for number in pair)
        bots.discard = tuple(decision_card(number) for number in discard or ())
        bots.progress = Pile([], tuple(decision_card(number) for number in (*progress, *rest)))

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
        hexes = [self._hex(self.state, where) for where in valid]
        chosen = read_map(self.state, self.automa, hexes, decision_card(card))
        return chosen.q, chosen.r

    def distance(self, start: Place, *goals: Place) -> int | None:
        """How far a hex is from the nearest of the goals, as the Automa could travel; None if it cannot."""
        mask = sum(self._hex(self.state, goal).bit for goal in goals)
        steps = distances(self.state, self.automa, self.me, mask)[self._hex(self.state, start).index]
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
        here = self.state.pieces[self._hex(self.state, where).index]
        return [WHO[piece.seat] + (" toppled" if piece.toppled else "") for piece in here]

    def is_explored(self, where: Place) -> bool:
        return self.state.ground[self._hex(self.state, where).index] is not None

    def tile(self, where: Place) -> int | None:
        """The number of the territory tile on a hex."""
        ground = self.state.ground[self._hex(self.state, where).index]
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


def decision_card(number: int) -> DecisionCard:
    """The decision card of a number."""
    return next(card for card in DECISION_CARDS if card.number == number)


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
