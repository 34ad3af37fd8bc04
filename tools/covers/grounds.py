"""Batik backgrounds: one pattern tile each, in one colour."""

from collections.abc import Callable

from shapes import around, petal

Ground = Callable[[str], str]


def kawung(line: str) -> str:
    """Four leaves around each crossing."""
    flower = around(petal(3, 22, 9), 4, line, 45)
    return _tile(48, 48, f'<g transform="translate(24 24)">{flower}<circle r="2.2" fill="{line}"/></g>')


def parang(line: str) -> str:
    """Slanting blades."""
    blades = "M6 0C20 6 20 14 8 20S-4 34 6 40M24 0V40M36 10l5 10-5 10-5-10zM48 0V40"
    return _tile(48, 40, f'<path d="{blades}" fill="none" stroke="{line}" stroke-width="1.8"/>', -45)


def truntum(line: str) -> str:
    """Little stars, and dots between them."""
    star = f'<g stroke="{line}" stroke-width="1.7" stroke-linecap="round">'
    rays = "".join(f'<path d="M0-3V-11" transform="rotate({45 * step})"/>' for step in range(8))
    stars = f'<g transform="translate(14 14)">{rays}</g><g transform="translate(42 42)">{rays}</g></g>'
    dots = f'<g fill="{line}"><circle cx="42" cy="14" r="2"/><circle cx="14" cy="42" r="2"/></g>'
    return _tile(56, 56, star + stars + dots)


def ceplok(line: str) -> str:
    """Diamonds in squares."""
    lines = "M28 4L52 28 28 52 4 28zM28 16L40 28 28 40 16 28z"
    dots = f'<g fill="{line}"><circle cx="28" cy="28" r="2.4"/><circle r="2.4"/><circle cx="56" r="2.4"/></g>'
    return _tile(56, 56, f'<path d="{lines}" fill="none" stroke="{line}" stroke-width="1.6"/>{dots}')


def mega(line: str) -> str:
    """Rows of clouds."""
    arcs = "M0 40a24 24 0 0 1 48 0a24 24 0 0 1 48 0M8 40a16 16 0 0 1 32 0M56 40a16 16 0 0 1 32 0"
    inner = "M16 40a8 8 0 0 1 16 0M64 40a8 8 0 0 1 16 0"
    return _tile(96, 48, f'<path d="{arcs}{inner}" fill="none" stroke="{line}" stroke-width="1.6"/>')


def nitik(line: str) -> str:
    """A cloth of little squares."""
    squares = "M2 2h4v4H2zM14 14h4v4h-4z"
    dots = '<circle cx="16" cy="4" r="1.3"/><circle cx="4" cy="16" r="1.3"/>'
    return _tile(24, 24, f'<g fill="{line}"><path d="{squares}"/>{dots}</g>', 45)


def banji(line: str) -> str:
    """A lattice of interlocking hooks."""
    hooks = "M0 20H20V0M20 40V20H40M10 0V10H0M30 40V30H40M30 0V10H40M10 40V30H0"
    return _tile(40, 40, f'<path d="{hooks}" fill="none" stroke="{line}" stroke-width="1.6"/>', 45)


def sisik(line: str) -> str:
    """Scales, row over row."""
    rows = "M0 20a20 20 0 0 0 40 0M-20 0a20 20 0 0 0 40 0a20 20 0 0 0 40 0"
    return _tile(40, 40, f'<path d="{rows}" fill="none" stroke="{line}" stroke-width="1.6"/>')


GROUNDS: tuple[Ground, ...] = (kawung, parang, truntum, ceplok, mega, nitik, banji, sisik)


def _tile(width: int, height: int, body: str, turn: int = 0) -> str:
    slant = f' patternTransform="rotate({turn})"' if turn else ""
    size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"{slant}'
    return f'<pattern id="t" {size}>{body}</pattern>'
