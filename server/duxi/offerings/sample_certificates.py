"""A sample of the certificate that a product gives, without a holder, for its page."""

from collections.abc import Callable

from django.db.models import F, IntegerField, OuterRef, Subquery, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import JSONObject

from duxi.certificates.models import CertificateRule, CertificateType
from duxi.core.schema import Schema


class SampleCertificateOut(Schema):
    """The fixed content of each certificate; heading, statement and colour come from its template."""

    type: CertificateType
    title: str
    issuer: str
    signatory_name: str
    signatory_title: str
    validity_months: int | None
    heading: str
    statement: str
    accent: str
    minutes: int | None
    sessions: int | None


_OF_TEMPLATE = ("heading", "statement", "accent")
_NOTHING = Value(None, output_field=IntegerField())

OfProduct = Callable[[str], Combinable]
"""An expression of a product, given the path to it."""


def sample_certificate(minutes: OfProduct | None = None, sessions: OfProduct | None = None) -> Subquery:
    """Of the outer product, in the shape of `SampleCertificateOut`; competence comes before attendance.

    `minutes` is the product's learning time, `sessions` the number of its sessions.
    """
    counted = {"minutes": minutes, "sessions": sessions}
    columns: dict[str, Combinable] = {
        name: F(f"template__{name}" if name in _OF_TEMPLATE else name)
        for name in SampleCertificateOut.model_fields
        if name not in counted
    }
    columns |= {name: of("product__") if of else _NOTHING for name, of in counted.items()}
    rules = CertificateRule.objects.filter(product=OuterRef("pk"), is_active=True).order_by("-type", "pk")
    return Subquery(rules.values(json=JSONObject(**columns))[:1])
