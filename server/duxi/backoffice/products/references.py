"""Reference data of products: categories, themes, cities, instructors, subjects of trainings."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Picture, Position, Slug, VersionedIn, with_slug, words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.products.timezones import ZoneName
from duxi.backoffice.sidebar import Line
from duxi.catalog.kinds import KindSlugIn
from duxi.catalog.models import Category, Instructor, Location, Product, Tag
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.offerings.kinds.training import TrainingDetail, TrainingSubject

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=100)]
Long = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=200)]
Prose = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4_000)]
Topic = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


class ProductReferenceRow(Schema):
    id: int
    slug: str
    product_count: int
    updated_at: datetime
    version: int


class ProductCategoryOut(ProductReferenceRow):
    kind: str
    name: str
    position: int


class ProductCategoryIn(VersionedIn):
    kind: KindSlugIn
    name: Name
    slug: Slug = ""
    position: Position = 0


class TagOut(ProductReferenceRow):
    name: str


class TagIn(VersionedIn):
    name: Name
    slug: Slug = ""


class CityOut(ProductReferenceRow):
    name: str
    province: str
    address: str
    time_zone: str


class CityIn(VersionedIn):
    name: Name
    slug: Slug = ""
    province: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    time_zone: ZoneName = "Asia/Jakarta"


class InstructorOut(ProductReferenceRow):
    name: str
    title: str
    bio: str
    photo: str


class InstructorIn(VersionedIn):
    name: Long
    slug: Slug = ""
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
    bio: Prose = ""
    photo: Picture = ""


class TrainingSubjectOut(ProductReferenceRow):
    code: str
    title: str
    summary: str
    description: str
    syllabus: list[str]


class TrainingSubjectIn(VersionedIn):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20)]
    title: Long
    slug: Slug = ""
    summary: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    description: Prose = ""
    syllabus: Annotated[list[Topic], Field(max_length=60)] = Field(default_factory=list)


def _counted(relation: str) -> Any:
    """The number of products that refer to the outer row."""
    return count_of(Product.objects.filter(**{relation: OuterRef("pk")}), relation)


def _categories(user: User) -> QuerySet[Category]:
    return Category.objects.annotate(product_count=_counted("category"))


def _tags(user: User) -> QuerySet[Tag]:
    through = Product.tags.through.objects.filter(tag=OuterRef("pk"))
    return Tag.objects.annotate(product_count=count_of(through, "tag"))


def _cities(user: User) -> QuerySet[Location]:
    return Location.objects.annotate(product_count=_counted("location"))


def _instructors(user: User) -> QuerySet[Instructor]:
    through = Product.instructors.through.objects.filter(instructor=OuterRef("pk"))
    return Instructor.objects.annotate(product_count=count_of(through, "instructor"))


def _subjects(user: User) -> QuerySet[TrainingSubject]:
    classes = TrainingDetail.objects.filter(subject=OuterRef("pk"))
    return TrainingSubject.objects.annotate(product_count=count_of(classes, "subject"))


def _named(values: dict[str, Any]) -> dict[str, Any]:
    return with_slug(values, "name")


def _titled(values: dict[str, Any]) -> dict[str, Any]:
    return with_slug(values)


_COUNT = {"product_count": _("Produk")}


def _listing(name: str, *further: str, **filters: Filter) -> ListSpec:
    shared = {
        "q": Filter(name, condition=words_in(name, *further)),
        "id": Filter("pk", int),
        name: Filter(name),
    }
    sorts = {one: one for one in ("id", name, *further, "product_count", "updated_at")}
    return ListSpec(filters={**shared, **filters}, sorts=sorts, default_sort=f"{name}|asc", page_size=25)


declare(
    Resource(
        name="categories",
        model=Category,
        out=ProductCategoryOut,
        body=ProductCategoryIn,
        rows=_categories,
        groups=("Staff", "Editor"),
        line=Line("catalogue", pgettext_lazy("menu", "Kategori"), "grid", 20),
        key="slug",
        frozen=("kind",),
        prepare=_named,
        titles=_COUNT,
        listing=_listing("name", "kind", kind=Filter("kind")),
    )
)
declare(
    Resource(
        name="tags",
        model=Tag,
        out=TagOut,
        body=TagIn,
        rows=_tags,
        groups=("Staff", "Editor"),
        line=Line("catalogue", _("Tema"), "link", 30),
        key="slug",
        prepare=_named,
        titles=_COUNT,
        listing=_listing("name"),
    )
)
declare(
    Resource(
        name="locations",
        model=Location,
        out=CityOut,
        body=CityIn,
        rows=_cities,
        groups=("Staff", "Editor"),
        line=Line("catalogue", _("Kota"), "agency", 40),
        key="slug",
        prepare=_named,
        titles=_COUNT,
        can_import=True,
        listing=_listing("name", "province", province=Filter("province")),
    )
)
declare(
    Resource(
        name="instructors",
        model=Instructor,
        out=InstructorOut,
        body=InstructorIn,
        rows=_instructors,
        groups=("Staff", "Editor"),
        line=Line("catalogue", _("Pengajar"), "person", 50),
        key="slug",
        prepare=_named,
        titles=_COUNT,
        can_import=True,
        listing=_listing("name", "title"),
    )
)
declare(
    Resource(
        name="training-subjects",
        model=TrainingSubject,
        out=TrainingSubjectOut,
        body=TrainingSubjectIn,
        rows=_subjects,
        groups=("Staff", "Editor"),
        line=Line("catalogue", _("Subjek pelatihan"), "materi", 60),
        prepare=_titled,
        titles=_COUNT,
        can_import=False,
        listing=_listing("title", "code", code=Filter("code")),
    )
)
