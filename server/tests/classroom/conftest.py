"""A class with a past, a current and a future session; ani and budi take part, tono teaches."""

from dataclasses import dataclass
from datetime import timedelta

import pytest
from guardian.shortcuts import assign_perm

from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.classroom.actions.attendance import secret_of
from duxi.classroom.codes import Purpose, Target, code_at
from duxi.classroom.models import Assignment
from duxi.classroom.queries.classes import TEACH
from duxi.core.clock import now
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.learning.models import ClassSession, FeedbackQuestion, FeedbackTemplate
from tests.factories import OtiFactory


def seat_of(product, *holders):
    source = Source(SourceKind.STAFF, f"test:{product.pk}:{holders[0].pk}")
    return grant(
        product=product,
        quantity=len(holders),
        source=source,
        bought_by=holders[0],
        granted_at=now(),
        holders=holders,
    )


@dataclass
class Room:
    """A class as the tests need it."""

    product: Product
    over: ClassSession
    live: ClassSession
    later: ClassSession
    ani: Entitlement
    budi: Entitlement

    def code(self, session=None, moment=None):
        purpose = Purpose.PRESENCE if session else Purpose.ARRIVAL
        target = Target(purpose, (session or self.product).pk)
        return code_at(secret_of(self.product), target, moment or now())


def session(product, title, starts_in):
    return ClassSession.objects.create(
        product=product, title=title, starts_at=now() + starts_in, duration_minutes=120, mode="offline"
    )


@pytest.fixture
def room(db, ani, budi, tono) -> Room:
    product = OtiFactory(
        product__slug="kelas-data",
        product__title="Kelas Data",
        product__starts_at=None,
        product__ends_at=None,
    ).product
    sessions = [
        session(product, title, starts_in)
        for title, starts_in in (
            ("Satu", timedelta(days=-7)),
            ("Dua", timedelta(minutes=-5)),
            ("Tiga", timedelta(days=7)),
        )
    ]
    assign_perm(TEACH, tono, product)
    seats = seat_of(product, ani, budi)
    return Room(product, *sessions, *seats)


@pytest.fixture
def assignment(room) -> Assignment:
    return Assignment.objects.create(
        product=room.product,
        title="Tugas",
        instructions="Tulis.",
        opens_at=now() - timedelta(days=2),
        due_at=now() + timedelta(days=2),
        closes_at=now() + timedelta(days=4),
        late_penalty_percent=10,
        maximum_attempts=2,
        rubric=[{"criterion": "Isi", "points": 60}, {"criterion": "Bahasa", "points": 40}],
    )


@pytest.fixture
def questions(db) -> list[FeedbackQuestion]:
    form = FeedbackTemplate.objects.create(name="Umpan balik kelas", kind="oti")
    rows = [
        FeedbackQuestion(template=form, type="scale", text="Pengajar jelas?", position=1),
        FeedbackQuestion(
            template=form, type="choice", text="Kecepatan?", options=["Pas", "Cepat"], position=2
        ),
        FeedbackQuestion(template=form, type="text", text="Saran?", is_required=False, position=3),
    ]
    return FeedbackQuestion.objects.bulk_create(rows)
