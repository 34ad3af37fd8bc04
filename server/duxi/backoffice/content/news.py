"""News."""

from datetime import datetime
from typing import Annotated

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import (
    Body,
    Percent,
    Picture,
    Slug,
    Title,
    VersionedIn,
    words_in,
    written,
)
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.content.models import News
from duxi.core.forms import Moment
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

Tag = Annotated[str, StringConstraints(strip_whitespace=True, to_lower=True, min_length=1, max_length=40)]


class NewsOut(Schema):
    id: int
    title: str
    slug: str
    summary: str
    body: str
    body_html: str
    image: str
    focus_x: int
    focus_y: int
    published_at: datetime
    is_published: bool
    tags: list[str]
    updated_at: datetime
    version: int


class NewsIn(VersionedIn):
    title: Title
    slug: Slug = ""
    summary: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]
    body: Body
    image: Picture = ""
    focus_x: Percent = 50
    focus_y: Percent = 50
    published_at: Moment
    is_published: bool = True
    tags: Annotated[list[Tag], Field(max_length=20)] = Field(default_factory=list)


def _rows(user: User) -> QuerySet[News]:
    return News.objects.all()


NEWS = declare(
    Resource(
        name="news",
        model=News,
        out=NewsOut,
        body=NewsIn,
        rows=_rows,
        groups=("Staff", "Editor"),
        line=Line("content", _("Berita"), "news", 10),
        key="slug",
        prepare=written,
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "summary")),
                "id": Filter("pk", int),
                "is_published": Filter("is_published", bool),
                "published_at": DayFilter("published_at"),
            },
            sorts={name: name for name in ("id", "title", "published_at", "is_published", "updated_at")},
            default_sort="published_at|desc",
            page_size=25,
        ),
    )
)
