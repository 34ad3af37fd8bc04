"""Companies: applied for and reviewed, joined by invitation alone, left with what was shared."""

from datetime import timedelta

import pytest

from duxi.core.clock import at, now
from duxi.corporate.actions.companies import NotToReview, review
from duxi.corporate.models import Company, Invitation, Member
from duxi.gateways.models import OutboxMessage
from duxi.notices.models import Notification
from tests.corporate.conftest import APPLICATION
from tests.worker import work

pytestmark = pytest.mark.django_db


def invite(as_, manager, people):
    return as_(manager).post("/corporate/members/invite", {"people": people})


def test_a_company_waits_for_staff(as_, citra, dewi):
    answer = as_(citra).post("/corporate/apply", APPLICATION)
    assert (answer.status, answer.message) == (200, "Pengajuan Anda kami terima dan segera kami tinjau.")
    seat = as_(citra).get("/corporate/workspace").results["rows"][0]
    assert (seat["name"], seat["status"], seat["is_manager"]) == (APPLICATION["name"], "submitted", False)
    assert as_(citra).get("/corporate/members").status == 403
    review(company_id=Company.objects.get().pk, reviewer=dewi, is_approved=True)
    with pytest.raises(NotToReview):
        review(company_id=Company.objects.get().pk, reviewer=dewi, is_approved=False)
    assert as_(citra).get("/corporate/members").results["members"][0]["role"] == "owner"
    assert Notification.objects.get(user=citra).template == "corporate.approved"


def test_a_refused_application_is_shown_with_its_reason_until_it_is_sent_again(as_, citra, dewi):
    assert as_(citra).get("/corporate/workspace").results["refused"] is None
    as_(citra).post("/corporate/apply", APPLICATION)
    assert as_(citra).get("/corporate/workspace").results["refused"] is None
    review(company_id=Company.objects.get().pk, reviewer=dewi, is_approved=False, note="Akta tidak terbaca.")
    shown = as_(citra).get("/corporate/workspace").results
    assert (shown["rows"], shown["refused"]) == ([], APPLICATION | {"reason": "Akta tidak terbaca."})
    as_(citra).post("/corporate/apply", APPLICATION)
    shown = as_(citra).get("/corporate/workspace").results
    assert (len(shown["rows"]), shown["refused"]) == (1, None)


def test_one_tax_number_is_one_company(as_, ani, citra):
    form = APPLICATION | {"npwp": "01.300.066.6-091.000"}
    assert as_(citra).post("/corporate/apply", form).status == 200
    answer = as_(ani).post("/corporate/apply", form)
    assert answer.message == "NPWP ini sudah dipakai perusahaan lain di Duxi. Minta undangan dari PIC-nya."
    assert Company.objects.count() == Member.objects.count() == 1
    assert as_(ani).post("/corporate/apply", APPLICATION | {"npwp": "123"}).errors == {
        "npwp": ["NPWP tidak sah. Periksa kembali angkanya."]
    }


def test_people_join_by_invitation(as_, ani, citra, company):
    answer = invite(as_, citra, "ani@contoh.example, Ani, Analitik\ncitra@contoh.example\nANI@contoh.example")
    said = "1 undangan dikirim. 1 orang sudah menjadi anggota atau sudah diundang."
    assert (answer.results, answer.message) == ({"invited": 1}, said)
    assert invite(as_, citra, "ani@contoh.example").results == {"invited": 0}
    assert as_(ani).get("/corporate/pending-counts").results == {
        "total": 1,
        "unfilled_count": 0,
        "is_manager": False,
    }
    assert as_(citra).get("/corporate/pending-counts").results["is_manager"]
    row = as_(ani).get("/corporate/invitations").results["rows"][0]
    assert (row["company"], row["department"]) == (company.name, "Analitik")
    answer = as_(ani).post(f"/corporate/invitations/{row['uuid']}/accept", {"consent": "yes"})
    assert answer.message == f"Selamat bergabung dengan {company.name}."
    team = as_(citra).get("/corporate/members").results["members"]
    assert {(one["fullname"], one["role"], one["has_consented"]) for one in team} == {
        ("Ani", "member", True),
        ("Citra", "owner", False),
    }
    again = as_(ani).post(f"/corporate/invitations/{row['uuid']}/accept")
    assert again.message == "Undangan ini sudah dijawab atau tidak berlaku lagi."
    kinds = [row["kind"] for row in as_(citra).get("/corporate/histories").results["rows"]]
    assert kinds == ["joined", "invited", "approved", "applied"]
    assert as_(ani).get("/corporate/histories").results["total"] == 0
    assert as_(ani).get("/corporate/members").status == 403


def test_an_invitation_is_for_its_address_alone(as_, ani, budi, citra, company):
    invite(as_, citra, "ani@contoh.example")
    uuid = Invitation.objects.get().uuid
    for verb in ("accept", "decline"):
        answer = as_(budi).post(f"/corporate/invitations/{uuid}/{verb}")
        assert (answer.status, answer.message) == (
            403,
            "Undangan ini ditujukan untuk alamat email lain. Masuk dengan alamat tersebut.",
        )
    type(ani).objects.filter(pk=ani.pk).update(email_verified_at=None)
    assert as_(type(ani).objects.get(pk=ani.pk)).post(f"/corporate/invitations/{uuid}/accept").status == 403
    assert as_(budi).get("/corporate/invitations").results == {"rows": []}
    assert Member.objects.count() == 1
    assert Invitation.objects.get().status == "pending"


def test_late_and_revoked_invitations_are_over(as_, ani, citra, company):
    invite(as_, citra, "ani@contoh.example")
    uuid = Invitation.objects.get().uuid
    with at(now() + timedelta(days=15)):
        assert as_(ani).post(f"/corporate/invitations/{uuid}/accept").status == 409
    assert as_(citra).post(f"/corporate/invitations/{uuid}/revoke").status == 200
    assert as_(ani).post(f"/corporate/invitations/{uuid}/accept").status == 409
    assert Member.objects.count() == 1


def test_lists_with_errors_invite_nobody(as_, citra, company):
    answer = invite(as_, citra, "budi@contoh.example\nbukan-email\n\n@x, Y")
    assert answer.errors == {
        "people": ["Baris 2: alamat email tidak sah.", "Baris 3: alamat email tidak sah."]
    }
    assert not Invitation.objects.exists()


def test_strangers_hear_by_mail(as_, citra, company, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        invite(as_, citra, "orang.baru@contoh.example, Orang Baru")
    work("duxi.gateways.mail.sending.deliver")
    mail = OutboxMessage.objects.get(recipient="orang.baru@contoh.example")
    assert mail.subject == f"Undangan bergabung dengan {company.name}"


def test_two_companies_may_invite_one_person(as_, ani, budi, citra, dewi, company):
    as_(budi).post("/corporate/apply", APPLICATION | {"name": "CV Kurnia"})
    other = Company.objects.get(name="CV Kurnia")
    review(company_id=other.pk, reviewer=dewi, is_approved=True)
    for manager in (citra, budi):
        assert invite(as_, manager, "ani@contoh.example").results == {"invited": 1}
    rows = as_(ani).get("/corporate/invitations").results["rows"]
    assert len(rows) == 2
    for row in rows:
        assert as_(ani).post(f"/corporate/invitations/{row['uuid']}/accept").status == 200
    assert len(as_(ani).get("/corporate/workspace").results["rows"]) == 2


def test_an_owner_stays_and_pics_make_no_owners(as_, ani, citra, join):
    member = join(ani)
    owner = Member.objects.get(user=citra)
    assert as_(citra).post("/corporate/members/leave").message == (
        "Perusahaan harus memiliki sedikitnya satu pemilik."
    )
    assert as_(citra).post(f"/corporate/members/{member.pk}", {"role": "pic"}).status == 200
    raised = as_(ani).post(f"/corporate/members/{member.pk}", {"role": "owner"})
    removed = as_(ani).delete(f"/corporate/members/{owner.pk}")
    assert {(answer.status, answer.message) for answer in (raised, removed)} == {
        (403, "Hanya pemilik yang dapat mengubah atau mengeluarkan pemilik.")
    }
    assert as_(ani).post("/corporate/members/leave").status == 200
    member.refresh_from_db()
    assert (member.left_at is not None, member.consented_at) == (True, None)
    assert as_(ani).get("/corporate/workspace").results["rows"] == []


def test_members_of_others_do_not_exist(as_, ani, budi, dewi, join, company):
    member = join(ani)
    as_(budi).post("/corporate/apply", APPLICATION | {"name": "CV Kurnia"})
    review(company_id=Company.objects.get(name="CV Kurnia").pk, reviewer=dewi, is_approved=True)
    assert as_(budi).post(f"/corporate/members/{member.pk}", {"role": "pic"}).status == 404
    assert as_(budi).delete(f"/corporate/members/{member.pk}").status == 404
    assert as_(budi).get("/corporate/members", company_uuid=str(company.uuid)).status == 404
    member.refresh_from_db()
    assert (member.role, member.left_at) == ("member", None)
