"""What a product's page adds to its card: the programme of each day, and who takes part."""

import pytest

from duxi.commerce.models import CompanyMember
from duxi.core.clock import now
from duxi.offerings.kinds.training import TrainingAgendaItem
from tests.entitled import entitled
from tests.factories import CertificationFactory, InstansiFactory, TrainingFactory

pytestmark = pytest.mark.django_db


def counted(as_, product):
    return as_().get(f"/public/participants?item_id={product.pk}").results


def test_a_training_lists_the_programme_of_each_day(as_):
    product = TrainingFactory().product
    for day, time, topic in ((2, "09:00", "Latihan"), (1, "13:00", "Risiko"), (1, "09:00", "Pembukaan")):
        TrainingAgendaItem.objects.create(product=product, day=day, time=time, topic=topic)
    shown = as_().get(f"/public/trainings/schedules/{product.slug}").results
    assert shown["day_agenda"] == [
        {"day": 1, "time": "09:00", "topic": "Pembukaan"},
        {"day": 1, "time": "13:00", "topic": "Risiko"},
        {"day": 2, "time": "09:00", "topic": "Latihan"},
    ]


def test_participants_of_all_classes_of_a_subject_are_counted_by_kind_of_agency(as_, someone):
    here = TrainingFactory()
    past = TrainingFactory(subject=here.subject, product__is_published=False)
    city, ministry = InstansiFactory(type="kota"), InstansiFactory(type="kementerian")
    people = [someone(f"peserta{number}") for number in range(6)]
    for user, agency in zip(people, [city] * 3 + [ministry] * 2, strict=False):
        CompanyMember.objects.create(user=user, instansi=agency, synced_at=now())
    for number, user in enumerate(people):
        entitled(user, past.product if number else here.product)
    entitled(people[0], past.product, status="completed", completed_at=now())
    entitled(someone("batal"), here.product, status="withdrawn", withdrawn_at=now())
    assert counted(as_, here.product) == {
        "people": 6,
        "completed": 1,
        "agencies": [{"type": "kota", "name": "Pemerintah Kota", "people": 3}],
    }


def test_a_handful_of_participants_is_not_described(as_, someone):
    product = CertificationFactory().product
    for number in range(4):
        entitled(someone(f"peserta{number}"), product)
    assert counted(as_, product) == {"people": 0, "completed": 0, "agencies": []}
    hidden = CertificationFactory(product__is_published=False).product
    assert as_().get(f"/public/participants?item_id={hidden.pk}").status == 404
