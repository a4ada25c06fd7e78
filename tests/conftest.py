"""What tests of every part may ask for: a PostgreSQL, servers, a browser, and the tutorial's game."""

pytest_plugins = ("tests.postgres", "tests.web.fixtures", "tests.tutorial")
