"""Learning time and attended sessions on certificates."""

import pytest
from django.db import IntegrityError

from duxi.catalog.kinds import KINDS
from duxi.certificates.actions.issue import issue_for_completion
from duxi.certificates.actions.status import reissue
from duxi.certificates.models import Certificate
from duxi.certificates.participation import participation_in
from duxi.classroom.models import Attendance
from duxi.core.clock import now
from duxi.entitlements.actions.status import complete
from duxi.learning.models import ClassSession
from tests.classroom.conftest import room, session  # noqa: F401
from tests.exams.test_certificate_pdf import text_of
from tests.exams.test_certificates import check, make_rule
from tests.factories import (
    CertificationFactory,
    ElearningFactory,
    TrainingFactory,
    WebinarFactory,
    WorkshopFactory,
)

pytestmark = pytest.mark.django_db

NAMES = ("minutes", "sessions_held", "sessions_attended")


def attended(seat, *rows):
    for held, status in rows:
        Attendance.objects.create(
            session=held, entitlement=seat, status=status, source="qr", recorded_at=now()
        )


@pytest.fixture
def certificate(room):  # noqa: F811
    """Of a class with two past sessions: ani was late at one and excused from the other."""
    make_rule(room.product, trigger="completed", type="attendance")
    ClassSession.objects.filter(pk=room.live.pk).update(starts_at=room.over.starts_at.replace(hour=1))
    attended(room.ani, (room.over, "late"), (room.live, "excused"))
    complete(room.ani.pk, completed_at=now())
    (issued,) = issue_for_completion(room.ani.pk)
    return issued


def test_a_certificate_of_a_class_counts_the_sessions_that_were_held_and_attended(certificate):
    assert [getattr(certificate, name) for name in NAMES] == [3 * 120, 2, 1]


def test_it_stays_what_it_was(as_, ani, solved, certificate, room):  # noqa: F811
    Attendance.objects.all().delete()
    ClassSession.objects.all().delete()
    newer = reissue(certificate_pk=certificate.pk, holder_name="Ani W.", reason="Ejaan")
    wanted = dict(zip(NAMES, (360, 2, 1), strict=True))
    found = [
        as_(ani).get(f"/my-certificates/{newer.number}").results,
        as_(ani).get("/my-certificates").results["rows"][0],
        check(as_, solved, newer.number).results,
    ]
    assert [{name: one[name] for name in NAMES} for one in found] == [wanted] * 3


def test_the_document_says_it(certificate):
    assert "selama 6 jam · hadir 1 dari 2 sesi" in text_of(certificate)


def test_the_document_of_one_issued_before_says_nothing_of_it(certificate):
    Certificate.objects.update(minutes=None, sessions_held=None, sessions_attended=None)
    text = text_of(Certificate.objects.get())
    assert "selama" not in text
    assert "sesi" not in text


@pytest.mark.parametrize(
    ("factory", "fields", "minutes"),
    [
        (WebinarFactory, {"duration_minutes": 95}, 95),
        (WorkshopFactory, {"duration_hours": 3}, 180),
        (TrainingFactory, {"duration_hours": 16}, 960),
        (CertificationFactory, {}, None),
        (ElearningFactory, {}, None),
    ],
)
def test_each_kind_says_how_long_is_learnt(factory, fields, minutes):
    found = participation_in(factory(**fields).product, None)
    assert found == {"minutes": minutes, "sessions_held": None, "sessions_attended": None}


def test_a_class_without_sessions_says_nothing_of_them(room):  # noqa: F811
    ClassSession.objects.all().delete()
    assert set(participation_in(room.product, room.ani).values()) == {None}


def test_no_more_is_attended_than_was_held(certificate):
    with pytest.raises(IntegrityError, match="certificate_attended_sessions_were_held"):
        Certificate.objects.update(sessions_attended=3)


def test_all_that_teaches_says_how_long():
    silent = {kind.slug for kind in KINDS if kind.teaches and not kind.learning_minutes}
    assert silent <= {"bundle", "workshop-subscription"}, silent
