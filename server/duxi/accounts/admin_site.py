"""The Django admin: superusers only, with the same rate limits and second factor as the other sign-ins."""

from typing import Any

from django.core.exceptions import ValidationError
from django.forms import CharField, TextInput
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from unfold.forms import AuthenticationForm
from unfold.sites import UnfoldAdminSite
from unfold.widgets import BASE_INPUT_CLASSES

from duxi.accounts import second_factor
from duxi.accounts.guesses import Guesses
from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.core.types import client_address

_PROVED_DEVICE = "two_factor_device"
"""The Django session key of the device whose code was given at sign-in."""


class AdminSignInForm(AuthenticationForm):
    """Counts wrong passwords together with the other sign-ins, and asks for a code where two-step
    verification is on.
    """

    code = CharField(
        label=_("Kode verifikasi"),
        required=False,
        max_length=40,
        help_text=_("Isi bila akun Anda memakai verifikasi dua langkah."),
        widget=TextInput(
            {"autocomplete": "one-time-code", "class": " ".join(BASE_INPUT_CLASSES)},
        ),
    )

    def clean(self) -> dict[str, Any]:
        account = str(self.cleaned_data.get("username", "")).strip().lower()
        guesses = Guesses(account, self._address())
        try:
            guesses.check()
        except Rejected as refusal:
            raise ValidationError(refusal.text) from refusal
        try:
            cleaned: dict[str, Any] = super().clean()
        except ValidationError:
            guesses.count_wrong()
            raise
        except Rejected as refusal:
            raise ValidationError(refusal.text) from refusal
        guesses.forget()
        self._check_code(str(cleaned.get("code", "")))
        return cleaned

    def confirm_login_allowed(self, user: User) -> None:
        """Staff, trainers and agents use the back office instead."""
        super().confirm_login_allowed(user)
        if not user.is_superuser:
            raise self.get_invalid_login_error()

    def _check_code(self, code: str) -> None:
        user = self.get_user()
        try:
            if second_factor.is_on(user):
                second_factor.accept(user=user, code=code, address=self._address())
            elif second_factor.is_required():
                raise second_factor.SecondFactorRequired
        except Rejected as refusal:
            raise ValidationError(refusal.text) from refusal

    def _address(self) -> str:
        return client_address(self.request) if self.request else ""


class SuperuserSite(UnfoldAdminSite):
    """The admin with everything in it, imports included; therefore not for every member of staff."""

    login_form = AdminSignInForm
    login_template = "accounts/admin_login.html"
    index_template = "accounts/admin_index.html"
    index_title = _("Dasbor")

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The form accepts no sign-in without the code, so a user who passed has verified the device."""
        response: HttpResponse = super().login(request, extra_context)
        user = request.user
        if request.method == "POST" and response.status_code == 302 and user.is_authenticated:
            request.session[_PROVED_DEVICE] = user.totp_device.pk if second_factor.is_on(user) else None
        return response

    def has_permission(self, request: HttpRequest) -> bool:
        user = request.user
        if not (user.is_active and user.is_superuser):
            return False
        if second_factor.is_on(user):
            return bool(request.session.get(_PROVED_DEVICE) == user.totp_device.pk)
        return not second_factor.is_required()
