"""Many buyers."""

import pytest

from tests.shop import in_cart


@pytest.fixture
def people(someone):
    """So many buyers, each with the lines of these products in the cart."""

    def make(count, *products):
        found = [someone(f"pembeli{n}") for n in range(count)]
        return [(person, [in_cart(person, one).pk for one in products]) for person in found]

    return make
