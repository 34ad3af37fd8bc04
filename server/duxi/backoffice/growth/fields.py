"""Field types and request bodies of points and the affiliate programme."""

from decimal import Decimal
from typing import Annotated

from pydantic import Field, StringConstraints

from duxi.core.schema import Schema

Points = Annotated[int, Field(ge=0, le=10_000_000)]
Percent = Annotated[Decimal, Field(ge=0, le=100, max_digits=5, decimal_places=2)]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=5, max_length=500)]
ShortReason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=5, max_length=200)]


class CancellationIn(Schema):
    """The reason that the user reads."""

    note: Annotated[str, StringConstraints(strip_whitespace=True, min_length=5, max_length=300)]


class OptionalNoteIn(Schema):
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


class DecisionIn(Schema):
    """The reason for a rejection, return or suspension."""

    note: Reason
