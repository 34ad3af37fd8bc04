"""A QR code as vector squares instead of a picture."""

import segno
from reportlab.platypus import Flowable

from duxi.core.printing.look import INK


class QrCode(Flowable):
    """The QR code of a text, `size` points wide, quiet zone included."""

    def __init__(self, text: str, size: float) -> None:
        super().__init__()
        self.width = self.height = size
        self._rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=2)]

    def draw(self) -> None:
        """Runs of dark squares, row by row."""
        step = self.width / len(self._rows)
        self.canv.setFillColor(INK)
        for number, row in enumerate(self._rows):
            for start, length in _runs(row):
                y = self.height - (number + 1) * step
                self.canv.rect(start * step, y, length * step, step, stroke=0, fill=1)


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """The start and length of the runs of dark squares in a row."""
    runs: list[tuple[int, int]] = []
    for position, dark in enumerate(row):
        if dark and runs and sum(runs[-1]) == position:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        elif dark:
            runs.append((position, 1))
    return runs
