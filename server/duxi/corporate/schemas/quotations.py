"""Schemas of quotations."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import BeforeValidator, Field, StringConstraints

from duxi.core.clock import now
from duxi.core.forms import YesNo, parse_json
from duxi.core.schema import Schema
from duxi.corporate.links import link_to
from duxi.corporate.models import Quotation, QuotationLine, QuotationStatus
from duxi.corporate.schemas.companies import CompanyRef


class LineIn(Schema):
    item_id: int = Field(gt=0)
    seats: int = Field(ge=1, le=1000)


class QuotationIn(CompanyRef):
    """Products and seats to be priced."""

    lines: Annotated[list[LineIn], BeforeValidator(parse_json), Field(min_length=1, max_length=50)]
    campaign_uuid: UUID | None = None
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""

    def seats(self) -> dict[int, int]:
        return {line.item_id: line.seats for line in self.lines}


class QuotationAnswerIn(Schema):
    accept: YesNo


class QuotationLineRow(Schema):
    item_id: int
    title: str
    seats: int
    price: int
    amount: int

    @classmethod
    def of(cls, line: QuotationLine) -> "QuotationLineRow":
        return cls(
            item_id=line.product_id,
            title=line.title,
            seats=line.seats,
            price=line.price,
            amount=line.amount,
        )


class QuotationRow(Schema):
    """A quotation; `pdf` is a link that is valid for 15 minutes."""

    uuid: UUID
    number: str
    company: str
    status: QuotationStatus
    status_label: str
    can_answer: bool
    can_order: bool
    subtotal: int
    discount: int
    total: int
    note: str
    created_at: datetime
    valid_until: datetime
    pdf: str
    lines: list[QuotationLineRow]

    @classmethod
    def of(cls, quotation: Quotation) -> "QuotationRow":
        copied = ("uuid", "number", "subtotal", "discount", "total", "note", "created_at", "valid_until")
        is_open = quotation.status == QuotationStatus.SENT
        return cls(
            **{name: getattr(quotation, name) for name in copied},
            company=quotation.company.name,
            status=QuotationStatus(quotation.status),
            status_label=str(QuotationStatus(quotation.status).label),
            can_answer=is_open and quotation.valid_until > now(),
            can_order=quotation.status == QuotationStatus.ACCEPTED and not hasattr(quotation, "order"),
            pdf=link_to(quotation),
            lines=[QuotationLineRow.of(line) for line in quotation.lines.all()],
        )
