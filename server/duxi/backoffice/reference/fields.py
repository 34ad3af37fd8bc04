"""Field types and filters shared by reference data."""

from datetime import datetime
from typing import Annotated

from django.db.models import Q
from pydantic import Field, StringConstraints

from duxi.core.forms import OneLine
from duxi.core.lists import Filter
from duxi.core.schema import Schema

Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200), OneLine]
Short = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)]
Prose = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4_000)]
Version = Annotated[int, Field(ge=1, lt=2**31)]


class ManagedOut(Schema):
    """Common fields of editable records."""

    id: int
    updated_at: datetime
    deleted_at: datetime | None
    version: int


class ManagedIn(Schema):
    """The version that was read, required by every write."""

    version: Version = 1


def by_code_or_name(text: str) -> Q:
    """A filter: rows whose code or name contains the text."""
    return Q(code__icontains=text) | Q(name__icontains=text)


COMMON_FILTERS = {
    "q": Filter("name", condition=by_code_or_name),
    "id": Filter("pk", int),
    "code": Filter("code"),
    "name": Filter("name"),
}
COMMON_SORTS = {name: name for name in ("id", "code", "name", "updated_at")}
