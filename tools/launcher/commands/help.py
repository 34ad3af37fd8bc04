"""./dev help"""

from collections.abc import Sequence

from launcher.console import show

_TEXT = """\
Duxi: everything starts with ./dev (it needs Python 3.11 and Node.js 20, nothing else).

  ./dev up [--port 8000] [--data DIR]    set up what is missing, start the whole product, print its addresses
  ./dev test [--fast] [--only A,B]       all checks and tests; --fast leaves the browser journeys out
  ./dev check [--only A,B]               lint and types alone
  ./dev contracts                        write contracts/*.json and the types that both web apps take from them
  ./dev bench [ARGUMENTS]                the benchmarks
  ./dev manage ARGUMENTS                 Django's manage.py with the product's database and settings
  ./dev help                             this page

Everything it makes lies in .venv, node_modules, dist and .data; deleting any of them is safe, .data holds your data.
"""


def main(arguments: Sequence[str]) -> int:
    """Print what ./dev can do."""
    show(_TEXT)
    return 0
