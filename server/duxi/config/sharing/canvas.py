"""The canvas of a sharing picture: background, logo, and texts that fit."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from duxi.core import printing

SIZE = (1200, 630)
MARGIN = 72
GROUND, DEEP = (11, 79, 74), (4, 47, 46)
WHITE, SOFT, MINT, AMBER = (255, 255, 255), (204, 251, 241), (94, 234, 212), (253, 186, 116)
_TEAL, _SPARK = (15, 118, 110), (244, 63, 94)
_FONTS = Path(printing.__file__).with_name("fonts")

Colour = tuple[int, int, int]


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Our typeface in one size."""
    return ImageFont.truetype(str(_FONTS / "PlusJakartaSans-Bold.ttf"), size)


class Sheet:
    """A picture being drawn."""

    def __init__(self) -> None:
        self.image = _ground().copy()
        self.draw = ImageDraw.Draw(self.image)

    def lines(self, place: tuple[int, int], lines: Sequence[str], size: int, colour: Colour = WHITE) -> int:
        """Draw lines of text; returns the vertical position below the last one."""
        left, top = place
        for line in lines:
            self.draw.text((left, top), line, font=font(size), fill=colour)
            top += round(size * 1.24)
        return top

    def mark(self, left: int = MARGIN, address: str = "") -> None:
        """The logo at the bottom, next to the product's name or address."""
        top = SIZE[1] - MARGIN - 40
        logo = _logo()
        self.image.paste(logo, (left, top), logo)
        self.draw.text(
            (left + 64, top + 24),
            address or "Duxi",
            font=font(22 if address else 32),
            fill=WHITE,
            anchor="lm",
        )

    def png(self) -> bytes:
        file = BytesIO()
        self.image.save(file, "PNG")
        return file.getvalue()


@cache
def _logo() -> Image.Image:
    """The apps' logo (`Logo.tsx`) in its grid of 64, drawn large and scaled down to smooth it."""
    times = 8
    large = Image.new("RGBA", (64 * times, 64 * times))
    draw = ImageDraw.Draw(large)

    def at(*numbers: int) -> tuple[int, ...]:
        return tuple(number * times for number in numbers)

    draw.rounded_rectangle((0, 0, 64 * times - 1, 64 * times - 1), 18 * times, fill=_TEAL)
    draw.line(at(31, 14, 18, 14, 18, 50, 31, 50), fill=WHITE, width=6 * times, joint="curve")
    draw.arc(at(10, 11, 52, 53), -90, 90, fill=WHITE, width=6 * times)
    draw.arc(at(15, 29, 53, 71), 180, 270, fill=MINT, width=6 * times)
    draw.ellipse(at(43, 9, 55, 21), fill=_SPARK)
    return large.resize((48, 48), Image.Resampling.LANCZOS)


def wrapped(text: str, size: int, width: int, most: int) -> list[str]:
    """The text wrapped to this width and number of lines; the rest is cut with an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font(size).getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [_cut(line, size, width) for line in lines]


def _cut(text: str, size: int, width: int) -> str:
    if font(size).getlength(text) <= width:
        return text
    while text and font(size).getlength(f"{text}…") > width:
        text = text[:-1].rstrip()
    return f"{text}…"


@cache
def _ground() -> Image.Image:
    """A dark teal gradient with rings like those of batik."""
    image = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(image, "RGBA")
    for step in range(SIZE[0]):
        draw.line((step, 0, step, SIZE[1]), fill=(*DEEP, round(170 * step / SIZE[0])))
    for left in range(0, SIZE[0] + 90, 90):
        for radius in (40, 28, 16):
            box = (left - radius, SIZE[1] - radius, left + radius, SIZE[1] + radius)
            draw.ellipse(box, outline=(255, 255, 255, 26), width=2)
    return image
