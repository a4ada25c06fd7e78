"""Judgements as they are kept in databases and files: plain data, with players by their seats."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from figurka.coach.advice import Difference
from figurka.coach.following import Step
from figurka.coach.judging import After, Judged
from figurka.coach.keeping import kept, read


class UnreadableError(ValueError):
    """What was kept is no judgement, or one of another time."""


def kept_judged(judged: Judged) -> dict[str, Any]:
    """A judgement as plain data."""
    plain = {name: value for name, value in vars(judged).items() if isinstance(value, int | float | str)}
    return {
        **plain,
        "when": None if judged.when is None else kept(judged.when),
        "played": kept_after(judged.played),
        "better": None if judged.better is None else kept_after(judged.better),
        "lost": asdict(judged.lost),
        "ahead": asdict(judged.ahead),
        "reasons": [kept(each) for each in judged.reasons],
        "against": [kept(each) for each in judged.against],
        "line": [[step.turn, step.key, kept(step.deed)] for step in judged.line],
    }


def kept_after(after: After) -> dict[str, Any]:
    """What is expected after an option, as plain data."""
    return {
        "key": after.key,
        "called": kept(after.called),
        "chances": list(after.chances),
        "points": list(after.points),
    }


def read_judged(plain: Any, names: Sequence[str]) -> Judged:
    """The judgement that was kept, with the names that players have now."""
    try:
        return Judged(
            **{
                **plain,
                "when": None if plain["when"] is None else read(plain["when"], names),
                "played": read_after(plain["played"], names),
                "better": None if plain["better"] is None else read_after(plain["better"], names),
                "lost": Difference(**plain["lost"]),
                "ahead": Difference(**plain["ahead"]),
                "reasons": tuple(read(each, names) for each in plain["reasons"]),
                "against": tuple(read(each, names) for each in plain["against"]),
                "line": tuple(Step(turn, key, read(deed, names)) for turn, key, deed in plain["line"]),
            }
        )
    except (TypeError, KeyError, ValueError, IndexError, AttributeError) as error:
        raise UnreadableError(str(error)) from error


def read_after(plain: Mapping[str, Any], names: Sequence[str]) -> After:
    """What was expected after an option."""
    return After(plain["key"], read(plain["called"], names), tuple(plain["chances"]), tuple(plain["points"]))


def named(judged: Judged, names: Sequence[str]) -> Judged:
    """A judgement with the names of players in place of their seats."""
    return read_judged(kept_judged(judged), names)
