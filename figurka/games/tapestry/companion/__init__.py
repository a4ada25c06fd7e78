"""Bot for the table: the Automa and the Shadow Empire for whoever plays the printed Tapestry alone."""

from figurka.core.decision import DONE, Decision, Option, Rule
from figurka.core.journal import Event
from figurka.core.rules import Refusal, Rules, Setting, Settings
from figurka.games.tapestry.companion.rules import check, refusals, setup, turn, view
from figurka.games.tapestry.companion.rules.things import EQUAL
from figurka.games.tapestry.companion.words import telling as words
from figurka.games.tapestry.rules.rulebook import RULEBOOK
from figurka.games.tapestry.rules.state import OVER, TapestryState
from figurka.games.tapestry.rules.things import INCOME
from figurka.games.tapestry.rules.view import redeal
from figurka.games.tapestry.solo.content.cards import LEVEL_NAMES
from figurka.games.tapestry.words import naming as tapestry
from figurka.locales import Message


class TapestryAutoma(Rules[TapestryState]):
    """The companion as a game: the person's choices are what happened at the printed table."""

    name = "tapestry-automa"
    version = 1
    seats = (1,)
    usual_seats = 1
    companion_of = "tapestry"
    settings = (
        Setting("level", LEVEL_NAMES, ("2",), seats=(1,)),
        Setting("first", setup.FIRST_CHOICES, ("you",), seats=(1,)),
    )
    rulebook = RULEBOOK

    def setup(self, seats: int, chance: int, settings: Settings) -> TapestryState:
        return setup.setup(seats, chance, settings)

    def turn(self, state: TapestryState) -> Rule[None]:
        return turn.turn(state)

    def over(self, state: TapestryState) -> bool:
        return state.phase == OVER

    def scores(self, state: TapestryState) -> list[int]:
        return [0]  # the person's points are counted at the printed table

    def winners(self, state: TapestryState) -> list[int]:
        assert state.bots is not None
        return [0] if state.bots.outcome >= EQUAL.index else []  # a tie is won or shared

    def view(self, state: TapestryState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, state: TapestryState, seat: int) -> None:
        redeal(state, seat)

    def instinct(self, state: TapestryState, decision: Decision) -> int:
        return max(decision.index(DONE.key), decision.index(INCOME.key), 0)

    def why_not(self, state: TapestryState, decision: Decision, key: str) -> Refusal:
        return refusals.why_not(state, decision, key)

    def figures(self, seats: int) -> tuple[Message, ...]:
        return Message("tapestry-automa"), Message("tapestry-shadow")

    def check(self, state: TapestryState) -> None:
        check.check(state)

    def question(self, decision: Decision) -> Message:
        return words.question(decision)

    def called(self, thing: Option) -> Message:
        return tapestry.called(thing)

    def label(
        self, state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]
    ) -> Message:
        return words.label(state, decision, option, names)

    def sentence(self, event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
        return words.sentence(event, viewer, names)


TAPESTRY_AUTOMA = TapestryAutoma()
