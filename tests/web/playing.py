"""Playing at tables over HTTP, as a program does."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from tests.patience import PATIENCE

Answer = dict[str, Any]
Picker = Callable[[Sequence[str]], int]
"""Chooses among the keys of options."""
SHORT = (
    "pass",
    "prepare",
    "done",
    "keep",
    "place:shore_driftwood",
    "place:shore_seaweed",
    "place:shore_stone",
    "income",
    "decline",
)
"""What to choose first so that a game ends soon."""


@dataclass(frozen=True)
class Table:
    """A table at which everybody sits, and the secrets of its persons."""

    id: str
    host: str
    secrets: dict[int, str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


def bearer(secret: str) -> dict[str, str]:
    """The headers by which a program shows that it holds a seat."""
    return {"Authorization": f"Bearer {secret}"} if secret else {}


def cookies(table: Table, seat: int | None) -> dict[str, str]:
    """The headers by which a browser shows that it holds a seat."""
    return {} if seat is None else {"Cookie": f"seats={table.id}:{table.secrets[seat]}"}


def new_table(client: httpx.Client, *seats: str, **wishes: object) -> Table:
    """Set up a table of Farshore, or of the game that is wished for."""
    answer = client.post("/api/tables", json={"game": "farshore", "seats": seats, "seed": 5, **wishes})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    made = answer.json()
    secrets = {seat["seat"]: seat["secret"] for seat in made["seats"] if "secret" in seat}
    return Table(made["table"], made["host"], secrets)


def show(client: httpx.Client, table: Table, seat: int | None = None, **query: str) -> Answer:
    """The table as a seat sees it, or as a spectator."""
    secret = "" if seat is None else table.secrets[seat]
    answer = client.get(table.path, headers=bearer(secret), params=query)
    assert answer.status_code == httpx.codes.OK, answer.text
    shown: Answer = answer.json()
    return shown


def act(client: httpx.Client, table: Table, seat: int, what: str, **body: object) -> httpx.Response:
    """Do something at the table; the answer may be a refusal."""
    return client.post(f"{table.path}/{what}", json=body, headers=bearer(table.secrets[seat]))


def choose(client: httpx.Client, table: Table, seat: int, move: int, option: int) -> Answer:
    """Choose an option, which must be accepted."""
    answer = act(client, table, seat, "choices", move=move, option=option)
    assert answer.status_code == httpx.codes.OK, answer.text
    after: Answer = answer.json()
    return after


def persons_turn(client: httpx.Client, table: Table) -> Answer:
    """The table once a person is asked, as he sees it; or at the game's end."""
    deadline = time.monotonic() + PATIENCE
    shown = show(client, table)
    while not shown["over"] and shown["decision"]["seat"] not in table.secrets:
        assert time.monotonic() < deadline, "the agents do not choose"
        time.sleep(0.01)
        shown = show(client, table)
    return shown if shown["over"] else show(client, table, shown["decision"]["seat"])


def at_random(random: Random) -> Picker:
    """A player who chooses anything."""
    return lambda keys: random.randrange(len(keys))


def briefly(keys: Sequence[str]) -> int:
    """A player who wants to go home."""
    for wish in SHORT:
        if wish in keys:
            return keys.index(wish)
    return 0


def play(client: httpx.Client, table: Table, pick: Picker = briefly, choices: int = 10_000) -> Answer:
    """Choose for whichever person is asked, so many times or to the end."""
    shown = persons_turn(client, table)
    for _ in range(choices):
        if shown["over"]:
            break
        asked = shown["decision"]
        option = pick([option["key"] for option in asked["options"]])
        choose(client, table, asked["seat"], shown["move"], option)
        shown = persons_turn(client, table)
    return shown


def until_undo(client: httpx.Client, table: Table) -> Answer:
    """Play until the person who is asked may take back his last two choices: in the midst of a visit."""
    shown = persons_turn(client, table)
    while shown["decision"]["kind"] != "discard":
        keys = [option["key"] for option in shown["decision"]["options"]]
        option = keys.index("place:docks") if "place:docks" in keys else 0
        choose(client, table, shown["decision"]["seat"], shown["move"], option)
        shown = persons_turn(client, table)
    return choose(client, table, shown["decision"]["seat"], shown["move"], 0)
