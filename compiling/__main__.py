"""python -m compiling puts the compiled engine beside its sources; with --remove it takes it away again."""

import argparse
import sys
from time import monotonic

from compiling.building import BuildError
from compiling.placing import put_in_place, remove


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument("--remove", action="store_true", help="go back to the interpreted engine")
    if parser.parse_args().remove:
        remove()
        print("The engine is interpreted.")
        return 0
    start = monotonic()
    try:
        modules = put_in_place()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The engine is compiled: {modules} modules, {monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
