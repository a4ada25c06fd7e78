"""Web Push (RFC 8030, 8291, 8292): notices that only the browser can read, signed with the server's key."""

import base64
import hashlib
import time
from binascii import Error as NotBase64
from importlib.util import find_spec
from typing import Final

import msgspec

from figurka.calling.model import Call, Notice
from figurka.calling.targets import read_target
from figurka.core.errors import FigurkaError

KEPT_FOR: Final = 24 * 3600
"""So many seconds a push service keeps a notice for a browser that is off."""
TOKEN_FOR: Final = 12 * 3600
POINT, SHARED = 65, 16
"""How many bytes the keys of a browser have."""


class SubscriptionError(FigurkaError):
    """What a browser has said of itself is no subscription."""


def is_offered() -> bool:
    """Whether what encrypts notices is installed: it is an extra."""
    return find_spec("pywebpush") is not None


def new_private_key() -> str:
    """A key by which push services know the server again."""
    from py_vapid import Vapid02  # noqa: PLC0415 - an extra

    made = Vapid02()
    made.generate_keys()
    return written(made.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The other half of it, which every browser is told that subscribes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
    from py_vapid import Vapid02  # noqa: PLC0415

    key = Vapid02.from_raw(private.encode()).public_key
    return written(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_subscription(endpoint: str, p256dh: str, auth: str, private: bool) -> None:
    """Whether a browser could be reached and could read what it is sent."""
    read_target(endpoint, private)
    try:
        whole = len(read(p256dh)) == POINT and len(read(auth)) == SHARED
        if whole:
            seal(b"-", endpoint, p256dh, auth)
    except (ValueError, NotBase64) as error:
        raise SubscriptionError("error-call-subscription") from error
    if not whole:
        raise SubscriptionError("error-call-subscription")


def request_of(call: Call, notice: Notice, private: str) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a request to the browser's push service."""
    told = {
        "title": notice.title,
        "body": notice.text,
        "url": notice.path,
        "tag": notice.turn.table if notice.turn else "figurka",
        "lang": call.language,
    }
    body = seal(msgspec.json.encode(told), call.address, call.public_key, call.secret)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Topic": written(hashlib.sha256(told["tag"].encode()).digest()[:18]),
        **authorization(call, private),
    }
    return headers, body


def seal(message: bytes, endpoint: str, p256dh: str, auth: str) -> bytes:
    """A message that only this browser can read."""
    from pywebpush import WebPusher  # noqa: PLC0415 - an extra

    sealed = WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}).encode(message)
    return bytes(sealed["body"])


def authorization(call: Call, private: str) -> dict[str, str]:
    """The header by which the push service knows whose notices these are."""
    from py_vapid import Vapid02  # noqa: PLC0415 - an extra

    claims = {
        "aud": read_target(call.address, private=True).origin,
        "exp": int(time.time()) + TOKEN_FOR,
        "sub": call.origin if call.origin.startswith("https://") else "mailto:figurka@localhost",
    }
    return dict(Vapid02.from_raw(private.encode()).sign(claims))


def written(data: bytes) -> str:
    """Bytes as they are written in addresses and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Bytes that were so written."""
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
