"""Queries of certificates; only `certificates_of(user)` scopes them to a user."""

from datetime import date

from django.db.models import Case, CharField, F, Q, QuerySet, Value, When

from duxi.accounts.models import User
from duxi.certificates.models import Certificate, CertificateRule, StoredStatus
from duxi.core.clock import now
from duxi.core.errors import NotFound

ALL_TYPES = "all"


def status_of(certificate: Certificate, today: date | None = None) -> str:
    """Valid, expired, revoked or replaced, as of a day in Jakarta."""
    if certificate.status != StoredStatus.ISSUED:
        return certificate.status
    day = today or now().date()
    return "expired" if certificate.valid_until and certificate.valid_until < day else "valid"


def certificates_of(user: User) -> QuerySet[Certificate]:
    """A user's certificates with today's status: valid ones first, then newest first."""
    own = with_status(Certificate.objects.filter(holder=user)).select_related("product", "template")
    valid_first = Case(When(current_status="valid", then=Value(0)), default=Value(1))
    return own.order_by(valid_first, "-issued_at", "-pk")


def with_status(certificates: QuerySet[Certificate]) -> QuerySet[Certificate]:
    """Certificates with today's status in Jakarta."""
    expired = Q(status=StoredStatus.ISSUED, valid_until__lt=now().date())
    status = Case(
        When(expired, then=Value("expired")),
        When(status=StoredStatus.ISSUED, then=Value("valid")),
        default=F("status"),
        output_field=CharField(),
    )
    return certificates.annotate(current_status=status)


def found_by(certificates: QuerySet[Certificate], *, search: str, type_: str) -> QuerySet[Certificate]:
    """Certificates of one type, or of "all", whose number or title contains all words."""
    wanted = certificates if type_ == ALL_TYPES else certificates.filter(type=type_)
    for word in search.split():
        wanted = wanted.filter(
            Q(number__icontains=word) | Q(title__icontains=word) | Q(product_title__icontains=word)
        )
    return wanted


def own_certificate(user: User, number: str) -> Certificate:
    """One of a user's certificates; raises `NotFound`."""
    found = _with_everything().filter(holder=user, number=number).first()
    if found is None:
        raise NotFound
    return found


def certificate_of_attempt(user: User, attempt_pk: int) -> Certificate:
    """The newest certificate of one of a user's attempts; raises `NotFound`."""
    own = _with_everything().filter(holder=user, attempt=attempt_pk)
    found = own.order_by("-pk").first()
    if found is None:
        raise NotFound
    return found


def certificate_by_key(key: str, slug: str) -> Certificate:
    """The certificate of a product by its key; raises `NotFound`."""
    found = _with_everything().filter(key=key, product__slug=slug).first() if key else None
    if found is None:
        raise NotFound
    return found


def rule_of_achievement(rule_id: int) -> CertificateRule:
    """The rule of a public achievement; raises `NotFound`."""
    found = CertificateRule.objects.select_related("product").filter(pk=rule_id).first()
    if found is None:
        raise NotFound
    return found


def public_certificate(number: str) -> Certificate:
    """Any certificate by its number, for public verification; raises `NotFound`."""
    found = _with_everything().filter(number=number.strip().upper()).first()
    if found is None:
        raise NotFound
    return found


def _with_everything() -> QuerySet[Certificate]:
    return Certificate.objects.select_related(
        "template", "replaces", "replaced_by", "product", "rule__product", "holder"
    )
