"""Photos of reviews, and helpful votes."""

from collections.abc import Sequence
from typing import BinaryIO, cast

from django.core.files.storage import default_storage
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, NotFound
from duxi.core.pictures.reading import read_picture
from duxi.core.pictures.storing import LIMITS, store_picture
from duxi.core.throttle import Limit
from duxi.learning.actions.reviews import withdraw_for_editing
from duxi.learning.models import Review, ReviewPhoto, ReviewVote
from duxi.learning.queries.reviews import published_reviews

MOST_PHOTOS = 3
UPLOADS = Limit("review-photos", times=10, seconds=3600)
VOTES = Limit("review-votes", times=120, seconds=3600)


class TooManyPhotos(Invalid):
    """More photos than allowed."""

    message = _("Paling banyak 3 foto untuk satu ulasan.")


class OwnReviewVote(Forbidden):
    """Users cannot vote for their own review."""

    message = _("Anda tidak dapat menandai ulasan sendiri.")


def set_photos(*, author: User, product: Product, files: "Sequence[UploadedFile[bytes]]") -> list[str]:
    """Replace the photos of the user's own review, which returns to moderation; returns their URLs.

    Raises `TooManyPhotos`, `NotFound` without a review, or what `read_picture` raises.
    """
    if len(files) > MOST_PHOTOS:
        raise TooManyPhotos(errors={"files": [str(TooManyPhotos.message)]})
    UPLOADS.hit(str(author.pk))
    if not Review.objects.filter(author=author, product=product).exists():
        raise NotFound
    paths = [store_picture(read_picture(cast("BinaryIO", file.file), LIMITS)) for file in files]
    with transaction.atomic():
        review = withdraw_for_editing(author=author, product=product, moment=now())
        ReviewPhoto.objects.filter(review=review).delete()
        ReviewPhoto.objects.bulk_create(
            ReviewPhoto(review=review, image=path, position=n) for n, path in enumerate(paths)
        )
    return [default_storage.url(path) for path in paths]


def vote(*, voter: User, review_id: int, is_helped: bool) -> int:
    """Set or withdraw a helpful vote for a published review; returns the number of votes.

    Raises `NotFound` or `OwnReviewVote`.
    """
    VOTES.hit(str(voter.pk))
    review = published_reviews().filter(pk=review_id).first()
    if review is None:
        raise NotFound
    if review.author_id == voter.pk:
        raise OwnReviewVote
    if is_helped:
        ReviewVote.objects.bulk_create([ReviewVote(review=review, voter=voter)], ignore_conflicts=True)
    else:
        ReviewVote.objects.filter(review=review, voter=voter).delete()
    return ReviewVote.objects.filter(review=review).count()
