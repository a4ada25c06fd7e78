"""What webhooks say: each receiver in its shape, and nothing in it that a table's name could bring about."""

import hashlib
import hmac
import json
from dataclasses import replace

from figurka.calling.model import Call, Due, Kind
from figurka.calling.saying import notice_of, trial
from figurka.calling.webhooks import request_of
from figurka.tables.model import now

DAY = 86400
MOMENT = now()
HOOK = Call("x", Kind.JSON, "https://hooks.example/x", "", "secret", "en", "https://play.example", MOMENT)
TURN = Due("AAAAAAAAAA", "farshore", "Friday", 1, "hash", 3, MOMENT, DAY)


def told(kind: Kind, title: str = "Friday", language: str = "en") -> dict[str, object]:
    notice = notice_of(replace(TURN, title=title), language, MOMENT)
    _, body = request_of(replace(HOOK, kind=kind), notice, 5)
    said: dict[str, object] = json.loads(body)
    return said


def test_a_program_gets_plain_data() -> None:
    said = told(Kind.JSON)
    assert said.pop("id")
    assert said == {
        "kind": "turn",
        "title": "Friday",
        "text": "It is your turn. Time left: 24 h.",
        "link": "https://play.example/tables/AAAAAAAAAA",
        "table": "AAAAAAAAAA",
        "game": "farshore",
        "seat": 1,
        "since": MOMENT.isoformat().replace("+00:00", "Z"),
        "turn_time": DAY,
    }
    _, body = request_of(HOOK, trial("cs"), 5)
    assert json.loads(body)["kind"] == "trial"
    assert b"figurka" in body


def test_discord_mentions_nobody_whatever_a_table_is_called() -> None:
    said = told(Kind.DISCORD, "@everyone **[win](https://evil.example)**")
    assert said["allowed_mentions"] == {"parse": []}
    content = str(said["content"])
    assert "[win](" not in content
    assert content.endswith("<https://play.example/tables/AAAAAAAAAA>")


def test_slack_takes_no_name_of_a_table_for_a_link() -> None:
    text = str(told(Kind.SLACK, "<!channel> & <https://evil.example|win>", "cs")["text"])
    assert text.count("<") == 1
    assert "<https://play.example/tables/AAAAAAAAAA|Otevřít stůl>" in text
    assert "&lt;!channel&gt; &amp;" in text
    assert "Jsi na tahu" in text


def test_a_notice_is_signed_with_its_time() -> None:
    headers, body = request_of(HOOK, notice_of(TURN, "en", MOMENT), 1700000000)
    signed = hmac.new(b"secret", b"1700000000." + body, hashlib.sha256).hexdigest()
    assert headers["Figurka-Signature"] == f"sha256={signed}"
    assert headers["Figurka-Timestamp"] == "1700000000"
    assert headers["Figurka-Notice"] == json.loads(body)["id"]


def test_a_table_without_a_name_is_called_as_its_game() -> None:
    assert told(Kind.JSON, "", "cs")["title"] == "Dálava"
    gone = notice_of(replace(TURN, title="", game="chess"), "en", MOMENT)
    assert gone.title == "chess"
