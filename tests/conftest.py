"""What tests of every part may ask for: a PostgreSQL, servers, a browser, and games to add.

The sources are tested, also where compiled modules lie beside them; `make compiled-tests` asks for those.
"""

import os

os.environ.setdefault("FIGURKA_ENGINE", "interpreted")
pytest_plugins = ("tests.postgres", "tests.web.fixtures", "tests.tutorial", "tests.added")


def pytest_report_header() -> str:
    """Which engine is tested."""
    return f"engine: {os.environ['FIGURKA_ENGINE']}"
