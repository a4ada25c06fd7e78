"""A table for tests in the rulebook's language: set a position, play by name, look what is true.

`Table()` is the base game, `Table(continent=...)` is World. Hands, money and vineyards begin empty;
`Seat(...)` says what a player has. It is `summer` unless the test says `winter`, and seat 0 is to act.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from figurka.core.chance import game_chance
from figurka.core.decision import Decision, Rule
from figurka.core.game import Config, Game
from figurka.core.journal import Event as Told
from figurka.core.journal import Journal
from figurka.games.viticulture import VITICULTURE
from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.positions.builder import FIELD_NAMES, Layout, card
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.visitors import can_play
from figurka.games.viticulture.rules.effects.ways import do_steps
from figurka.games.viticulture.rules.state import (
    OVER,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import (
    COLOURS,
    DECK_NAMES,
    WINE_TYPES,
    WORKER_NAMES,
    Card,
)
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.positions.builder import Seat, WorldLayout
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.state import TALLIES, World, new_year

__all__ = ["FIELD_NAMES", "Seat", "Table", "card"]


class Table:
    """A position, and the game that goes on from it."""

    def __init__(
        self,
        *seats: Seat,
        season: str = "summer",
        year: int = 1,
        continent: str = "",
        event: str = "",
        structures: bool = False,
        hands: str = "open",
        events: str = "first",
        level: str = "normal",
        influence: int | None = None,
        seed: int = 1,
        active: int = 0,
        board: Mapping[str, Sequence[str]] | None = None,
        ovals: Mapping[str, str] | None = None,
        tiles: str = "",
        revealed: Sequence[str] = (),
        purse: int = 0,
        display: Sequence[str] = (),
        players: int = 2,
    ) -> None:
        given = seats or tuple(Seat() for _ in range(players))
        settings: dict[str, tuple[str, ...]] = {"structures": ("with" if structures else "without",)}
        if continent:
            settings |= {"continent": (continent,), "events": (events,), "hands": (hands,)}
            settings["level"] = (level,)
        self.rules = VITICULTURE_WORLD if continent else VITICULTURE
        state = self.rules.setup(len(given), game_chance(seed), settings)
        self.game: Game[VitState] = Game(
            self.rules,
            Config(len(given), seed, settings),
            state,
            [],
            [],
            Journal(),
        )
        self._layout = (WorldLayout if continent else Layout)(state)
        self.layout.begin(season, year, active, given)
        if continent:
            self._arrange_world(given, event, influence, ovals or {}, tiles, revealed)
            partner = self.world.partner
            if partner is not None:
                for each in partner.display:
                    state.decks[each.deck].rest.append(each)
                partner.purse, partner.display = purse, [self.take(name) for name in display]
        for place, workers in (board or {}).items():
            self._put(place, workers)
        self.begun = False

    # Setting the position

    @property
    def layout(self) -> Layout:
        """The position in the making: whatever the state of the game is by now."""
        self._layout.state = self.game.state
        return self._layout

    @property
    def world_layout(self) -> WorldLayout:
        """The same, at a table of World."""
        assert isinstance(self.layout, WorldLayout)
        return self.layout

    def _arrange_world(
        self,
        given: Sequence[Seat],
        event: str,
        influence: int | None,
        ovals: Mapping[str, str],
        tiles: str,
        revealed: Sequence[str],
    ) -> None:
        self.world.year = new_year(len(given))
        if event:
            self.set_event(event)
        layout = self.world_layout
        if influence is not None:
            layout.set_influence(influence)
        layout.better(tiles)
        layout.cover(ovals)
        layout.reveal(revealed)
        layout.give_secrets(given)

    def _put(self, place: str, workers: Sequence[str]) -> None:
        """Workers on the board, as `{place: ["1.yellow"]}`."""
        self.layout.put(place, workers)

    def take(self, name: str) -> Card:
        """A card out of its deck."""
        return self.layout.take(name)

    def put_on_top(self, *names: str) -> "Table":
        """The next cards of their decks, the first one on top."""
        self.layout.put_on_top(*names)
        return self

    def discard(self, *names: str) -> "Table":
        """Cards onto their discard piles, the last one on top."""
        for name in names:
            found = self.take(name)
            self.state.discards[found.deck].append(found)
        return self

    def set_event(self, name: str) -> None:
        """The event of the year, in force from now on."""
        self.world.event = EVENT_BY_NAME[name]

    def reveal(self, *names: str) -> None:
        """The innovation tiles on offer: ovals as `oval_vp`, rectangular ones as `tile_tour`."""
        self.world_layout.reveal(names)

    def tally(self, **counts: int) -> "Table":
        """What the team has already done this year."""
        for name, count in counts.items():
            self.world.year.tallies[TALLIES.index(name)] = count
        return self

    # Playing

    def begin(self) -> "Table":
        """Go on to the first decision."""
        if not self.begun:
            self.begun = True
            self.game.begin()
        return self

    def choose(self, *keys: str) -> "Table":
        """Answer decision after decision by the key of an option."""
        self.begin()
        for key in keys:
            assert self.decision is not None, f"nothing is asked, so {key} cannot be chosen"
            index = self.decision.index(key)
            assert index >= 0, f"{key} is not among {self.options} of {self.decision.kind}"
            self.game.choose(index)
        return self

    def cannot(self, *keys: str) -> None:
        """None of these can be chosen now."""
        self.begin()
        for key in keys:
            assert key not in self.options, f"{key} can be chosen"

    def do(self, steps: Sequence[Step], *keys: str, seat: int = 0) -> Course:
        """Do steps as the effect of something, with these answers."""
        course = Course()

        def rule() -> Rule[None]:
            yield from do_steps(self.state, self.player(seat), tuple(steps), course)
            yield from aftermath(self.state, self.player(seat), course)

        self.run(rule(), *keys)
        return course

    def run(self, rule: Rule[Any], *keys: str) -> Any:
        """Run a rule to its end with these answers; all of them must be used."""
        answers: Iterator[str] = iter(keys)
        try:
            decision = next(rule)
            while True:
                key = next(answers, None)
                found = [option.key for option in decision.options]
                assert key is not None, f"{decision.kind} is asked: {found}"
                assert key in found, f"{key} is not among {found} of {decision.kind}"
                decision = rule.send(found.index(key))
        except StopIteration as end:
            left = list(answers)
            assert not left, f"these answers were not asked for: {left}"
            return end.value

    def visit(self, name: str, *keys: str) -> "Table":
        """Play a visitor of seat 0 with a bare worker in its season, then answer by these keys."""
        deck = card(name).deck
        action = "play_summer_visitor" if deck == 1 else "play_winter_visitor"
        self.begin()
        spot = f"at:{action}:1" if self.state.world is not None else f"at:{action}"
        self.choose(spot)
        for kind in ("worker", "visitor"):
            if self.decision is not None and self.decision.kind == kind:
                wanted = "worker:bare" if kind == "worker" else f"visitor:{name}"
                if wanted not in self.options:
                    wanted = next(key for key in self.options if key != "worker:grande")
                self.choose(wanted)
        return self.choose(*keys)

    def playable(self, name: str) -> bool:
        """Whether a visitor of the acting seat's hand could be played now."""
        found = VISITOR_BY_NAME[name]
        return can_play(self.state, self.player(self.state.active), found, Course())

    # Looking

    @property
    def state(self) -> VitState:
        """The state, as plain data."""
        return self.game.state

    @property
    def world(self) -> World:
        """What World adds to the state."""
        return world_of(self.game.state)

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.game.decision

    @property
    def kind(self) -> str:
        """The kind of decision that is asked now; empty if none is."""
        return "" if self.decision is None else self.decision.kind

    @property
    def asked(self) -> int:
        """The seat that is asked now."""
        return -1 if self.decision is None else self.decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what can be chosen now."""
        return [] if self.decision is None else [option.key for option in self.decision.options]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    def player(self, seat: int = 0) -> Player:
        """A player."""
        return self.state.players[seat]

    def lira(self, seat: int = 0) -> int:
        """A player's money."""
        return self.player(seat).lira

    def vp(self, seat: int = 0) -> int:
        """A player's points."""
        return self.player(seat).vp

    def hand(self, deck: str, seat: int = 0) -> list[str]:
        """The names of the cards of a deck in a hand, sorted."""
        return sorted(each.name for each in self.player(seat).hand[DECK_NAMES.index(deck)])

    def grapes(self, colour: str, seat: int = 0) -> list[int]:
        """The values of a colour on a crush pad."""
        mask = self.player(seat).grapes[COLOURS.index(colour)]
        return [value for value in range(1, 10) if mask >> value & 1]

    def wines(self, kind: str, seat: int = 0) -> list[int]:
        """The values of a type in a cellar."""
        mask = self.player(seat).wines[WINE_TYPES.index(kind)]
        return [value for value in range(1, 10) if mask >> value & 1]

    def vines(self, field: str, seat: int = 0) -> list[str]:
        """The vines on a field, in the order of planting."""
        return [vine.name for vine in self.player(seat).fields[FIELD_NAMES.index(field)]]

    def structures(self, seat: int = 0) -> list[str]:
        """The structures built: basic ones in the order of the mat, then cards by site."""
        player = self.player(seat)
        basic = [name for name, each in STRUCTURE_BY_NAME.items() if player.has(each.bit)]
        return basic + [building.name for building in player.sites if building is not None]

    def available(self, seat: int = 0) -> dict[str, int]:
        """The workers at hand by kind."""
        return {
            name: count
            for name, count in zip(WORKER_NAMES, self.player(seat).available, strict=True)
            if count
        }

    def standing(self, place: str) -> list[str]:
        """Who stands on a place of the board, as in `board=`: `["1.yellow"]`."""
        action, space = self.layout.space(place)
        return [f"{each >> 3}.{WORKER_NAMES[each & 7]}" for each in self.state.board[action][space]]

    def discards(self, deck: str) -> list[str]:
        """The names of a discard pile, the topmost last."""
        return [each.name for each in self.state.discards[DECK_NAMES.index(deck)]]

    def told(self, kind: str) -> list[Told]:
        """The events of a kind in the journal."""
        journal = self.game.journal
        assert journal is not None
        return [event for event in journal.events if event.kind == kind]
