"""Souvenirs: a stock that is never overdrawn, and a change with its reason."""

import pytest
from django.db import close_old_connections

from duxi.learning.models import Souvenir, SouvenirChangeReason, SouvenirRequest
from duxi.learning.souvenirs import SouvenirGone, choose_souvenir
from tests.entitled import entitled
from tests.races import at_once
from tests.shop import assessment, training

LIST, REQUEST = "/souvenirs", "/souvenirs/requestV2"


@pytest.fixture
def mug():
    return Souvenir.objects.create(name="Gelas", stock=2)


@pytest.fixture
def bag():
    return Souvenir.objects.create(name="Tas", stock=1)


def stocks():
    return dict(Souvenir.objects.values_list("name", "stock"))


@pytest.mark.django_db
def test_choosing_and_changing(as_, ani, mug, bag):
    reason = SouvenirChangeReason.objects.create(text="Salah memilih")
    code = entitled(ani, training(title="Kelas A")).uuid.hex
    listed = as_(ani).get(LIST, registerCode=code).results
    assert (listed["title"], listed["existingRequest"]) == ("Kelas A", None)
    assert [row["name"] for row in listed["results"]] == ["Gelas", "Tas"]
    form = {"register_code": code, "souvenir_id": mug.pk}
    chosen = as_(ani).post(REQUEST, form)
    assert (chosen.status, chosen.message) == (200, "Pilihan suvenir Anda sudah kami catat.")
    as_(ani).post(REQUEST, form)
    assert stocks() == {"Gelas": 1, "Tas": 1}
    refused = as_(ani).post(REQUEST, form | {"souvenir_id": bag.pk})
    assert refused.errors == {"reason_text": ["Tuliskan alasan Anda mengganti suvenir."]}
    assert stocks() == {"Gelas": 1, "Tas": 1}
    as_(ani).post(REQUEST, form | {"souvenir_id": bag.pk, "reason_id": reason.pk})
    assert stocks() == {"Gelas": 2, "Tas": 0}
    existing = as_(ani).get(LIST, registerCode=code).results["existingRequest"]
    assert (existing["name"], existing["changes"], existing["can_change"]) == ("Tas", 1, True)
    SouvenirRequest.objects.update(status="sent")
    late = as_(ani).post(REQUEST, form | {"reason_text": "Berubah pikiran"})
    assert late.message == "Suvenir Anda sudah dikirim dan tidak dapat diganti."
    assert stocks() == {"Gelas": 2, "Tas": 0}


@pytest.mark.django_db
def test_what_was_chosen_is_found_again_on_the_page_of_the_class(as_, ani, mug):
    seat = entitled(ani, training())
    page = f"/account/my-learning/{seat.uuid}"
    assert as_(ani).get(page).results["has_souvenir"] is False
    as_(ani).post(REQUEST, {"register_code": seat.uuid.hex, "souvenir_id": mug.pk})
    assert as_(ani).get(page).results["has_souvenir"] is True


@pytest.mark.django_db
def test_a_foreign_code_and_what_has_no_souvenirs_look_alike(as_, ani, budi, mug):
    foreign, exam = entitled(budi, training()), entitled(ani, assessment())
    for code in (foreign.uuid.hex, exam.uuid.hex, "x", ""):
        answer = as_(ani).get(LIST, registerCode=code)
        assert (answer.status, answer.message) == (404, "Nomor tidak valid")


@pytest.mark.django_db(transaction=True)
def test_the_last_one_goes_to_one_of_fifty(someone, bag):
    product = training()
    seats = [entitled(someone(f"peserta{number}"), product) for number in range(50)]

    def take(seat):
        try:
            choose_souvenir(seat, souvenir_id=bag.pk)
        except SouvenirGone:
            return "gone"
        finally:
            close_old_connections()
        return "taken"

    outcomes = []
    for start in range(0, 50, 10):
        outcomes += at_once(*(lambda seat=seat: take(seat) for seat in seats[start : start + 10]))
    assert sorted(outcomes) == ["gone"] * 49 + ["taken"]
    assert (stocks(), SouvenirRequest.objects.count()) == ({"Tas": 0}, 1)
