"""./dev help"""

from collections.abc import Sequence

from launcher.console import show

_TEXT = """\
Duxi: everything starts with ./dev (it needs Python 3.11 and Node.js 20, nothing else).

  ./dev up [--port 8000] [--data DIR]    set up what is missing, start the whole product, print its addresses
  ./dev up --empty                       the same as an empty shop, in .data-empty, with its first-run guide
  ./dev test [--fast] [--only A,B]       all checks and tests; --fast leaves the browser journeys out
  ./dev pytest PATH [ARGUMENTS]          tests of the server by path, on a database in .data/tests
  ./dev check [--only A,B]               lint and types alone
  ./dev contracts                        write contracts/*.json and the types made from them
  ./dev texts                            collect the texts of server and learner-web for translators
  ./dev bench [ARGUMENTS]                the benchmarks
  ./dev mutants AREA [ARGUMENTS]         small changes to the server's code: which does no test notice?
  ./dev drill                            kills the product six times at work and counts what is lost
  ./dev drill broadcast [people]         kills the worker twice during a broadcast and counts its mails
  ./dev manage [--data DIR] ARGUMENTS    Django's manage.py with the database and settings of that folder
  ./dev help                             this page

Everything it makes lies in .venv, node_modules, dist and .data. Only .data holds what you entered;
the others may be deleted at any time.
"""


def main(arguments: Sequence[str]) -> int:
    """Print the commands of ./dev."""
    show(_TEXT)
    return 0
