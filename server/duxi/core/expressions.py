"""Query expressions used by more than one app."""

from typing import Any

from django.conf import settings
from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Case, Count, F, Func, IntegerField, QuerySet, Subquery, TextField, Value, When
from django.db.models.functions import Coalesce, Concat


def count_of(rows: QuerySet[Any, Any], group: str) -> Coalesce:
    """COUNT of `rows`, which refer to the outer row by OuterRef, through the column `group`."""
    counted = rows.order_by().values(group).annotate(n=Count("pk")).values("n")
    return Coalesce(Subquery(counted, output_field=IntegerField()), 0)


def count_up_to(most: int, rows: QuerySet[Any, Any]) -> Func:
    """The same count up to `most`; PostgreSQL stops there."""
    some = ArraySubquery(rows.order_by().values("pk")[:most])
    return Func(some, function="cardinality", output_field=IntegerField())


def media_url(column: str) -> Case:
    """The URL of an uploaded file; null where the column is empty."""
    url = Concat(Value(settings.MEDIA_URL), F(column), output_field=TextField())
    return Case(When(**{column: ""}, then=None), default=url)
