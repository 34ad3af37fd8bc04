"""A user's certifications, with their exams and latest attempts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.catalog.titles import shown_title, titles_of_products
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.exams.models import Allowance, Attempt, Blueprint
from duxi.exams.policies import CERTIFICATION


def owned_certifications(user: User) -> QuerySet[Entitlement]:
    """The certifications that a user has a seat for."""
    return owned_by(user).filter(product__kind="certification").select_related("product")


@dataclass(frozen=True)
class _Sat:
    """The user's attempts of the exams of a page."""

    exams: Mapping[int, Blueprint]
    latest: Mapping[int, Attempt]
    used: Mapping[int, int]
    extra: Mapping[int, int]

    @classmethod
    def of(cls, user: User, product_ids: Sequence[int]) -> "_Sat":
        exams = _exams_of(product_ids)
        pks = [exam.pk for exam in exams.values()]
        own = list(Attempt.objects.filter(participant=user, blueprint__in=pks).order_by("created_at", "pk"))
        allowances = Allowance.objects.filter(participant=user, blueprint__in=pks)
        return cls(
            exams,
            {attempt.blueprint_id: attempt for attempt in own},
            Counter(attempt.blueprint_id for attempt in own),
            dict(allowances.values_list("blueprint", "extra_attempts")),
        )

    def left(self, exam: Blueprint) -> int | None:
        return exam.attempts_left(used=self.used.get(exam.pk, 0), extra=self.extra.get(exam.pk, 0))


def certification_rows(user: User, seats: Iterable[Entitlement]) -> list[dict[str, Any]]:
    """The status of each of these seats, in a fixed number of queries."""
    found = list(seats)
    sat = _Sat.of(user, [seat.product_id for seat in found])
    titles = titles_of_products(seat.product for seat in found)
    return [_row(seat, shown_title(seat.product, titles), sat) for seat in found]


def _exams_of(product_ids: Sequence[int]) -> dict[int, Blueprint]:
    """The first exam of each product."""
    exams = Blueprint.objects.filter(policy=CERTIFICATION.name, product__in=product_ids, is_active=True)
    in_order = exams.order_by("-position", "-pk")
    return {exam.product_id: exam for exam in in_order if exam.product_id is not None}


def _row(seat: Entitlement, title: str, sat: _Sat) -> dict[str, Any]:
    exam = sat.exams.get(seat.product_id)
    attempt = sat.latest.get(exam.pk) if exam else None
    return {
        "memcert_id": seat.pk,
        "item_id": seat.product_id,
        "slug": seat.product.slug,
        "title": title,
        "status": _status_of(attempt, has_exam=exam is not None),
        "exam_uuid": exam.uuid if exam else None,
        "certsesi_id": attempt.pk if attempt else None,
        "time_end": attempt.deadline_at if attempt else None,
        "ended_at": attempt.ended_at if attempt else None,
        "score": attempt.score if attempt else None,
        "attempts_left": sat.left(exam) if exam else 0,
        "duration_minutes": exam.duration_minutes if exam else None,
        "opens_at": exam.opens_at if exam else None,
        "closes_at": exam.closes_at if exam else None,
        "purchased_at": seat.granted_at,
    }


def _status_of(attempt: Attempt | None, has_exam: bool) -> str:
    """The status of a user's certification."""
    if attempt is None:
        return "ready" if has_exam else "unavailable"
    if attempt.ended_at is None:
        return "running"
    if attempt.passed is None:
        return "grading"
    return "passed" if attempt.passed else "failed"
