from collections.abc import Callable

import pytest

from duxi.accounts.models import User
from tests.caller import Caller


@pytest.fixture
def signed_in() -> Callable[[User], Caller]:
    """A caller of the back office that signs in first, so that later queries belong to the call only."""

    def sign_in(user: User) -> Caller:
        return Caller(None, base="/api/backoffice/v1", headers=Caller(user)._all_headers())

    return sign_in
