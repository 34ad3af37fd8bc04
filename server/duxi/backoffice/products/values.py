"""Form values of a product: read from its rows, and parsed from a request."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from datetime import datetime, time
from typing import Any

from django.core.exceptions import ValidationError
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _

from duxi.backoffice.products.fields import (
    BoundField,
    base_fields,
    detail_fields,
    has_position,
    line_fields,
    lines_of,
    product_link,
)
from duxi.catalog.forms import FormLines
from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.core.clock import JAKARTA
from duxi.core.errors import Invalid

Values = dict[str, Any]
Errors = dict[str, list[str]]
MOST_LINES, MOST_ID = 200, 2**31
FIRST_YEAR, LAST_YEAR = 2000, 2100


def values_of(product: Product) -> Values:
    """The form values of a product; a missing detail row counts as empty."""
    kind = KINDS[product.kind]
    detail = kind.model._default_manager.filter(product=product.pk).first()
    values = {field.name: _shown(field, product) for field in base_fields(kind)}
    for field in detail_fields(kind):
        values[field.name] = field.blank if detail is None else _shown(field, detail)
    return values


def lines_values(product: Product) -> dict[str, list[Values]]:
    return {lines.name: _rows(lines, product) for lines in lines_of(KINDS[product.kind])}


def version_of(product: Product) -> str:
    """Changes with every write to the product, by whatever way."""
    state = [values_of(product), lines_values(product), product.is_published, product.publish_at]
    return hashlib.blake2b(json.dumps(state, default=str).encode(), digest_size=8).hexdigest()


def cleaned_fields(fields: Iterable[BoundField], sent: Mapping[str, Any], prefix: str = "") -> Values:
    """The request's values in their columns' types; raises `Invalid` with messages by field."""
    errors: Errors = {}
    cleaned: Values = {}
    for field in fields:
        try:
            cleaned[field.name] = _cleaned(field, sent.get(field.name))
        except ValidationError as error:
            errors[prefix + field.name] = [str(text) for text in error.messages]
    if errors:
        raise Invalid(errors=errors)
    return cleaned


def cleaned_lines(kind: ProductKind, sent: Mapping[str, list[Values]]) -> dict[str, list[Values]]:
    """Lines by table name, each with the id of its row or None; raises `Invalid`."""
    return {
        lines.name: _cleaned_rows(lines, sent[lines.name]) for lines in lines_of(kind) if lines.name in sent
    }


def _cleaned_rows(lines: FormLines, sent: list[Values]) -> list[Values]:
    if len(sent) > MOST_LINES:
        raise Invalid(errors={lines.name: [_("Paling banyak {n} baris.").format(n=MOST_LINES)]})
    fields = line_fields(lines)
    return [
        {"id": _row_id(row), **cleaned_fields(fields, row, f"{lines.name}.{place}.")}
        for place, row in enumerate(sent)
    ]


def _row_id(row: Values) -> int | None:
    found = row.get("id")
    return found if _is_id(found) else None


def _rows(lines: FormLines, product: Product) -> list[Values]:
    order: tuple[str, ...] = ("position", "pk") if has_position(lines) else ("pk",)
    rows = lines.model._default_manager.filter(**{product_link(lines): product.pk})
    if not has_position(lines) and lines.model._meta.ordering:
        order = tuple(map(str, lines.model._meta.ordering))
    fields = line_fields(lines)
    return [
        {"id": row.pk, **{field.name: _shown(field, row) for field in fields}}
        for row in rows.order_by(*order)
    ]


def _shown(field: BoundField, row: Any) -> Any:
    if field.type == "references":
        return sorted(getattr(row, field.name).values_list("pk", flat=True))
    value = getattr(row, field.column.attname)
    if isinstance(value, datetime):
        return value.isoformat()
    return f"{value:%H:%M}" if isinstance(value, time) else value


def _cleaned(field: BoundField, value: Any) -> Any:
    """One value; raises `ValidationError`."""
    if isinstance(value, str):
        value = value.strip()
    if value in (None, "", []):
        if field.is_required:
            raise ValidationError(_("Isian ini wajib diisi."))
        return field.blank
    if field.type == "references":
        return _ids(value)
    if field.type in ("number", "money"):
        _check_number(field, value)
    if field.type == "reference":
        return _one_id(field, value)
    typed = _typed(field, value)
    return _moment(typed) if field.type == "dateTime" else field.column.clean(typed, None)


def _typed(field: BoundField, value: Any) -> Any:
    """The value if its JSON type fits the column; raises `ValidationError`."""
    wanted: tuple[type, ...] = (str,)
    if field.type == "boolean":
        wanted = (bool,)
    elif field.type in ("number", "money"):
        wanted = (int,)
    elif field.type == "lines":
        wanted = (list,)
    if not isinstance(value, wanted) or (isinstance(value, bool) and field.type != "boolean"):
        raise ValidationError(_("Nilai ini tidak dapat dibaca."))
    return _texts(value) if isinstance(value, list) else value


def _moment(text: str) -> datetime:
    """A date-time; without a zone in Jakarta's."""
    try:
        found = parse_datetime(text)
    except ValueError:
        found = None
    if found is None or not FIRST_YEAR <= found.year <= LAST_YEAR:
        raise ValidationError(_("Tanggal dan waktu ini tidak dapat dibaca."))
    return found if found.tzinfo else found.replace(tzinfo=JAKARTA)


def _texts(values: list[Any]) -> list[str]:
    if not all(isinstance(one, str) for one in values):
        raise ValidationError(_("Nilai ini tidak dapat dibaca."))
    return [one.strip() for one in values if one.strip()]


def _check_number(field: BoundField, value: Any) -> None:
    least, most = field.declared.minimum, field.declared.maximum
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValidationError(_("Isi dengan bilangan bulat."))
    if least is not None and value < least:
        raise ValidationError(_("Paling sedikit {n}.").format(n=least))
    if most is not None and value > most:
        raise ValidationError(_("Paling banyak {n}.").format(n=most))


def _ids(value: Any) -> list[int]:
    if not isinstance(value, list) or not all(_is_id(one) for one in value):
        raise ValidationError(_("Nilai ini tidak dapat dibaca."))
    return list(dict.fromkeys(value))


def _one_id(field: BoundField, value: Any) -> int:
    related: Any = field.column.related_model
    if not _is_id(value) or not related._default_manager.filter(pk=value, **field.declared.among).exists():
        raise ValidationError(_("Pilihan ini tidak ada lagi."))
    return int(value)


def _is_id(value: Any) -> bool:
    return type(value) is int and 0 < value < MOST_ID
