"""Buying and wanting, one module per subject."""

from duxi.commerce.models.carts import (
    CartItem,
    CartVoucher,
    CheckoutReservation,
    ReservedSeat,
    ReservedVoucher,
)
from duxi.commerce.models.class_vouchers import ClassVoucher
from duxi.commerce.models.invoices import Invoice, InvoiceCounter, Series, TaxRate
from duxi.commerce.models.ledger import (
    OPEN_REFUNDS,
    LedgerEntry,
    LedgerKind,
    Refund,
    RefundLine,
    RefundRoute,
    RefundStatus,
)
from duxi.commerce.models.money_cases import REVIEW_CASES, CaseKind, MoneyCase
from duxi.commerce.models.notifications import PROCESSED, PaymentNotification, Verdict
from duxi.commerce.models.orders import (
    ENDED,
    SETTLED,
    EventKind,
    FulfilmentStatus,
    Order,
    OrderEvent,
    OrderLine,
    OrderLinePart,
    OrderStatus,
    OrderTaxDetails,
    OrderVoucher,
)
from duxi.commerce.models.payers import PayerAccount
from duxi.commerce.models.refund_accounts import RefundAccount
from duxi.commerce.models.tax_invoices import TaxExport, TaxExportItem, TaxInvoice
from duxi.commerce.models.vouchers import CompanyDomain, CompanyMember, Voucher, VoucherBatch, VoucherEffect
from duxi.commerce.models.waiting import OPEN, WaitingEntry, WaitingStatus
from duxi.commerce.models.wishlist import WishlistItem

__all__ = [
    "ENDED",
    "OPEN",
    "OPEN_REFUNDS",
    "PROCESSED",
    "REVIEW_CASES",
    "SETTLED",
    "CartItem",
    "CartVoucher",
    "CaseKind",
    "CheckoutReservation",
    "ClassVoucher",
    "CompanyDomain",
    "CompanyMember",
    "EventKind",
    "FulfilmentStatus",
    "Invoice",
    "InvoiceCounter",
    "LedgerEntry",
    "LedgerKind",
    "MoneyCase",
    "Order",
    "OrderEvent",
    "OrderLine",
    "OrderLinePart",
    "OrderStatus",
    "OrderTaxDetails",
    "OrderVoucher",
    "PayerAccount",
    "PaymentNotification",
    "Refund",
    "RefundAccount",
    "RefundLine",
    "RefundRoute",
    "RefundStatus",
    "ReservedSeat",
    "ReservedVoucher",
    "Series",
    "TaxExport",
    "TaxExportItem",
    "TaxInvoice",
    "TaxRate",
    "Verdict",
    "Voucher",
    "VoucherBatch",
    "VoucherEffect",
    "WaitingEntry",
    "WaitingStatus",
    "WishlistItem",
]
