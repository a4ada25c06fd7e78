"""Plays a game of Farshore against the computer, choosing anything: `python example_client.py [address]`."""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8000"


def call(path: str, body: object = None, secret: str = "") -> Any:
    """Ask the server: with a body by POST, without one by GET."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{SERVER}/api/{path}", data, headers)) as answer:
        return json.load(answer)


def main() -> None:
    """Set up a table, sit at its first seat, and choose whenever that seat is asked."""
    made = call("tables", {"game": "farshore", "seats": ["person", "intermediate"]})
    table, secret = f"tables/{made['table']}", made["seats"][0]["secret"]
    print(f"Look on at {SERVER}/{table}")

    seen = call(table, secret=secret)
    while not seen["over"]:
        if seen["decision"]["seat"] != seen["seat"]:  # the computer is thinking
            time.sleep(0.05)
            seen = call(table, secret=secret)
            continue
        option = random.randrange(len(seen["decision"]["options"]))
        print(seen["decision"]["options"][option]["label"])
        seen = call(f"{table}/choices", {"move": seen["move"], "option": option}, secret)

    for name, score in zip(seen["names"], seen["scores"], strict=True):
        print(f"{name}: {score} points")


if __name__ == "__main__":
    main()
