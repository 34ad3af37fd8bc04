"""Field types and helpers shared by content."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any

from django.db.models import Q
from django.utils.text import slugify
from pydantic import Field, StringConstraints

from duxi.core.markup import as_html
from duxi.core.schema import Schema

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]
Slug = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)]
Body = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=50_000)]
Picture = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
Position = Annotated[int, Field(ge=0, le=32_000)]
Percent = Annotated[int, Field(ge=0, le=100)]


class VersionedIn(Schema):
    """The version that was read, required by every write."""

    version: Annotated[int, Field(ge=1, lt=2**31)] = 1


def words_in(*columns: str) -> Callable[[str], Q]:
    """A filter: rows that contain the words in one of these columns."""

    def condition(text: str) -> Q:
        return reduce(or_, (Q(**{f"{column}__icontains": text}) for column in columns))

    return condition


def with_slug(values: dict[str, Any], name: str = "title") -> dict[str, Any]:
    """The values with a slug derived from the title if none was given."""
    return {**values, "slug": values["slug"] or slugify(values[name])[:80]}


def written(values: dict[str, Any]) -> dict[str, Any]:
    """`with_slug` for a text in Markdown, plus its rendered HTML."""
    return {**with_slug(values), "body_html": as_html(values["body"])}
