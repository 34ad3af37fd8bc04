"""Two tabs at once: real threads over real connections, and the race seen without the lock."""

from threading import Barrier

import pytest

from duxi.exams import engine
from duxi.exams.actions import answers, attempts
from duxi.exams.models import Attempt, UnitResult
from tests.exam_bank import ITEM, enter, give_access, make_batch
from tests.races import times_at_once, without_failures

pytestmark = pytest.mark.django_db(transaction=True)

TABS = 6


@pytest.fixture
def room(as_, ani):
    give_access(ani, make_batch())
    return enter(as_(ani))


def at_once(work):
    """Run `work(number)` in so many tabs."""
    return without_failures(times_at_once(TABS, work))


def test_of_parallel_saves_with_one_revision_one_wins(room):
    saved = at_once(lambda n: room.save("S1", n % 3 + 1, revision=0))
    assert sorted(answer.status for answer in saved) == [200] + [409] * (TABS - 1)
    winner = next(answer for answer in saved if answer.status == 200)
    kept = room.attempt.questions.get(question__code="S1")
    chosen = kept.version.option_ids[kept.selected[0] - 1]
    assert (chosen, kept.revision) == (winner.results["user_jwb_id"], 1)


def _save_all(room):
    question = room.attempt.questions.get(question__code="S1")
    option = question.question.options.first()
    at_once(
        lambda n: answers.save_answer(
            attempt_id=room.attempt.pk,
            question_id=question.pk,
            answer=answers.Answer([option.pk]),
            type_="single",
            revision=None,
        )
    )
    question.refresh_from_db()
    return question.revision


def test_no_revision_is_lost(room):
    assert _save_all(room) == TABS


def test_without_the_lock_revisions_are_lost(room, monkeypatch):
    """Negative control: all read before any of them writes."""
    together = Barrier(TABS)
    read = answers.read_sheet

    def read_together(attempt_id):
        sheet = read(attempt_id)
        together.wait(timeout=20)
        return sheet

    monkeypatch.setattr(answers, "lock_attempts", lambda found: found.select_related("blueprint"))
    monkeypatch.setattr(answers, "read_sheet", read_together)
    assert _save_all(room) < TABS


def test_parallel_ends_grade_once(room):
    assert {answer.status for answer in at_once(lambda n: room.end())} == {200}
    assert UnitResult.objects.count() == 2


def test_an_answer_and_the_job_do_not_cross(room):
    room.expire(seconds_ago=60)
    at_once(lambda n: attempts.close_overdue() if n else room.save("S1", 1))
    room.attempt.refresh_from_db()
    assert room.attempt.status == "finished"
    assert UnitResult.objects.count() == 2
    assert engine.grade_attempt(room.attempt).score == room.attempt.score


def test_parallel_create_session_opens_one(as_, ani):
    give_access(ani, make_batch())
    created = at_once(lambda n: as_(ani).post("/assessments/create-session", {"item_id": ITEM}))
    assert {answer.status for answer in created} == {200}
    assert Attempt.objects.count() == 1
