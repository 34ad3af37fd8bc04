"""Page views and errors reported by browsers."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class PageView(models.Model):
    """One page view, stored for 90 days.

    Address and device are not stored, nor the URL's query, which may contain secrets, except the parameters
    of campaigns.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="page_views"
    )
    menu_name = models.CharField(_("halaman"), max_length=100)
    action_name = models.CharField(_("tindakan"), max_length=100)
    path = models.CharField(_("alamat"), max_length=300)
    utm_source = models.CharField(max_length=100, blank=True)
    utm_medium = models.CharField(max_length=100, blank=True)
    utm_campaign = models.CharField(max_length=100, blank=True)
    utm_term = models.CharField(max_length=100, blank=True)
    utm_content = models.CharField(max_length=100, blank=True)
    viewed_at = models.DateTimeField(_("waktu"), db_index=True)

    class Meta:
        verbose_name = _("kunjungan halaman")
        verbose_name_plural = _("kunjungan halaman")
        indexes = [models.Index(fields=["user"], name="page_view_of_user", condition=~models.Q(user=None))]

    def __str__(self) -> str:
        return self.path


class ClientError(models.Model):
    """One error of the web apps, counted; stored until 30 days after its last occurrence.

    `fingerprint` is the same for errors with the same message and location. No user is stored.
    """

    fingerprint = models.CharField(max_length=64, unique=True)
    message = models.CharField(_("pesan"), max_length=500)
    stack = models.TextField(_("jejak"), blank=True)
    path = models.CharField(_("alamat"), max_length=300, blank=True)
    app_version = models.CharField(_("versi"), max_length=40, blank=True)
    times = models.PositiveIntegerField(_("jumlah"), default=1)
    first_seen_at = models.DateTimeField(_("pertama"))
    last_seen_at = models.DateTimeField(_("terakhir"), db_index=True)

    class Meta:
        verbose_name = _("galat peramban")
        verbose_name_plural = _("galat peramban")

    def __str__(self) -> str:
        return self.message
