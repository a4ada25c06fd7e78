"""What is asked, offered and told at the companion: message ids for the Fluent files."""

from dataclasses import replace

from figurka.core.decision import DECLINE, DONE, Decision, Option
from figurka.core.journal import Event
from figurka.games.tapestry.companion.rules.things import AUTOMA, CAMP, SPECIAL, Back, Discovery, Outcome
from figurka.games.tapestry.companion.rules.traps import UNDEFENDED
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import INCOME, TAKE, Hex, Landmark, Number, Space, Step, Track
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.words.telling import explanation
from figurka.games.tapestry.words import naming as tapestry
from figurka.locales import Argument, Message

OUTCOME_LABELS = {
    "outcome:more": "tapestry-automa-label-outcome-more",
    "outcome:equal": "tapestry-automa-label-outcome-equal",
    "outcome:shared": "tapestry-automa-label-outcome-shared",
    "outcome:fewer": "tapestry-automa-label-outcome-fewer",
}


def figures(seats: int) -> tuple[Message, ...]:
    """Both bots."""
    return Message("tapestry-automa"), Message("tapestry-shadow")


def question(decision: Decision) -> Message:
    """The decision as a question."""
    arguments: dict[str, Argument] = {}
    if decision.because is not None:
        arguments["because"] = tapestry.called(decision.because)
    return Message(f"tapestry-ask-{decision.kind}", arguments)


# Options


def label(state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What is told by choosing the option."""
    if decision.kind == "trap":
        taken = "tapestry-automa-label-trap-take", "tapestry-automa-label-trap-decline"
        return Message(taken[option is not TAKE])
    if decision.kind == "moved":
        return Message("tapestry-automa-label-moved")
    if decision.kind == "defence":
        return label_defence(option)
    if decision.kind == "special":
        return label_special(option)
    if decision.kind in ("camp", "regress", "automa_second"):
        return tapestry.label(state, decision, option, names)
    if isinstance(option, Outcome):
        return Message(OUTCOME_LABELS[option.key], {"count": state.players[AUTOMA].vp})
    return label_report(state, decision, option, names)


def label_report(state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What the person tells of a turn."""
    person = state.players[decision.seat]
    if option is DONE:
        return Message("tapestry-automa-label-done")
    if option is INCOME:
        return Message("tapestry-automa-label-income", {"count": person.era + 1})
    if option is SPECIAL:
        return Message("tapestry-automa-label-special")
    if isinstance(option, Step):
        space = SPACES[option.track][option.start + 1]
        return Message("tapestry-automa-label-advance", space_shown(space))
    if isinstance(option, Back):
        return label_back(person, option.track)
    if isinstance(option, Hex):
        return label_hex(state, decision.seat, option, names)
    return tapestry.called(option)


def label_back(person: Player, track: int) -> Message:
    """Where the token of a track would be; which of several it is will be asked."""
    spaces = person.tokens[track]
    if len(spaces) > 1:
        return Message("tapestry-automa-label-back-some", {"track": tapestry.called(TRACKS[track])})
    return Message("tapestry-automa-label-back", space_shown(SPACES[track][spaces[0] - 1]))


def space_shown(space: Space) -> dict[str, Argument]:
    """A space by its track and its number."""
    return {
        "space": tapestry.called(space),
        "track": tapestry.called(TRACKS[space.track]),
        "number": space.number,
    }


def label_hex(state: TapestryState, seat: int, place: Hex, names: tuple[str, ...]) -> Message:
    """What may have come onto a hex."""
    arguments, holder = tapestry.place_of(place), state.controller(place.index)
    if not state.explored & place.bit:
        return Message("tapestry-automa-label-tile", arguments)
    if holder is None:
        return Message("tapestry-automa-label-outpost", arguments)
    if holder.seat == seat:
        return Message("tapestry-automa-label-piece", arguments)
    arguments["player"] = names[holder.seat]
    if state.full & place.bit:
        return Message("tapestry-automa-label-stand-up", arguments)
    return Message("tapestry-automa-label-attack", arguments)


def label_defence(option: Option) -> Message:
    """What turned up among the Automa's cards."""
    if isinstance(option, Number):
        return Message("tapestry-automa-label-defence-trap", {"count": option.number})
    if option is UNDEFENDED:
        return Message("tapestry-automa-label-defence-none")
    return Message("tapestry-automa-label-defence-failed")


def label_special(option: Option) -> Message:
    """What rarer thing happened."""
    if isinstance(option, Discovery):
        return Message("tapestry-automa-label-discovery", {"track": tapestry.called(TRACKS[option.track])})
    if isinstance(option, Landmark):
        return Message("tapestry-automa-label-landmark", {"landmark": tapestry.called(option)})
    if isinstance(option, Track):
        return Message("tapestry-automa-label-restart", {"track": tapestry.called(option)})
    if option is CAMP:
        return Message("tapestry-automa-label-camp")
    assert option is DECLINE
    return Message("tapestry-automa-label-nothing")


# Events


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event as a sentence; the reasons are those of the solo game, but spaces have their numbers."""
    if event.kind == BOT_RULE:
        return numbered(explanation(event, viewer, names), event.things)
    if event.kind == "explores":
        who = "you" if event.seat == viewer else "bot" if event.seat else "other"
        place = tapestry.called(event.things[0])
        return Message(
            "tapestry-automa-tell-explores", {"who": who, "player": names[event.seat], "place": place}
        )
    if event.kind == "traps" and event.seat == viewer and isinstance(event.thing, Hex):
        place = tapestry.called(event.thing)
        return Message("tapestry-automa-tell-traps", {"other": names[event.other], "place": place})
    things = () if event.thing is None else (event.thing,)
    return numbered(tapestry.sentence(event, viewer, names), things)


def numbered(message: Message, things: tuple[Option, ...]) -> Message:
    """A sentence about a space, which has its number before its name: printed boards have not our names."""
    space = things[0] if things else None
    if not isinstance(space, Space) or not space.number:
        return message
    called = Message("tapestry-automa-space", space_shown(space))
    return replace(message, arguments={**message.arguments, "thing": called})
