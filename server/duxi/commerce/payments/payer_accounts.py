"""Whether two orders were paid from the same card or wallet, without storing which."""

from django.utils.crypto import salted_hmac

from duxi.accounts.models import User
from duxi.commerce.models import Order, PayerAccount

_SALT = "duxi.commerce.payer_accounts"


def fingerprint_of(account: str) -> str:
    """A keyed hash that only this installation's secret key can reproduce."""
    return salted_hmac(_SALT, account, algorithm="sha256").hexdigest()


def has_paid_from_account_of(user: User, order: Order) -> bool:
    """Whether a user has paid an order of their own from the account that paid this order."""
    own = PayerAccount.objects.filter(order__buyer=user).values("fingerprint")
    return PayerAccount.objects.filter(order=order, fingerprint__in=own).exists()
