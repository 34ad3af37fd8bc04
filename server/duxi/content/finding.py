"""Text search over answers. The search package, which is above this one, registers its implementation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from django.contrib.postgres.fields import ArrayField
from django.db.models import BigIntegerField, F, Func, IntegerField, Q, QuerySet, Value

from duxi.content.models import Faq
from duxi.core.lists import ListParams, parse_rules
from duxi.core.registry import Registry

WORDS, NEAR = "faq_words", "faq_near"


@dataclass(frozen=True)
class Finder:
    """Finds answers by the words of a question: returns their primary keys, the best first."""

    field: str
    find: Callable[[str], Sequence[int]]


FINDERS: Registry[str, Finder] = Registry("answer finders", key=lambda finder: finder.field)


def asked_of(params: ListParams) -> tuple[Finder, str] | None:
    """The search function and the words of a list; None for a list without words."""
    for rule in parse_rules(params.filterRules):
        finder = FINDERS.get(rule.field)
        if finder is not None and isinstance(rule.value, str):
            return finder, rule.value
    return None


def ranked(faqs: QuerySet[Faq], found: Sequence[int]) -> QuerySet[Faq]:
    """Annotates `relevance`, the rank in the search result; null for others."""
    keys = Value(list(found), output_field=ArrayField(BigIntegerField()))
    place = Func(keys, F("pk"), function="array_position", output_field=IntegerField())
    return faqs.annotate(relevance=place)


def is_found(_words: str) -> Q:
    """Whether a row is among the search results; the words themselves have already been searched for."""
    return Q(relevance__isnull=False)
