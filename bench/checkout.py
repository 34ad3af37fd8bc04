"""Add-to-cart and checkout against a baseline psycopg program that runs the same statements.

One buyer at a time, alternating: the median is at most 2.2 times the baseline program's. Then 20 concurrent
buyers of five products: requests per second and p99 of both, printed without a goal, because buyers and
programs share the machine.
"""

import base64
import http.client
import json
import os
import pickle
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from measuring import connection_to, free_port
from replay import recorded, with_slots

BUYERS, PRODUCTS = 20, 5
WARM_UP, ROUNDS, PARALLEL_ROUNDS = 20, 150, 15
GOAL = 2.2
CALLS = ("cart", "checkout")


def main() -> int:
    """Run and print; returns the number of missed goals."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    shop = Shop()
    with baseline_program(shop.script()) as port:
        missed = one_at_a_time(shop, port)
        all_at_once(shop, port)
    return missed


class Shop:
    """Products with enough seats, and signed-in buyers."""

    def __init__(self) -> None:
        from duxi.accounts.actions.sign_in import open_session
        from duxi.accounts.models import User
        from duxi.core.clock import now

        apart()
        self.captchas: list[str] = []
        self.products = [roomy_class(n) for n in range(PRODUCTS)]
        proved = {"phone": "+6281200009999", "phone_verified_at": now()}
        names = [f"pembeli{n}" for n in range(BUYERS)]
        people = [
            User.objects.create_user(f"{name}@contoh.example", username=name, **proved) for name in names
        ]
        pairs = [open_session(user=one, address="", user_agent="bench", remember=False) for one in people]
        self.people, self.tokens = people, [pair.token for pair in pairs]

    def put(self, n: int) -> tuple[str, str, str]:
        """Method, path and form of an add-to-cart."""
        form = {"cart_product_id": 2, "cart_item_id": self.products[n % PRODUCTS], "cart_qty": 1}
        return "PUT", "/api/v1/payment/cart", urlencode(form | {"captcha": self.captcha()})

    def order(self, cart_id: int) -> tuple[str, str, str]:
        """The same for a checkout of one line."""
        form = {"cart_id": f"[{cart_id}]", "faktur_pajak": 0, "captcha": self.captcha()}
        return "POST", "/api/v1/payment/checkout-v2", urlencode(form)

    def captcha(self) -> str:
        """An unused captcha answer, from the prepared ones if any are left."""
        return self.captchas.pop() if self.captchas else solved()

    def headers(self, n: int) -> dict[str, str]:
        """A buyer's request headers."""
        kind = "application/x-www-form-urlencoded"
        return {"Authorization": f"Bearer {self.tokens[n]}", "Content-Type": kind}

    def script(self) -> dict[str, Any]:
        """The statements of the baseline program for each buyer, recorded from the first buyer's run."""
        self._ask_here(self.put(0))
        self._ask_here(self.order(self._line().pk))
        answers, calls = {}, {}
        calls["cart"] = recorded(lambda: answers.update(cart=self._ask_here(self.put(0))))
        line = self._line().pk
        wanted = self.order(line)
        calls["checkout"] = recorded(lambda: answers.update(checkout=self._ask_here(wanted)))
        known = self._known(line)
        return {
            "calls": {name: with_slots(steps, known) for name, steps in calls.items()},
            "answers": answers,
            "buyers": [self._buyer(n) for n in range(BUYERS)],
        }

    def _ask_here(self, call: tuple[str, str, str]) -> bytes:
        from django.test import Client

        method, path, form = call
        headers = self.headers(0)
        answer = Client().generic(method, path, form, headers.pop("Content-Type"), headers=headers)
        assert answer.status_code == 200, answer.content
        return bytes(answer.content)

    def _line(self) -> Any:
        from duxi.commerce.models import CartItem

        return CartItem.objects.get(owner=self.people[0])

    def _known(self, line: int) -> dict[Any, str]:
        """The values of the first buyer's run that are new with every run."""
        from django.db import connection
        from duxi.commerce.models import Order
        from duxi.gateways.models import EmbeddedTransaction

        order = Order.objects.latest("pk")
        paid = EmbeddedTransaction.objects.get(order_id=order.order_id)
        known = {value: slot for slot, value in self._buyer(0).items()}
        known[str(self._buyer(0)["session"])] = "session"
        known |= {order.order_id: "number", order.uuid: "order uuid", str(order.uuid): "order uuid"}
        known |= {paid.token: "token", paid.transaction_id: "transaction", line: "commerce_cartitem"}
        with connection.cursor() as cursor:
            for table in APART[3:]:
                cursor.execute(f"SELECT max(id) FROM {table}")
                known[cursor.fetchone()[0]] = table
        known[line] = "commerce_cartitem"
        return {value: slot for value, slot in known.items() if value is not None}

    def _buyer(self, n: int) -> dict[str, Any]:
        from duxi.accounts.models import LoginSession

        session = LoginSession.objects.get(user=self.people[n])
        return {"user": self.people[n].pk, "product": self.products[n % PRODUCTS], "session": session.pk}


APART = (
    *("catalog_product", "accounts_user", "commerce_cartitem"),
    *("commerce_order", "commerce_orderline", "commerce_ledgerentry"),
)


def apart() -> None:
    """Move id sequences apart, so that ids of different tables and products cannot be confused."""
    from django.db import connection

    with connection.cursor() as cursor:
        for place, table in enumerate(APART, start=1):
            cursor.execute(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {place * 10_000_000})")


def roomy_class(number: int) -> int:
    """A training like the demo's first, with enough seats; returns its id."""
    from django.db import transaction
    from duxi.catalog.kinds import KINDS
    from duxi.catalog.models import Product

    product = Product.objects.filter(kind="training", is_published=True).order_by("pk").first()
    assert product
    detail = KINDS["training"].detail_of(product)
    product.pk, product.slug, product.quota, product.sold = None, f"bench-{number}", 1_000_000, 0
    with transaction.atomic():
        product.save(force_insert=True)
        detail.pk, detail.product = None, product
        detail.save(force_insert=True)
    return int(product.pk)


def solved() -> str:
    """A captcha answer without proof of work."""
    import altcha
    from duxi.gateways.captcha import altcha_driver

    altcha_driver.WORK_FROM, altcha_driver.WORK_SPREAD = 0, 1
    challenge = altcha_driver.AltchaDriver().challenge()
    found = altcha.solve_challenge(altcha.Challenge.from_dict(challenge), derive_key=altcha.derive_key_pbkdf2)
    answer = {"challenge": challenge, "solution": found.to_dict()}
    return base64.b64encode(json.dumps(answer).encode()).decode()


@contextmanager
def baseline_program(script: dict[str, Any]) -> Iterator[int]:
    """Start the baseline program; returns its port."""
    port = free_port()
    command = [sys.executable, str(Path(__file__).with_name("baseline_shop.py")), str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        process.stdin.write(pickle.dumps(script))
        process.stdin.close()
        assert process.stdout.readline() == b"ready\n"
        try:
            yield port
        finally:
            process.kill()


def ours(shop: Shop, n: int, connection: http.client.HTTPConnection, times: dict[str, list[float]]) -> None:
    """One add-to-cart and one checkout of a buyer at the product; in milliseconds."""
    added = timed(connection, *shop.put(n), shop.headers(n), times["cart"])
    wanted = shop.order(json.loads(added)["results"]["cart_id"])
    timed(connection, *wanted, shop.headers(n), times["checkout"])


def theirs(n: int, connection: http.client.HTTPConnection, times: dict[str, list[float]]) -> None:
    """The same at the baseline program."""
    for call in CALLS:
        timed(connection, "POST", f"/{call}/{n}", "x" * 600, {}, times[call])


def timed(
    connection: http.client.HTTPConnection,
    method: str,
    path: str,
    body: str,
    headers: dict[str, str],
    times: list[float],
) -> bytes:
    """The response; its duration is appended to `times`."""
    began = time.perf_counter()
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    given = answer.read()
    times.append((time.perf_counter() - began) * 1000)
    assert answer.status == 200, given
    return given


def one_at_a_time(shop: Shop, port: int) -> int:
    """Print the medians of both calls; returns the number of missed goals."""
    mine, baseline = connection_to(), connection_to(port)
    shop.captchas = [solved() for _n in range(2 * (WARM_UP + ROUNDS))]
    own: dict[str, list[float]] = {call: [] for call in CALLS}
    other: dict[str, list[float]] = {call: [] for call in CALLS}
    for _turn in range(WARM_UP + ROUNDS):
        ours(shop, 0, mine, own)
        theirs(0, baseline, other)
    return sum(_judge(call, own[call][WARM_UP:], other[call][WARM_UP:]) for call in CALLS)


def _judge(call: str, own: list[float], other: list[float]) -> int:
    mine, baseline = statistics.median(own), statistics.median(other)
    print(
        f"{call}: {mine:.2f} ms, baseline {baseline:.2f} ms; ratio {mine / baseline:.2f}, goal <= {GOAL}",
        flush=True,
    )
    return int(mine / baseline > GOAL)


def all_at_once(shop: Shop, port: int) -> None:
    """Print requests per second and p99 of both programs with all buyers at once."""
    for name, place in (("product", None), ("baseline program", port)):
        times: dict[str, list[float]] = {call: [] for call in CALLS}
        shop.captchas = [solved() for _n in range(0 if place else 2 * BUYERS * PARALLEL_ROUNDS)]
        took = parallel(shop, place, times)
        rate = 2 * BUYERS * PARALLEL_ROUNDS / took
        slow = ", ".join(
            f"{call} p99 {statistics.quantiles(times[call], n=100)[98]:.0f} ms" for call in CALLS
        )
        print(f"{BUYERS} buyers at once, {name}: {rate:.0f} requests/s, {slow}", flush=True)


def parallel(shop: Shop, port: int | None, times: dict[str, list[float]]) -> float:
    """Seconds that all buyers together took."""
    begin = threading.Barrier(BUYERS + 1)

    def buyer(n: int) -> None:
        connection = connection_to(port)
        begin.wait()
        for _round in range(PARALLEL_ROUNDS):
            theirs(n, connection, times) if port else ours(shop, n, connection, times)

    threads = [threading.Thread(target=buyer, args=(n,)) for n in range(BUYERS)]
    for thread in threads:
        thread.start()
    begin.wait()
    began = time.perf_counter()
    for thread in threads:
        thread.join()
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
