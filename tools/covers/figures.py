"""One figure for each kind of product, in the middle of its cover; a random generator varies its parts."""

from collections.abc import Callable
from random import Random

from goods import basket, pages, terraces
from palettes import Palette
from shapes import Point, around, circle, moved, number, path, petal, polar, polygon, ring

Figure = Callable[[Palette, Random], str]


def radar(colours: Palette, chance: Random) -> str:
    """Assessments: a radar chart of levels, with the reached ones on each axis."""
    sides = chance.choice((5, 6, 7, 8))
    angles = [360 * step / sides for step in range(sides)]
    webs = "".join(
        f'<path d="{path(polar(radius, angle) for angle in angles)}"/>' for radius in (150, 124, 98)
    )
    spokes = "".join(f'<path d="{path([(0, 0), polar(150, angle)])}"/>' for angle in angles)
    web = f'<g fill="none" stroke="{colours.soft}" stroke-width="2.4">{webs}{spokes}</g>'
    reach = [polar(chance.choice((98, 112, 124, 138)), angle) for angle in angles]
    edge = f'stroke="{colours.ink}" stroke-width="6" stroke-linejoin="round"'
    body = polygon(reach, colours.ink, f'fill-opacity=".86" {edge}')
    return web + body + "".join(circle(8, colours.spark, at) for at in reach)


def stopwatch(colours: Palette, chance: Random) -> str:
    """Quick assessments: a watch whose hand has gone some way around the middle."""
    minutes = chance.choice((22, 25, 28, 32))
    lengths = [10 if step % 5 else 20 for step in range(60)]
    ticks = "".join(
        f'<path d="M0 -128v{long}" transform="rotate({6 * step})"/>' for step, long in enumerate(lengths)
    )
    marks = f'<g stroke="{colours.soft}" stroke-width="3.4" stroke-linecap="round">{ticks}</g>'
    x, y = polar(142, 6 * minutes)
    arc = f"M0 -142A142 142 0 {int(minutes > 30)} 1 {number(x)} {number(y)}"
    gone = f'<path d="{arc}" fill="none" stroke="{colours.spark}" stroke-width="9" stroke-linecap="round"/>'
    knob = f'<path d="M-17 -172h34v16h-34zM-6 -157h12v12h-12z" fill="{colours.ink}"/>'
    return knob + ring(142, colours.ink, 9) + gone + marks + circle(9, colours.spark, (x, y))


def medal(colours: Palette, chance: Random) -> str:
    """Certifications: a rosette with two ribbons."""
    petals = chance.choice((8, 10, 12))
    spread = chance.choice((16, 22, 28))
    tail = path([(-26, 60), (26, 60), (26, 178), (0, 156), (-26, 178)])
    ribbons = "".join(
        f'<path d="{tail}" fill="{fill}" transform="rotate({turn})"/>'
        for fill, turn in ((colours.soft, spread), (colours.spark, -spread))
    )
    scallops = petals * 2
    edge = "".join(circle(17, colours.ink, polar(104, 360 * step / scallops)) for step in range(scallops))
    plate = edge + circle(108, colours.ink) + ring(97, colours.end, 3) + circle(86, colours.soft)
    rose = around(petal(8, 80, 190 / petals), petals, colours.end)
    inner = around(petal(6, 50, 120 / petals), petals, colours.ink, 180 / petals)
    return moved(ribbons + plate + rose + inner + circle(13, colours.spark), (0, -26), 0.98)


def broadcast(colours: Palette, chance: Random) -> str:
    """Webinars: a voice that rises like the sun, band by band."""
    at: Point = chance.choice(((-130, 182), (0, 182), (130, 182)))
    petals = chance.choice((9, 11, 13))
    wide = 250 if at[0] else 264
    steps = [wide * part for part in (1, 0.86, 0.64, 0.54, 0.34)]
    fills = (colours.ink, colours.soft, colours.end, colours.ink, colours.soft)
    bands = "".join(circle(radius, fill) for radius, fill in zip(steps, fills, strict=True))
    angles = [180 * (step + 0.5) / petals - 90 for step in range(petals)]
    leaf = petal(steps[2] + 4, steps[1] - 4, 235 / petals)
    leaves = "".join(f'<path d="{leaf}" transform="rotate({angle:.1f})"/>' for angle in angles)
    dots = "".join(circle(5.5, colours.spark, polar(wide * 0.93, angle)) for angle in angles)
    small = "".join(circle(4.5, colours.end, polar(wide * 0.44, angle)) for angle in angles[::2])
    heart = around(petal(8, wide * 0.3, 17), 12, colours.ink) + circle(17, colours.spark)
    return moved(bands + f'<g fill="{colours.ink}">{leaves}</g>' + dots + small + heart, at)


def quilt(colours: Palette, chance: Random) -> str:
    """Workshops: a cloth of patches that were sewn together."""
    columns, rows, size = chance.choice(((5, 3, 92), (4, 3, 96), (6, 3, 88)))
    grid = [(column, row) for row in range(rows) for column in range(columns)]
    body = ""
    for column, row in grid:
        x, y = (column - columns / 2 + 0.5) * size, (row - rows / 2 + 0.5) * size
        body += moved(_patch(colours, chance, size - 6), (x, y), turn=90 * chance.randrange(4))
    return body


def chain(colours: Palette, chance: Random) -> str:
    """Subscriptions: rings that hold on to one another, all the year round."""
    count = chance.choice((6, 8, 10, 12))
    radius, far = chance.choice(((70, 74), (62, 84), (78, 66)))
    middles = [polar(far, 360 * step / count) for step in range(count)]
    discs = "".join(circle(radius, colours.soft, at, 'fill-opacity=".24"') for at in middles)
    rings = "".join(ring(radius, colours.inks[step % 2], 4.5, at) for step, at in enumerate(middles))
    tips = "".join(circle(8, colours.spark, polar(radius + far, 360 * step / count)) for step in range(count))
    flower = circle(40, colours.end) + around(petal(5, 37, 150 / count), count, colours.ink)
    return discs + rings + tips + flower + circle(8, colours.spark)


def gem(colours: Palette, chance: Random) -> str:
    """Inix certifications: a cut stone whose sides catch the light."""
    sides = chance.choice((6, 8, 10, 12))
    outer = [polar(150, 360 * step / sides) for step in range(sides)]
    middle = [polar(104, 360 * (step + 0.5) / sides) for step in range(sides)]
    inner = [polar(58, 360 * step / sides) for step in range(sides)]
    body = polygon(outer, colours.soft)
    for step in range(sides):
        after = (step + 1) % sides
        light = colours.ink if step % 2 else colours.line
        body += polygon(
            [outer[step], middle[step], outer[after]], light, f'opacity="{0.95 - 0.5 * step / sides:.2f}"'
        )
        body += polygon([middle[step - 1], inner[step], middle[step]], colours.end, 'opacity=".55"')
    face = polygon(inner, colours.ink)
    star = around(path([(0, 0), (12, -16), (0, -50), (-12, -16)]), max(4, sides // 2), colours.end)
    return body + face + star + circle(11, colours.spark) + ring(166, colours.soft, 2.5)


def bouquet(colours: Palette, chance: Random) -> str:
    """Any other kind: a flower of leaves."""
    count = chance.choice((8, 10, 12))
    outer = around(petal(20, 140, 34), count, colours.soft, 180 / count) + around(
        petal(20, 128, 30), count, colours.ink
    )
    return (
        outer
        + around(petal(36, 100, 15), count, colours.end)
        + circle(24, colours.spark)
        + circle(10, colours.end)
    )


FIGURES: dict[str, Figure] = {
    "assessment": radar,
    "certification": medal,
    "webinar": broadcast,
    "workshop": quilt,
    "workshop-subscription": chain,
    "inix-certification": gem,
    "elearning": pages,
    "other": basket,
    "oti": terraces,
    "bundle": bouquet,
}


def _patch(colours: Palette, chance: Random, size: float) -> str:
    """One square of a quilt, around its own middle."""
    back, front, third = chance.choice(
        (
            (colours.ink, colours.end, colours.spark),
            (colours.soft, colours.ink, colours.end),
            (colours.end, colours.soft, colours.ink),
            (colours.spark, colours.ink, colours.end),
            (colours.ink, colours.soft, colours.end),
        )
    )
    h = size / 2
    square = f'<rect x="{-h:g}" y="{-h:g}" width="{size:g}" height="{size:g}" rx="6" fill="{back}"/>'
    quarter = f'<path d="M{-h:g} {-h:g}h{size:g}A{size:g} {size:g} 0 0 1 {-h:g} {h:g}Z" fill="{front}"/>'
    eighth = f'<path d="M{-h:g} {-h:g}h{h:g}A{h:g} {h:g} 0 0 1 {-h:g} 0Z" fill="{third}"/>'
    drawings = (
        quarter + eighth,
        around(petal(3, h - 4, h * 0.42), 4, front, 45) + circle(6, third),
        around(petal(4, h - 6, h * 0.22), 8, front) + circle(8, third),
        polygon([(0, 4 - h), (h - 4, 0), (0, h - 4), (4 - h, 0)], front) + circle(h * 0.32, third),
        polygon([(-h, h), (-h, -h), (h, -h)], front, 'stroke-linejoin="round"')
        + circle(h * 0.2, third, (-h * 0.36, -h * 0.36)),
        circle(h - 6, front) + circle(h * 0.52, third) + circle(h * 0.2, front),
    )
    return square + chance.choice(drawings)
