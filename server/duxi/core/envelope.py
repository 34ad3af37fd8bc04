"""The envelope of every JSON response: `{"code", "message", "results"}`."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from duxi.core.errors import Message
from duxi.core.facets import FacetValue
from duxi.core.schema import Schema

T = TypeVar("T")
S = TypeVar("S", bound=Schema)


class Envelope(Schema, Generic[T]):
    """A successful response; `code` repeats the HTTP status, `message` may be shown to users."""

    code: int = 200
    message: str = ""
    results: T


class MessageOut(Envelope[None]):
    """A response with only a message."""

    results: None = None


class Refusal(Schema):
    """The response of a refused call; `errors` lists messages by field."""

    code: int
    message: str
    results: None = None
    errors: dict[str, list[str]] | None = None


class Rows(Schema, Generic[T]):
    """One page of a list and the total number of rows."""

    rows: list[T]
    total: int


class CappedRows(Rows[T], Generic[T]):
    """One page of a list that may be very long; `total` is a lower bound unless it is exact."""

    is_total_exact: bool = True


def capped(row: type[S], rows: Iterable[Any], *, total: int, is_total_exact: bool) -> CappedRows[S]:
    """A page of such a list; its rows are built from objects, mappings or the schema's own instances."""
    built = [row.model_validate(one) for one in rows]
    return CappedRows(rows=built, total=total, is_total_exact=is_total_exact)


class FacetedRows(Rows[T], Generic[T]):
    """One page with the counts of its filter values, when requested with `facets=1`."""

    facets: dict[str, list[FacetValue]] | None = None


class Data(Schema, Generic[T]):
    """One page of transactions or notifications, which call their rows `data`."""

    data: list[T]
    total: int


def enveloped(shape: type[Schema]) -> Any:
    """The `response=` of a call whose schema is chosen at run time."""
    return Envelope[shape]  # type: ignore[valid-type]


def enveloped_rows(shape: type[Schema]) -> Any:
    """The `response=` of one page of such a list."""
    return Envelope[Rows[shape]]  # type: ignore[valid-type]


def enveloped_capped_rows(shape: type[Schema]) -> Any:
    """The `response=` of one page of a list that is counted up to a limit."""
    return Envelope[CappedRows[shape]]  # type: ignore[valid-type]


def enveloped_faceted_rows(shape: type[Schema]) -> Any:
    """The `response=` of one page of a list with filter counts."""
    return Envelope[FacetedRows[shape]]  # type: ignore[valid-type]


def ok(results: T, message: Message = "") -> Envelope[T]:
    """Wrap a call's result in the envelope."""
    return Envelope[T].model_construct(code=200, message=str(message), results=results)


def message_only(message: Message) -> MessageOut:
    """A response with only a message."""
    return MessageOut(message=str(message))
