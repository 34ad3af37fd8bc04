"""Writes products: the whole form or nothing, at the version that was read."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from django.db import connection, transaction
from django.db.models import Model, ProtectedError, UniqueConstraint
from django.utils.text import slugify
from django.utils.translation import gettext as _

from duxi.assessors.actions.rubrics import remove_rubrics
from duxi.backoffice.crud.usage import InUse
from duxi.backoffice.crud.writes import validate
from duxi.backoffice.products.fields import (
    POSITION,
    base_fields,
    detail_fields,
    has_position,
    lines_of,
    product_link,
)
from duxi.backoffice.products.rules import check_lines, check_product
from duxi.backoffice.products.values import Values, cleaned_fields, cleaned_lines, version_of
from duxi.catalog.forms import FormLines
from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.catalog.publishing import has_detail, refuse_incomplete
from duxi.certificates.actions.copies import remove_certificate_rules
from duxi.core.errors import Invalid, NotFound, Stale
from duxi.exams.actions.removal import remove_unused_exams

Lines = Mapping[str, list[Values]]
LONGEST_SLUG = 120


def locked_product(pk: int, version: str = "") -> Product:
    """A locked product; raises `NotFound`, or `Stale` at another version."""
    kinds = [kind.slug for kind in KINDS]
    product = Product.objects.select_for_update(of=("self",)).filter(pk=pk, kind__in=kinds).first()
    if product is None:
        raise NotFound
    if version and version != version_of(product):
        raise Stale
    return product


@contextmanager
def locked(pk: int) -> Iterator[Product]:
    """A transaction with a locked product; raises `NotFound`."""
    with transaction.atomic():
        yield locked_product(pk)


@transaction.atomic
def create_product(kind: ProductKind, sent: Values, lines: Lines) -> Product:
    """Create a draft; raises `Invalid` with messages by field."""
    return _save(kind, Product(kind=kind.slug), sent, lines)


@transaction.atomic
def update_product(pk: int, version: str, sent: Values, lines: Lines) -> Product:
    """Save a form; a published product must stay complete. Raises `Stale`, `Invalid`, `Incomplete`,
    `InUse`.
    """
    return save_product(locked_product(pk, version), sent, lines)


@transaction.atomic
def save_product(product: Product, sent: Values, lines: Lines) -> Product:
    """`update_product` for a product that is already locked."""
    saved = _save(KINDS[product.kind], product, sent, lines)
    refuse_incomplete(saved)
    return saved


@transaction.atomic
def delete_draft(pk: int) -> None:
    """Delete a draft with its exams and certificate rules, as long as nobody used them; raises `InUse`."""
    product = locked_product(pk)
    if product.is_published or product.sold:
        raise InUse
    try:
        remove_certificate_rules(product)
        remove_rubrics(product)
        remove_unused_exams(product)
        product.delete()
    except ProtectedError as error:
        raise InUse from error


def _save(kind: ProductKind, product: Product, sent: Values, lines: Lines) -> Product:
    before = Product.objects.get(pk=product.pk) if product.pk else None
    base_product = cleaned_fields(base_fields(kind), sent)
    base_product["slug"] = base_product["slug"] or _free_slug(kind, base_product["title"], product.pk)
    detail = None if _omits_details(kind, product, sent) else cleaned_fields(detail_fields(kind), sent)
    rows = cleaned_lines(kind, lines)
    linked = _write(product, base_product, Product)
    check_product(product, before)
    check_lines(kind, rows)
    product.save()
    _link(product, linked)
    if detail is not None:
        _save_detail(kind, product, detail)
    for table in lines_of(kind):
        if table.name in rows:
            _save_lines(table, product, rows[table.name])
    return product


def _omits_details(kind: ProductKind, product: Product, sent: Values) -> bool:
    """Whether a draft may be saved without its details: it has none, and nothing of them was entered."""
    fields = list(detail_fields(kind))
    if product.is_published or not any(field.is_required for field in fields):
        return False
    if product.pk and has_detail(product):
        return False
    return all(sent.get(field.name) in (None, "", [], field.blank) for field in fields)


def _write(row: Model, values: Values, model: type[Model]) -> Values:
    """Set a row's columns; returns its many-to-many values."""
    linked = {}
    for name, value in values.items():
        column: Any = model._meta.get_field(name)
        if column.many_to_many:
            linked[name] = value
        else:
            setattr(row, column.attname, value)
    return linked


def _link(row: Any, linked: Values) -> None:
    for name, ids in linked.items():
        manager = getattr(row, name)
        manager.set(manager.model._default_manager.filter(pk__in=ids))


def _save_detail(kind: ProductKind, product: Product, values: Values) -> None:
    manager = kind.model._default_manager
    row = manager.filter(product=product.pk).first() or kind.model(product=product)
    linked = _write(row, values, kind.model)
    validate(row)
    row.save()
    _link(row, linked)


def _save_lines(lines: FormLines, product: Product, rows: list[Values]) -> None:
    """Replace the lines by exactly these; raises `InUse` if a removed line is still referenced."""
    link = product_link(lines)
    present = {row.pk: row for row in lines.model._default_manager.filter(**{link: product.pk})}
    gone = set(present) - {row["id"] for row in rows}
    for pk in gone:
        _delete_line(present[pk])
    with _compared_in_the_end(lines.model):
        positions = _positions(present, rows) if has_position(lines) else []
        for place, values in enumerate(rows):
            row = present.get(values["id"]) or lines.model(**{link: product})
            _write(row, {name: value for name, value in values.items() if name != "id"}, lines.model)
            if positions:
                setattr(row, POSITION, positions[place])
            _validate_line(lines, place, row)
            row.save()


def _positions(present: dict[Any, Any], rows: list[Values]) -> list[int]:
    """The lines' positions if they are still in order; otherwise new ones from 0."""
    found: list[int] = []
    for values in rows:
        after = found[-1] + 1 if found else 0
        row = present.get(values["id"])
        position = getattr(row, POSITION) if row else after
        if position < after:
            return list(range(len(rows)))
        found.append(position)
    return found


@contextmanager
def _compared_in_the_end(model: type[Model]) -> Iterator[None]:
    """Inside, uniqueness of lines is deferred until all are written, so that they may swap values."""
    names = ", ".join(connection.ops.quote_name(rule.name) for rule in _deferrable(model))
    if not names:
        yield
        return
    with connection.cursor() as cursor:
        cursor.execute(f"SET CONSTRAINTS {names} DEFERRED")
        yield
        cursor.execute(f"SET CONSTRAINTS {names} IMMEDIATE")


def _validate_line(lines: FormLines, place: int, row: Model) -> None:
    """Raises `Invalid` with messages by line and field.

    Deferred uniqueness among the lines is checked before (`check_lines`).
    """
    try:
        validate(row, exclude={product_link(lines)} if _deferrable(lines.model) else ())
    except Invalid as refusal:
        errors = refusal.errors or {}
        raise Invalid(
            errors={f"{lines.name}.{place}.{name}": texts for name, texts in errors.items()}
        ) from None


def _deferrable(model: type[Model]) -> list[UniqueConstraint]:
    rules = [rule for rule in model._meta.constraints if isinstance(rule, UniqueConstraint)]
    return [rule for rule in rules if rule.deferrable]


def _delete_line(row: Model) -> None:
    for relation in row._meta.related_objects:
        model: Any = relation.related_model
        if model._base_manager.filter(**{relation.field.name: row.pk}).exists():
            raise InUse(_('Baris "{name}" sudah dipakai dan tidak dapat dihapus.').format(name=row))
    row.delete()


def _free_slug(kind: ProductKind, title: str, pk: int | None) -> str:
    """A slug of the title that is unique within the kind."""
    base = slugify(title)[: LONGEST_SLUG - 5] or kind.slug
    taken = set(
        Product.objects.filter(kind=kind.slug, slug__startswith=base)
        .exclude(pk=pk or 0)
        .values_list("slug", flat=True)
    )
    numbered = (f"{base}-{number}" for number in range(2, len(taken) + 3))
    return base if base not in taken else next(slug for slug in numbered if slug not in taken)
