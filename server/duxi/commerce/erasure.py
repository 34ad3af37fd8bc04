"""A buyer's rows when the account is erased: carts are deleted, the ledger is kept.

Where money is still owed, the bank account stays until the refund has been sent (`account_deletion`).
Invoices keep the buyer's name: bookkeeping law requires it for ten years (docs/domain-rules.md).
"""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.commerce.models import (
    CartItem,
    CheckoutReservation,
    ClassVoucher,
    CompanyMember,
    Invoice,
    LedgerEntry,
    MoneyCase,
    Order,
    OrderEvent,
    OrderTaxDetails,
    PayerAccount,
    Refund,
    RefundAccount,
    TaxExport,
    TaxInvoice,
    WaitingEntry,
    WishlistItem,
)
from duxi.commerce.orders.actions.waiting import forget
from duxi.commerce.refunds.actions.account_deletion import closed_accounts
from duxi.commerce.shop.actions.reservations import release_of
from duxi.gateways.forget import forget_payer


def _erase(user: User) -> None:
    release_of(user)
    CartItem.objects.filter(owner=user).delete()
    WishlistItem.objects.filter(owner=user).delete()
    CompanyMember.objects.filter(user=user).delete()
    OrderTaxDetails.objects.filter(order__buyer=user).delete()
    PayerAccount.objects.filter(order__buyer=user).delete()
    Refund.objects.filter(requested_by=user).update(reason="")
    Refund.objects.filter(order__buyer=user).update(account_problem="")
    closed_accounts().filter(refund__order__buyer=user).delete()
    forget(user)
    forget_payer(Order.objects.filter(buyer=user).values("order_id"))


ERASERS.register(
    Eraser(
        app="commerce",
        erase=_erase,
        erases=(
            CartItem,
            CheckoutReservation,
            CompanyMember,
            OrderTaxDetails,
            PayerAccount,
            RefundAccount,
            WishlistItem,
            WaitingEntry,
        ),
        keeps=(
            Order,
            OrderEvent,
            Invoice,
            TaxExport,
            TaxInvoice,
            Refund,
            LedgerEntry,
            MoneyCase,
            ClassVoucher,
        ),
    )
)
