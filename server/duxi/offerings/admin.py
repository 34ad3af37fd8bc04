"""Products in the Django admin: the spine with the detail of whichever kind it is."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from unfold.admin import StackedInline, TabularInline
from unfold.overrides import FORMFIELD_OVERRIDES_INLINE

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Category, Instructor, Location, Product, ProductImage, Tag
from duxi.core.admin import LINES, TransferAdmin
from duxi.learning.models import CourseContent, CourseSection
from duxi.offerings.kinds.training import TrainingSubject

Inline = type[StackedInline] | type[TabularInline]


def _inlines_of(kind: ProductKind) -> list[Inline]:
    """The kind's detail and, below it, the lines that point at the product."""
    options = {
        "model": kind.model,
        "can_delete": False,
        "hide_title": True,
        "verbose_name_plural": kind.label,
        "formfield_overrides": FORMFIELD_OVERRIDES_INLINE | LINES,
    }
    detail: Inline = type(f"{kind.model.__name__}Inline", (StackedInline,), options)
    tables: list[type[Model]] = [*kind.parts, ProductImage]
    return [detail, *map(_lines_of, tables)]


def _lines_of(model: type[Model]) -> Inline:
    first = next(field.name for field in model._meta.fields if field.related_model is Product)
    options = {"model": model, "extra": 0, "fk_name": first, "show_change_link": True, "hide_title": True}
    return type(f"{model.__name__}Inline", (TabularInline,), options)


INLINES = {kind.slug: _inlines_of(kind) for kind in KINDS}


@admin.register(Product)
class ProductAdmin(TransferAdmin):
    """Everything on sale."""

    list_display = ("title", "kind", "price", "quota", "sold", "is_published", "created_at")
    list_filter = ("kind", "is_published", "mode", "difficulty", "category")
    search_fields = ("title", "slug")
    autocomplete_fields = ("category", "location", "competency_units", "job_roles", "tags", "instructors")
    readonly_fields = ("sold", "created_at")
    prepopulated_fields = {"slug": ("title",)}

    def get_inlines(self, request: HttpRequest, obj: Any = None) -> list[Inline]:
        return INLINES[obj.kind] if obj else []


@admin.register(Category)
class CategoryAdmin(TransferAdmin):
    """The shelves of every kind."""

    list_display = ("name", "kind", "slug", "position")
    list_filter = ("kind",)
    search_fields = ("name", "slug")
    prepopulated_fields = {"slug": ("name",)}


@admin.register(Tag)
class TagAdmin(TransferAdmin):
    """Themes that products share."""

    list_display = ("name", "slug")
    search_fields = ("name", "slug")
    prepopulated_fields = {"slug": ("name",)}


@admin.register(Location)
class LocationAdmin(TransferAdmin):
    """Cities where classes meet."""

    list_display = ("name", "province", "time_zone")
    list_filter = ("province",)
    search_fields = ("name", "province")
    prepopulated_fields = {"slug": ("name",)}


@admin.register(Instructor)
class InstructorAdmin(TransferAdmin):
    """Who teaches."""

    list_display = ("name", "title")
    search_fields = ("name", "title")
    prepopulated_fields = {"slug": ("name",)}


@admin.register(TrainingSubject)
class TrainingSubjectAdmin(TransferAdmin):
    """What is taught in trainings."""

    list_display = ("code", "title")
    search_fields = ("code", "title")
    prepopulated_fields = {"slug": ("title",)}


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
