"""`/trainings`: a user's trainings, their subjects, and feedback."""

from django.db.models import Count
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
from duxi.offerings.kinds.training import KIND, TrainingSubject
from duxi.offerings.owned import OwnedItem, learning_of
from duxi.offerings.owned_pages import trainings_page

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
    mine = learning_of(request.auth).filter(product__kind=KIND.slug).values("product")
    found = TrainingSubject.objects.filter(classes__product__in=mine).order_by("title")
    counted = found.annotate(count=Count("classes")).values_list("pk", "title", "count")
    return ok([MySubject(trnmat_id=pk, trnmat_name=name, class_count=n) for pk, name, n in counted])


@router.get("/{int:regcourse_id}/feedback", response=Envelope[TrainingFeedbackOut])
def show_feedback(request: LearnerRequest, regcourse_id: int) -> Envelope[TrainingFeedbackOut]:
    return ok(feedback_of(seat_for(request.auth, regcourse_id)))


@router.post("/{int:regcourse_id}/feedback", response=MessageOut)
def give_feedback(request: LearnerRequest, regcourse_id: int) -> MessageOut:
    seat = seat_for(request.auth, regcourse_id)
    submit_feedback(seat, answers_in(request.POST, "answers"))
    return message_only(_("Terima kasih atas umpan balik Anda."))
