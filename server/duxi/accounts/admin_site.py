"""The Django admin's door: for superusers alone, and no place to guess passwords."""

from typing import Any

from django.core.exceptions import ValidationError
from django.http import HttpRequest
from unfold.forms import AuthenticationForm
from unfold.sites import UnfoldAdminSite

from duxi.accounts.guesses import Guesses
from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.core.types import client_address


class AdminSignInForm(AuthenticationForm):
    """Counts wrong passwords together with those of the other doors."""

    def clean(self) -> dict[str, Any]:
        account = str(self.cleaned_data.get("username", "")).strip().lower()
        guesses = Guesses(account, client_address(self.request) if self.request else "")
        try:
            guesses.check()
        except Rejected as refusal:
            raise ValidationError(refusal.text) from refusal
        try:
            cleaned: dict[str, Any] = super().clean()
        except ValidationError:
            guesses.count_wrong()
            raise
        guesses.forget()
        return cleaned

    def confirm_login_allowed(self, user: User) -> None:
        """Staff, trainers and agents have the back office."""
        super().confirm_login_allowed(user)
        if not user.is_superuser:
            raise self.get_invalid_login_error()


class SuperuserSite(UnfoldAdminSite):
    """The admin with everything in it, imports included, hence not for every member of staff."""

    login_form = AdminSignInForm

    def has_permission(self, request: HttpRequest) -> bool:
        return bool(request.user.is_active and request.user.is_superuser)
