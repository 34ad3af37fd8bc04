"""Concurrent sign-ins hash a few passwords at a time; the others are refused at once."""

import threading
import time

import pytest
from django.contrib.auth.hashers import make_password
from django.test import Client

from duxi.accounts import hashing
from duxi.accounts.hashing import BoundedArgon2, Lanes
from duxi.core.errors import TooMany
from tests.conftest import PASSWORD

OURS = ["duxi.accounts.hashing.BoundedArgon2"]


def crowd(lanes, number):
    """Concurrent calls: the maximum that worked at once, and how many were refused."""
    busy, most, refused = 0, 0, []
    lock, start = threading.Lock(), threading.Barrier(number)

    def come():
        nonlocal busy, most
        start.wait()
        began = time.monotonic()
        try:
            with lanes.one():
                with lock:
                    busy += 1
                    most = max(most, busy)
                time.sleep(0.2)
                with lock:
                    busy -= 1
        except TooMany:
            refused.append(time.monotonic() - began)

    threads = [threading.Thread(target=come) for _n in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return most, refused


def test_two_work_one_waits_the_rest_is_refused_at_once():
    most, refused = crowd(Lanes(lanes=2, waiting=1, seconds=2), 8)
    assert (most, len(refused)) == (2, 5)
    assert max(refused) < 0.15


def test_without_the_bound_all_work_at_once():
    assert crowd(Lanes(lanes=8, waiting=0), 8) == (8, [])


def test_nobody_waits_for_long():
    lanes = Lanes(lanes=1, waiting=1, seconds=0.05)
    with lanes.one(), pytest.raises(TooMany), lanes.one():
        pass
    with lanes.one():
        pass


def test_a_hash_takes_little_memory(settings):
    settings.PASSWORD_HASHERS = OURS
    made = make_password("rahasia-sekali")
    assert made.startswith("argon2$argon2id$v=19$m=19456,t=2,p=1$")


@pytest.mark.django_db
def test_an_older_hash_is_renewed_at_sign_in(settings, as_, ani, solved):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
    ani.set_password(PASSWORD)
    ani.save()
    assert "m=102400" in ani.password
    settings.PASSWORD_HASHERS = OURS
    form = {"account_id": "ani@contoh.example", "password": PASSWORD, "captcha": solved()}
    assert as_().post("/auth/login", form).status == 200
    ani.refresh_from_db()
    assert "m=19456" in ani.password


@pytest.mark.django_db
def test_a_full_house_is_said_and_counts_no_guess(settings, as_, ani, solved, monkeypatch):
    settings.PASSWORD_HASHERS = OURS
    ani.set_password(PASSWORD)
    ani.save()
    full = Lanes(lanes=1, waiting=0)
    monkeypatch.setattr(BoundedArgon2, "lanes", full)
    with full.one():
        for _n in range(6):
            answer = as_().post(
                "/auth/login", {"account_id": "ani@contoh.example", "password": PASSWORD, "captcha": solved()}
            )
            assert (answer.status, answer.response["Retry-After"]) == (429, "1")
        page = Client().post("/admin/login/", {"username": "ani@contoh.example", "password": PASSWORD})
        assert page.status_code == 200
        assert page.context["form"].non_field_errors()
    form = {"account_id": "ani@contoh.example", "password": PASSWORD, "captcha": solved()}
    assert as_().post("/auth/login", form).status == 200


def test_threads_of_the_shop_stay_free():
    from duxi.config.asgi import THREADS

    assert hashing.LANES + hashing.WAITING < THREADS
