"""Reviews: moderated, published, hidden, answered."""

from datetime import datetime
from typing import Annotated, Literal

from django.db.models import F, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.envelope import CappedRows, Envelope, MessageOut, capped, message_only, ok
from duxi.core.errors import NotFound, Stale
from duxi.core.lists import DayFilter, Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.learning.actions import reviews
from duxi.learning.models import RejectionReason, Review, ReviewStatus

router = Router(tags=["reviews"])
VIEW, CHANGE = "learning.view_review", "learning.change_review"
SIDEBAR.register(Line("content", gettext_lazy("Ulasan"), "review", 60, "reviews", "/reviews"))
WATCHED.register(Watched(Review, ("status", "rejected_for", "answer"), staff_only=True))


class ReviewOut(Schema):
    id: int
    product_title: str
    author_name: str | None
    rating: int
    text: str
    status: ReviewStatus
    rejected_for: RejectionReason | Literal[""]
    answer: str
    created_at: datetime
    moderated_at: datetime | None


class ReviewRejectionIn(Schema):
    """The reason is optional."""

    reason: RejectionReason | Literal[""] = ""


class AnswerIn(Schema):
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)]


REVIEWS = ListSpec(
    filters={
        "q": Filter("text", condition=words_in("text", "product__title")),
        "id": Filter("pk", int),
        "status": Filter("status"),
        "rating": Filter("rating", int),
        "created_at": DayFilter("created_at"),
    },
    sorts={name: name for name in ("id", "created_at", "rating", "status")},
    default_sort="created_at|asc",
    page_size=25,
)


def review_rows() -> QuerySet[Review]:
    return Review.objects.annotate(product_title=F("product__title"), author_name=F("author__fullname"))


def _found(pk: int) -> Review:
    review = review_rows().filter(pk=pk).first()
    if review is None:
        raise NotFound
    return review


@router.get("/reviews", response=Envelope[CappedRows[ReviewOut]], auth=StaffBearer(VIEW))
def list_reviews(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[ReviewOut]]:
    whole, page = select(review_rows(), params, REVIEWS)
    return ok(capped(ReviewOut, page, **total_of(whole, params)))


@router.get("/reviews/{int:pk}", response=Envelope[ReviewOut], auth=StaffBearer(VIEW))
def show_review(request: LearnerRequest, pk: int) -> Envelope[ReviewOut]:
    return ok(ReviewOut.model_validate(_found(pk)))


@router.post("/reviews/{int:pk}/publish", response=MessageOut, auth=StaffBearer(CHANGE))
def publish_review(request: LearnerRequest, pk: int) -> MessageOut:
    if not reviews.publish(review=_found(pk), moderator=request.auth):
        raise Stale
    return message_only(_("Ulasan ditampilkan."))


@router.post("/reviews/{int:pk}/reject", response=MessageOut, auth=StaffBearer(CHANGE))
def reject_review(request: LearnerRequest, pk: int, body: ReviewRejectionIn) -> MessageOut:
    if not reviews.reject(review=_found(pk), moderator=request.auth, reason=body.reason):
        raise Stale
    return message_only(_("Ulasan ditolak."))


@router.post("/reviews/{int:pk}/reopen", response=MessageOut, auth=StaffBearer(CHANGE))
def reopen_review(request: LearnerRequest, pk: int) -> MessageOut:
    if not reviews.reopen(review=_found(pk)):
        raise Stale
    return message_only(_("Ulasan kembali menunggu."))


@router.post("/reviews/{int:pk}/answer", response=MessageOut, auth=StaffBearer(CHANGE))
def answer_review(request: LearnerRequest, pk: int, body: AnswerIn) -> MessageOut:
    reviews.answer(review=_found(pk), text=body.text)
    return message_only(_("Jawaban disimpan."))
