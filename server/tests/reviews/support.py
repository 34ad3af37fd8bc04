"""Creates reviews."""

from duxi.core.clock import now
from duxi.learning.models import Review
from tests.entitled import entitled

WORDS = "Materinya runtut dan contohnya dekat dengan pekerjaan saya."


def enrolled(user, product):
    """A user who took part."""
    entitled(user, product)
    return user


def form(product, rating=5, text=WORDS):
    return {"item_id": product.pk, "rating": rating, "text": text}


def reviewed(user, product, rating=5, status="pending", **fields):
    """A review, bypassing HTTP."""
    return Review.objects.create(
        author=user, product=product, rating=rating, text=WORDS, status=status, created_at=now(), **fields
    )
