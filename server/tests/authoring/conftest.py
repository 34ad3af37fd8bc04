import pytest

from duxi.backoffice.groups import AUTHORS
from tests.classroom.conftest import assignment, room  # noqa: F401
from tests.elearning.conftest import course  # noqa: F401


@pytest.fixture
def editor(staff_as, someone):
    """The back-office API as an author of courses and classes."""
    return staff_as(someone("editor", AUTHORS))
