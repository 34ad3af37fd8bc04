"""Contacts with consent to news, a segment, a template and a broadcast of both."""

import pytest

from duxi.accounts.models import User
from duxi.contacts.models import Broadcast, Contact, ContactSource, MailTemplate, Segment
from duxi.core.clock import now

TEXT = {
    "locale": "id",
    "subject": "Halo {{first_name}}",
    "body": "Halo **{{name}}**, ada kelas baru.",
    "action_label": "Lihat",
    "action_url": "https://duxi.example/kelas",
}


@pytest.fixture(autouse=True)
def _office(db, settings):
    settings.BROADCAST_PER_SECOND = 1_000_000
    settings.MAIL_REPLY_DOMAIN = "balas.contoh.example"


def contact_of(user: User) -> Contact:
    return Contact.objects.get(user=user)


def make_contacts(count: int, **fields) -> list[Contact]:
    """People without an account who consented to news."""
    shared = {"source": ContactSource.IMPORT, "mail_consented_at": now(), **fields}
    return Contact.objects.bulk_create(
        Contact(name=f"Orang {n}", email=f"orang{n}@contoh.example", **shared) for n in range(count)
    )


@pytest.fixture
def template():
    return MailTemplate.objects.create(name="Kelas baru", texts=[TEXT])


@pytest.fixture
def everybody():
    return Segment.objects.create(
        name="Semua yang setuju", conditions=[{"name": "news", "value": True, "is_negated": False}]
    )


@pytest.fixture
def broadcast(template, everybody):
    return Broadcast.objects.create(name="Gelombang satu", template=template, segment=everybody)
