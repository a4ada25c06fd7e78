"""What wins, what is never used and where points are from; and what a changed figure changes."""

from figurka.arena.balancing.changing import Change, Changed, ChangeError, read_changes
from figurka.arena.balancing.comparing import Compared, Comparison
from figurka.arena.balancing.findings import Findings, Row
from figurka.arena.balancing.looking import compare, examine
from figurka.arena.balancing.playing import Observed, Trial

__all__ = [
    "Change",
    "ChangeError",
    "Changed",
    "Compared",
    "Comparison",
    "Findings",
    "Observed",
    "Row",
    "Trial",
    "compare",
    "examine",
    "read_changes",
]
