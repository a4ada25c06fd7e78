"""Viticulture World: the cooperative expansion, for one to six players."""

from figurka.core.rules import Rules, Setting
from figurka.games.viticulture.rules.rulebook import RULEBOOK
from figurka.games.viticulture.rules.scoring import over, scores
from figurka.games.viticulture.rules.setup import STRUCTURE_CHOICES, WITHOUT
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.words.names import when
from figurka.games.viticulture.world.content.board import GOAL_POINTS, MOST_INFLUENCE
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.mind.mind import world_mind
from figurka.games.viticulture.world.rules.check import check
from figurka.games.viticulture.world.rules.overheard import overheard
from figurka.games.viticulture.world.rules.refusals.options import why_not
from figurka.games.viticulture.world.rules.rulebook import WORLD_SECTIONS
from figurka.games.viticulture.world.rules.scoring import influence_missing, points_missing, winners
from figurka.games.viticulture.world.rules.setup import (
    EVENT_CHOICES,
    FIRST,
    HAND_CHOICES,
    LEVELS,
    NORMAL,
    OPEN,
    setup,
)
from figurka.games.viticulture.world.rules.shape import WorldView
from figurka.games.viticulture.world.rules.turn import turn
from figurka.games.viticulture.world.rules.view import redeal, view
from figurka.games.viticulture.world.words.cautions import caution
from figurka.games.viticulture.world.words.options import deed
from figurka.games.viticulture.world.words.telling import called, figures, label, obvious, question, sentence

SEATS = (1, 2, 3, 4, 5, 6)
FIRST_CONTINENT = "greengully"


class ViticultureWorld(Rules[VitState]):
    """The rules of World, as the engine knows them."""

    name = "viticulture-world"
    version = 5
    seats = SEATS
    usual_seats = 3
    cooperative = True
    settings = (
        Setting("continent", tuple(EVENTS), (FIRST_CONTINENT,), SEATS),
        Setting("events", EVENT_CHOICES, (FIRST,), SEATS),
        Setting("structures", STRUCTURE_CHOICES, (WITHOUT,), SEATS),
        Setting("hands", HAND_CHOICES, (OPEN,), SEATS),
        Setting("level", LEVELS, (NORMAL,), SEATS),
    )
    rulebook = WORLD_SECTIONS + RULEBOOK
    shape = WorldView

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
    mind = staticmethod(world_mind)
    overheard = staticmethod(overheard)
    figures = staticmethod(figures)
    question = staticmethod(question)
    obvious = staticmethod(obvious)
    called = staticmethod(called)
    label = staticmethod(label)
    deed = staticmethod(deed)
    sentence = staticmethod(sentence)
    when = staticmethod(when)

    def headway(self, state: VitState) -> float:
        """What is short of the goal, in points for each player and in influence."""
        return -sum(points_missing(state)) / state.seats - influence_missing(state)

    def way(self, state: VitState) -> float:
        """How much of the points of each player and of the influence there is."""
        return 1.0 + self.headway(state) / (GOAL_POINTS + MOST_INFLUENCE)


VITICULTURE_WORLD = ViticultureWorld()
