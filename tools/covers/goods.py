"""Figures of what is learned alone, bought by the piece, walked as a path, or taken together."""

from math import acos, atan2, cos, degrees, hypot, pi, radians, sin
from random import Random

from palettes import Palette
from shapes import Point, around, circle, moved, number, petal, ring


def pages(colours: Palette, chance: Random) -> str:
    """E-learning: a fan of pages; the front one waits to be played."""
    count, lean = chance.choice((3, 4, 5)), chance.choice((8, 10, 12))
    edge = f'stroke="{colours.end}" stroke-width="5"'
    sheets = ""
    for step in range(count):
        side = step - (count - 1) / 2
        fill = (colours.ink, colours.soft)[(count - 1 - step) % 2]
        sheet = f'<rect x="-100" y="-106" width="200" height="212" rx="18" fill="{fill}" {edge}/>'
        front = _play(colours, chance) if step == count - 1 else ""
        sheets += moved(sheet + front, (side * 46, 4 + abs(side) * 7), turn=side * lean)
    return sheets


def basket(colours: Palette, chance: Random) -> str:
    """Other products: plaited strips with a knot in the middle."""
    count, width = chance.choice(((4, 44), (5, 36), (6, 30)))
    step = width * 1.24
    half = (count * step - width * 0.24) / 2
    places = [number(step * place - half) for place in range(count)]
    ends, over = number(-half - 14), number(2 * half + 28)
    down = "".join(_strip(x, ends, width, over, colours.ink) for x in places)
    ends_across = "".join(_strip(x, y, 14, width, colours.soft) for y in places for x in (ends, number(half)))
    tops = "".join(
        f"M{number(step * (column - 0.1) - half)} {places[row]}h{number(step)}v{width}h{number(-step)}Z"
        for row in range(count)
        for column in range(count)
        if (row + column) % 2 == 0
    )
    knot = _strip(number(-width * 0.62), number(-width * 0.62), width * 1.24, width * 1.24, colours.spark)
    flower = around(petal(3, width * 0.5, width * 0.19), 4, colours.end, 45)
    weave = down + ends_across + f'<path d="{tops}" fill="{colours.soft}"/>' + knot + flower
    return moved(weave, (0, 0), turn=45)


def terraces(colours: Palette, chance: Random) -> str:
    """OTI classes: steps that climb towards a sun."""
    count, rays = chance.choice((5, 6, 7)), chance.choice((10, 12, 14))
    wide = 640 / count
    ray = f'<path d="M0-54V-66" stroke="{colours.spark}" stroke-width="4" stroke-linecap="round"'
    beams = "".join(f'{ray} transform="rotate({360 * step / rays:.0f})"/>' for step in range(rays))
    body = moved(circle(42, colours.spark) + beams, (192, -88))
    for step in range(count):
        top = 122 - step * 190 / (count - 1) + wide / 2
        inks = (colours.soft, colours.ink) if step % 2 == 0 else (colours.ink, colours.soft)
        middle = wide * (step + 0.5) - 320
        body += "".join(
            _arch(middle, top, wide * part, fill)
            for part, fill in ((1, inks[0]), (0.66, colours.end), (0.4, inks[1]))
        )
        body += circle(wide * 0.09, colours.spark, (middle, top)) if step % 3 == count % 3 else ""
    flip = chance.choice((1, -1))
    return f'<g transform="scale({flip} 1)">{body}</g>'


def interlocked(colours: Palette, chance: Random, count: int) -> str:
    """Bundles: a ring for each of two to six products, interlocked on a ribbon, each with its own flower."""
    radius = {2: 86, 3: 76, 4: 64, 5: 52, 6: 43}[count]
    gap, dip, shift = (radius + 8) * 1.56, 20, chance.choice((0, 1))
    middles = [((step - (count - 1) / 2) * gap, dip * (-1) ** (step + shift)) for step in range(count)]
    fills = [(colours.ink, colours.soft)[step % 2] for step in range(count)]
    discs = "".join(circle(radius + 8, colours.end, at) for at in middles)
    rings = "".join(
        ring(radius, colours.end, 24, at) + ring(radius, fill, 15, at)
        for at, fill in zip(middles, fills, strict=True)
    )
    flowers = "".join(
        moved(around(petal(6, radius * 0.54, radius * 0.72 / leaves), leaves, fill), at)
        + circle(8, colours.spark, at)
        for at, fill, leaves in zip(middles, fills, (4, 6, 8, 4, 6, 8), strict=False)
    )
    overs = "".join(
        _over(radius, middles[step], middles[step + 1], fills[step], colours.end) for step in range(count - 1)
    )
    return _ribbon(colours) + discs + rings + flowers + overs


def _play(colours: Palette, chance: Random) -> str:
    leaves = around(petal(46, 78, 9), chance.choice((6, 8, 10)), colours.soft)
    mark = f'<path d="M-10-17L19 0L-10 17Z" fill="{colours.end}"/>'
    return leaves + circle(36, colours.spark) + mark


def _strip(x: str, y: str, width: float, height: float | str, fill: str) -> str:
    high = height if isinstance(height, str) else number(height)
    return f'<rect x="{x}" y="{y}" width="{number(width)}" height="{high}" rx="6" fill="{fill}"/>'


def _arch(middle: float, top: float, width: float, fill: str) -> str:
    """A doorway with a round head that stands on the lower edge of the cover."""
    half = number(width / 2)
    sides = f"M{number(middle - width / 2)} 180V{number(top)}a{half} {half} 0 0 1 {number(width)} 0V180Z"
    return f'<path d="{sides}" fill="{fill}"/>'


def _ribbon(colours: Palette) -> str:
    lines = f'<path d="M-320-16H320M-320 16H320" stroke="{colours.spark}" stroke-width="5"/>'
    dots = 'stroke-width="4" stroke-dasharray="1 16" stroke-linecap="round"'
    return f'{lines}<path d="M-320 0H320" stroke="{colours.spark}" {dots}/>'


def _over(radius: float, one: Point, other: Point, fill: str, edge: str) -> str:
    """The part of a ring that crosses over the next one, at the upper of their two crossings."""
    wide, high = other[0] - one[0], other[1] - one[1]
    towards = degrees(atan2(high, wide))
    aside = degrees(acos(hypot(wide, high) / 2 / radius))
    at = min(towards - aside, towards + aside, key=lambda angle: sin(angle * pi / 180))
    body = ""
    for reach, width, stroke in ((16, 24, edge), (22, 15, fill)):
        turns = (radians(at - reach), radians(at + reach))
        start, end = ((one[0] + radius * cos(turn), one[1] + radius * sin(turn)) for turn in turns)
        arc = f"A{number(radius)} {number(radius)} 0 0 1 {number(end[0])} {number(end[1])}"
        data = f"M{number(start[0])} {number(start[1])}{arc}"
        body += f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{width}"/>'
    return body
