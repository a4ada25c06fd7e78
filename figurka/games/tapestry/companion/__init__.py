"""Bot for the table: the Automa and the Shadow Empire for whoever plays the printed Tapestry alone."""

from figurka.core.rules import Rules, Setting
from figurka.games.tapestry.companion.mind import CompanionMind
from figurka.games.tapestry.companion.rules.cautions import caution
from figurka.games.tapestry.companion.rules.check import check
from figurka.games.tapestry.companion.rules.refusals import why_not
from figurka.games.tapestry.companion.rules.setup import FIRST_CHOICES, setup
from figurka.games.tapestry.companion.rules.shape import AutomaView
from figurka.games.tapestry.companion.rules.turn import over, scores, turn, winners
from figurka.games.tapestry.companion.rules.view import view
from figurka.games.tapestry.companion.words.telling import figures, label, question, sentence
from figurka.games.tapestry.rules.rulebook import RULEBOOK
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.view import redeal, rivals
from figurka.games.tapestry.solo.content.cards import LEVEL_NAMES
from figurka.games.tapestry.solo.words.telling import retold
from figurka.games.tapestry.words.naming import called


class TapestryAutoma(Rules[TapestryState]):
    """The companion as a game: the person's choices are what happened at the printed table."""

    name = "tapestry-automa"
    version = 2
    seats = (1,)
    usual_seats = 1
    companion_of = "tapestry"
    settings = (
        Setting("level", LEVEL_NAMES, ("2",), seats=(1,)),
        Setting("first", FIRST_CHOICES, ("you",), seats=(1,)),
    )
    rulebook = RULEBOOK
    shape = AutomaView

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
    mind = staticmethod(CompanionMind)
    figures = staticmethod(figures)
    question = staticmethod(question)
    called = staticmethod(called)
    label = staticmethod(label)
    retold = staticmethod(retold)
    sentence = staticmethod(sentence)


TAPESTRY_AUTOMA = TapestryAutoma()
