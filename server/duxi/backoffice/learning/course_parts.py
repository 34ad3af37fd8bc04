"""Chapters and contents of e-learning courses."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from django.db.models import Count, F, Max, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Title, VersionedIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.groups import AUTHORS
from duxi.backoffice.learning.schemas import VideoOut
from duxi.catalog.models import Product
from duxi.core.errors import Invalid
from duxi.core.forms import Id, Moment
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.learning.models import ContentType, CourseContent, CourseSection
from duxi.learning.queries.courses import KIND

WRITERS = ("Staff", AUTHORS)
Text = Annotated[str, StringConstraints(strip_whitespace=True, max_length=100_000)]
Minutes = Annotated[int, Field(ge=1, le=6_000)]
Days = Annotated[int, Field(ge=0, le=3_650)]


class CourseSectionRow(Schema):
    id: int
    package_id: int
    title: str
    position: int
    content_count: int
    updated_at: datetime
    version: int


class CourseSectionIn(VersionedIn):
    """A new chapter is appended."""

    package_id: Id
    title: Title


class CourseContentRow(Schema):
    """`learner_count`: how many learners completed it."""

    id: int
    uuid: UUID
    section_id: int
    title: str
    type: ContentType
    text: str
    duration_minutes: int
    position: int
    is_preview: bool
    is_skippable: bool
    opens_at: datetime | None
    opens_after_days: int | None
    opens_after_id: int | None
    video_id: int | None
    video: VideoOut | None
    learner_count: int
    updated_at: datetime
    version: int


class CourseContentIn(VersionedIn):
    """A new content is appended to its chapter; a quiz or an exam takes the title of its exam."""

    section_id: Id
    title: Title
    type: ContentType
    text: Text = ""
    duration_minutes: Minutes
    is_preview: bool = False
    is_skippable: bool = True
    opens_at: Moment | None = None
    opens_after_days: Days | None = None
    opens_after_id: Id | None = None
    video_id: Id | None = None


def _sections(user: User) -> QuerySet[CourseSection]:
    return CourseSection.objects.filter(package__kind=KIND).annotate(content_count=Count("contents"))


def contents(user: User) -> QuerySet[CourseContent]:
    """Contents with their video and numbers of completions."""
    rows = CourseContent.objects.filter(section__package__kind=KIND).select_related("video")
    counted = rows.annotate(learner_count=Count("completions"), package_id=F("section__package"))
    return counted.order_by("position", "pk")


def _of_a_course(values: dict[str, Any]) -> dict[str, Any]:
    if not Product.objects.filter(pk=values["package_id"], kind=KIND).exists():
        raise Invalid(errors={"package_id": [str(_("Pilih kursus yang ada."))]})
    return values


def _append_section(section: CourseSection) -> None:
    last = CourseSection.objects.filter(package=section.package_id).aggregate(n=Max("position"))["n"]
    section.position = (last or 0) + 1


def _append_content(content: CourseContent) -> None:
    last = CourseContent.objects.filter(section=content.section_id).aggregate(n=Max("position"))["n"]
    content.position = (last or 0) + 1


SECTIONS = declare(
    Resource(
        name="course-sections",
        model=CourseSection,
        out=CourseSectionRow,
        body=CourseSectionIn,
        rows=_sections,
        groups=WRITERS,
        key="id",
        place=lambda section: ("courses", section.package_id),
        frozen=("package_id",),
        titles={"content_count": _("Materi")},
        prepare=_of_a_course,
        before_create=_append_section,
        listing=ListSpec(
            filters={
                "q": Filter("title"),
                "id": Filter("pk", int),
                "package_id": Filter("package_id", int),
            },
            sorts={name: name for name in ("id", "title", "position", "updated_at")},
            default_sort="position|asc",
            page_size=50,
        ),
    )
)
CONTENTS = declare(
    Resource(
        name="course-contents",
        model=CourseContent,
        out=CourseContentRow,
        body=CourseContentIn,
        rows=contents,
        groups=WRITERS,
        key="id",
        place=lambda content: ("courses", content.section.package_id),
        frozen=("section_id",),
        titles={"learner_count": _("Diselesaikan")},
        before_create=_append_content,
        listing=ListSpec(
            filters={
                "q": Filter("title"),
                "id": Filter("pk", int),
                "section_id": Filter("section_id", int),
                "package_id": Filter("package_id", int),
                "type": Filter("type"),
            },
            sorts={name: name for name in ("id", "title", "position", "type", "updated_at")},
            default_sort="position|asc",
            page_size=50,
        ),
    )
)
