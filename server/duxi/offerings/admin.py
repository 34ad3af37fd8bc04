"""Products in the Django admin: the spine with the detail of whichever kind it is."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from unfold.admin import StackedInline, TabularInline

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.core.admin import TransferAdmin

Inline = type[StackedInline] | type[TabularInline]


def _inlines_of(kind: ProductKind) -> list[Inline]:
    """The kind's detail and, below it, the lines that point at the product."""
    detail: Inline = type(
        f"{kind.model.__name__}Inline", (StackedInline,), {"model": kind.model, "can_delete": False}
    )
    return [detail, *map(_lines_of, kind.parts)]


def _lines_of(model: type[Model]) -> Inline:
    return type(f"{model.__name__}Inline", (TabularInline,), {"model": model, "extra": 0})


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
