"""Meetings of classes as their participants see them."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db.models import QuerySet

from duxi.catalog.models import Product
from duxi.content.lines import line
from duxi.core.daily import daily
from duxi.learning.models import ClassSession

_UNSAID_DURATION = timedelta(hours=1)


def sessions_of(products: Iterable[int]) -> QuerySet[ClassSession]:
    """The meetings of these products, with what `shown_title_of_session` needs."""
    return ClassSession.objects.filter(product__in=list(products)).annotate(shown_title=line("title"))


def shown_title_of_session(session: ClassSession) -> str:
    """The title of a meeting that `sessions_of` gave, in the language that is spoken."""
    return str(vars(session)["shown_title"])


def days_of(product: Product) -> list[tuple[datetime, timedelta]]:
    """Each day of what has no meetings, with how long its part lasts; none without a date."""
    if product.starts_at is None:
        return []
    lasting, days = daily(product.starts_at, product.ends_at or product.starts_at + _UNSAID_DURATION)
    return [(product.starts_at + timedelta(days=day), lasting) for day in range(days)]
