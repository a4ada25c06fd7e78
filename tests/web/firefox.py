"""Firefox by its own remote protocol, Marionette: another browser for the same pages."""

import base64
import json
import shutil
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.patience import PATIENCE

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""Under this key the protocol names an element."""


class Firefox:
    """A headless Firefox with one window."""

    def __init__(self, profile: Path, width: int = 1280, height: int = 800, language: str = "en") -> None:
        assert FIREFOX is not None
        profile.mkdir()
        prefs = {
            "marionette.port": 0,
            "intl.accept_languages": language,
            "browser.shell.checkDefaultBrowser": False,
        }
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in prefs.items())
        (profile / "user.js").write_text("\n".join(lines))
        window = (f"--width={width}", f"--height={height}")
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(profile), *window],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.asked = 0
        self.socket = self._connect(profile / "MarionetteActivePort")
        self.stream = self.socket.makefile("rb")
        self._read()
        self.ask("WebDriver:NewSession", strictFileInteractability=False)
        frame = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.ask("WebDriver:SetWindowRect", width=width + frame[0], height=height + frame[1])

    def _connect(self, port: Path) -> socket.socket:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError, ValueError):
                return socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=PATIENCE)
            time.sleep(0.2)
        self.process.kill()
        raise TimeoutError("Firefox does not listen")

    def _read(self) -> Any:
        size = b""
        while (byte := self.stream.read(1)) != b":":
            size += byte
        return json.loads(self.stream.read(int(size)))

    def ask(self, command: str, **wishes: Any) -> Any:
        """Have a command of the protocol carried out."""
        self.asked += 1
        told = json.dumps([0, self.asked, command, wishes]).encode()
        self.socket.sendall(b"%d:%s" % (len(told), told))
        _, _, error, answer = self._read()
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return answer

    def run(self, script: str, *arguments: Any) -> Any:
        """What a script of the page returns."""
        return self.ask("WebDriver:ExecuteScript", script=script, args=list(arguments))["value"]

    def go(self, url: str) -> None:
        """Open a page."""
        self.ask("WebDriver:Navigate", url=url)

    def sit(self, address: str, name: str, value: str) -> None:
        """Have a cookie of the house."""
        self.go(f"{address}/static/icons.svg")
        self.ask("WebDriver:AddCookie", cookie={"name": name, "value": value})

    def click(self, script: str, *arguments: Any) -> None:
        """Click, as a person does, on the element that a script returns."""
        found = self.run(script, *arguments)
        self.ask("WebDriver:ElementClick", id=found[ELEMENT])

    def wait(self, script: str, *arguments: Any) -> Any:
        """Wait until a script returns something."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if found := self.run(script, *arguments):
                return found
            time.sleep(0.1)
        raise TimeoutError(f"Firefox waits in vain: {script}")

    def picture(self, file: Path) -> None:
        """Take a picture of the window."""
        file.write_bytes(base64.b64decode(self.ask("WebDriver:TakeScreenshot", full=False)["value"]))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(Exception):
            self.ask("Marionette:Quit", flags=["eForceQuit"])
        self.socket.close()
        self.process.kill()
        self.process.wait()
