"""The base product of everything that can be bought, and its categories, tags, places and instructors."""

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
    kind = models.CharField("jenis", max_length=25, choices=kind_choices)
    slug = models.SlugField("slug", max_length=80)
    name = models.CharField("nama", max_length=100)
    position = models.PositiveSmallIntegerField("urutan", default=0)

    class Meta:
        verbose_name = _("kategori")
        verbose_name_plural = _("kategori")
        constraints = [models.UniqueConstraint(fields=["kind", "slug"], name="category_slug_once")]
        ordering = ["position", "name"]

    def __str__(self) -> str:
        return self.name


class Tag(Versioned):
    """A theme that products of any kind share."""

    slug = models.SlugField("slug", max_length=80, unique=True)
    name = models.CharField("nama", max_length=100)

    class Meta:
        verbose_name = _("topik")
        verbose_name_plural = _("topik")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Location(Versioned):
    slug = models.SlugField("slug", max_length=80, unique=True)
    name = models.CharField("nama", max_length=100)
    province = models.CharField("provinsi", max_length=60, blank=True)
    address = models.CharField("alamat", max_length=300, blank=True)
    time_zone = models.CharField("zona waktu", max_length=40, default="Asia/Jakarta")

    class Meta:
        verbose_name = _("kota")
        verbose_name_plural = _("kota")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Instructor(Versioned):
    """The public profile of a teacher, not an account."""

    slug = models.SlugField("slug", max_length=80, unique=True)
    name = models.CharField("nama", max_length=200)
    title = models.CharField("gelar atau jabatan", max_length=200, blank=True)
    bio = models.TextField("biografi", blank=True)
    photo = PictureField("foto", max_length=200, blank=True)

    class Meta:
        verbose_name = _("pengajar")
        verbose_name_plural = _("pengajar")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Mode(models.TextChoices):
    """Where a product takes place."""

    ONLINE = "online", _("Daring")
    OFFLINE = "offline", _("Tatap muka")
    HYBRID = "hybrid", _("Bauran")


class Difficulty(models.TextChoices):
    """Level of experience that a product requires."""

    BASIC = "basic", _("Dasar")
    INTERMEDIATE = "intermediate", _("Menengah")
    ADVANCED = "advanced", _("Lanjut")


class Language(models.TextChoices):
    INDONESIAN = "id", _("Bahasa Indonesia")
    ENGLISH = "en", _("Bahasa Inggris")


class Product(models.Model):
    """A product; carts, orders and entitlements refer to it, and its kind adds a detail table.

    `price` and `strike_price` are whole rupiah. `starts_at` and `ends_at` are set if it has dates; `position`
    is the shop's manual order, lower first. `rating_sum` and `rating_count` aggregate the published reviews.
    `quota` is the number of seats (None: unlimited), `sold` how many are taken by pending and paid orders,
    checkouts and offers; `sold_elsewhere` is the part of it that no row explains. With a `voluntary_minimum`
    buyers choose their price, from there in steps of `voluntary_step`; `price` is then a suggestion. Prices
    include tax if `is_taxable`. A draft with `publish_at` is published at that time.
    """

    kind = models.CharField("jenis", max_length=25, choices=kind_choices)
    slug = models.SlugField("slug", max_length=120)
    title = models.CharField("judul", max_length=200)
    summary = models.CharField("ringkasan", max_length=300, blank=True)
    description = models.TextField("deskripsi", blank=True)
    benefits = ArrayField(models.CharField(max_length=200), default=list, blank=True, verbose_name="manfaat")
    requirements = ArrayField(
        models.CharField(max_length=200), default=list, blank=True, verbose_name="prasyarat"
    )
    price = models.PositiveBigIntegerField("harga")
    strike_price = models.PositiveBigIntegerField("harga coret", null=True, blank=True)
    voluntary_minimum = models.PositiveBigIntegerField("harga sukarela minimum", null=True, blank=True)
    voluntary_step = models.PositiveIntegerField("kelipatan harga sukarela", default=1000)
    is_taxable = models.BooleanField("kena PPN", default=True)
    image = PictureField("gambar", max_length=200, blank=True)
    category = models.ForeignKey(
        Category,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="products",
        verbose_name="kategori",
    )
    mode = models.CharField("cara penyelenggaraan", max_length=7, choices=Mode.choices, blank=True)
    difficulty = models.CharField("tingkat kesulitan", max_length=12, choices=Difficulty.choices, blank=True)
    language = models.CharField("bahasa", max_length=2, choices=Language.choices, default=Language.INDONESIAN)
    location = models.ForeignKey(
        Location,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="products",
        verbose_name="kota",
    )
    starts_at = models.DateTimeField("mulai", null=True, blank=True)
    ends_at = models.DateTimeField("selesai", null=True, blank=True)
    position = models.PositiveIntegerField("urutan", default=0)
    rating_sum = models.PositiveIntegerField("jumlah nilai ulasan", default=0, editable=False)
    rating_count = models.PositiveIntegerField("jumlah ulasan", default=0, editable=False)
    quota = models.PositiveIntegerField("kuota", null=True, blank=True)
    sold = models.PositiveIntegerField("terjual", default=0, editable=False)
    sold_elsewhere = models.PositiveIntegerField("terjual di luar sistem", default=0, editable=False)
    is_published = models.BooleanField("diterbitkan", default=False)
    publish_at = models.DateTimeField("terbit pada", null=True, blank=True, editable=False)
    sale_until = models.DateTimeField("dijual sampai", null=True, blank=True)
    competency_units = models.ManyToManyField(
        CompetencyUnit, blank=True, related_name="products", verbose_name="unit kompetensi"
    )
    job_roles = models.ManyToManyField(JobRole, blank=True, related_name="products", verbose_name="peran")
    tags = models.ManyToManyField(Tag, blank=True, related_name="products", verbose_name="topik")
    instructors = models.ManyToManyField(
        Instructor, blank=True, related_name="products", verbose_name="pengajar"
    )
    created_at = models.DateTimeField("dibuat", auto_now_add=True)

    class Meta:
        verbose_name = _("produk")
        verbose_name_plural = _("produk")
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

    product = models.ForeignKey(
        Product, on_delete=models.CASCADE, related_name="gallery", verbose_name="produk"
    )
    image = PictureField("gambar", max_length=200)
    alt = models.CharField("keterangan gambar", max_length=200, blank=True)
    position = models.PositiveSmallIntegerField("urutan", default=0)

    class Meta:
        verbose_name = _("gambar produk")
        verbose_name_plural = _("gambar produk")
        ordering = ["position", "pk"]


class ProductPart(models.Model):
    """A product that is sold as part of another, `quantity` times.

    Parts cannot be composite themselves (`catalog.parts`).
    """

    whole = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="parts", verbose_name="paket")
    product = models.ForeignKey(
        Product, on_delete=models.PROTECT, related_name="wholes", verbose_name="produk"
    )
    quantity = models.PositiveSmallIntegerField("jumlah", default=1)
    position = models.PositiveSmallIntegerField("urutan", default=0)

    class Meta:
        verbose_name = _("isi paket")
        verbose_name_plural = _("isi paket")
        constraints = [
            models.UniqueConstraint(fields=["whole", "product"], name="part_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="part_quantity_positive"),
            models.CheckConstraint(condition=~Q(whole=F("product")), name="part_is_another_product"),
        ]
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return f"{self.quantity} × {self.product}"

    def clean(self) -> None:
        """Refuse at once what could never be sold."""
        if Product.objects.filter(pk=self.product_id, kind__in=composite_kinds()).exists():
            raise ValidationError({"product": _("Paket tidak dapat berisi paket lain.")})


class Likeness(models.Model):
    """Similarity of two products (a view over units, roles and tags); the newest of the kind count with 0."""

    pk = models.CompositePrimaryKey("product_id", "other_id")
    product = models.ForeignKey(Product, on_delete=models.DO_NOTHING, related_name="+")
    other = models.ForeignKey(Product, on_delete=models.DO_NOTHING, related_name="likenesses")
    shared = models.PositiveIntegerField()

    class Meta:
        managed = False
        db_table = "catalog_likeness"


class ProductView(models.Model):
    """When a user last opened a product's page; the newest fifty of each user are stored."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="product_views")
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="+")
    viewed_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "product"], name="product_view_once")]
        indexes = [models.Index(fields=["user", "-viewed_at"], name="product_view_newest")]
