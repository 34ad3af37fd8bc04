"""The `<source>` elements of an uploaded picture, derived from its URL; the web apps do the same."""

import re
from typing import NamedTuple

from duxi.core.pictures.storing import FOLDER, widths_of

_UPLOADED = re.compile(rf"^(.*/{FOLDER}/[\da-f-]{{36}})-(\d+)\.(?:jpg|png)$")


class Source(NamedTuple):
    """One `<source>`."""

    type: str
    srcset: str


def picture_sources(url: str) -> list[Source]:
    """Empty for a drawn picture, which has only one file."""
    found = _UPLOADED.match(url)
    if found is None:
        return []
    widths = widths_of(int(found[2]))
    return [
        Source(f"image/{kind}", ", ".join(f"{found[1]}-{width}.{kind} {width}w" for width in widths))
        for kind in ("avif", "webp")
    ]
