"""Runs checks and reports them."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from launcher.checks import Check
from launcher.commandline import Result
from launcher.console import Trouble, say, show
from launcher.guard import as_sentence
from launcher.setup import Setup


@dataclass(frozen=True)
class Outcome:
    """The result of a check."""

    name: str
    ok: bool
    seconds: float
    output: str


@dataclass(frozen=True)
class Plan:
    """Two parallel lanes, then checks that need the machine or the main thread exclusively."""

    python: Sequence[Check] = ()
    web: Sequence[Check] = ()
    alone: Sequence[Check] = ()

    def only(self, names: Sequence[str]) -> "Plan":
        """The selected part; everything if no name is given."""
        if not names:
            return self
        lanes = (self.python, self.web, self.alone)
        known = [check.name for lane in lanes for check in lane]
        for name in names:
            if name not in known:
                raise Trouble(f"There is no check named '{name}'; these exist: {', '.join(known)}.")
        return Plan(*([check for check in lane if check.name in names] for lane in lanes))


class Record:
    """The results, in the order in which checks ended."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    def run(self, checks: Iterable[Check]) -> None:
        """Run checks in sequence; a failure does not stop the next."""
        for check in checks:
            self.add(check.name, check.work)

    def add(self, name: str, work: Callable[[], Result]) -> bool:
        """Run one check and record its result."""
        began = time.monotonic()
        say(f"{name} …")
        result = _in_words(work)
        outcome = Outcome(name, result.ok, time.monotonic() - began, result.output)
        self.outcomes.append(outcome)
        say(f"{name}: {'ok' if outcome.ok else 'FAILED'} in {outcome.seconds:.1f} s")
        return outcome.ok

    def finish(self) -> int:
        """Print failures, the table and the count; returns the exit code."""
        for outcome in self.outcomes:
            if not outcome.ok:
                show(f"\n──── {outcome.name} ────\n{outcome.output.rstrip()}")
        show(_table(self.outcomes))
        failed = sum(not outcome.ok for outcome in self.outcomes)
        show(f"{len(self.outcomes) - failed} passed, {failed} failed")
        return 1 if failed or not self.outcomes else 0


def carry_out(plan: Plan, setup: Setup, start_services: Callable[[], None]) -> int:
    """Run a plan while the checkout is still being set up; returns the exit code."""
    record = Record()
    setup.add(lambda: record.run(plan.web))
    if record.add("set-up", lambda: _set_up(plan, setup, start_services)):
        setup.add(lambda: record.run(plan.python))
        setup.wait()
        record.run(plan.alone)
    setup.wait()
    return record.finish()


def _set_up(plan: Plan, setup: Setup, start_services: Callable[[], None]) -> Result:
    setup.wait_for_python()
    if plan.alone or any(check.needs_services for check in plan.python):
        start_services()
    return Result(0, "")


def _in_words(work: Callable[[], Result]) -> Result:
    try:
        return work()
    except Trouble as trouble:
        return Result(1, str(trouble))
    except OSError as error:
        return Result(1, as_sentence(error))


def _table(outcomes: Sequence[Outcome]) -> str:
    width = max((len(outcome.name) for outcome in outcomes), default=0)
    rows = [f"  {o.name:<{width}}  {o.seconds:7.1f} s  {'ok' if o.ok else 'failed'}" for o in outcomes]
    return "\n".join(["", *rows, ""])
