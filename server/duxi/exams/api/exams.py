"""`/exams` and `/attempts`: an exam before it begins, and its attempts afterwards."""

from uuid import UUID

from django.http import HttpResponse
from ninja import Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, ok
from duxi.exams.actions import attempts
from duxi.exams.queries.attempts import any_own_attempt
from duxi.exams.receipts import receipt
from duxi.exams.reviews import AnswerReviewOut, review
from duxi.exams.rights import exam_for
from duxi.exams.schemas.intro import ExamIntroOut, exam_out

exams_router = Router(tags=["exams"], auth=UserBearer())
attempts_router = Router(tags=["exams"], auth=UserBearer())
_TEXT = {"responses": {200: {"description": "The receipt", "content": {"text/plain": {}}}}}


@exams_router.get("/{uuid}", response=Envelope[ExamIntroOut])
def exam(request: LearnerRequest, uuid: UUID) -> Envelope[ExamIntroOut]:
    blueprint = exam_for(request.auth, uuid)
    attempts.close_overdue_of(request.auth, blueprint=blueprint)
    return ok(ExamIntroOut.model_validate(exam_out(request.auth, blueprint)))


@attempts_router.get("/{uuid}/receipt", response={200: None}, openapi_extra=_TEXT)
def attempt_receipt(request: LearnerRequest, uuid: UUID) -> HttpResponse:
    attempt = any_own_attempt(request.auth, uuid)
    name = f"tanda-terima-jawaban-{attempt.pk}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(receipt(attempt), content_type="text/plain; charset=utf-8", headers=headers)


@attempts_router.get("/{uuid}/review", response=Envelope[AnswerReviewOut])
def attempt_review(request: LearnerRequest, uuid: UUID) -> Envelope[AnswerReviewOut]:
    return ok(AnswerReviewOut.model_validate(review(any_own_attempt(request.auth, uuid))))
