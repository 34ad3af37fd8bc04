"""Citra's company with a team, and an analysis of it."""

import json
from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.corporate.actions.companies import review
from duxi.corporate.models import Company, Instalment, Invitation, Member, Quotation
from duxi.reference.models import RoleCompetency
from tests.factories import BlueprintFactory, TrainingFactory
from tests.invoices.tax_office import allow

APPLICATION = {
    "name": "PT Nusantara Data Prima",
    "npwp": "",
    "address": "Jalan Gatot Subroto 23, Jakarta",
    "phone": "021-5550123",
    "headcount": 85,
}


@pytest.fixture(autouse=True)
def proved(ani, budi, citra):
    for person in (ani, budi, citra):
        person.email_verified_at = now()
        person.save(update_fields=["email_verified_at"])


@pytest.fixture
def company(as_, citra, dewi):
    assert as_(citra).post("/corporate/apply", APPLICATION).status == 200
    found = Company.objects.get()
    review(company_id=found.pk, reviewer=dewi, is_approved=True)
    found.refresh_from_db()
    return found


@pytest.fixture
def join(as_, citra, company):
    """Invites a user, who accepts."""

    def work(person, consent="yes", department=""):
        form = {"people": f"{person.email}, {person.fullname}, {department}"}
        assert as_(citra).post("/corporate/members/invite", form).results == {"invited": 1}
        uuid = Invitation.objects.get(email=person.email, status="pending").uuid
        answer = as_(person).post(f"/corporate/invitations/{uuid}/accept", {"consent": consent})
        assert answer.status == 200, answer.body
        return Member.objects.get(company=company, user=person)

    return work


@pytest.fixture
def role():
    """A job role with two units, each required at level 3, and a class that develops the first."""
    found = BlueprintFactory(unit_count=2).job_role
    training = TrainingFactory(product__title="Kelas Unit Satu", product__price=1_000_000).product
    training.competency_units.add(RoleCompetency.objects.filter(job_role=found).order_by("unit_id")[0].unit)
    return found


@pytest.fixture
def units(role):
    return list(
        RoleCompetency.objects.filter(job_role=role).order_by("unit_id").values_list("unit_id", flat=True)
    )


@pytest.fixture
def campaign(as_, citra, role):
    def work(*members, **more):
        form = {
            "title": "TNA tim data",
            "participants": json.dumps([{"member_id": m.pk, "job_role_id": role.pk} for m in members]),
            "closes_at": (now() + timedelta(days=7)).isoformat(),
        }
        return as_(citra).post("/corporate/campaigns", form | more)

    return work


@pytest.fixture
def rate(as_, units):
    def work(person, uuid, *levels):
        ratings = [{"unit_id": unit, "level": level} for unit, level in zip(units, levels, strict=False)]
        form = {"participant_uuid": uuid, "ratings": json.dumps(ratings)}
        return as_(person).post("/corporate/tna", form)

    return work


@pytest.fixture
def finance(staff_as, dewi):
    return staff_as(allow(dewi))


@pytest.fixture
def ordered(as_, staff_as, citra, fina, company):
    """An order of two instalments with or without tax invoices; the first is paid."""

    def work(wants="yes"):
        product = TrainingFactory(product__title="Kelas Tim", product__price=1_000_000).product
        lines = json.dumps([{"item_id": product.pk, "seats": 2}])
        uuid = as_(citra).post("/corporate/quotations", {"lines": lines}).results["uuid"]
        path = f"/corporate/quotations/{Quotation.objects.get(uuid=uuid).uuid}"
        as_(citra).post(f"{path}/answer", {"accept": "yes"})
        as_(citra).post(f"{path}/order", {"terms": "two", "wants_tax_invoice": wants})
        first, second = Instalment.objects.filter(order__quotation__uuid=uuid)
        body = {"number": 1, "proof": "BCA 1"}
        assert staff_as(fina).post(f"/company-orders/{first.order_id}/paid", json_body=body).status == 200
        return first, second

    return work
