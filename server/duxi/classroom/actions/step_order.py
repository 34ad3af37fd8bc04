"""The order of a class's steps."""

from collections.abc import Sequence

from django.db import transaction

from duxi.catalog.models import Product
from duxi.classroom.models import JourneyStep
from duxi.core.errors import Stale


@transaction.atomic
def order_steps(product: Product, *, seen: Sequence[int], wanted: Sequence[int]) -> None:
    """Reorder the steps; raises `Stale` if the order changed since it was read."""
    Product.objects.select_for_update(no_key=True).get(pk=product.pk)
    current = list(JourneyStep.objects.filter(product=product).values_list("pk", flat=True))
    if current != list(seen) or sorted(current) != sorted(wanted):
        raise Stale
    JourneyStep.objects.bulk_update(
        [JourneyStep(pk=pk, position=place) for place, pk in enumerate(wanted, start=1)], ["position"]
    )
