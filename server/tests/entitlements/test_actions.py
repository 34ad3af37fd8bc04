"""Seats are granted once, assigned, completed and withdrawn, never deleted."""

import pytest

from duxi.catalog.kinds import Source
from duxi.core.clock import now
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.actions.holders import HoldsAnotherSeat, SeatNotOpen, name_holder
from duxi.entitlements.actions.status import LEGAL_MOVES, complete, withdraw
from duxi.entitlements.events import (
    EntitlementChanged,
    entitlement_completed,
    entitlement_granted,
    entitlement_withdrawn,
)
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.entitlements.queries import active_entitlement, entitlements_for, owned_by, owns
from tests.entitled import entitled
from tests.shop import assessment, training

pytestmark = pytest.mark.django_db

LINE = Source("order_line", "7")


def seats(product, buyer, quantity=3, source=LINE):
    return grant(
        product=product,
        quantity=quantity,
        source=source,
        bought_by=buyer,
        granted_at=now(),
        holders=[buyer],
    )


def numbers(**filters):
    return list(Entitlement.objects.filter(**filters).order_by("pk").values_list("seat_number", "status"))


def test_a_source_gives_its_seats_once(ani):
    product = training()
    first = seats(product, ani)
    assert [(one.seat_number, one.holder) for one in first] == [(1, ani), (2, None), (3, None)]
    assert seats(product, ani) == first
    assert Entitlement.objects.count() == 3


def test_a_withdrawn_seat_stays_and_a_new_one_gets_another_number(ani, dewi):
    product = training()
    seats(product, ani, 2)
    second = Entitlement.objects.filter(seat_number=2)
    assert len(withdraw(second, reason="Batal ikut", withdrawn_by=dewi)) == 1
    assert withdraw(second, reason="Lagi") == []
    row = second.get()
    assert (row.status, row.withdrawal_reason, row.withdrawn_by) == ("withdrawn", "Batal ikut", dewi)
    seats(product, ani, 2)
    assert numbers() == [(1, "active"), (2, "withdrawn"), (3, "active")]


def test_every_status_has_its_legal_moves(ani):
    assert set(LEGAL_MOVES) == set(EntitlementStatus)
    seat = entitled(ani, training())
    moment = now()
    assert complete(seat.pk, completed_at=moment) is True
    assert complete(seat.pk, completed_at=moment) is False
    withdraw(owned_by(ani), reason="")
    assert complete(seat.pk, completed_at=moment) is False
    seat.refresh_from_db()
    assert (seat.status, seat.completed_at) == ("withdrawn", moment)


def test_who_owns_what(ani, budi):
    course, exam = training(), assessment()
    bought = seats(course, ani)
    given = entitled(budi, exam)
    assert (owns(ani, course), owns(budi, course), owns(budi, exam)) == (True, False, True)
    assert active_entitlement(ani, course) == bought[0]
    assert list(entitlements_for(budi, ["training"])) == []
    assert list(entitlements_for(budi, ["assessment"])) == [given]
    complete(given.pk, completed_at=now())
    assert (active_entitlement(budi, exam), owns(budi, exam)) == (None, True)
    withdraw(owned_by(budi), reason="")
    assert not owns(budi, exam)


def test_a_seat_is_named_once_and_nobody_holds_two(ani, budi, citra):
    rows = seats(training(), ani)
    name_holder(entitlement_pk=rows[1].pk, holder=budi)
    with pytest.raises(SeatNotOpen):
        name_holder(entitlement_pk=rows[1].pk, holder=citra)
    with pytest.raises(HoldsAnotherSeat):
        name_holder(entitlement_pk=rows[2].pk, holder=budi)
    name_holder(entitlement_pk=rows[1].pk, holder=citra, replaces=budi)
    withdraw(Entitlement.objects.filter(pk=rows[2].pk), reason="")
    with pytest.raises(SeatNotOpen):
        name_holder(entitlement_pk=rows[2].pk, holder=budi)
    assert [one.holder for one in Entitlement.objects.order_by("pk")] == [ani, citra, None]


def test_each_change_is_announced_once(ani, django_capture_on_commit_callbacks, monkeypatch):
    heard = []
    for name, event in {
        "granted": entitlement_granted,
        "completed": entitlement_completed,
        "withdrawn": entitlement_withdrawn,
    }.items():
        listener = lambda news, name=name: heard.append((name, news))  # noqa: E731
        monkeypatch.setattr(event, "_listeners", [listener])
    with django_capture_on_commit_callbacks(execute=True):
        seat = entitled(ani, training())
        for _again in range(2):
            complete(seat.pk, completed_at=now())
        for _again in range(2):
            withdraw(owned_by(ani), reason="")
    news = EntitlementChanged(seat.pk)
    assert heard == [("granted", news), ("completed", news), ("withdrawn", news)]
