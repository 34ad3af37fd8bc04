"""Searching payment cases by the words that the list shows, in the reader's language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import and_, or_
from typing import Any

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db.models import Func, JSONField, Q, QuerySet, TextField, Value
from django.db.models.functions import Cast
from django.utils.translation import get_language

from duxi.commerce.models import CaseKind, MoneyCase
from duxi.commerce.orders.findings import SENTENCES, TRANSLATED_PARAMETERS, Found
from duxi.core.money import rupiah

_MONEY = re.compile(r"[\d.,]*\d[\d.,]*")
_SAME_EVERYWHERE: Mapping[str, str | int] = {
    "amount": 0,
    "reported": 0,
    "expected": 0,
    "row": "",
    "stored": "",
    "counted": "",
    "title": "",
}
"""Parameters that every language shows alike."""


def with_words(cases: QuerySet[MoneyCase]) -> QuerySet[MoneyCase]:
    """Cases with what `find_case` refers to: the values that are translated, and those that are not."""
    values = Func(_without(TRANSLATED_PARAMETERS), template="jsonb_path_query_array(%(expressions)s, '$.*')")
    values.output_field = JSONField()
    return cases.alias(translated=_without(_SAME_EVERYWHERE), same_everywhere=Cast(values, TextField()))


def _without(names: Iterable[str]) -> Func:
    """The parameters of a case without those of these names."""
    removed = Value(list(names), output_field=ArrayField(TextField()))
    found = Func("params", removed, template="(%(expressions)s)", arg_joiner=" - ")
    found.output_field = JSONField()
    return found


def find_case(text: Any) -> Q:
    """Cases in which every word occurs: order number, buyer, kind, finding or closing note."""
    found = list(_shapes()) if _is_translated() else []
    return reduce(and_, (_has(word, found) for word in str(text).split()), Q())


def _has(word: str, shapes: list[tuple[str, Q]]) -> Q:
    kinds = [kind for kind in CaseKind if word.casefold() in str(kind.label).casefold()]
    stored = Q(order_number__icontains=word) | Q(order__buyer__fullname__icontains=word)
    stored |= Q(note__icontains=word) | Q(kind__in=kinds)
    if not _is_translated():
        return stored | Q(text__icontains=word)
    stored |= Q(code="", text__icontains=word) | Q(same_everywhere__icontains=_plain(word))
    return reduce(or_, (shape for translated, shape in shapes if word.casefold() in translated), stored)


def _is_translated() -> bool:
    return get_language() != settings.LANGUAGE_CODE


def _shapes() -> Iterator[tuple[str, Q]]:
    """The different findings without names and numbers: the sentence, and which cases have it."""
    stored = (
        MoneyCase.objects.filter(code__in=SENTENCES)
        .annotate(translated=_without(_SAME_EVERYWHERE))
        .order_by()
    )
    for code, translated in stored.values_list("code", "translated").distinct():
        sentence = Found(code, {**_SAME_EVERYWHERE, **translated}).text().replace(rupiah(0), "Rp")
        yield sentence.casefold(), Q(code=code, translated=translated)


def _plain(word: str) -> str:
    """A number as it is stored, without the separators of thousands."""
    return re.sub("[.,]", "", word) if _MONEY.fullmatch(word) else word
