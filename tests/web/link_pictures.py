"""Draws what other sites show with a link, and the icons of the app: `python -m tests.web.link_pictures`.

A link's picture must be a bitmap. Each is drawn once by Chromium from the cover of its game and kept beside
it, so that nobody needs a browser to serve it; run this again when a cover has changed.
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from figurka.packages import game_packages
from figurka.web.app import STATIC
from figurka.web.covers import PREVIEW, cover_sheets, cover_styles, picture
from figurka.web.manifest import BITMAPS
from figurka.web.render import environment
from tests.web.fixtures import find_chromium

WIDE, HIGH = 1200, 630
QUALITY = 82
PAGE = """<!doctype html><html data-theme="light"><style>{styles}</style>
<style>body {{ margin: 0; overflow: hidden; }} .sheet {{ position: absolute; width: 0; height: 0; }}
.scene {{ display: block; width: 100vw; height: 100vh; border: 0; }} .icon {{ background: #f6f1e7; }}
.mark {{ position: absolute; inset: 15vmin; width: 70vmin; height: 70vmin; color: #2b6777; }}
.brand {{ position: absolute; left: 36px; bottom: 32px; display: flex; align-items: center; gap: 14px;
  padding: 14px 30px 14px 20px; border-radius: 99px; background: #fffdf8; color: #22201c;
  font: 600 46px/1 serif; }}
.brand svg {{ width: 60px; height: 60px; color: #2b6777; }}</style>{sheets}{body}"""
SCENE = """<svg class="scene" data-game="{game}" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
<use href="#{scene}"/></svg><div class="brand"><svg><use href="#house-mark"/></svg>figurka</div>"""
ICON = '<body class="icon"><svg class="mark"><use href="#house-mark"/></svg>'


def drawn(body: str) -> str:
    """A page with the sheets of the house and of all games."""
    read = environment().get_template
    sheets = "".join((read("house.svg").render(), read("macros/scenes.svg").render(), str(cover_sheets())))
    house = "".join((STATIC / name).read_text(encoding="utf-8") for name in ("house.css", "lobby.css"))
    return PAGE.format(styles=house + cover_styles(), sheets=sheets, body=body)


def take(page: Page, body: str, size: tuple[int, int], file: Path) -> None:
    """Keep a picture of what is drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(drawn(body))
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".jpg":
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=file)
    print(file, file.stat().st_size)


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium())
        page = browser.new_page(color_scheme="light", reduced_motion="reduce")
        scene = SCENE.format(game="", scene="scene-any")
        take(page, scene, (WIDE, HIGH), STATIC / PREVIEW)
        for side in BITMAPS:
            take(page, ICON, (side, side), STATIC / f"icon-{side}.png")
        for name, package in game_packages().items():
            if package.folder is not None and (package.folder / "web" / "cover.svg").is_file():
                scene = SCENE.format(game=name, scene=picture("scene", name))
                take(page, scene, (WIDE, HIGH), package.folder / "web" / "static" / PREVIEW)
        browser.close()


if __name__ == "__main__":
    main()
