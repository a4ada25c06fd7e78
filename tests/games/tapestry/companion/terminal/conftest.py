from tests.cli.conftest import quiet_terminal

__all__ = ["quiet_terminal"]
