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
from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.visitors import can_play
from figurka.games.viticulture.rules.effects.ways import do_steps
from figurka.games.viticulture.rules.points import count_points
from figurka.games.viticulture.rules.state import (
    FALL,
    NO_POINTS,
    NOBODY,
    OVER,
    SPRING,
    SUMMER_PHASE,
    WINTER_PHASE,
    Player,
    VitState,
    worker,
)
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import (
    BY_ORDERS,
    COLOURS,
    DECK_NAMES,
    FIELDS,
    GREY,
    MAT_SITES,
    SITES,
    WINE_TYPES,
    WORKER_NAMES,
    Card,
    Vine,
)
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, RESOURCE_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.state import TALLIES, World, new_year
from figurka.games.viticulture.world.rules.things import FROM_START, LETTERS, InnovationTile

FIELD_NAMES = tuple(field.name for field in FIELDS)
PHASES = {"spring": SPRING, "summer": SUMMER_PHASE, "fall": FALL, "winter": WINTER_PHASE}


def card(name: str) -> Card:
    """A card by its name, whatever deck it is of; orders are named like `r5` or `w3_s7`."""
    for cards in (VINE_BY_NAME, VISITOR_BY_NAME, ORDER_BY_NAME, BUILDING_BY_NAME):
        if name in cards:
            found: Card = cards[name]
            return found
    raise KeyError(name)


class Seat:
    """What a test says of one player; whatever it does not name is empty.

    `hand` holds card names, `fields` vine names by field (`left`, `middle`, `right`), `grapes` and `wines`
    values by colour or type, `structures` names of basic structures, `cards` structure cards by site (`mat1`,
    `mat2` or a field). `workers` are the kinds still at hand (`bare`, `grande`, `grey`, in World also
    `yellow`, `blue`); `hats` in World is how many yellow and blue hats there are at all.
    """

    def __init__(
        self,
        *,
        lira: int = 0,
        vp: int = 0,
        residual: int = 0,
        hand: Sequence[str] = (),
        fields: Mapping[str, Sequence[str]] | None = None,
        sold: Sequence[str] = (),
        harvested: Sequence[str] = (),
        structures: Sequence[str] = (),
        cards: Mapping[str, str] | None = None,
        grapes: Mapping[str, Sequence[int]] | None = None,
        wines: Mapping[str, Sequence[int]] | None = None,
        workers: Sequence[str] | None = None,
        total_workers: int | None = None,
        hats: tuple[int, int] = (2, 2),
        goals: Sequence[str] = (),
        resources: Sequence[str] = (),
        passed: bool = False,
        row: int | None = None,
    ) -> None:
        self.lira = lira
        self.vp = vp
        self.residual = residual
        self.hand = hand
        self.fields = fields or {}
        self.sold = sold
        self.harvested = harvested
        self.structures = structures
        self.cards = cards or {}
        self.grapes = grapes or {}
        self.wines = wines or {}
        self.workers = workers
        self.total_workers = total_workers
        self.hats = hats
        self.goals = goals
        self.resources = resources
        self.passed = passed
        self.row = row


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
        clear(state)
        state.year = year
        state.phase = PHASES[season]
        for seat, said in enumerate(given):
            self._arrange(state.players[seat], said)
        state.order = tuple(sorted(range(len(given)), key=lambda seat: state.players[seat].row))
        state.active = active
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

    def _arrange(self, player: Player, said: Seat) -> None:
        player.lira, player.residual = said.lira, said.residual
        count_points(player, said.vp, BY_ORDERS)
        player.passed = said.passed
        player.row = player.seat if said.row is None else said.row
        for name in said.hand:
            found = self.take(name)
            player.hand[found.deck].append(found)
        for field, names in said.fields.items():
            vines = [self.take(name) for name in names]
            player.fields[FIELD_NAMES.index(field)] = tuple(vine for vine in vines if isinstance(vine, Vine))
        for field in said.sold:
            player.sold |= 1 << FIELD_NAMES.index(field)
        for field in said.harvested:
            player.harvested |= 1 << FIELD_NAMES.index(field)
        for name in said.structures:
            player.structures |= STRUCTURE_BY_NAME[name].bit
        for site, name in said.cards.items():
            self.take(name)
            building = BUILDING_BY_NAME[name]
            player.sites[[each.key for each in SITES].index(f"site:{site}")] = building
            player.buildings |= building.bit
        for colour, values in said.grapes.items():
            player.grapes[COLOURS.index(colour)] = sum(1 << value for value in values)
        for kind, values in said.wines.items():
            player.wines[WINE_TYPES.index(kind)] = sum(1 << value for value in values)
        self._arrange_workers(player, said)

    def _arrange_workers(self, player: Player, said: Seat) -> None:
        if self.rules is VITICULTURE:
            if said.total_workers is not None:
                player.workers[2] = said.total_workers - 1
        else:
            yellow, blue = said.hats
            player.workers[0], player.workers[1] = yellow, blue
            player.workers[2] = 4 - yellow - blue
        player.available = player.workers[:]
        if said.workers is not None:
            player.available = [said.workers.count(kind) for kind in WORKER_NAMES]
            if player.available[GREY]:
                player.workers[GREY] = 1

    def _arrange_world(
        self,
        given: Sequence[Seat],
        event: str,
        influence: int | None,
        ovals: Mapping[str, str],
        tiles: str,
        revealed: Sequence[str],
    ) -> None:
        world = self.world
        world.year = new_year(len(given))
        if event:
            self.set_event(event)
        if influence is not None:
            world.influence = influence
            world.origins = ((FROM_START, NOBODY),) * influence
        for letter in tiles:
            tile = next(each for each in world.tile_pile.rest if LETTERS[each.action] == letter)
            world.tile_pile.rest.remove(tile)
            world.tiles[tile.action] = tile
        for place, name in ovals.items():
            oval = OVAL_BY_NAME[name]
            world.oval_pile.rest.remove(oval)
            world.ovals[2 * LETTERS.index(place[0]) + int(place[1]) - 1] = oval
        self.reveal(*revealed)
        for seat, said in enumerate(given):
            for goal in world.goals[seat]:
                world.goal_pile.rest.append(goal)
            world.goals[seat] = tuple(GOAL_BY_NAME[name] for name in said.goals)
            for goal in world.goals[seat]:
                world.goal_pile.rest.remove(goal)
            world.resource_pile.rest += world.resources[seat]
            world.resources[seat] = [RESOURCE_BY_NAME[name] for name in said.resources]
            for resource in world.resources[seat]:
                world.resource_pile.rest.remove(resource)

    def _put(self, place: str, workers: Sequence[str]) -> None:
        """Workers on the board, as `{place: ["1.yellow"]}`.

        Places of World are `A1`, `A2`, `A*` (beside), `event1`; of the base game `draw_vine`,
        `draw_vine:bonus`, `draw_vine:beside`; of both `gain_lira` and `yoke` (that of the worker's own seat).
        """
        for name in workers:
            seat, kind = int(name.split(".")[0]), WORKER_NAMES.index(name.split(".")[1])
            if seat < len(self.state.players):
                player = self.state.players[seat]
                player.available[kind] = max(min(player.available[kind], player.workers[kind] - 1), 0)
            if place == "yoke":
                self.state.players[seat].yoke = kind
                continue
            action, space = self._place(place)
            self.state.board[action][space] += (worker(seat, kind),)

    def _place(self, place: str) -> tuple[int, int]:
        if place.startswith("event"):
            return 17, int(place[5]) - 1
        if place[0] in LETTERS:
            return LETTERS.index(place[0]), 2 if place[1] == "*" else int(place[1]) - 1
        name, _, space = place.partition(":")
        index = next(each.index for each in self.state.edition.actions if each.name == name)
        return index, ("", "bonus", "beside").index(space)

    def take(self, name: str) -> Card:
        """A card out of its deck."""
        found = card(name)
        self.state.decks[found.deck].rest.remove(found)
        return found

    def put_on_top(self, *names: str) -> "Table":
        """The next cards of their decks, the first one on top."""
        for name in reversed(names):
            found = self.take(name)
            pile = self.state.decks[found.deck]
            pile.top = (found, *pile.top)
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
        world = self.world
        shown: list[InnovationTile] = []
        for name in names:
            shape, _, rest = name.partition("_")
            if shape == "oval":
                oval = OVAL_BY_NAME[rest]
                world.oval_pile.rest.remove(oval)
                shown.append(oval)
            else:
                tile = TILE_BY_NAME[rest]
                world.tile_pile.rest.remove(tile)
                shown.append(tile)
        world.revealed = tuple(shown)

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
        action, space = self._place(place)
        return [f"{each >> 3}.{WORKER_NAMES[each & 7]}" for each in self.state.board[action][space]]

    def discards(self, deck: str) -> list[str]:
        """The names of a discard pile, the topmost last."""
        return [each.name for each in self.state.discards[DECK_NAMES.index(deck)]]

    def told(self, kind: str) -> list[Told]:
        """The events of a kind in the journal."""
        journal = self.game.journal
        assert journal is not None
        return [event for event in journal.events if event.kind == kind]


def clear(state: VitState) -> None:
    """Put all dealt cards back and leave every vineyard empty."""
    for player in state.players:
        for deck, cards in enumerate(player.hand):
            state.decks[deck].rest += cards
            cards.clear()
        player.lira = player.vp = player.residual = player.structures = 0
        player.points = NO_POINTS
        player.row = NOBODY
    for deck, pile in enumerate(state.discards):
        state.decks[deck].rest += pile
        pile.clear()
    assert MAT_SITES == 2
