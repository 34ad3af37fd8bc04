"""Landscapes out of light: what a camera would see, drawn by Pillow alone."""

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

WIDE, HIGH = 1600, 900
SIZE = WIDE, HIGH
Colour = str
Scene = Callable[[Random, tuple[Colour, ...]], Image.Image]


def sky(*colours: Colour) -> Image.Image:
    """From the first colour at the top over the second to the third at the bottom."""
    ramp = Image.linear_gradient("L").resize(SIZE, Image.Resampling.BICUBIC)
    top, middle, bottom = colours
    return ImageOps.colorize(ramp, top, bottom, mid=middle)


def glow(picture: Image.Image, centre: tuple[int, int], reach: int, colour: Colour) -> Image.Image:
    """Light that fades with the distance."""
    halo = ImageOps.invert(Image.radial_gradient("L")).resize((2 * reach, 2 * reach))
    # Pillow's gradient is still this bright in the middle of its sides.
    rim = 75
    fading = [int(255 * max(0, (value - rim) / (255 - rim)) ** 2) for value in range(256)]
    mask = Image.new("L", SIZE)
    mask.paste(halo.point(fading), _corner(centre, reach))
    light = ImageChops.multiply(Image.new("RGB", SIZE, colour), Image.merge("RGB", [mask] * 3))
    return ImageChops.screen(picture, light)


def _corner(centre: tuple[int, int], reach: int) -> tuple[int, int]:
    return centre[0] - reach, centre[1] - reach


def grain(picture: Image.Image, amount: float = 0.02) -> Image.Image:
    """The fine noise of film, which also keeps wide gradients from banding."""
    noise = Image.effect_noise(SIZE, 70).convert("RGB")
    return Image.blend(picture, ImageChops.overlay(picture, noise), amount * 5)


def ridges(chance: Random, colours: tuple[Colour, ...]) -> Image.Image:
    """Mountains behind mountains with the mist of the morning between them."""
    high, low, sun, far, near = colours
    picture = glow(sky(high, low, sun), (chance.randint(500, 1150), 400), 520, sun)
    layers = 7
    for layer in range(layers):
        depth = layer / (layers - 1)
        height = 330 + layer * 82
        outline = _outline(chance, height, 120 - 55 * depth, rough=0.4 + depth / 2)
        tone = ImageOps.colorize(Image.new("L", (1, 1), int(255 * depth)), far, near).getpixel((0, 0))
        mask = Image.new("L", SIZE)
        ImageDraw.Draw(mask).polygon([*outline, (WIDE, HIGH), (0, HIGH)], fill=255)
        picture.paste(_misty(tone, low, height), mask=mask.filter(ImageFilter.GaussianBlur(1.2)))
    return grain(picture)


def _misty(tone: object, mist: Colour, height: int) -> Image.Image:
    """A slope that loses itself in the mist at its foot."""
    slope = Image.new("RGB", SIZE, tone)  # type: ignore[arg-type]
    veil = Image.linear_gradient("L").resize((WIDE, 380)).point([value * 2 // 5 for value in range(256)])
    mask = Image.new("L", SIZE)
    mask.paste(veil, (0, height - 40))
    slope.paste(Image.new("RGB", SIZE, mist), mask=mask)
    return slope


def _outline(chance: Random, height: float, reach: float, rough: float) -> list[tuple[float, float]]:
    waves = [
        (reach * 0.62**step, (step + 1) * chance.uniform(0.7, 1.5), chance.uniform(0, math.tau))
        for step in range(9)
    ]
    points = []
    for x in range(0, WIDE + 8, 8):
        at = x / WIDE * math.tau
        rise = sum(
            size * math.sin(often * at * (1 + step * rough) + start)
            for step, (size, often, start) in enumerate(waves)
        )
        points.append((float(x), height + rise))
    return points


def city(chance: Random, colours: tuple[Colour, ...]) -> Image.Image:
    """A skyline with lit windows that the water below gives back."""
    high, low, dusk, far, near = colours
    shore = 620
    picture = glow(sky(high, low, dusk), (WIDE // 2, shore), 760, dusk)
    for colour, tallest in ((far, 430), (near, 300)):
        _row_of_towers(ImageDraw.Draw(picture), chance, colour, (shore, tallest), lit=colour == near)
    mirrored = ImageOps.flip(picture.crop((0, 2 * shore - HIGH, WIDE, shore)))
    rippled = mirrored.filter(ImageFilter.BoxBlur(3)).resize((WIDE // 90, HIGH - shore)).resize(mirrored.size)
    picture.paste(
        Image.blend(Image.blend(mirrored, rippled, 0.6), Image.new("RGB", mirrored.size, near), 0.35),
        (0, shore),
    )
    lights = _discs(chance, 26, (18, 64), (shore - 40, HIGH))
    return grain(ImageChops.screen(picture.filter(ImageFilter.GaussianBlur(0.8)), lights))


def _row_of_towers(
    draw: ImageDraw.ImageDraw, chance: Random, colour: Colour, place: tuple[int, int], lit: bool
) -> None:
    shore, tallest = place
    x = -20
    while x < WIDE:
        width = chance.randint(46, 120)
        top = shore - chance.randint(tallest // 4, tallest)
        draw.rectangle((x, top, x + width, shore), fill=colour)
        if lit:
            _windows(draw, chance, (x, top, width, shore))
        x += width + chance.choice((0, 0, 4, 22))


def _windows(draw: ImageDraw.ImageDraw, chance: Random, tower: tuple[int, int, int, int]) -> None:
    left, top, width, shore = tower
    for y in range(top + 12, shore - 10, 15):
        for x in range(left + 8, left + width - 10, 13):
            if chance.random() < 0.38:
                draw.rectangle((x, y, x + 5, y + 7), fill=chance.choice(("#ffd28a", "#ffe6b8", "#f7b25c")))


def _discs(chance: Random, many: int, sizes: tuple[int, int], between: tuple[int, int]) -> Image.Image:
    """Lights out of focus."""
    lights = Image.new("RGB", SIZE)
    for _n in range(many):
        one = Image.new("RGB", SIZE)
        size, x, y = chance.randint(*sizes), chance.randint(0, WIDE), chance.randint(*between)
        shade = chance.choice(("#3d2a10", "#332b1c", "#12333a", "#2a1c2c"))
        ImageDraw.Draw(one).ellipse((x - size, y - size, x + size, y + size), fill=shade)
        lights = ImageChops.screen(lights, one)
    return lights.filter(ImageFilter.GaussianBlur(2.5))


def sea(chance: Random, colours: tuple[Colour, ...]) -> Image.Image:
    """The sun over open water and its path of light."""
    high, low, sun, far, near = colours
    horizon, middle = 500, chance.randint(620, 980)
    picture = glow(
        glow(sky(high, low, sun), (middle, horizon - 60), 640, sun), (middle, horizon - 60), 130, "#fff6dc"
    )
    water = ImageOps.colorize(Image.linear_gradient("L").resize((WIDE, HIGH - horizon)), far, near)
    draw = ImageDraw.Draw(water)
    for _n in range(1500):
        y = int((HIGH - horizon) * chance.random() ** 1.6)
        spread = 30 + y * 0.9
        x, length = chance.gauss(middle, spread), 8 + y * chance.uniform(0.05, 0.22)
        draw.line(
            (x - length, y, x + length, y), fill=chance.choice((sun, sun, "#fff1d0", low)), width=1 + y // 130
        )
    picture.paste(water.filter(ImageFilter.GaussianBlur(1.1)), (0, horizon))
    return grain(picture)


def terraces(chance: Random, colours: tuple[Colour, ...]) -> Image.Image:
    """Rice fields in steps, each with a rim of light and water that shows the sky."""
    high, low, sun, far, near = colours
    picture = glow(sky(high, low, sun), (chance.randint(300, 1300), 250), 600, sun)
    steps = 15
    for step in range(steps):
        depth = step / (steps - 1)
        height = 300 + 600 * depth**1.45
        outline = _outline(chance, height, 34 + 40 * depth, rough=0.12)
        field = ImageOps.colorize(
            Image.linear_gradient("L").resize(SIZE),
            far,
            near,
            mid=ImageOps.colorize(Image.new("L", (1, 1), int(255 * depth)), far, near).getpixel((0, 0)),
        )
        mask = Image.new("L", SIZE)
        ImageDraw.Draw(mask).polygon([*outline, (WIDE, HIGH), (0, HIGH)], fill=255)
        wet = Image.blend(field, sky(sun, low, low), 0.34 if step % 3 == 1 else 0.08)
        picture.paste(wet, mask=mask)
        ImageDraw.Draw(picture).line(outline, fill=sun, width=2 + int(3 * depth), joint="curve")
        ImageDraw.Draw(picture).line(
            [(x, y + 5 + 8 * depth) for x, y in outline], fill=near, width=3 + int(8 * depth)
        )
    return grain(picture.filter(ImageFilter.GaussianBlur(1.3)))
