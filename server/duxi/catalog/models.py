"""The spine of everything that can be bought."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q

from duxi.reference.models import CompetencyUnit


class Product(models.Model):
    """One thing on sale: carts, orders and enrolments point here; its kind adds a detail table.

    `price` and `strike_price` are whole rupiah. `quota` is the number of seats (None: unlimited),
    `sold` how many of them pending and paid orders hold.
    """

    kind = models.CharField(max_length=20)
    slug = models.SlugField(max_length=120)
    title = models.CharField(max_length=200)
    summary = models.CharField(max_length=300, blank=True)
    description = models.TextField(blank=True)
    benefits = ArrayField(models.CharField(max_length=200), default=list, blank=True)
    requirements = ArrayField(models.CharField(max_length=200), default=list, blank=True)
    price = models.PositiveBigIntegerField()
    strike_price = models.PositiveBigIntegerField(null=True, blank=True)
    image = models.CharField(max_length=200, blank=True)
    quota = models.PositiveIntegerField(null=True, blank=True)
    sold = models.PositiveIntegerField(default=0)
    is_published = models.BooleanField(default=True)
    sale_until = models.DateTimeField(null=True, blank=True)
    competency_units = models.ManyToManyField(CompetencyUnit, blank=True, related_name="products")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["kind", "slug"], name="product_slug_once"),
            models.CheckConstraint(
                condition=Q(quota=None) | Q(sold__lte=F("quota")), name="product_never_oversold"
            ),
            models.CheckConstraint(
                condition=Q(strike_price=None) | Q(strike_price__gt=F("price")),
                name="product_strike_above_price",
            ),
        ]
        indexes = [
            models.Index(
                fields=["kind", "-created_at"], name="product_newest", condition=Q(is_published=True)
            )
        ]

    def __str__(self) -> str:
        return self.title
