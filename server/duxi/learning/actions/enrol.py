"""Enrolling people in classes."""

from datetime import datetime

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.learning.models import Enrolment


def enrol(*, participant: User, product: Product, seats: int, reference: str, enrolled_at: datetime) -> None:
    """Give a buyer their seats; the same reference again changes nothing."""
    Enrolment.objects.get_or_create(
        reference=reference,
        defaults={
            "participant": participant,
            "product": product,
            "seats": seats,
            "enrolled_at": enrolled_at,
        },
    )


def unenrol(*, reference: str) -> None:
    """Take back the seats that this order line gave; nothing, where there are none."""
    Enrolment.objects.filter(reference=reference).delete()
