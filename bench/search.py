"""Search and suggestions over 100,000 documents against a bare program that runs the very same statements.

A search is what the words mean, the search itself, and its count for the staff's report; all three are run
by both. Goal: the median is at most 1.5 times the bare program's. Besides, the plan must use the index, and
page 5,000 must not cost more than five times page 1.
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
from urllib.parse import quote, urlsplit

DOCUMENTS = 100_000
WARM_UP, ROUNDS = 5, 40
GOAL, DEEP_GOAL = 1.5, 5.0
_BASE = "/api/v1/public/search"
QUERIES = {
    "search, few hits": f"{_BASE}?q={quote('keamanan informasi seri 4711')}",
    "search, misspelt": f"{_BASE}?q={quote('adminstrator jaringn')}",
    "search, many hits": f"{_BASE}?q={quote('tata kelola')}",
    "suggestions": f"{_BASE}/suggestions?q={quote('pengelol')}",
}
_FACTS = """
type, kind, summary, body, keywords, codes, image, category_slug, category_name, mode, difficulty, language,
location_slug, location_name, job_roles, price, starts_at, published_at, indexed_at
"""
_FILL = f"""
INSERT INTO search_searchdocument (title, plain_title, url, popularity, ref, {_FACTS})
SELECT left(title, 180) || ' Seri ' || n, left(plain_title, 380) || ' seri ' || n, url || '-' || n, n % 500,
    1000000 + n, {_FACTS}
FROM generate_series(1, {DOCUMENTS}) AS n JOIN (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many
    FROM search_searchdocument
) AS demo ON demo.place = n % demo.many;
INSERT INTO search_searchword (word, roots, documents)
SELECT n::text, ARRAY[n::text], 1 FROM generate_series(1, {DOCUMENTS}) AS n ON CONFLICT DO NOTHING;
ANALYZE search_searchdocument, search_searchword;
"""


def main() -> int:
    """Run and print; the number of goals that were missed."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    fill()
    missed = sum(compare(name, path) for name, path in QUERIES.items())
    return missed + check_plan() + check_deep_page()


def fill() -> None:
    """Copies of the demo's documents, each with a number of its own."""
    from django.db import connection
    from duxi.search.actions.indexing import rebuild

    rebuild()
    with connection.cursor() as cursor:
        cursor.execute(_FILL)


def compare(name: str, path: str) -> int:
    """Print one ratio; 1 when the goal is missed."""
    port, product = free_port(), urlsplit(os.environ["BASE_URL"]).netloc
    command = [sys.executable, str(Path(__file__).with_name("bare.py")), str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps({"statements": statements(path)}))
        process.stdin.close()
        assert process.stdout.readline() == "ready\n"
        ours, bare = measure(product, f"127.0.0.1:{port}", path)
        process.kill()
    ratio = ours / bare
    print(f"{name}: {ours:.1f} ms, bare program {bare:.1f} ms; ratio {ratio:.2f}, goal <= {GOAL}")
    return int(ratio > GOAL)


def statements(path: str) -> list[str]:
    """The very SQL that the call runs."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as seen:
        assert Client().get(path).status_code == 200
    return [query["sql"] for query in seen.captured_queries]


def measure(product: str, bare: str, path: str) -> tuple[float, float]:
    """Median milliseconds of both, request by request in turn; first their bytes are compared."""
    ours, theirs = connection_to(product), connection_to(bare)
    if get(ours, path) != get(theirs, path):
        raise SystemExit("the bare program answers something else")
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(WARM_UP + ROUNDS):
        for kept, connection in zip(times, (ours, theirs), strict=True):
            took = timed(connection, path)
            if turn >= WARM_UP:
                kept.append(took)
    return statistics.median(times[0]), statistics.median(times[1])


def check_plan() -> int:
    """The matching must go through the GIN index over the documents' words."""
    from django.db import connection

    sql = next(sql for sql in statements(QUERIES["search, few hits"]) if "search_hits" in sql)
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN {sql}")
        plan = "\n".join(line for (line,) in cursor.fetchall())
    is_indexed = "Bitmap Index Scan on search_document_vector" in plan
    print(f"search goes through its index: {'yes' if is_indexed else 'NO'}")
    return int(not is_indexed)


def check_deep_page() -> int:
    """Page 5,000 of a search that finds that many."""
    path, product = f"{_BASE}?q=seri&rows=12", connection_to(urlsplit(os.environ["BASE_URL"]).netloc)
    first, deep = (
        statistics.median(timed(product, f"{path}&page={page}") for _ in range(5)) for page in (1, 5_000)
    )
    ratio = deep / first
    print(f"page 5,000: {deep:.0f} ms, page 1 {first:.0f} ms; ratio {ratio:.2f}, goal <= {DEEP_GOAL}")
    return int(ratio > DEEP_GOAL)


def timed(connection: http.client.HTTPConnection, path: str) -> float:
    began = time.perf_counter()
    get(connection, path)
    return (time.perf_counter() - began) * 1000


def connection_to(place: str) -> http.client.HTTPConnection:
    connection = http.client.HTTPConnection(place)
    connection.connect()
    connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def get(connection: http.client.HTTPConnection, path: str) -> bytes:
    connection.request("GET", path)
    return connection.getresponse().read()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


if __name__ == "__main__":
    sys.exit(main())
