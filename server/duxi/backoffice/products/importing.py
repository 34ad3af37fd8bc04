"""The import of products, such as a whole training calendar: each kind with its own columns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.backoffice.products.cells import CellError, is_yes, read_cell, shown
from duxi.backoffice.products.fields import BoundField, fields_of
from duxi.backoffice.products.saving import create_product, locked_product, save_product
from duxi.backoffice.products.values import Values, values_of
from duxi.catalog.actions.publishing import publish
from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.core.errors import Rejected
from duxi.files.imports import IMPORTS, Content, ImportColumn, ImportKind, PlannedRow, Progress
from duxi.files.imports import Values as Cells
from duxi.files.tables import FORMULA

PUBLISH = "publish"
_PUBLISH_TITLE = gettext_lazy("Tayangkan")
_NOT_IN_FILES = ("picture",)


@dataclass
class _Run:
    """One pass over a file: what it may write, and the slugs used so far."""

    kind: ProductKind
    writes: bool
    seen: set[str] = field(default_factory=set)


def register_product_imports() -> None:
    """Register the imports `products:<kind>` for users who may add and change products."""
    for kind in KINDS:
        IMPORTS.register(
            ImportKind(
                name=f"products:{kind.slug}",
                title=kind.label,
                may=lambda user: user.has_perms(["catalog.add_product", "catalog.change_product"]),
                columns=partial(columns_of, kind),
                plan=_runner(kind, writes=False),
                apply=_runner(kind, writes=True),
                sample=kind.import_sample,
            )
        )


def columns_of(kind: ProductKind) -> list[ImportColumn]:
    """The fields of the kind's form, and whether to publish."""
    columns = [
        ImportColumn(one.name, str(one.declared.label), one.is_required, _content(one))
        for one in _importable(kind)
    ]
    return [*columns, ImportColumn(PUBLISH, str(_PUBLISH_TITLE))]


def _content(one: BoundField) -> Content:
    return "moment" if one.type == "dateTime" else "text"


def _importable(kind: ProductKind) -> list[BoundField]:
    return [one for one in fields_of(kind) if one.type not in _NOT_IN_FILES]


def _runner(
    kind: ProductKind, *, writes: bool
) -> Callable[[User, Sequence[Cells], Progress], list[PlannedRow]]:
    def run(user: User, rows: Sequence[Cells], progress: Progress) -> list[PlannedRow]:
        state, planned = _Run(kind, writes), []
        for row in rows:
            planned.append(_row(state, row))
            progress(1)
        return planned

    return run


def _row(run: _Run, row: Cells) -> PlannedRow:
    label = row.get("title", "") or row.get("slug", "")
    slug = row.get("slug", "")
    if slug and slug in run.seen:
        return _error(label, "slug", run.kind, _("Alamat ini ada dua kali dalam berkas."))
    run.seen.add(slug)
    present = Product.objects.filter(kind=run.kind.slug, slug=slug).first() if slug else None
    try:
        given = _given(run.kind, row)
    except CellError as error:
        return _error(label, error.name, run.kind, str(error))
    before = values_of(present) if present else {}
    wants = is_yes(row.get(PUBLISH, ""))
    changes = _changes(run.kind, before, given)
    if present and not changes and not (wants and not present.is_published):
        return PlannedRow("same", label)
    return _written(run, row, present, given, before) or PlannedRow(
        "changed" if present else "new", label, changes
    )


def _written(
    run: _Run, row: Cells, present: Product | None, given: Values, before: Values
) -> PlannedRow | None:
    """Write the row, finally or in a dry run; returns its errors if it is refused."""
    label = row.get("title", "") or row.get("slug", "")
    try:
        with transaction.atomic():
            saved = _save(run.kind, present, given, before)
            if is_yes(row.get(PUBLISH, "")):
                publish(saved)
            if not run.writes:
                transaction.set_rollback(True)
    except Rejected as refusal:
        return PlannedRow("error", label, (), _reasons(run.kind, refusal))
    return None


def _reasons(kind: ProductKind, refusal: Rejected) -> list[tuple[str, str]]:
    errors = refusal.errors or {}
    found = [(_title(kind, name), text) for name, texts in errors.items() for text in texts]
    return found or [("", refusal.text)]


def _save(kind: ProductKind, present: Product | None, given: Values, before: Values) -> Product:
    if present is None:
        blank = {one.name: one.blank for one in fields_of(kind)}
        return create_product(kind, {**blank, **given}, {})
    return save_product(locked_product(present.pk), {**before, **given}, {})


def _given(kind: ProductKind, row: Cells) -> Values:
    """The row's values; empty cells leave fields unchanged. Raises `CellError`."""
    found: dict[str, Any] = {}
    for one in _importable(kind):
        text = row.get(one.name, "")
        if text == FORMULA:
            raise CellError(one.name, _("Sel berisi rumus; tulis nilainya saja."))
        if text:
            found[one.name] = read_cell(kind, one, text)
    return found


def _changes(kind: ProductKind, before: Values, given: Values) -> list[tuple[str, str, str]]:
    names = {one.name: one for one in fields_of(kind)}
    return [
        (str(names[name].declared.label), shown(names[name], before.get(name)), shown(names[name], value))
        for name, value in given.items()
        if shown(names[name], before.get(name)) != shown(names[name], value)
    ]


def _error(label: str, name: str, kind: ProductKind, text: str) -> PlannedRow:
    return PlannedRow("error", label, (), [(_title(kind, name), text)])


def _title(kind: ProductKind, name: str) -> str:
    return next((str(one.declared.label) for one in fields_of(kind) if one.name == name), "")
