"""What the pages tell of a table's chance: a promise from the start, the proof once the game has ended."""

import json
from dataclasses import dataclass
from functools import lru_cache

from figurka.core.errors import FigurkaError
from figurka.core.fairness import OPEN_SEED, Secrecy, in_fours, seal_anew, secrecy, seed_fingerprint
from figurka.core.seeds import write_seed
from figurka.core.verifying import Verification, verify
from figurka.tables.live import LiveTable
from figurka.tables.model import TableRecord

SHORT = 16
"""So many digits of a fingerprint are shown where there is little room."""


class StillSecretError(FigurkaError):
    """The seed of a game that goes on is told to nobody."""


@dataclass(frozen=True)
class Promise:
    """What a table promises of its chance."""

    kind: Secrecy
    fingerprint: str
    """Of a sealed table; that of an open seed would only help to guess it."""

    @property
    def short(self) -> str:
        """The first digits, in groups that can be read aloud."""
        return in_fours(self.fingerprint[:SHORT])


@dataclass(frozen=True)
class Proof:
    """What a table tells once its game has ended."""

    promise: Promise
    seed: str
    fingerprint: str
    seal: str
    file: str
    """What the downloaded save file is called."""


def promise_of(record: TableRecord) -> Promise:
    """What the table promises, whoever asks and however it stands."""
    kind = secrecy(record.chance, record.open_seed)
    return Promise(kind, seed_fingerprint(record.seed) if kind is Secrecy.SEALED else "")


def proof_of(live: LiveTable) -> Proof:
    """What the table tells now that its game has ended."""
    record = live.record
    return Proof(
        promise_of(record),
        write_seed(record.seed),
        seed_fingerprint(record.seed),
        json.loads(saved_table(live))["seal"],
        f"figurka-{record.game}-{record.id}.json",
    )


def verify_table(live: LiveTable, fingerprint: str = "", noted_seal: str = "") -> Verification:
    """Verify the table's own save file, as anybody can do at home."""
    return verify(saved_table(live), fingerprint, noted_seal)


def saved_table(live: LiveTable) -> str:
    """The save file of a game that has ended: of another one it would give everything away."""
    if not live.ended:
        raise StillSecretError("error-verify-running")
    return save_of(live)


def save_of(live: LiveTable) -> str:
    """The save file of any game, for whoever has the database and so knows its seed anyway."""
    return _saved(live, live.move)


@lru_cache(maxsize=64)
def _saved(live: LiveTable, move: int) -> str:
    """The save file, written once; a game that ended under earlier rules stays under those and their seal."""
    changes: dict[str, object] = {}
    if live.rules_changed:
        changes["rules"] = live.record.rules_version
    if live.record.open_seed:
        changes[OPEN_SEED] = True
    return json.dumps(seal_anew(json.loads(live.game.save()), **changes))
