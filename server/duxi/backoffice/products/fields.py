"""Form fields, derived from the kinds' declarations and models."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Field, Model
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField, FormLines
from duxi.catalog.kinds import ProductKind
from duxi.catalog.models import Category, Instructor, Location, Product, ProductImage, Tag
from duxi.core.pictures.fields import PictureField
from duxi.exams.models import Blueprint
from duxi.offerings.kinds.training import TrainingSubject
from duxi.reference.models import CompetencyUnit, JobRole

POSITION = "position"
"""The column that orders lines of a product."""

FieldType = Literal[
    "text",
    "prose",
    "number",
    "money",
    "boolean",
    "choice",
    "dateTime",
    "time",
    "lines",
    "picture",
    "reference",
    "references",
]
REFERENCES: dict[type[Model], str] = {
    Category: "categories",
    Location: "locations",
    Tag: "tags",
    Instructor: "instructors",
    TrainingSubject: "training-subjects",
    Blueprint: "blueprints",
    CompetencyUnit: "units",
    JobRole: "job-roles",
    Product: "products",
}
"""The resource that a relation's options come from."""

_TYPES: tuple[tuple[type[Any], FieldType], ...] = (
    (PictureField, "picture"),
    (ArrayField, "lines"),
    (models.ManyToManyField, "references"),
    (models.ForeignKey, "reference"),
    (models.TextField, "prose"),
    (models.BooleanField, "boolean"),
    (models.DateTimeField, "dateTime"),
    (models.TimeField, "time"),
    (models.IntegerField, "number"),
)
GALLERY = FormLines(
    ProductImage,
    "gallery",
    _("Galeri"),
    (FormField("image", _("Gambar")), FormField("alt", _("Keterangan gambar"))),
    "identity",
)


@dataclass(frozen=True)
class BoundField:
    """A form field with its model column or relation."""

    declared: FormField
    column: "Field[Any, Any]"

    @property
    def name(self) -> str:
        return self.declared.name

    @property
    def type(self) -> FieldType:
        """The type of the form field."""
        if self.declared.is_money:
            return "money"
        if self.column.choices:
            return "choice"
        return next((name for cls, name in _TYPES if isinstance(self.column, cls)), "text")

    @property
    def is_required(self) -> bool:
        if self.declared.is_required is not None:
            return self.declared.is_required
        return not (self.column.blank or self.column.null or self.column.has_default())

    @property
    def reference(self) -> str:
        """The resource of a relation's options; empty for other fields."""
        related: Any = self.column.related_model
        return REFERENCES.get(related, "") if related else ""

    @property
    def blank(self) -> Any:
        """The value that means 'left empty'."""
        if self.type in ("lines", "references"):
            return []
        if self.column.has_default():
            return self.column.get_default()
        return None if self.column.null or self.type in ("number", "reference", "time") else ""


def base_fields(kind: ProductKind) -> Iterator[BoundField]:
    """The fields of the base product."""
    return (_bound(field, Product) for field in kind.base_form)


def detail_fields(kind: ProductKind) -> Iterator[BoundField]:
    """The fields of the kind's own table."""
    return (_bound(field, kind.model) for field in kind.form)


def fields_of(kind: ProductKind) -> list[BoundField]:
    """All fields, the base product's first."""
    return [*base_fields(kind), *detail_fields(kind)]


def lines_of(kind: ProductKind) -> tuple[FormLines, ...]:
    """The child tables (lines) of a kind."""
    return (GALLERY, *kind.lines)


def line_fields(lines: FormLines) -> list[BoundField]:
    """The fields of one line."""
    return [_bound(field, lines.model) for field in lines.fields]


def has_position(lines: FormLines) -> bool:
    """Whether the order of the lines is stored."""
    return any(field.name == POSITION for field in lines.model._meta.concrete_fields)


def product_link(lines: FormLines) -> str:
    """The foreign key of a line to its product."""
    return next(field.name for field in lines.model._meta.fields if field.related_model is Product)


def _bound(field: FormField, model: type[Model]) -> BoundField:
    column: Any = model._meta.get_field(field.name)
    return BoundField(field, column)
