from pathlib import Path

import pytest

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG", "FIGURKA_LANG")


@pytest.fixture(autouse=True)
def quiet_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A terminal of a fixed width and no height, in English, that saves only in the test's own folder."""
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("LINES", raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FIGURKA_SAVES", str(tmp_path / "saves"))
