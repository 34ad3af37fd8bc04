"""Carts, the vouchers tried on them, and what is held for a cart at checkout."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q

from duxi.catalog.models import Product
from duxi.commerce.models.vouchers import Voucher
from duxi.reference.models import RoleInstansi


class CartItem(models.Model):
    """A product in somebody's cart; `price_when_added` only tells them when the price has changed.

    `voluntary_price` is what the buyer wants to pay where the product leaves that to them.
    """

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="cart_items")
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="+")
    quantity = models.PositiveIntegerField(default=1)
    price_when_added = models.PositiveBigIntegerField()
    voluntary_price = models.PositiveBigIntegerField(null=True, blank=True)
    vouchers = models.ManyToManyField(Voucher, through="CartVoucher", related_name="+")
    affiliate_code = models.CharField(max_length=50, blank=True)
    rolin_instansi = models.ForeignKey(
        RoleInstansi, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    reserved_price: int | None = None
    """What a reservation promises for a piece; None where nothing does."""
    held_vouchers: Mapping[int, Mapping[str, Any]] = MappingProxyType({})
    """The terms of held vouchers, by the voucher's id."""
    has_vouchers = True
    """False where the query that read the line saw that none stands on it."""

    def attached_vouchers(self) -> Iterable[Voucher]:
        """What stands on it; nothing is asked where nothing does."""
        return self.vouchers.all() if self.has_vouchers else ()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["owner", "product"], name="cart_product_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="cart_quantity_positive"),
        ]


class CartVoucher(models.Model):
    """A voucher that its owner wants to use for a line; nothing of it is used up before checkout."""

    item = models.ForeignKey(CartItem, on_delete=models.CASCADE, related_name="cart_vouchers")
    voucher = models.ForeignKey(Voucher, on_delete=models.CASCADE, related_name="+")
    applied_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["item", "voucher"], name="cart_voucher_once")]
        ordering = ["applied_at", "pk"]


class CheckoutReservation(models.Model):
    """What is reserved for somebody in checkout, until they order or the time is over.

    Its seats are part of the products' `sold` and its voucher uses part of the vouchers' `used`.
    `cart_ids` are the lines for which it was made; some may have left the cart since. `terms` are the
    prices and the voucher terms that it promises (`commerce.shop.reserved_terms`).
    """

    owner = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="checkout_reservation"
    )
    cart_ids = ArrayField(models.BigIntegerField(), default=list)
    terms = models.JSONField(default=dict)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(expires_at__gt=F("created_at")), name="reservation_expires_later"
            )
        ]


class ReservedSeat(models.Model):
    """So many seats of a product, for one reservation."""

    reservation = models.ForeignKey(CheckoutReservation, on_delete=models.CASCADE, related_name="seats")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="+")
    quantity = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["reservation", "product"], name="reserved_seat_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="reserved_seat_positive"),
        ]


class ReservedVoucher(models.Model):
    """One use of a voucher, for one reservation."""

    reservation = models.ForeignKey(CheckoutReservation, on_delete=models.CASCADE, related_name="vouchers")
    voucher = models.ForeignKey(Voucher, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["reservation", "voucher"], name="reserved_voucher_once")
        ]
