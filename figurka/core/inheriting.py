"""Lets classes of other packages inherit from compiled ones, as the states and options of their games do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T", bound=type)

    def mypyc_attr(**_: object) -> Callable[[T], T]:
        """What is said here is for the compiler alone."""
        return lambda kind: kind
