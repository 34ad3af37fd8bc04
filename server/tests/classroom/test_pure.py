"""Codes, shares and journeys without a database."""

from datetime import UTC, datetime, timedelta

import pytest

from duxi.classroom.codes import WINDOW_SECONDS, Purpose, Target, code_at, is_current, read_target
from duxi.classroom.models import JourneyStep
from duxi.classroom.progress import LockReason, StepState, next_step, percent_done, progress_of
from duxi.classroom.shares import Points, share
from duxi.learning.models import ClassSession

MOMENT = datetime(2026, 11, 20, 9, 0, 0, tzinfo=UTC)
SESSION = Target(Purpose.PRESENCE, 42)
POINTS = Points(late=75, excused=50)


@pytest.mark.parametrize(
    ("age", "holds"),
    [
        (0, True),
        (WINDOW_SECONDS - 1, True),
        (2 * WINDOW_SECONDS - 1, True),
        (2 * WINDOW_SECONDS, False),
        (-1, False),
    ],
)
def test_a_code_holds_for_its_window_and_the_next(age, holds):
    code = code_at("secret", SESSION, MOMENT)
    assert is_current("secret", SESSION, code, MOMENT + timedelta(seconds=age)) is holds


def test_a_code_is_for_one_session_of_one_class():
    code = code_at("secret", SESSION, MOMENT)
    assert read_target(f" {code} ") == SESSION
    assert not is_current("secret", Target(Purpose.PRESENCE, 43), code, MOMENT)
    assert not is_current("secret", Target(Purpose.ARRIVAL, 42), code, MOMENT)
    assert not is_current("other", SESSION, code, MOMENT)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "halo",
        "P-42",
        "X-42-aaaaaaaaaaaa",
        "P--aaaaaaaaaaaa",
        "P-4²-aaaaaaaaaaaa",
        "P-42-kurang",
        "P-9999999999-aaaaaaaaaaaa",
    ],
)
def test_other_texts_are_no_codes(text):
    assert read_target(text) is None


@pytest.mark.parametrize(
    ("statuses", "left", "earned", "reachable"),
    [
        ([], 0, 100, 100),
        ([], 4, 0, 100),
        (["present"], 3, 25, 100),
        (["absent"], 3, 0, 75),
        (["late", "excused"], 2, 31, 81),
        (["present", "present", "absent"], 0, 67, 67),
    ],
)
def test_shares(statuses, left, earned, reachable):
    found = share(statuses, open_sessions=left, points=POINTS)
    assert (found.earned, found.reachable) == (earned, reachable)


@pytest.mark.parametrize(
    ("statuses", "left", "at_risk", "lost"),
    [
        (["present"] * 4, 1, False, False),
        ([], 5, False, False),
        (["absent"], 4, True, False),
        (["absent", "absent"], 3, True, True),
    ],
)
def test_who_is_at_risk_of_80_percent(statuses, left, at_risk, lost):
    found = share(statuses, open_sessions=left, points=POINTS)
    assert (found.is_at_risk(80), found.is_lost(80)) == (at_risk, lost)


def step(pk, **fields):
    return JourneyStep(pk=pk, kind="material", title=f"Langkah {pk}", position=pk, **fields)


def test_a_journey_locks_what_comes_later_and_says_why():
    steps = [
        step(1),
        step(2, after_id=1),
        step(3, opens_at=MOMENT + timedelta(days=1)),
        step(4, after_id=2, is_required=False),
    ]
    first = progress_of(steps, {}, MOMENT)
    assert [one.state for one in first] == [
        StepState.OPEN,
        StepState.LOCKED,
        StepState.LOCKED,
        StepState.LOCKED,
    ]
    assert [one.reason for one in first] == [
        None,
        LockReason.STEP_BEFORE,
        LockReason.NOT_YET,
        LockReason.STEP_BEFORE,
    ]
    assert first[1].waits_for == first[0].step
    second = progress_of(steps, {1: MOMENT}, MOMENT)
    assert second[1].state is StepState.OPEN
    assert (percent_done(first), percent_done(second)) == (0, 33)
    following = next_step(second)
    assert following
    assert following.step.pk == 2


def test_open_attendance_is_the_next_step():
    session = ClassSession(starts_at=MOMENT, duration_minutes=120)
    steps = [step(1), step(2), step(3, session=session), step(4, session=session, is_required=False)]
    during, afterwards = progress_of(steps, {}, MOMENT), progress_of(steps, {}, MOMENT + timedelta(hours=3))
    assert [one.step.pk for one in map(next_step, (during, afterwards)) if one] == [3, 1]
    assert next_step(progress_of(steps, {1: None, 2: None, 3: None}, MOMENT)).step.pk == 4
