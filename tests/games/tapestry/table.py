"""A table for tests in the rulebook's language: set a position, play by name, look what is true."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from figurka.core.chance import game_chance
from figurka.core.decision import Decision, Rule
from figurka.core.game import Config, Game
from figurka.core.journal import Event, Journal
from figurka.core.piles import Pile
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.cards import CARD, DECK_OF_CARDS
from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECH, TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES, TERRITORY
from figurka.games.tapestry.rules.adjustments import HANDICAP, NONE
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.civilizations import set_up
from figurka.games.tapestry.rules.gaining import gain
from figurka.games.tapestry.rules.laying import work
from figurka.games.tapestry.rules.scoring import breakdown
from figurka.games.tapestry.rules.setup import setup
from figurka.games.tapestry.rules.state import NOBODY, PLAY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    BUILDING_NAMES,
    CUBE,
    MIDDLE,
    OUTPOST,
    RESOURCE_NAMES,
    TOP,
    TRACK_NAMES,
    Benefit,
    Hex,
    Laid,
    Thing,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece, reach_of

Place = tuple[int, int]
USUAL_CAPITALS = {
    "small": ("wetland", "mountain", "tropical"),
    "large": ("wetland", "tropical", "desert", "grassland", "forest"),
}
"""Where the seats begin unless a test says otherwise: seat 0 on the small map at (2, 0)."""
SOME_THING = Thing("some-thing", 0)


def having(numbers: Mapping[str, int]) -> dict[str, Any]:
    """Resources, tracks or buildings whose names the test has as values: `Table(**having({track: 3}))`."""
    return dict(numbers)


class Seat:
    """What a test says of one player; whatever it does not name is as after the first income turn.

    Resources and tracks are keywords: `coin=2, science=6`; several tokens on a track: `military=(6, 0)`.
    Buildings that left the income mat: `farm=2` and so on; they stand beside the capital unless `built` names
    their plots.
    """

    def __init__(
        self,
        *,
        civ: str | Sequence[str] = (),
        capital: str | None = None,
        start: Place | None = None,
        hand: Sequence[str] = (),
        hand_size: int | None = None,
        era: int = 1,
        laid: Mapping[int, Sequence[str]] | None = None,
        card: str | None = None,
        bottom: Sequence[str] = (),
        middle: Sequence[str] = (),
        top: Sequence[str] = (),
        tiles: Sequence[int] = (),
        space_tiles: Sequence[str] = (),
        controls: Sequence[Place] = (),
        toppled: Sequence[Place] = (),
        traded: Sequence[Place] = (),
        outposts: int | None = None,
        built: Mapping[str, Sequence[Place]] | Sequence[Place] = (),
        landmarks: Sequence[str] = (),
        achievements: Sequence[str] = (),
        finished: bool = False,
        vp: int = 0,
        singular: bool = False,
        **numbers: Any,
    ) -> None:
        self.civs = (civ,) if isinstance(civ, str) else tuple(civ)
        self.capital = capital
        self.start = start
        self.hand = hand
        self.hand_size = hand_size
        self.era = era
        self.laid = laid or {}
        self.card = card
        """The uncovered card of the current era, in force if it is one of this era."""
        self.techs = (bottom, middle, top)
        self.tiles = tiles
        self.space_tiles = space_tiles
        self.controls = controls
        """Hexes besides the start where an outpost stands."""
        self.toppled = toppled
        self.traded = traded
        """Hexes with a token of the Traders."""
        self.outposts = outposts
        """The outposts left in the supply, if not 8 less those on the map."""
        self.built = built
        self.landmarks = landmarks
        self.achievements = achievements
        self.finished = finished
        self.vp = vp
        self.singular = singular
        known = {*RESOURCE_NAMES, *TRACK_NAMES, *BUILDING_NAMES}
        assert set(numbers) <= known, f"no such things: {set(numbers) - known}"
        self.numbers = numbers


class Table:
    """A game in a position of the test's making; seat 0 moves unless another is named."""

    def __init__(
        self,
        *others: Seat,
        seats: int = 2,
        actor: int = 0,
        deck: Sequence[str] = (),
        deck_size: int | None = None,
        discard: Sequence[str] = (),
        display: Sequence[str] = ("air_conditioning", "ammonia", "anesthesia"),
        tech_deck: Sequence[str] = (),
        tech_deck_size: int | None = None,
        tech_discard: Sequence[str] = (),
        tile_stack: Sequence[int] = (),
        tile_stack_size: int | None = None,
        space_stack: Sequence[str] = (),
        space_stack_size: int | None = None,
        civ_pile: Sequence[str] | None = None,
        placed: Mapping[Place, int | tuple[int, int]] | None = None,
        claimed: Sequence[str] = (),
        adjustments: str = NONE,
        seed: int = 1,
        **me: Any,
    ) -> None:
        state = setup(seats, game_chance(seed), {"adjustments": (adjustments,), "shadow": ("none",)})
        state.first, state.active, state.phase = 0, actor, PLAY
        self.card_pool = Counter(DECK_OF_CARDS)
        self.tech_pool = dict.fromkeys(TECHS)
        self.tile_pool = dict.fromkeys(TERRITORIES)
        self.star_pool = dict.fromkeys(SPACE_TILE_LIST)
        said = [Seat(**me), *others]
        said += [Seat() for _ in range(seats - len(said))]
        assert len(said) == seats, "more seats are described than there are"
        for where, what in (placed or {}).items():
            number, rotation = what if isinstance(what, tuple) else (what, 0)
            self._put_tile(state, where, number, rotation)
        for player, seat in zip(state.players, said, strict=True):
            self._set_up_player(state, player, seat)
        self._settle(state)
        for name in claimed:
            state.owners[self._landmark(name).index] = 1
            state.players[1].landmarks += 1
        self._set_up_cards(state, deck, deck_size, discard, said)
        self._set_up_techs(state, display, tech_deck, tech_deck_size, tech_discard)
        self._set_up_tiles(state, tile_stack, tile_stack_size, space_stack, space_stack_size)
        owned = {each for player in state.players for each in player.civilizations}
        pile = [each for each in CIV.values() if each not in owned]
        state.civ_pile = Pile(pile) if civ_pile is None else Pile([], tuple(CIV[name] for name in civ_pile))
        config = Config(seats, seed, {"adjustments": (adjustments,)})
        self.game: Game[TapestryState] = Game(TAPESTRY, config, state, [], [], Journal())
        self.rule: Rule[Any] | None = None
        self.rule_decision: Decision | None = None
        self._begun = False

    # Setting up

    def _put_tile(self, state: TapestryState, where: Place, number: int, rotation: int) -> None:
        tile = TERRITORY[number]
        del self.tile_pool[tile]
        place = self._hex(state, where)
        assert state.ground[place.index] is None, f"{where} is explored already"
        state.ground[place.index] = next(each for each in tile.turns if each.rotation == rotation)
        state.explored |= place.bit

    def _set_up_player(self, state: TapestryState, player: Player, seat: Seat) -> None:
        player.offer, player.capitals = (), ()
        name = seat.capital or USUAL_CAPITALS[state.board.name][player.seat]
        player.capital = next(each for each in CAPITALS if each.name == name)
        for civ in seat.civs:
            set_up(player, CIV[civ])
        self._set_up_numbers(player, seat)
        self._set_up_city(state, player, seat)
        player.hand = [self._card(name) for name in seat.hand]
        player.era, player.finished, player.singular = seat.era, seat.finished, seat.singular
        player.vp = player.points[0] = seat.vp
        for era, names in seat.laid.items():
            player.cards[era - 1] = tuple(Laid(self._card(name)) for name in names)
        if seat.card is not None:
            card = self._card(seat.card)
            player.cards[seat.era - 1] = (*player.cards[seat.era - 1], Laid(card))
            player.powers |= card.power
        for row, techs in enumerate(seat.techs):
            player.techs[row] = tuple(TECH[name] for name in techs)
            for name in techs:
                del self.tech_pool[TECH[name]]
        player.tiles = [TERRITORY[number] for number in seat.tiles]
        for tile in player.tiles:
            del self.tile_pool[tile]
        player.space_tiles = tuple(each for each in SPACE_TILE_LIST if each.name in seat.space_tiles)
        for star in player.space_tiles:
            del self.star_pool[star]
        self._set_up_map(state, player, seat)
        for name in seat.achievements:
            index = ("complete_track", "topple_two", "middle_island").index(name)
            earned = list(state.achieved)
            earned[index] = (*earned[index], player.seat)
            state.achieved = tuple(earned)

    def _set_up_numbers(self, player: Player, seat: Seat) -> None:
        player.goods = [seat.numbers.get(name, 0) for name in RESOURCE_NAMES]
        for track, name in enumerate(TRACK_NAMES):
            spaces = seat.numbers.get(name, 0)
            player.tokens[track] = spaces if isinstance(spaces, tuple) else (spaces,)
        player.left = [5 - seat.numbers.get(name, 0) for name in BUILDING_NAMES]

    def _set_up_city(self, state: TapestryState, player: Player, seat: Seat) -> None:
        assert player.capital is not None
        by_kind = dict(seat.built) if isinstance(seat.built, Mapping) else {}
        if not isinstance(seat.built, Mapping):
            for index, plot in enumerate(seat.built):
                kind = BUILDING_NAMES[index // 5]
                by_kind[kind] = [*by_kind.get(kind, ()), plot]
        for kind, plots in by_kind.items():
            mask = sum(1 << row * 9 + column for row, column in plots)
            assert not mask & player.capital.impassable, "a building on an impassable plot"
            player.plots[BUILDING_NAMES.index(kind)] = mask
            if kind not in seat.numbers and isinstance(seat.built, Mapping):
                player.left[BUILDING_NAMES.index(kind)] = 5 - len(plots)
        player.city = sum(player.plots)
        player.filled = player.city | player.capital.impassable
        player.lines = sum(line & player.filled == line for line in LINES)
        player.districts = sum(
            1 << index for index, area in enumerate(DISTRICTS) if area & player.filled == area
        )
        for name in seat.landmarks:
            state.owners[self._landmark(name).index] = player.seat
            player.landmarks += 1

    def _set_up_map(self, state: TapestryState, player: Player, seat: Seat) -> None:
        assert player.capital is not None
        number = player.capital.number
        start = next(each for each in state.board.hexes if number in each.capitals)
        if seat.start is not None:
            start = self._hex(state, seat.start)
        for _ in range(2):
            put_piece(state, start, standing(player.seat, OUTPOST))
        for where in seat.controls:
            put_piece(state, self._hex(state, where), standing(player.seat, OUTPOST))
        for where in seat.toppled:
            put_piece(state, self._hex(state, where), standing(player.seat, OUTPOST).counterpart)
        for where in seat.traded:
            put_piece(state, self._hex(state, where), standing(player.seat, CUBE))
        player.outposts = 8 - len(seat.controls) - len(seat.toppled)
        if seat.outposts is not None:
            player.outposts = seat.outposts

    def _settle(self, state: TapestryState) -> None:
        for player in state.players:
            player.lands = sum(
                place.bit for place in state.board.hexes if self._holders(state, place) == {player.seat}
            )
            player.reach = reach_of(state, player.lands)

    @staticmethod
    def _holders(state: TapestryState, place: Hex) -> set[int]:
        here = state.pieces[place.index]
        return {piece.seat for piece in here if not piece.toppled and piece.what is not CUBE}

    def _set_up_cards(
        self,
        state: TapestryState,
        deck: Sequence[str],
        deck_size: int | None,
        discard: Sequence[str],
        said: list[Seat],
    ) -> None:
        top = tuple(self._card(name) for name in deck)
        state.discard = [self._card(name) for name in discard]
        rest = list(self.card_pool.elements())
        for player, seat in zip(state.players, said, strict=True):
            while seat.hand_size is not None and len(player.hand) < seat.hand_size:
                player.hand.append(rest.pop())
        if deck_size is not None:
            del rest[max(0, deck_size - len(top)) :]
        state.deck = Pile(rest, top)

    def _set_up_techs(
        self,
        state: TapestryState,
        display: Sequence[str],
        deck: Sequence[str],
        deck_size: int | None,
        discard: Sequence[str],
    ) -> None:
        state.display = []
        for name in display:
            if TECH[name] in self.tech_pool:
                state.display.append(TECH[name])
                del self.tech_pool[TECH[name]]
        state.tech_discard = [TECH[name] for name in discard]
        top = tuple(TECH[name] for name in deck)
        rest = [tech for tech in self.tech_pool if tech not in (*state.tech_discard, *top)]
        if deck_size is not None:
            del rest[max(0, deck_size - len(top)) :]
        state.tech_pile = Pile(rest, top)

    def _set_up_tiles(
        self,
        state: TapestryState,
        stack: Sequence[int],
        size: int | None,
        space_stack: Sequence[str],
        space_size: int | None,
    ) -> None:
        top = tuple(TERRITORY[number] for number in stack)
        rest = [tile for tile in self.tile_pool if tile not in top]
        if size is not None:
            del rest[max(0, size - len(top)) :]
        state.tile_pile = Pile(rest, top)
        stars = tuple(each for name in space_stack for each in SPACE_TILE_LIST if each.name == name)
        others = [star for star in self.star_pool if star not in stars]
        if space_size is not None:
            del others[max(0, space_size - len(stars)) :]
        state.space_pile = Pile(others, stars)

    def _card(self, name: str) -> Any:
        card = CARD[name]
        assert self.card_pool[card] > 0, f"no copy of {name} is left"
        self.card_pool[card] -= 1
        return card

    def _landmark(self, name: str) -> Any:
        return next(each for each in LANDMARKS if each.name == name)

    @staticmethod
    def _hex(state: TapestryState, where: Place) -> Hex:
        return next(each for each in state.board.hexes if (each.q, each.r) == tuple(where))

    # Chance

    def dice(self, red: str, black: str) -> "Table":
        """Let the next roll of the conquer dice show these faces: `vp-4`, `territories`; `coin`, `tile`."""
        reds = [index for index, die in enumerate(RED) if die.name == f"red-{red}"]
        blacks = [index for index, die in enumerate(BLACK) if die.name == f"black-{black}"]
        assert reds, f"no red face {red}"
        assert blacks, f"no black face {black}"
        return self._foresee(lambda seen: seen(6) in reds and seen(6) in blacks)

    def science(self, *tracks: str) -> "Table":
        """Let the next rolls of the science die show these tracks (if nothing else is left to chance)."""
        wanted = [TRACK_NAMES.index(name) for name in tracks]
        return self._foresee(lambda seen: all(seen(4) == track for track in wanted))

    def _foresee(self, wanted: Any) -> "Table":
        self.begin()
        probe = self.state.copy()
        for chance in count(12345):
            probe.chance, probe.drawn = game_chance(chance), 0
            if wanted(probe.below):
                self.state.chance, self.state.drawn = game_chance(chance), 0
                return self
        return self

    # What the test sees

    @property
    def state(self) -> TapestryState:
        return self.game.state

    @property
    def me(self) -> Player:
        return self.state.players[0]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def have(self, seat: int = 0) -> dict[str, int]:
        """The resources of a player that are not zero."""
        goods = self.state.players[seat].goods
        return {name: goods[index] for index, name in enumerate(RESOURCE_NAMES) if goods[index]}

    def tracks(self, seat: int = 0) -> dict[str, int]:
        """The most advanced token of a player on each track."""
        return {name: self.player(seat).best(track) for track, name in enumerate(TRACK_NAMES)}

    def vp(self, seat: int = 0) -> int:
        return self.player(seat).vp

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a player by source, without zeros."""
        return {name: points for name, points in breakdown(self.player(seat)).items() if points}

    def hand(self, seat: int = 0) -> list[str]:
        return [card.name for card in self.player(seat).hand]

    def techs(self, row: str, seat: int = 0) -> list[str]:
        """The technologies of the bottom, middle or top row."""
        index = {"bottom": BOTTOM, "middle": MIDDLE, "top": TOP}[row]
        return [tech.name for tech in self.player(seat).techs[index]]

    def tiles(self, seat: int = 0) -> list[int]:
        """The territory tiles in a player's supply."""
        return [tile.number for tile in self.player(seat).tiles]

    def controls(self, seat: int = 0) -> set[Place]:
        """The hexes that a player controls."""
        return {(place.q, place.r) for place in self.state.board.chosen(self.player(seat).lands)}

    def pieces(self, where: Place) -> list[tuple[int, str, str]]:
        """The pieces on a hex: seat, what, and `stands` or `lies`."""
        here = self.state.pieces[self._hex(self.state, where).index]
        return [
            (
                piece.seat,
                piece.what.key.partition(":")[2] or piece.what.key,
                "lies" if piece.toppled else "stands",
            )
            for piece in here
        ]

    def laid(self, era: int, seat: int = 0) -> list[str]:
        """The cards on a tapestry space, the uncovered one last; `?` lies face down."""
        stack = self.player(seat).cards[era - 1]
        return ["?" if laid.face_down else laid.card.name for laid in stack]

    def landmarks(self, seat: int = 0) -> set[str]:
        """The landmarks that a player owns."""
        return {each.name for each in LANDMARKS if self.state.owners[each.index] == seat}

    def districts(self, seat: int = 0) -> set[Place]:
        """The complete districts of a player's capital, by row and column of three."""
        return {(index // 3, index % 3) for index in range(9) if self.player(seat).districts >> index & 1}

    def achieved(self, name: str) -> list[int]:
        """The seats that earned an achievement, in that order."""
        index = ("complete_track", "topple_two", "middle_island").index(name)
        return list(self.state.achieved[index])

    # What the test does

    def begin(self) -> "Table":
        """Ask the first decision; changes made to the state before it count."""
        if not self._begun and self.rule is None:
            self._begun = True
            self.game.begin()
        return self

    def apart(self) -> "Table":
        """Let no turn begin, so that chance can be fixed for rules that are carried out by themselves."""
        self._begun = True
        return self

    def run(self, rule: Rule[Any]) -> "Table":
        """Carry out a rule by itself, outside of a turn, up to its first question."""
        self.rule = rule
        try:
            self.rule_decision = next(rule)
        except StopIteration:
            self.rule_decision = None
        return self

    def gain(self, *benefits: Benefit, seat: int = 0, source: Thing = SOME_THING) -> "Table":
        """Let a player gain benefits by themselves, outside of a turn."""

        def rule() -> Rule[None]:
            for benefit in benefits:
                yield from gain(self.state, self.player(seat), benefit, source)

        return self.run(rule())

    def work(self, card: str, seat: int = 0) -> "Table":
        """Let a tapestry card work for a player by itself, as if it were laid now."""
        return self.run(work(self.state, self.player(seat), CARD[card]))

    @property
    def decision(self) -> Decision | None:
        self.begin()
        return self.game.decision if self.rule is None else self.rule_decision

    @property
    def asked(self) -> str:
        """The kind of the decision, or `nothing`."""
        decision = self.decision
        return "nothing" if decision is None else decision.kind

    @property
    def asked_seat(self) -> int:
        decision = self.decision
        assert decision is not None
        return decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what may be chosen."""
        decision = self.decision
        assert decision is not None, "nothing is asked"
        return [option.key for option in decision.options]

    def offers(self, name: str) -> bool:
        """Whether something of this name may be chosen."""
        return bool(self._matches(name))

    def _matches(self, name: str) -> list[int]:
        keys = self.options
        exact = [index for index, key in enumerate(keys) if key == name]
        exact = exact or [index for index, key in enumerate(keys) if key.partition(":")[2] == name]
        return exact or [index for index, key in enumerate(keys) if key.rpartition(":")[0] == name]

    def choose(self, *names: str | Place) -> "Table":
        """Choose by name, one after another: a full key, what follows the colon in one, or `(1, 0)`.

        `advance:science` is the token on the science track; `pay:0,1,0,0` is a payment by coin, worker, food
        and culture.
        """
        for name in names:
            wanted = name if isinstance(name, str) else f"{name[0]},{name[1]}"
            matches = self._matches(wanted)
            assert len(matches) == 1, f"{self.asked}: {wanted!r} is not one of {self.options}"
            self._send(matches[0])
        return self

    def _send(self, index: int) -> None:
        if self.rule is None:
            self.game.choose(index)
            return
        try:
            self.rule_decision = self.rule.send(index)
        except StopIteration:
            self.rule_decision = None

    def skip(self, *kinds: str) -> "Table":
        """Answer questions of these kinds by the first option, as long as they are asked."""
        while self.decision is not None and self.asked in kinds:
            self._send(0)
        return self

    def advance(self, track: str, pay: Mapping[str, int] | None = None) -> "Table":
        """Advance on a track by the paid advance of a turn; the payment is named where it is asked."""
        self.choose(f"advance:{track}")
        if self.asked == "payment":
            assert pay is not None, f"one of {self.options} must be named"
            self.choose("pay:" + ",".join(str(pay.get(name, 0)) for name in RESOURCE_NAMES))
        return self

    def income(self) -> "Table":
        """Begin an income turn, unasked where nothing else can be done."""
        era = self.me.era
        self.begin()
        if self.me.era == era:
            self.choose("income")
        return self

    def why_not(self, key: str) -> str | None:
        """The id of the reason why the thing cannot be chosen."""
        self.begin()
        refusal = self.game.why_not(key)
        return None if refusal is None else refusal.id

    @property
    def events(self) -> list[Event]:
        assert self.game.journal is not None
        return self.game.journal.events

    def told(self, kind: str) -> int:
        """How many events of this kind the journal tells."""
        return sum(event.kind == kind for event in self.events)


__all__ = ["HANDICAP", "NOBODY", "NONE", "Place", "Seat", "Table", "having"]
