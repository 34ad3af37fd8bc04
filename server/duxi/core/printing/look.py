"""The style of documents: fonts, colours and text styles."""

import math
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Literal

from arabic_reshaper.arabic_reshaper import reshape
from bidi import get_display
from reportlab.lib.colors import Color, HexColor
from reportlab.lib.enums import TA_CENTER, TA_LEFT, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph

REGULAR, SEMIBOLD, BOLD = "PlusJakartaSans", "PlusJakartaSans-SemiBold", "PlusJakartaSans-Bold"
CHINESE = "STSong-Light"
"""A standard CID font for Chinese, which our own fonts do not cover."""
ARABIC = "NotoSansArabic-Bold"
_ARABIC_WORDS = re.compile(r"[\u0600-\u06ff\u0750-\u077f]+(?: [\u0600-\u06ff\u0750-\u077f]+)*")

MARGIN = 18 * mm
INK, MUTED, LINE, SOFT = (HexColor(code) for code in ("#0f172a", "#475569", "#cbd5e1", "#f1f5f9"))
TEAL, TEAL_SOFT = HexColor("#0f766e"), HexColor("#f0fdfa")
GREEN, AMBER, RED = HexColor("#15803d"), HexColor("#b45309"), HexColor("#b91c1c")

Align = Literal["left", "center", "right"]
_ALIGNMENTS: dict[Align, Literal[0, 1, 2]] = {"left": TA_LEFT, "center": TA_CENTER, "right": TA_RIGHT}

_SPACE, _WIDER = ord(" "), 1.35
"""Our font's space has 0.17 em, which small letters need more of; the web pages add as much."""

_FONTS = Path(__file__).parent / "fonts"
_FILES = {
    REGULAR: "PlusJakartaSans-Regular.ttf",
    SEMIBOLD: "PlusJakartaSans-SemiBold.ttf",
    BOLD: "PlusJakartaSans-Bold.ttf",
    ARABIC: "NotoSansArabic-Bold.ttf",
}


@cache
def load_fonts() -> frozenset[int]:
    """Register the fonts once and return the characters that our own font covers."""
    fonts = {name: TTFont(name, str(_FONTS / file)) for name, file in _FILES.items()}
    for name in (REGULAR, SEMIBOLD, BOLD):
        fonts[name].face.charWidths[_SPACE] *= _WIDER
    for font in fonts.values():
        pdfmetrics.registerFont(font)
    pdfmetrics.registerFont(UnicodeCIDFont(CHINESE))
    pdfmetrics.registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)
    return frozenset(fonts[REGULAR].face.charToGlyph)


def safe(text: str) -> str:
    """User text as markup: escaped, with characters outside our font set in a fallback font."""
    words = " ".join(text.split())
    parts: list[str] = []
    end = 0
    for found in _ARABIC_WORDS.finditer(words):
        parts += [_without_arabic(words[end : found.start()]), _arabic(found.group())]
        end = found.end()
    return "".join([*parts, _without_arabic(words[end:])])


def _arabic(words: str) -> str:
    """Arabic text shaped and reordered for left-to-right drawing."""
    return _in_face(ARABIC, str(get_display(reshape(words))))


def _without_arabic(words: str) -> str:
    known = load_fonts()
    runs = groupby(words, key=lambda letter: ord(letter) in known)
    return "".join(_run("".join(letters), is_known) for is_known, letters in runs)


def _run(letters: str, is_known: bool) -> str:
    return escape(letters) if is_known else _in_face(CHINESE, letters)


def _in_face(face: str, letters: str) -> str:
    return f'<font name="{face}">{escape(letters)}</font>'


def style(
    size: float,
    *,
    face: str = REGULAR,
    color: Color = INK,
    leading: float = 1.45,
    align: Align = "left",
) -> ParagraphStyle:
    """A text style; sizes in points, `leading` as a multiple of them."""
    return ParagraphStyle(
        f"{face}-{size}-{align}",
        fontName=face,
        fontSize=size,
        leading=size * leading,
        textColor=color,
        alignment=_ALIGNMENTS[align],
        splitLongWords=True,
    )


def para(markup: str, kind: ParagraphStyle) -> Paragraph:
    """A paragraph of markup; user text must go through `safe` first."""
    load_fonts()
    return Paragraph(markup, kind)


def fitted(text: str, width: float, sizes: Sequence[float], **look: Any) -> Paragraph:
    """A paragraph of plain text in the first size that fits on one line; else wrapped in the last size."""
    for kind in (style(size, **look) for size in sizes):
        made = para(safe(text), kind)
        if _is_one_line(made, width):
            return made
    return para("<br/>".join(map(safe, _lines(text, kind, width))), kind)


def _is_one_line(made: Paragraph, width: float) -> bool:
    height: float = made.wrap(width, math.inf)[1]
    return height <= made.style.leading


def _lines(text: str, kind: ParagraphStyle, width: float) -> list[str]:
    """Broken in the order of reading: letters in the order of their places would end with the first line."""
    first, *others = text.split()
    lines = [first]
    for word in others:
        longer = f"{lines[-1]} {word}"
        if _is_one_line(para(safe(longer), kind), width):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
