"""Buying and wanting, one module per subject."""

from duxi.commerce.models.orders import (
    ENDED,
    PROCESSED,
    CartItem,
    EventKind,
    Order,
    OrderEvent,
    OrderLine,
    OrderLinePart,
    OrderStatus,
    PaymentNotification,
    Verdict,
)
from duxi.commerce.models.vouchers import ClassVoucher
from duxi.commerce.models.waiting import OPEN, WaitingEntry, WaitingStatus
from duxi.commerce.models.wishlist import WishlistItem

__all__ = [
    "ENDED",
    "OPEN",
    "PROCESSED",
    "CartItem",
    "ClassVoucher",
    "EventKind",
    "Order",
    "OrderEvent",
    "OrderLine",
    "OrderLinePart",
    "OrderStatus",
    "PaymentNotification",
    "Verdict",
    "WaitingEntry",
    "WaitingStatus",
    "WishlistItem",
]
