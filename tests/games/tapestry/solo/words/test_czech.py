"""Numbers and cases in the Czech reasons of Tapestry's bots."""

from typing import Any

from figurka.locales import Message
from tests.locales.reading import in_czech


def test_czech_reasons_change_with_the_reader_and_the_number() -> None:
    def said(rule: str, **arguments: Any) -> str:
        arguments = {"player": "Automa", "other": "Jana", "whom": "other", **arguments}
        return in_czech(Message(f"tapestry-tell-bot-{rule}", arguments))

    military = Message("tapestry-track-military")
    assert said("A-101-behind", thing=military, count=3) == (
        "Kontrola oblíbených stupnic: Automa si hledá novou, protože na stupnici Vojenství má Jana náskok "
        "3 polí (A-101)."
    )
    assert said("A-101-behind", thing=military, count=1, whom="you") == (
        "Kontrola oblíbených stupnic: Automa si hledá novou, protože na stupnici Vojenství máš před ní "
        "náskok 1 pole (A-101)."
    )
    hexes = tuple(Message("tapestry-bare", {"text": place}) for place in ("K2", "L3"))
    assert said("A-64", things=hexes, whom="you") == (
        "Automa může dobýt pole, která ovládáš ty: K2 a L3 (A-64)."
    )
    left = [said("A-247-closes", thing=hexes[0], count=count).rpartition("; ")[2] for count in (0, 1, 2, 5)]
    assert left == [
        "zbývá jí 0 žetonů (A-247).",
        "zbývá jí 1 žeton (A-247).",
        "zbývají jí 2 žetony (A-247).",
        "zbývá jí 5 žetonů (A-247).",
    ]
