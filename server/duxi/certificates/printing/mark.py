"""The product's logo and name, in a column."""

from django.conf import settings
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable

from duxi.core.printing.frame import MARK_LETTERS, MARK_ROOM, draw_mark
from duxi.core.printing.look import BOLD


class Mark(Flowable):
    """A flowable of a size in points, as wide as its column."""

    def __init__(self, size: float, *, is_centred: bool = True) -> None:
        super().__init__()
        self.height = size
        self.is_centred = is_centred

    def wrap(self, width: float, _height: float) -> tuple[float, float]:
        self.width = width
        return width, self.height

    def draw(self) -> None:
        name, size = settings.PRODUCT_NAME, self.height
        used = size * MARK_ROOM + stringWidth(name, BOLD, size * MARK_LETTERS)
        left = (self.width - used) / 2 if self.is_centred else 0
        draw_mark(self.canv, left, size, size, name)
