"""To which addresses notices go: no private one is ever reached, whatever it is called."""

import asyncio
import socket
from typing import Any

import pytest

from figurka.calling.targets import Names, Target, TargetError, is_public, place_of, read_target

PRIVATE = (
    *("127.0.0.1", "127.1.2.3", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255"),
    *("192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.7"),
    *(
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.9",
        "192.88.99.1",
        "192.0.0.192",
        "224.0.0.1",
        "239.255.255.250",
    ),
    *("240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1"),
    *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "100::1", "2001::1", "2001:db8::1"),
    *("2002:7f00:1::", "2002:a00:1::1", "3fff::1", "5f00::1", "fc00::1", "fd12:3456::1"),
    *("fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1", "no address"),
)
PUBLIC = ("8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::200e")
WRONG = (
    *("", "https://", "https:///x", "hook", "http://hooks.example/x", "ftp://hooks.example/x"),
    *(
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://user@hooks.example/",
        "https://a:b@hooks.example/",
    ),
    *("https://hooks.example:22/", "https://hooks.example:80/", "https://hooks.example:99999/x"),
    *("https://hooks.example/a b", "https://hooks.example/\r\nX: y", "https://hooks.example/č"),
    *("https://[::1/x", "https://hooks.example/" + "x" * 2000, "https://" + "a" * 70 + ".example/"),
)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_no_public_one(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_one(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", WRONG)
def test_only_plain_https_addresses_are_taken(address: str) -> None:
    with pytest.raises(TargetError):
        read_target(address)


def test_an_address_is_taken_apart() -> None:
    target = read_target("https://Hooks.Example:8443/a/b?c=d#e")
    assert (target.host, target.port, target.path) == ("hooks.example", 8443, "/a/b?c=d")
    assert target.named == "hooks.example:8443"
    assert read_target("https://hooks.example").origin == "https://hooks.example"
    assert not read_target("http://192.168.1.4:8080/x", private=True).secure


async def resolve(target: Target, *, private: bool = False) -> str:
    """Where a name leads to, looked up when nobody else looks one up."""
    return await place_of(await Names(1).looking_up(target), private)


def leads_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Let every name lead to these addresses."""

    def getaddrinfo(host: str, port: int, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize("addresses", [("10.1.2.3",), ("8.8.8.8", "127.0.0.1"), ("::ffff:127.0.0.1",), ()])
def test_a_name_that_leads_into_a_private_network_is_refused(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    leads_to(monkeypatch, *addresses)
    with pytest.raises(TargetError):
        asyncio.run(resolve(read_target("https://hooks.example/x")))
    if addresses:
        assert asyncio.run(resolve(read_target("https://hooks.example/x"), private=True)) == addresses[0]


@pytest.mark.parametrize("host", ["127.0.0.1", "0x7f.1", "2130706433", "0177.0.0.1", "localhost", "[::1]"])
def test_no_way_of_writing_it_leads_to_this_machine(host: str) -> None:
    with pytest.raises(TargetError):
        asyncio.run(resolve(read_target(f"https://{host}/x")))


def test_a_public_name_is_connected_to_as_it_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    leads_to(monkeypatch, "93.184.216.34", "1.1.1.1")
    assert asyncio.run(resolve(read_target("https://hooks.example/x"))) == "93.184.216.34"
