"""Fixtures of the tests of invoices."""

import pytest

from tests.invoices.tax_office import allow


@pytest.fixture
def finance(dewi, staff_as):
    """Dewi, with permission to export tax invoices."""
    return staff_as(allow(dewi))
