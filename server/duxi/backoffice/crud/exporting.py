"""The export of a resource's list as a workbook or CSV, by the common export job."""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any, get_args, get_origin

from django.core.exceptions import FieldDoesNotExist
from django.db.models import Field, Model, QuerySet
from django.utils.text import capfirst
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from pydantic import ValidationError

from duxi.accounts.models import User
from duxi.backoffice.crud.columns import POINTS
from duxi.backoffice.crud.declaration import Resource
from duxi.backoffice.crud.listing import page_of
from duxi.core.clock import local, now
from duxi.core.column_names import HEADINGS, MONEY, name_of
from duxi.core.errors import Forbidden, Invalid
from duxi.core.lists import ListParams
from duxi.files.data_sheets import NOTHING, Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.marks import Mark, Words, words_of
from duxi.files.xlsx import Book, write_book

FORMATS = ("xlsx", "csv")
PAGE = 500
_NUMBERS = (int, float, Decimal, date)
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_HIDDEN = {"version", "deleted_at", "body_html", "html", "uuid"}
_KINDS: dict[Any, Kind] = {
    datetime: Kind.MOMENT,
    date: Kind.DAY,
    int: Kind.INTEGER,
    float: Kind.DECIMAL,
    Decimal: Kind.DECIMAL,
}


class UnknownFormat(Invalid):
    """The format is neither workbook nor CSV."""

    message = _("Pilih format xlsx atau csv.")


def register_export(resource: Resource[Any]) -> None:
    """Register the resource's list as the export `list:<name>`."""

    def offered(user: User) -> str | None:
        return resource.title if user.has_perm(resource.permission("view")) else None

    EXPORTS.register(ExportKind(f"list:{resource.name}", _preparer(resource), offered))


def _preparer(resource: Resource[Any]) -> Callable[[User, Mapping[str, Any]], Export]:
    def prepare(owner: User, params: Mapping[str, Any]) -> Export:
        if not owner.has_perm(resource.permission("view")):
            raise Forbidden
        asked, kind = asked_list(params), asked_format(params)
        columns = columns_of(resource, params.get("columns"))
        whole = _ordered(resource, owner, asked)
        title = resource.title

        def write(path: Path, progress: Progress) -> None:
            write_list(resource, whole, columns, path, progress, kind)

        return Export(
            params={**asked.dict(exclude_none=True), "format": kind, "columns": columns},
            title=title,
            filename=f"{resource.name}-{local(now()):%Y%m%d-%H%M}.{kind}",
            count=whole.count,
            write=write,
        )

    return prepare


def asked_list(params: Mapping[str, Any]) -> ListParams:
    """The filters and the order of an export."""
    known = {name: params[name] for name in ("sort", "order", "filterRules") if params.get(name)}
    try:
        return ListParams(**known)
    except ValidationError as error:
        raise Invalid from error


def asked_format(params: Mapping[str, Any]) -> str:
    """The requested format; raises `UnknownFormat`."""
    wanted = params.get("format", FORMATS[0])
    if wanted not in FORMATS:
        raise UnknownFormat(errors={"format": [str(UnknownFormat.message)]})
    return str(wanted)


def columns_of(resource: Resource[Any], wanted: object = None) -> list[str]:
    """The list's columns in order, restricted to the requested ones."""
    known = [name for name in resource.out.model_fields if name not in _HIDDEN]
    if not isinstance(wanted, list) or not wanted:
        return known
    chosen = [name for name in wanted if name in known]
    return chosen or known


def _ordered(resource: Resource[Any], owner: User, asked: ListParams) -> QuerySet[Any]:
    """All rows of the list, page by page, in its order."""
    _whole, page = page_of(resource, owner, asked)
    page.query.clear_limits()
    return page


def write_list(
    resource: Resource[Any],
    rows: QuerySet[Any],
    columns: Sequence[str],
    path: Path,
    progress: Progress,
    kind: str,
) -> None:
    """Write the rows into a file of this format."""
    fields = [_field(resource, name) for name in columns]
    titles = [title_of(resource, name) for name in columns]

    def values() -> Iterator[list[Any]]:
        for row in rows.iterator(chunk_size=PAGE):
            pairs = zip(columns, fields, strict=True)
            yield [cell(_value(resource, row, name), field) for name, field in pairs]

    if kind == "csv":
        write_csv(path, titles, values(), progress)
        return
    sheet_columns = [_column(resource, name) for name in columns]
    name, empty = resource.title, "" if resource.can_import else NOTHING
    sheet = DataSheet(name[:31], sheet_columns, values, empty)
    write_book(Book(name, now(), (sheet,)), path, progress)


def _column(resource: Resource[Any], name: str) -> Column:
    """A column, with status colours if it has some."""
    field, kind = _field(resource, name), _kind(resource, name)
    mark: Mark | Words | None = words_of(field.flatchoices) if field is not None and field.choices else None
    if bool in _types(resource, name):
        mark = Mark.QUIET_IF_NO
    return Column(title_of(resource, name), kind, mark=mark)


def _value(resource: Resource[Any], row: Model, name: str) -> Any:
    """A column's value in the schema; resolved if it is computed."""
    resolve: Callable[[Model], Any] | None = getattr(resource.out, f"resolve_{name}", None)
    return resolve(row) if resolve else getattr(row, name)


def write_csv(path: Path, titles: Sequence[str], rows: Iterator[Sequence[Any]], progress: Progress) -> None:
    """Write a table as CSV for spreadsheets."""
    with path.open("w", newline="", encoding="utf-8-sig") as file:
        writer = csv.writer(file)
        writer.writerow(titles)
        for number, row in enumerate(rows, start=1):
            writer.writerow([_safe(value) for value in row])
            if number % PAGE == 0:
                progress(PAGE)


def _safe(value: Any) -> Any:
    """Escape texts that a spreadsheet would take for a formula."""
    if isinstance(value, str) and value.startswith(_FORMULA_STARTS):
        return f"'{value}"
    return value


def title_of(resource: Resource[Any], name: str) -> str:
    """The title of a column."""
    if name in resource.titles:
        return str(resource.titles[name])
    if get_language() == "en":
        field = _field(resource, name)
        return capfirst(str(field.verbose_name)) if field else name
    return capfirst(_name_of(resource, name))


def _name_of(resource: Resource[Any], name: str) -> str:
    field = _field(resource, name)
    return name_of(field) if field else HEADINGS.get(name.removesuffix("_id"), name)


def cell(value: Any, field: "Field[Any, Any] | None") -> Any:
    """A value in human-readable form."""
    if isinstance(value, bool):
        return str(_("Ya") if value else _("Tidak"))
    if isinstance(value, (list, tuple)):
        return ", ".join(str(one) for one in value)
    if field is not None and field.choices and not isinstance(value, int):
        return str(dict(field.flatchoices).get(value, value))
    return value if value is None or isinstance(value, _NUMBERS) else str(value)


def _field(resource: Resource[Any], name: str) -> "Field[Any, Any] | None":
    try:
        found = resource.model._meta.get_field(name.removesuffix("_id"))
    except FieldDoesNotExist:
        return None
    return found if isinstance(found, Field) else None


def _kind(resource: Resource[Any], name: str) -> Kind:
    """The cell format of a column, by its type on the wire."""
    shown = _types(resource, name)
    found = [kind for type_, kind in _KINDS.items() if type_ in shown]
    if found == [Kind.INTEGER] and name in MONEY and resource.model._meta.label_lower not in POINTS:
        return Kind.MONEY
    return found[0] if found else Kind.PROSE


def _types(resource: Resource[Any], name: str) -> set[Any]:
    annotation = resource.out.model_fields[name].annotation
    return {get_origin(annotation) or annotation, *get_args(annotation)}
