"""`/reviews` and `/public/reviews`: reviews of products."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Query, Router, UploadedFile

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.queries import published_product
from duxi.core.compiled import param
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.forms import Id
from duxi.core.hot import TEXTS, ListStatement, answer, list_statement, one_statement, remembered
from duxi.core.lists import ListParams, select
from duxi.learning.actions.review_extras import set_photos, vote
from duxi.learning.actions.reviews import write_review
from duxi.learning.queries.reviews import (
    REVIEWS,
    has_taken,
    published_reviews,
    review_of,
    review_rows,
    summary_of,
)
from duxi.learning.schemas.reviews import (
    MyReview,
    OwnReview,
    ReviewHelpedOut,
    ReviewIn,
    ReviewOut,
    ReviewPhotosOut,
    ReviewSummary,
    ReviewVoteIn,
)

router = Router(tags=["reviews"], auth=UserBearer())
public_router = Router(tags=["reviews"])


@public_router.get("/reviews", response=Envelope[Rows[ReviewOut]])
def list_reviews(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_list_statement(params), request, TEXTS)


@public_router.get("/reviews/summary", response=Envelope[ReviewSummary])
def summarise_reviews(request: HttpRequest, item_id: Query[Id]) -> HttpResponse:
    return answer(_summary_statement(), request, TEXTS, value=item_id)


@router.get("/mine", response=Envelope[MyReview])
def show_own_review(request: LearnerRequest, item_id: Query[Id]) -> Envelope[MyReview]:
    product = published_product(item_id)
    own = review_of(request.auth, product)
    review = OwnReview.of(own) if own else None
    return ok(MyReview(may_review=has_taken(request.auth, product), review=review))


@router.post("", response=MessageOut)
def leave_review(request: LearnerRequest, body: Form[ReviewIn]) -> MessageOut:
    product = published_product(body.item_id)
    write_review(author=request.auth, product=product, rating=body.rating, text=body.text)
    return message_only(_("Terima kasih! Ulasan Anda tampil setelah diperiksa."))


@router.post("/photos", response=Envelope[ReviewPhotosOut])
def set_review_photos(
    request: LearnerRequest, item_id: Form[Id], files: File[list[UploadedFile]]
) -> Envelope[ReviewPhotosOut]:
    photos = set_photos(author=request.auth, product=published_product(item_id), files=files)
    return ok(ReviewPhotosOut(photos=photos), _("Foto tersimpan dan tampil setelah diperiksa."))


@router.post("/{review_id}/helped", response=Envelope[ReviewHelpedOut])
def mark_review_helped(
    request: LearnerRequest, review_id: int, body: Form[ReviewVoteIn]
) -> Envelope[ReviewHelpedOut]:
    helped = vote(voter=request.auth, review_id=review_id, is_helped=body.is_helped)
    return ok(ReviewHelpedOut(helped=helped))


@remembered
def _list_statement(params: ListParams) -> ListStatement:
    whole, page = select(published_reviews(), params, REVIEWS)
    return list_statement(whole, review_rows(page))


@remembered
def _summary_statement() -> str:
    return one_statement(summary_of(param("item")))
