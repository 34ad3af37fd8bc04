"""An answer of several statements shows one moment, whatever others commit meanwhile."""

from contextlib import nullcontext

import pytest
from django.db import transaction

from duxi.catalog.models import Product
from duxi.core.snapshots import repeatable_read
from tests.races import at_once
from tests.shop import training

pytestmark = pytest.mark.django_db(transaction=True)


def titles_before_and_after(moment):
    """What two reads find between which another user commits a change."""
    product = Product.objects.filter(pk=training(title="Lama").pk)

    def read():
        return product.values_list("title", flat=True).get()

    with moment():
        first = read()
        at_once(lambda: product.update(title="Baru"))
        return first, read()


def test_all_reads_are_of_the_first_ones_moment():
    assert titles_before_and_after(repeatable_read) == ("Lama", "Lama")
    assert Product.objects.get().title == "Baru"


@pytest.mark.parametrize("moment", [nullcontext, transaction.atomic])
def test_without_it_the_second_read_tells_otherwise(moment):
    assert titles_before_and_after(moment) == ("Lama", "Baru")


def test_within_a_transaction_it_takes_part():
    with transaction.atomic(), repeatable_read():
        training(title="Di dalam")
    assert Product.objects.get().title == "Di dalam"
