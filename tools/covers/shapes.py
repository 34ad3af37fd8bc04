"""SVG helpers for backgrounds and figures."""

from collections.abc import Iterable
from math import cos, pi, sin

Point = tuple[float, float]


def number(value: float) -> str:
    """One decimal at most, as short as possible."""
    return f"{round(value, 1):g}"


def polar(radius: float, degrees: float) -> Point:
    """A point around the origin; 0 degrees is up, and they grow clockwise."""
    angle = degrees * pi / 180
    return radius * sin(angle), -radius * cos(angle)


def path(points: Iterable[Point]) -> str:
    """The data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def polygon(points: Iterable[Point], fill: str, more: str = "") -> str:
    return f'<path d="{path(points)}" fill="{fill}"{_more(more)}/>'


def circle(radius: float, fill: str, at: Point = (0, 0), more: str = "") -> str:
    x, y = at
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{_more(more)}/>'


def ring(radius: float, stroke: str, width: float, at: Point = (0, 0), more: str = "") -> str:
    return circle(radius, "none", at, f'stroke="{stroke}" stroke-width="{number(width)}" {more}')


def petal(inner: float, outer: float, width: float) -> str:
    """The data of a leaf that points up, from `inner` to `outer`."""
    low, high = inner + (outer - inner) * 0.3, inner + (outer - inner) * 0.78
    side = number(width)
    bend = f"{side} {number(-low)} {side} {number(-high)} 0 {number(-outer)}"
    back = f"-{side} {number(-high)} -{side} {number(-low)} 0 {number(-inner)}"
    return f"M0 {number(-inner)}C{bend}C{back}Z"


def around(data: str, count: int, fill: str, turn: float = 0, more: str = "") -> str:
    """A shape repeated around the origin."""
    steps = (turn + 360 * step / count for step in range(count))
    copies = "".join(f'<path d="{data}" transform="rotate({number(angle)})"/>' for angle in steps)
    return f'<g fill="{fill}"{_more(more)}>{copies}</g>'


def moved(body: str, at: Point, scale: float = 1, turn: float = 0) -> str:
    """A group in another place, size and direction."""
    x, y = at
    steps = f"translate({number(x)} {number(y)})"
    steps += f" rotate({number(turn)})" if turn else ""
    steps += f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="{steps}">{body}</g>'


def _more(text: str) -> str:
    return f" {text.strip()}" if text.strip() else ""
