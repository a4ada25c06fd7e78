"""Tapestry for two to five players, and alone against the Automa and the Shadow Empire."""

from figurka.core.rules import Rules, Setting
from figurka.games.tapestry.mind.mind import mind_for
from figurka.games.tapestry.rules.adjustments import ADJUSTMENTS, NONE
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.refusals import why_not
from figurka.games.tapestry.rules.rulebook import RULEBOOK
from figurka.games.tapestry.rules.scoring import scores, winners
from figurka.games.tapestry.rules.shape import TapestryView
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.turn import over, turn
from figurka.games.tapestry.rules.view import redeal, rivals, view
from figurka.games.tapestry.solo.content.cards import LEVEL_NAMES
from figurka.games.tapestry.solo.rules.setting_up import SHADOW_CHOICES, WITHOUT, setup
from figurka.games.tapestry.solo.words.telling import figures, retold, sentence
from figurka.games.tapestry.words.cautions import caution
from figurka.games.tapestry.words.naming import called, label, question, when


class Tapestry(Rules[TapestryState]):
    """The rules of Tapestry, as the engine knows them."""

    name = "tapestry"
    version = 2
    seats = (1, 2, 3, 4, 5)
    usual_seats = 3
    settings = (
        Setting("level", LEVEL_NAMES, ("2",), seats=(1,)),
        Setting("shadow", SHADOW_CHOICES, (WITHOUT,), seats=(2,)),
        Setting("adjustments", ADJUSTMENTS, (NONE,), seats=(1, 2, 3, 4, 5)),
    )
    rulebook = RULEBOOK
    shape = TapestryView

    setup = staticmethod(setup)
    turn = staticmethod(turn)
    over = staticmethod(over)
    scores = staticmethod(scores)
    winners = staticmethod(winners)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    rivals = staticmethod(rivals)
    check = staticmethod(check)
    why_not = staticmethod(why_not)
    caution = staticmethod(caution)
    mind = staticmethod(mind_for)
    figures = staticmethod(figures)
    called = staticmethod(called)
    question = staticmethod(question)
    label = staticmethod(label)
    retold = staticmethod(retold)
    sentence = staticmethod(sentence)
    when = staticmethod(when)


TAPESTRY = Tapestry()
