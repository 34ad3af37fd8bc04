"""The shape of every JSON answer: `{"code", "message", "results"}`."""

from typing import Any, Generic, TypeVar

from ninja import Schema

from duxi.core.errors import Message
from duxi.core.facets import FacetValue

T = TypeVar("T")


class Envelope(Schema, Generic[T]):
    """One answer; `code` repeats the HTTP status, `message` may be shown as it is."""

    code: int = 200
    message: str = ""
    results: T


class MessageOut(Envelope[None]):
    """An answer that has only a sentence to say."""

    results: None = None


class Refusal(Schema):
    """The answer of every refused call; `errors` lists messages by field."""

    code: int
    message: str
    results: None = None
    errors: dict[str, list[str]] | None = None


class Rows(Schema, Generic[T]):
    """One page of a list and the size of the whole."""

    rows: list[T]
    total: int


class CappedRows(Rows[T], Generic[T]):
    """One page of a list that may be very long; `total` is the least that it has unless it is exact."""

    is_total_exact: bool = True


class FacetedRows(Rows[T], Generic[T]):
    """The same, with the counts of what else it can be filtered by, when asked with `facets=1`."""

    facets: dict[str, list[FacetValue]] | None = None


class Data(Schema, Generic[T]):
    """The same for transactions and notifications, which name their page `data`."""

    data: list[T]
    total: int


def enveloped(shape: type[Schema]) -> Any:
    """The `response=` of a call whose schema is chosen at run time: one of it."""
    return Envelope[shape]  # type: ignore[valid-type]


def enveloped_rows(shape: type[Schema]) -> Any:
    """The same for one page of a list."""
    return Envelope[Rows[shape]]  # type: ignore[valid-type]


def enveloped_capped_rows(shape: type[Schema]) -> Any:
    """The same for a list whose rows are counted only so far."""
    return Envelope[CappedRows[shape]]  # type: ignore[valid-type]


def enveloped_faceted_rows(shape: type[Schema]) -> Any:
    """The same for a list that counts the values of its filters."""
    return Envelope[FacetedRows[shape]]  # type: ignore[valid-type]


def ok(results: T, message: Message = "") -> Envelope[T]:
    """Wrap what a call gives."""
    return Envelope[T].model_construct(code=200, message=str(message), results=results)


def message_only(message: Message) -> MessageOut:
    """Answer with a sentence alone."""
    return MessageOut(message=str(message))
