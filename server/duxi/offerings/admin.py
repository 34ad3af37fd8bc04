"""Products in the Django admin: the base product with its kind's detail."""

from collections.abc import Callable
from typing import Any, ClassVar

from django.contrib import admin
from django.core.exceptions import ValidationError
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from unfold.admin import TabularInline

from duxi.catalog.forms import BASE_FORM, GROUPS
from duxi.catalog.kinds import kind_choices
from duxi.catalog.models import Category, Instructor, Location, Product, Tag
from duxi.catalog.publishing import Incomplete, missing_of, refuse_incomplete
from duxi.core.admin import LinesResource, TransferAdmin
from duxi.learning.models import CourseContent, CourseSection
from duxi.offerings.admin_inlines import INLINES, Inline
from duxi.offerings.kinds.training import TrainingSubject


class ProductForm(ModelForm):
    """The form of a product, listing what is missing for publishing."""

    incomplete: ClassVar[Incomplete | None] = None

    def clean(self) -> dict[str, Any] | None:
        cleaned = super().clean()
        if self.incomplete:
            self.add_error("is_published", self.incomplete.sentence)
        return cleaned


class ProductResource(LinesResource):
    """An import publishes by the same rules as the form, and never changes the kind of an existing
    product.
    """

    def import_instance(self, instance: Product, row: dict[str, Any], **options: Any) -> None:
        kind = instance.kind
        super().import_instance(instance, row, **options)
        if instance.pk and instance.kind != kind:
            raise ValidationError({"kind": [_("Jenis produk tidak dapat diubah lagi.")]})

    def validate_instance(self, instance: Product, *args: Any, **options: Any) -> None:
        super().validate_instance(instance, *args, **options)  # type: ignore[no-untyped-call]
        try:
            refuse_incomplete(instance)
        except Incomplete as refusal:
            raise ValidationError({"is_published": [refusal.sentence]}) from refusal


# The sections of the back office's form, followed by the kind's detail and its inlines.
_CHAPTERS: tuple[Any, ...] = tuple(
    (title, {"fields": tuple(field.name for field in BASE_FORM if field.group == group)})
    for group, title in GROUPS.items()
    if group != "detail"
)
_STATE = ("kind", "is_published", "still_missing", "sold", "created_at")


@admin.register(Product)
class ProductAdmin(TransferAdmin):
    """All products. A new one is a draft; publishing is refused while something is missing."""

    form = ProductForm
    resource_base = ProductResource
    labels: ClassVar = {field.name: field.label for field in BASE_FORM}
    fieldsets = ((None, {"fields": _STATE}), *_CHAPTERS)

    list_display = ("title", "kind", "price", "quota", "sold", "is_published", "created_at")
    list_filter = ("kind", "is_published", "mode", "difficulty", "category")
    search_fields = ("title", "slug")
    autocomplete_fields = ("category", "location", "competency_units", "job_roles", "tags", "instructors")
    readonly_fields = ("sold", "created_at", "still_missing")
    prepopulated_fields = {"slug": ("title",)}

    def get_inlines(self, request: HttpRequest, obj: Any = None) -> list[Inline]:
        return INLINES.get(obj.kind, []) if obj else []

    def get_readonly_fields(self, request: HttpRequest, obj: Product | None = None) -> tuple[str, ...]:
        return (*self.readonly_fields, "kind") if obj else self.readonly_fields

    def formfield_for_choice_field(self, db_field: Any, request: HttpRequest, **options: Any) -> Any:
        """The kind has no default, because it cannot be changed later."""
        if db_field.name == "kind":
            options["choices"] = [("", _("Pilih jenis")), *kind_choices()]
        return super().formfield_for_choice_field(db_field, request, **options)

    @admin.display(description=_("belum lengkap"))
    def still_missing(self, product: Product) -> str:
        return ", ".join(missing_of(product)) if product.pk else ""

    def changeform_view(self, request: HttpRequest, *args: Any, **options: Any) -> HttpResponse:
        """A refused publication shows the form again as submitted, listing what is missing; nothing is
        saved.
        """
        page: Callable[..., HttpResponse] = super().changeform_view
        try:
            return page(request, *args, **options)
        except Incomplete as refusal:
            for name in request.FILES:
                for file in request.FILES.getlist(name):
                    file.seek(0)
            request.incomplete = refusal  # type: ignore[attr-defined]
            return page(request, *args, **options)

    def get_form(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        form: Any = super().get_form(request, *args, **options)
        form.incomplete = getattr(request, "incomplete", None)
        return form

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        refuse_incomplete(form.instance)


@admin.register(Category)
class CategoryAdmin(TransferAdmin):
    """The categories of every kind."""

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
    """Subjects of trainings."""

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
