"""Everdell Farshore (Dálava) for two to four players, and alone against the rival captain."""

from figurka.core.rules import Rules, Setting
from figurka.games.farshore.content.places import ISLANDS
from figurka.games.farshore.mind.mind import mind
from figurka.games.farshore.rules.check import check
from figurka.games.farshore.rules.refusals import why_not
from figurka.games.farshore.rules.rulebook import RULEBOOK
from figurka.games.farshore.rules.scoring import scores, winners
from figurka.games.farshore.rules.setup import RANDOM, setup
from figurka.games.farshore.rules.shape import FarshoreView
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.turn import over, turn
from figurka.games.farshore.rules.view import redeal, rivals, view
from figurka.games.farshore.words.cautions import caution
from figurka.games.farshore.words.naming import deed, figures, label, question, sentence, when
from figurka.games.farshore.words.things import called


class Farshore(Rules[FarshoreState]):
    """The rules of Farshore, as the engine knows them."""

    name = "farshore"
    version = 2
    seats = (1, 2, 3, 4)
    usual_seats = 2
    settings = (
        Setting("level", LEVEL_NAMES, LEVEL_NAMES[:1], seats=(1,)),
        Setting(
            "islands",
            (RANDOM, *(island.name for island in ISLANDS)),
            (RANDOM,),
            seats=(1, 2, 3, 4),
            many=True,
        ),
    )
    rulebook = RULEBOOK
    shape = FarshoreView

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
    mind = staticmethod(mind)
    figures = staticmethod(figures)
    question = staticmethod(question)
    called = staticmethod(called)
    label = staticmethod(label)
    deed = staticmethod(deed)
    sentence = staticmethod(sentence)
    when = staticmethod(when)


FARSHORE = Farshore()
