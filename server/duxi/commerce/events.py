"""Events that commerce announces."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class OrderPaid:
    """An order was paid and every line with a seat was fulfilled."""

    order_pk: int


@dataclass(frozen=True)
class OrderExpired:
    """An order was not paid in time and released its seats."""

    order_pk: int


@dataclass(frozen=True)
class OrderUnfulfilled:
    """An order was paid, but some of its lines have no seat."""

    order_pk: int


@dataclass(frozen=True)
class LineFulfilled:
    """A line that waited for its seat was fulfilled."""

    line_pk: int


@dataclass(frozen=True)
class LineMoved:
    """A line was moved to another product."""

    line_pk: int
    from_title: str


@dataclass(frozen=True)
class RefundNews:
    """The status of a refund changed."""

    refund_pk: int


@dataclass(frozen=True)
class CreditNoteIssued:
    """A credit note was issued, because of a refund or because an invoiced order ended."""

    invoice_pk: int


@dataclass(frozen=True)
class TaxInvoiceRecorded:
    """The number or the PDF of an approved tax invoice was recorded."""

    tax_invoice_pk: int


order_paid: Announcement[OrderPaid] = Announcement()
order_expired: Announcement[OrderExpired] = Announcement()
order_unfulfilled: Announcement[OrderUnfulfilled] = Announcement()
line_fulfilled: Announcement[LineFulfilled] = Announcement()
line_moved: Announcement[LineMoved] = Announcement()
refund_decided: Announcement[RefundNews] = Announcement()
refund_rejected: Announcement[RefundNews] = Announcement()
refund_done: Announcement[RefundNews] = Announcement()
refund_failed: Announcement[RefundNews] = Announcement()
refund_withdrawn: Announcement[RefundNews] = Announcement()
refund_account_asked: Announcement[RefundNews] = Announcement()
refund_account_given: Announcement[RefundNews] = Announcement()
credit_note_issued: Announcement[CreditNoteIssued] = Announcement()
tax_invoice_recorded: Announcement[TaxInvoiceRecorded] = Announcement()
