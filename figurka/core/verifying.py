"""Verifying a saved game: that fingerprint, seed and choices make exactly the game that it tells of."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from figurka.core.errors import FigurkaError
from figurka.core.fairness import Secrecy, in_fours, secrecy, seed_fingerprint
from figurka.core.fairness import seal as seal_of
from figurka.core.game import Game
from figurka.core.registry import find_rules
from figurka.core.saves import KEYLESS, Saved, read_saved
from figurka.core.seeds import write_seed
from figurka.locales import Argument, Message

FEWEST_DIGITS = 8
"""So many digits of a fingerprint or seal must have been noted at least."""
MOST_DIGITS = 64


class Standing(StrEnum):
    """How a claim stands once it was looked into: it holds, it fails, or nobody can tell here."""

    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"


VERDICTS = {
    Standing.HOLDS: "fair-proven",
    Standing.FAILS: "fair-refuted",
    Standing.UNKNOWN: "fair-unproven",
}


class NotedError(FigurkaError):
    """What somebody noted of a fingerprint or seal cannot be compared with anything."""


@dataclass(frozen=True)
class Check:
    """One claim of a saved game, how it stands, and that in words."""

    claim: str
    standing: Standing
    message: Message


@dataclass(frozen=True)
class Verification:
    """A saved game that was verified, claim by claim."""

    saved: Saved
    checks: tuple[Check, ...]
    seal: str
    """The seal that fits what the file says."""
    scores: tuple[int, ...] = ()
    """What the choices come to, if they lead to an end."""
    winners: tuple[int, ...] = ()

    @property
    def seed(self) -> str:
        """The seed as it is written."""
        return write_seed(self.saved.seed)

    @property
    def fingerprint(self) -> str:
        """The fingerprint that the seed has."""
        return seed_fingerprint(self.saved.seed)

    @property
    def standing(self) -> Standing:
        """How the whole game stands: it fails with any claim, and holds only if every claim does."""
        standings = {check.standing for check in self.checks}
        for standing in (Standing.FAILS, Standing.UNKNOWN):
            if standing in standings:
                return standing
        return Standing.HOLDS

    @property
    def verdict(self) -> Message:
        """What it all comes to, in words."""
        return Message(VERDICTS[self.standing])


def verify(text: str, fingerprint: str = "", seal: str = "") -> Verification:
    """Look into all that a save file claims; what was noted at the table is compared with it.

    A file that cannot be read is an error. The beginning of a fingerprint or seal is enough.
    """
    noted_fingerprint, noted_seal = read_noted(fingerprint), read_noted(seal)
    saved = read_saved(text)
    sealed = seal_of(saved.fields)
    course, game = _check_course(saved)
    checks = [_check_file(saved), _check_chance(saved), _check_seed(saved)]
    if noted_fingerprint:
        checks.append(_check_noted("noted-fingerprint", noted_fingerprint, seed_fingerprint(saved.seed)))
    checks += [*course, _check_seal(saved, sealed)]
    if noted_seal:
        checks.append(_check_noted("noted-seal", noted_seal, sealed))
    if game is None or not game.over:
        return Verification(saved, tuple(checks), sealed)
    return Verification(saved, tuple(checks), sealed, tuple(game.scores), tuple(game.winners))


def read_noted(noted: str) -> str:
    """The digits that somebody noted, however they were spaced; nothing if nothing was noted."""
    digits = "".join(noted.split()).rstrip("….").lower()
    if not digits:
        return ""
    hexadecimal = all(digit in "0123456789abcdef" for digit in digits)
    if not hexadecimal or not FEWEST_DIGITS <= len(digits) <= MOST_DIGITS:
        raise NotedError("error-noted", noted=noted[:80], fewest=FEWEST_DIGITS)
    return digits


def _check(claim: str, standing: Standing, message: str, **told: Argument) -> Check:
    return Check(claim, standing, Message(message, told))


def _check_file(saved: Saved) -> Check:
    """That it is a saved game is known by now; told is which one."""
    return _check(
        "file",
        Standing.HOLDS,
        "fair-file-holds",
        game=find_rules(saved.game).title(),
        seats=saved.seats,
        choices=len(saved.choices),
        rules=saved.rules,
    )


def _check_chance(saved: Saved) -> Check:
    """Whether its chance is of the kind for which anything is promised, and whether the seed was secret."""
    match secrecy(saved.source, saved.open_seed):
        case Secrecy.BEFORE:
            return _check("chance", Standing.UNKNOWN, "fair-chance-before")
        case Secrecy.OPEN:
            return _check("chance", Standing.HOLDS, "fair-chance-open")
        case Secrecy.SEALED:
            return _check("chance", Standing.HOLDS, "fair-chance-holds")


def _check_seed(saved: Saved) -> Check:
    """Whether the seed has the fingerprint of the file."""
    if saved.fields["figurka"] == KEYLESS:
        return _check("seed", Standing.UNKNOWN, "fair-seed-none")
    if saved.fields.get("fingerprint") == seed_fingerprint(saved.seed):
        return _check("seed", Standing.HOLDS, "fair-seed-holds")
    return _check("seed", Standing.FAILS, "fair-seed-fails")


def _check_noted(claim: str, noted: str, found: str) -> Check:
    """Whether what was noted at the table is how the digits that were found begin."""
    standing = Standing.HOLDS if found.startswith(noted) else Standing.FAILS
    return _check(claim, standing, f"fair-{claim}-{standing}", noted=in_fours(noted))


def _check_course(saved: Saved) -> tuple[list[Check], Game[Any] | None]:
    """Whether all choices can be made, and whether they lead to the end that the file tells of."""
    if saved.older_rules:
        told = {"saved": saved.rules, "now": saved.version_now}
        return [_check("choices", Standing.UNKNOWN, "fair-choices-rules", **told)], None
    try:
        game = saved.begin()
    except FigurkaError as error:
        return [_check("choices", Standing.FAILS, "fair-choices-setup", reason=error.message)], None
    for number in range(len(saved.choices)):
        try:
            saved.repeat(game, number)
        except FigurkaError:
            failed = _check("choices", Standing.FAILS, "fair-choices-fails", number=number + 1)
            return [failed, _check("end", Standing.UNKNOWN, "fair-end-unknown")], None
    made = _check("choices", Standing.HOLDS, "fair-choices-holds", count=len(saved.choices))
    return [made, _check_end(saved, game)], game


def _check_end(saved: Saved, game: Game[Any]) -> Check:
    """Whether the game is over and came out as the file says."""
    claimed = saved.fields.get("scores"), saved.fields.get("winners")
    if not game.over:
        told = claimed != (None, None)
        return _check(
            "end",
            Standing.FAILS if told else Standing.UNKNOWN,
            "fair-end-early" if told else "fair-end-unfinished",
        )
    if saved.fields["figurka"] == KEYLESS:
        return _check("end", Standing.UNKNOWN, "fair-end-untold", scores=scores_told(game.scores))
    if claimed != (game.scores, game.winners):
        return _check("end", Standing.FAILS, "fair-end-fails", scores=scores_told(game.scores))
    return _check("end", Standing.HOLDS, "fair-end-holds", scores=scores_told(game.scores))


def _check_seal(saved: Saved, sealed: str) -> Check:
    """Whether the seal fits the file."""
    if saved.fields["figurka"] == KEYLESS:
        return _check("seal", Standing.UNKNOWN, "fair-seal-none")
    fits = saved.fields.get("seal") == sealed
    return _check(
        "seal", Standing.HOLDS if fits else Standing.FAILS, "fair-seal-holds" if fits else "fair-seal-fails"
    )


def scores_told(scores: Sequence[int]) -> str:
    """Points as they are told, seat by seat."""
    return " : ".join(str(score) for score in scores)
