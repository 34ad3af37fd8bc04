"""The profile of an instructor, with the products that they teach now."""

from typing import Any

from django.db.models import F, FloatField, Q, QuerySet, Sum
from django.db.models.functions import Cast, NullIf, Round
from pydantic import Field

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Instructor, Product
from duxi.catalog.schemas import InstructorOut
from duxi.catalog.topics import instructor_texts
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.expressions import media_url
from duxi.offerings.cards import ANY_CARD, Pick, mixed_cards

MOST_CARDS = 6


class InstructorProfile(InstructorOut):
    """`products`: the next date of dated products, then those without dates; `products_total` counts all.

    The rating is over all products that the instructor ever taught.
    """

    rating_average: float | None
    rating_count: int
    products: list[ANY_CARD] = Field(default_factory=list)
    products_total: int


def instructor_profile(slug: str) -> InstructorProfile:
    """Three statements; raises `NotFound` if the instructor teaches nothing public."""
    person = _people().filter(slug=slug).first()
    if person is None:
        raise NotFound
    picks = _picks(person.pop("pk"))
    return InstructorProfile(**person, products=mixed_cards(picks[:MOST_CARDS]), products_total=len(picks))


def _people() -> QuerySet[Any, Any]:
    shown = Q(products__is_published=True, products__kind__in=[kind.slug for kind in KINDS])
    people = Instructor.objects.filter(shown).values("pk", "slug", "name")
    count = Sum("products__rating_count")
    average = Round(
        Cast(Sum("products__rating_sum"), FloatField()) / NullIf(Cast(count, FloatField()), 0.0), 1
    )
    rows: QuerySet[Any, Any] = people.annotate(
        **instructor_texts(), photo_url=media_url("photo"), rating_count=count, rating_average=average
    )
    return rows


def _picks(instructor: int) -> list[Pick]:
    """One date of each: further ones of the same title are on its page."""
    is_to_come = Q(starts_at=None) | Q(starts_at__gte=now())
    taught = Product.objects.filter(is_to_come, instructors=instructor, is_published=True)
    soonest_first = taught.order_by(F("starts_at").asc(nulls_last=True), "pk")
    first: dict[tuple[str, str], Pick] = {}
    for pk, kind, title in soonest_first.values_list("pk", "kind", "title"):
        first.setdefault((kind, title), (pk, kind))
    return list(first.values())
