"""`.venv/bin/python tools/covers`: generates missing covers that the fixtures refer to.

With `--again`, all covers of `covers/<kind>/` are regenerated. The same slug always gives the same cover.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import yaml
from emblems import emblem
from figures import FIGURES, bouquet, stopwatch
from goods import interlocked
from grounds import GROUNDS
from palettes import PALETTES, Palette
from rewards import REWARDS
from shapes import moved
from stories import STORIES, story

FIXTURES = Path(__file__).parents[2] / "fixtures"
COVERS = FIXTURES / "media" / "covers"
FILES = {"elearning": "elearning", "other": "other-products", "oti": "oti-classes"}
"""Files of kinds that are not named after the kind."""
SIZE = 'viewBox="0 0 640 360" width="640" height="360"'
BLEED = "M0 0H640V360H0z"


def main() -> None:
    """Generate missing covers and print how many."""
    again = "--again" in sys.argv
    drawn = 0
    for name, draw in (*_products(), *_rewards(), *_stories()):
        target = COVERS / f"{name}.svg"
        if again or not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(draw(), encoding="utf-8")
            drawn += 1
    print(f"{drawn} covers drawn")


def _products() -> Iterator[tuple[str, Callable[[], str]]]:
    for kind, place, item in _wanted():
        yield f"{kind}/{item['slug']}", partial(cover, kind, place, item)


def _rewards() -> Iterator[tuple[str, Callable[[], str]]]:
    for place, (name, (draw, colours)) in enumerate(REWARDS.items()):
        ground = GROUNDS[place % len(GROUNDS)](colours.line)
        yield f"reward/{name}", partial(framed, colours, ground, moved(draw(colours), (320, 184), 0.86))


def _stories() -> Iterator[tuple[str, Callable[[], str]]]:
    for place, (slug, (draw, sign, category, shade)) in enumerate(STORIES.items()):
        colours = PALETTES[category][shade]
        ground = GROUNDS[place % len(GROUNDS)](colours.line)
        yield f"news/{slug}", partial(_of_story, colours, ground, draw, sign)


def _of_story(colours: Palette, ground: str, draw: Callable[[Palette], str], sign: str) -> str:
    return framed(colours, ground, story(colours, draw, sign))


def cover(kind: str, place: int, item: dict[str, Any]) -> str:
    """The cover of one product; neighbours in a file alternate between light and dark and between
    backgrounds.
    """
    chance = Random(sha256(f"{kind}/{item['slug']}".encode()).digest())
    colours = PALETTES[item["category"]][(place + _is_quick(item)) % 2]
    ground = GROUNDS[(place * 3 + len(kind)) % len(GROUNDS)](colours.line)
    return framed(colours, ground, moved(_figure(kind, item, colours, chance), (320, 180)))


def framed(colours: Palette, ground: str, figure: str) -> str:
    """A figure on its background."""
    shades = f'<stop stop-color="{colours.start}"/><stop offset="1" stop-color="{colours.end}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {SIZE}>'
        f'<defs><linearGradient id="g" x2="1" y2="1">{shades}</linearGradient>{ground}</defs>'
        f'<path fill="url(#g)" d="{BLEED}"/><path fill="url(#t)" opacity=".26" d="{BLEED}"/>{figure}</svg>\n'
    )


def _figure(kind: str, item: dict[str, Any], colours: Palette, chance: Random) -> str:
    category = item["category"]
    if _is_quick(item):
        return stopwatch(colours, chance) + emblem(category, 88, colours.ink, colours.end)
    if kind == "bundle":
        return interlocked(colours, chance, len(item["items"]))
    figure = FIGURES.get(kind, bouquet)(colours, chance)
    if kind == "assessment":
        figure += emblem(category, 84, colours.end, colours.ink)
    if kind == "certification":
        figure += emblem(category, 58, colours.end, colours.ink, (0, -26))
    return figure


def _is_quick(item: dict[str, Any]) -> bool:
    return bool(item["slug"].startswith("asesmen-kilat-"))


def _wanted() -> Iterator[tuple[str, int, dict[str, Any]]]:
    for kind in FIGURES:
        name = FILES.get(kind, f"{kind}s")
        items = yaml.safe_load((FIXTURES / "catalogue" / f"{name}.yaml").read_text(encoding="utf-8"))
        own = [item for item in items if "image" not in item]
        yield from ((kind, place, item) for place, item in enumerate(own))


main()
