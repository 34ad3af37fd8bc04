"""A user's learning statistics: hours, units and levels by competency unit."""

from collections import Counter, defaultdict
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Sum

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.schema import Schema
from duxi.exams.models import AttemptStatus, UnitResult
from duxi.exams.policies import FREE_ASSESSMENT
from duxi.exams.queries.attempts import MEASURING
from duxi.exams.queries.results import results_of
from duxi.learning.models import ClassSession, CourseContent
from duxi.offerings.owned_pages import learning_seats
from duxi.reference.queries import unit_name

_HOURS_A_DAY = 8
_MOST_RESULTS = 50


class DimensionRow(Schema):
    """A competency unit with the hours spent on it, and the levels where it was measured."""

    uk_code: str
    uk_name: str
    hours: float
    level: int | None
    required_level: int | None


class MeasuredRow(Schema):
    """One finished assessment; of `is_free` ones the score is an estimate."""

    sesi_uuid: UUID
    title: str
    job_role: str
    is_free: bool
    score: float
    ended_at: datetime


class StatisticOut(Schema):
    """`hours` are those of the units together with `other_hours`, of products that develop no unit."""

    hours: float
    other_hours: float
    products: int
    units: int
    dimensions: list[DimensionRow]
    results: list[MeasuredRow]


def statistic_of(user: User) -> StatisticOut:
    """Hours of completed or past products, divided equally among the units that they develop."""
    seats = [seat for seat in learning_seats(user) if seat.completed_at or _is_over(seat.product)]
    products = {seat.product_id: seat.product for seat in seats}
    hours = _hours_of(products)
    names, spent, other = _shared_out(hours)
    levels = _levels_of(user)
    names |= {code: row[0] for code, row in levels.items()}
    rows = _rows(names, spent, levels)
    total = round(sum(row.hours for row in rows) + other, 1)
    return StatisticOut(
        hours=total,
        other_hours=other,
        products=len(products),
        units=len(rows),
        dimensions=rows,
        results=_results_of(user),
    )


def _results_of(user: User) -> list[MeasuredRow]:
    """The newest results, in the order in which they came to be."""
    newest = results_of(user, *MEASURING)[:_MOST_RESULTS]
    return [MeasuredRow(is_free=row.pop("policy") == FREE_ASSESSMENT.name, **row) for row in reversed(newest)]


def _shared_out(hours: dict[int, float]) -> tuple[dict[str, str], dict[str, float], float]:
    """The units of products with their names and hours, and the hours that are of none."""
    links = Product.competency_units.through.objects.filter(product__in=hours)
    found = list(links.values_list("product_id", "competencyunit__code", unit_name("competencyunit__")))
    units_of = Counter(product_id for product_id, _code, _name in found)
    spent = defaultdict[str, float](float)
    for product_id, code, _name in found:
        spent[code] += hours[product_id] / units_of[product_id]
    other = round(sum(spell for product_id, spell in hours.items() if product_id not in units_of), 1)
    return {code: name for _product_id, code, name in found}, spent, other


def _rows(
    names: dict[str, str], spent: dict[str, float], levels: dict[str, tuple[str, int, int]]
) -> list[DimensionRow]:
    return [
        DimensionRow(
            uk_code=code,
            uk_name=names[code],
            hours=round(spent.get(code, 0), 1),
            level=levels[code][1] if code in levels else None,
            required_level=levels[code][2] if code in levels else None,
        )
        for code in sorted(names)
    ]


def _is_over(product: Product) -> bool:
    return product.ends_at is not None and product.ends_at < now()


def _hours_of(products: dict[int, Product]) -> dict[int, float]:
    """By its meetings, else by its contents, else by its days."""
    found = {pk: _span(product) for pk, product in products.items()}
    contents = CourseContent.objects.filter(section__package__in=products)
    for pk, minutes in contents.values_list("section__package").annotate(sum=Sum("duration_minutes")):
        found[pk] = minutes / 60
    meetings = ClassSession.objects.filter(product__in=products).order_by()
    for pk, minutes in meetings.values_list("product").annotate(sum=Sum("duration_minutes")):
        found[pk] = minutes / 60
    return found


def _span(product: Product) -> float:
    if not product.starts_at or not product.ends_at:
        return 0
    span = product.ends_at - product.starts_at
    days = max(1, (product.ends_at.date() - product.starts_at.date()).days + 1)
    return min(span / timedelta(hours=1), days * _HOURS_A_DAY)


def _levels_of(user: User) -> dict[str, tuple[str, int, int]]:
    """The latest level of each unit that was measured against a required one."""
    results = UnitResult.objects.filter(
        attempt__participant=user, attempt__status=AttemptStatus.FINISHED, required_level__gt=0
    )
    latest = results.order_by("unit", "-attempt__ended_at", "-pk").distinct("unit")
    rows = latest.values_list("unit__code", unit_name("unit__"), "achieved_level", "required_level")
    return {code: (name, achieved, required) for code, name, achieved, required in rows}
