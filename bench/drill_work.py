"""The load of the drill: buyers who pay, users who answer, and staff who export."""

import http.client
import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.error import URLError
from urllib.parse import urlencode
from urllib.request import ProxyHandler, Request, build_opener

from checkout import roomy_class, solved

BUYERS, SITTERS, CLERKS = 3, 2, 1
PAUSE = 0.15
_without_proxy = build_opener(ProxyHandler({}))
Failed = (OSError, http.client.HTTPException, ValueError, KeyError)
"""Exceptions of calls to a product that is being killed."""


class Refused(ValueError):
    """A response other than 200."""


def answers_at(address: str) -> bool:
    """Whether an address responds with 200."""
    with suppress(*Failed):
        return bool(_without_proxy.open(address, timeout=3).status == 200)
    return False


class Api:
    """Calls of one user; every failure is an exception of `Failed`."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base, self.token = base, token

    def form(self, method: str, path: str, form: dict[str, Any], sitting: str = "") -> Any:
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return self._send(method, path, urlencode(form).encode(), headers | _of(sitting))

    def json(self, path: str, body: Any) -> Any:
        return self._send("POST", path, json.dumps(body).encode(), {"Content-Type": "application/json"})

    def get(self, path: str, sitting: str = "") -> Any:
        return self._send("GET", path, None, _of(sitting))

    def _send(self, method: str, path: str, body: bytes | None, more: dict[str, str]) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "X-Requested-With": "XMLHttpRequest"}
        request = Request(self.base + path, body, headers | more, method=method)
        try:
            with _without_proxy.open(request, timeout=20) as answer:
                return json.loads(answer.read())
        except URLError as error:
            raise Refused(f"{method} {path}: {error}") from error


def _of(sitting: str) -> dict[str, str]:
    """The header of the exam room."""
    return {"X-Assessment-Authorization": f"Bearer {sitting}"} if sitting else {}


class Buyer:
    """Buys a class repeatedly, and pays at once."""

    def __init__(self, api: Api, item_id: int, kind_id: int = 2) -> None:
        self.api, self.item_id, self.kind_id = api, item_id, kind_id
        self.paid: list[str] = []

    def step(self) -> None:
        item = {"cart_product_id": self.kind_id, "cart_item_id": self.item_id, "cart_qty": 1}
        added = self.api.form("PUT", "/api/v1/payment/cart", item | {"captcha": solved()})["results"]
        wanted = {"cart_id": f"[{added['cart_id']}]", "faktur_pajak": 0, "captcha": solved()}
        order = self.api.form("POST", "/api/v1/payment/checkout-v2", wanted)["results"]
        click = {"choice": "pay", "method": "qris", "bank": ""}
        paid = self.api.form("POST", f"/snap/pay/{order['token']}/choose", click)
        self.paid.append(paid["order_id"])


class Sitter:
    """Buys an assessment, and answers its questions repeatedly."""

    def __init__(self, buyer: Buyer) -> None:
        self.api, self._buyer = buyer.api, buyer
        self.token, self.questions = "", list[dict[str, Any]]()
        self.sent: dict[int, set[int]] = {}
        """The options of a question that may be stored: the confirmed one and those sent since."""
        self.confirmed = 0

    def step(self) -> None:
        if not self.questions:
            self._sit_down()
        question = random.choice(self.questions)
        number, option = question["sesi_soal_id"], random.choice(question["options"])["jwb_id"]
        self.sent.setdefault(number, set()).add(option)
        answer = {"sesi_soal_id": number, "jwb_id": option, "type": "single"}
        saved = self.api.form("POST", "/api/v1/assessments/save-answer", answer, self.token)["results"]
        self.sent[number] = {saved["user_jwb_id"]}
        self.confirmed += 1

    def _sit_down(self) -> None:
        if not self._buyer.paid:
            self._buyer.step()
        session = self.api.form(
            "POST", "/api/v1/assessments/create-session", {"item_id": self._buyer.item_id}
        )["results"]
        started = self.api.form("POST", "/api/v1/assessments/start", {"sesi_id": session["sesi_id"]})[
            "results"
        ]
        self.token = started["token"]
        self.questions = [one for one in self.shown() if one["options"]]

    def shown(self) -> Iterator[dict[str, Any]]:
        """The single-choice questions as the product returns them now."""
        units = self.api.get("/api/v1/assessments/get-unitkom?type=single", self.token)["results"]["rows"]
        for unit in units:
            query = urlencode({"type": "single", "uk_code": unit["uk_code"]})
            yield from self.api.get(f"/api/v1/assessments/get-question?{query}", self.token)["results"][
                "soal"
            ]

    def lost(self) -> list[int]:
        """Questions whose answer is neither the last confirmed one nor one sent since."""
        now = {one["sesi_soal_id"]: one["user_jwb_id"] for one in self.shown()} if self.questions else {}
        return [number for number, options in self.sent.items() if not _may_be(now.get(number), options)]


def _may_be(option: int | None, options: set[int]) -> bool:
    return option in options


class Clerk:
    """Requests reports."""

    def __init__(self, api: Api, batch_id: int) -> None:
        self.api, self.batch_id = api, batch_id
        self.asked: list[str] = []

    def step(self) -> None:
        wanted = {"kind": "assessment-batch", "params": {"batch_id": self.batch_id}}
        self.asked.append(self.api.json("/api/backoffice/v1/exports", wanted)["results"]["uuid"])
        time.sleep(1)


class Traffic:
    """All of them, each in a thread; failed calls are retried."""

    def __init__(self, base: str) -> None:
        from duxi.accounts.models import User
        from duxi.catalog.models import Product
        from duxi.core.clock import now
        from duxi.exams.models import Batch

        proved = {"phone": "+6281200009999", "phone_verified_at": now()}
        names = [f"drill{n}" for n in range(BUYERS + SITTERS)]
        self._people = [
            User.objects.create_user(f"{name}@contoh.example", username=name, **proved) for name in names
        ]
        self._people.append(User.objects.get(email="admin@contoh.example"))
        apis = [Api(base) for _ in self._people]
        sold = Product.objects.filter(kind="assessment", is_published=True).order_by("pk")[0]
        self.buyers = [Buyer(api, roomy_class(n)) for n, api in enumerate(apis[:BUYERS])]
        self.sitters = [Sitter(Buyer(api, sold.pk, kind_id=1)) for api in apis[BUYERS:-1]]
        self.clerk = Clerk(apis[-1], Batch.objects.order_by("pk")[0].pk)
        self._apis, self._stop, self._faults = apis, threading.Event(), list[str]()
        self.sign_in()

    def sign_in(self) -> None:
        """New sessions for all, because a token lasts 15 minutes."""
        from django.db import close_old_connections, connection
        from duxi.accounts.actions.sign_in import open_session

        connection.close()
        close_old_connections()
        for person, api in zip(self._people, self._apis, strict=True):
            pair = open_session(user=person, address="", user_agent="drill", remember=False)
            api.token = pair.token

    @contextmanager
    def at_work(self) -> Iterator[None]:
        workers: list[Any] = [*self.buyers, *self.sitters, self.clerk]
        threads = [threading.Thread(target=self._work, args=[one], daemon=True) for one in workers]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stop.set()
            for thread in threads:
                thread.join(30)

    def _work(self, one: Any) -> None:
        while not self._stop.wait(PAUSE):
            try:
                one.step()
            except Failed as fault:
                self._faults.append(str(fault))

    def figures(self) -> str:
        paid = sum(len(one.paid) for one in self.buyers)
        confirmed = sum(one.confirmed for one in self.sitters)
        return (
            f"{paid} orders paid, {confirmed} answers confirmed, {len(self.clerk.asked)} exports asked for, "
            f"{len(self._faults)} calls failed"
        )

    def unfulfilled(self) -> list[str]:
        """Orders paid at the provider that are not fulfilled exactly once."""
        from duxi.commerce.models import FulfilmentStatus, LedgerEntry, LedgerKind, Order, OrderStatus
        from duxi.entitlements.models import LIVE, Entitlement
        from duxi.gateways.models import EmbeddedTransaction

        buyers = self._people[:-1]
        settled = EmbeddedTransaction.objects.filter(status="settlement").values("order_id")
        wrong = []
        for order in Order.objects.filter(buyer__in=buyers, order_id__in=settled).prefetch_related("lines"):
            (line,) = order.lines.all()
            seats = Entitlement.objects.filter(
                source_kind="order_line", source_reference=str(line.pk), status__in=LIVE
            ).count()
            payments = LedgerEntry.objects.filter(order=order, kind=LedgerKind.PAYMENT).count()
            is_fulfilled = order.status == OrderStatus.PAID and line.service == FulfilmentStatus.FULFILLED
            if not (is_fulfilled and seats == payments == 1):
                wrong.append(
                    f"{order.order_id} {order.status} {line.service} seats {seats} payments {payments}"
                )
        unknown = {number for one in self.buyers for number in one.paid} - {
            str(row["order_id"]) for row in settled
        }
        return wrong + sorted(unknown)

    def lost_answers(self) -> list[int]:
        return [number for one in self.sitters for number in one.lost()]

    def stuck_exports(self) -> list[str]:
        from duxi.files.models import ExportJob

        done = ExportJob.objects.filter(status="done", uuid__in=self.clerk.asked).values_list(
            "uuid", flat=True
        )
        return sorted(set(self.clerk.asked) - {str(uuid) for uuid in done})
