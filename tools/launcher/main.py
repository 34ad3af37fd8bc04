"""Parses the command line, and prints errors that the user can fix as one message."""

import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from types import FrameType

from launcher.commandline import abandon
from launcher.commands import bench, check, contracts, drill, manage, mutants, pytest, test, texts, up
from launcher.commands import help as help_command
from launcher.console import Trouble, show
from launcher.guard import as_sentence

Command = Callable[[Sequence[str]], int]

COMMANDS: Mapping[str, Command] = {
    "up": up.main,
    "test": test.main,
    "pytest": pytest.main,
    "check": check.main,
    "contracts": contracts.main,
    "texts": texts.main,
    "bench": bench.main,
    "mutants": mutants.main,
    "drill": drill.main,
    "manage": manage.main,
    "help": help_command.main,
}
_INTERRUPTED = 130


class Stopped(BaseException):
    """The user or the system asked the launcher to stop."""


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    name, *rest = arguments or ("help",)
    command = COMMANDS.get({"-h": "help", "--help": "help"}.get(name, name))
    if command is None:
        show(f"There is no './dev {name}'. These exist: {', '.join(COMMANDS)}.")
        return 1
    _listen_for_the_end()
    return _in_words(command, rest)


def _in_words(command: Command, arguments: Sequence[str]) -> int:
    try:
        return command(arguments)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr, flush=True)
    except OSError as error:
        print(f"\n{as_sentence(error)}", file=sys.stderr, flush=True)
    except Stopped:
        return 0 if command is up.main else _INTERRUPTED
    finally:
        abandon()
    return 1


def _listen_for_the_end() -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _stop)


def _stop(number: int, frame: FrameType | None) -> None:
    """The first signal stops; further ones are ignored during the shutdown."""
    for later in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(later, lambda *_: None)
    raise Stopped
