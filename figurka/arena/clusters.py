"""Playing on a Dask cluster: its scheduler gives an executor like any other."""

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from figurka.core.errors import FigurkaError

PATIENCE = 15
"""Seconds to wait for the scheduler, and for its first worker."""


class ClusterError(FigurkaError):
    """A cluster is not there, or was lost."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The executor of a cluster and how many games it can play at once."""
    try:
        dask: Any = import_module("distributed")
    except ModuleNotFoundError as error:
        raise ClusterError("error-cluster-extra") from error
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError("error-cluster-away", address=address, reason=str(error)) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise ClusterError("error-cluster-idle", address=address) from error
        try:
            yield client.get_executor(), sum(client.nthreads().values())
        except (dask.KilledWorker, CancelledError) as error:
            raise ClusterError("error-cluster-lost", address=address) from error
