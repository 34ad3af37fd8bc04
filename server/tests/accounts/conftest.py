"""Mail in tests: runs queued jobs like the worker, and reads the sent mails."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from django.utils.module_loading import import_string
from django_q.models import OrmQ

from duxi.accounts.events import account_changed, sessions_ended
from duxi.core.clock import now
from duxi.gateways.models import OutboxMessage
from tests.accounts.test_avatar import picture, upload
from tests.accounts.traces import account, learning, shopping, traces
from tests.caller import Answer, Caller
from tests.conftest import PASSWORD

NEW_PASSWORD = "sandi-baru-yang-lain"


@dataclass
class Post:
    """Makes calls whose transaction commits, and delivers their mails."""

    commits: Callable[..., Any]

    def after(self, call: Callable[[], Any]) -> Any:
        """The call's result, after all jobs that it queued have run."""
        with self.commits(execute=True):
            given = call()
        self.work()
        return given

    def work(self) -> None:
        while waiting := OrmQ.objects.order_by("pk").first():
            task = waiting.task
            with self.commits(execute=True):
                import_string(task["func"])(*task["args"])
            waiting.delete()

    def subjects(self, to: str) -> list[str]:
        return list(mails(to).values_list("subject", flat=True))

    def key(self, to: str) -> str:
        """The secret in the newest link that this mailbox received."""
        return re.search(r"key=([\w-]+)", mails(to).last().text)[1]


def mails(to: str):
    return OutboxMessage.objects.filter(channel="mail", recipient=to).order_by("pk")


@pytest.fixture
def post(django_capture_on_commit_callbacks) -> Post:
    return Post(django_capture_on_commit_callbacks)


@pytest.fixture
def sign_up(solved, post) -> Callable[..., Answer]:
    """Registers Sari (or a changed form) and delivers the mail."""

    def register(address: str = "127.0.0.1", **changes: Any) -> Answer:
        form = {
            "fullname": "Sari Lestari",
            "email": "sari@contoh.example",
            "password": PASSWORD,
            "captcha": solved(),
            "user_type": 1,
            "is_check_terms": "yes",
        }
        return post.after(lambda: Caller().post("/auth/register", form | changes, address=address))

    return register


@pytest.fixture
def forgot(solved, post) -> Callable[..., Answer]:
    """Requests a reset link and delivers the mail."""

    def ask(email: str, address: str = "127.0.0.1", base: str = "/api/v1") -> Answer:
        form = {"email": email, "captcha": solved()}
        return post.after(lambda: Caller(base=base).post("/auth/forgot-password", form, address=address))

    return ask


@pytest.fixture
def signs_in(solved) -> Callable[..., bool]:
    """Whether this account and password can sign in."""

    def sign_in(account: str, password: str, user_type: int = 1) -> bool:
        form = {"account_id": account, "password": password, "captcha": solved(), "user_type": user_type}
        return Caller().post("/auth/login", form, address="10.9.9.9").status == 200

    return sign_in


@pytest.fixture
def heard(monkeypatch):
    """All account announcements, in order."""
    news = []
    for announcement in (account_changed, sessions_ended):
        monkeypatch.setattr(announcement, "_listeners", [news.append])
    return news


@pytest.fixture
def anywhere() -> Callable[[], str]:
    """A new address with every call, so that limits per address do not affect a test."""
    counter = iter(range(1, 250))
    return lambda: f"10.1.1.{next(counter)}"


@pytest.fixture
def lived(as_, someone, solved, settings, post):
    """A user with a row in every table that refers to users; the mark is in each of their texts."""

    def live(name, phone, address):
        user = someone(
            name,
            phone=phone,
            phone_dial_code="+62",
            organisation=f"Dinas {name}",
            position=f"Kepala {name}",
            city=f"Kota {name}",
            email_verified_at=now(),
        )
        account(user, address)
        shopping(as_, user, solved, post)
        learning(as_, user)
        traces(user, settings)
        post.work()
        upload(user, picture())
        return user

    return live
