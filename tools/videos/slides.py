"""Draws slides: a heading on a quiet ground, a number, and how far the video is."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1280, 720
_FONTS = Path(__file__).parents[2] / "server" / "duxi" / "core" / "printing" / "fonts"
_INK, _MUTED = (255, 255, 255), (190, 205, 225)
_GROUNDS = ((19, 42, 82), (17, 70, 77), (66, 34, 88), (84, 44, 24))
_LEFT, _MEASURE = 110, 1060


def draw_slide(title: str, heading: str, number: int, count: int, ground: int) -> Image.Image:
    """One slide of a video."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _GROUNDS[ground % len(_GROUNDS)])
    pen = ImageDraw.Draw(image)
    pen.rectangle((_LEFT, 150, _LEFT + 90, 158), fill=(120, 190, 255))
    pen.text((_LEFT, 190), title, font=_font("Regular", 34), fill=_MUTED)
    pen.multiline_text((_LEFT, 250), _folded(heading), font=_font("Bold", 68), fill=_INK, spacing=18)
    pen.text((_LEFT, 620), f"{number} / {count}", font=_font("SemiBold", 30), fill=_MUTED)
    pen.rectangle((0, HEIGHT - 10, WIDTH * number // count, HEIGHT), fill=(120, 190, 255))
    return image


def _font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_FONTS / f"PlusJakartaSans-{weight}.ttf"), size)


def _folded(heading: str) -> str:
    font, lines = _font("Bold", 68), [""]
    for word in heading.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) <= _MEASURE:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
