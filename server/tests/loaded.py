"""Demo files loaded once for many tests; each test's own changes are rolled back."""

from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from django.db import transaction
from django.test import override_settings


def loaded_once(load: Callable[[], None], scope: Literal["module", "package"] = "module") -> Any:
    """A fixture that loads in a transaction around those of its tests."""

    @pytest.fixture(scope=scope)
    def loaded(django_db_setup, django_db_blocker, tmp_path_factory) -> Iterator[None]:
        kept = tmp_path_factory.mktemp("loaded")
        folders = {"MEDIA_ROOT": kept / "media", "PRIVATE_ROOT": kept / "private"}
        with django_db_blocker.unblock(), transaction.atomic():
            with override_settings(**folders):
                load()
            yield
            transaction.set_rollback(True)

    return loaded
