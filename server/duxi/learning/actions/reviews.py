"""Writing, moderating and answering reviews.

A product's sums change in the transaction that changes a review's status, after one conditional update of the
review, so that concurrent moderators count it once.
"""

from datetime import datetime
from typing import Literal

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.learning.events import ReviewPublished, ReviewWithdrawn, review_published, review_withdrawn
from duxi.learning.models import RejectionReason, Review, ReviewStatus
from duxi.learning.queries.reviews import has_taken
from duxi.learning.review_texts import refuse_links
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import REVIEW_ANSWERED, REVIEW_PUBLISHED

_UNMODERATED = {"moderated_by": None, "moderated_at": None, "rejected_for": ""}
WRITTEN = Limit("reviews-written", times=10, seconds=3600)


class NotTaken(Forbidden):
    """Only participants may review."""

    message = _("Ulasan hanya dapat ditulis oleh peserta yang sudah mengikuti produk ini.")


class NotPublished(Rejected):
    """Only published reviews can be answered."""

    message = _("Hanya ulasan yang sudah tampil yang dapat dijawab.")


def write_review(*, author: User, product: Product, rating: int, text: str) -> Review:
    """Create or update the user's review; either way it is unpublished until moderated.

    Raises `NotTaken`, `NoLinks` or `TooMany`; then nothing changes.
    """
    if not has_taken(author, product):
        raise NotTaken
    refuse_links(text)
    WRITTEN.hit(str(author.pk))
    try:
        with transaction.atomic():
            return _write(author, product, rating, text)
    except IntegrityError:  # two tabs sent the first review concurrently
        with transaction.atomic():
            return _write(author, product, rating, text)


def _write(author: User, product: Product, rating: int, text: str) -> Review:
    words = {"rating": rating, "text": text, "status": ReviewStatus.PENDING, "created_at": now()}
    old = Review.objects.select_for_update().filter(author=author, product=product).first()
    if old is None:
        return Review.objects.create(author=author, product=product, **words)
    Review.objects.filter(pk=old.pk).update(**words, **_UNMODERATED)
    if old.status == ReviewStatus.PUBLISHED:
        _count(old.product_id, -old.rating, -1)
    old.refresh_from_db()
    return old


def withdraw_for_editing(*, author: User, product: Product, moment: datetime) -> Review:
    """A user's review, locked and returned to moderation; raises `NotFound` without one."""
    review = Review.objects.select_for_update().filter(author=author, product=product).first()
    if review is None:
        raise NotFound
    was_published = review.status == ReviewStatus.PUBLISHED
    fresh = {"status": ReviewStatus.PENDING, "created_at": moment}
    Review.objects.filter(pk=review.pk).update(**fresh, **_UNMODERATED)
    if was_published:
        _count(review.product_id, -review.rating, -1)
        review_withdrawn.announce(ReviewWithdrawn(review.pk))
    return review


def publish(*, review: Review, moderator: User) -> bool:
    """Publish and count a review as it was read; False if it is published already or was changed since."""
    with transaction.atomic():
        if not _moderate(review, moderator, ReviewStatus.PUBLISHED):
            return False
        _count(review.product_id, review.rating, 1)
        _notify(review, REVIEW_PUBLISHED.key)
        review_published.announce(ReviewPublished(review.pk))
        return True


def reject(*, review: Review, moderator: User, reason: RejectionReason | Literal[""] = "") -> bool:
    """Hide a review and stop counting it; False if it is hidden already or was changed since."""
    with transaction.atomic():
        before = review.status
        if not _moderate(review, moderator, ReviewStatus.REJECTED, reason):
            return False
        if before == ReviewStatus.PUBLISHED:
            _count(review.product_id, -review.rating, -1)
            review_withdrawn.announce(ReviewWithdrawn(review.pk))
        return True


def reopen(*, review: Review) -> bool:
    """Return a rejected review to moderation; False if it is not rejected."""
    rejected = Review.objects.filter(pk=review.pk, status=ReviewStatus.REJECTED, created_at=review.created_at)
    return rejected.update(status=ReviewStatus.PENDING, **_UNMODERATED) == 1


def _moderate(review: Review, moderator: User, status: ReviewStatus, reason: str = "") -> bool:
    """The conditional update: the row must still be what the moderator has read."""
    if review.status == status:
        return False
    read = Review.objects.filter(pk=review.pk, status=review.status, created_at=review.created_at)
    values = {"status": status, "moderated_by": moderator, "moderated_at": now(), "rejected_for": reason}
    return read.update(**values) == 1


def answer(*, review: Review, text: str) -> None:
    """Answer a published review as the provider; an empty text removes the answer.

    The author is notified of a new answer. Raises `NotPublished`.
    """
    with transaction.atomic():
        current = Review.objects.select_for_update().get(pk=review.pk)
        if current.status != ReviewStatus.PUBLISHED:
            raise NotPublished
        if current.answer == text:
            return
        moment: datetime | None = now() if text else None
        Review.objects.filter(pk=review.pk).update(answer=text, answered_at=moment)
        if text:
            _notify(current, REVIEW_ANSWERED.key)


def _count(product_id: int, rating: int, number: int) -> None:
    """Add to the product's sums; a review's row is always locked before its product's."""
    Product.objects.filter(pk=product_id).update(
        rating_sum=F("rating_sum") + rating, rating_count=F("rating_count") + number
    )


def _notify(review: Review, template: str) -> None:
    if review.author is None:
        return
    product = review.product
    params = {"title": product.title, "kind": product.kind, "slug": product.slug}
    notify(user=review.author, template=template, params=params)
