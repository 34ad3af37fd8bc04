"""Schemas of voucher batches."""

from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import (
    Field,
    JsonValue,
    StringConstraints,
    ValidationInfo,
    field_validator,
)
from pydantic_core import PydanticCustomError

from duxi.commerce.models import VoucherEffect
from duxi.commerce.orders.actions.voucher_batches import MOST_CODES, NewCodes
from duxi.core.forms import Id, Moment
from duxi.core.schema import Schema

Rupiah = Annotated[int, Field(ge=0, le=10**12)]
Uses = Annotated[int, Field(ge=1, le=1_000_000)]
Prefix = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=20, pattern=r"^[A-Za-z0-9-]*$", to_upper=True)
]
TypedCode = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=50, pattern=r"^([\w.-]{3,50})?$", to_upper=True),
]


class VoucherProduct(Schema):
    id: int
    title: str


class VoucherBatchRow(Schema):
    """A batch in the list; `first_code` is the code of a batch with only one."""

    id: int
    label: str
    effect: VoucherEffect
    value: int
    max_discount: int | None
    min_amount: int
    valid_from: datetime | None
    valid_until: datetime | None
    max_uses: int | None
    max_uses_per_person: int | None
    kinds: list[str]
    is_first_purchase_only: bool
    is_stackable: bool
    is_active: bool
    affiliate_code: str
    instansi_id: int | None
    instansi_name: str | None
    note: str
    state: Literal["inactive", "over", "scheduled", "running"]
    code_count: int
    used: int
    first_code: str | None
    created_at: datetime
    created_by: str | None
    version: int

    @staticmethod
    def resolve_instansi_name(batch: Any) -> str | None:
        return batch.instansi.name if batch.instansi else None

    @staticmethod
    def resolve_created_by(batch: Any) -> str | None:
        return batch.created_by.fullname if batch.created_by else None


class VoucherBatchOut(VoucherBatchRow):
    products: list[VoucherProduct]
    product_ids: list[int]

    @staticmethod
    def resolve_products(batch: Any) -> list[Any]:
        return list(batch.products.all())

    @staticmethod
    def resolve_product_ids(batch: Any) -> list[int]:
        return [product.pk for product in batch.products.all()]


class VoucherRules(Schema):
    """The common rules of a batch's codes; empty `kinds` and `product_ids`: for everything."""

    label: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100)]
    effect: VoucherEffect
    value: Rupiah
    max_discount: Annotated[int, Field(ge=1, le=10**12)] | None = None
    min_amount: Rupiah = 0
    valid_from: Moment | None = None
    valid_until: Moment | None = None
    max_uses: Uses | None = 1
    max_uses_per_person: Uses | None = 1
    kinds: Annotated[list[Annotated[str, StringConstraints(max_length=25)]], Field(max_length=30)] = Field(
        default_factory=list
    )
    product_ids: Annotated[list[Id], Field(max_length=200)] = Field(default_factory=list)
    is_first_purchase_only: bool = False
    is_stackable: bool = False
    is_active: bool = True
    affiliate_code: Annotated[
        str, StringConstraints(strip_whitespace=True, max_length=50, pattern=r"^[\w.-]*$")
    ] = ""
    instansi_id: Id | None = None
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""

    def rules(self) -> dict[str, Any]:
        """The batch's own columns."""
        return self.dict(exclude={"product_ids", "version", "code", "count", "prefix"})


class VoucherCodesIn(Schema):
    """One typed code, or a number of random ones with a prefix."""

    count: Annotated[int, Field(ge=1, le=MOST_CODES)] | None = None
    code: TypedCode = Field("", validate_default=True)
    prefix: Prefix = ""

    @field_validator("code")
    @classmethod
    def one_of_both(cls, code: str, info: ValidationInfo) -> str:
        """Reported at the code, so that a form can mark it."""
        if "count" in info.data and bool(code) == bool(info.data["count"]):
            raise PydanticCustomError("literal_error" if code else "missing", "code or count")
        return code

    def new_codes(self) -> NewCodes:
        return NewCodes(code=self.code, count=self.count or 0, prefix=self.prefix)


class VoucherBatchIn(VoucherRules, VoucherCodesIn):
    """A new batch with its codes."""


class VoucherBatchChange(VoucherRules):
    version: Annotated[int, Field(ge=1, lt=2**31)]


class VoucherCodeRow(Schema):
    id: int
    code: str
    used: int
    limit: int | None


class VoucherDay(Schema):
    date: date
    orders: int
    amount: int


class VoucherUser(Schema):
    fullname: str
    email: str
    uses: int
    amount: int


class VoucherReport(Schema):
    """`held` uses are in checkouts, `pending` ones in unpaid orders; amounts of paid orders only."""

    issued: int
    codes_used: int
    used: int
    pending: int
    held: int
    amount: int
    turnover: int
    by_day: list[VoucherDay]
    top_users: list[VoucherUser]


class FieldChange(Schema):
    field: str
    before: JsonValue
    after: JsonValue


class VoucherHistoryEntry(Schema):
    id: int
    at: datetime
    made_by: str
    is_creation: bool
    codes_added: int
    changes: list[FieldChange]
