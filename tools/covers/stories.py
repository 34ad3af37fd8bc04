"""Pictures of articles: what each one speaks of, as a drawing on a card, with its sign beside it."""

from collections.abc import Callable

from emblems import SIGNS, sign
from palettes import Palette
from shapes import Point, circle, moved, number, ring

Draw = Callable[[Palette], str]


def _is_dark(colours: Palette) -> bool:
    """Dark palettes draw in light ink."""
    return int(colours.ink[1:3], 16) > 200


def _deep(colours: Palette) -> str:
    """The colour that stands out on white."""
    return colours.start if _is_dark(colours) else colours.ink


def _on(colours: Palette) -> str:
    """The colour that stands out on the spark."""
    return colours.end if _is_dark(colours) else "#fff"


def _card(colours: Palette, width: float, height: float) -> str:
    """A sheet with a soft shadow, around the origin."""
    x, y = number(-width / 2), number(-height / 2)
    size = f'width="{number(width)}" height="{number(height)}" rx="16"'
    shadow = f'<rect x="{x}" y="{y}" {size} fill="#000" opacity=".16" transform="translate(8 12)"/>'
    return shadow + f'<rect x="{x}" y="{y}" {size} fill="#fff"/>'


def _bar(at: Point, width: float, height: float, fill: str) -> str:
    x, y = at
    size = f'width="{number(width)}" height="{number(height)}" rx="{number(min(width, height) / 2)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size} fill="{fill}"/>'


def _tick(at: Point, colours: Palette, is_done: bool) -> str:
    if not is_done:
        return ring(9, colours.soft, 3, at)
    x, y = at
    lines = 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
    return circle(11, _deep(colours), at) + f'<path d="M{x - 5:g} {y:g}l4 4 7-8" {lines}/>'


def checklist(colours: Palette) -> str:
    """A sheet whose lines are ticked one by one."""
    lines = _bar((-74, -92), 92, 14, _deep(colours))
    for row, width in enumerate((96, 74, 108, 62)):
        y = -48 + row * 40
        lines += _tick((-62, y), colours, row < 3) + _bar((-38, y - 5), width, 10, colours.soft)
    return _card(colours, 188, 236) + lines


def window(colours: Palette) -> str:
    """A form in a browser."""
    dots = "".join(circle(5, fill, (-122 + 18 * at, -88)) for at, fill in enumerate(colours.inks))
    fields = _bar((-122, -58), 76, 12, _deep(colours))
    for row in range(2):
        box = f'x="-122" y="{-34 + row * 50}" width="244" height="36" rx="8"'
        fields += f'<rect {box} fill="none" stroke="{colours.soft}" stroke-width="3"/>'
    rule = f'<path d="M-140-72H140" stroke="{colours.soft}" stroke-width="2"/>'
    return _card(colours, 280, 212) + dots + rule + fields + _bar((-122, 66), 110, 26, _deep(colours))


def chart(colours: Palette) -> str:
    """Columns that grow, with the line that they are to reach."""
    heights = (52, 84, 68, 112, 134)
    bars = "".join(
        f'<rect x="{-106 + 46 * at}" y="{84 - height}" width="28" height="{height}" rx="6" '
        f'fill="{colours.spark if at == 2 else _deep(colours)}"/>'
        for at, height in enumerate(heights)
    )
    goal = f'<path d="M-116-22H116" stroke="{colours.soft}" stroke-width="4" stroke-dasharray="10 9"/>'
    return _card(colours, 280, 212) + bars + goal


def calendar(colours: Palette) -> str:
    """A month with one day marked."""
    days = "".join(
        circle(13, colours.spark, (x, y)) if (column, row) == (3, 1) else circle(9, colours.soft, (x, y))
        for row, y in enumerate((-22, 22, 66))
        for column, x in enumerate((-88, -44, 0, 44, 88))
    )
    head = f'<path d="M-124-54V-92a16 16 0 0 1 16-16H108a16 16 0 0 1 16 16V-54z" fill="{_deep(colours)}"/>'
    rings = "".join(_bar((x, -122), 12, 34, colours.soft) for x in (-70, 58))
    return _card(colours, 248, 216) + head + rings + days


def talk(colours: Palette) -> str:
    """Two who listen to each other."""
    asked = "M-150-96h180a18 18 0 0 1 18 18v62a18 18 0 0 1-18 18H-94l-34 30V2h-22a18 18 0 0 1-18-18v-62"
    said = "M-66 14h190a18 18 0 0 1 18 18v52a18 18 0 0 1-18 18h-12v28l-32-28H-66a18 18 0 0 1-18-18V32"
    words = _bar((-140, -70), 150, 12, colours.soft) + _bar((-140, -44), 104, 12, colours.soft)
    answer = _bar((-58, 40), 116, 12, _on(colours)) + _bar((-58, 64), 84, 12, _on(colours))
    return _bubble(asked, "#fff") + words + _bubble(said, colours.spark) + answer


def _bubble(data: str, fill: str) -> str:
    return f'<path d="{data}a18 18 0 0 1 18-18z" fill="{fill}"/>'


def drums(colours: Palette) -> str:
    """What is stored, in three layers."""
    stack = ""
    for fill, y in ((_deep(colours), 52), (colours.soft, 0), ("#fff", -52)):
        side = f"M-92 {y - 20}v40a92 26 0 0 0 184 0v-40"
        stack += f'<path d="{side}" fill="{fill}"/><ellipse cy="{y - 20}" rx="92" ry="26" fill="{fill}"/>'
        edge = f'stroke="{colours.end}" stroke-width="4"'
        stack += f'<ellipse cy="{y - 20}" rx="92" ry="26" fill="none" {edge}/>'
    return stack


def layers(colours: Palette) -> str:
    """What stands upon what: process, data, application."""
    sheets = ""
    for fill, y in ((_deep(colours), 56), (colours.soft, 8), ("#fff", -40)):
        edge = f'stroke="{colours.end}" stroke-width="5" stroke-linejoin="round"'
        sheets += f'<path d="M0 {y - 56}L132 {y}L0 {y + 56}L-132 {y}z" fill="{fill}" {edge}/>'
    return sheets


STORIES: dict[str, tuple[Draw, str, str, int]] = {
    "mulai-dari-daftar-aset": (checklist, "shield", "keamanan-siber", 0),
    "membaca-hasil-asesmen": (chart, "search", "data", 1),
    "basis-data-yang-tenang": (drums, "moon", "infrastruktur", 0),
    "antarmuka-untuk-semua": (window, "person", "pengembangan-aplikasi", 1),
    "arsitektur-spbe-bertahap": (layers, "landmark", "tata-kelola", 0),
    "layanan-ti-yang-didengar": (talk, "headset", "layanan-ti", 0),
    "kelas-bauran-lebih-banyak-jadwal": (calendar, "pin", "layanan-ti", 1),
    "daftar-tunggu-kini-menahan-tempat": (checklist, "clock", "desain-layanan", 1),
    "membangun-kamus-data-bersama": (talk, "columns", "data", 0),
    "latihan-insiden-satu-jam": (window, "clock", "keamanan-siber", 1),
    "lima-tanda-aplikasi-perlu-digabung": (layers, "code", "pengembangan-aplikasi", 0),
    "belajar-dua-puluh-menit": (calendar, "clock", "desain-layanan", 0),
    "menyiapkan-berkas-sertifikasi": (checklist, "award", "tata-kelola", 1),
    "peran-baru-analis-data": (chart, "person", "data", 0),
    "meja-layanan-yang-manusiawi": (talk, "person", "layanan-ti", 1),
    "hak-akses-seperlunya": (drums, "key", "keamanan-siber", 0),
    "workshop-yang-langsung-dipakai": (window, "pencil", "desain-layanan", 0),
    "menguji-cadangan-sebelum-libur": (calendar, "database", "infrastruktur", 1),
    "formulir-yang-lebih-pendek": (window, "pencil", "layanan-ti", 0),
    "mengukur-sebelum-melatih": (chart, "landmark", "tata-kelola", 0),
}
"""The drawing of each article, its sign, and its colours."""


def story(colours: Palette, draw: Draw, name: str) -> str:
    """A drawing with its sign at the lower corner."""
    disc = circle(50, colours.end, (118, 84)) + circle(44, colours.spark, (118, 84))
    beside = disc + sign(SIGNS[name], 44, _on(colours), (118, 84))
    return moved(draw(colours), (300, 180)) + moved(beside, (300, 180))
