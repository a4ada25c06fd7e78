"""Viticulture for two to six players, and its cooperative expansion World."""

from figurka.core.rules import Rules, Setting
from figurka.games.viticulture.mind.mind import mind
from figurka.games.viticulture.rules.check import check
from figurka.games.viticulture.rules.refusals.options import why_not
from figurka.games.viticulture.rules.rulebook import RULEBOOK
from figurka.games.viticulture.rules.scoring import over, scores, winners
from figurka.games.viticulture.rules.setup import STRUCTURE_CHOICES, WITHOUT, setup
from figurka.games.viticulture.rules.shape import ViticultureView
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.turn import turn
from figurka.games.viticulture.rules.view import redeal, view
from figurka.games.viticulture.words.cautions import caution
from figurka.games.viticulture.words.names import when
from figurka.games.viticulture.words.options import deed
from figurka.games.viticulture.words.telling import called, label, obvious, question, sentence


class Viticulture(Rules[VitState]):
    """The rules of the base game, as the engine knows them."""

    name = "viticulture"
    version = 2
    seats = (2, 3, 4, 5, 6)
    usual_seats = 3
    settings = (Setting("structures", STRUCTURE_CHOICES, (WITHOUT,), seats=(2, 3, 4, 5, 6)),)
    rulebook = RULEBOOK
    shape = ViticultureView

    setup = staticmethod(setup)
    turn = staticmethod(turn)
    over = staticmethod(over)
    scores = staticmethod(scores)
    winners = staticmethod(winners)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    check = staticmethod(check)
    why_not = staticmethod(why_not)
    caution = staticmethod(caution)
    mind = staticmethod(mind)
    question = staticmethod(question)
    obvious = staticmethod(obvious)
    called = staticmethod(called)
    label = staticmethod(label)
    deed = staticmethod(deed)
    sentence = staticmethod(sentence)
    when = staticmethod(when)


VITICULTURE = Viticulture()
