"""Forum authors: in general, and in a class of Ani and Budi."""

import pytest
from django.contrib.auth.models import Permission

from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from tests.shop import training


def take_part(person, product):
    """A seat in the class."""
    return Entitlement.objects.create(
        product=product,
        holder=person,
        bought_by=person,
        source_kind="staff",
        source_reference=f"{person.pk}:{product.pk}",
        granted_at=now(),
    )


@pytest.fixture
def class_(ani, budi):
    product = training(title="Kelas SQL")
    for person in (ani, budi):
        take_part(person, product)
    return product


@pytest.fixture
def moderator(dewi):
    dewi.user_permissions.add(
        Permission.objects.get(content_type__app_label="community", codename="change_discussion")
    )
    return type(dewi).objects.get(pk=dewi.pk)


@pytest.fixture
def ask(as_):
    """Starts a discussion over HTTP; returns its path."""

    def work(person, **form):
        words = {"title": "Indeks gabungan?", "body": "Satu atau dua indeks?"} | form
        answer = as_(person).post("/forum/discussions", words)
        assert answer.status == 200, answer.body
        return f"/forum/discussions/{answer.results['uuid']}"

    return work


@pytest.fixture
def answer_to(as_):
    """Replies over HTTP; returns the reply's path."""

    def work(person, path, body="Satu, gabungan.", **form):
        answer = as_(person).post(f"{path}/reply", {"body": body} | form)
        assert answer.status == 200, answer.body
        return f"/forum/replies/{answer.results['uuid']}"

    return work
