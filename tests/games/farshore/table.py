"""A table for tests in the rulebook's language: set a position, play by name, look what is true."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from figurka.core.chance import game_chance
from figurka.core.game import Config, Game
from figurka.core.journal import Journal
from figurka.core.piles import Pile
from figurka.games.farshore import FARSHORE
from figurka.games.farshore.content.cards import CARD, DECK_OF_CARDS
from figurka.games.farshore.content.maps import MAPS, PILES
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLAND, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.placing import stand_on
from figurka.games.farshore.rules.scoring import breakdown, score
from figurka.games.farshore.rules.setup import setup
from figurka.games.farshore.rules.shape import ScoreSource
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.state import NOBODY, PLAY, FarshoreState, Player, replaced
from figurka.games.farshore.rules.things import SEASONS, TOKENS, Card, Rose
from figurka.locales import Words

CALM = Rose("calm", 0, "designed")
"""A wind that no card sails with."""
DULL_BAY = ("harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral")
"""A Bay of eight dear cards, where a test names none."""
PLACES = {place.name: place for place in (*SHORE, DOCKS, LOOKOUT, DUNES)}


def amounts(goods: dict[str, int]) -> list[int]:
    """Tokens by name as a player's list of goods."""
    unknown = set(goods) - {token.key for token in TOKENS}
    assert not unknown, f"no such tokens: {unknown}"
    return [goods.get(token.key, 0) for token in TOKENS]


class Seat:
    """What a test says of one player; whatever it does not name is as at the game's start."""

    def __init__(
        self,
        *,
        hand: Sequence[str] = (),
        hand_size: int | None = None,
        city: Sequence[str] = (),
        anchor_on: Sequence[str] = (),
        workers_on: Sequence[str] = (),
        ready: int | None = None,
        anchors: int = 3,
        season: str = "winter",
        passed: bool = False,
        ship: int = 0,
        maps: dict[str, int] | None = None,
        stock: dict[str, int] | None = None,
        **goods: int,
    ) -> None:
        self.hand = hand
        self.hand_size = hand_size
        self.city = city
        self.anchor_on = anchor_on
        self.workers_on = workers_on
        self.ready = ready
        self.anchors = anchors
        self.season = SEASONS.index(season)
        self.passed = passed
        self.ship = ship
        self.maps = maps or {}
        self.stock = stock or {}
        self.goods = goods


class Table:
    """A game in a position of the test's making; seat 0 moves unless another is named.

    Cards that are named nowhere lie in the deck. Workers that the season gives and that are neither ready
    nor on a named place stand on the docks.
    """

    def __init__(
        self,
        *others: Seat,
        seats: int = 2,
        actor: int = 0,
        winds: tuple[str | None, str | None] = (None, None),
        bay: Sequence[str | tuple[str, int] | None] = DULL_BAY,
        deck: Sequence[str] = (),
        deck_size: int | None = None,
        discard: Sequence[str] = (),
        discard_size: int | None = None,
        islands: Sequence[str] = (),
        flooded: Sequence[int] = (),
        map_left: dict[str, int] | None = None,
        wind_changes: int = 0,
        level: str = "bosun",
        seed: int = 1,
        **me: Any,
    ) -> None:
        self.pool = Counter(DECK_OF_CARDS)
        state = setup(seats, game_chance(seed), {"islands": tuple(islands) or ("random",), "level": (level,)})
        state.first, state.active, state.phase = 0, actor, PLAY
        state.wind_changes = wind_changes
        state.level = LEVEL_NAMES.index(level)
        for slot in range(len(state.taken)):
            state.taken[slot] = NOBODY
        state.islands_up = tuple(slot not in flooded for slot in range(len(state.islands)))
        said = [Seat(**me), *others]
        said += [Seat() for _ in range(seats - len(said))]
        for player, seat in zip(state.players, said, strict=True):
            self._set_up_player(state, player, seat)
        self._set_up_bay(state, bay)
        state.winds = tuple(CALM if name is None else ROSE[name] for name in winds)
        for kind in MAPS:
            left = (map_left or {}).get(kind.name)
            if left is not None:
                state.map_left = replaced(state.map_left, kind.index, left)
        self._set_up_piles(state, deck, deck_size, discard, discard_size, said)
        self.game: Game[FarshoreState] = Game(
            FARSHORE, Config(seats, seed, {"islands": (), "level": (level,)}), state, [], [], Journal()
        )
        self._begun = False

    def _take(self, name: str) -> Card:
        card = CARD[name]
        assert self.pool[card] > 0, f"no copy of {name} is left"
        self.pool[card] -= 1
        return card

    def _set_up_player(self, state: FarshoreState, player: Player, seat: Seat) -> None:
        player.hand = [self._take(name) for name in seat.hand]
        for name in seat.city:
            player.enter_city(self._take(name))
        for name in seat.anchor_on:
            self._replace(player, name, anchor=True)
        player.goods = amounts(seat.goods)
        player.anchors = seat.anchors
        player.season = seat.season
        player.passed = seat.passed
        player.ship = seat.ship
        player.reserve = 3 - seat.season
        player.maps = tuple(seat.maps.get(kind.name, NOBODY) for kind in MAPS)
        for kind in MAPS:
            if kind.name in seat.maps:
                left = min(state.map_left[kind.index], len(PILES[len(state.players)]) - 1)
                state.map_left = replaced(state.map_left, kind.index, left)
        player.stock = tuple(seat.stock.get(token.key, 0) for token in TOKENS[:4])
        self._set_up_workers(state, player, seat)

    def _set_up_workers(self, state: FarshoreState, player: Player, seat: Seat) -> None:
        workers = 5 - player.reserve
        for name in seat.workers_on:
            if name.startswith("island "):
                stand_on(state, player, state.islands[int(name[7:])])
            elif name in PLACES or name in ISLAND:
                stand_on(state, player, PLACES.get(name) or ISLAND[name])
            else:
                self._replace(player, name, anchor=False)
        free = workers - len(seat.workers_on)
        player.ready = free if seat.ready is None else seat.ready
        player.at_docks += free - player.ready

    def _replace(self, player: Player, name: str, anchor: bool) -> None:
        for index, standing in enumerate(player.city):
            if standing.card.key == name and not (standing.anchor if anchor else standing.worker):
                player.city[index] = standing.with_anchor if anchor else standing.with_worker
                return
        raise AssertionError(f"no {name} in the city")

    def _set_up_bay(self, state: FarshoreState, bay: Sequence[str | tuple[str, int] | None]) -> None:
        for place in range(8):
            named = bay[place] if place < len(bay) else None
            name, count = named if isinstance(named, tuple) else (named, 1)
            if bay is DULL_BAY and name is not None and not self.pool[CARD[name]]:
                name = None
            stack = [] if name is None else [self._take(name) for _ in range(count)]
            state.bay[place] = stack[-1] if stack else None
            state.bay_counts[place] = len(stack)

    def _set_up_piles(
        self,
        state: FarshoreState,
        deck: Sequence[str],
        deck_size: int | None,
        discard: Sequence[str],
        discard_size: int | None,
        said: list[Seat],
    ) -> None:
        top = tuple(self._take(name) for name in deck)
        thrown = [self._take(name) for name in discard]
        rest = list(self.pool.elements())
        for player, seat in zip(state.players, said, strict=True):
            while seat.hand_size is not None and len(player.hand) < seat.hand_size:
                player.hand.append(rest.pop())
        while discard_size is not None and len(thrown) < discard_size:
            thrown.append(rest.pop())
        if deck_size is not None:
            del rest[max(0, deck_size - len(top)) :]
        state.deck = Pile(rest, top)
        state.discard = thrown
        state.discard_known = [0] * len(thrown)

    # What the test sees

    @property
    def state(self) -> FarshoreState:
        return self.game.state

    @property
    def me(self) -> Player:
        return self.state.players[0]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def rival(self) -> Player:
        assert self.state.rival is not None
        return self.state.rival

    def have(self, seat: int = 0) -> dict[str, int]:
        """The tokens of a player that are not zero."""
        goods = self.state.players[seat].goods
        return {token.key: goods[token.index] for token in TOKENS if goods[token.index]}

    def city(self, seat: int = 0) -> list[str]:
        return [standing.card.key for standing in self.state.players[seat].city]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.key for card in self.state.players[seat].hand]

    def anchored(self, seat: int = 0) -> list[str]:
        return [standing.card.key for standing in self.state.players[seat].city if standing.anchor]

    @property
    def bay(self) -> list[str | None]:
        return [None if card is None else card.key for card in self.state.bay]

    def score(self, seat: int = 0) -> int:
        return score(self.state, self.state.players[seat])

    def points(self, seat: int = 0) -> dict[ScoreSource, int]:
        """The points of a player by source."""
        return breakdown(self.state, self.state.players[seat])

    # What the test does

    def begin(self) -> "Table":
        """Ask the first decision; changes made to the state before it count."""
        if not self._begun:
            self._begun = True
            self.game.begin()
        return self

    @property
    def asked(self) -> str:
        """The kind of the decision, or `over`."""
        self.begin()
        return "over" if self.game.decision is None else self.game.decision.kind

    @property
    def asked_seat(self) -> int:
        self.begin()
        assert self.game.decision is not None
        return self.game.decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what may be chosen."""
        self.begin()
        assert self.game.decision is not None
        return [option.key for option in self.game.decision.options]

    def offers(self, name: str) -> bool:
        """Whether something of this name may be chosen."""
        return bool(self._matches(name))

    def _matches(self, name: str) -> list[int]:
        keys = self.options
        exact = [index for index, key in enumerate(keys) if key == name]
        return exact or [index for index, key in enumerate(keys) if key.partition(":")[2] == name]

    def choose(self, *names: str) -> "Table":
        """Choose by name, one after another: a full key, or what follows the colon in one."""
        for name in names:
            matches = self._matches(name)
            assert len(matches) == 1, f"{self.asked}: {name!r} is not one of {self.options}"
            self.game.choose(matches[0])
        return self

    def prepare(self, season: str, *names: str, seat: int = 0) -> "Table":
        """The seat prepares for this season, unasked where it can do nothing else, and then chooses."""
        self.begin()
        player = self.state.players[seat]
        if player.season < SEASONS.index(season):
            self.choose("prepare")
        assert player.season == SEASONS.index(season)
        return self.choose(*names)

    def why_not(self, key: str) -> str | None:
        """The id of the reason why the thing cannot be chosen."""
        self.begin()
        refusal = self.game.why_not(key)
        return None if refusal is None else refusal.id

    def label(self, name: str, language: str = "en") -> str:
        """What choosing the option of this name means, in words."""
        (index,) = self._matches(name)
        decision = self.game.decision
        assert decision is not None
        said = FARSHORE.label(self.state, decision, decision.options[index], ("Ada", "Ben", "Cyril", "Dana"))
        return Words(language).say(said)

    def question(self, language: str = "en") -> str:
        """What is asked, in words."""
        decision = self.begin().game.decision
        assert decision is not None
        return Words(language).say(FARSHORE.question(decision))

    def caution(self, name: str, language: str = "en") -> str:
        """What is asked before the option of this name is chosen, or nothing."""
        (index,) = self._matches(name)
        caution = self.game.caution(index)
        return "" if caution is None else Words(language).say(caution)

    def journal(self, viewer: int | None = 0, language: str = "en") -> list[str]:
        """What has happened so far, in words."""
        assert self.game.journal is not None
        names = ("Ada", "Ben", "Cyril", "Dana")
        said = [FARSHORE.sentence(event, viewer, names) for event in self.game.journal.events]
        return [Words(language).say(sentence) for sentence in said]

    def told(self, kind: str) -> int:
        """How many events of this kind the journal tells."""
        assert self.game.journal is not None
        return sum(event.kind == kind for event in self.game.journal.events)
