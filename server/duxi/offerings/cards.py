"""Cards of products of several kinds in one list."""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from pydantic import create_model

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.queries import card_json, has_detail
from duxi.core.compiled import CompiledRows, any_param
from duxi.core.envelope import enveloped
from duxi.core.hot import remembered
from duxi.core.schema import Schema

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
    kinds = {kind for _pk, kind in picks if kind in KINDS}
    rows = _of_kinds(tuple(sorted(kinds))).all(ids=[pk for pk, _kind in picks]) if kinds else []
    found = {row["card"]["item_id"]: row["card"] for row in rows}
    return [found[pk] for pk, _kind in picks if pk in found]


@remembered
def _of_kinds(slugs: Sequence[str]) -> CompiledRows:
    """The cards of products of these kinds, by their ids."""
    first, *others = (_of_kind(slug) for slug in slugs)
    return CompiledRows(lambda: first.union(*others, all=True))


def _of_kind(slug: str) -> Any:
    kind = KINDS[slug]
    products = Product.objects.filter(has_detail(kind), any_param("pk", "ids"), kind=slug)
    return products.values(card=card_json(kind))
