"""Editors' changes to the suggestions of a job role: products shown first, and products left out."""

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned
from duxi.offerings.kinds.elearning import KIND as ELEARNING
from duxi.offerings.kinds.oti import KIND as OTI
from duxi.offerings.kinds.webinar import KIND as WEBINAR
from duxi.offerings.kinds.workshop import KIND as WORKSHOP
from duxi.reference.models import JobRole

SUGGESTED_KINDS = {"oti": OTI, "webinars": WEBINAR, "workshops": WORKSHOP, "dls": ELEARNING}
"""The kinds that a role's page suggests, by their name in its address."""


class RoleSuggestion(Versioned):
    """A product that is shown before merely matching ones, or left out."""

    job_role = models.ForeignKey(JobRole, models.CASCADE, related_name="suggestions", verbose_name=_("peran"))
    product = models.ForeignKey(
        Product, models.CASCADE, related_name="role_suggestions", verbose_name=_("produk")
    )
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    is_hidden = models.BooleanField(_("jangan disarankan"), default=False)

    class Meta:
        verbose_name = _("saran peran")
        verbose_name_plural = _("saran peran")
        constraints = [
            models.UniqueConstraint(
                fields=["job_role", "product"],
                name="role_suggestion_once",
                violation_error_message=_("Produk ini sudah ada di saran peran tersebut."),
            )
        ]

    def __str__(self) -> str:
        return f"{self.job_role} › {self.product}"

    def clean(self) -> None:
        """Only kinds that a role's page suggests are allowed."""
        kinds = {kind.slug for kind in SUGGESTED_KINDS.values()}
        if Product.objects.filter(pk=self.product_id).exclude(kind__in=kinds).exists():
            refusal = _("Hanya kelas OTI, webinar, workshop, dan e-learning yang disarankan untuk peran.")
            raise ValidationError({"product": refusal})
