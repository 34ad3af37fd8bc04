"""The detail of a product's kind, and the rows below it, on the product's page of the Django admin."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Model
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
from unfold.admin import StackedInline, TabularInline
from unfold.overrides import FORMFIELD_OVERRIDES_INLINE

from duxi.catalog.forms import FormField, FormLines
from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product, ProductImage
from duxi.core.admin import LINES, NamedFields
from duxi.core.errors import Message

Inline = type[StackedInline] | type[TabularInline]


def _inlines_of(kind: ProductKind) -> list[Inline]:
    """The kind's detail and its lines."""
    title = format_lazy(_("Rincian: {kind}"), kind=kind.label)
    options = {
        "model": kind.model,
        "can_delete": False,
        "hide_title": True,
        "verbose_name": title,
        "verbose_name_plural": title,
        "labels": _labels(kind.form),
        "formfield_overrides": FORMFIELD_OVERRIDES_INLINE | LINES,
    }
    detail: Inline = type(f"{kind.model.__name__}Inline", (NamedFields, StackedInline), options)
    names: dict[type[Model], dict[str, Any]] = {lines.model: _names_of(lines) for lines in kind.lines}
    tables: list[type[Model]] = [*kind.parts, ProductImage]
    return [detail, *(_lines_of(model, names.get(model, {})) for model in tables)]


def _names_of(lines: FormLines) -> dict[str, Any]:
    return {"verbose_name": lines.label, "verbose_name_plural": lines.label, "labels": _labels(lines.fields)}


def _labels(fields: Iterable[FormField]) -> dict[str, Message]:
    return {field.name: field.label for field in fields}


def _lines_of(model: type[Model], names: dict[str, Any]) -> Inline:
    first = next(field.name for field in model._meta.fields if field.related_model is Product)
    options = {"model": model, "extra": 0, "fk_name": first, "show_change_link": True, "hide_title": True}
    return type(f"{model.__name__}Inline", (NamedFields, TabularInline), options | names)


INLINES = {kind.slug: _inlines_of(kind) for kind in KINDS}
