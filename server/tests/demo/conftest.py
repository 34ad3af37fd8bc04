"""The demo from the real files: the tests of this folder work in a copy of the database that holds it."""

import pytest


@pytest.fixture(autouse=True, scope="package")
def demo(django_db_setup, test_database, django_db_blocker):
    with django_db_blocker.unblock():
        test_database.open_demo()
    yield
    with django_db_blocker.unblock():
        test_database.close_demo()


@pytest.fixture(autouse=True)
def _usual_hashes(settings):
    """The demo's passwords are hashed as the product does it."""
    settings.PASSWORD_HASHERS = [*settings.PASSWORD_HASHERS, "duxi.accounts.hashing.BoundedArgon2"]
