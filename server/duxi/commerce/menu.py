"""Cart and orders in the account's menu."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry
from duxi.accounts.models import User
from duxi.commerce.models import CartItem, Order, OrderStatus


def _in_cart(user: User) -> int:
    return CartItem.objects.filter(owner=user).count()


def _waiting_for_payment(user: User) -> int:
    return Order.objects.filter(buyer=user, status=OrderStatus.PENDING).count()


MENU.register(MenuEntry("cart", _("Keranjang"), "/cart", 40, badge=_in_cart))
MENU.register(
    MenuEntry("transactions", _("Transaksi"), "/payment/transaction", 50, badge=_waiting_for_payment)
)
