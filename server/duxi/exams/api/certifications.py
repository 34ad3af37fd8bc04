"""`/certifications`: a user's certifications, sitting their exams, and results."""

from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.verified_phone import require_verified_phone
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, ListSpec, select
from duxi.exams.actions import answers, attempts
from duxi.exams.auth import ExamBearer, ExamRequest
from duxi.exams.policies import CERTIFICATION
from duxi.exams.queries.attempts import own_attempt
from duxi.exams.queries.certifications import certification_rows, owned_certifications
from duxi.exams.results import certification_result
from duxi.exams.rights import exam_of_seat
from duxi.exams.room import Room
from duxi.exams.schemas import certifications as wire
from duxi.exams.schemas.common import ExamTimesOut, times
from duxi.exams.titles import shown_texts

router = Router(tags=["certification"])
in_room = ExamBearer(CERTIFICATION)

OWNED = ListSpec(
    filters={},
    sorts={"purchased_at": "granted_at", "title": "product__title"},
    default_sort="purchased_at|desc",
    page_size=5,
)


@router.get("/my-cert", response=Envelope[Rows[wire.MyCertRow]], auth=UserBearer())
def my_cert(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[wire.MyCertRow]]:
    attempts.close_overdue_of(request.auth)
    whole, page = select(owned_certifications(request.auth), params, OWNED)
    return ok(
        Rows[wire.MyCertRow].model_validate(
            {"rows": certification_rows(request.auth, page), "total": whole.count()}
        )
    )


@router.get("/result", response=Envelope[wire.CertResultOut], auth=UserBearer())
def result(request: LearnerRequest, params: Query[wire.CertSessionIn]) -> Envelope[wire.CertResultOut]:
    attempts.close_overdue_of(request.auth, pk=params.certsesi_id)
    return ok(
        wire.CertResultOut.model_validate(
            certification_result(own_attempt(request.auth, CERTIFICATION, pk=params.certsesi_id))
        )
    )


@router.post("/session/start", response=Envelope[wire.CertStartOut], auth=UserBearer())
def start(request: LearnerRequest, body: Form[wire.CertMemberIn]) -> Envelope[wire.CertStartOut]:
    require_verified_phone(request.auth)
    blueprint, seat = exam_of_seat(request.auth, CERTIFICATION, body.memcert_id)
    attempt, token = attempts.sit(participant=request.auth, blueprint=blueprint, entitlement=seat)
    return ok(wire.CertStartOut.model_validate({"token": token, "certsesi_id": attempt.pk, **times(attempt)}))


@router.post(
    "/session/end",
    response=Envelope[wire.CertEndOut],
    auth=ExamBearer(CERTIFICATION, allows_finished=True),
)
def end(request: ExamRequest, body: Form[wire.CertSessionIn]) -> Envelope[wire.CertEndOut]:
    own_attempt(request.auth, CERTIFICATION, pk=body.certsesi_id, uuid=request.attempt.uuid)
    attempt = attempts.end(attempt_id=request.attempt.pk)
    return ok(
        wire.CertEndOut.model_validate({"certsesi_id": attempt.pk, "passed": attempt.passed}),
        CERTIFICATION.ended,
    )


@router.get("/get-exam", response=Envelope[wire.CertExamOut], auth=in_room)
def get_exam(request: ExamRequest) -> Envelope[wire.CertExamOut]:
    room, texts = Room(request.attempt), shown_texts(request.attempt.blueprint)
    return ok(
        wire.CertExamOut.model_validate(
            {
                "certsesi_id": request.attempt.pk,
                "title": texts.title,
                "instructions": texts.instructions,
                "units": wire.units(room),
                "total": room.progress.total,
                "answered": room.progress.answered,
                **times(request.attempt),
            }
        )
    )


@router.get("/get-question", response=Envelope[Rows[wire.CertQuestionOut]], auth=in_room)
def get_question(
    request: ExamRequest, params: Query[wire.CertUnitQuery]
) -> Envelope[Rows[wire.CertQuestionOut]]:
    rows = wire.questions(Room(request.attempt), params.kode_kompetensi)
    return ok(Rows[wire.CertQuestionOut].model_validate({"rows": rows, "total": len(rows)}))


@router.post("/save-answer", response=Envelope[wire.CertSavedOut], auth=in_room)
def save_answer(request: ExamRequest, body: Form[wire.CertAnswerIn]) -> Envelope[wire.CertSavedOut]:
    saved = answers.save_answer(
        attempt_id=request.attempt.pk,
        question_id=body.soal_id,
        answer=wire.answer_in(body),
        revision=body.revision,
    )
    return ok(
        wire.CertSavedOut.model_validate(
            {
                "ques_id": saved.question_id,
                "ques_answer": saved.option_ids[0] if saved.option_ids else None,
                "revision": saved.revision,
                "answered": saved.progress.answered,
                "total": saved.progress.total,
                **times(request.attempt),
            }
        ),
        answers.SAVED,
    )


@router.post("/flag", response=MessageOut, auth=in_room)
def flag(request: ExamRequest, body: Form[wire.CertFlagIn]) -> MessageOut:
    answers.save_flag(attempt_id=request.attempt.pk, question_id=body.soal_id, is_flagged=body.flag)
    return message_only(answers.FLAGGED if body.flag else answers.UNFLAGGED)


@router.get("/get-timer", response=Envelope[ExamTimesOut], auth=in_room)
def get_timer(request: ExamRequest) -> Envelope[ExamTimesOut]:
    return ok(ExamTimesOut.model_validate(times(request.attempt)))
