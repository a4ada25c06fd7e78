"""Looking back at a table: positions, the trail of what others did, pace, and playing on from a moment."""

import re
from random import Random

import httpx
import pytest

from tests.web.kit import go_on, set_up
from tests.web.playing import Answer, Table, act, bearer, cookies, new_table, persons_turn, play, show

PACES = ("slow", "normal", "fast", "at-once")
THINKS = re.compile(r'class="(captain|fellow|rival person|who) asked|class="thinking"')
"""How tables mark somebody who is to choose."""


def position(
    client: httpx.Client, table: Table, at: int, seat: int | None, wanted_seat: int | None = None
) -> httpx.Response:
    """A moment of the game, as the seat's page asks for it, perhaps from another seat."""
    wanted = {"at": at} if wanted_seat is None else {"at": at, "seat": wanted_seat}
    return client.get(f"/tables/{table.id}/positions", params=wanted, headers=cookies(table, seat))


def test_a_seat_steps_through_its_game_while_it_goes_on(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=6)
    early, late = position(visitor, table, 2, 0).json(), position(visitor, table, 99, 0).json()
    assert (early["at"], late["at"]) == (2, 6)
    assert set(early["regions"]) == set(late["regions"]) >= {"shore", "hand", "journal", "trail"}
    assert early["regions"]["shore"] != late["regions"]["shore"]
    back = position(visitor, table, 2, 0).json()
    assert back["regions"] == early["regions"], "one can go back and forth"


def test_a_stranger_sees_no_moment_of_a_running_game(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    assert position(visitor, table, 0, None).status_code == httpx.codes.FORBIDDEN


def test_nobody_looks_from_another_seat_before_the_end(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    asked = position(visitor, table, 0, 0, 1).json()["regions"]
    assert asked["hand"] == position(visitor, table, 0, 0).json()["regions"]["hand"]


def test_a_finished_game_is_looked_at_through_the_eyes_of_any_seat(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    address = f"/tables/{table.id}/replay"
    play(visitor, table, choices=4)
    assert "data-eyes" not in visitor.get(f"{address}?at=2", headers=cookies(table, 0)).text
    play(visitor, table)
    watching = visitor.get(f"{address}?at=2").text
    links = re.findall(r'<a href="([^"]*)" data-eyes="(\d)"', watching)
    assert links == [(f"{address}?at=2&amp;seat={seat}", str(seat)) for seat in (0, 1)]
    hands = [visitor.get(address, params={"at": 2, "seat": seat}).text for seat in (0, 1)]
    cards = [set(re.findall(r'data-key="(hand:[^"]*)"', page)) for page in hands]
    assert all(cards), "each has a hand"
    assert cards[0] != cards[1]
    assert "hand:" not in watching
    assert re.findall(r'data-eyes="(\d)"[^>]*aria-current', hands[1]) == ["1"]
    assert f'href="{address}?at=3&amp;seat=1"' in hands[1], "steps stay with these eyes"
    assert f'href="{address}?at=3"' in watching


def test_alone_there_are_no_other_eyes(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person")
    play(visitor, table)
    assert "data-eyes" not in visitor.get(f"/tables/{table.id}/replay?at=2").text


def test_the_trail_tells_only_what_others_did_in_the_open(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=30)
    for seat in (0, 1):
        page = visitor.get(f"/tables/{table.id}", headers=cookies(table, seat)).text
        trail = page.partition('id="region-trail"')[2].partition("</ol>")[0]
        assert "data-stops" in trail
        assert f'data-seat="{seat + 1}"' not in trail
        assert "hand:" not in trail
        assert "hand:" not in position(visitor, table, 99, seat).json()["regions"]["trail"]


@pytest.mark.parametrize("pace", PACES)
def test_a_seat_sets_the_pace_of_the_computers(visitor: httpx.Client, pace: str) -> None:
    table = new_table(visitor, "person", "beginner")
    assert act(visitor, table, 0, "pace", pace=pace).json() == {"pace": pace}


def test_a_pace_that_there_is_not_and_a_stranger_are_refused(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "beginner")
    wrong = act(visitor, table, 0, "pace", pace="warp")
    assert wrong.status_code == httpx.codes.BAD_REQUEST
    assert "at-once" in wrong.json()["detail"]
    stranger = visitor.post(f"{table.path}/pace", json={"pace": "fast"})
    assert stranger.status_code == httpx.codes.FORBIDDEN


def test_a_page_is_answered_only_what_it_does_not_hear_anyhow(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    seen = persons_turn(visitor, table)
    seat = seen["decision"]["seat"]
    headers = {**bearer(table.secrets[seat]), "Prefer": "return=minimal"}
    answer = visitor.post(f"{table.path}/choices", json={"move": seen["move"], "option": 0}, headers=headers)
    assert set(answer.json()) == {"move", "decision"}
    full = show(visitor, table, seat)
    assert answer.json()["move"] == full["move"]
    if full["decision"]["seat"] == seat:
        keys = [option["key"] for option in full["decision"]["options"]]
        assert [option["key"] for option in answer.json()["decision"]["options"]] == keys


def test_one_plays_on_from_a_moment_of_a_finished_game(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table)
    long = {"at": "9" * 5_000, "seat": "9" * 5_000}
    assert visitor.post(f"/tables/{table.id}/play-on", data=long).status_code < 500
    gone = visitor.post(f"/tables/{table.id}/play-on", data={"at": "5", "seat": "0"})
    assert gone.status_code == httpx.codes.SEE_OTHER
    new = visitor.get(f"/api{gone.headers['location']}").json()
    assert new["open_seed"], "who plays on may know what comes"
    assert new["move"] >= 5
    held = bearer(table.secrets[0])
    first = visitor.get(f"{table.path}/history", params={"at": 5}, headers=held).json()
    again = visitor.get(f"/api{gone.headers['location']}/history", params={"at": 5}).json()
    assert first["at"] == again["at"] == 5
    assert first["view"]["bay"] == again["view"]["bay"]
    page = visitor.get(gone.headers["location"]).text
    assert 'data-played-on="1"' in page, "so that each turn is ended by a button, until one wishes otherwise"
    assert "Up to here this was another game" in page
    assert 'data-played-on=""' in visitor.get(f"/tables/{table.id}", headers=cookies(table, 0)).text


def test_the_lobby_names_who_has_yet_to_end_his_turn(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "beginner")
    while True:
        seen = persons_turn(visitor, table)
        held = act(
            visitor, table, 0, "choices", move=seen["move"], option=first_place(seen), hold=True
        ).json()
        if held["decision"]["seat"] != 0:
            break
    lobby = visitor.get("/", headers=cookies(table, 0)).text
    assert 'class="state yours"' in lobby
    act(visitor, table, 0, "end-turn", move=held["move"])


@pytest.mark.parametrize("game", ["farshore", "tapestry", "viticulture", "viticulture-world"])
def test_nobody_else_is_said_to_think_before_a_turn_is_ended(visitor: httpx.Client, game: str) -> None:
    table = new_table(visitor, "person", "beginner", game=game)
    while True:
        seen = persons_turn(visitor, table)
        held = act(visitor, table, 0, "choices", move=seen["move"], option=0, hold=True).json()
        if held["decision"]["seat"] != 0:
            break
    page = visitor.get(f"/tables/{table.id}", headers=cookies(table, 0)).text
    assert 'data-act="end-turn"' in page
    assert THINKS.search(page) is None
    act(visitor, table, 0, "end-turn", move=held["move"])


def test_nobody_plays_on_from_a_running_game(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    refused = visitor.post(f"/tables/{table.id}/play-on", data={"at": "0"}, headers=cookies(table, 0))
    assert refused.status_code == httpx.codes.FORBIDDEN


def test_agents_wait_until_a_turn_is_said_to_be_done(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "beginner")
    before = persons_turn(visitor, table)
    while True:
        option = first_place(before)
        held = act(visitor, table, 0, "choices", move=before["move"], option=option, hold=True).json()
        if held["decision"]["seat"] != 0:
            break
        before = persons_turn(visitor, table)
    assert act(visitor, table, 0, "undo", move=held["move"]).json()["decision"] == before["decision"]
    again = show(visitor, table, 0)
    done = act(visitor, table, 0, "choices", move=again["move"], option=option, hold=True).json()
    assert show(visitor, table, 0)["move"] == done["move"], "nobody goes on"
    act(visitor, table, 0, "end-turn", move=done["move"])
    assert persons_turn(visitor, table)["move"] > done["move"]


def test_a_turn_that_revealed_something_waits_too_but_is_not_taken_back(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "beginner")
    page = ""
    for _ in range(20):
        seen = persons_turn(visitor, table)
        held = act(visitor, table, 0, "choices", move=seen["move"], option=0, hold=True).json()
        page = visitor.get(f"/tables/{table.id}", headers=cookies(table, 0)).text
        if "brought to light" in page:
            break
        act(visitor, table, 0, "end-turn", move=held["move"])
    assert 'data-act="undo" disabled title="Something hidden has come to light' in page
    refused = act(visitor, table, 0, "undo", move=held["move"])
    assert refused.status_code == httpx.codes.BAD_REQUEST
    assert "revealed" in refused.json()["detail"]
    assert show(visitor, table, 0)["move"] == held["move"], "nobody goes on"
    act(visitor, table, 0, "end-turn", move=held["move"])
    assert persons_turn(visitor, table)["move"] > held["move"]


def test_nobody_holds_people(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person", "beginner")
    for _ in range(6):
        seen = persons_turn(visitor, table)
        seat = seen["decision"]["seat"]
        after = act(
            visitor, table, seat, "choices", move=seen["move"], option=first_place(seen), hold=True
        ).json()
        if after["decision"]["seat"] != seat:
            undone = act(visitor, table, seat, "undo", move=after["move"])
            assert undone.status_code != httpx.codes.OK
            return
    raise AssertionError("no turn ended")


@pytest.mark.parametrize("game", ["farshore", "tapestry", "viticulture", "viticulture-world"])
def test_many_turns_can_be_taken_back_before_the_next_player_goes_on(game: str) -> None:
    live, random = set_up(game, 2, 4), Random(4)
    ends, secret = 0, 0
    while live.game.decision is not None and live.move < 250:
        seat = live.game.decision.seat
        go_on(live, random)
        if live.game.decision is not None and live.game.decision.seat != seat:
            ends, secret = ends + 1, secret + live.made[-1].revealed
    assert secret < 0.8 * ends


def first_place(seen: Answer) -> int:
    """An option that reveals nothing: a place that brings driftwood or seaweed; otherwise the first."""
    keys = [option["key"] for option in seen["decision"]["options"]]
    plain = [key for key in keys if key in ("place:shore_driftwood", "place:shore_mushroom")]
    return keys.index(plain[0]) if plain else 0


def test_a_position_says_what_the_choice_before_it_was(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=24)
    start = position(visitor, table, 0, 0).json()
    assert (start["seat"], start["told"]) == (-1, "The game begins.")
    for at in range(1, 25):
        step = position(visitor, table, at, 0).json()
        assert step["seat"] in (0, 1)
        assert step["told"]
        assert step["told"].startswith("You ") or step["seat"] == 1, "what one did oneself is told to oneself"


def test_a_replay_says_its_step_and_nothing_of_ones_last_turn(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=24)
    told = position(visitor, table, 24, 0).json()["told"]
    page = visitor.get(f"/tables/{table.id}/replay", params={"at": 24}, headers=cookies(table, 0)).text
    assert told.replace("'", "&#39;") in page
    assert "journal-on" not in page
    assert 'id="since"' not in page


def test_nobody_is_offered_to_play_on_from_the_end(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table)
    last = position(visitor, table, 9999, 0).json()["at"]
    for at, offered in ((last - 1, True), (last, False)):
        page = visitor.get(f"/tables/{table.id}/replay", params={"at": at}).text
        assert ('play-on" hidden' not in page) is offered
