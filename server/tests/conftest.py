"""Users and fixtures of all tests."""

import base64
import gc
import inspect
import itertools
import json
import os
import time
from collections.abc import Callable
from typing import Any

import altcha
import pytest
from asgiref.sync import async_to_sync
from django.conf import settings
from django.contrib.auth.models import Group
from django.core.cache import cache
from django.db import connection
from django.test import Client, TransactionTestCase, override_settings
from django.utils import translation

from duxi.accounts.models import User
from duxi.backoffice.groups import ensure_groups
from duxi.config.texts.catalogues import compile_all
from duxi.core import hot, throttle
from duxi.gateways import captcha
from duxi.gateways.captcha import altcha_driver
from tests.caller import Caller
from tests.database import TestDatabase, collect_seldom

PASSWORD = "kata-sandi-panjang"

collect_seldom()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run async tests so that their database calls stay in the test's own thread and transaction."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    async_to_sync(pyfuncitem.obj)(**wanted)
    return True


LONG = ("test_fuzz", "durability", "test_permission_matrix", "test_oracle")
"""Long tests start first, so that no process waits for another's last one."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((n for n, name in enumerate(LONG) if name in item.nodeid), len(LONG)))


def pytest_collection_finish() -> None:
    """Freeze existing objects, so that the garbage collector need not visit them again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """pytest would run five collections to find errors in finalizers; the first one finds them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def test_database(request, django_test_environment, django_db_modify_db_settings, django_db_blocker):
    """A clone of the migrated template, renewed after each test with commits."""
    database = TestDatabase(connection, first_rows=ensure_groups)
    flush = TransactionTestCase._fixture_teardown
    TransactionTestCase._fixture_teardown = lambda _case: database.renew()
    with django_db_blocker.unblock():
        database.prepare()
        loading = database.begin_demo() if _is_first_to_need_the_demo(request.session.items) else None
    yield database
    if loading:
        loading.wait()
    TransactionTestCase._fixture_teardown = flush
    with django_db_blocker.unblock():
        database.remove()


def _is_first_to_need_the_demo(items: list[pytest.Item]) -> bool:
    """Whether this process runs tests of the demo, as every process of a run does, and is the first."""
    number = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    return number == "gw0" and any("tests/demo/" in item.nodeid for item in items)


@pytest.fixture(scope="session")
def django_db_setup(test_database):
    """Replaces migrating for each process and flushing after each test."""


@pytest.fixture(scope="module")
def committed(test_database, django_db_blocker):
    """Rows created in a module's own fixture remain for all of its tests."""
    with django_db_blocker.unblock():
        yield
        test_database.renew()


@pytest.fixture(autouse=True, scope="session")
def _compiled_texts():
    compile_all(only_stale=True)


@pytest.fixture(autouse=True, scope="session")
def _same_for_all(tmp_path_factory):
    """Settings of all tests, changed once per run: each change calls many receivers.

    Built web apps are ignored: each test client would scan their two thousand files.
    """
    nowhere = tmp_path_factory.mktemp("not-built")
    changes = {
        "BASE_URL": "http://localhost:8000",
        "LEARNER_WEB": nowhere / "learner-web",
        "BACKOFFICE_WEB": nowhere / "backoffice-web",
        "PASSWORD_HASHERS": ["django.contrib.auth.hashers.MD5PasswordHasher"],
    }
    with override_settings(**changes), pytest.MonkeyPatch.context() as patch:
        patch.setattr(altcha_driver, "COST", 10)
        # Consumers close old connections around each look at the database: not the test's own transaction.
        patch.setattr("channels.db.close_old_connections", lambda: None)
        yield


@pytest.fixture(scope="session")
def _folders(tmp_path_factory):
    """Names of folders that are not there yet; `tmp_path` would look through those of all earlier tests."""
    home = tmp_path_factory.mktemp("files")
    return (home / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def _as_new(monkeypatch, _folders):
    """An empty cache, empty folders and the usual language; limits whose windows stand still."""
    cache.clear()
    hot.forget_counts()
    moment = time.time()
    monkeypatch.setattr(throttle, "clock", lambda: moment)
    own = next(_folders)
    folders = override_settings(MEDIA_ROOT=own / "media", PRIVATE_ROOT=own / "private")
    with folders, translation.override(settings.LANGUAGE_CODE):
        yield
    cache.clear()


def make_person(name: str, group: str | None = None, **fields: Any) -> User:
    user = User.objects.create_user(
        f"{name}@contoh.example",
        PASSWORD,
        username=name,
        fullname=name.title(),
        is_staff=bool(group),
        **fields,
    )
    if group:
        user.groups.add(Group.objects.get_or_create(name=group)[0])
    return user


@pytest.fixture
def someone(db) -> Callable[..., User]:
    """Creates a user."""
    return make_person


@pytest.fixture
def ani(someone) -> User:
    return someone("ani")


@pytest.fixture
def budi(someone) -> User:
    """Another learner, who must never see Ani's data."""
    return someone("budi")


@pytest.fixture
def citra(someone) -> User:
    """A corporate learner."""
    return someone("citra", is_corporate=True)


@pytest.fixture
def dewi(someone) -> User:
    """Staff."""
    return someone("dewi", "Staff")


@pytest.fixture
def fina(someone) -> User:
    """Finance."""
    return someone("fina", "Keuangan")


@pytest.fixture
def tono(someone) -> User:
    """A trainer."""
    return someone("tono", "Trainer")


@pytest.fixture
def agus(someone) -> User:
    """A support agent."""
    return someone("agus", "Agent")


@pytest.fixture
def as_() -> Callable[..., Caller]:
    """`as_(ani).get("/payment/cart")`; without a user: a visitor."""
    return lambda user=None: Caller(user)


@pytest.fixture
def staff_as() -> Callable[..., Caller]:
    """The same for the back-office API."""
    return lambda user=None: Caller(user, base="/api/backoffice/v1")


@pytest.fixture
def office(someone) -> Client:
    """The browser of a user who may use the Django admin."""
    browser = Client()
    browser.force_login(someone("rani", "Staff", is_superuser=True))
    return browser


@pytest.fixture
def solved() -> Callable[[], str]:
    """Solves a fresh captcha, as the browser does."""

    def solve() -> str:
        challenge = captcha.challenge()
        found = altcha.solve_challenge(
            altcha.Challenge.from_dict(challenge), derive_key=altcha.derive_key_pbkdf2
        )
        payload = {"challenge": challenge, "solution": found.to_dict()}
        return base64.b64encode(json.dumps(payload).encode()).decode()

    return solve
