"""What the calls of the catalogue's products take and give."""

from datetime import datetime
from typing import Annotated, Any, Literal

from ninja import Schema
from pydantic import Field, StringConstraints

from duxi.backoffice.products.fields import FieldType
from duxi.commerce.models import WaitingEntry, WaitingStatus
from duxi.core.forms import Moment

ProductStatus = Literal["draft", "scheduled", "published", "over"]
FieldName = Annotated[str, StringConstraints(max_length=60)]
LineValues = dict[FieldName, Any]


class FieldChoice(Schema):
    value: str
    label: str


class ProductFormField(Schema):
    """One field of the form; `blank` stands for 'left empty', `among` narrows the choices of a relation."""

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
    """A table of lines below a product; `is_ordered` where the order of the lines is stored."""

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
    """The form of one kind: its steps, its fields, its lines, and what publishing asks for."""

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
    """What a draft lacks; `field` is the field or the lines of its form (empty: entered elsewhere)."""

    text: str
    field: str


class CatalogProductOut(CatalogProductRow):
    """A product as its form shows it; `version` has to come back with every write.

    `may_await_date`: its kind is sold before its date is known.
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
    """When to publish; without a moment, now."""

    publish_at: Moment | None = None


class CopyIn(Schema):
    """When the copy takes place; without a moment it keeps the dates."""

    starts_at: Moment | None = None


class RescheduleIn(Schema):
    starts_at: Moment
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class RescheduledOut(Schema):
    """From when (null: it had no date) to when, and how many people were notified."""

    before: datetime | None
    after: datetime
    notified: int


class ProductPreviewOut(Schema):
    """A path of the shop that shows a product as buyers will see it, for a day."""

    path: str


class PriceChange(Schema):
    """A price from then on, and who set it."""

    at: datetime
    actor: str | None
    price_before: int | None
    price: int | None
    strike_price_before: int | None
    strike_price: int | None


class WaitingRow(Schema):
    """One person in the line for a seat."""

    id: int
    person: str
    email: str
    status: WaitingStatus
    created_at: datetime
    offered_until: datetime | None

    @classmethod
    def of(cls, entry: WaitingEntry) -> "WaitingRow":
        """An entry with its person."""
        return cls(
            id=entry.pk,
            person=entry.person.fullname,
            email=entry.person.email,
            status=WaitingStatus(entry.status),
            created_at=entry.created_at,
            offered_until=entry.offered_until,
        )
