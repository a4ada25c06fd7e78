"""The boards of Viticulture and World: what is chosen there has a control, and tips tell the truth."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from figurka.games.viticulture.rules.state import worker
from figurka.games.viticulture.rules.things import BARE, GRANDE, SUMMER_SEASON, WINTER_SEASON, YELLOW, Spot
from figurka.games.viticulture.web.board.places import Place, Season
from figurka.games.viticulture.web.board.spaces import see_board, when
from figurka.games.viticulture.web.board.terms import board_terms
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import LETTERS
from figurka.locales import Words
from figurka.tables.live import LiveTable
from figurka.web.found import drawing_of
from figurka.web.regions import sight_of
from figurka.web.render import render
from figurka.web.sight import Sight
from tests.web.kit import go_on_or_back, looking, set_up, visitor

BOARD = ("summer", "winter", "lira")
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("viticulture", 2, {}),
    ("viticulture", 3, {}),
    ("viticulture", 6, {"structures": "with"}),
    ("viticulture-world", 1, {"continent": "oceania"}),
    ("viticulture-world", 3, {"continent": "greengully"}),
    ("viticulture-world", 4, {"continent": "asia"}),
    ("viticulture-world", 6, {"continent": "africa", "structures": "with"}),
)
CONTROL = re.compile(r'data-key="([^"]+)" data-option="(\d+)"(?: data-workers="([^"]*)")?')
PRIVATE = ("at:yoke", "at:demolish", "at:structure:", "at:event_space")
"""The spots that are drawn elsewhere."""
CHOSEN_HERE = {"place": "at:", "place_ahead": "at:", "lay": "lay:", "earlier": "action:", "retrieve": "back:"}


def sight(live: LiveTable, seat: int | None, language: str = "en") -> Sight:
    """The table as a seat sees it."""
    return sight_of(live, looking(seat, language))


def positions(game: str, seats: int, settings: dict[str, str]) -> Iterator[tuple[LiveTable, int]]:
    """A random game, stopped now and then at whatever is asked."""
    live, random = set_up(game, seats, 3, **settings), Random(3)
    for step in range(320):
        if live.game.decision is None:
            return
        if step % 20 == 0 or (live.game.decision.kind in CHOSEN_HERE and step % 5 == 0):
            yield live, live.game.decision.seat
        go_on_or_back(live, random)


def drawn_board(live: LiveTable, seat: int) -> str:
    """The regions of the board as a seat sees them."""
    seen = sight(live, seat)
    context = {"sight": seen, **drawing_of(live.record.game).context(seen)}
    return "".join(render(visitor(), f"viticulture/{name}.html", context) for name in BOARD)


def places(live: LiveTable, seat: int | None) -> dict[str, Place]:
    """The actions of the board by name."""
    board = see_board(Scene(sight(live, seat)))
    seasons, lira = board["seasons"], board["lira_space"]
    assert isinstance(seasons, dict)
    assert isinstance(lira, Place)
    found = {lira.name: lira}
    for season in seasons.values():
        assert isinstance(season, Season)
        found |= {place.name: place for place in season.places}
    return found


@cache
def drawn(game: str, seats: int) -> LiveTable:
    """A table whose first player is to place the first worker of the year."""
    live, random = set_up(game, seats, 1), Random(1)
    while live.game.decision is not None and live.game.decision.kind != "place":
        go_on_or_back(live, random)
    return live


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_what_is_chosen_on_the_board_has_a_control(game: str, seats: int, settings: dict[str, str]) -> None:
    for live, seat in positions(game, seats, settings):
        decision = live.game.decision
        assert decision is not None
        if decision.kind not in CHOSEN_HERE:
            continue
        html = drawn_board(live, seat)
        controls = {key: int(option) for key, option, _ in CONTROL.findall(html)}
        for index, option in enumerate(decision.options):
            if option.key.startswith(CHOSEN_HERE[decision.kind]) and not option.key.startswith(PRIVATE):
                if decision.kind == "retrieve" and getattr(option, "action", 0) < 0:
                    continue
                assert controls.get(option.key) == index, (decision.kind, option.key)


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_the_workers_of_a_spot_are_those_that_the_engine_then_asks_for(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    for live, seat in positions(game, seats, settings):
        decision = live.game.decision
        assert decision is not None
        if decision.kind != "place":
            continue
        crews = see_board(Scene(sight(live, seat)))["crews"]
        assert isinstance(crews, dict)
        for index, option in enumerate(decision.options):
            if not isinstance(option, Spot):
                continue
            twin = live.game.clone()
            twin.choose(index)
            asked = twin.decision
            if asked is not None and asked.kind == "worker" and asked.because is option:
                assert crews[option.key] == " ".join(each.key.partition(":")[2] for each in asked.options)
            else:
                assert " " not in crews[option.key]


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_a_closed_action_says_why(game: str, seats: int, settings: dict[str, str]) -> None:
    for live, seat in positions(game, seats, settings):
        decision = live.game.decision
        assert decision is not None
        spots = [option for option in decision.options if isinstance(option, Spot)]
        if decision.kind != "place" or not spots:
            continue
        season = WINTER_SEASON if live.game.state.winter else SUMMER_SEASON
        offered = {option.key.split(":")[1] for option in spots}
        seen, own = places(live, seat), sight(live, seat)
        for action in live.game.state.edition.actions:
            if action.season != season:
                continue
            shut = seen[action.name].shut
            assert (shut is None) == (action.name in offered), action.name
            if shut is not None:
                assert not shut.full or all(space.pieces for space in seen[action.name].spaces)
                assert shut.text in {
                    own.why_not(f"at:{action.name}{space}") for space in ("", ":1", ":2", ":bonus", ":beside")
                }


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_workers_glide_under_names_of_their_own(game: str, seats: int, settings: dict[str, str]) -> None:
    for live, _ in positions(game, seats, settings):
        names = [
            piece.vt
            for place in places(live, None).values()
            for space in place.spaces
            for piece in space.pieces
        ]
        assert len(names) == len(set(names))


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_all_who_look_on_see_all_workers(game: str, seats: int, settings: dict[str, str]) -> None:
    for live, _ in positions(game, seats, settings):
        seen = places(live, None)
        board = live.game.state.board
        for action in live.game.state.edition.actions:
            if action.name in seen:
                count = sum(len(there) for there in board[action.index])
                assert sum(len(space.pieces) for space in seen[action.name].spaces) == count


def test_an_arrow_tells_what_it_gives_where_it_lies() -> None:
    live = drawn("viticulture-world", 4)
    state = live.game.state
    world = world_of(state)
    kept = list(world.ovals)
    harvest, vine = 2 * LETTERS.index("I"), 2 * LETTERS.index("B")
    world.ovals[harvest] = OVAL_BY_NAME["arrow_left"]
    told = places(live, None)["harvest_field"].spaces[0].told
    assert told is not None
    assert "no oval yet" in told.text
    world.ovals[vine + 1] = OVAL_BY_NAME["vp"]
    told = places(live, None)["harvest_field"].spaces[0].told
    assert told is not None
    assert "1 VP" in told.text
    world.ovals[:] = kept


def test_a_space_tells_what_each_worker_would_get() -> None:
    live = drawn("viticulture-world", 4)
    decision = live.game.decision
    assert decision is not None
    seat, state = decision.seat, live.game.state
    world, tour = world_of(state), LETTERS.index("C")
    player = state.players[seat]
    kept = list(world.ovals), list(player.available), state.board[tour][0]
    world.ovals[2 * tour] = OVAL_BY_NAME["lira_2"]
    for kind in (YELLOW, BARE, GRANDE):
        player.available[kind] = 1
    other = (seat + 1) % 4
    state.board[tour][0] = (worker(other, YELLOW),)
    told = places(live, seat)["give_tour"].spaces[0].told
    assert told is not None
    said = {each.kind: (each.text, [sign.amount for sign in each.signs]) for each in told.sent}
    assert said["yellow"] == ("Worker in a yellow hat, no bonus", [])
    assert said["bare"] == ("Regular worker, with the bonus", [2])
    assert said["grande"] == (f"Grande worker, with the bonus, may exchange with P{other}", [2])
    world.ovals[:], player.available[:], state.board[tour][0] = kept


def test_seasons_know_when_they_are() -> None:
    assert [when("year_start", season) for season in ("summer", "winter")] == ["ahead", "ahead"]
    assert [when("spring", season) for season in ("summer", "winter")] == ["ahead", "ahead"]
    assert [when("summer", season) for season in ("summer", "winter")] == ["now", "ahead"]
    assert [when("winter", season) for season in ("summer", "winter")] == ["over", "now"]
    assert [when("over", season) for season in ("summer", "winter")] == ["over", "over"]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("world", [False, True])
def test_the_lexicon_says_everything_in_words(language: str, *, world: bool) -> None:
    terms = board_terms(Words(language), world=world)["board_terms"]
    assert isinstance(terms, tuple)
    for term in terms:
        assert term.title
        assert "viticulture-" not in f"{term.title} {term.text} {term.aside}"
        assert term.text.endswith((".", "!"))
