"""The demo from the real files: tests of this folder work in a clone of its database."""

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
    """Hashes the demo's passwords like the product."""
    settings.PASSWORD_HASHERS = [*settings.PASSWORD_HASHERS, "duxi.accounts.hashing.BoundedArgon2"]
