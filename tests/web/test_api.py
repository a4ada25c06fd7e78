"""The JSON interface: whole games over HTTP, on SQLite and on PostgreSQL."""

import json
import re
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

import figurka
from figurka.core.registry import list_games
from figurka.core.saves import load_game
from figurka.locales import Words
from tests.patience import PATIENCE
from tests.web.playing import (
    Answer,
    Table,
    act,
    at_random,
    bearer,
    briefly,
    choose,
    cookies,
    new_table,
    persons_turn,
    play,
    show,
    until_undo,
)
from tests.web.server import Server, connect

GAMES = ("farshore", "tapestry")
TABLE = {"table", "game", "status", "move", "seat", "names", "view", "decision", "over", "scores", "winners"}
TABLE |= {"turn_time", "since", "until"}
TABLE |= {"closed", "hot_seat", "patience", "fingerprint", "open_seed", "seed", "seal"}
DECISION = {"seat", "kind", "question", "because", "options"}
OPTION = {"label", "key", "caution"}
PROBLEM = {"type", "title", "status", "detail", "request"}
ROUTES = {
    ("/api/games", "get"),
    ("/api/me/games", "get"),
    ("/api/me/notices", "get"),
    ("/api/me/notices", "post"),
    ("/api/me/notices/{call_id}", "delete"),
    ("/api/me/notices/{call_id}/trial", "post"),
    ("/api/me/waiting", "get"),
    ("/api/puzzles", "get"),
    ("/api/puzzles/today", "get"),
    ("/api/puzzles/{game}/{name}", "get"),
    ("/api/puzzles/{game}/{name}", "post"),
    ("/api/tables", "post"),
    ("/api/tables/{table_id}", "get"),
    ("/api/tables/{table_id}/analysis", "get"),
    ("/api/tables/{table_id}/analysis", "post"),
    ("/api/tables/{table_id}/chat", "post"),
    ("/api/tables/{table_id}/choices", "post"),
    ("/api/tables/{table_id}/end-turn", "post"),
    ("/api/tables/{table_id}/events", "get"),
    ("/api/tables/{table_id}/hint", "post"),
    ("/api/tables/{table_id}/history", "get"),
    ("/api/tables/{table_id}/pace", "post"),
    ("/api/tables/{table_id}/redo", "post"),
    ("/api/tables/{table_id}/reset", "post"),
    ("/api/tables/{table_id}/seats/{seat}/invitation", "post"),
    ("/api/tables/{table_id}/seats/{seat}/stand-in", "post"),
    ("/api/tables/{table_id}/undo", "post"),
    ("/api/tables/{table_id}/verification", "get"),
}
NOWHERE = "/api/tables/AAAAAAAAAA"


def refused(answer: httpx.Response, status: int) -> Answer:
    """The problem document of a refusal, which must be one (RFC 9457) and say something to a person."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem: Answer = answer.json()
    assert set(problem) == PROBLEM
    assert problem["status"] == status
    assert " " in problem["detail"], "a sentence, not the id of a message"
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text
    return problem


# Whole games


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_an_agent_play_a_whole_game(client: httpx.Client, game: str) -> None:
    table = new_table(client, "person", "greedy", "person", game=game, seed=11)
    first = show(client, table, 0)
    assert set(first) == TABLE
    assert (first["table"], first["game"], first["status"], first["seat"]) == (table.id, game, "running", 0)
    assert len(first["names"]) == 3
    last = play(client, table)
    assert last["over"]
    assert last["status"] == "over"
    assert last["decision"] is None
    assert last["winners"]
    assert len(last["scores"]) == 3
    again = load_game(client.get(f"{table.path}/history").text)
    assert again.over
    assert (again.scores, again.winners) == (last["scores"], last["winners"])
    refused(act(client, table, 0, "choices", move=last["move"], option=0), 400)


def test_the_answers_have_the_documented_fields(client: httpx.Client) -> None:
    made = client.post("/api/tables", json={"game": "farshore", "seats": ["person", "greedy"], "seed": 5})
    assert made.status_code == 201
    assert set(made.json()) == {"table", "host", "seats", "hot_seat"}
    person, agent = made.json()["seats"]
    assert set(person) == {"seat", "kind", "secret"}
    assert agent == {"seat": 1, "kind": "agent"}
    table = Table(made.json()["table"], made.json()["host"], {0: person["secret"]})
    shown = persons_turn(client, table)
    assert set(shown) == TABLE
    assert set(shown["decision"]) == DECISION
    assert all(set(option) == OPTION for option in shown["decision"]["options"])
    assert len(person["secret"]) >= 32


def test_the_games_are_listed(visitor: httpx.Client) -> None:
    games = visitor.get("/api/games").json()
    farshore, tapestry = (next(game for game in games if game["name"] == name) for name in GAMES)
    world = next(game for game in games if game["name"] == "viticulture-world")
    assert set(farshore) == {"name", "title", "seats", "settings", "cooperative", "rules_version"}
    assert farshore["seats"] == [1, 2, 3, 4]
    assert tapestry["seats"] == [1, 2, 3, 4, 5]
    assert tapestry["settings"]["level"] == ["1", "2", "3", "4", "5", "6"]
    assert world["settings"]["hands"] == ["open", "hidden"]
    assert [game["cooperative"] for game in (farshore, tapestry, world)] == [False, False, True]


def test_alone_one_plays_against_a_rival_of_the_wished_level(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", game="tapestry", options={"level": "4"})
    shown = persons_turn(visitor, table)
    assert shown["view"]["bots"]["level"] == 4
    assert len(shown["names"]) == 3, "the bots have names too"
    last = play(visitor, table)
    assert last["over"]
    assert len(last["scores"]) == 1
    automa, shadow = last["view"]["bots"]["bots"]
    assert bool(last["winners"]) == (last["scores"][0] >= sum(automa["score"].values()))
    assert not any(shadow["score"].values())


def test_a_seat_is_held_by_a_bearer_token_or_by_the_pages_cookie(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    by_token = client.get(table.path, headers=bearer(table.secrets[1])).json()
    by_cookie = client.get(table.path, headers=cookies(table, 1)).json()
    assert by_token == by_cookie
    assert by_token["seat"] == 1


# Who may do what


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand_and_no_options(client: httpx.Client, game: str) -> None:
    table = new_table(client, "person", "person", game=game)
    seen = show(client, table)
    assert seen["seat"] is None
    assert [player["hand"] for player in seen["view"]["players"]] == [None, None]
    assert seen["decision"]["options"] is None
    assert "options" not in seen["view"]["decision"]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_hand_only(client: httpx.Client, game: str) -> None:
    table = new_table(client, "person", "person", game=game)
    for seat in (0, 1):
        hands = [player["hand"] for player in show(client, table, seat)["view"]["players"]]
        assert [hand is not None for hand in hands] == [seat == 0, seat == 1]


@pytest.mark.parametrize("what", ["choices", "undo", "redo", "reset", "hint", "chat"])
def test_a_wrong_secret_holds_no_seat(visitor: httpx.Client, what: str) -> None:
    table = new_table(visitor, "person", "person")
    other = new_table(visitor, "person", "person")
    body = {"choices": {"move": 0, "option": 0}, "chat": {"text": "hello"}}.get(what, {"move": 0})
    for secret in ("", "x" * 32, other.secrets[0], table.host):
        refused(visitor.post(f"{table.path}/{what}", json=body, headers=bearer(secret)), 403)
    assert show(visitor, table)["move"] == 0
    assert visitor.get(table.path, headers=bearer("x" * 32)).json()["seat"] is None


def test_only_the_seat_that_is_asked_may_choose(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    other = 1 - show(client, table)["decision"]["seat"]
    refused(act(client, table, other, "choices", move=0, option=0), 403)
    refused(act(client, table, other, "hint", move=0), 403)


def test_nobody_chooses_before_everybody_sits(client: httpx.Client) -> None:
    made = client.post(
        "/api/tables", json={"game": "farshore", "seats": ["person", "person"], "invite": True}
    )
    seats = made.json()["seats"]
    assert set(seats[1]) == {"seat", "kind", "invitation"}
    table = Table(made.json()["table"], made.json()["host"], {0: seats[0]["secret"]})
    waiting = show(client, table, 0)
    assert waiting["status"] == "waiting"
    assert waiting["decision"] is None
    assert waiting["over"] is False
    refused(act(client, table, 0, "choices", move=0, option=0), 400)
    joined = client.post(
        f"/tables/{table.id}/join", data={"invitation": seats[1]["invitation"], "name": "Eva"}
    )
    assert joined.status_code == 303
    running = show(client, table, 0)
    assert running["status"] == "running"
    assert running["names"][1] == "Eva"
    assert running["decision"] is not None


def test_an_unknown_table_is_not_found(client: httpx.Client) -> None:
    for path in (NOWHERE, "/api/tables/x", "/api/tables/%00%00%00%00%00%00%00%00%00%00"):
        refused(client.get(path), 404)
    refused(client.get(f"{NOWHERE}/history"), 404)
    refused(client.get(f"{NOWHERE}/events"), 404)
    refused(client.post(f"{NOWHERE}/choices", json={"move": 0, "option": 0}), 404)
    refused(client.get("/api/nothing"), 404)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": ["person"]}, 404),
        ({"game": "farshore", "seats": ["person", "wizard"]}, 400),
        ({"game": "farshore", "seats": ["person"] * 9}, 400),
        ({"game": "farshore", "seats": []}, 400),
        ({"game": "farshore", "seats": ["person", "open"]}, 400),
        ({"game": "farshore", "seats": ["person", "person"], "seed": -1}, 400),
        ({"game": "farshore", "seats": ["person", "person"], "seed": 10**80}, 400),
        ({"game": "farshore", "seats": ["person", "person"], "seed": "five"}, 400),
        ({"game": "farshore", "seats": ["person", "person"], "options": {"weather": "bad"}}, 400),
        ({"game": "farshore", "seats": ["person", "person"], "title": "x" * 200}, 400),
        ({"game": "farshore", "seats": ["person", "person"], "unknown": 1}, 400),
        ({"game": "farshore"}, 400),
        ({"game": 5, "seats": "person"}, 400),
        ([], 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(visitor: httpx.Client, body: object, status: int) -> None:
    refused(visitor.post("/api/tables", json=body), status)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b'{"move": 0}', b'{"move": "x", "option": 0}', b'{"move": 0, "option": 1e3}']
)
def test_what_is_no_choice_is_refused(visitor: httpx.Client, body: bytes) -> None:
    table = new_table(visitor, "person", "person")
    headers = {"Content-Type": "application/json", **bearer(table.secrets[0])}
    refused(visitor.post(f"{table.path}/choices", content=body, headers=headers), 400)


@pytest.mark.parametrize("option", [-1, 99, 10**30])
def test_an_option_that_is_not_offered_is_refused(visitor: httpx.Client, option: int) -> None:
    table = new_table(visitor, "person", "person")
    asked = show(visitor, table)["decision"]["seat"]
    refused(act(visitor, table, asked, "choices", move=0, option=option), 400)
    assert show(visitor, table)["move"] == 0


# Each decision once


def test_a_choice_for_an_earlier_move_is_a_conflict(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    asked = show(client, table)["decision"]["seat"]
    choose(client, table, asked, 0, 0)
    refused(act(client, table, asked, "choices", move=0, option=0), 409)
    refused(act(client, table, asked, "choices", move=7, option=0), 409)
    assert show(client, table)["move"] == 1


def submit_twice(
    addresses: tuple[str, str], table: Table, shown: Answer, options: tuple[int, int]
) -> list[int]:
    """Two answers to one decision at the same moment; returns their statuses."""
    seat, gate, statuses = shown["decision"]["seat"], threading.Barrier(2), []

    def submit(address: str, option: int) -> None:
        with connect(address) as client:
            client.get("/health")
            gate.wait()
            answer = act(client, table, seat, "choices", move=shown["move"], option=option)
            statuses.append(answer.status_code)

    threads = [threading.Thread(target=submit, args=each) for each in zip(addresses, options, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(statuses)


def check_double_submits(addresses: tuple[str, str], rounds: int) -> None:
    """Answer each decision of a game's start twice: one answer is taken, the other is a conflict."""
    with connect(addresses[0]) as client:
        table = new_table(client, "person", "person", seed=3)
        random = Random(3)
        for number in range(rounds):
            shown = persons_turn(client, table)
            last = len(shown["decision"]["options"]) - 1
            options = (random.randint(0, last), random.randint(0, last))
            assert submit_twice(addresses, table, shown, options) == [200, 409]
            assert show(client, table)["move"] == number + 1


def test_one_decision_answered_twice_at_once_is_answered_once(server: Server) -> None:
    check_double_submits((server.address, server.address), rounds=12)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_one_decision_answered_through_two_processes_is_answered_once(
    request: pytest.FixtureRequest, kind: str
) -> None:
    first: Server = request.getfixturevalue(f"{kind}_server")
    with Server(first.database, unheld=True) as second:
        check_double_submits((first.address, second.address), rounds=8)


def test_a_repeated_creation_makes_another_table(visitor: httpx.Client) -> None:
    assert new_table(visitor, "person", "person").id != new_table(visitor, "person", "person").id


# Taking back


def test_a_choice_is_taken_back_made_again_and_the_turn_reset(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    before = until_undo(client, table)
    seat, move = before["decision"]["seat"], before["move"]
    back = act(client, table, seat, "undo", move=move).json()
    assert back["move"] == move + 1
    assert len(back["decision"]["options"]) == len(before["decision"]["options"]) + 1
    again = act(client, table, seat, "redo", move=move + 1).json()
    assert again["decision"] == before["decision"]
    assert again["view"] == before["view"]
    reset = act(client, table, seat, "reset", move=move + 2).json()
    assert reset["decision"]["kind"] == "turn"
    refused(act(client, table, seat, "undo", move=move + 3), 400)
    refused(act(client, table, seat, "undo", move=move), 409)


def test_what_others_have_seen_is_not_taken_back(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    asked = show(client, table)["decision"]["seat"]
    after = choose(client, table, asked, 0, 0)
    other = after["decision"]["seat"]
    assert other != asked
    refused(act(client, table, asked, "undo", move=1), 403)
    refused(act(client, table, other, "undo", move=1), 400)
    refused(act(client, table, other, "redo", move=1), 400)


# Looking back


@pytest.mark.parametrize("game", GAMES)
def test_the_save_file_is_given_only_when_the_game_is_over(client: httpx.Client, game: str) -> None:
    seed = 8_412_907_355_113
    table = new_table(client, "person", "person", game=game, seed=seed)
    play(client, table, choices=6)
    running = client.get(f"{table.path}/history", headers=bearer(table.secrets[0]))
    assert set(running.json()) == {"choices", "at", "view", "journal"}
    assert running.json()["choices"] == running.json()["at"] == 6
    assert running.json()["view"] == show(client, table, 0)["view"]
    assert str(seed) not in running.text
    earlier = client.get(f"{table.path}/history", params={"at": 2}, headers=bearer(table.secrets[0])).json()
    assert earlier["at"] == 2
    refused(client.get(f"{table.path}/history"), 403)
    play(client, table)
    saved = json.loads(client.get(f"{table.path}/history").text)
    assert saved["seed"] == seed
    assert load_game(json.dumps(saved)).over


@pytest.mark.parametrize("at", ["-5", "999999", "0"])
def test_any_moment_asked_for_is_one_of_the_game(visitor: httpx.Client, at: str) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=3)
    seen = visitor.get(f"{table.path}/history", params={"at": at}, headers=bearer(table.secrets[0]))
    assert 0 <= seen.json()["at"] <= 3
    wrong = visitor.get(f"{table.path}/history", params={"at": "now"}, headers=bearer(table.secrets[0]))
    refused(wrong, 400)


# Talk, hints and words


def test_people_talk_at_the_table(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    said = act(client, table, 1, "chat", text="Hello, who begins?")
    assert said.json() == {"seat": 1}
    page = client.get(f"/tables/{table.id}", headers=cookies(table, 0)).text
    assert "Hello, who begins?" in page
    refused(act(client, table, 1, "chat", text="   "), 400)
    refused(act(client, table, 1, "chat", text="x" * 401), 400)
    assert show(client, table)["move"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_coach_gives_a_hint_with_reasons(client: httpx.Client, game: str) -> None:
    table = new_table(client, "person", "person", game=game)
    shown = persons_turn(client, table)
    seat, options = shown["decision"]["seat"], shown["decision"]["options"]
    guess = act(client, table, seat, "hint", move=0, look=0).json()
    assert "playouts" not in guess
    hint = act(client, table, seat, "hint", move=0, look=1).json()
    assert hint["playouts"] > 0
    assert options[hint["option"]]["label"] in hint["label"]
    assert hint["choices"][0]["option"] == hint["option"]
    assert hint["choices"][0]["rank"] == 1
    for choice in hint["choices"]:
        assert options[choice["option"]]["key"] == choice["key"]
        assert choice.get("error", 0) >= 0
        assert all(isinstance(reason, str) for reason in choice["reasons"])
    refused(act(client, table, seat, "hint", move=5), 409)
    refused(act(client, table, seat, "hint", move=0, look=-1), 400)
    refused(act(client, table, seat, "hint", move=0, look=99), 400)


def test_a_hint_names_the_worker_who_is_sent_to_a_space(client: httpx.Client) -> None:
    table = new_table(client, "person", "person", game="viticulture-world")
    shown = persons_turn(client, table)
    for _ in range(40):
        asked = shown["decision"]
        hint = act(client, table, asked["seat"], "hint", move=shown["move"], look=0).json()
        after = choose(client, table, asked["seat"], shown["move"], hint["option"])
        follows = (after["decision"] or {}).get("kind") == "worker"
        assert ("then" in hint) == follows
        if follows:
            labels = {each["key"]: each["label"] for each in after["decision"]["options"]}
            assert hint["label"].endswith(labels[hint["then"]])
            return
        shown = persons_turn(client, table)
    raise AssertionError("no worker was asked for")


def test_labels_are_in_the_language_that_is_asked_for(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    secret = bearer(table.secrets[show(visitor, table)["decision"]["seat"]])
    keep = {language: Words(language)("farshore-option-keep") for language in ("en", "cs")}
    english = visitor.get(table.path, headers=secret).json()["decision"]
    by_query = visitor.get(table.path, headers=secret, params={"lang": "cs"}).json()["decision"]
    by_header = visitor.get(table.path, headers={**secret, "Accept-Language": "cs-CZ,en;q=0.5"}).json()
    assert english["options"][0]["label"] == keep["en"]
    assert by_query["options"][0]["label"] == keep["cs"] != keep["en"]
    assert by_header["decision"] == by_query
    assert by_query["question"] != english["question"]
    unknown = visitor.get(table.path, headers=secret, params={"lang": "../en"}).json()["decision"]
    assert unknown == english
    wrong = visitor.get(NOWHERE, params={"lang": "cs"}).json()["detail"]
    assert wrong == Words("cs")("error-table-unknown")


# The interface describes itself


def test_the_openapi_document_declares_the_views_of_all_games(visitor: httpx.Client) -> None:
    text = visitor.get("/schema/openapi.json").text
    schemas = json.loads(text)["components"]["schemas"]
    for reference in set(re.findall(r'"#/components/schemas/([^"]+)"', text)):
        assert reference in schemas
    views = [
        each["$ref"].rpartition("/")[2]
        for each in schemas["TableAnswer"]["properties"]["view"]["anyOf"]
        if each != {"type": "object", "maxProperties": 0}  # before everybody sits
    ]
    assert [view.partition(".")[0] for view in views] == list_games()
    for view in views:
        assert {"decision", "over", "winners"} <= set(schemas[view]["required"])
        assert all(field["description"] for field in schemas[view]["properties"].values())


def test_the_openapi_document_names_all_routes(visitor: httpx.Client) -> None:
    document = visitor.get("/schema/openapi.json").json()
    named = {(path, method) for path, methods in document["paths"].items() for method in methods}
    assert named == ROUTES
    assert document["info"]["version"] == figurka.__version__
    for path, method in named:
        assert document["paths"][path][method]["summary"]
    shapes = document["components"]["schemas"]
    assert set(shapes["TableAnswer"]["properties"]) == TABLE
    assert set(shapes["DecisionAnswer"]["properties"]) == DECISION
    assert set(shapes["OptionAnswer"]["properties"]) == OPTION


def test_the_process_says_that_it_lives_and_can_serve(client: httpx.Client) -> None:
    assert client.get("/health").json() == {"status": "alive"}
    assert client.get("/ready").json() == {"status": "ready"}


# Events


class Listener(threading.Thread):
    """Somebody who reads a stream of events until it ends."""

    def __init__(self, address: str, path: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(daemon=True)
        self.client = connect(address)
        self.path = path
        self.headers = headers or {}
        self.lines: list[str] = []
        self.moves: list[Any] = []
        """The data of the events so far; a heartbeat has none."""
        self.news = threading.Condition()
        self.start()

    def run(self) -> None:
        with self.client, self.client.stream("GET", self.path, headers=self.headers) as response:
            assert response.headers["content-type"].startswith("text/event-stream")
            for line in response.iter_lines():
                with self.news:
                    self.lines.append(line)
                    if line.startswith("data: {"):
                        self.moves.append(json.loads(line.removeprefix("data: ")))
                    self.news.notify_all()

    def wait_for(self, move: int) -> None:
        """Wait until the stream has told of the move."""
        with self.news:
            told = self.news.wait_for(lambda: any(each["move"] >= move for each in self.moves), PATIENCE)
        assert told, f"no event of move {move}, but {self.lines}"


@pytest.fixture
def quick_end(database: str) -> Iterator[Server]:
    """A server of the test's own, which it may stop."""
    with Server(database) as server:
        yield server


def test_events_tell_of_each_move(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    listener = Listener(str(client.base_url), f"{table.path}/events")
    listener.wait_for(0)
    play(client, table, choices=3)
    listener.wait_for(3)
    assert listener.moves[0] == {"move": 0, "over": False, "asked": 0}
    assert all(set(each) == {"move", "over", "asked"} for each in listener.moves)
    assert "event: move" in listener.lines
    assert f"id: {listener.moves[-1]['move']}" in listener.lines


def test_events_travel_from_one_process_to_the_other(postgres_server: Server) -> None:
    with (
        Server(postgres_server.database) as second,
        connect(second.address) as client,
    ):
        table = new_table(client, "person", "person")
        listener = Listener(postgres_server.address, f"{table.path}/events")
        listener.wait_for(0)
        play(client, table, choices=2)
        listener.wait_for(2)


def test_a_stopped_server_ends_its_streams_and_itself(quick_end: Server) -> None:
    with connect(quick_end.address) as client:
        table = new_table(client, "person", "person")
    listeners = [
        Listener(quick_end.address, f"{table.path}/events"),
        Listener(quick_end.address, f"/tables/{table.id}/events", cookies(table, 0)),
        Listener(quick_end.address, f"/tables/{table.id}/events"),
    ]
    for listener in listeners:
        listener.wait_for(0)
    quick_end.stop()
    for listener in listeners:
        listener.join(PATIENCE)
        assert not listener.is_alive()
    assert "graceful shutdown exceeded" not in quick_end.errors, "a stream was not ended but cut off"
    assert "Traceback" not in quick_end.errors


def test_what_was_accepted_survives_a_kill(quick_end: Server) -> None:
    with connect(quick_end.address) as client:
        table = new_table(client, "person", "greedy", "person")
        play(client, table, at_random(Random(4)), choices=9)
        shown = persons_turn(client, table)
        choose(client, table, shown["decision"]["seat"], shown["move"], 0)
        quick_end.kill()
        quick_end.start()
        after = persons_turn(client, table)
        assert after["move"] > shown["move"]
        refused(act(client, table, shown["decision"]["seat"], "choices", move=shown["move"], option=0), 409)
        assert play(client, table, briefly)["over"]


def test_a_page_that_lost_its_connection_is_sent_only_what_it_missed(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=2)
    address, path = str(visitor.base_url), f"/tables/{table.id}/events"
    missed = Listener(address, path, {**cookies(table, 0), "Last-Event-ID": "1"})
    missed.wait_for(2)
    assert {"shore", "decision", "hand", "journal"} <= set(missed.moves[0]["regions"])
    knows = Listener(address, path, {**cookies(table, 0), "Last-Event-ID": "2"})
    knows.wait_for(2)
    assert "shore" not in knows.moves[0]["regions"]
    odd = Listener(address, path, {**cookies(table, 0), "Last-Event-ID": "9" * 5000})
    odd.wait_for(2)


def test_the_stream_of_a_page_has_only_regions_that_the_page_has(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    page = visitor.get(f"/tables/{table.id}", headers=cookies(table, 0)).text
    homes = set(re.findall(r'id="region-([a-z]+)"', page))
    listener = Listener(str(visitor.base_url), f"/tables/{table.id}/events", cookies(table, 0))
    listener.wait_for(0)
    assert set(listener.moves[0]["regions"]) <= homes
