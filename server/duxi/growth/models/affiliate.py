"""Codes of affiliates."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Upper
from django.utils.translation import gettext_lazy as _


class AffiliateCode(models.Model):
    """The code in a user's links, in capitals; `name` is shown to visitors as the sender."""

    code = models.CharField(max_length=50, unique=True)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="affiliate_codes"
    )
    name = models.CharField(max_length=100, blank=True)
    is_active = models.BooleanField(default=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("kode afiliasi")
        verbose_name_plural = _("kode afiliasi")
        constraints = [
            models.CheckConstraint(condition=Q(code=Upper("code")), name="affiliate_code_in_capitals")
        ]

    def __str__(self) -> str:
        return self.code
