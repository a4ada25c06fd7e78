"""Fair play from the first page to the proof: fingerprints, open seeds, and the check at the end."""

import json
import re
from dataclasses import replace
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from figurka.agents import new_agent
from figurka.core.chance import game_chance
from figurka.core.fairness import in_fours
from figurka.core.saves import load_game
from figurka.core.seeds import Source
from figurka.core.verifying import Standing, verify
from figurka.locales import Words
from figurka.tables.live import LiveTable
from figurka.web.fairness import StillSecretError, promise_of, proof_of, saved_table, verify_table
from figurka.web.table_pages import table_page
from tests.web.browsing import PHONE, findings, guest, overflow
from tests.web.kit import choose, looking, now_asked, set_up
from tests.web.playing import Table, bearer, cookies, new_table, play, show
from tests.web.server import Server, connect

PAGE = Path(__file__).parents[2] / "docs" / "fair-play.md"
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> tuple[Table, str]:
    """A table at which the game is over, and the fingerprint that it showed at the start."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "greedy", seed=None, title="Friday")
        noted = show(client, table)["fingerprint"]
        play(client, table)
    return table, noted


def text_of(page: httpx.Response) -> str:
    """What a page says, without its marks."""
    assert page.status_code == httpx.codes.OK, page.text
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page.text)).split())


# The promise


def test_a_table_shows_the_fingerprint_of_its_seed_from_the_start(visitor: httpx.Client) -> None:
    made = visitor.post(
        "/api/tables", json={"game": "farshore", "seats": ["person", "person"], "invite": True}
    ).json()
    table = Table(made["table"], made["host"], {0: made["seats"][0]["secret"]})
    shown = show(visitor, table)
    assert re.fullmatch(r"[0-9a-f]{64}", shown["fingerprint"])
    assert (shown["open_seed"], shown["seed"], shown["seal"]) == (False, None, None)
    for path, headers in (
        (f"/tables/{table.id}/invite", cookies(table, 0)),
        (f"/tables/{table.id}/invite?invitation={made['seats'][1]['invitation']}", {}),
        ("/", cookies(table, 0)),
    ):
        page = visitor.get(path, headers=headers)
        assert in_fours(shown["fingerprint"][:16]) in page.text, path
    # Nobody looks at a deal first and then invites to it, or does not.
    assert (shown["status"], shown["view"], shown["decision"]) == ("waiting", {}, None)
    history = visitor.get(f"/api/tables/{table.id}/history", headers=bearer(table.secrets[0]))
    assert (history.status_code, "view" in history.text) == (400, False)
    replay = visitor.get(f"/tables/{table.id}/replay", headers=cookies(table, 0))
    assert replay.headers["location"].endswith("/invite")


def test_tables_never_share_a_seed(visitor: httpx.Client) -> None:
    tables = [new_table(visitor, "person", "random", seed=None) for _ in range(5)]
    assert len({show(visitor, table)["fingerprint"] for table in tables}) == 5


@pytest.mark.parametrize("seed", [5, "5", "5b" * 32])
def test_a_seed_that_is_given_makes_a_table_for_practice(visitor: httpx.Client, seed: int | str) -> None:
    table = new_table(visitor, "person", "random", seed=seed)
    shown = show(visitor, table)
    assert (shown["open_seed"], shown["fingerprint"], shown["seed"]) == (True, None, None)
    page = visitor.get(f"/tables/{table.id}", headers=cookies(table, 0))
    assert "open seed, for practice" in text_of(page)
    assert sha256(str(seed).encode()).hexdigest()[:16] not in page.text.replace(" ", "")
    assert "open seed" in text_of(visitor.get("/", headers=cookies(table, 0)))
    over = play(visitor, table)
    assert over["seed"] == str(seed)
    assert over["fingerprint"] == sha256(str(seed).encode()).hexdigest()
    assert "open seed, for practice" in text_of(visitor.get(f"/tables/{table.id}/result"))


@pytest.mark.parametrize("seed", ["five", "-1", "5b" * 31, "9" * 19])
def test_a_seed_that_cannot_be_is_told_and_nothing_typed_is_lost(visitor: httpx.Client, seed: str) -> None:
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "random", "title": "Friday & co"}
    answer = visitor.post("/tables", data={**form, "seed": seed})
    assert answer.status_code == httpx.codes.BAD_REQUEST
    assert "cannot be a seed" in answer.text
    assert f'value="{seed}"' in answer.text
    assert "Friday &amp; co" in answer.text
    assert visitor.post("/tables", data={**form, "seed": f" {'5b' * 32} "}).status_code == 303


def test_a_table_of_before_promises_nothing() -> None:
    live = set_up("farshore", 2, 5)
    live.record = replace(live.record, chance=Source.CONGRUENTIAL, open_seed=False)
    assert promise_of(live.record).fingerprint == ""
    page = str(table_page(live, looking(0)).content)
    assert "no promise" in page
    assert "Fair deal" not in page
    assert "bez slibu" in str(table_page(live, looking(0, "cs")).content)


# The proof


def test_at_the_end_the_seed_is_told_and_the_save_file_proves_the_game(
    visitor: httpx.Client, finished: tuple[Table, str]
) -> None:
    table, noted = finished
    over, text = show(visitor, table), visitor.get(f"{table.path}/history").text
    assert sha256(over["seed"].encode()).hexdigest() == noted == over["fingerprint"]
    found = verify(text, noted, over["seal"])
    assert found.standing is Standing.HOLDS, found
    assert load_game(text).scores == over["scores"]


def test_the_page_shows_the_very_list_of_the_command(
    visitor: httpx.Client, finished: tuple[Table, str]
) -> None:
    table, noted = finished
    result = visitor.get(f"/tables/{table.id}/result").text
    over = show(visitor, table)
    assert all(f'value="{over[name]}"' in result for name in ("seed", "fingerprint", "seal"))
    file = re.search(r'href="([^"]+)" download="([^"]+)"', result)
    assert file is not None
    assert f"figurka verify {file[2]}" in result
    found = verify(visitor.get(file[1]).text, noted[:8])
    for language in ("en", "cs"):
        words = Words(language)
        page = text_of(
            visitor.get(f"/tables/{table.id}/verify", params={"fingerprint": noted[:8], "lang": language})
        )
        for message in (found.verdict, *(check.message for check in found.checks)):
            assert " ".join(words.say(message).split()) in page
    answer = visitor.get(f"{table.path}/verification", params={"fingerprint": noted[:8]}).json()
    assert answer["standing"] == "holds"
    assert [each["claim"] for each in answer["checks"]] == [check.claim for check in found.checks]
    assert (answer["seed"], answer["seal"]) == (over["seed"], over["seal"])


def test_what_was_noted_otherwise_is_found(visitor: httpx.Client, finished: tuple[Table, str]) -> None:
    table, noted = finished
    other = "0" * 8 if noted[:8] != "0" * 8 else "1" * 8
    for query in ({"fingerprint": other}, {"seal": other}):
        assert visitor.get(f"{table.path}/verification", params=query).json()["standing"] == "fails"
    page = visitor.get(f"/tables/{table.id}/verify", params={"fingerprint": other})
    assert "It is not the fingerprint that was noted" in text_of(page)
    wrong = visitor.get(f"/tables/{table.id}/verify", params={"fingerprint": "<b>"})
    assert wrong.status_code == httpx.codes.BAD_REQUEST
    assert "cannot be compared" in wrong.text
    assert "<b>" not in wrong.text.partition("<main")[2].replace("<b>Fair", "")
    assert visitor.get(f"{table.path}/verification", params={"seal": "12"}).status_code == 400


def test_a_game_that_goes_on_cannot_be_checked(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "random", seed=None)
    for path in (f"{table.path}/verification", f"/tables/{table.id}/verify"):
        answer = visitor.get(path, headers=cookies(table, 0))
        assert answer.status_code == httpx.codes.BAD_REQUEST
        assert "stays secret until the end" in answer.text
    assert visitor.get(f"/tables/{table.id}/result").status_code == 303


def play_out(live: LiveTable) -> LiveTable:
    agent = new_agent("random", 1)
    while not live.game.over:
        now_asked(live.game)
        choose(live, agent.choose(live.game))
    return live


def test_a_game_that_ended_under_earlier_rules_keeps_its_seal() -> None:
    live = play_out(set_up("farshore", 2, 5))
    before = json.loads(saved_table(live))
    other = play_out(set_up("farshore", 2, 5))
    version = other.record.rules_version
    other.record = replace(other.record, rules_version=version - 1)
    after = json.loads(saved_table(other))
    assert after["rules"] == version - 1
    assert proof_of(other).seal == after["seal"] != before["seal"]
    assert verify_table(other).standing is Standing.UNKNOWN
    with pytest.raises(StillSecretError):
        saved_table(set_up("farshore", 2, 5))


# What players read


def test_the_page_about_fair_play_is_there_in_both_languages(visitor: httpx.Client) -> None:
    assert "What is not promised" in text_of(visitor.get("/fair-play?lang=en"))
    assert "Co se neslibuje" in text_of(visitor.get("/fair-play?lang=cs"))
    assert 'href="/fair-play"' in visitor.get("/help").text


def test_the_ten_lines_of_the_page_draw_what_the_game_draws(capsys: pytest.CaptureFixture[str]) -> None:
    code = CODE.search(PAGE.read_text(encoding="utf-8"))
    assert code is not None
    assert "figurka" not in code[1].replace('b"figurka game"', ""), "by hashlib alone"
    exec(code[1], {})
    drawn = json.loads(capsys.readouterr().out)
    seed = re.search(r'seed = "([0-9a-f]{64})"', code[1])
    assert seed is not None
    assert drawn == [word * 1000 >> 32 for word in game_chance(int(seed[1], 16)).words]


# In a browser


@pytest.mark.parametrize("javascript", [True, False])
def test_the_button_checks_the_game(
    browser: Browser, sqlite_server: Server, visitor: httpx.Client, javascript: bool
) -> None:
    table = new_table(visitor, "person", "random", seed=None)
    noted = show(visitor, table)["fingerprint"]
    with guest(browser, sqlite_server, table, 0, java_script_enabled=javascript) as page:
        page.goto(f"/tables/{table.id}")
        play(visitor, table)
        page.goto(f"/tables/{table.id}/result")
        address = page.url
        if javascript:
            expect(page.locator("#noted")).to_have_value(noted)
        else:
            page.locator("#noted").fill(noted[:8])
        page.locator("form.proof-check button").click()
        expect(page.locator("#checks .verdict.holds")).to_be_visible()
        expect(page.locator("#checks .claims li.holds")).to_have_count(7)
        assert (page.url == address) == javascript


def test_a_fingerprint_that_changes_is_told(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "random", seed=None)
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        expect(page.locator(".promise-digits")).to_be_visible()
        expect(page.locator(".promise-changed")).to_have_count(0)
        page.evaluate(
            "id => localStorage.setItem('fingerprints', JSON.stringify([[id, '0'.repeat(64)]]))", table.id
        )
        page.reload()
        expect(page.locator(".promise-changed")).to_be_visible()
        page.locator(".promise button").first.click()
        expect(page.locator("#tip-deal a")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [{}, {"viewport": PHONE}])
def test_the_pages_of_fair_play_are_open_to_everybody(
    browser: Browser,
    sqlite_server: Server,
    finished: tuple[Table, str],
    size: dict[str, Any],
    theme: str,
) -> None:
    table, noted = finished
    with guest(browser, sqlite_server, bypass_csp=True, color_scheme=theme, **size) as page:
        for path in ("/fair-play", f"/tables/{table.id}/verify?fingerprint={noted}"):
            page.goto(path)
            assert overflow(page) <= 0, path
            assert findings(page) == [], path
