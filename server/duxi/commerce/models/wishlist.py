"""Wishlists."""

from django.conf import settings
from django.db import models

from duxi.catalog.models import Product
from duxi.reference.models import RoleInstansi


class WishlistItem(models.Model):
    """A product on a user's wishlist, with the agency for which they would take it."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="wishlist")
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="+")
    rolin_instansi = models.ForeignKey(
        RoleInstansi, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["owner", "product"], name="wishlist_product_once")]

    def __str__(self) -> str:
        return str(self.product)
