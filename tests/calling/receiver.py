"""Somebody who is called: a real server on loopback that keeps every request and answers as it is told."""

import base64
import json
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256


@dataclass(frozen=True)
class Heard:
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """A server that listens."""

    address: str
    heard: list[Heard] = field(default_factory=list)
    answers: deque[int] = field(default_factory=deque)
    """The statuses of the next answers; after them all is taken."""
    let_go: threading.Event = field(default_factory=threading.Event)
    """Until it is set, a receiver that is slow answers nobody."""

    @property
    def origin(self) -> str:
        return self.address.removesuffix("/hook")


@contextmanager
def receiver(*, slow: bool = False, host: str = "127.0.0.1") -> Iterator[Receiver]:
    """A receiver on a free port; a slow one hears all and answers nobody until it is let go."""
    heard = Receiver("")
    if not slow:
        heard.let_go.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.heard.append(Heard(self.path, dict(self.headers), body))
            heard.let_go.wait()
            status = heard.answers.popleft() if heard.answers else 204
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer((host, 0), Handler)
    heard.address = f"http://{host}:{server.server_port}/hook"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield heard
    heard.let_go.set()
    server.shutdown()
    server.server_close()
    thread.join()


class Browser:
    """What a browser does that has subscribed: it has keys, and only it can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen octets!!"
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.p256dh = written(point)

    @property
    def subscription(self) -> dict[str, Any]:
        """What `PushSubscription.toJSON()` says."""
        keys = {"p256dh": self.p256dh, "auth": written(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, request: Heard) -> Any:
        """The notice in a request."""
        assert request.headers["Content-Encoding"] == "aes128gcm"
        opened = http_ece.decrypt(
            request.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(opened)


def check_authorization(request: Heard, key: str, origin: str) -> dict[str, Any]:
    """The claims of who has sent a request, signed with the key that browsers subscribe with (RFC 8292)."""
    scheme, _, rest = request.headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    raw = unwritten(signature)
    halves = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwritten(key))
    public.verify(utils.encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(unwritten(signed.partition(".")[2]))
    assert claims["aud"] == origin
    return claims


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
