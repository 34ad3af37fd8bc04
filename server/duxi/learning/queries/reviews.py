"""Reads of reviews; `review_of` returns a user's own."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import (
    Case,
    Count,
    Expression,
    F,
    Func,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    TextField,
    Value,
    When,
)
from django.db.models.functions import Coalesce, Concat, JSONObject, Left, NullIf, Trim

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.queries import rating_average
from duxi.catalog.titles import product_title
from duxi.core.clock import now
from duxi.core.expressions import count_of, media_url
from duxi.core.lists import Filter, ListSpec
from duxi.entitlements.models import EntitlementStatus
from duxi.entitlements.queries import owned_by
from duxi.learning.models import Review, ReviewPhoto, ReviewStatus, ReviewVote

NOBODY = "Peserta"
"""Replaces the name of an erased author."""

REVIEWS = ListSpec(
    filters={
        "item_id": Filter("product", int),
        "product_id": Filter("product", int),
        "kind": Filter("product__kind"),
        "rating": Filter("rating", int),
    },
    sorts={"created_at": "created_at", "rating": "rating"},
    default_sort="created_at|desc",
    page_size=10,
)
_STARS = range(1, 6)


def published_reviews() -> QuerySet[Review]:
    """Published reviews of published products."""
    return Review.objects.filter(
        status=ReviewStatus.PUBLISHED,
        product__is_published=True,
        product__kind__in=[kind.slug for kind in KINDS],
    )


def review_rows(reviews: QuerySet[Review]) -> QuerySet[Any, Any]:
    """Reviews in the shape of `ReviewOut`.

    `values` comes first, because names on the wire may equal names of model fields.
    """
    about = {name: F(f"product__{name}") for name in ("kind", "slug")} | {"title": product_title("product__")}
    words: QuerySet[Any, Any] = reviews.values("rating", "text", "created_at", "answered_at")
    rows: QuerySet[Any, Any] = words.annotate(
        review_id=F("pk"),
        author=_short_name("author__fullname"),
        answer=NullIf(F("answer"), Value(""), output_field=TextField()),
        product=JSONObject(item_id=F("product_id"), **about),
        photos=ArraySubquery(
            ReviewPhoto.objects.filter(review=OuterRef("pk")).values(url=media_url("image"))
        ),
        helped=count_of(ReviewVote.objects.filter(review=OuterRef("pk")), "review"),
    )
    return rows


def summary_of(item: Expression) -> QuerySet[Any, Any]:
    """The average, number and distribution of a published product's reviews: one row or none."""
    counted = Review.objects.filter(product=OuterRef("pk"), status=ReviewStatus.PUBLISHED)
    stars = JSONObject(**{str(n): Count("pk", filter=Q(rating=n)) for n in _STARS})
    spread = Subquery(counted.order_by().values("product").annotate(json=stars).values("json"))
    nothing = JSONObject(**{str(n): Value(0) for n in _STARS})
    rows: QuerySet[Any, Any] = Product.objects.filter(pk=item, is_published=True).values(
        average=rating_average(), count=F("rating_count"), by_rating=Coalesce(spread, nothing)
    )
    return rows


def _short_name(column: str) -> Case:
    """The first name and the initial of the last: 'Ani W.'; a single name stays unchanged."""
    name = Trim(F(column))
    first = Func(name, Value(" "), Value(1), function="SPLIT_PART", output_field=TextField())
    last = Func(name, Value(" "), Value(-1), function="SPLIT_PART", output_field=TextField())
    both = Concat(first, Value(" "), Left(last, 1), Value("."), output_field=TextField())
    return Case(
        When(Q(author=None) | Q(author__is_active=False), then=Value(NOBODY)),
        When(**{f"{column}__contains": " "}, then=both),
        default=name,
        output_field=TextField(),
    )


def has_taken(user: User, product: Product) -> bool:
    """Whether a user completed the product, or holds a seat in one that has begun (assessments excepted)."""
    has_begun = product.starts_at is None or product.starts_at <= now()
    taken = Q(status=EntitlementStatus.COMPLETED)
    if has_begun:
        taken |= Q(assessment_access=None)
    return owned_by(user).filter(taken, product=product).exists()


def review_of(user: User, product: Product) -> Review | None:
    """A user's review of a product."""
    return Review.objects.filter(author=user, product=product).first()
