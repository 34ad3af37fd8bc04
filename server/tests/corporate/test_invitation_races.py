"""Invitations at the same moment: one address is asked once a company, and one person joins two companies."""

import pytest

from duxi.core.clock import now
from duxi.corporate.actions.invitations import InvitationOver, Invitee, accept, invite
from duxi.corporate.models import Company, Invitation, Member
from tests.races import each_at_once, times_at_once

pytestmark = pytest.mark.django_db(transaction=True)
ANI = Invitee("ani@contoh.example", "Ani", "")


@pytest.fixture
def managers(budi, citra, ani):
    ani.email_verified_at = now()
    ani.save(update_fields=["email_verified_at"])
    companies = [
        Company.objects.create(name=name, address="Jakarta", phone="021", status="active", created_at=now())
        for name in ("PT Satu", "PT Dua")
    ]
    return [
        Member.objects.create(company=company, user=person, role="owner", joined_at=now())
        for company, person in zip(companies, (citra, budi), strict=True)
    ]


def test_one_company_asks_an_address_once(managers):
    outcomes = times_at_once(6, lambda n: invite(manager=managers[0], people=[ANI]))
    assert sorted(outcomes) == [0, 0, 0, 0, 0, 1]
    assert Invitation.objects.count() == 1


def test_two_companies_ask_one_person_who_joins_each_once(managers, ani):
    assert each_at_once(lambda manager: invite(manager=manager, people=[ANI]), managers) == [1, 1]
    uuids = [one.uuid for one in Invitation.objects.all()] * 2
    outcomes = each_at_once(lambda uuid: accept(user=ani, uuid=uuid, agrees=True), uuids)
    assert sum(isinstance(one, Member) for one in outcomes) == 2
    assert sum(isinstance(one, InvitationOver) for one in outcomes) == 2
    assert Member.objects.filter(user=ani).count() == 2
