"""An invoice or credit note as a PDF in Indonesian: A4, tables over several pages, tagged titles."""

from functools import partial
from io import BytesIO
from typing import Any

from django.conf import settings
from reportlab.lib.pagesizes import A4
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate

from duxi.commerce.invoicing.display_status import display_status_of
from duxi.commerce.invoicing.printing.invoice_parts import bottom, heading, lines_table, parties, sums
from duxi.commerce.models import Invoice, Series
from duxi.core.printing.frame import FOOT, HEIGHT, WIDTH, CountingCanvas, draw_mark
from duxi.core.printing.look import MARGIN, load_fonts

MARK = 26
_BODY = WIDTH - 2 * MARGIN


def invoice_pdf(invoice: Invoice) -> bytes:
    """The PDF; its content comes from the stored row alone, only the status is current."""
    load_fonts()
    file = BytesIO()
    _document(invoice, file).build(_story(invoice), canvasmaker=CountingCanvas)
    return file.getvalue()


def _document(invoice: Invoice, file: BytesIO) -> BaseDocTemplate:
    kind = Series(invoice.series).label
    document = BaseDocTemplate(
        file,
        pagesize=A4,
        title=f"{kind} {invoice.number}",
        author=invoice.seller.get("name") or settings.PRODUCT_NAME,
        subject=f"Pesanan {invoice.order.order_id}",
        creator=settings.PRODUCT_NAME,
        keywords=[str(kind), invoice.number, invoice.order.order_id],
        lang="id-ID",
        displayDocTitle=True,
    )
    foot = partial(_page, foot=f"{kind} {invoice.number}  ·  {invoice.seller.get('name', '')}")
    document.addPageTemplates(
        [
            PageTemplate(
                "first", [_frame()], onPage=partial(foot, has_mark=True), autoNextPageTemplate="later"
            ),
            PageTemplate("later", [_frame()], onPage=foot),
        ]
    )
    return document


def _frame() -> Frame:
    none = {"leftPadding": 0, "rightPadding": 0, "topPadding": 0, "bottomPadding": 0}
    return Frame(MARGIN, FOOT + 8, _BODY, HEIGHT - MARGIN - FOOT - 8, id=None, showBoundary=0, **none)


def _page(canvas: Any, document: BaseDocTemplate, *, foot: str, has_mark: bool = False) -> None:
    canvas.foot_text = foot
    if has_mark:
        draw_mark(canvas, MARGIN, HEIGHT - MARGIN, MARK, settings.PRODUCT_NAME)


def _story(invoice: Invoice) -> list[Any]:
    standing = display_status_of(invoice)
    return [
        *heading(invoice, standing, _BODY),
        *parties(invoice, standing, _BODY),
        *lines_table(invoice, _BODY),
        *sums(invoice, _BODY),
        *bottom(invoice, _BODY),
    ]
