"""The certificate that a product gives, without a holder: what its page shows as a sample."""

from django.db.models import F, OuterRef, Subquery
from django.db.models.functions import JSONObject
from ninja import Schema

from duxi.certificates.models import CertificateRule, CertificateType


class SampleCertificateOut(Schema):
    """What stands on every one of them; heading, statement and colour are those of its template."""

    type: CertificateType
    title: str
    issuer: str
    signatory_name: str
    signatory_title: str
    validity_months: int | None
    heading: str
    statement: str
    accent: str


_OF_TEMPLATE = ("heading", "statement", "accent")


def sample_certificate() -> Subquery:
    """Of the outer product, in the shape of `SampleCertificateOut`; competence comes before attendance."""
    columns = {
        name: F(f"template__{name}" if name in _OF_TEMPLATE else name)
        for name in SampleCertificateOut.model_fields
    }
    rules = CertificateRule.objects.filter(product=OuterRef("pk"), is_active=True).order_by("-type", "pk")
    return Subquery(rules.values(json=JSONObject(**columns))[:1])
