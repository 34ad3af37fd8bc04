"""The report of ./dev test, and the choice of checks."""

import pytest

from launcher.checks import Check
from launcher.commandline import Result
from launcher.console import Trouble
from launcher.runner import Plan, Record

GOOD = Check("good", lambda: Result(0, "not shown"))
BAD = Check("bad", lambda: Result(1, "what went wrong"))


def missing() -> Result:
    raise Trouble("e2e is missing")


def test_a_failure_is_shown_and_counted_and_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    record = Record()
    record.run([BAD, GOOD, Check("gone", missing)])
    assert record.finish() == 1
    shown = capsys.readouterr().out
    assert "what went wrong" in shown
    assert "e2e is missing" in shown
    assert "not shown" not in shown
    assert shown.splitlines()[-1] == "1 passed, 2 failed"


def test_all_well_is_exit_code_zero(capsys: pytest.CaptureFixture[str]) -> None:
    record = Record()
    record.run([GOOD])
    assert record.finish() == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


def test_nothing_run_is_a_failure() -> None:
    assert Record().finish() == 1


def test_only_the_named_checks_stay() -> None:
    plan = Plan(python=[GOOD], web=[BAD]).only(["bad"])
    assert (list(plan.python), list(plan.web)) == ([], [BAD])


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Trouble, match="no check named 'bda'; these exist: good, bad"):
        Plan(python=[GOOD], web=[BAD]).only(["bda"])
