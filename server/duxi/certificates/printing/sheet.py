"""Page geometry of a certificate: border and content area."""

from collections.abc import Sequence

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, KeepInFrame

Box = tuple[float, float, float, float]
"""Left, bottom, width and height."""

WIDTH, HEIGHT = landscape(A4)
CENTRE = WIDTH / 2
ROWS, COLUMNS = 22, 32
CELL = (WIDTH - HEIGHT) / (COLUMNS - ROWS)
"""One square of the ornament; whole ones fill both sides of the page."""
MARGIN = (HEIGHT - ROWS * CELL) / 2
EDGE = MARGIN + CELL
"""The inner edge of the border."""

LEFT = EDGE + 14 * mm
BODY = WIDTH - 2 * LEFT
FOOT_TOP, FOOT_BOTTOM = EDGE + 40 * mm, EDGE + 5 * mm
AWARD_TOP, AWARD_BOTTOM = HEIGHT - EDGE - 6 * mm, FOOT_TOP + 3 * mm


def draw_block(canvas: Canvas, content: Sequence[Flowable], box: Box, *, middle: bool = False) -> None:
    """Draws flowables below each other in a box, scaled down if they do not fit."""
    left, bottom, width, height = box
    block = KeepInFrame(width, height, [*content], mode="shrink", fakeWidth=False)
    _width, used = block.wrapOn(canvas, width, height)
    free = (height - used) / 2 if middle else height - used
    block.drawOn(canvas, left, bottom + free)
