"""Webhooks: notices in the shapes that Discord, Slack and programs understand, signed by the server."""

import hashlib
import hmac
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from figurka.calling.model import Call, Kind, Notice

MARKUP: Final = re.compile(r"([\\*_~`|>#\[\]()@:<-])")
"""What Discord would take for more than text."""


def request_of(call: Call, notice: Notice, moment: int) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a request that tells of it."""
    body = msgspec.json.encode(SHAPES[call.kind](call, notice))
    headers = {
        "Content-Type": "application/json",
        "Figurka-Notice": notice.id,
        "Figurka-Timestamp": str(moment),
        "Figurka-Signature": f"sha256={signature(call.secret, moment, body)}",
    }
    return headers, body


def signature(secret: str, moment: int, body: bytes) -> str:
    """HMAC-SHA256 over the timestamp, a full stop and the body, in hexadecimal digits."""
    return hmac.new(secret.encode(), str(moment).encode() + b"." + body, hashlib.sha256).hexdigest()


def link_of(call: Call, notice: Notice) -> str:
    """The address of the table, with no secret in it."""
    return call.origin + notice.path


def for_discord(call: Call, notice: Notice) -> dict[str, Any]:
    """A message for Discord, in which nobody is mentioned, whatever a table is called."""
    title = MARKUP.sub(r"\\\1", notice.title)
    content = f"**{title}**\n{notice.text}\n<{link_of(call, notice)}>"
    return {"content": content, "allowed_mentions": {"parse": []}}


def for_slack(call: Call, notice: Notice) -> dict[str, Any]:
    """A message for Slack and what understands the same."""
    title = notice.title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{title}\n{notice.text}\n<{link_of(call, notice)}|{notice.open}>"}


def for_programs(call: Call, notice: Notice) -> dict[str, Any]:
    """The same as plain data."""
    told: dict[str, Any] = {
        "id": notice.id,
        "kind": "trial" if notice.turn is None else "turn",
        "title": notice.title,
        "text": notice.text,
        "link": link_of(call, notice),
    }
    turn = notice.turn
    if turn is not None:
        told |= {
            "table": turn.table,
            "game": turn.game,
            "seat": turn.seat,
            "since": turn.since,
            "turn_time": turn.turn_time,
        }
    return told


SHAPES: Final[dict[Kind, Callable[[Call, Notice], dict[str, Any]]]] = {
    Kind.DISCORD: for_discord,
    Kind.SLACK: for_slack,
    Kind.JSON: for_programs,
}
