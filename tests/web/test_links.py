"""How a link looks on other sites, and the house as an app: nothing secret, nothing that is not there."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from figurka.core.registry import find_rules, list_games
from figurka.packages import game_packages
from figurka.web.app import STATIC
from figurka.web.covers import PREVIEW, preview_of
from tests.web.playing import Table, new_table, play
from tests.web.server import Server, connect

META = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">')
SHOWN = {"og:title", "og:description", "og:image", "twitter:card"}
LARGEST = 200_000
"""So many bytes a picture may have: some sites show no larger ones."""


def told(page: httpx.Response) -> dict[str, str]:
    """What a page tells other sites of itself."""
    assert page.status_code == 200
    head = page.text.partition("</head>")[0]
    return {name: unescape(content) for name, content in META.findall(head)}


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> Table:
    """A private table at which the game is over."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "random", title="Friday")
        play(client, table)
    return table


def check_picture(client: httpx.Client, address: str) -> None:
    """The picture is there, under its whole address, and not too large."""
    assert address.startswith(f"{str(client.base_url).rstrip('/')}/static/")
    found = client.get(address)
    assert (found.status_code, found.headers["content-type"]) == (200, "image/jpeg")
    assert len(found.content) < LARGEST


def test_the_lobby_a_table_and_a_result_are_told_to_other_sites(
    visitor: httpx.Client, finished: Table
) -> None:
    for path in ("/", "/tables/new?game=farshore", f"/tables/{finished.id}", f"/tables/{finished.id}/result"):
        shown = told(visitor.get(path))
        assert set(shown) >= SHOWN, path
        check_picture(visitor, shown["og:image"])
    table = told(visitor.get(f"/tables/{finished.id}"))
    assert "Friday" in table["og:title"]
    assert "/static/farshore/" in table["og:image"]
    assert not any(name in str(table) for name in ("Ada", "Jana", "Petr"))


def test_an_invitation_is_told_without_its_secret(visitor: httpx.Client) -> None:
    host = connect(str(visitor.base_url))
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend", "name": "Jana"}
    made = host.post("/tables", data={**form, "title": "Friday & co"}, follow_redirects=True)
    link = re.search(r'value="([^"]*invitation=([^"]*))"', made.text)
    assert link is not None
    door = visitor.get(link[1])
    shown = told(door)
    assert shown["og:title"] == "Jana invites you to play"
    assert "Friday & co" in shown["og:description"]
    assert link[2] not in door.text.partition("</head>")[0]
    assert "og:url" not in shown, "it would lead to the door without the invitation, or give that away"


@pytest.mark.parametrize("game", list_games())
def test_every_game_that_comes_with_figurka_has_a_picture(game: str) -> None:
    folder = game_packages()[find_rules(game).name].folder
    assert folder is not None
    assert preview_of(game) == f"/static/{game}/{PREVIEW}"


def test_a_game_without_a_picture_borrows_that_of_the_house() -> None:
    assert preview_of("pebbles") == f"/static/{PREVIEW}"
    assert (STATIC / PREVIEW).is_file()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_house_can_be_kept_as_an_app(visitor: httpx.Client, language: str) -> None:
    for path in ("/", "/rules"):
        assert '<link rel="manifest" href="/manifest.webmanifest">' in visitor.get(path).text
    answer = visitor.get("/manifest.webmanifest", headers={"Accept-Language": language})
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (language, "standalone", "/")
    for icon in manifest["icons"]:
        found = visitor.get(icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            assert sides_of(Path(STATIC / icon["src"].rpartition("/")[2])) == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def sides_of(file: Path) -> str:
    """How wide and high a PNG says that it is."""
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return "x".join(str(int.from_bytes(head[at : at + 4], "big")) for at in (16, 20))
