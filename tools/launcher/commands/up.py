"""./dev up: from any state of the checkout to the running product."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from launcher import demo, product
from launcher.children import Family
from launcher.console import say, show
from launcher.guard import only_one, require_free_port
from launcher.project import DATA, EMPTY_DATA
from launcher.setup import with_web_apps

_ALREADY = (
    "Duxi already runs from this data folder ({holder}): stop it there with Ctrl-C, "
    "or start a second one with another --data folder and --port."
)


def main(arguments: Sequence[str]) -> int:
    """Set up, start, and run until stopped."""
    chosen = _read(arguments)
    place = product.Place(chosen.data.resolve(), chosen.port, demo=not chosen.empty)
    with only_one(place.lock, f"process {os.getpid()}, {place.address}/", _ALREADY):
        product.end_leftovers(place)
        require_free_port(place.port)
        with product.family() as children:
            run(place, children)
            show(demo.welcome(place.address) if place.demo else demo.empty_welcome(place.address))
            _stay(children)
    return 0


def run(place: product.Place, children: Family) -> None:
    """Start the product; the database starts while the web apps are still being built."""
    with with_web_apps():
        product.start_services(place, children)
        product.prepare(place)
    product.start_servers(place, children)


def _stay(children: Family) -> None:
    try:
        product.watch(children)
    finally:
        say("Stopping; your data is kept")


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev up")
    parser.add_argument("--port", type=_port, default=8000, help="where the product answers (8000)")
    parser.add_argument("--data", type=Path, default=DATA, help="the folder of all data (.data)")
    parser.add_argument(
        "--empty",
        action="store_true",
        help="an empty shop with one administrator",
    )
    chosen = parser.parse_args(arguments)
    if chosen.empty and chosen.data == DATA:
        chosen.data = EMPTY_DATA
    return chosen


def _port(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(text)
