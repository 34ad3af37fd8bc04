"""Converts products and their forms to response schemas."""

from typing import Any

from duxi.backoffice.products.fields import (
    BoundField,
    fields_of,
    has_position,
    line_fields,
    lines_of,
)
from duxi.backoffice.products.schemas import (
    CatalogProductOut,
    CatalogProductRow,
    FieldChoice,
    MissingPartOut,
    ProductFormField,
    ProductFormGroup,
    ProductFormLines,
    ProductFormOut,
)
from duxi.backoffice.products.values import lines_values, values_of, version_of
from duxi.catalog.forms import GROUPS, FormLines
from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.publishing import missing_parts


def form_of(kind: ProductKind) -> ProductFormOut:
    """The form of a kind; steps without fields are left out."""
    fields = [_field(one) for one in fields_of(kind)]
    lines = [_lines(one) for one in lines_of(kind)]
    used = {*(one.group for one in fields), *(one.group for one in lines)}
    return ProductFormOut(
        kind=kind.slug,
        label=str(kind.label),
        is_dated="starts_at" not in kind.form_without,
        groups=[
            ProductFormGroup(name=name, label=str(label)) for name, label in GROUPS.items() if name in used
        ],
        fields=fields,
        lines=lines,
        requirements=[str(one.text) for one in kind.completeness],
    )


def row_of(product: Any) -> dict[str, Any]:
    """One of `catalog_products` in the shape of `CatalogProductRow`."""
    names = [name for name in CatalogProductRow.model_fields if name != "category_name"]
    return {
        **{name: getattr(product, name) for name in names},
        "category_name": product.category.name if product.category else None,
    }


def page_of(product: Any) -> CatalogProductOut:
    """One of `catalog_products` with everything that its form needs."""
    return CatalogProductOut(
        **row_of(product),
        ends_at=product.ends_at,
        public_path=f"/product/{product.kind}/{product.slug}",
        values=values_of(product),
        lines=lines_values(product),
        missing=[MissingPartOut(text=part.text, field=part.field) for part in missing_parts(product)],
        sold_elsewhere=product.sold_elsewhere,
        may_await_date=KINDS[product.kind].awaits_date is not None,
        version=version_of(product),
    )


def _lines(lines: FormLines) -> ProductFormLines:
    return ProductFormLines(
        name=lines.name,
        label=str(lines.label),
        group=lines.group,
        help=str(lines.help),
        is_ordered=has_position(lines),
        fields=[_field(one) for one in line_fields(lines)],
    )


def _field(field: BoundField) -> ProductFormField:
    choices = field.column.flatchoices if field.type == "choice" else ()
    return ProductFormField(
        name=field.name,
        label=str(field.declared.label),
        type=field.type,
        group=field.declared.group,
        help=str(field.declared.help),
        is_required=field.is_required,
        blank=field.blank,
        choices=[FieldChoice(value=str(value), label=str(label)) for value, label in choices if value],
        reference=field.reference,
        among=dict(field.declared.among),
        max_length=getattr(field.column, "max_length", None),
        minimum=field.declared.minimum,
        maximum=field.declared.maximum,
    )
