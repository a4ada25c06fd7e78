"""Everdell Farshore (Dálava) for two to four players, and alone against the rival captain."""

from figurka.core.decision import Decision, Option, Rule
from figurka.core.journal import Event
from figurka.core.rules import Refusal, Rules, Setting, Settings
from figurka.games.farshore.content.places import ISLANDS
from figurka.games.farshore.mind import evaluate
from figurka.games.farshore.rules import check, refusals, scoring, setup, turn, view
from figurka.games.farshore.rules.rulebook import RULEBOOK
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.state import OVER, FarshoreState
from figurka.games.farshore.words import naming as words
from figurka.locales import Message


class Farshore(Rules[FarshoreState]):
    """The rules of Farshore, as the engine knows them."""

    name = "farshore"
    version = 1
    seats = (1, 2, 3, 4)
    usual_seats = 2
    settings = (
        Setting("level", LEVEL_NAMES, ("bosun",), seats=(1,)),
        Setting(
            "islands",
            (setup.RANDOM, *(island.name for island in ISLANDS)),
            (setup.RANDOM,),
            seats=(1, 2, 3, 4),
            many=True,
        ),
    )
    rulebook = RULEBOOK

    def setup(self, seats: int, chance: int, settings: Settings) -> FarshoreState:
        return setup.setup(seats, chance, settings)

    def turn(self, state: FarshoreState) -> Rule[None]:
        return turn.turn(state)

    def over(self, state: FarshoreState) -> bool:
        return state.phase == OVER

    def scores(self, state: FarshoreState) -> list[int]:
        return [scoring.score(state, player) for player in state.players]

    def winners(self, state: FarshoreState) -> list[int]:
        return scoring.winners(state)

    def view(self, state: FarshoreState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, state: FarshoreState, seat: int) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: FarshoreState, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def instinct(self, state: FarshoreState, decision: Decision) -> int:
        return evaluate.instinct(state, decision)

    def why_not(self, state: FarshoreState, decision: Decision, key: str) -> Refusal:
        return refusals.why_not(state, decision, key)

    def figures(self, seats: int) -> tuple[Message, ...]:
        return (Message("farshore-rival-name"),) if seats == 1 else ()

    def check(self, state: FarshoreState) -> None:
        check.check(state)

    def called(self, thing: Option) -> Message:
        return words.called(thing)

    def label(
        self, state: FarshoreState, decision: Decision, option: Option, names: tuple[str, ...]
    ) -> Message:
        return words.label(decision, option, names)

    def sentence(self, event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
        return words.sentence(event, viewer, names)


FARSHORE = Farshore()
