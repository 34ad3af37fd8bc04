"""Query expressions that more than one app writes."""

from typing import Any

from django.db.models import Count, IntegerField, QuerySet, Subquery
from django.db.models.functions import Coalesce


def count_of(rows: QuerySet[Any, Any], group: str) -> Coalesce:
    """How many `rows` an outer row has: `rows` refers to it by OuterRef through the column `group`."""
    counted = rows.order_by().values(group).annotate(n=Count("pk")).values("n")
    return Coalesce(Subquery(counted, output_field=IntegerField()), 0)
