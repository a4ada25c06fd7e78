"""What a browser needs to keep the house as an app of its own."""

from typing import Final

from litestar import Response, get

from figurka.web.identity import AnyRequest, visitor_of

PAPER: Final = "#f6f1e7"
"""The ground of the house in light, and of its icons."""
BITMAPS: Final = (192, 512)
ICONS: Final = (
    *(
        {
            "src": f"/static/icon-{side}.png",
            "sizes": f"{side}x{side}",
            "type": "image/png",
            "purpose": purpose,
        }
        for side in BITMAPS
        for purpose in ("any", "maskable")
    ),
    {"src": "/static/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: AnyRequest) -> Response[dict[str, object]]:
    """Name, icons and colours of the app, in the reader's language."""
    words = visitor_of(request).words
    told: dict[str, object] = {
        "id": "/",
        "name": words("web-title"),
        "short_name": "figurka",
        "description": words("web-description"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": ICONS,
    }
    return Response(told, media_type="application/manifest+json", headers={"Vary": "Accept-Language, Cookie"})
