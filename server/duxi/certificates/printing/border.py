"""The border of a certificate: a band of batik kawung in solid colours that print well."""

from reportlab.lib.colors import Color, HexColor, white
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from duxi.certificates.printing.sheet import CELL, COLUMNS, EDGE, HEIGHT, MARGIN, ROWS, WIDTH

_TIPS = (0.07, 0.44)
_SIDE = (0.08, 0.27, 0.25, 0.43)
"""A petal relative to its square: its two tips on the diagonal, and the curve of one side."""


def draw_border(canvas: Canvas, accent: str) -> None:
    colour = HexColor(accent)
    _define_square(canvas, "kawung", _tint(colour, 0.5), colour)
    _define_square(canvas, "corner", white, white)
    for column in range(COLUMNS):
        for row in range(ROWS) if column in (0, COLUMNS - 1) else (0, ROWS - 1):
            _draw_square(canvas, column, row, colour)
    _draw_lines(canvas, colour)


def _tint(colour: Color, share: float) -> Color:
    """A share of a colour on white."""
    return Color(*(1 - share * (1 - part) for part in colour.rgb()))


def _draw_square(canvas: Canvas, column: int, row: int, colour: Color) -> None:
    is_corner = column in (0, COLUMNS - 1) and row in (0, ROWS - 1)
    canvas.saveState()
    canvas.translate(MARGIN + column * CELL, MARGIN + row * CELL)
    if is_corner:
        canvas.setFillColor(colour)
        canvas.rect(0, 0, CELL, CELL, stroke=0, fill=1)
    canvas.doForm("corner" if is_corner else "kawung")
    canvas.restoreState()


def _define_square(canvas: Canvas, name: str, petals: Color, line: Color) -> None:
    """One square of kawung as a reusable form: four petals, their seeds, and a dot in the middle."""
    canvas.beginForm(name, 0, 0, CELL, CELL)
    canvas.translate(CELL / 2, CELL / 2)
    canvas.setFillColor(petals)
    canvas.setStrokeColor(line)
    canvas.setLineWidth(0.5)
    for turn in range(4):
        canvas.saveState()
        canvas.rotate(90 * turn)
        _draw_petal(canvas)
        canvas.restoreState()
    canvas.setFillColor(line)
    canvas.circle(0, 0, CELL * 0.045, stroke=0, fill=1)
    canvas.endForm()


def _draw_petal(canvas: Canvas) -> None:
    inner, outer = (tip * CELL for tip in _TIPS)
    ax, ay, bx, by = (share * CELL for share in _SIDE)
    path = canvas.beginPath()
    path.moveTo(inner, inner)
    path.curveTo(ax, ay, bx, by, outer, outer)
    path.curveTo(by, bx, ay, ax, inner, inner)
    path.close()
    canvas.drawPath(path, stroke=1, fill=1)


def _draw_lines(canvas: Canvas, colour: Color) -> None:
    canvas.setStrokeColor(colour)
    for inset, weight in ((MARGIN, 1.4), (EDGE, 1.4), (EDGE + 1.5 * mm, 0.5)):
        canvas.setLineWidth(weight)
        canvas.rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, stroke=1, fill=0)
