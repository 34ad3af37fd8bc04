"""The public list of assessments against a bare psycopg program that answers the same bytes.

2,000 products, a page of 10, one request at a time over kept connections, interleaved.
Goal: the median is at most 1.5 times the bare program's.
"""

import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

PRODUCTS = 2_000
WARM_UP, ROUNDS = 200, 1_500
GOAL = 1.5
PATH = "/api/v1/public/assessments?page=1&rows=10&sort=title&order=asc"


def main() -> int:
    """Run and print; 1 when the goal is missed."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    fill()
    port = free_port()
    with BareProgram(port):
        product = urlsplit(os.environ["BASE_URL"]).netloc
        ours, bare = measure(product, f"127.0.0.1:{port}")
    ratio = ours / bare
    print(f"catalogue list: {ours:.2f} ms, bare program {bare:.2f} ms; ratio {ratio:.2f}, goal <= {GOAL}")
    return int(ratio > GOAL)


def fill() -> None:
    """Products beside the demo ones, on the demo's blueprints."""
    from duxi.catalog.models import Product
    from duxi.exams.models import Blueprint
    from duxi.offerings.kinds.assessment import AssessmentDetail

    blueprints = list(Blueprint.objects.all())
    products = Product.objects.bulk_create(
        Product(
            kind="assessment",
            slug=f"bench-{n}",
            title=f"Asesmen Kompetensi Nomor {n:04}",
            summary="Ukur kesiapan Anda, unit demi unit, dan lihat kesenjangan terhadap peran yang dituju.",
            price=100_000 + n,
            image="covers/analis-data.svg",
        )
        for n in range(PRODUCTS)
    )
    AssessmentDetail.objects.bulk_create(
        AssessmentDetail(product=product, blueprint=blueprints[n % len(blueprints)])
        for n, product in enumerate(products)
    )


def statement() -> dict:
    """The very SQL that the list runs."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as seen:
        Client().get(PATH)
    return {"sql": seen.captured_queries[-1]["sql"].replace("%", "%%"), "params": []}


class BareProgram:
    """Runs bare.py with the list's SQL."""

    def __init__(self, port: int) -> None:
        self.port = port

    def __enter__(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("bare.py")), str(self.port)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(statement()))
        self.process.stdin.close()
        assert self.process.stdout.readline() == "ready\n"

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()


def measure(product: str, bare: str) -> tuple[float, float]:
    """Median milliseconds of both, request by request in turn; first their bytes are compared."""
    ours, theirs = connection_to(product), connection_to(bare)
    if get(ours) != get(theirs):
        raise SystemExit("the bare program answers something else")
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(WARM_UP + ROUNDS):
        for kept, connection in zip(times, (ours, theirs), strict=True):
            began = time.perf_counter()
            get(connection)
            if turn >= WARM_UP:
                kept.append((time.perf_counter() - began) * 1000)
    return statistics.median(times[0]), statistics.median(times[1])


def connection_to(place: str) -> http.client.HTTPConnection:
    connection = http.client.HTTPConnection(place)
    connection.connect()
    connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def get(connection: http.client.HTTPConnection) -> bytes:
    connection.request("GET", PATH)
    return connection.getresponse().read()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


if __name__ == "__main__":
    sys.exit(main())
