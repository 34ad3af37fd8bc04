"""`/trainings`: a user's trainings, their subjects, and feedback."""

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.forms import Id
from duxi.core.lists import MAX_PAGE, MAX_ROWS
from duxi.core.nested_forms import answers_in
from duxi.core.schema import Schema
from duxi.learning.feedback import TrainingFeedbackOut, feedback_of, seat_for, submit_feedback
from duxi.offerings.owned import OwnedItem
from duxi.offerings.owned_pages import trainings_page
from duxi.offerings.queries import subjects_of

router = Router(tags=["trainings"], auth=UserBearer())
PAGE_SIZE = 10


class MyTrainingParams(Schema):
    trnmat_id: Id | None = None
    page: int = Field(1, ge=1, le=MAX_PAGE)
    rows: int = Field(PAGE_SIZE, ge=1, le=MAX_ROWS)


class MySubject(Schema):
    """A subject of a user's trainings, to filter them by."""

    trnmat_id: int
    trnmat_name: str
    class_count: int


@router.get("/my-training", response=Envelope[Rows[OwnedItem]])
def my_training(request: LearnerRequest, params: Query[MyTrainingParams]) -> Envelope[Rows[OwnedItem]]:
    start = (params.page - 1) * params.rows
    return ok(trainings_page(request.auth, params.trnmat_id, start, params.rows))


@router.get("/available-subject", response=Envelope[list[MySubject]])
def available_subjects(request: LearnerRequest) -> Envelope[list[MySubject]]:
    found = subjects_of(request.auth)
    return ok([MySubject(trnmat_id=pk, trnmat_name=name, class_count=n) for pk, name, n in found])


@router.get("/{int:regcourse_id}/feedback", response=Envelope[TrainingFeedbackOut])
def show_feedback(request: LearnerRequest, regcourse_id: int) -> Envelope[TrainingFeedbackOut]:
    return ok(feedback_of(seat_for(request.auth, regcourse_id)))


@router.post("/{int:regcourse_id}/feedback", response=MessageOut)
def give_feedback(request: LearnerRequest, regcourse_id: int) -> MessageOut:
    seat = seat_for(request.auth, regcourse_id)
    submit_feedback(seat, answers_in(request.POST, "answers"))
    return message_only(_("Terima kasih atas umpan balik Anda."))
