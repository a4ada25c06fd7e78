"""Whole games with Tapestry's bots, read in both languages, and the reasons that they seldom give."""

from random import Random
from typing import Any

import pytest

from figurka.core.decision import EVERYONE, Decision, Option
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.maps import SMALL
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.solo.content import cards as bots
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.rules.setting_up import SHADOW_CHOICES
from figurka.games.tapestry.solo.rules.things import Distance, RuleRef, Tally
from figurka.locales import LANGUAGES
from tests.games.tapestry.solo.words.sayings import named_things, with_the_rule
from tests.games.tapestry.words.choosing import lavishly
from tests.locales.reading import StrictWords, at_random, read_games


def by_turns(game: Game[Any], decision: Decision, random: Random) -> int:
    """Half of the games at random and half lavishly."""
    return (at_random, lavishly)[game.config.seed % 2](game, decision, random)


def read_with_bots(seats: int, games: int, **settings: str) -> set[str]:
    """The ids read in some games with bots."""
    choices = {name: (value,) for name, value in settings.items()}
    return read_games(TAPESTRY, seats, games, choices, by_turns, asking_why=0, ending=with_the_rule)


@pytest.mark.parametrize("level", bots.LEVEL_NAMES)
def test_whole_solo_games_can_be_read(level: str) -> None:
    read = read_with_bots(1, 2, level=level)
    told = {f"tapestry-tell-bot-{rule}" for rule in ("A-24", "A-33", "A-33-upward", "A-38", "A-53", "A-104")}
    assert told <= read
    assert ("tapestry-ask-head_start" in read) == (level == "1")
    assert ("tapestry-tell-bot-A-110" in read) == (level == "1")
    assert ("tapestry-tell-bot-A-102" in read) == (level >= "3")
    assert ("tapestry-tell-bot-A-100" in read) == (level >= "5")
    assert ("tapestry-ask-automa_second" in read) == (level == "6")


@pytest.mark.parametrize("shadow", SHADOW_CHOICES[1:])
def test_games_of_two_with_the_shadow_empire_can_be_read(shadow: str) -> None:
    read = read_with_bots(2, 2, shadow=shadow)
    assert {"tapestry-tell-bot-A-290", "tapestry-tell-bot-A-291", "tapestry-tell-bot-A-295"} <= read
    assert ("tapestry-tell-bot-A-296" in read) == (shadow == "empire")
    assert ("tapestry-tell-bot-A-296-swift" in read) == (shadow == "swift_empire")
    assert "tapestry-tell-bot-A-24" not in read


NEVER_PASSABLE = Distance(SMALL.hexes[3], 1000)


@pytest.mark.parametrize("whom", [0, 1])
@pytest.mark.parametrize(
    ("rule", "things", "count"),
    [
        (RuleRef("A-50", "start"), (TRACKS[2],), 0),
        (RuleRef("A-65", "", (NEVER_PASSABLE, SMALL.middle)), (SMALL.hexes[3],), 1000),
        (RuleRef("A-71", "", (bots.DECISION_CARDS[1],)), (), 0),
        (RuleRef("A-72"), (), 0),
        (RuleRef("A-79", "closes"), (SMALL.hexes[7],), 0),
        (RuleRef("A-84"), (), 0),
        (RuleRef("A-101", "behind"), (TRACKS[1],), 3),
        (RuleRef("A-104"), (Tally("landmarks", 2, 3), Tally("first", 4, 1)), 10),
        (RuleRef("A-133"), (SMALL.hexes[7],), 0),
        (RuleRef("A-202", "same"), (TRACKS[0], TRACKS[0]), 0),
        (RuleRef("A-251"), (), 0),
    ],
)
def test_rare_reasons_of_the_bots_are_said(
    rule: RuleRef, things: tuple[Option, ...], count: int, whom: int
) -> None:
    event = Event(BOT_RULE, 1, rule, count, whom, things, EVERYONE)
    message = TAPESTRY.sentence(event, 0, ("Žofie", "Automa", "–"))
    for language in LANGUAGES:
        assert StrictWords(language).say(message).endswith(f"({rule.id}).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_the_bots_are_called(language: str) -> None:
    words = StrictWords(language)
    for thing in (*named_things(), *bots.DECISION_CARDS, RuleRef("A-53")):
        assert words.say(TAPESTRY.called(thing))
