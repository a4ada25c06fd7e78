"""Posting a notice: one request, a short answer, and nothing that leads elsewhere."""

import asyncio
import datetime
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from figurka.calling import posting
from figurka.calling.model import Trouble
from figurka.calling.targets import Names
from tests.calling.receiver import receiver

pytestmark = pytest.mark.asyncio
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def post(
    address: str, headers: dict[str, str], body: bytes, *, private: bool = False
) -> Trouble | None:
    """Post something when nobody else does."""
    return await posting.post(address, headers, body, Names(1), private)


@asynccontextmanager
async def answering(answer: Answer, secure: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A server that answers each connection so; its port."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=secure)
    async with server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.parametrize(
    ("status", "trouble"),
    [
        (200, None),
        (204, None),
        (301, Trouble.REFUSED),
        (307, Trouble.REFUSED),
        (400, Trouble.REFUSED),
        (403, Trouble.REFUSED),
        (404, Trouble.GONE),
        (410, Trouble.GONE),
        (429, Trouble.BUSY),
        (500, Trouble.BUSY),
        (503, Trouble.BUSY),
    ],
)
async def test_what_an_answer_means(status: int, trouble: Trouble | None) -> None:
    with receiver() as there:
        there.answers.append(status)
        assert await post(there.address, {"X-Told": "1"}, b"hello", private=True) == trouble
        assert [(each.path, each.body) for each in there.heard] == [("/hook", b"hello")], (
            "no redirect is followed"
        )
        assert there.heard[0].headers["X-Told"] == "1"


async def test_a_private_address_is_not_even_connected_to() -> None:
    with receiver() as there:
        assert await post(there.address, {}, b"x") is Trouble.ADDRESS
        secure = there.address.replace("http:", "https:")
        assert await post(secure, {}, b"x") is Trouble.ADDRESS
        assert there.heard == []


async def test_nobody_there_is_told_apart_from_nobody_who_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.3)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async with answering(silent) as port:
        assert await post(f"http://127.0.0.1:{port}/", {}, b"x", private=True) is Trouble.SILENT
    assert await post(f"http://127.0.0.1:{port}/", {}, b"x", private=True) is Trouble.UNREACHABLE


async def test_who_waits_until_another_name_is_looked_up_is_not_late_by_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.3)
    names, hung, look_up = Names(1), threading.Event(), socket.getaddrinfo

    def slowly(host: str, *more: Any, **wishes: Any) -> Any:
        if host == "slow.example":
            hung.wait()
        return look_up("127.0.0.1", *more, **wishes)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    with receiver() as there:
        slow = posting.post("http://slow.example/", {}, b"x", names, True)
        after_it = asyncio.create_task(posting.post(there.address, {}, b"x", names, True))
        assert await slow is Trouble.UNREACHABLE
        await asyncio.sleep(0.6)
        assert not after_it.done(), "the only thread is still looking the other name up"
        hung.set()
        assert await after_it is None


@pytest.mark.parametrize("said", [b"no http\r\n\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 40_000, b""])
async def test_what_is_no_answer_is_not_read_for_long(said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async with answering(answer) as port:
        assert await post(f"http://127.0.0.1:{port}/", {}, b"x", private=True) is Trouble.SILENT


async def test_the_rest_of_an_answer_is_not_waited_for() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
        except ConnectionError:
            writer.close()

    async with answering(endless) as port:
        assert await post(f"http://127.0.0.1:{port}/", {}, b"x", private=True) is None


def certificate(folder: Path, name: str) -> Path:
    """A certificate of one's own for a name, with its key, in one file."""
    key, moment = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    names = [x509.DNSName(name), x509.IPAddress(ip_address("127.0.0.9"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(moment - datetime.timedelta(days=1))
        .not_valid_after(moment + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    unlocked = serialization.NoEncryption()
    file = folder / f"{name}.pem"
    file.write_bytes(
        made.public_bytes(pem) + key.private_bytes(pem, serialization.PrivateFormat.PKCS8, unlocked)
    )
    return file


async def test_over_https_only_who_proves_its_name_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    own = certificate(tmp_path, "localhost")
    secure = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    secure.load_cert_chain(own)
    async with answering(answer, secure) as port:
        for host in ("localhost", "127.0.0.1"):
            assert await post(f"https://{host}:{port}/", {}, b"x", private=True) is Trouble.UNREACHABLE
        monkeypatch.setattr(posting, "trusted", lambda: ssl.create_default_context(cafile=str(own)))
        assert await post(f"https://127.0.0.1:{port}/", {}, b"x", private=True) is Trouble.UNREACHABLE
        assert heard == [], "nothing was told to who could not prove its name"
        assert await post(f"https://localhost:{port}/", {}, b"x", private=True) is None
    assert f"Host: localhost:{port}".encode() in heard[0]
