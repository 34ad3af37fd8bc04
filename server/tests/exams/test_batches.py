"""Batches: in which one a buyer sits, who has not begun, and several beside each other."""

from datetime import timedelta

import pytest
from guardian.shortcuts import assign_perm

from duxi.core.clock import now
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.exams.actions.access import open_access
from duxi.exams.models import AssessmentAccess
from tests.conftest import make_person
from tests.exam_bank import enter, give_access, make_batch, make_blueprint
from tests.exams.bank import give_seat, make_product
from tests.factories import InstansiFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def place(ani):
    """The batch in which the next seat of Ani's is placed."""
    product = make_product("assessment", "asesmen-uji")

    def placed(blueprint, instansi_id=None):
        seat = give_seat(ani, product)
        found = [
            open_access(entitlement=seat, blueprint=blueprint, instansi_id=instansi_id) for _ in range(2)
        ]
        assert found[0] == found[1], "the same seat is opened once"
        return found[0].batch

    return placed


def test_without_an_open_batch_a_buyer_gets_one_that_stays(place):
    blueprint, moment = make_blueprint(), now()
    make_batch("TERTUTUP", blueprint=blueprint)
    make_batch("LALU", blueprint=blueprint, accepts_public=True, closes_at=moment - timedelta(hours=1))
    make_batch("NANTI", blueprint=blueprint, accepts_public=True, opens_at=moment + timedelta(hours=1))
    made = place(blueprint)
    assert (made.code, made.name) == ("MANDIRI-BP-U", "Asesmen Mandiri – Asesmen Analis Uji")
    assert (made.blueprint, made.accepts_public, made.closes_at) == (blueprint, True, None)
    assert place(blueprint) == made


def test_the_agencys_own_batch_comes_before_the_newest_of_all(place):
    blueprint, agency = make_blueprint(), InstansiFactory()
    long_ago = now() - timedelta(days=30)
    own = make_batch("DINAS", blueprint=blueprint, accepts_public=True, instansi=agency, opens_at=long_ago)
    make_batch("LAMA", blueprint=blueprint, accepts_public=True, opens_at=long_ago)
    newest = make_batch("UMUM", blueprint=blueprint, accepts_public=True)
    assert place(blueprint, agency.pk) == own
    assert (place(blueprint), place(blueprint, InstansiFactory().pk)) == (newest, newest)


def test_staff_see_who_has_not_begun_the_longest_waiting_first(staff_as, as_, tono, dewi, ani, budi):
    batch = make_batch()
    give_access(make_person("citra"), batch)
    enter(as_(AssessmentAccess.objects.get().entitlement.holder))
    waiting = {person: give_access(person, batch).entitlement for person in (ani, budi)}
    Entitlement.objects.filter(pk=waiting[budi].pk).update(granted_at=now() - timedelta(days=3))
    shown = staff_as(dewi).get(f"/batches/{batch.pk}/not-started").results
    assert [(row["user_id"], row["fullname"], row["email"]) for row in shown] == [
        (budi.pk, "Budi", budi.email),
        (ani.pk, "Ani", ani.email),
    ]
    withdraw(Entitlement.objects.filter(pk=waiting[ani].pk), reason="Pindah tugas", withdrawn_by=dewi)
    left = staff_as(dewi).get(f"/batches/{batch.pk}/not-started").results
    assert [row["user_id"] for row in left] == [budi.pk]
    assert staff_as(tono).get(f"/batches/{batch.pk}/not-started").status == 404


def sat(as_, person, batch, **answers):
    give_access(person, batch)
    room = enter(as_(person))
    for code, option in answers.items():
        room.save(code, option)
    room.end()


def test_batches_stand_beside_each_other_in_the_order_asked_for(staff_as, as_, tono, dewi, ani, budi):
    first = make_batch("B-1")
    second, empty = (make_batch(code, blueprint=first.blueprint) for code in ("B-2", "B-3"))
    sat(as_, ani, first, S1=1)
    sat(as_, budi, second, S1=1, T1=2)
    give_access(ani, second)
    enter(as_(ani))

    def compared(person):
        ids = [second.pk, first.pk, 987_654, second.pk, empty.pk]
        return staff_as(person).post("/batches/compare", json_body={"ids": ids}).results

    found = compared(dewi)
    assert found["batches"] == [
        figures(second, 2, 1, 43.8, 50.0),
        figures(first, 1, 1, 18.8, 0.0),
        figures(empty, 0, 0, None, None),
    ]
    assert found["units"] == [unit(1, 3.0, [1.0, 1.0, None]), unit(2, 1.0, [1.0, 0.0, None])]
    assign_perm("exams.attend_batch", tono, first)
    assert compared(tono) == {
        "batches": [figures(first, 1, 1, 18.8, 0.0)],
        "units": [unit(1, 3.0, [1.0]), unit(2, 1.0, [0.0])],
    }


def figures(batch, sessions, finished, score, share):
    return {
        "id": batch.pk,
        "code": batch.code,
        "name": batch.name,
        "session_count": sessions,
        "finished_count": finished,
        "average_score": score,
        "competent_share": share,
    }


def unit(number, required, achieved):
    return {
        "uk_code": f"U.{number}",
        "uk_name": f"Unit {number}",
        "required_level": required,
        "achieved_levels": achieved,
    }
