"""Replacing the order of a course's chapters and contents."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import F

from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Stale
from duxi.learning.models import CourseContent, CourseSection


@dataclass(frozen=True)
class Chapter:
    """A section with the ids of its contents, in order."""

    id: int
    content_ids: tuple[int, ...]


def arrangement_of(course: Product) -> list[Chapter]:
    """The current chapters of a course."""
    sections = CourseSection.objects.filter(package=course).prefetch_related("contents")
    return [Chapter(one.pk, tuple(content.pk for content in one.contents.all())) for one in sections]


@transaction.atomic
def arrange(course: Product, *, seen: Sequence[Chapter], wanted: Sequence[Chapter]) -> None:
    """Arrange chapters and contents; raises `Stale` when another user changed the arrangement since it was
    read.
    """
    Product.objects.select_for_update(no_key=True).get(pk=course.pk)
    current = arrangement_of(course)
    if current != list(seen) or _ids(current) != _ids(wanted):
        raise Stale
    CourseSection.objects.bulk_update(
        [CourseSection(pk=one.id, position=place) for place, one in enumerate(wanted, start=1)], ["position"]
    )
    before = {pk: chapter.id for chapter in current for pk in chapter.content_ids}
    for chapter in wanted:
        _place(chapter, before)


def _ids(chapters: Sequence[Chapter]) -> tuple[set[int], list[int]]:
    contents = sorted(pk for chapter in chapters for pk in chapter.content_ids)
    return {chapter.id for chapter in chapters}, contents


def _place(chapter: Chapter, before: dict[int, int]) -> None:
    """A content moved from another chapter gets a new version, so that an older edit is refused."""
    for place, pk in enumerate(chapter.content_ids, start=1):
        moved = before[pk] != chapter.id
        CourseContent.objects.filter(pk=pk).exclude(section=chapter.id, position=place).update(
            section=chapter.id,
            position=place,
            version=F("version") + int(moved),
            updated_at=now(),
        )
