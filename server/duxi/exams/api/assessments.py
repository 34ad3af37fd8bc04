"""`/assessments`: sitting a timed assessment and reading its result."""

from dataclasses import asdict
from uuid import UUID

from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.verified_phone import require_verified_phone
from duxi.core.clock import local, now
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, ListSpec, select
from duxi.exams.actions import answers, attempts
from duxi.exams.auth import ExamBearer, ExamRequest
from duxi.exams.policies import ASSESSMENT, FREE_ASSESSMENT
from duxi.exams.queries.attempts import is_paid_for, own_attempt, own_measured_attempt
from duxi.exams.queries.results import results_of, units_of
from duxi.exams.results import role_of, summary
from duxi.exams.room import Room
from duxi.exams.schemas import assessment_rooms as wire
from duxi.exams.schemas.assessments import (
    AnswerIn,
    AssessmentFlagIn,
    ChildOut,
    ChildQuery,
    CreatedOut,
    EndOut,
    ItemIn,
    QuestionQuery,
    QuestionsOut,
    SavedOut,
    SectionQuery,
    SectionsOut,
    SessionIn,
    SessionOut,
    StartOut,
    TimerOut,
    UnitProgress,
)
from duxi.exams.schemas.common import times
from duxi.exams.schemas.free_assessments import FreeResultRow
from duxi.exams.schemas.results import ResultOut, SittingRow
from duxi.exams.sittings import sittings_of
from duxi.exams.titles import shown_title

router = Router(tags=["assessment"])
in_room = ExamBearer(ASSESSMENT)

SITTINGS = ListSpec(
    filters={},
    sorts={"purchased_at": "purchased_at", "ended_at": "attempt__ended_at", "title": "blueprint__title"},
    default_sort="purchased_at|desc",
    page_size=10,
)

FREE_RESULTS = ListSpec(
    filters={}, sorts={"ended_at": "ended_at"}, default_sort="ended_at|desc", page_size=10
)


@router.post("/create-session", response=Envelope[CreatedOut], auth=UserBearer())
def create_session(request: LearnerRequest, body: Form[ItemIn]) -> Envelope[CreatedOut]:
    require_verified_phone(request.auth)
    attempt = attempts.create_session(owner=request.auth, item_id=body.item_id, policy=ASSESSMENT)
    return ok(CreatedOut.model_validate({"sesi_id": attempt.pk, "sesi_uuid": attempt.uuid}))


@router.get("/session", response=Envelope[SessionOut], auth=UserBearer())
def session(request: LearnerRequest, params: Query[SessionIn]) -> Envelope[SessionOut]:
    attempts.close_overdue_of(request.auth, pk=params.sesi_id)
    attempt = own_attempt(request.auth, ASSESSMENT, pk=params.sesi_id)
    units = units_of(attempt)
    return ok(
        SessionOut.model_validate(
            {
                "sesi_id": attempt.pk,
                "sesi_uuid": attempt.uuid,
                "status": attempt.status,
                "title": shown_title(attempt.blueprint),
                "job_role": role_of(attempt),
                "batch_name": attempt.batch.name if attempt.batch else "",
                "duration_minutes": attempt.blueprint.duration_minutes,
                "question_count": sum(unit["question_count"] for unit in units),
                "units": units,
                "is_paid": is_paid_for(attempt),
                "started_at": attempt.started_at,
                "time_end": local(attempt.deadline_at) if attempt.deadline_at else None,
                "time_now": now(),
            }
        )
    )


@router.post("/start", response=Envelope[StartOut], auth=UserBearer())
def start(request: LearnerRequest, body: Form[SessionIn]) -> Envelope[StartOut]:
    attempt, token = attempts.start(participant=request.auth, attempt_id=body.sesi_id, policy=ASSESSMENT)
    return ok(StartOut.model_validate({"token": token, "sesi_id": attempt.pk, **times(attempt)}))


@router.post("/end", response=Envelope[EndOut], auth=ExamBearer(ASSESSMENT, allows_finished=True))
def end(request: ExamRequest, body: Form[SessionIn]) -> Envelope[EndOut]:
    own_attempt(request.auth, ASSESSMENT, pk=body.sesi_id, uuid=request.attempt.uuid)
    attempts.end(attempt_id=request.attempt.pk)
    ended = {"sesi_uuid": request.attempt.uuid, "job_role": role_of(request.attempt)}
    return ok(EndOut.model_validate(ended), ASSESSMENT.ended)


@router.get("/get-section", response=Envelope[SectionsOut], auth=in_room)
def get_section(request: ExamRequest) -> Envelope[SectionsOut]:
    room = Room(request.attempt)
    return ok(
        SectionsOut.model_validate(
            {
                "sesi_id": request.attempt.pk,
                "sesi_uuid": request.attempt.uuid,
                "title": shown_title(request.attempt.blueprint),
                "job_role": role_of(request.attempt),
                "sections": wire.sections(room),
                **asdict(room.progress),
                **times(request.attempt),
            }
        )
    )


@router.get("/get-unitkom", response=Envelope[Rows[UnitProgress]], auth=in_room)
def get_unitkom(request: ExamRequest, params: Query[SectionQuery]) -> Envelope[Rows[UnitProgress]]:
    units = wire.units(Room(request.attempt), params.type)
    return ok(Rows[UnitProgress].model_validate({"rows": units, "total": len(units)}))


@router.get("/get-question", response=Envelope[QuestionsOut], auth=in_room)
def get_question(request: ExamRequest, params: Query[QuestionQuery]) -> Envelope[QuestionsOut]:
    return ok(wire.questions(Room(request.attempt), params.type, params.uk_code))


@router.get("/get-question/child", response=Envelope[ChildOut], auth=in_room)
def get_child(request: ExamRequest, params: Query[ChildQuery]) -> Envelope[ChildOut]:
    return ok(wire.neighbour(Room(request.attempt), params.soal_code, params.direction))


@router.post("/save-answer", response=Envelope[SavedOut], auth=in_room)
def save_answer(request: ExamRequest, body: Form[AnswerIn]) -> Envelope[SavedOut]:
    saved = answers.save_answer(
        attempt_id=request.attempt.pk,
        question_id=body.sesi_soal_id,
        answer=answers.Answer([body.jwb_id]),
        type_=body.type,
        revision=body.revision,
    )
    return ok(
        SavedOut.model_validate(
            {
                "sesi_soal_id": saved.question_id,
                "user_jwb_id": saved.option_id,
                "revision": saved.revision,
                **asdict(saved.progress),
                **times(request.attempt),
            }
        ),
        answers.SAVED,
    )


@router.post("/flag", response=MessageOut, auth=in_room)
def flag(request: ExamRequest, body: Form[AssessmentFlagIn]) -> MessageOut:
    answers.save_flag(attempt_id=request.attempt.pk, question_id=body.sesi_soal_id, is_flagged=body.flag)
    return message_only(answers.FLAGGED if body.flag else answers.UNFLAGGED)


@router.get("/get-timer", response=Envelope[TimerOut], auth=in_room)
def gettimes(request: ExamRequest) -> Envelope[TimerOut]:
    return ok(TimerOut.model_validate(times(request.attempt)))


@router.get("/result", response=Envelope[ResultOut], auth=UserBearer())
def result(request: LearnerRequest, sesi_uuid: UUID) -> Envelope[ResultOut]:
    attempts.close_overdue_of(request.auth, uuid=sesi_uuid)
    return ok(ResultOut.model_validate(summary(own_measured_attempt(request.auth, sesi_uuid))))


@router.get("/my-assesment", response=Envelope[Rows[SittingRow]], auth=UserBearer())
def my_assesment(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[SittingRow]]:
    attempts.close_overdue_of(request.auth)
    whole, page = select(sittings_of(request.auth), params, SITTINGS)
    rows = [{**row, "status": row.pop("attempt_status") or "ready"} for row in page]
    return ok(Rows[SittingRow].model_validate({"rows": rows, "total": whole.count()}))


@router.get("/my-free-results", response=Envelope[Rows[FreeResultRow]], auth=UserBearer())
def my_free_results(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[FreeResultRow]]:
    whole, page = select(results_of(request.auth, FREE_ASSESSMENT.name), params, FREE_RESULTS)
    return ok(Rows[FreeResultRow].model_validate({"rows": list(page), "total": whole.count()}))
