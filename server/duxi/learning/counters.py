"""Counters of ratings, checked against the published reviews."""

from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.counters import COUNTERS, Counter, count_of_rows, sum_of
from duxi.learning.models import Review, ReviewStatus


def _published() -> QuerySet[Review]:
    return Review.objects.filter(status=ReviewStatus.PUBLISHED)


def _sums() -> QuerySet[Any]:
    return Product.objects.annotate(counted=sum_of(_published(), "product", "rating"))


def _counts() -> QuerySet[Any]:
    return Product.objects.annotate(counted=count_of_rows(_published(), "product"))


COUNTERS.register(Counter(name="rating-sum", label=_("Jumlah bintang"), column="rating_sum", rows=_sums))
COUNTERS.register(Counter(name="rating-count", label=_("Jumlah ulasan"), column="rating_count", rows=_counts))
