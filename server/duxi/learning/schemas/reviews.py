"""Wire schemas of reviews."""

from datetime import datetime
from typing import Annotated

from django.core.files.storage import default_storage
from pydantic import Field

from duxi.core.forms import Id, YesNo
from duxi.core.schema import Schema
from duxi.learning.models import Review, ReviewStatus
from duxi.learning.review_texts import ReviewText

Rating = Annotated[int, Field(ge=1, le=5)]


class ReviewIn(Schema):
    item_id: Id
    rating: Rating
    text: ReviewText


class ReviewedProduct(Schema):
    item_id: int
    kind: str
    slug: str
    title: str


class ReviewOut(Schema):
    """A published review; `author` is a first name and an initial, or 'Peserta'."""

    review_id: int
    author: str
    rating: int
    text: str
    created_at: datetime
    answer: str | None
    answered_at: datetime | None
    product: ReviewedProduct
    photos: list[str]
    helped: int


class ReviewVoteIn(Schema):
    is_helped: YesNo


class ReviewHelpedOut(Schema):
    helped: int


class ReviewPhotosOut(Schema):
    photos: list[str]


class ReviewSummary(Schema):
    """`average` has one decimal, null without reviews; `by_rating` is the number of reviews by stars, 1 to
    5.
    """

    average: float | None
    count: int
    by_rating: dict[str, int]


class OwnReview(Schema):
    """The user's own review in any status."""

    review_id: int
    rating: int
    text: str
    status: ReviewStatus
    created_at: datetime
    answer: str | None
    answered_at: datetime | None
    photos: list[str]

    @classmethod
    def of(cls, review: Review) -> "OwnReview":
        return cls(
            review_id=review.pk,
            rating=review.rating,
            text=review.text,
            status=ReviewStatus(review.status),
            created_at=review.created_at,
            answer=review.answer or None,
            answered_at=review.answered_at,
            photos=[default_storage.url(photo.image) for photo in review.photos.all()],
        )


class MyReview(Schema):
    """Whether a user may review a product, and their review if there is one."""

    may_review: bool
    review: OwnReview | None
