"""Tapestry for two to five players, and alone against the Automa and the Shadow Empire."""

from figurka.core.decision import Decision, Option, Rule
from figurka.core.journal import Event
from figurka.core.rules import Refusal, Rules, Setting, Settings
from figurka.games.tapestry.mind import evaluate
from figurka.games.tapestry.rules import check, refusals, scoring, setup, turn, view
from figurka.games.tapestry.rules.adjustments import ADJUSTMENTS, NONE
from figurka.games.tapestry.rules.rulebook import RULEBOOK
from figurka.games.tapestry.rules.state import OVER, TapestryState
from figurka.games.tapestry.solo.content.cards import LEVEL_NAMES
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.rules.setting_up import SHADOW_CHOICES, WITHOUT
from figurka.games.tapestry.solo.words.telling import explanation
from figurka.games.tapestry.words import naming as words
from figurka.locales import Message


class Tapestry(Rules[TapestryState]):
    """The rules of Tapestry, as the engine knows them."""

    name = "tapestry"
    version = 1
    seats = (1, 2, 3, 4, 5)
    usual_seats = 3
    settings = (
        Setting("level", LEVEL_NAMES, ("2",), seats=(1,)),
        Setting("shadow", SHADOW_CHOICES, (WITHOUT,), seats=(2,)),
        Setting("adjustments", ADJUSTMENTS, (NONE,), seats=(1, 2, 3, 4, 5)),
    )
    rulebook = RULEBOOK

    def setup(self, seats: int, chance: int, settings: Settings) -> TapestryState:
        return setup.setup(seats, chance, settings)

    def turn(self, state: TapestryState) -> Rule[None]:
        return turn.turn(state)

    def over(self, state: TapestryState) -> bool:
        return state.phase == OVER

    def scores(self, state: TapestryState) -> list[int]:
        return [player.vp for player in state.humans]

    def winners(self, state: TapestryState) -> list[int]:
        return scoring.winners(state)

    def view(self, state: TapestryState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, state: TapestryState, seat: int) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: TapestryState, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def instinct(self, state: TapestryState, decision: Decision) -> int:
        return evaluate.instinct(state, decision)

    def why_not(self, state: TapestryState, decision: Decision, key: str) -> Refusal:
        return refusals.why_not(state, decision, key)

    def figures(self, seats: int) -> tuple[Message, ...]:
        automa, shadow = Message("tapestry-automa"), Message("tapestry-shadow")
        return {1: (automa, shadow), 2: (shadow,)}.get(seats, ())

    def check(self, state: TapestryState) -> None:
        check.check(state)

    def called(self, thing: Option) -> Message:
        return words.called(thing)

    def label(
        self, state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]
    ) -> Message:
        return words.label(state, decision, option, names)

    def sentence(self, event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
        if event.kind == BOT_RULE:
            return explanation(event, viewer, names)
        return words.sentence(event, viewer, names)


TAPESTRY = Tapestry()
