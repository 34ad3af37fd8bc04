"""Copies the chapters and the files of a product to another one."""

from datetime import timedelta
from uuid import uuid4

from duxi.catalog.models import Product
from duxi.core.copies import copy_of, moved
from duxi.files.storage import private_storage
from duxi.learning.models import CourseContent, CourseSection, Material


def copy_chapters(source: Product, target: Product, shift: timedelta) -> None:
    """Copy sections and contents; contents that wait for another one wait for its copy."""
    copies: dict[int, CourseContent] = {}
    for section in CourseSection.objects.filter(package=source).prefetch_related("contents"):
        place = copy_of(section, package=target)
        place.save()
        for content in section.contents.all():
            copies[content.pk] = _copy_content(content, place, shift)
    for copy in copies.values():
        if copy.opens_after_id:
            copy.opens_after = copies.get(copy.opens_after_id)
            CourseContent.objects.filter(pk=copy.pk).update(opens_after=copy.opens_after)


def _copy_content(content: CourseContent, section: CourseSection, shift: timedelta) -> CourseContent:
    copy = copy_of(content, section=section, opens_at=moved(content.opens_at, shift))
    copy.save()
    return copy


def copy_materials(source: Product, target: Product, shift: timedelta) -> None:
    """Copy the files too, as each material deletes its own."""
    for material in Material.objects.filter(product=source):
        copy = copy_of(
            material,
            product=target,
            path=_copy_file(material.path),
            opens_at=moved(material.opens_at, shift),
        )
        copy.save()


def _copy_file(path: str) -> str:
    folder, _slash, name = path.rpartition("/")
    extension = name.rpartition(".")[2]
    with private_storage().open(path) as file:
        return private_storage().save(f"{folder}/{uuid4().hex}.{extension}", file)
