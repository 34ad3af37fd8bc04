"""Schemas of products."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from duxi.backoffice.products.fields import FieldType
from duxi.commerce.models import WaitingEntry, WaitingStatus
from duxi.core.forms import Moment
from duxi.core.schema import Schema

ProductStatus = Literal["draft", "scheduled", "published", "over"]
FieldName = Annotated[str, StringConstraints(max_length=60)]
LineValues = dict[FieldName, Any]


class FieldChoice(Schema):
    value: str
    label: str


class ProductFormField(Schema):
    """One field of the form; `blank` is the value that means 'left empty', `among` restricts relations."""

    name: str
    label: str
    type: FieldType
    group: str
    help: str
    is_required: bool
    blank: Any
    choices: list[FieldChoice]
    reference: str
    among: dict[str, str]
    max_length: int | None
    minimum: int | None
    maximum: int | None


class ProductFormLines(Schema):
    """A child table of a product; `is_ordered` if the order of the lines is stored."""

    name: str
    label: str
    group: str
    help: str
    is_ordered: bool
    fields: list[ProductFormField]


class ProductFormGroup(Schema):
    name: str
    label: str


class ProductFormOut(Schema):
    """The form of one kind: steps, fields, lines, and requirements of publishing."""

    kind: str
    label: str
    is_dated: bool
    groups: list[ProductFormGroup]
    fields: list[ProductFormField]
    lines: list[ProductFormLines]
    requirements: list[str]


class CatalogProductRow(Schema):
    """A product in the list of staff."""

    id: int
    kind: str
    slug: str
    title: str
    category_name: str | None
    price: int
    quota: int | None
    sold: int
    waiting: int
    starts_at: datetime | None
    status: ProductStatus
    publish_at: datetime | None
    created_at: datetime


class MissingPartOut(Schema):
    """A missing requirement of a draft; `field` is the field or lines of its form (empty: entered
    elsewhere).
    """

    text: str
    field: str


class CatalogProductOut(CatalogProductRow):
    """A product with its form values; `version` must be sent with every write.

    `may_await_date`: its kind can be sold before its date is known.
    """

    ends_at: datetime | None
    public_path: str
    values: dict[str, Any]
    lines: dict[str, list[dict[str, Any]]]
    missing: list[MissingPartOut]
    sold_elsewhere: int
    may_await_date: bool
    version: str


class CatalogProductIn(Schema):
    kind: Annotated[str, StringConstraints(min_length=1, max_length=25)]
    values: Annotated[dict[FieldName, Any], Field(max_length=80)]
    lines: Annotated[dict[FieldName, list[LineValues]], Field(max_length=10)] = {}


class CatalogProductChange(Schema):
    version: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    values: Annotated[dict[FieldName, Any], Field(max_length=80)]
    lines: Annotated[dict[FieldName, list[LineValues]], Field(max_length=10)] = {}


class PublishIn(Schema):
    """When to publish; without a time, now."""

    publish_at: Moment | None = None


class CopyIn(Schema):
    """When the copy takes place; without a time it keeps the dates."""

    starts_at: Moment | None = None


class RescheduleIn(Schema):
    starts_at: Moment
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class RescheduledOut(Schema):
    """The previous date (null: it had none), and how many people were notified."""

    before: datetime | None
    after: datetime
    notified: int


class ProductPreviewOut(Schema):
    """A storefront path that shows the product as buyers will see it, valid for a day."""

    path: str


class PriceChange(Schema):
    """A price, its start, and who set it."""

    at: datetime
    actor: str | None
    price_before: int | None
    price: int | None
    strike_price_before: int | None
    strike_price: int | None


class WaitingRow(Schema):
    """An entry of the waiting list."""

    id: int
    person: str
    email: str
    status: WaitingStatus
    created_at: datetime
    offered_until: datetime | None

    @classmethod
    def of(cls, entry: WaitingEntry) -> "WaitingRow":
        return cls(
            id=entry.pk,
            person=entry.person.fullname,
            email=entry.person.email,
            status=WaitingStatus(entry.status),
            created_at=entry.created_at,
            offered_until=entry.offered_until,
        )
