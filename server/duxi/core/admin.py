"""Base classes shared by all Django admin pages."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, cast

from django.contrib import admin
from django.contrib.admin import FieldListFilter
from django.contrib.admin.views.main import ChangeList
from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.forms import SimpleArrayField
from django.core.exceptions import ValidationError
from django.db.models import AutoField, Field, Model, QuerySet, UniqueConstraint
from django.forms import CharField
from django.http import HttpRequest
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from import_export.admin import ImportExportModelAdmin
from import_export.instance_loaders import BaseInstanceLoader
from import_export.resources import ModelResource, modelresource_factory
from unfold.admin import ModelAdmin
from unfold.contrib.import_export.forms import ExportForm, ImportForm
from unfold.widgets import UnfoldAdminTextareaWidget

from duxi.core.admin_columns import as_money, columns, field_names
from duxi.core.clock import now
from duxi.core.column_names import MONEY, name_of
from duxi.core.errors import Message
from duxi.core.models import EventDelivery


class LinesField(SimpleArrayField):
    """A list of sentences, one per line (sentences contain commas, so commas cannot separate them)."""

    def __init__(self, base_field: CharField, **options: Any) -> None:
        super().__init__(
            base_field, **{"help_text": _("Satu butir per baris."), **options, "delimiter": "\n"}
        )

    def to_python(self, value: Any) -> list[str]:
        text = "\n".join(line for line in value.splitlines() if line.strip()) if value else value
        return list(super().to_python(text))


LINES: dict[Any, dict[str, Any]] = {
    ArrayField: {"form_class": LinesField, "widget": UnfoldAdminTextareaWidget}
}
"""`formfield_overrides` for pages and inlines with lists of sentences."""


def natural_keys(model: type[Model]) -> Iterator[tuple[str, ...]]:
    """The field names of the model's own unique constraints, which identify a row besides its id."""
    for field in model._meta.concrete_fields:
        if field.unique and not field.primary_key:
            yield (field.name,)
    for constraint in model._meta.constraints:
        if isinstance(constraint, UniqueConstraint) and constraint.fields and constraint.condition is None:
            yield tuple(constraint.fields)


class LinesResource(ModelResource):
    """Imports and exports lists as lines and validates imported rows with the model's own rules.

    New rows get their id from the database; a row that names an id which does not exist is an error.
    """

    class Meta:
        clean_model_instances = True

    @classmethod
    def widget_kwargs_for_field(cls, field_name: str, django_field: "Field[Any, Any]") -> dict[str, Any]:
        if isinstance(django_field, ArrayField):
            return {"separator": "\n"}
        return dict(super().widget_kwargs_for_field(field_name, django_field))  # type: ignore[no-untyped-call]

    def get_instance(self, instance_loader: BaseInstanceLoader, row: dict[str, Any]) -> Model | None:
        """The existing row, by id or, where no id is given, by natural key.

        So the same workbook can be imported again and updates rows instead of reporting duplicates.
        """
        model: type[Model] = self._meta.model  # type: ignore[attr-defined]
        pk = str(model._meta.pk.name)
        if str(row.get(pk) or "").strip():
            found = super().get_instance(instance_loader, row)  # type: ignore[no-untyped-call]
            return cast("Model | None", found)
        keys = (self._looked_up(names, row) for names in natural_keys(model))
        key = next(filter(None, keys), None)
        there = model._base_manager.filter(**key).first() if key else None
        if there is not None and pk in row:
            row[pk] = there.pk  # or the empty cell would make it a new row
        return there

    def _looked_up(self, names: tuple[str, ...], row: dict[str, Any]) -> dict[str, Any]:
        """The values of a natural key in an imported row; empty unless all of its fields are present."""
        if not all(name in self.fields and row.get(self.fields[name].column_name) for name in names):
            return {}
        return {name: self.fields[name].clean(row) for name in names}

    def import_instance(self, instance: Model, row: dict[str, Any], **kwargs: Any) -> None:
        super().import_instance(instance, row, **kwargs)  # type: ignore[no-untyped-call]
        is_numbered = isinstance(instance._meta.pk, AutoField)
        if is_numbered and instance._state.adding and instance.pk is not None:
            sentence = _("Tidak ada baris dengan nomor ini. Kosongkan kolom ini untuk baris baru.")
            raise ValidationError({instance._meta.pk.name: [sentence]})


class NamedFields:
    """Labels fields from `labels`, the model, or the Indonesian defaults, and formats money, read-only fields
    included.
    """

    model: type[Model]
    labels: ClassVar[Mapping[str, Message]] = {}
    readonly_preprocess_fields: ClassVar = dict.fromkeys(MONEY, as_money)

    def get_form(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        return super().get_form(request, *args, **self._named(options))

    def get_formset(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        return super().get_formset(request, *args, **self._named(options))

    def formfield_for_dbfield(self, db_field: "Field[Any, Any]", request: HttpRequest, **options: Any) -> Any:
        options.setdefault("label", capfirst(name_of(db_field)))
        if db_field.name in MONEY:
            options["label"] = f"{options['label']} (Rp)"
        return super().formfield_for_dbfield(db_field, request, **options)

    def _named(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"labels": {**field_names(self.model), **self.labels}, **options}


class ReadableColumns(NamedFields):
    """Formats money and timestamps in list columns, under Indonesian headings."""

    list_editable: Any
    list_display: Any

    def get_list_display(self, request: HttpRequest) -> list[Any]:
        return columns(self.model, self.list_display, self.list_editable)

    def get_changelist_formset(self, request: HttpRequest, **options: Any) -> Any:
        """Inputs in the list have the names of their columns."""
        formset = super().get_changelist_formset(request, **options)
        for field in formset.form.base_fields.values():
            field.widget.attrs["aria-label"] = field.label
        return formset

    def get_changelist_instance(self, request: HttpRequest) -> ChangeList:
        """Filters get the same names as the columns."""
        changes: ChangeList = super().get_changelist_instance(request)
        for one in changes.filter_specs:
            if isinstance(one, FieldListFilter):
                one.title = name_of(one.field)
        return changes


class TransferAdmin(ReadableColumns, ModelAdmin, ImportExportModelAdmin):
    """An admin page with import (preview, errors by row) and export.

    A workbook may change only what the page's form may change; its other columns are read-only.
    """

    import_form_class = ImportForm
    export_form_class = ExportForm
    list_per_page = 50
    formfield_overrides: ClassVar = LINES

    resource_base: ClassVar[type[LinesResource]] = LinesResource

    def get_export_resource_classes(self, request: HttpRequest) -> list[type[ModelResource]]:
        return [modelresource_factory(self.model, resource_class=self.resource_base)]

    def get_import_resource_classes(self, request: HttpRequest) -> list[type[ModelResource]]:
        fields = [self.opts.pk.name, *self.get_form(request).base_fields]
        return [modelresource_factory(self.model, self.resource_base, meta_options={"fields": fields})]


class ReadOnlyAdmin(ReadableColumns, ModelAdmin):
    """A read-only page, for rows that only the product itself writes."""

    def has_add_permission(self, *args: Any) -> bool:
        return False

    def has_change_permission(self, *args: Any) -> bool:
        return False

    def has_delete_permission(self, *args: Any) -> bool:
        return False


@admin.register(EventDelivery)
class EventDeliveryAdmin(ReadOnlyAdmin):
    """Events and their deliveries to listeners; failed deliveries can be retried."""

    list_display = ("created_at", "event", "listener", "attempts", "due_at", "done_at", "error")
    list_filter = (("done_at", admin.EmptyFieldListFilter), ("due_at", admin.EmptyFieldListFilter), "event")
    search_fields = ("key", "listener", "error")
    fields = ("key", "event", "listener", "attempts", "error", "created_at", "due_at", "done_at")
    ordering = ("-created_at",)
    actions = ("deliver_again",)
    show_full_result_count = False

    @admin.action(description=_("Kirim lagi"))
    def deliver_again(self, request: HttpRequest, rows: QuerySet[EventDelivery]) -> None:
        """Make unfinished deliveries due now and reset their attempts."""
        count = rows.filter(done_at=None).update(due_at=now(), attempts=0)
        self.message_user(request, _("%(count)d dikirim lagi.") % {"count": count})
