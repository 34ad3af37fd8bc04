"""`/invoice-check/…`: shows the bearer of a printed document whether we issued it, and its status.

The document's UUID in the URL is the key; of its buyer the page shows only initials.
"""

from pathlib import Path
from uuid import UUID

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import override
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from duxi.commerce.invoicing.display_status import display_status_of
from duxi.commerce.invoicing.printing.words import day
from duxi.commerce.models import Invoice, Series
from duxi.core.assets import send_asset
from duxi.core.money import rupiah

_ASSETS = Path(__file__).parent / "assets"


@never_cache
@require_GET
def invoice_check(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """The facts of our document, or that it is not ours."""
    invoice = Invoice.objects.select_related("order", "refers_to").filter(uuid=uuid).first()
    context = {"product": settings.PRODUCT_NAME, "facts": _facts(invoice) if invoice else None}
    if invoice:
        context["stand"] = display_status_of(invoice).stand
    with override("id"):
        return render(request, "commerce/check.html", context, status=200 if invoice else 404)


@require_GET
def style(request: HttpRequest) -> HttpResponse:
    """The page's stylesheet."""
    return send_asset(_ASSETS, "check.css")


def _facts(invoice: Invoice) -> list[tuple[str, str]]:
    named = (invoice.buyer.get("tax") or {}).get("name") or invoice.buyer["name"]
    return [
        ("Dokumen", str(Series(invoice.series).label)),
        ("Nomor", invoice.number),
        ("Tanggal terbit", day(invoice.issued_at)),
        ("Penerbit", invoice.seller.get("name", "")),
        ("Kepada", initials(named)),
        ("Nilai", rupiah(invoice.total)),
    ]


def initials(name: str) -> str:
    """`A*** W***`: recognisable for the buyer, without revealing a name to others."""
    return " ".join(f"{word[0]}***" for word in name.split())
