"""Signed links to a company's documents, because navigation sends no bearer token."""

from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode

from duxi.core.errors import NotFound
from duxi.corporate.models import Campaign, Company, CompanyOrder, Instalment, Member, Quotation

LIFETIME = 15 * 60
_QUOTATION = "duxi.corporate.quotation"
_INVOICE = "duxi.corporate.invoice"
_TEAM = "duxi.corporate.team"
_TNA = "duxi.corporate.tna"


def link_to(quotation: Quotation) -> str:
    """A path that opens this document for 15 minutes; callers must have checked access."""
    return _signed("quotation_pdf", quotation.uuid, quotation.uuid.hex, _QUOTATION)


def linked_quotation(uuid: UUID, signature: str) -> Quotation:
    """The document of a link; raises `NotFound`."""
    found = Quotation.objects.select_related("company").filter(uuid=uuid).first()
    if _content(signature, _QUOTATION) != uuid.hex or found is None:
        raise NotFound
    return found


def link_to_invoice(order: CompanyOrder, number: int) -> str:
    """A link to the invoice of one instalment."""
    return _signed("instalment_pdf", order.uuid, f"{order.uuid.hex}:{number}", _INVOICE, number=number)


def linked_invoice(uuid: UUID, number: int, signature: str) -> Instalment:
    """The instalment of an invoice link; raises `NotFound`."""
    if _content(signature, _INVOICE) != f"{uuid.hex}:{number}":
        raise NotFound
    rows = Instalment.objects.select_related("order__company", "order__quotation")
    found = rows.filter(order__uuid=uuid, number=number).first()
    if found is None:
        raise NotFound
    return found


def link_to_team(company: Company) -> str:
    """A link to the list of members."""
    return _signed("company_members", company.uuid, company.uuid.hex, _TEAM)


def linked_team(uuid: UUID, signature: str) -> Company:
    """The company of a link to its members; raises `NotFound`."""
    found = Company.objects.filter(uuid=uuid).first()
    if _content(signature, _TEAM) != uuid.hex or found is None:
        raise NotFound
    return found


def link_to_analysis(campaign: Campaign, viewer: Member) -> str:
    """A link to an analysis as this manager may see it."""
    return _signed("campaign_results", campaign.uuid, f"{campaign.uuid.hex}:{viewer.pk}", _TNA)


def linked_analysis(uuid: UUID, signature: str) -> tuple[Campaign, Member]:
    """The analysis and viewer of a link; raises `NotFound` if the viewer has left the company."""
    campaign_hex, _colon, member_pk = _content(signature, _TNA).partition(":")
    found = Campaign.objects.select_related("company").filter(uuid=uuid).first()
    if campaign_hex != uuid.hex or found is None:
        raise NotFound
    viewer = Member.objects.filter(pk=int(member_pk), company=found.company, left_at=None).first()
    if viewer is None:
        raise NotFound
    return found, viewer


def _signed(name: str, uuid: UUID, content: str, salt: str, **more: int) -> str:
    path = reverse(f"learner:{name}", kwargs={"uuid": uuid, **more})
    return f"{path}?{urlencode({'signature': signing.dumps(content, salt=salt)})}"


def _content(signature: str, salt: str) -> str:
    try:
        return str(signing.loads(signature, salt=salt, max_age=LIFETIME))
    except signing.BadSignature as error:
        raise NotFound from error
