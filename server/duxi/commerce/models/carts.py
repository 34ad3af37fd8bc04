"""Carts, the vouchers attached to them, and checkout reservations."""

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
    """A product in a user's cart; `price_when_added` shows whether the price has changed since.

    `voluntary_price` is what the buyer wants to pay, for products that let the buyer choose.
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
    """The unit price guaranteed by a reservation; None without one."""
    held_vouchers: Mapping[int, Mapping[str, Any]] = MappingProxyType({})
    """The terms of reserved vouchers, by voucher id."""
    has_vouchers = True
    """False when the query that read the line already saw that no voucher is attached."""

    def attached_vouchers(self) -> Iterable[Voucher]:
        """The attached vouchers; no query when there are none."""
        return self.vouchers.all() if self.has_vouchers else ()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["owner", "product"], name="cart_product_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="cart_quantity_positive"),
        ]


class CartVoucher(models.Model):
    """A voucher attached to a line; its use is taken at checkout only."""

    item = models.ForeignKey(CartItem, on_delete=models.CASCADE, related_name="cart_vouchers")
    voucher = models.ForeignKey(Voucher, on_delete=models.CASCADE, related_name="+")
    applied_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["item", "voucher"], name="cart_voucher_once")]
        ordering = ["applied_at", "pk"]


class CheckoutReservation(models.Model):
    """What is reserved for a user in checkout, until they order or the deadline is over.

    Its seats are part of the products' `sold` and its voucher uses part of the vouchers' `used`. `cart_ids`
    are the lines for which it was made; some may have left the cart since. `terms` are the guaranteed prices
    and voucher terms (`commerce.shop.reserved_terms`).
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
    """The reserved seats of one product."""

    reservation = models.ForeignKey(CheckoutReservation, on_delete=models.CASCADE, related_name="seats")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="+")
    quantity = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["reservation", "product"], name="reserved_seat_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="reserved_seat_positive"),
        ]


class ReservedVoucher(models.Model):
    """One reserved use of a voucher."""

    reservation = models.ForeignKey(CheckoutReservation, on_delete=models.CASCADE, related_name="vouchers")
    voucher = models.ForeignKey(Voucher, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["reservation", "voucher"], name="reserved_voucher_once")
        ]
