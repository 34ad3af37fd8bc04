"""The page frame of a document: logo, footer and page count."""

from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from duxi.core.printing.look import BOLD, INK, LINE, MARGIN, MUTED, REGULAR, TEAL

WIDTH, HEIGHT = A4
FOOT = 16 * mm
MARK_ROOM, MARK_LETTERS = 1.28, 0.58
"""Relative to the logo's size: the offset of the name and its font size."""


class CountingCanvas(Canvas):
    """Delays its pages until the end, when their number is known."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.foot_text = ""
        self._pages: list[dict[str, Any]] = []

    def showPage(self) -> None:  # noqa: N802 - reportlab's name
        self._pages.append(dict(self.__dict__))
        self._startPage()  # type: ignore[attr-defined]

    def save(self) -> None:
        for number, page in enumerate(self._pages, start=1):
            self.__dict__.update(page)
            draw_foot(self, f"Halaman {number} dari {len(self._pages)}")
            super().showPage()
        super().save()


def draw_foot(canvas: CountingCanvas, pages: str) -> None:
    """Draw the footer: the document's title and the page number."""
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.6)
    canvas.line(MARGIN, FOOT, WIDTH - MARGIN, FOOT)
    canvas.setFont(REGULAR, 7.5)
    canvas.setFillColor(MUTED)
    canvas.drawString(MARGIN, FOOT - 11, canvas.foot_text)
    canvas.drawRightString(WIDTH - MARGIN, FOOT - 11, pages)


def draw_mark(canvas: Canvas, x: float, y: float, size: float, name: str) -> None:
    """Draw the logo with the name; `x`, `y` are its upper left corner."""
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(size / 64, -size / 64)
    _draw_sign(canvas)
    canvas.restoreState()
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, size * MARK_LETTERS)
    canvas.drawString(x + size * MARK_ROOM, y - size * 0.71, name)


def _draw_sign(canvas: Canvas) -> None:
    """Draw the shape of the favicon in its own 64 units, y downwards."""
    canvas.setFillColor(TEAL)
    canvas.roundRect(0, 0, 64, 64, 16, stroke=0, fill=1)
    canvas.setLineWidth(6)
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    canvas.setStrokeColor(HexColor("#ffffff"))
    canvas.drawPath(_letter(canvas))
    canvas.setStrokeColor(HexColor("#5eead4"))
    canvas.bezier(18, 50, 18, 39, 24, 32, 34, 32)
    canvas.setFillColor(HexColor("#f43f5e"))
    canvas.circle(49, 15, 6, stroke=0, fill=1)


def _letter(canvas: Canvas) -> Any:
    path = canvas.beginPath()
    path.moveTo(18, 14)
    path.lineTo(31, 14)
    path.curveTo(42, 14, 49, 21.4, 49, 32)
    path.curveTo(49, 42.6, 42, 50, 31, 50)
    path.lineTo(18, 50)
    path.close()
    return path
