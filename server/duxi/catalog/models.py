"""The base product of everything that can be bought, and what products are sorted by."""

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.kinds import composite_kinds, kind_choices
from duxi.core.models import Versioned
from duxi.core.pictures.fields import PictureField
from duxi.reference.models import CompetencyUnit, JobRole


class Category(Versioned):
    """A category of one kind of product."""

    kind = models.CharField(max_length=25, choices=kind_choices)
    slug = models.SlugField(max_length=80)
    name = models.CharField(max_length=100)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["kind", "slug"], name="category_slug_once")]
        ordering = ["position", "name"]
        verbose_name_plural = "categories"

    def __str__(self) -> str:
        return self.name


class Tag(Versioned):
    """A theme that products of any kind share."""

    slug = models.SlugField(max_length=80, unique=True)
    name = models.CharField(max_length=100)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Location(Versioned):
    """A city where classes meet."""

    slug = models.SlugField(max_length=80, unique=True)
    name = models.CharField(max_length=100)
    province = models.CharField(max_length=60, blank=True)
    address = models.CharField(max_length=300, blank=True)
    time_zone = models.CharField(max_length=40, default="Asia/Jakarta")

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Instructor(Versioned):
    """Who teaches: the public profile, not an account."""

    slug = models.SlugField(max_length=80, unique=True)
    name = models.CharField(max_length=200)
    title = models.CharField(max_length=200, blank=True)
    bio = models.TextField(blank=True)
    photo = PictureField(max_length=200, blank=True)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Mode(models.TextChoices):
    """Where it happens."""

    ONLINE = "online", _("Daring")
    OFFLINE = "offline", _("Tatap muka")
    HYBRID = "hybrid", _("Bauran")


class Difficulty(models.TextChoices):
    """For whom it is."""

    BASIC = "basic", _("Dasar")
    INTERMEDIATE = "intermediate", _("Menengah")
    ADVANCED = "advanced", _("Lanjut")


class Product(models.Model):
    """One thing on sale: carts, orders and entitlements point here; its kind adds a detail table.

    `price` and `strike_price` are whole rupiah. `starts_at` and `ends_at` frame what has a date; `position`
    is the shop's own order, the lower the earlier. `rating_sum` and `rating_count` add up the published
    reviews. `quota` is the number of seats (None: unlimited), `sold` how many of them pending and paid
    orders, carts in checkout and offers hold; `sold_elsewhere` is the part of it that no row of ours
    explains. With a `voluntary_minimum` buyers name their own price, from there on in steps of
    `voluntary_step`; `price` is then what we suggest. Prices include the tax of whatever `is_taxable`.
    A draft with `publish_at` is published at that moment.
    """

    kind = models.CharField(max_length=25, choices=kind_choices)
    slug = models.SlugField(max_length=120)
    title = models.CharField(max_length=200)
    summary = models.CharField(max_length=300, blank=True)
    description = models.TextField(blank=True)
    benefits = ArrayField(models.CharField(max_length=200), default=list, blank=True)
    requirements = ArrayField(models.CharField(max_length=200), default=list, blank=True)
    price = models.PositiveBigIntegerField()
    strike_price = models.PositiveBigIntegerField(null=True, blank=True)
    voluntary_minimum = models.PositiveBigIntegerField(null=True, blank=True)
    voluntary_step = models.PositiveIntegerField(default=1000)
    is_taxable = models.BooleanField(default=True)
    image = PictureField(max_length=200, blank=True)
    category = models.ForeignKey(
        Category, on_delete=models.PROTECT, null=True, blank=True, related_name="products"
    )
    mode = models.CharField(max_length=7, choices=Mode.choices, blank=True)
    difficulty = models.CharField(max_length=12, choices=Difficulty.choices, blank=True)
    language = models.CharField(max_length=2, default="id")
    location = models.ForeignKey(
        Location, on_delete=models.PROTECT, null=True, blank=True, related_name="products"
    )
    starts_at = models.DateTimeField(null=True, blank=True)
    ends_at = models.DateTimeField(null=True, blank=True)
    position = models.PositiveIntegerField(default=0)
    rating_sum = models.PositiveIntegerField(default=0, editable=False)
    rating_count = models.PositiveIntegerField(default=0, editable=False)
    quota = models.PositiveIntegerField(null=True, blank=True)
    sold = models.PositiveIntegerField(default=0, editable=False)
    sold_elsewhere = models.PositiveIntegerField(default=0, editable=False)
    is_published = models.BooleanField(default=False)
    publish_at = models.DateTimeField(null=True, blank=True, editable=False)
    sale_until = models.DateTimeField(null=True, blank=True)
    competency_units = models.ManyToManyField(CompetencyUnit, blank=True, related_name="products")
    job_roles = models.ManyToManyField(JobRole, blank=True, related_name="products")
    tags = models.ManyToManyField(Tag, blank=True, related_name="products")
    instructors = models.ManyToManyField(Instructor, blank=True, related_name="products")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        permissions = [("teach_product", "May run this class and see its participants")]
        constraints = [
            models.UniqueConstraint(fields=["kind", "slug"], name="product_slug_once"),
            models.CheckConstraint(
                condition=Q(quota=None) | Q(sold__lte=F("quota")), name="product_never_oversold"
            ),
            models.CheckConstraint(
                condition=Q(strike_price=None) | Q(strike_price__gt=F("price")),
                name="product_strike_above_price",
            ),
            models.CheckConstraint(
                condition=Q(voluntary_minimum=None) | Q(voluntary_minimum__lte=F("price")),
                name="product_voluntary_minimum_below_price",
            ),
            models.CheckConstraint(
                condition=Q(voluntary_step__gte=1), name="product_voluntary_step_positive"
            ),
            models.CheckConstraint(
                condition=Q(ends_at=None) | Q(ends_at__gte=F("starts_at")), name="product_ends_after_start"
            ),
        ]
        indexes = [
            models.Index(
                fields=["publish_at"], name="product_scheduled", condition=Q(publish_at__isnull=False)
            ),
            models.Index(
                fields=["kind", "-created_at", "-id"], name="product_newest", condition=Q(is_published=True)
            ),
            models.Index(
                fields=["kind", "starts_at", "id"], name="product_dated", condition=Q(is_published=True)
            ),
            models.Index(
                "kind",
                F("starts_at").desc(nulls_last=True),
                F("id").desc(),
                name="product_dated_last",
                condition=Q(is_published=True),
            ),
            models.Index(
                fields=["kind", "position", "id"], name="product_placed", condition=Q(is_published=True)
            ),
            models.Index(
                fields=["kind", "title", "id"], name="product_titled", condition=Q(is_published=True)
            ),
            models.Index(
                fields=["kind", "price", "id"], name="product_priced", condition=Q(is_published=True)
            ),
        ]

    def __str__(self) -> str:
        return self.title


class ProductImage(models.Model):
    """A picture of a product's gallery besides its cover."""

    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="gallery")
    image = PictureField(max_length=200)
    alt = models.CharField(max_length=200, blank=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]


class ProductPart(models.Model):
    """A product that is sold within another: the user who buys the whole takes `quantity` of it.

    Parts have no parts of their own: a whole within a whole cannot be bought (`catalog.parts`).
    """

    whole = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="parts")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="wholes")
    quantity = models.PositiveSmallIntegerField(default=1)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["whole", "product"], name="part_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="part_quantity_positive"),
            models.CheckConstraint(condition=~Q(whole=F("product")), name="part_is_another_product"),
        ]
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return f"{self.quantity} × {self.product}"

    def clean(self) -> None:
        """Staff hear at once what could never be sold."""
        if self.product_id and self.product.kind in composite_kinds():
            raise ValidationError({"product": _("Paket tidak dapat berisi paket lain.")})


class ProductView(models.Model):
    """When a user last opened a product's page; the newest fifty of each person are stored."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="product_views")
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="+")
    viewed_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "product"], name="product_view_once")]
        indexes = [models.Index(fields=["user", "-viewed_at"], name="product_view_newest")]
