"""Icons, one of them for each category, from Lucide (ISC, see LICENSE.lucide), as lines in a 24 by 24 box."""

from shapes import Point, circle, number

_SHIELD = (
    "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72"
    "a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zm-11-1 2 2 4-4"
)
_CODE = "m18 16 4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16"
_COLUMNS = "M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3"
_DATABASE = "M3 5a9 3 0 1 0 18 0a9 3 0 1 0-18 0M3 5V19A9 3 0 0 0 21 19V5M3 12A9 3 0 0 0 21 12"
_LANDMARK = (
    "M10 18v-7M14 18v-7M18 18v-7M6 18v-7M3 22h18"
    "M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949z"
)
_HEADSET = (
    "M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1"
    "a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5"
)
_PENCIL = (
    "M13 7 8.7 2.7a2.41 2.41 0 0 0-3.4 0L2.7 5.3a2.41 2.41 0 0 0 0 3.4L7 13M8 6l2-2M18 16l2-2"
    "M17 11l4.3 4.3c.94.94.94 2.46 0 3.4l-2.6 2.6c-.94.94-2.46.94-3.4 0L11 17"
    "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622"
    "l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4"
)
_SEARCH = "m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
_MOON = (
    "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268"
    "c.344-.215.825-.004.803.401"
)
_PERSON = "M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0"
_PIN = (
    "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"
    "M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
)
_CLOCK = "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2"
_AWARD = (
    "m15.477 12.89 1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686"
    "a.5.5 0 0 1-.81-.469l1.514-8.526M6 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
)
_KEY = (
    "M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1"
    "a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01"
)
SIGNS = {
    "shield": _SHIELD,
    "columns": _COLUMNS,
    "code": _CODE,
    "database": _DATABASE,
    "landmark": _LANDMARK,
    "headset": _HEADSET,
    "pencil": _PENCIL,
    "search": _SEARCH,
    "moon": _MOON,
    "person": _PERSON,
    "pin": _PIN,
    "clock": _CLOCK,
    "award": _AWARD,
    "key": _KEY,
}
"""Icons by what they show."""

EMBLEMS = {
    "keamanan-siber": _SHIELD,
    "data": _COLUMNS,
    "pengembangan-aplikasi": _CODE,
    "infrastruktur": _DATABASE,
    "tata-kelola": _LANDMARK,
    "layanan-ti": _HEADSET,
    "desain-layanan": _PENCIL,
}


def emblem(category: str, radius: float, disc: str, stroke: str, at: Point = (0, 0)) -> str:
    """The icon of a category on a disc of this radius."""
    return circle(radius, disc, at) + sign(EMBLEMS[category], radius, stroke, at)


def sign(icon: str, radius: float, stroke: str, at: Point = (0, 0)) -> str:
    """An icon as large as fits on a disc of this radius."""
    scale = radius * 1.12 / 24
    x, y = at
    move = f"translate({number(x - 12 * scale)} {number(y - 12 * scale)}) scale({number(scale)})"
    lines = f'stroke="{stroke}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{icon}" transform="{move}" fill="none" {lines}/>'
