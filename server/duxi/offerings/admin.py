"""Products in the Django admin: the spine with the detail of whichever kind it is."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from unfold.admin import StackedInline, TabularInline

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.core.admin import TransferAdmin
from duxi.learning.models import CourseContent, CourseSection

Inline = type[StackedInline] | type[TabularInline]


def _inlines_of(kind: ProductKind) -> list[Inline]:
    """The kind's detail and, below it, the lines that point at the product."""
    detail: Inline = type(
        f"{kind.model.__name__}Inline", (StackedInline,), {"model": kind.model, "can_delete": False}
    )
    return [detail, *map(_lines_of, kind.parts)]


def _lines_of(model: type[Model]) -> Inline:
    first = next(field.name for field in model._meta.fields if field.related_model is Product)
    options = {"model": model, "extra": 0, "fk_name": first, "show_change_link": True}
    return type(f"{model.__name__}Inline", (TabularInline,), options)


INLINES = {kind.slug: _inlines_of(kind) for kind in KINDS}


@admin.register(Product)
class ProductAdmin(TransferAdmin):
    """Everything on sale."""

    list_display = ("title", "kind", "price", "quota", "sold", "is_published", "created_at")
    list_filter = ("kind", "is_published")
    search_fields = ("title", "slug")
    autocomplete_fields = ("competency_units",)
    readonly_fields = ("sold", "created_at")
    prepopulated_fields = {"slug": ("title",)}

    def get_inlines(self, request: HttpRequest, obj: Any = None) -> list[Inline]:
        return INLINES[obj.kind] if obj else []


class ContentInline(TabularInline):
    model = CourseContent
    extra = 0


@admin.register(CourseSection)
class CourseSectionAdmin(TransferAdmin):
    """A section of an e-learning package with its contents."""

    list_display = ("title", "package", "position")
    list_select_related = ("package",)
    search_fields = ("title", "package__title")
    autocomplete_fields = ("package",)
    inlines = (ContentInline,)
