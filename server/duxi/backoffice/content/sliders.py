"""Slides of the storefront."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Percent, Picture, Position, Slug, VersionedIn, with_slug
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.content.models import Slider, Tone
from duxi.core.forms import Moment
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema


class SliderOut(Schema):
    id: int
    title: str
    slug: str
    text: str
    image: str
    focus_x: int
    focus_y: int
    url: str
    cta: str
    tone: Tone
    position: int
    is_published: bool
    shown_from: datetime | None
    shown_until: datetime | None
    updated_at: datetime
    version: int


class SliderIn(VersionedIn):
    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100)]
    slug: Slug = ""
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]
    image: Picture = ""
    focus_x: Percent = 50
    focus_y: Percent = 50
    url: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
    cta: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=40)]
    tone: Tone = Tone.PRIMARY
    position: Position = 0
    is_published: bool = True
    shown_from: Moment | None = None
    shown_until: Moment | None = None


def _rows(user: User) -> QuerySet[Slider]:
    return Slider.objects.all()


def _with_slug(values: dict[str, Any]) -> dict[str, Any]:
    return with_slug(values)


SLIDERS = declare(
    Resource(
        name="sliders",
        model=Slider,
        out=SliderOut,
        body=SliderIn,
        rows=_rows,
        groups=("Staff", "Editor"),
        line=Line("content", _("Slide"), "slides", 20),
        key="slug",
        prepare=_with_slug,
        listing=ListSpec(
            filters={
                "q": Filter("title"),
                "id": Filter("pk", int),
                "is_published": Filter("is_published", bool),
            },
            sorts={name: name for name in ("id", "title", "position", "is_published", "updated_at")},
            default_sort="position|asc",
            page_size=25,
        ),
    )
)
