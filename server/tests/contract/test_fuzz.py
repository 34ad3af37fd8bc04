"""Both contracts under random requests: every response is an envelope and never a 5xx."""

import os

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, connection
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.internal.conjecture.providers import Constants, HypothesisProvider

from duxi.accounts.models import User
from duxi.config.routes import backoffice, learner
from duxi.config.wsgi import application
from tests.caller import bearer_of
from tests.contract.written import document_of

pytestmark = pytest.mark.django_db

FUZZ = settings(
    # Every operation is called three times; FUZZ_EXAMPLES=50 searches deeper.
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "3")),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(autouse=True)
def _keep_the_connection():
    """The WSGI application closes old connections; the test's transaction needs its own."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.fixture(autouse=True)
def _same_calls_in_every_run(monkeypatch):
    """Hypothesis would mix in constants from whatever source files are loaded: others after other tests.

    Looking which of these thousands fit a field would take a quarter of the time.
    """
    monkeypatch.setattr(HypothesisProvider, "_local_constants", Constants())


@pytest.fixture
def rani(someone):
    """May do everything, so that calls get past the door; no random id is hers."""
    return someone("rani", "Staff", is_superuser=True, pk=1_000_000_007)


@pytest.mark.parametrize("api", [learner, backoffice], ids=lambda api: api.title)
def test_nothing_falls_over(api, rani):
    schema = schemathesis.openapi.from_dict(document_of(api))
    schema.app = application
    headers = {**bearer_of(rani), "Accept-Encoding": "identity"}
    tried = [_fire(found.ok(), headers) for found in schema.get_all_operations()]
    assert len(tried) > 10
    assert User.objects.get(pk=rani.pk).is_superuser


def _fire(operation, headers):
    """What Hypothesis calls is short, because a seed is made from its source for each operation."""

    @FUZZ
    @given(case=operation.as_strategy())
    def shoot(case):
        _hold(case, headers)

    if not operation.path.endswith("/logout"):
        shoot()
        connection.check_constraints()
    return operation.path


def _hold(case, headers):
    answer = case.call(headers=headers)
    assert answer.status_code < 500 or answer.status_code in (502, 503), (
        case.as_curl_command(),
        answer.text,
    )
    if answer.headers.get("content-type", [""])[0].startswith("application/json"):
        assert {"code", "paths", "@context", "kty"} & answer.json().keys()
