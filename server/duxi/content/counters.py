"""Checks the counters of helpful votes against the votes."""

from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.content.models import Faq, FaqVote
from duxi.core.counters import COUNTERS, Counter, count_of_rows


def _votes(is_helped: bool) -> QuerySet[Any]:
    return Faq.objects.annotate(counted=count_of_rows(FaqVote.objects.filter(is_helped=is_helped), "faq"))


COUNTERS.register(
    Counter(name="votes-yes", label=_("Suara membantu"), column="yes", rows=lambda: _votes(True))
)
COUNTERS.register(
    Counter(name="votes-no", label=_("Suara tidak membantu"), column="no", rows=lambda: _votes(False))
)
