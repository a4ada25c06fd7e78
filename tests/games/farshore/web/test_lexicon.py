"""Every card and place of Farshore says in signs what it gives, and has its drawing."""

import re

from figurka.games.farshore.content.cards import CARDS
from figurka.web.render import environment


def test_every_card_has_signs_and_a_drawing() -> None:
    lexicon = environment().get_template("farshore/lexicon.html").make_module()
    gives = getattr(lexicon, "GIVES")  # noqa: B009 - a variable of the template
    sheet = environment().get_template("farshore/symbols.svg").render()
    drawn = set(re.findall(r'<symbol id="card-([^"]+)"', sheet))
    keys = {card.key for card in CARDS}
    assert keys - set(gives) == set()
    assert keys - drawn == set()
