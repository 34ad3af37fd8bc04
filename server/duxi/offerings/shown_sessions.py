"""Meetings of classes as their participants see them."""

from collections.abc import Iterable

from django.db.models import QuerySet

from duxi.content.lines import line
from duxi.learning.models import ClassSession


def sessions_of(products: Iterable[int]) -> QuerySet[ClassSession]:
    """The meetings of these products, with what `shown_title_of_session` needs."""
    return ClassSession.objects.filter(product__in=list(products)).annotate(shown_title=line("title"))


def shown_title_of_session(session: ClassSession) -> str:
    """The title of a meeting that `sessions_of` gave, in the language that is spoken."""
    return str(vars(session)["shown_title"])
