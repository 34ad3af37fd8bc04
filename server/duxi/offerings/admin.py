"""Products in the Django admin: the spine with the detail of whichever kind it is."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from unfold.admin import StackedInline

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.core.admin import TransferAdmin


def _inline_of(kind: ProductKind) -> type[StackedInline]:
    return type(f"{kind.model.__name__}Inline", (StackedInline,), {"model": kind.model, "can_delete": False})


INLINES = {kind.slug: _inline_of(kind) for kind in KINDS}


@admin.register(Product)
class ProductAdmin(TransferAdmin):
    """Everything on sale."""

    list_display = ("title", "kind", "price", "quota", "sold", "is_published", "created_at")
    list_filter = ("kind", "is_published")
    search_fields = ("title", "slug")
    autocomplete_fields = ("competency_units",)
    readonly_fields = ("sold", "created_at")
    prepopulated_fields = {"slug": ("title",)}

    def get_inlines(self, request: HttpRequest, obj: Any = None) -> list[type[StackedInline]]:
        return [INLINES[obj.kind]] if obj else []
