"""The web application: routes, security headers, and what is shared by all requests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Server
from litestar.static_files import create_static_files_router

import figurka
from figurka.calling.caller import Caller
from figurka.packages import game_packages
from figurka.tables.service import Tables
from figurka.web.analysis_api import AnalysisApi
from figurka.web.analysis_pages import ANALYSIS_PAGES
from figurka.web.api import Api
from figurka.web.bounds import check_nesting
from figurka.web.calling_api import CallingApi
from figurka.web.covers import cover_styles
from figurka.web.front import Front
from figurka.web.hosting import Hosting
from figurka.web.identity import AnyRequest, address_of
from figurka.web.journal_pages import JOURNAL_PAGES
from figurka.web.lesson_pages import LESSON_PAGES
from figurka.web.limits import Limiter, Streams
from figurka.web.live import Watchers
from figurka.web.manifest import manifest
from figurka.web.me_pages import ME_PAGES
from figurka.web.metrics import Metrics, metrics_for, read_metrics
from figurka.web.mine_api import MineApi
from figurka.web.mine_pages import MINE_PAGES
from figurka.web.pages import PAGES
from figurka.web.problems import AWAY_SECONDS, answer_error
from figurka.web.puzzle_api import PuzzleApi
from figurka.web.puzzle_pages import PUZZLE_PAGES
from figurka.web.replay_pages import REPLAY_PAGES
from figurka.web.schema import ViewsPlugin
from figurka.web.seat_pages import SEAT_PAGES
from figurka.web.security import refuse_other_sites
from figurka.web.table_pages import TABLE_PAGES

LARGEST_BODY: Final = 64 * 1024
READY_SECONDS: Final = 4.0
"""Whoever asks whether all is well is told that it is not, if the database says nothing for so long."""
METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
STREAMS: Final = "/events$"
"""The addresses whose answers are compressed as they come, by themselves (`streaming.py`)."""
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class House:
    """What all requests of a process share."""

    tables: Tables
    watchers: Watchers
    limiter: Limiter
    listens: str = ""
    """The address that the server listens on, if it is known."""
    hosting: Hosting = field(default_factory=Hosting)
    caller: Caller | None = None
    """Who calls people back; without one of its own, as usual."""
    streams: Streams = field(default_factory=Streams)


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(tables: Tables) -> Response[dict[str, str]]:
    """The process can serve: its database can be written to, and answers soon."""
    with suppress(TimeoutError):
        if await asyncio.wait_for(tables.ready(), READY_SECONDS):
            return Response({"status": "ready"})
    return Response({"status": "not ready"}, status_code=503, headers={"Retry-After": str(AWAY_SECONDS)})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(request: AnyRequest, hosting: Hosting, measuring: Metrics | None) -> Response[bytes]:
    """How the process is, for Prometheus."""
    return Response(read_metrics(request, hosting, measuring), media_type=METRICS_TYPE)


async def guard(request: Request[Any, Any, Any], limiter: Limiter) -> None:
    """Before every request; a coroutine, for which no thread is needed.

    A page says by `spends` that it counts among those that a visitor may ask for only so often.
    """
    refuse_other_sites(request)
    if kind := request.route_handler.opt.get("spends"):
        await limiter.spend(kind, address_of(request))
    if request.method == "POST":
        check_nesting(await request.body())


@get("/static/games.css", include_in_schema=False, sync_to_thread=False, media_type=MediaType.CSS)
def games_style() -> str:
    """The colours of the games, wherever the house shows them."""
    return cover_styles()


def static_files() -> list[Router]:
    """The static files of the house, and those of each game under its name."""
    folders = {"/static": STATIC}
    for name, package in game_packages().items():
        folder = package.folder / "web" / "static" if package.folder is not None else None
        if folder is not None and folder.is_dir():
            folders[f"/static/{name}"] = folder
    return [
        create_static_files_router(path, [folder], name=path.strip("/"), include_in_schema=False)
        for path, folder in folders.items()
    ]


def create_app(house: House) -> Litestar:
    """The application over these tables."""
    caller = house.caller or Caller(house.tables.database)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        house.tables.subscribe(house.watchers.tell)
        house.tables.attend(house.watchers.here)
        await house.tables.resume()
        await caller.open()
        yield
        await caller.close()
        house.watchers.close()
        await house.tables.close()

    measuring = metrics_for(house.hosting, house.tables, house.streams)
    app = Litestar(
        route_handlers=[
            Api,
            PuzzleApi,
            AnalysisApi,
            MineApi,
            CallingApi,
            *PAGES,
            *TABLE_PAGES,
            *REPLAY_PAGES,
            *ANALYSIS_PAGES,
            *JOURNAL_PAGES,
            *SEAT_PAGES,
            *ME_PAGES,
            *MINE_PAGES,
            *LESSON_PAGES,
            *PUZZLE_PAGES,
            health,
            ready,
            figures,
            manifest,
            games_style,
            *static_files(),
        ],
        dependencies={
            "tables": Provide(lambda: house.tables, sync_to_thread=False),
            "watchers": Provide(lambda: house.watchers, sync_to_thread=False),
            "limiter": Provide(lambda: house.limiter, sync_to_thread=False),
            "caller": Provide(lambda: caller, sync_to_thread=False),
            "streams": Provide(lambda: house.streams, sync_to_thread=False),
            "hosting": Provide(lambda: house.hosting, sync_to_thread=False),
            "measuring": Provide(lambda: measuring, sync_to_thread=False),
            "listens": Provide(lambda: house.listens, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_request=partial(guard, limiter=house.limiter),
        logging_config=None,
        state=State({"address": house.hosting.address}),
        exception_handlers={HTTPException: answer_error, Exception: answer_error},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=4, exclude=[STREAMS]),
        openapi_config=OpenAPIConfig(
            title="figurka",
            version=figurka.__version__,
            path="/schema",
            render_plugins=[ViewsPlugin()],
            servers=[Server(house.hosting.address or "/")],
        ),
    )
    app.asgi_handler = Front(app.asgi_handler, house.hosting, measuring)
    return app
