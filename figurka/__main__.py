"""The command `figurka`, also as `python -m figurka`: its version is told before the terminal is loaded."""

import sys

from figurka import __version__
from figurka.engine import described


def main() -> None:
    """Run the command."""
    if sys.argv[1:] == ["--version"]:
        print(f"figurka {__version__} ({described()})")
        return
    from figurka.cli.app import main as command  # noqa: PLC0415 - only what is used is loaded

    command()


if __name__ == "__main__":
    main()
