from collections.abc import Callable

import pytest

from duxi.accounts.models import User
from tests.caller import Caller


@pytest.fixture
def signed_in() -> Callable[[User], Caller]:
    """A caller of the back office who signs in now, so that later queries are the call's own."""

    def sign_in(user: User) -> Caller:
        return Caller(None, base="/api/backoffice/v1", headers=Caller(user)._all_headers())

    return sign_in
