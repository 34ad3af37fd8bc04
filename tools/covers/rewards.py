"""Covers of rewards: a voucher with its discount, and merchandise."""

from collections.abc import Callable

from palettes import PALETTES, Palette
from shapes import around, circle, moved, petal

Draw = Callable[[Palette], str]
FONT = 'font-family="Plus Jakarta Sans, Arial, sans-serif" font-weight="700"'


def voucher(text: str, unit: str = "") -> Draw:
    """A ticket, torn off along its dots."""

    def draw(colours: Palette) -> str:
        outline = (
            "M-190-96H96a22 22 0 0 0 44 0H172a18 18 0 0 1 18 18V78a18 18 0 0 1-18 18H140a22 22 0 0 0-44 0"
            "H-172a18 18 0 0 1-18-18V-78a18 18 0 0 1 18-18Z"
        )
        dots = f'stroke="{colours.end}" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round"'
        body = f'<path d="{outline}" fill="{colours.ink}"/><path d="M118-62V64" {dots}/>'
        flower = moved(around(petal(4, 24, 9), 8, colours.soft), (155, 0)) + circle(
            6, colours.spark, (155, 0)
        )
        under = f'<path d="{outline}" fill="{colours.soft}" transform="translate(16 20) rotate(5)"/>'
        words = _words(text, 60 if unit else 88, 22 if unit else 30) + _words(unit, 30, -44)
        words = f'<g fill="{colours.end}" text-anchor="middle" {FONT}>{words}</g>'
        return moved(under + body + flower + words, (0, 0), turn=-6)

    return draw


def notebook(colours: Palette) -> str:
    """A hard cover with its ribbon and its band."""
    leaves = f'<rect x="-92" y="-132" width="204" height="272" rx="10" fill="{colours.soft}"/>'
    cover = f'<rect x="-108" y="-140" width="208" height="272" rx="14" fill="{colours.ink}"/>'
    back = f'<path d="M-94-140H-72V132H-94a14 14 0 0 1-14-14V-126a14 14 0 0 1 14-14Z" fill="{colours.soft}"/>'
    band = f'<rect x="62" y="-140" width="13" height="272" fill="{colours.spark}"/>'
    ribbon = f'<path d="M-20 132V168l10-10 10 10V132Z" fill="{colours.spark}"/>'
    rose = moved(around(petal(8, 52, 15), 8, colours.end), (-4, -22))
    lines = (
        f'<path d="M-44 62H36M-44 84H12" stroke="{colours.soft}" stroke-width="7" stroke-linecap="round"/>'
    )
    middle = circle(9, colours.spark, (-4, -22))
    return moved(ribbon + leaves + cover + back + rose + middle + lines + band, (0, -6), turn=7)


def shirt(colours: Palette) -> str:
    """A shirt from the front, with a flower on it."""
    body = (
        "M-52-140-128-108-172-30-112 2-92-34V138a12 12 0 0 0 12 12H80a12 12 0 0 0 12-12V-34L112 2 172-30"
        " 128-108 52-140C42-112-42-112-52-140Z"
    )
    hems = "M-168-36l56 30M168-36l-56 30M-92 130H92"
    collar = "M-52-140C-42-112 42-112 52-140"
    trim = f'fill="none" stroke="{colours.soft}" stroke-width="11"'
    cloth = f'<path d="{body}" fill="{colours.ink}" stroke-linejoin="round"/>'
    seams = f'<path d="{hems}" {trim}/><path d="{collar}" {trim}/>'
    rose = moved(around(petal(7, 46, 13), 8, colours.end) + circle(9, colours.spark), (0, -4))
    return cloth + seams + rose


def tumbler(colours: Palette) -> str:
    """A cup of steel with its lid, and steam."""
    steam = 'fill="none" stroke-width="7" stroke-linecap="round"'
    waves = "M-26-122q-14-16 0-30t0-26M26-122q14-16 0-30t0-26"
    lid = f'<rect x="-74" y="-106" width="148" height="34" rx="12" fill="{colours.soft}"/>'
    cup = f'<path d="M-66-72H66L52 138a16 16 0 0 1-16 14H-36a16 16 0 0 1-16-14Z" fill="{colours.ink}"/>'
    sleeve = f'<path d="M-62-10H62L55 92H-55Z" fill="{colours.soft}"/>'
    rose = moved(around(petal(6, 38, 11), 8, colours.end) + circle(7, colours.spark), (0, 41))
    return f'<path d="{waves}" stroke="{colours.spark}" {steam}/>' + lid + cup + sleeve + rose


def _words(text: str, size: int, y: int) -> str:
    return f'<text x="-38" y="{y}" font-size="{size}">{text}</text>' if text else ""


REWARDS: dict[str, tuple[Draw, Palette]] = {
    "voucher-50-ribu": (voucher("50.000", "Rp"), PALETTES["data"][0]),
    "voucher-100-ribu": (voucher("100.000", "Rp"), PALETTES["keamanan-siber"][0]),
    "diskon-kelas": (voucher("25%"), PALETTES["desain-layanan"][1]),
    "buku-catatan": (notebook, PALETTES["data"][1]),
    "kaus": (shirt, PALETTES["infrastruktur"][1]),
    "tumbler": (tumbler, PALETTES["tata-kelola"][1]),
}
