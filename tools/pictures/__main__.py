"""`.venv/bin/python tools/pictures`: generates pictures of the demo that would otherwise be photographs.

Each is stored by the same code as an upload, under a name derived from its content. Existing ones remain;
with `--again`, all are regenerated.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from uuid import NAMESPACE_URL, UUID, uuid5

from django.conf import settings
from scenes import Scene, city, ridges, sea, terraces

TOP = Path(__file__).parents[2]
MEDIA = TOP / "fixtures" / "media"

_DAWN = ("#8fb8d8", "#f3d6c0", "#ffc78f", "#9fb4c4", "#173b3f")
_NIGHT = ("#0b1534", "#2a2f6b", "#c9758a", "#1d2350", "#0c1028")
_TEAL = ("#0d3b47", "#3f8f92", "#ffd9a0", "#5fa3a2", "#07262b")
_EMBER = ("#3a1d3f", "#b0506a", "#ffb26b", "#8a4660", "#2a1230")
_FIELD = ("#a9d3df", "#e5eecb", "#fff0b8", "#9fbf6a", "#1f5134")
_COPPER = ("#1b2c4f", "#7a5c7e", "#ffb37a", "#3b3a63", "#151a33")
_LAGOON = ("#5aa9c9", "#bfe3e4", "#fff3cf", "#2f8c98", "#0b4b5c")

WANTED: dict[str, tuple[Scene, tuple[str, ...]]] = {
    "analis-keamanan-informasi": (city, _COPPER),
    "analis-data": (ridges, _DAWN),
    "insiden-siber-bandung": (city, _NIGHT),
    "bercerita-dengan-data": (ridges, _EMBER),
    "dasbor-layanan-publik": (sea, _LAGOON),
    "keamanan-siber-untuk-pegawai": (ridges, _TEAL),
    "oti-analis-data": (terraces, _FIELD),
    "siap-analis-keamanan": (sea, _EMBER),
}


def main() -> None:
    """Generate missing pictures, and print the file names for the fixtures."""
    settings.configure(MEDIA_ROOT=MEDIA, USE_I18N=False)
    sys.path.insert(0, str(TOP / "server"))
    from duxi.core.pictures.storing import store_picture

    for name, (scene, colours) in WANTED.items():
        stem = uuid5(NAMESPACE_URL, name)
        there = list(_files(stem))
        if there and "--again" not in sys.argv:
            continue
        for path in there:
            path.unlink()
        chance = Random(sha256(name.encode()).digest())
        print(name, store_picture(scene(chance, colours), stem))


def _files(stem: UUID) -> Iterator[Path]:
    return (MEDIA / "pictures").glob(f"{stem}-*")


if __name__ == "__main__":
    main()
