"""The seal of a certificate: a scalloped disc in the template's colour, with one square of kawung."""

from math import cos, pi, sin

from reportlab.lib.colors import HexColor, white
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable

_SCALLOPS = 24
_RINGS = ((0.84, white), (0.8, None), (0.62, white), (0.59, None))
"""Concentric discs relative to the radius; those without a colour use the template's."""


class Seal(Flowable):
    """A flowable of a size in points, centred in its column."""

    def __init__(self, size: float, accent: str) -> None:
        super().__init__()
        self.height = size
        self.colour = HexColor(accent)

    def wrap(self, width: float, _height: float) -> tuple[float, float]:
        self.width = width
        return width, self.height

    def draw(self) -> None:
        canvas, radius = self.canv, self.height / 2
        canvas.translate(self.width / 2, radius)
        canvas.setFillColor(self.colour)
        _draw_scallops(canvas, radius)
        for share, colour in _RINGS:
            canvas.setFillColor(colour or self.colour)
            canvas.circle(0, 0, radius * share, stroke=0, fill=1)
        _draw_kawung(canvas, radius * 0.54)


def _draw_scallops(canvas: Canvas, radius: float) -> None:
    bead = radius * sin(pi / _SCALLOPS)
    canvas.circle(0, 0, radius - bead, stroke=0, fill=1)
    for place in range(_SCALLOPS):
        angle = 2 * pi * place / _SCALLOPS
        x, y = ((radius - bead) * part(angle) for part in (cos, sin))
        canvas.circle(x, y, bead, stroke=0, fill=1)


def _draw_kawung(canvas: Canvas, radius: float) -> None:
    """Four white petals and their middle."""
    canvas.setFillColor(white)
    for turn in range(4):
        canvas.saveState()
        canvas.rotate(90 * turn)
        path = canvas.beginPath()
        path.moveTo(radius * 0.16, 0)
        path.curveTo(radius * 0.4, radius * 0.42, radius * 0.75, radius * 0.36, radius, 0)
        path.curveTo(radius * 0.75, -radius * 0.36, radius * 0.4, -radius * 0.42, radius * 0.16, 0)
        canvas.drawPath(path, stroke=0, fill=1)
        canvas.restoreState()
    canvas.circle(0, 0, radius * 0.1, stroke=0, fill=1)
