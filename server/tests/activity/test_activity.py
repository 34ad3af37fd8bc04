"""What browsers report: page views that cost one captcha a quarter of an hour, and errors without people."""

import json
from datetime import timedelta

import pytest

from duxi.activity import page_tokens
from duxi.activity.actions.client_errors import record_error
from duxi.activity.api import logs
from duxi.activity.models import ClientError, PageView
from duxi.activity.tasks import forget_old_activity
from duxi.core.clock import now
from duxi.core.throttle import Limit
from tests.races import each_at_once

pytestmark = pytest.mark.django_db

INVALID = (400, "Invalid recaptcha")


def look(caller, captcha, address="203.0.113.5", **changes):
    form = {"pa_menu_name": "Katalog", "pa_action_name": "view", "pa_url": "/product", "captcha": captcha}
    return caller.post("/public/page-activity", form | changes, address=address)


def test_a_visitors_look_is_kept_without_address_or_query(as_, solved):
    answer = look(
        as_(),
        solved(),
        pa_url="https://duxi.example/signIn?token=rahasia#kunci",
        pa_query_params=json.dumps(
            {
                "utm_source": "buletin",
                "utm_campaign": "x" * 200,
                "token": "rahasia",
                "email": "ani@contoh.example",
            }
        ),
    )
    assert (answer.status, answer.results["expires_in"]) == (200, 900)
    seen = PageView.objects.values().get()
    assert seen.pop("id")
    assert seen.pop("viewed_at") <= now()
    assert seen == {
        "user_id": None,
        "menu_name": "Katalog",
        "action_name": "view",
        "path": "/signIn",
        "utm_source": "buletin",
        "utm_medium": "",
        "utm_campaign": "x" * 100,
        "utm_term": "",
        "utm_content": "",
    }


def test_a_signed_in_look_knows_whose_it_is(as_, ani, solved):
    look(as_(ani), solved())
    assert PageView.objects.get().user == ani


def test_a_bearer_that_was_never_valid_is_refused(as_, solved):
    stranger = as_().with_headers(Authorization="Bearer kacau")
    assert look(stranger, solved()).status == 401
    assert not PageView.objects.exists()


def test_one_captcha_opens_a_quarter_of_an_hour(as_, solved, monkeypatch):
    answer = solved()
    given = look(as_(), answer).results["captcha"]
    assert look(as_(), answer).status == 400  # the captcha's answer is good once
    again = look(as_(), given)
    assert again.status == 200
    assert look(as_(), again.results["captcha"]).status == 200
    assert PageView.objects.count() == 3
    monkeypatch.setattr("duxi.activity.page_tokens.LIFETIME", timedelta(seconds=-1))
    late = look(as_(), given)
    assert (late.status, late.message) == INVALID
    assert PageView.objects.count() == 3


def test_a_pass_is_good_at_its_own_address_alone_and_nowhere_else(as_, ani, solved):
    given = look(as_(), solved()).results["captcha"]
    elsewhere = look(as_(), given, address="203.0.113.6")
    assert (elsewhere.status, elsewhere.message) == INVALID
    form = {"account_id": "ani", "password": "x", "captcha": given, "user_type": 1}
    assert as_().post("/auth/login", form, address="203.0.113.5").message == "Invalid recaptcha"


@pytest.mark.parametrize("captcha", ["", "x", "203.0.113.5:1a:b"])
def test_without_a_captcha_nothing_is_kept(as_, captcha):
    answer = look(as_(), captcha)
    assert (answer.status, answer.message) == INVALID
    assert not PageView.objects.exists()


def test_nobody_looks_at_more_than_two_pages_a_second(as_, solved, monkeypatch):
    assert (page_tokens.VIEWS.times, page_tokens.VIEWS.seconds) == (120, 60)
    monkeypatch.setattr(page_tokens, "VIEWS", Limit("page-activity", times=3, seconds=86_400))
    given = look(as_(), solved()).results["captcha"]
    assert [look(as_(), given).status for _n in range(3)] == [200, 200, 429]
    assert look(as_(), solved(), address="203.0.113.6").status == 200
    assert PageView.objects.count() == 4


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("pa_menu_name", "", "Wajib diisi."),
        ("pa_action_name", "x" * 101, "Maksimal 100 karakter."),
        ("pa_url", "x" * 4_001, "Maksimal 4000 karakter."),
        ("pa_query_params", "[1]", "Isian tidak sah."),
        ("pa_query_params", "{", "Isian tidak sah."),
    ],
)
def test_what_does_not_fit_is_named(as_, solved, field, value, sentence):
    answer = look(as_(), solved(), **{field: value})
    assert (answer.status, answer.errors) == (422, {field: [sentence]})
    assert not PageView.objects.exists()


def test_hostile_campaigns_do_no_harm(as_, solved):
    params = (
        '{"utm_source": "a\\u0000b\\ud800", "utm_medium": {"x": [1]}, "utm_term": null, "utm_content": 7}'
    )
    assert look(as_(), solved(), pa_query_params=params, pa_url="http://[").status == 200
    seen = PageView.objects.get()
    assert (seen.utm_source, seen.utm_medium, seen.utm_term, seen.utm_content, seen.path) == (
        "ab",
        "{'x': [1]}",
        "",
        "7",
        "/",
    )


def report(caller, **changes):
    form = {
        "message": "TypeError: x is undefined",
        "stack": "at a (/assets/a-12345678.js:1:2)\nat b\nat c\nat d",
        "url": "https://duxi.example/product?q=1",
        "app_version": "1.251008",
    }
    return caller.post("/public/error-log", form | changes, address="203.0.113.5")


def test_the_same_error_is_counted_once(as_, ani):
    first = report(as_())
    assert (first.status, first.message) == (200, "Terima kasih, laporan galat sudah dicatat.")
    report(as_(ani), app_version="1.251009")
    report(as_(), message="Error: lain")
    counted = ClientError.objects.order_by("-times").values_list("message", "times", "path", "app_version")
    assert list(counted) == [
        ("TypeError: x is undefined", 2, "/product", "1.251009"),
        ("Error: lain", 1, "/product", "1.251008"),
    ]


def test_nothing_says_whose_error_it_was(as_):
    report(
        as_(),
        message="Gagal untuk ani.w@contoh.example (+62 812-0000-0101) di /reset-password?key=abc token "
        "eyJhbGciOiJIUzI1NiIsInR5cCI6",
        stack="fetch https://duxi.example/api?token=rahasia&x=1 at f",
    )
    error = ClientError.objects.get()
    assert error.message == "Gagal untuk [email] ([n]) di /reset-password token […]"
    assert error.stack == "fetch https://duxi.example/api at f"


def test_long_reports_are_cut(as_):
    assert report(as_(), message="x y " * 4_000, stack="a b " * 20_000).status == 200
    error = ClientError.objects.get()
    assert (len(error.message), len(error.stack)) == (500, 4_000)


def test_an_ended_sign_in_does_not_hide_an_error(as_):
    stale = as_().with_headers(Authorization="Bearer kacau")
    assert report(stale).status == 200


def test_reports_are_limited(as_, monkeypatch):
    assert (logs.ERRORS.times, logs.ERRORS.seconds) == (20, 60)
    monkeypatch.setattr(logs, "ERRORS", Limit("error-log", times=2, seconds=86_400))
    assert [report(as_()).status for _n in range(3)] == [200, 200, 429]
    assert ClientError.objects.get().times == 2


def test_all_reports_together_are_limited(as_, monkeypatch):
    monkeypatch.setattr(logs, "ALL_ERRORS", Limit("error-log-all", times=1, seconds=86_400))
    answers = [report(as_(), message=f"x{n}").status for n in range(2)]
    assert (answers, ClientError.objects.count()) == ([200, 429], 1)


@pytest.mark.django_db(transaction=True)
def test_the_same_new_error_from_everywhere_at_once_loses_no_count():
    each_at_once(lambda _n: record_error(message="x", stack="", url="", app_version=""), range(4))
    assert ClientError.objects.get().times == 4


def test_what_is_old_goes(ani):
    for days in (91, 89):
        PageView.objects.create(
            user=ani, menu_name="x", action_name="y", path="/", viewed_at=now() - timedelta(days=days)
        )
    for days in (31, 29):
        moment = now() - timedelta(days=days)
        ClientError.objects.create(
            fingerprint=str(days), message="x", first_seen_at=moment, last_seen_at=moment
        )
    assert forget_old_activity() == 2
    assert (PageView.objects.count(), ClientError.objects.get().fingerprint) == (1, "29")
