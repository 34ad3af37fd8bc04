"""An instructor teaches one class at a time: moving a class minds the meetings of the others."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Instructor, Product
from duxi.core.clock import at, now
from duxi.learning.models import ClassSession
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db
PATH = "/catalog-products"


def test_a_class_does_not_move_where_its_teacher_teaches_nor_once_it_has_begun(staff_as, dewi):
    teacher = Instructor.objects.create(slug="rahma", name="Ibu Rahma")
    start = now() + timedelta(days=5)
    mine, other = (
        TrainingFactory(
            product__starts_at=start + shift, product__ends_at=start + shift + timedelta(hours=8)
        ).product
        for shift in (timedelta(0), timedelta(days=2))
    )
    Product.objects.filter(pk=other.pk).update(title="Basis data", is_published=True)
    mine.instructors.add(teacher)
    other.instructors.add(teacher)
    body = {"starts_at": (start + timedelta(days=2, hours=1)).isoformat(), "reason": "Permintaan peserta"}
    busy = staff_as(dewi).post(f"{PATH}/{mine.pk}/reschedule", json_body=body)
    assert busy.status == 409
    assert busy.message.startswith("Ibu Rahma sudah mengajar Basis data pada ")
    ClassSession.objects.create(
        product=other,
        title="Malam",
        starts_at=start + timedelta(days=2, hours=12),
        duration_minutes=90,
        mode="online",
    )
    between = body | {"starts_at": (start + timedelta(days=2, hours=1)).isoformat()}
    assert staff_as(dewi).post(f"{PATH}/{mine.pk}/reschedule", json_body=between).status == 200
    back = body | {"starts_at": start.isoformat()}
    assert staff_as(dewi).post(f"{PATH}/{mine.pk}/reschedule", json_body=back).status == 200
    with at(start + timedelta(hours=1)):
        late = staff_as(dewi).post(
            f"{PATH}/{mine.pk}/reschedule",
            json_body=body | {"starts_at": (start + timedelta(days=20)).isoformat()},
        )
    assert late.message == "Kelas ini sudah dimulai; jadwalnya tidak dapat diubah lagi."
    mine.refresh_from_db()
    assert mine.starts_at == start
