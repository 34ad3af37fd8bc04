"""Loads `fixtures/reviews.yaml`: reviews of products by invented participants."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from django.db.models import Count, Q, Sum
from django.db.models.functions import Coalesce, Now

from duxi.accounts.models import User
from duxi.catalog.demo import bought_at, count_as_sold
from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.models import Entitlement, EntitlementStatus, SourceKind
from duxi.entitlements.queries import live_seats_of, owns
from duxi.exams.models import Attempt, AttemptStatus
from duxi.learning.models import Review, ReviewStatus

_SEED = 1945
_FEWEST, _MOST = 3, 6
_PENDING_EVERY = 17
_ANSWERED_EVERY = 3
_DAYS = 240


@dataclass(frozen=True)
class Voices:
    """The reviewers and the available texts."""

    words: Mapping[str, Any]
    people: Sequence[User]
    moderator: User | None
    random: Random
    texts: set[str]
    """The texts of all reviews."""


def load_reviews(path: Path) -> None:
    """Add reviews to products without any, written by participants; then update the sums.

    Reviews of assessments come from users who finished one; other reviewers get a seat first.
    """
    words = read_yaml(path)
    people = User.objects.filter(email__endswith="@contoh.example", is_staff=False).order_by("pk")
    moderator = User.objects.filter(email="dewi@contoh.example").first()
    speakers = list(people.exclude(email__in=words["not_among"]))
    texts = set(Review.objects.values_list("text", flat=True))
    voices = Voices(words, speakers, moderator, Random(_SEED), texts)  # noqa: S311 - made-up opinions
    reviews = [one for product in _reviewable(voices) for one in _of(product, voices)]
    Review.objects.bulk_create(reviews, ignore_conflicts=True)
    _seat_silent(**voices.words["silent"])
    _add_up()


def _seat_silent(person: str, kind: str) -> None:
    product = Product.objects.filter(kind=kind, is_published=True).order_by("pk").first()
    taker = User.objects.filter(email=person).first()
    if product and taker and not owns(taker, product):
        _seat(product, taker)


def _reviewable(voices: Voices) -> Iterable[Product]:
    """Products that have begun, have no date or had an earlier one, and have no review yet."""
    has_begun = Q(starts_at=None) | Q(starts_at__lte=Now())
    fresh = Product.objects.filter(is_published=True, reviews=None)
    begun = fresh.filter(has_begun, kind__in=list(voices.words["openings"]))
    coming = fresh.filter(starts_at__gt=Now(), kind__in=list(voices.words["held_before"]))
    return [*begun.order_by("kind", "pk"), *coming.order_by("pk")]


def _of(product: Product, voices: Voices) -> list[Review]:
    authors = _takers(product, voices)
    words = voices.words["held_before" if _is_coming(product) else "openings"]
    openings = voices.random.sample(words[product.kind], len(authors))
    said: list[str] = []
    return [
        _review(product, author, opening, said, voices)
        for author, opening in zip(authors, openings, strict=True)
    ]


def _takers(product: Product, voices: Voices) -> list[User]:
    wanted = voices.random.randint(_FEWEST, _MOST)
    if product.kind in voices.words["by_sitting"]:
        sat = Attempt.objects.filter(access__entitlement__product=product, status=AttemptStatus.FINISHED)
        return list(User.objects.filter(pk__in=sat.values("participant")).order_by("pk")[:wanted])
    takers = voices.random.sample(voices.people, min(wanted, len(voices.people)))
    for taker in takers:
        if _is_coming(product):
            _earlier_seat(product, taker)
        else:
            _seat(product, taker)
    return takers


def _is_coming(product: Product) -> bool:
    return product.starts_at is not None and product.starts_at > now()


def _seat(product: Product, taker: User) -> None:
    """A granted seat, counted as sold like that of an order."""
    source = _source(product, taker)
    if not live_seats_of(source).exists():
        _grant(product, taker, source)
        count_as_sold(product)


def _earlier_seat(product: Product, taker: User) -> None:
    """A completed seat of an earlier date, which takes no seat of the coming one."""
    source = _source(product, taker)
    _grant(product, taker, source)
    seats = Entitlement.objects.filter(source_kind=source.kind, source_reference=source.reference)
    seats.update(status=EntitlementStatus.COMPLETED, completed_at=now() - timedelta(days=_DAYS))


def _source(product: Product, taker: User) -> Source:
    return Source(SourceKind.STAFF, f"demo:{product.pk}:{taker.pk}")


def _grant(product: Product, taker: User, source: Source) -> None:
    grant(
        product=product,
        quantity=1,
        source=source,
        bought_by=taker,
        granted_at=bought_at(product, days_ago=_DAYS),
        holders=[taker],
    )


def _review(product: Product, author: User, opening: str, said: list[str], voices: Voices) -> Review:
    random, words = voices.random, voices.words
    rating = random.choice(words["stars"])
    written = now() - timedelta(days=random.randint(1, _DAYS), minutes=random.randrange(1440))
    is_pending = random.randrange(_PENDING_EVERY) == 0
    is_answered = not is_pending and random.randrange(_ANSWERED_EVERY) == 0
    return Review(
        product=product,
        author=author,
        rating=rating,
        text=_text(opening, _closing(rating, said, voices), voices),
        created_at=written,
        answer=_answer(rating, said, voices) if is_answered else "",
        answered_at=written + timedelta(hours=30) if is_answered else None,
        **_judged(is_pending, written, voices.moderator),
    )


def _text(opening: str, closing: str, voices: Voices) -> str:
    """Opening and closing, with a sentence between them if another review has the same two."""
    texts = [f"{opening} {closing}"]
    texts += [f"{opening} {middle} {closing}" for middle in voices.words["middles"]]
    chosen = next(text for text in texts if text not in voices.texts)
    voices.texts.add(chosen)
    return chosen


def _closing(rating: int, said: list[str], voices: Voices) -> str:
    """A closing that no other review of the product has, as long as there are unused ones."""
    closings = voices.words["closings"][rating]
    chosen = voices.random.choice([one for one in closings if one not in said] or closings)
    said.append(chosen)
    return str(chosen)


def _answer(rating: int, said: list[str], voices: Voices) -> str:
    """One of the provider's answers for this number of stars, in turn within a product."""
    answers = voices.words["answers"][rating]
    return str(answers[len(said) % len(answers)])


def _judged(is_pending: bool, written: datetime, moderator: User | None) -> dict[str, Any]:
    if is_pending:
        return {"status": ReviewStatus.PENDING}
    at = written + timedelta(hours=5)
    return {"status": ReviewStatus.PUBLISHED, "moderated_by": moderator, "moderated_at": at}


def _add_up() -> None:
    """Update the sums of all products from their reviews."""
    shown = Q(reviews__status=ReviewStatus.PUBLISHED)
    added = Product.objects.annotate(
        stars=Coalesce(Sum("reviews__rating", filter=shown), 0), voices=Count("reviews", filter=shown)
    )
    for product in added.filter(voices__gt=0):
        Product.objects.filter(pk=product.pk).update(rating_sum=product.stars, rating_count=product.voices)
