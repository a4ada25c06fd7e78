"""Every card and place of Farshore says in signs what it gives, has its drawing, and explains itself once."""

import re
from random import Random

import pytest

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.places import ISLANDS
from figurka.games.farshore.rules.rulebook import RULEBOOK
from figurka.games.farshore.web.signs import GIVES, RULES, SYMBOL
from figurka.web.regions import table_regions
from figurka.web.render import environment
from figurka.web.table_pages import lexicon_of
from tests.web.kit import go_on, looking, set_up

LANGUAGES = ("en", "cs")


def test_every_card_has_signs_and_a_drawing() -> None:
    sheet = environment().get_template("farshore/symbols.svg").render()
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sheet))
    keys = {card.key for card in CARDS}
    assert keys - set(GIVES) == set()
    assert {f"card-{key}" for key in keys} - drawn == set()
    assert {f"isle-{island.name}" for island in ISLANDS} - drawn == set()
    assert set(SYMBOL.values()) - drawn == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_region_repeats_what_the_lexicon_tells(language: str) -> None:
    lexicon = lexicon_of("farshore", language)
    told = re.findall(r'id="(tip-[^"]+)"', lexicon)
    assert len(told) == len(set(told))
    effects = re.findall(r"<h3>.*?</h3><p>(.+?)</p>", lexicon)
    live, random = set_up("farshore", 2, 3), Random(3)
    for _ in range(40):
        go_on(live, random, "turn", 0.8)
    regions = "".join(table_regions(live, looking(0, language)).values())
    asked = set(re.findall(r'data-tip="([^"]+)"', regions)) - set(re.findall(r'id="(tip-[^"]+)"', regions))
    assert asked - set(told) == set()
    assert [effect for effect in effects if len(effect) > 40 and effect in regions] == []


def test_every_rule_behind_a_thing_is_in_the_rulebook() -> None:
    cited = {rule for rules in RULES.values() for rule in rules.split()}
    assert cited - {entry.id for section in RULEBOOK for entry in section.rules} == set()
