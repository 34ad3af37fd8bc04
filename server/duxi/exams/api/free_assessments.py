"""`/public/free-assessments`: a short assessment without an account, whose result one account can keep."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.exams.actions import attempts, free_assessments
from duxi.exams.api.quiz_door import add_paper_calls, attempt_at
from duxi.exams.auth import ExamRequest, GuestBearer
from duxi.exams.planning import drawn_counts
from duxi.exams.policies import FREE_ASSESSMENT
from duxi.exams.queries.free_assessments import free_assessment, free_blueprints
from duxi.exams.results import summary
from duxi.exams.schemas.common import ExamTokenOut, times
from duxi.exams.schemas.free_assessments import (
    ClaimedOut,
    ClaimIn,
    FreeAssessmentOut,
    FreeStartIn,
    free_assessments_out,
)
from duxi.exams.schemas.quizzes import QuizEndedOut, ended_out
from duxi.exams.schemas.results import ResultOut
from duxi.gateways import captcha

router = Router(tags=["assessment"])

STARTS = Limit("free-assessments", times=20, seconds=60 * 60)
ALL_STARTS = Limit("free-assessments-all", times=600, seconds=60 * 60)
CLAIMS = Limit("free-assessment-claims", times=20, seconds=60 * 60)
_PATH = "/free-assessments/{slug}/{uuid}"
_afterwards = GuestBearer(FREE_ASSESSMENT, allows_finished=True)


@router.get("/free-assessments", response=Envelope[Rows[FreeAssessmentOut]])
def listing(request: HttpRequest) -> Envelope[Any]:
    blueprints = list(free_blueprints())
    found = list(free_assessments_out(blueprints, drawn_counts(blueprints)))
    return ok({"rows": found, "total": len(found)})


@router.post("/free-assessments/claim", response=Envelope[ClaimedOut], auth=UserBearer())
def claim(request: LearnerRequest, body: Form[ClaimIn]) -> Envelope[Any]:
    CLAIMS.hit(str(request.auth.pk))
    attempt = free_assessments.claim(user=request.auth, token=body.token)
    return ok({"sesi_uuid": attempt.uuid})


@router.post(_PATH + "/start", response=Envelope[ExamTokenOut])
def start(request: HttpRequest, slug: str, uuid: UUID, body: Form[FreeStartIn]) -> Envelope[Any]:
    blueprint = free_assessment(slug, uuid)
    captcha.verify(body.captcha, request)
    STARTS.hit(client_address(request))
    ALL_STARTS.hit()
    attempt, token = free_assessments.start(blueprint=blueprint)
    return ok({"token": token, **times(attempt)})


add_paper_calls(router, _PATH, GuestBearer(FREE_ASSESSMENT))


@router.post(_PATH + "/end", response=Envelope[QuizEndedOut], auth=_afterwards)
def end(request: ExamRequest, slug: str, uuid: UUID) -> Envelope[Any]:
    attempt = attempts.end(attempt_id=attempt_at(request, slug, uuid).pk)
    return ok(ended_out(attempt), FREE_ASSESSMENT.ended)


@router.get(_PATH + "/result", response=Envelope[ResultOut], auth=_afterwards)
def result(request: ExamRequest, slug: str, uuid: UUID) -> Envelope[Any]:
    return ok(summary(attempt_at(request, slug, uuid)))
