"""The rate limit of wrong passwords, shared by all sign-ins."""

from dataclasses import dataclass

from duxi.core.throttle import Limit

_PER_ACCOUNT_AND_ADDRESS = Limit("login-account", times=5, seconds=900)
_PER_ADDRESS = Limit("login-address", times=50, seconds=900)


@dataclass(frozen=True)
class Guesses:
    """Wrong passwords for one account from one address, and for any account from that address.

    A stranger who guesses wrongly locks out their own address, never the account.
    """

    account: str
    address: str

    def check(self) -> None:
        """Refuse with 429 when there were too many."""
        _PER_ADDRESS.check(self.address)
        _PER_ACCOUNT_AND_ADDRESS.check(self.account, self.address)

    def count_wrong(self) -> None:
        """Count one more."""
        _PER_ADDRESS.count(self.address)
        _PER_ACCOUNT_AND_ADDRESS.count(self.account, self.address)

    def forget(self) -> None:
        """Reset after the right password."""
        _PER_ACCOUNT_AND_ADDRESS.clear(self.account, self.address)
