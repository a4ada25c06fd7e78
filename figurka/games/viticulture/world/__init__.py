"""Viticulture World: the cooperative expansion, for one to six players."""

from figurka.core.decision import Decision, Option, Rule
from figurka.core.journal import Event
from figurka.core.rules import Refusal, Rules, Setting, Settings
from figurka.games.viticulture.rules.rulebook import RULEBOOK
from figurka.games.viticulture.rules.setup import STRUCTURE_CHOICES, WITHOUT
from figurka.games.viticulture.rules.state import OVER, VitState
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.mind import evaluate, instinct
from figurka.games.viticulture.world.rules import check, overheard, scoring, setup, turn, view
from figurka.games.viticulture.world.rules.refusals import options as refusals
from figurka.games.viticulture.world.rules.rulebook import WORLD_SECTIONS
from figurka.games.viticulture.world.rules.setup import (
    EVENT_CHOICES,
    FIRST,
    HAND_CHOICES,
    LEVELS,
    NORMAL,
    OPEN,
)
from figurka.games.viticulture.world.words import telling as words
from figurka.locales import Message

SEATS = (1, 2, 3, 4, 5, 6)
FIRST_CONTINENT = "greengully"


class ViticultureWorld(Rules[VitState]):
    """The rules of World, as the engine knows them."""

    name = "viticulture-world"
    version = 1
    seats = SEATS
    usual_seats = 3
    cooperative = True
    settings = (
        Setting("continent", tuple(EVENTS), (FIRST_CONTINENT,), SEATS),
        Setting("events", EVENT_CHOICES, (FIRST,), SEATS),
        Setting("structures", STRUCTURE_CHOICES, (WITHOUT,), SEATS),
        Setting("hands", HAND_CHOICES, (OPEN,), SEATS),
        Setting("level", LEVELS, (NORMAL,), seats=(1,)),
    )
    rulebook = WORLD_SECTIONS + RULEBOOK

    def setup(self, seats: int, chance: int, settings: Settings) -> VitState:
        return setup.setup(seats, chance, settings)

    def turn(self, state: VitState) -> Rule[None]:
        return turn.turn(state)

    def over(self, state: VitState) -> bool:
        return state.phase == OVER

    def scores(self, state: VitState) -> list[int]:
        return [player.vp for player in state.players]

    def winners(self, state: VitState) -> list[int]:
        return scoring.winners(state)

    def view(self, state: VitState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, state: VitState, seat: int) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: VitState, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def instinct(self, state: VitState, decision: Decision) -> int:
        return instinct.instinct(state, decision)

    def why_not(self, state: VitState, decision: Decision, key: str) -> Refusal:
        return refusals.why_not(state, decision, key)

    def overheard(self, decision: Decision) -> Decision:
        return overheard.overheard(decision)

    def figures(self, seats: int) -> tuple[Message, ...]:
        return (Message("viticulture-partner"),) if seats == 1 else ()

    def check(self, state: VitState) -> None:
        check.check(state)

    def question(self, decision: Decision) -> Message:
        return words.question(decision)

    def called(self, thing: Option) -> Message:
        return words.called(thing)

    def label(self, state: VitState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
        return words.label(state, decision, option, names)

    def sentence(self, event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
        return words.sentence(event, viewer, names)


VITICULTURE_WORLD = ViticultureWorld()
