"""What Prometheus is told of a process: requests, choices, streams, drawing, thinking and tables.

Nothing in it names a table, a person or an address; requests are told by their route. Each process tells of
itself alone.
"""

from collections.abc import Iterator
from hmac import compare_digest
from itertools import accumulate
from typing import Any

from figurka.core.errors import FigurkaError
from figurka.tables.service import Tables
from figurka.tables.timing import BOUNDS, Timing
from figurka.web.hosting import Hosting
from figurka.web.identity import AnyRequest
from figurka.web.limits import Streams
from figurka.web.passing import Passing
from figurka.web.regions import DRAWING

try:
    import prometheus_client as prometheus
    from prometheus_client import core
except ModuleNotFoundError:  # without the extra /metrics says what to install
    prometheus = None  # type: ignore[assignment]

EDGES = [*(str(bound) for bound in BOUNDS), "+Inf"]
METHODS = ("GET", "HEAD", "OPTIONS", "POST")


class MetricsOffError(FigurkaError):
    """Nobody wants the figures, or what tells them is not installed."""


class MetricsForbiddenError(FigurkaError):
    """The figures are for who has the token."""


class Metrics:
    """Counts the requests of a process, and tells with them how it is."""

    def __init__(self, tables: Tables, streams: Streams) -> None:
        own = self.registry = prometheus.CollectorRegistry()
        told = ("method", "route")
        about = "Requests that were answered, by their status."
        self.requests = prometheus.Counter("figurka_requests", about, (*told, "status"), registry=own)
        about = "How long answers took; streams, which last, are not among them."
        self.seconds = prometheus.Histogram(
            "figurka_request_seconds", about, told, registry=own, buckets=BOUNDS
        )
        about = "Requests that the server could not answer."
        self.errors = prometheus.Counter("figurka_errors", about, told, registry=own)
        own.register(Inside(tables, streams))
        prometheus.ProcessCollector(registry=own)

    def request_ended(self, method: str, route: str, passing: Passing) -> None:
        """Count a request; of one that broke off before an answer the status is 0."""
        known = method if method in METHODS else "other"
        self.requests.labels(known, route, passing.status).inc()
        if not passing.streaming:
            self.seconds.labels(known, route).observe(passing.seconds)
        if passing.status >= 500:
            self.errors.labels(known, route).inc()

    def told(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return prometheus.generate_latest(self.registry)


class Inside:
    """What the tables and the pages of a process tell of themselves when they are asked."""

    def __init__(self, tables: Tables, streams: Streams) -> None:
        self.tables = tables
        self.streams = streams

    def collect(self) -> Iterator[Any]:
        """The figures of now."""
        choices = core.CounterMetricFamily("figurka_choices", "Choices that were accepted.", labels=("by",))
        for who in ("person", "agent"):
            choices.add_metric([who], self.tables.choices[who])
        yield choices
        yield core.GaugeMetricFamily("figurka_streams_open", "Open streams.", self.streams.open)
        yield core.GaugeMetricFamily("figurka_tables_held", "Tables held in memory.", self.tables.held)
        pool = self.tables.pool
        about = "Questions to agents and coaches that wait or are thought about."
        yield core.GaugeMetricFamily("figurka_thinking_waiting", about, pool.waiting)
        about = "How long answers of agents and coaches took, with waiting."
        yield histogram("figurka_thinking_seconds", about, pool.thinking)
        yield histogram("figurka_drawing_seconds", "How long drawing a table for somebody took.", DRAWING)


def histogram(name: str, about: str, timing: Timing) -> Any:
    """What was timed, as Prometheus wants it: how many took at most so long."""
    family = core.HistogramMetricFamily(name, about)
    family.add_metric([], list(zip(EDGES, accumulate(timing.counts), strict=True)), timing.total)
    return family


def metrics_for(hosting: Hosting, tables: Tables, streams: Streams) -> Metrics | None:
    """The figures of a process, if somebody wants them and what tells them is installed."""
    return Metrics(tables, streams) if hosting.metrics and prometheus is not None else None


def read_metrics(request: AnyRequest, hosting: Hosting, metrics: Metrics | None) -> bytes:
    """The figures, if they are wanted, for who has the token.

    Where somebody asks from tells nothing: whoever comes through a proxy that says nothing of it seems to be
    the machine itself.
    """
    if not hosting.metrics:
        raise MetricsOffError("error-metrics-off")
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    wanted = hosting.metrics_token
    if not (wanted and kind.lower() == "bearer" and compare_digest(token.encode(), wanted.encode())):
        raise MetricsForbiddenError("error-metrics-forbidden")
    if metrics is None:
        raise MetricsOffError("error-metrics-extra")
    return metrics.told()
