"""The calls shared by quizzes and e-learning exams; each router adds its own path and messages."""

from typing import Any
from uuid import UUID

from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.errors import NotFound
from duxi.exams.actions import answers, attempts
from duxi.exams.auth import ExamBearer, ExamRequest, GuestBearer
from duxi.exams.models import Attempt
from duxi.exams.policies import ExamPolicy
from duxi.exams.queries.attempts import attempts_of_exam
from duxi.exams.queries.results import best_score
from duxi.exams.rights import check_entry, seat_for_exam
from duxi.exams.room import Room
from duxi.exams.schemas import quizzes as wire
from duxi.exams.schemas.common import ExamTimesOut, ExamTokenOut, times


def add_room_calls(router: Router, path: str, policy: ExamPolicy, *, end_path: str) -> None:
    """Add start, timer, sections, questions, flag, answers and end under `path`."""
    _add_door(router, path, policy, end_path)
    add_paper_calls(router, path, ExamBearer(policy))


def add_paper_calls(router: Router, path: str, in_room: ExamBearer | GuestBearer) -> None:
    """Add the calls between start and end for the bearer's participant."""
    _add_reading(router, path, in_room)
    _add_answering(router, path, in_room)


def _add_door(router: Router, path: str, policy: ExamPolicy, end_path: str) -> None:

    @router.post(f"{path}/start", response=Envelope[ExamTokenOut], auth=UserBearer())
    def start(
        request: LearnerRequest, slug: str, uuid: UUID, body: Form[wire.QuizStartIn]
    ) -> Envelope[ExamTokenOut]:
        blueprint, seat = seat_for_exam(request.auth, policy, slug=slug, uuid=uuid)
        check_entry(blueprint, seat)
        attempt, token = attempts.sit(
            participant=request.auth, blueprint=blueprint, entitlement=seat, password=body.password
        )
        return ok(ExamTokenOut.model_validate({"token": token, **times(attempt)}))

    @router.post(
        f"{path}/{end_path}",
        response=Envelope[wire.QuizEndedOut],
        auth=ExamBearer(policy, allows_finished=True),
    )
    def end(request: ExamRequest, slug: str, uuid: UUID) -> Envelope[wire.QuizEndedOut]:
        attempt = attempts.end(attempt_id=attempt_at(request, slug, uuid).pk)
        return ok(wire.QuizEndedOut.model_validate(wire.ended_out(attempt)), policy.ended)


def _add_reading(router: Router, path: str, in_room: ExamBearer | GuestBearer) -> None:
    @router.get(f"{path}/timer", response=Envelope[ExamTimesOut], auth=in_room)
    def timer(request: ExamRequest, slug: str, uuid: UUID) -> Envelope[ExamTimesOut]:
        return ok(ExamTimesOut.model_validate(times(attempt_at(request, slug, uuid))))

    @router.get(f"{path}/sections", response=Envelope[Rows[wire.QuizCategoryOut]], auth=in_room)
    def sections(request: ExamRequest, slug: str, uuid: UUID) -> Envelope[Rows[wire.QuizCategoryOut]]:
        rows = wire.categories(Room(attempt_at(request, slug, uuid)))
        return ok(Rows[wire.QuizCategoryOut].model_validate({"rows": rows, "total": len(rows)}))

    @router.get(f"{path}/questions", response=Envelope[Rows[wire.QuizQuestionOut]], auth=in_room)
    def questions(
        request: ExamRequest, slug: str, uuid: UUID, params: Query[wire.QuizQuery]
    ) -> Envelope[Rows[wire.QuizQuestionOut]]:
        rows = wire.questions(Room(attempt_at(request, slug, uuid)), params.category)
        return ok(Rows[wire.QuizQuestionOut].model_validate({"rows": rows, "total": len(rows)}))


def _add_answering(router: Router, path: str, in_room: ExamBearer | GuestBearer) -> None:
    @router.post(f"{path}/flag", response=MessageOut, auth=in_room)
    def flag(request: ExamRequest, slug: str, uuid: UUID, body: Form[wire.QuizFlagIn]) -> MessageOut:
        room = Room(attempt_at(request, slug, uuid))
        asked = room.by_uuid(body.ques_uuid)
        answers.save_flag(attempt_id=request.attempt.pk, question_id=asked.id, is_flagged=body.flag)
        return message_only(answers.FLAGGED if body.flag else answers.UNFLAGGED)

    @router.post(f"{path}/answer", response=Envelope[wire.QuizSavedOut], auth=in_room)
    def answer(
        request: ExamRequest, slug: str, uuid: UUID, body: Form[wire.QuizAnswerIn]
    ) -> Envelope[wire.QuizSavedOut]:
        uuids = [body.answ_uuid] if body.answ_uuid else []
        return _save(attempt_at(request, slug, uuid), body.ques_uuid, uuids, body.answ_text, body.revision)

    @router.post(f"{path}/multiple-answer", response=Envelope[wire.QuizSavedOut], auth=in_room)
    def multiple_answer(
        request: ExamRequest, slug: str, uuid: UUID, body: Form[wire.QuizSeveralIn]
    ) -> Envelope[wire.QuizSavedOut]:
        attempt = attempt_at(request, slug, uuid)
        return _save(attempt, body.ques_uuid, body.answ_uuids, "", body.revision, field="answ_uuids")


def add_history_call(router: Router, path: str, policy: ExamPolicy) -> None:
    """Add the call that lists a user's attempts, newest first."""

    @router.get(f"{path}/history", response=Envelope[Rows[wire.ExamHistoryRow]], auth=UserBearer())
    def history(request: LearnerRequest, slug: str, uuid: UUID) -> Envelope[Rows[wire.ExamHistoryRow]]:
        blueprint, _seat = seat_for_exam(request.auth, policy, slug=slug, uuid=uuid)
        attempts.close_overdue_of(request.auth)
        made = list(attempts_of_exam(request.auth, blueprint))
        return ok(
            Rows[wire.ExamHistoryRow].model_validate(
                {"rows": [wire.history_row(attempt) for attempt in made], "total": len(made)}
            )
        )


def add_score_call(router: Router, path: str, policy: ExamPolicy) -> None:
    """Add the call that returns the score of the attempts so far."""

    @router.post(f"{path}/score", response=Envelope[wire.ExamScoreOut], auth=UserBearer())
    def score(request: LearnerRequest, slug: str, uuid: UUID) -> Envelope[wire.ExamScoreOut]:
        blueprint, _seat = seat_for_exam(request.auth, policy, slug=slug, uuid=uuid)
        attempts.close_overdue_of(request.auth)
        return ok(wire.ExamScoreOut.model_validate(best_score(request.auth, blueprint)))


def attempt_at(request: ExamRequest, slug: str, uuid: UUID) -> Attempt:
    """The attempt of the session's token, which must belong to this path."""
    blueprint = request.attempt.blueprint
    subject = blueprint.product or blueprint.job_role
    if blueprint.uuid != uuid or subject is None or subject.slug != slug:
        raise NotFound
    return request.attempt


def _save(
    attempt: Attempt,
    ques_uuid: UUID,
    answ_uuids: list[UUID],
    text: str,
    revision: int | None,
    field: str = "answ_uuid",
) -> Envelope[Any]:
    room = Room(attempt)
    asked = room.by_uuid(ques_uuid)
    saved = answers.save_answer(
        attempt_id=attempt.pk,
        question_id=asked.id,
        answer=answers.Answer(room.option_ids(asked, answ_uuids), text, field),
        revision=revision,
    )
    given = wire.saved_out(room, asked, saved, attempt)
    return ok(given, answers.SAVED)
