"""Files of a product: handouts, templates, slides."""

import uuid

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned


class Material(Versioned):
    """A file for every holder of a seat in a product, from `opens_at` on.

    `path` is its name in the private storage.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    product = models.ForeignKey(
        Product, on_delete=models.CASCADE, related_name="materials", verbose_name=_("produk")
    )
    title = models.CharField(_("judul"), max_length=200)
    path = models.CharField(max_length=200, unique=True, editable=False)
    name = models.CharField(_("nama berkas"), max_length=200, editable=False)
    content_type = models.CharField(max_length=100, editable=False)
    size = models.PositiveIntegerField(_("ukuran"), editable=False)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    opens_at = models.DateTimeField(_("dibuka pada"), null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["position", "pk"]
        verbose_name = _("materi unduhan")
        verbose_name_plural = _("materi unduhan")

    def __str__(self) -> str:
        return self.title
