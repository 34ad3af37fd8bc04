"""Categories, tags, instructors and places of products, in the active language."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import F, OuterRef, QuerySet
from django.db.models.functions import Coalesce, JSONObject

from duxi.catalog.models import Instructor, Location, Product, Tag
from duxi.content.translated import in_language
from duxi.core.expressions import count_of, media_url
from duxi.reference.models import JobRole
from duxi.reference.queries import role_name

CATEGORY_SUBJECT = "category"
TAG_SUBJECT = "tag"
INSTRUCTOR_SUBJECT = "instructor"


def category_name(path: str = "") -> F | Coalesce:
    """A category's name; `path` leads to the category and ends with `__`."""
    return in_language(f"{path}name", "title", CATEGORY_SUBJECT, f"{path}slug")


def tag_name(path: str = "") -> F | Coalesce:
    """A tag's name; `path` leads to the tag and ends with `__`."""
    return in_language(f"{path}name", "title", TAG_SUBJECT, f"{path}slug")


def instructor_texts() -> dict[str, F | Coalesce]:
    """An instructor's profession and biography."""
    columns = {"title": "title", "bio": "body"}
    return {name: in_language(name, source, INSTRUCTOR_SUBJECT) for name, source in columns.items()}


def instructors_of_product() -> ArraySubquery:
    """The instructors of the outer product, in the shape of `InstructorOut`."""
    shape = JSONObject(slug=F("slug"), name=F("name"), **instructor_texts(), photo_url=media_url("photo"))
    return ArraySubquery(
        Instructor.objects.filter(products=OuterRef("pk")).order_by("name").values(json=shape)
    )


def instructor_names_of_product() -> ArraySubquery:
    return ArraySubquery(Instructor.objects.filter(products=OuterRef("pk")).order_by("name").values("name"))


def tags_of_product() -> ArraySubquery:
    """The tags of the outer product, in the shape of `TagOut`."""
    tags = Tag.objects.filter(products=OuterRef("pk")).order_by("name")
    return ArraySubquery(tags.values(json=JSONObject(slug=F("slug"), name=tag_name())))


def roles_of_product() -> ArraySubquery:
    """The job roles that the outer product is for, in the shape of `ProductRoleOut`."""
    roles = JobRole.objects.filter(products=OuterRef("pk")).order_by("name")
    return ArraySubquery(roles.values(json=JSONObject(slug=F("slug"), name=role_name())))


def themes() -> QuerySet[Any, Any]:
    """Tags of published products, in the shape of `TagCount`."""
    carried = Product.tags.through.objects.filter(tag=OuterRef("pk"), product__is_published=True)
    tags: QuerySet[Any, Any] = Tag.objects.values("slug", product_count=count_of(carried, "tag"))
    rows: QuerySet[Any, Any] = tags.annotate(name=tag_name()).filter(product_count__gt=0)
    return rows


def places() -> QuerySet[Any, Any]:
    """Cities with classes, in the shape of `LocationOut`."""
    held = Product.objects.filter(location=OuterRef("pk"), is_published=True)
    rows: QuerySet[Any, Any] = Location.objects.values(
        "slug", "name", "province", product_count=count_of(held, "location")
    )
    return rows
