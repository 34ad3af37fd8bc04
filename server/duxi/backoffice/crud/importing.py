"""The import of a resource by django-import-export; rows are matched by the resource's key."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from enum import Enum
from typing import Any

from django.core.exceptions import ValidationError
from django.db import DatabaseError
from django.utils.translation import gettext as _
from import_export.instance_loaders import CachedInstanceLoader, ModelInstanceLoader
from import_export.resources import ModelResource, modelresource_factory
from import_export.results import RowResult
from pydantic import ValidationError as SchemaError
from tablib.core import Dataset

from duxi.accounts.models import User
from duxi.backoffice.crud.declaration import Resource
from duxi.backoffice.crud.exporting import cell, title_of
from duxi.backoffice.crud.unique_values import UniqueValues
from duxi.core.bulk import update_rows
from duxi.core.clock import now
from duxi.core.dates import compact
from duxi.core.validation import field_errors
from duxi.files.imports import IMPORTS, ImportColumn, ImportKind, PlannedRow, Progress, Values
from duxi.files.tables import FORMULA

_YES = {"ya", "yes", "true", "1", "benar"}
_NO = {"tidak", "no", "false", "0", "salah"}
_BATCH = 1_000


def register_import(resource: Resource[Any]) -> None:
    """Register the import `list:<name>` of a resource for users who may add and change it."""
    IMPORTS.register(
        ImportKind(
            name=f"list:{resource.name}",
            title=resource.title,
            may=lambda user: user.has_perms([resource.permission("add"), resource.permission("change")]),
            columns=lambda: columns_of(resource),
            plan=_runner(resource, dry_run=True),
            apply=_runner(resource, dry_run=False),
        )
    )


def columns_of(resource: Resource[Any]) -> list[ImportColumn]:
    """The columns of an import file: those of a write."""
    fields = resource.body.model_fields
    return [
        ImportColumn(name, title_of(resource, name), field.is_required())
        for name, field in fields.items()
        if name != "version"
    ]


def _runner(
    resource: Resource[Any], *, dry_run: bool
) -> Callable[[User, Sequence[Values], Progress], list[PlannedRow]]:
    def run(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
        if not rows:
            return []
        names = _names_in(resource, rows)
        data = Dataset(*[[row.get(name, "") for name in names] for row in rows], headers=names)
        results = _import(resource, data, progress, dry_run=dry_run)
        return [_planned(resource, names, one, row) for one, row in zip(results, rows, strict=True)]

    return run


def _names_in(resource: Resource[Any], rows: Sequence[Values]) -> list[str]:
    """The columns that a file has, and the key's, which `prepare` may fill in."""
    given = {resource.key}.union(*rows)
    return [column.name for column in columns_of(resource) if column.name in given]


def _import(resource: Resource[Any], data: Dataset, progress: Progress, *, dry_run: bool) -> list[RowResult]:
    """Import the rows in batches of a thousand, and one by one where a batch is refused; reports each row."""
    done = 0

    def count(rows: int) -> None:
        nonlocal done
        done += rows
        progress(rows)

    importer = _importer(resource, data.headers, count, is_bulk=True)
    try:
        result = importer.import_data(data, dry_run=dry_run, use_transactions=True)
    except _BulkRefusedError:
        progress(-done)
        importer = _importer(resource, data.headers, progress, is_bulk=False)
        result = importer.import_data(data, dry_run=dry_run, use_transactions=True)
    # Errors of no row undo all rows.
    if result.base_errors:
        raise result.base_errors[0].error
    rows: list[RowResult] = result.rows
    return rows


class _BulkRefusedError(Exception):
    """The database refused a batch without saying which row."""


def _importer(
    resource: Resource[Any], names: list[str], progress: Progress, *, is_bulk: bool
) -> ModelResource:
    """django-import-export's resource for this model, which reports each row."""
    base = type(
        "Base",
        (_RowImporter,),
        {"resource": resource, "progress": staticmethod(progress), "is_bulk": is_bulk},
    )
    meta = {
        "fields": list(dict.fromkeys([resource.key, *names, *_completed(resource)])),
        "import_id_fields": [resource.key],
        "skip_unchanged": True,
        "report_skipped": True,
        "clean_model_instances": True,
        "store_instance": True,
        "skip_html_diff": True,
        "instance_loader_class": _KnownRows,
        "use_bulk": is_bulk,
        "batch_size": _BATCH,
    }
    made = modelresource_factory(resource.model, resource_class=base, meta_options=meta)
    importer: ModelResource = made()
    return importer


def _completed(resource: Resource[Any]) -> list[str]:
    """Columns that `prepare` fills in when a file omits them."""
    fields = resource.body.model_fields
    return [name for name in fields if name in ("slug",)]


class _KnownRows(CachedInstanceLoader):
    """The stored rows that a file refers to; an unreadable key matches none and is reported at its row."""

    def __init__(self, resource: ModelResource, dataset: Dataset) -> None:
        ModelInstanceLoader.__init__(self, resource, dataset)
        self.pk_field = resource.fields[resource.get_import_id_fields()[0]]
        keys = {key for row in dataset.dict if (key := self._key(row)) is not None}
        stored = resource.get_queryset().filter(**{f"{self.pk_field.attribute}__in": keys})
        self.all_instances = {self.pk_field.get_value(one): one for one in stored}

    def _key(self, row: Mapping[str, Any]) -> Any:
        try:
            return self.pk_field.clean(row)
        except (ValueError, ArithmeticError):
            return None


class _RowImporter(ModelResource):
    """Validates rows by the schema and rules of the resource's form."""

    resource: Resource[Any]
    progress: Callable[[int], None]
    unique: UniqueValues
    is_bulk: bool

    def before_import(self, dataset: Dataset, **kwargs: Any) -> None:
        self.unique = UniqueValues(self.resource.model, self.fields)

    def before_import_row(self, row: dict[str, Any], **kwargs: Any) -> None:
        self.progress(1)
        given = {name: text for name, text in row.items() if name in self.resource.body.model_fields}
        row.update(_cleaned(self.resource, given))

    def after_init_instance(self, instance: Any, new: bool, row: dict[str, Any], **kwargs: Any) -> None:
        if not new and getattr(instance, "deleted_at", None):
            raise ValidationError({self.resource.key: _("Data ini sudah dihapus; pulihkan dahulu.")})
        if not new:
            instance.version += 1

    def validate_instance(
        self,
        instance: Any,
        import_validation_errors: dict[str, Any] | None = None,
        validate_unique: bool = True,
    ) -> None:
        errors: dict[str, Any] = {}
        try:
            super().validate_instance(  # type: ignore[no-untyped-call]
                instance, import_validation_errors, validate_unique=False
            )
        except ValidationError as error:
            errors = error.update_error_dict(errors)
        errors |= self.unique.errors(instance, exclude=errors)
        if errors:
            raise ValidationError(errors)
        self.unique.claim(instance)

    def before_save_instance(self, instance: Any, row: dict[str, Any], **kwargs: Any) -> None:
        instance.updated_at = now()

    def bulk_update(
        self,
        using_transactions: bool,
        dry_run: bool,
        raise_errors: bool,
        batch_size: int | None = None,
        result: Any = None,
    ) -> None:
        rows = list({one.pk: one for one in self.update_instances}.values())
        self.update_instances.clear()
        names = [name for name in self.fields if name != self.resource.key]
        try:
            update_rows(rows, [*names, "version", "updated_at"])
        except DatabaseError as error:
            raise _BulkRefusedError from error

    def handle_import_error(self, result: Any, error: Exception, raise_errors: bool = False) -> None:
        if self.is_bulk:
            raise _BulkRefusedError from error
        super().handle_import_error(result, error, raise_errors)  # type: ignore[no-untyped-call]


def _cleaned(resource: Resource[Any], given: Mapping[str, str]) -> dict[str, Any]:
    """The row's values as cleaned by the form; raises `ValidationError` by column."""
    formulas = [name for name, text in given.items() if text == FORMULA]
    if formulas:
        text = _("Sel berisi rumus; tulis nilainya saja.")
        raise ValidationError({name: [text] for name in formulas})
    values = {name: _value(resource, name, text) for name, text in given.items()}
    wanted = {name: value for name, value in values.items() if value not in ("", None)}
    try:
        body = resource.body(**wanted)
    except SchemaError as error:
        located = [{**one, "loc": ("body", *one["loc"])} for one in error.errors()]
        raise ValidationError(field_errors(located)) from error
    cleaned = resource.prepare(body.dict(exclude={"version"}))
    kept = {*given, *_completed(resource)}
    return {name: _plain(value) for name, value in cleaned.items() if name in kept}


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _value(resource: Resource[Any], name: str, text: str) -> Any:
    """A cell in the form's type: yes and no, and choices by label."""
    annotation = resource.body.model_fields[name].annotation
    if annotation is bool and text:
        folded = text.casefold()
        return True if folded in _YES else False if folded in _NO else text
    field = next((one for one in resource.model._meta.concrete_fields if one.name == name), None)
    if field is not None and field.choices:
        labels = {str(label).casefold(): value for value, label in field.flatchoices}
        return labels.get(text.casefold(), text)
    return text


def _planned(resource: Resource[Any], names: list[str], result: RowResult, row: Values) -> PlannedRow:
    label = " · ".join(filter(None, (row.get(resource.key, ""), row.get("name", ""))))
    errors = _errors(resource, result)
    if errors:
        return PlannedRow("error", label, (), errors)
    if result.import_type == RowResult.IMPORT_TYPE_SKIP:
        return PlannedRow("same", label)
    is_new = result.import_type == RowResult.IMPORT_TYPE_NEW
    before = None if is_new else result.original
    changes = _changes(resource, names, before, result.instance)
    return PlannedRow("new" if is_new else "changed", label, changes)


def _errors(resource: Resource[Any], result: RowResult) -> list[tuple[str, str]]:
    if result.validation_error is not None:
        found = result.validation_error.message_dict
        return [(_title(resource, name), str(text)) for name, texts in found.items() for text in texts]
    if result.errors:
        return [("", _("Baris ini tidak dapat dibaca."))]
    return []


def _title(resource: Resource[Any], name: str) -> str:
    return "" if name == "__all__" else title_of(resource, name)


def _changes(
    resource: Resource[Any], names: list[str], before: Any, after: Any
) -> list[tuple[str, str, str]]:
    fields = {field.name: field for field in resource.model._meta.concrete_fields}
    found = []
    for name in names:
        old = "" if before is None else _shown(getattr(before, name), fields.get(name))
        new = _shown(getattr(after, name), fields.get(name))
        if old != new:
            found.append((title_of(resource, name), old, new))
    return found


def _shown(value: Any, field: Any) -> str:
    if isinstance(value, date):
        return compact(value)
    found = cell(value, field)
    return "" if found is None else str(found)
