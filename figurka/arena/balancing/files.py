"""What was found as JSON and as CSV, for programs and spreadsheets."""

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from math import isnan
from typing import Any

from figurka.arena.balancing.comparing import Comparison
from figurka.arena.balancing.figures import Estimate
from figurka.arena.balancing.findings import Findings, Row
from figurka.arena.balancing.playing import Trial
from figurka.arena.balancing.telling import Naming

Record = Mapping[str, Any]


def things(findings: Findings, naming: Naming) -> list[Record]:
    """Every thing with all that was found of it."""
    ways = {name: way for name, _, way in findings.kinds}
    found: list[Record] = []
    for name, _, _ in findings.kinds:
        for row in findings.of(name):
            told: dict[str, Any] = {"kind": row.kind, "key": row.key, "name": naming.thing(row.kind, row.key)}
            told |= {"way": ways[row.kind], **fared(row), "offered": row.offered, "taken": row.taken}
            told |= {f"dealt_{key}": value for key, value in (fared(row.dealt) if row.dealt else {}).items()}
            found.append(told)
    return found


def fared(row: Row) -> dict[str, Any]:
    """How those with a thing fared."""
    return {
        "seats": row.rate.seats,
        "win_rate": known(row.rate.value),
        "win_rate_low": known(row.rate.low),
        "win_rate_high": known(row.rate.high),
        **difference("wins", row.wins),
        "wins_clear": row.clear,
        **difference("points", row.points),
        "points_clear": row.points_clear,
        "tested": row.tested,
    }


def difference(name: str, estimate: Estimate) -> dict[str, float | None]:
    """A difference with its margin and how likely luck alone brings it."""
    return {
        f"{name}_more": known(estimate.value),
        f"{name}_margin": known(estimate.margin),
        f"{name}_p": estimate.p,
    }


def known(value: float) -> float | None:
    """A figure, or None where there is none."""
    return None if isnan(value) else value


def places(findings: Findings) -> list[Record]:
    """How each place in the turn order fared."""
    return [{"place": row.key, **fared(row)} for row in findings.places]


def finishes(findings: Findings) -> list[Record]:
    """Where points are from, by how one finished."""
    return [
        {"finish": each.name, "seats": each.seats, "points": each.points, **each.sources, **each.measures}
        for each in findings.finishes
    ]


def unused(findings: Findings, naming: Naming) -> list[Record]:
    """What is never or hardly used."""
    return [{**asdict(each), "name": naming.thing(each.kind, each.key)} for each in findings.unused]


def compared(comparison: Comparison) -> list[Record]:
    """What a change changes."""
    return [
        {
            "part": row.part,
            "name": row.name,
            "before": known(row.before),
            "after": known(row.after),
            "difference": known(row.moved.value),
            "margin": known(row.moved.margin),
            "p": row.moved.p,
            "clear": row.clear,
            "tested": row.tested,
        }
        for row in comparison.rows
    ]


def as_json(
    trial: Trial, findings: Findings, comparison: Comparison | None, naming: Naming, first_seed: int
) -> str:
    """All that was found, for programs."""
    told: dict[str, Any] = {
        "game": trial.game,
        "seats": trial.seats,
        "agent": trial.agent,
        "playouts": trial.playouts,
        "settings": dict(trial.settings),
        "first_seed": first_seed,
        "games": len(findings.played),
        "failures": [{"seed": each.seed, "error": each.error} for each in findings.failures],
    }
    if comparison is not None:
        told["changed"] = [asdict(each) for each in comparison.changed]
        told["pairs"] = len(comparison.pairs)
        told["same"] = comparison.same
        told["compared"] = compared(comparison)
    elif findings.played:
        told["comparisons"] = findings.comparisons
        told["things"] = things(findings, naming)
        told["places"] = places(findings)
        told["finishes"] = finishes(findings)
        told["unused"] = unused(findings, naming)
    return json.dumps(told, indent=2, ensure_ascii=False)


def tables(findings: Findings, comparison: Comparison | None, naming: Naming) -> dict[str, str]:
    """The text of every CSV file, by its name."""
    if comparison is not None:
        return {"compared.csv": as_csv(compared(comparison))}
    found = {
        "things.csv": things(findings, naming),
        "places.csv": places(findings),
        "finishes.csv": finishes(findings),
        "unused.csv": unused(findings, naming),
    }
    return {name: as_csv(records) for name, records in found.items() if records}


def as_csv(records: Sequence[Record]) -> str:
    """Records as a table with a head."""
    heads: Iterable[str] = dict.fromkeys(name for record in records for name in record)
    text = io.StringIO()
    writer = csv.DictWriter(text, list(heads), lineterminator="\n")
    writer.writeheader()
    writer.writerows(records)
    return text.getvalue()
