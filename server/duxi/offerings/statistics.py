"""What a user has learned: hours, units and levels by competency unit."""

from collections import defaultdict
from datetime import timedelta

from django.db.models import Sum
from ninja import Schema

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.exams.models import AttemptStatus, UnitResult
from duxi.learning.models import ClassSession, CourseContent
from duxi.offerings.owned import learning_of
from duxi.reference.queries import unit_name

_HOURS_A_DAY = 8


class DimensionRow(Schema):
    """A competency unit with the hours spent on it, and the levels where it was measured."""

    uk_code: str
    uk_name: str
    hours: float
    level: int | None
    required_level: int | None


class StatisticOut(Schema):
    hours: float
    products: int
    units: int
    dimensions: list[DimensionRow]


def statistic_of(user: User) -> StatisticOut:
    """Hours of what was completed or is over, shared out to the units that it develops."""
    seats = [seat for seat in learning_of(user) if seat.completed_at or _is_over(seat.product)]
    products = {seat.product_id: seat.product for seat in seats}
    hours = _hours_of(products)
    names, spent = {}, defaultdict[str, float](float)
    links = Product.competency_units.through.objects.filter(product__in=products)
    name_of_unit = unit_name("competencyunit__")
    for product_id, code, name in links.values_list("product_id", "competencyunit__code", name_of_unit):
        names[code] = name
        spent[code] += hours[product_id]
    levels = _levels_of(user)
    names |= {code: row[0] for code, row in levels.items()}
    rows = [
        DimensionRow(
            uk_code=code,
            uk_name=names[code],
            hours=round(spent[code], 1),
            level=levels[code][1] if code in levels else None,
            required_level=levels[code][2] if code in levels else None,
        )
        for code in sorted(names)
    ]
    total = round(sum(hours.values()), 1)
    return StatisticOut(hours=total, products=len(products), units=len(rows), dimensions=rows)


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
