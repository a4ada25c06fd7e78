"""The lobby and the form for a new table: what is offered first, what is remembered, who needs a name."""

import re

import httpx
import pytest

from figurka.agents import LEVELS
from figurka.core.registry import all_rules, find_rules
from figurka.locales import Words
from figurka.web.habits import Habit, used_to
from figurka.web.house import card_of
from tests.web.server import Server, connect

GAMES = [rules.name for rules in all_rules() if not rules.companion_of]


def card(page: str, game: str) -> str:
    """A game's card in the lobby."""
    found = re.search(rf'<article class="game" data-game="{game}".*?</article>', page, re.DOTALL)
    assert found is not None
    return found[0]


def chosen(html: str, name: str) -> list[str]:
    """The values of a name that are marked before anybody chooses."""
    return re.findall(rf'name="{name}" value="([^"]*)"[^>]* checked', html)


@pytest.fixture
def newcomer(sqlite_server: Server) -> httpx.Client:
    """Somebody whose browser remembers nothing yet."""
    return connect(sqlite_server.address)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_offered_beginners(newcomer: httpx.Client, game: str) -> None:
    shown = card(newcomer.get("/").text, game)
    assert chosen(shown, "level") == [LEVELS[0]]
    assert chosen(shown, "opponents") == [str(find_rules(game).usual_seats - 1)]
    form = newcomer.get(f"/tables/new?game={game}").text
    others = [chosen(form, f"seat-{seat + 1}") for seat in range(1, max(find_rules(game).seats))]
    assert all(seat == [LEVELS[0]] for seat in others), "nobody has to be invited"


def test_who_knows_nothing_of_a_game_is_led_to_its_first_lesson(newcomer: httpx.Client) -> None:
    lesson = '<p class="go first"><a class="button primary" href="/learn/farshore/'
    assert lesson in newcomer.get("/").text
    newcomer.cookies.set("guide", "farshore:done")
    assert lesson not in newcomer.get("/").text
    assert '<p class="go first"><a class="button primary" href="/learn/tapestry/' in newcomer.get("/").text


def test_what_was_chosen_last_is_offered_again_in_that_game_only(newcomer: httpx.Client) -> None:
    newcomer.post("/play", data={"game": "farshore", "opponents": "3", "level": "expert"})
    lobby = newcomer.get("/").text
    assert (chosen(card(lobby, "farshore"), "opponents"), chosen(card(lobby, "farshore"), "level")) == (
        ["3"],
        ["expert"],
    )
    assert chosen(card(lobby, "tapestry"), "level") == [LEVELS[0]]
    form = newcomer.get("/tables/new?game=farshore").text
    assert (chosen(form, "seats"), chosen(form, "seat-2")) == (["4"], ["expert"])
    other = newcomer.get("/tables/new?game=farshore&opponents=1&level=intermediate").text
    assert (chosen(other, "seats"), chosen(other, "seat-2")) == (["2"], ["intermediate"])
    odd = newcomer.get("/tables/new?game=farshore&opponents=77&level=nobody").text
    assert (chosen(odd, "seats"), chosen(odd, "seat-2")) == (["4"], ["expert"])
    newcomer.post("/play", data={"game": "farshore", "opponents": "0", "setting-level": "captain"})
    shown = card(newcomer.get("/").text, "farshore")
    assert (chosen(shown, "opponents"), chosen(shown, "setting-level")) == (["0"], ["captain"])
    assert chosen(shown, "level") == ["expert"], "alone one chooses no opponents, so they stay as they were"


def test_a_new_table_is_remembered_too(newcomer: httpx.Client) -> None:
    form = {"game": "tapestry", "seats": "2", "seat-1": "you", "seat-2": "intermediate"}
    newcomer.post("/tables", data=form)
    shown = card(newcomer.get("/").text, "tapestry")
    assert (chosen(shown, "opponents"), chosen(shown, "level")) == (["1"], ["intermediate"])


@pytest.mark.parametrize(
    "cookie", ["farshore:9:expert:x", "farshore:1:nobody:", "farshore", ":::", "farshore:::::.", "ř:1:2:3"]
)
def test_an_odd_habit_does_no_harm(newcomer: httpx.Client, cookie: str) -> None:
    answer = newcomer.get("/", headers=[(b"cookie", f"habits={cookie}".encode())])
    assert answer.status_code == 200
    shown = card(answer.text, "farshore")
    assert len(chosen(shown, "level")) == len(chosen(shown, "opponents")) == 1


def test_an_odd_level_is_not_kept(newcomer: httpx.Client) -> None:
    newcomer.post("/play", data={"game": "farshore", "opponents": "1", "setting-level": "a;b=c. d"})
    assert newcomer.cookies["habits"].strip('"') == "farshore:1::"


def test_a_level_that_is_gone_is_forgotten() -> None:
    words = Words("en")
    usual = card_of(find_rules("farshore"), words)
    assert used_to(usual, Habit("17", "grandmaster", "admiral")) == usual
    assert used_to(usual, None) == usual


@pytest.mark.parametrize(("language", "word"), [("en", "Companions"), ("cs", "Spoluhráči")])
def test_who_wins_together_has_companions(newcomer: httpx.Client, language: str, word: str) -> None:
    lobby = newcomer.get(f"/?lang={language}").text
    for game in GAMES:
        assert (f"<legend>{word}</legend>" in card(lobby, game)) == find_rules(game).cooperative
    welcome = re.search(r'<div class="welcome">.*?</div>', lobby, re.DOTALL)
    assert welcome is not None
    assert not re.search("opponent|soupeř", welcome[0])


def test_a_name_is_asked_for_and_kept_by_who_invites_friends(newcomer: httpx.Client) -> None:
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend", "name": " Žofie "}
    made = newcomer.post("/tables", data=form, follow_redirects=True)
    assert "<b>Žofie</b>" in made.text
    again = newcomer.get("/tables/new?game=farshore").text
    assert re.search(r'<input[^>]* id="name"[^>]* value="Žofie"', again)
    nameless = connect(str(newcomer.base_url)).post(
        "/tables", data={**form, "name": ""}, follow_redirects=True
    )
    assert f"<b>{Words('en')('web-me-nobody')}</b>" in nameless.text


def test_the_tables_that_wait_for_oneself_come_first(newcomer: httpx.Client) -> None:
    mine = newcomer.post("/play", data={"game": "farshore", "opponents": "0"}, follow_redirects=False)
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend", "name": "Jana"}
    newcomer.post("/tables", data=form)
    rows = re.findall(r'<a class="button small[^"]*" href="(/tables/[^"]*)"', newcomer.get("/").text)
    assert rows[0] == mine.headers["location"]
