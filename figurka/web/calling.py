"""How a visitor is called back, as pages and programs are told of it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from figurka.calling.caller import Caller
from figurka.calling.model import Call, Kind
from figurka.locales import Words
from figurka.tables.model import now
from figurka.tables.tokens import digest
from figurka.web.house import ago
from figurka.web.identity import Visitor

SIGNS = {Kind.DISCORD: "talk", Kind.SLACK: "talk", Kind.JSON: "engine"}


@dataclass(frozen=True)
class CallSight:
    """A webhook as its owner sees it: its address is as good as a secret, so only its host is shown."""

    id: str
    sign: str
    title: str
    host: str
    trouble: str = ""
    """Why the last notice did not arrive, and when that was."""
    given_up: bool = False


@dataclass(frozen=True)
class Calling:
    """The part of My games that is about being called back."""

    offered: bool
    """Whether this server can call browsers."""
    webhooks: tuple[CallSight, ...]
    secret: str = ""
    """What the notices of a new webhook are signed with; shown once."""
    wrong: str = ""
    address: str = ""
    kind: str = Kind.DISCORD
    done: str = ""
    """What has just been done."""


def secrets_of(visitor: Visitor) -> tuple[str, ...]:
    """All secrets that a visitor shows, in his cookies or as a program."""
    return (visitor.bearer,) if visitor.bearer else visitor.keys


def held_by(visitor: Visitor) -> str:
    """A word that changes with the seats that a visitor holds, and tells nothing of them."""
    return hashlib.sha256("".join(sorted(map(digest, secrets_of(visitor)))).encode()).hexdigest()[:16]


async def calling_of(caller: Caller, visitor: Visitor) -> Calling:
    """How a visitor is called back."""
    calls = await caller.calls_of(secrets_of(visitor))
    return Calling(caller.calls_browsers, webhooks_of(calls, visitor.words))


def webhooks_of(calls: Sequence[Call], words: Words) -> tuple[CallSight, ...]:
    """The webhooks among some calls."""
    return tuple(
        CallSight(
            call.id,
            SIGNS[call.kind],
            words(f"web-call-{call.kind}"),
            call.host,
            trouble_of(call, words),
            call.given_up,
        )
        for call in calls
        if call.kind is not Kind.PUSH
    )


def trouble_of(call: Call, words: Words) -> str:
    """Why the last notice did not arrive, if it did not."""
    if not call.trouble or call.failed is None:
        return ""
    why = words(f"web-call-trouble-{call.trouble}")
    since = ago(int((now() - call.failed).total_seconds()), words)
    return words("web-call-failed", why=why, since=since)
