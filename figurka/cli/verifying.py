"""Verifying a saved game at the terminal: a line for each claim, and what it all comes to."""

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.core.verifying import Standing, Verification, scores_told
from figurka.locales import Words

SIGNS = {Standing.HOLDS: ("✓", "green"), Standing.FAILS: ("✗", "bold red"), Standing.UNKNOWN: ("?", "yellow")}


def show_verification(found: Verification, words: Words, screen: Console) -> None:
    """Print each claim with how it stands, the digits to compare, the result and the verdict."""
    claims = Table.grid(padding=(0, 1))
    for check in found.checks:
        sign, style = SIGNS[check.standing]
        claims.add_row(Text(sign, style), Text(words.say(check.message)))
    screen.print(claims)
    screen.print()
    digits = {"seed": found.seed, "fingerprint": found.fingerprint, "seal": found.seal}
    if found.scores:
        digits["result"] = scores_told(found.scores)
    for name, told in digits.items():
        screen.print(Text(f"{words(f'fair-label-{name}'):<12} {told}"), soft_wrap=True)
    screen.print()
    screen.print(Text(words.say(found.verdict), SIGNS[found.standing][1]), soft_wrap=True)


def as_json(found: Verification, words: Words) -> str:
    """The verification for programs."""
    return json.dumps(
        {
            "game": found.saved.game,
            "standing": str(found.standing),
            "checks": [
                {"claim": check.claim, "standing": str(check.standing), "text": words.say(check.message)}
                for check in found.checks
            ],
            "seed": found.seed,
            "fingerprint": found.fingerprint,
            "seal": found.seal,
            "scores": list(found.scores),
            "winners": list(found.winners),
        },
        indent=2,
        ensure_ascii=False,
    )
