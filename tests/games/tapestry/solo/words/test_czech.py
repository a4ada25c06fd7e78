"""Numbers and cases in the Czech reasons of Tapestry's bots."""

from typing import Any

import pytest

from figurka.core.decision import EVERYONE
from figurka.core.journal import Event
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.things import MILITARY, TECHNOLOGY
from figurka.games.tapestry.solo.content.cards import CONQUER_NEAR, TAPESTRY_CARD
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.rules.things import BotBenefit, RuleRef
from figurka.games.tapestry.solo.words.telling import explanation
from figurka.locales import Message, Words
from tests.locales.files import HARD
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


@pytest.mark.rule("A-38")
@pytest.mark.parametrize(
    ("language", "track", "number", "gained", "told"),
    [
        (
            "cs",
            TECHNOLOGY,
            2,
            TAPESTRY_CARD,
            "Automa na poli Tesařství získává kartu tapiserie; ignoruje bonus (1 trh) (A-38).",
        ),
        (
            "en",
            TECHNOLOGY,
            2,
            TAPESTRY_CARD,
            "gains a tapestry card; it ignores the bonus (1 market) (A-38).",
        ),
        (
            "cs",
            MILITARY,
            1,
            CONQUER_NEAR,
            "Automa na poli Lukostřelba dobývá; nic jiného na něm není",
        ),
        ("en", MILITARY, 1, CONQUER_NEAR, "On Archery, Automa conquers; there is nothing else on the space"),
    ],
)
def test_what_the_automa_gains_is_told_as_what_it_does(
    language: str, track: int, number: int, gained: BotBenefit, told: str
) -> None:
    rule = RuleRef("A-38", "", (gained,))
    event = Event(BOT_RULE, 1, rule, 0, -1, (SPACES[track][number],), EVERYONE)
    message = explanation(event, 0, ("Jana", "Automa", "Stínová říše"))
    assert told in Words(language).say(message).replace(HARD, " ")
