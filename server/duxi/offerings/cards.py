"""Cards of products of several kinds in one list."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import QuerySet
from ninja import Schema
from pydantic import create_model

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.queries import card_json, has_detail
from duxi.core.envelope import enveloped

Pick = tuple[int, str]
"""A product's id and the slug of its kind."""

_RECOMMENDED: Mapping[str, type[Schema]] = {
    kind.slug: create_model(f"Recommended{kind.card.__name__}", __base__=kind.card, reason=(str, ...))
    for kind in KINDS
}


ANY_CARD: Any = reduce(or_, [kind.card for kind in KINDS])
"""The card of a product of any kind."""


def _rows_of_any(name: str, shapes: Sequence[type[Schema]]) -> Any:
    """The `response=` of a list with rows of these types; its name stays the same when a kind is added."""
    any_card: Any = reduce(or_, shapes)
    return enveloped(create_model(name, __base__=Schema, rows=(list[any_card], ...), total=(int, ...)))


MIXED_ROWS = _rows_of_any("MixedRows", [kind.card for kind in KINDS])
RECOMMENDED_ROWS = _rows_of_any("RecommendedRows", list(_RECOMMENDED.values()))


def mixed_cards(picks: Sequence[Pick]) -> list[Schema]:
    """The cards in the given order, in one query for all kinds."""
    return [KINDS[row["kind"]].card(**row) for row in _rows(picks)]


def recommended_cards(picks: Sequence[Pick], reasons: Mapping[int, str]) -> list[Schema]:
    """The same, each with the reason for its recommendation."""
    return [_RECOMMENDED[row["kind"]](**row, reason=reasons[row["item_id"]]) for row in _rows(picks)]


def _rows(picks: Sequence[Pick]) -> list[dict[str, Any]]:
    by_kind: dict[str, list[int]] = defaultdict(list)
    for pk, kind in picks:
        if kind in KINDS:
            by_kind[kind].append(pk)
    parts = [_of_kind(kind, pks) for kind, pks in by_kind.items()]
    cards = parts[0].union(*parts[1:], all=True) if parts else ()
    found = {card["item_id"]: card for (card,) in cards}
    return [found[pk] for pk, _kind in picks if pk in found]


def _of_kind(slug: str, pks: Sequence[int]) -> QuerySet[Any, Any]:
    kind = KINDS[slug]
    return Product.objects.filter(has_detail(kind), pk__in=pks).values_list(card_json(kind))
