"""Accounts in the Django admin."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest
from unfold.admin import ModelAdmin
from unfold.forms import AdminPasswordChangeForm, UserChangeForm, UserCreationForm

from duxi.accounts.actions.passwords import end_password_era
from duxi.accounts.actions.two_factor import reset
from duxi.accounts.models import LoginSession, TotpDevice, User
from duxi.core.admin import ReadableColumns, ReadOnlyAdmin


class PasswordForm(AdminPasswordChangeForm):
    """A new password ends the sessions that were opened with the old one."""

    def save(self, commit: bool = True) -> User:
        with transaction.atomic():
            user: User = super().save(commit)
            end_password_era(user)
        return user


@admin.register(User)
class UserAdmin(ReadableColumns, DjangoUserAdmin, ModelAdmin):
    """Accounts and their permissions."""

    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = PasswordForm
    ordering = ("email",)
    list_display = ("email", "fullname", "user_type", "is_staff", "is_active", "created_at")
    list_filter = ("user_type", "is_staff", "is_active", "groups")
    search_fields = ("email", "username", "fullname", "phone")
    readonly_fields = ("uuid", "last_login", "created_at", "terms_accepted_at")
    filter_horizontal = ()
    autocomplete_fields = ("groups",)
    fieldsets = (
        (None, {"fields": ("email", "username", "password", "uuid")}),
        ("Profil", {"fields": ("fullname", "phone", "user_type", "is_corporate")}),
        ("Akses", {"fields": ("is_active", "is_staff", "is_superuser", "groups", "must_update_password")}),
        ("Waktu", {"fields": ("created_at", "last_login", "terms_accepted_at")}),
    )
    add_fieldsets = ((None, {"fields": ("email", "username", "fullname", "password1", "password2")}),)


@admin.register(LoginSession)
class LoginSessionAdmin(ReadOnlyAdmin):
    """Sessions, read-only."""

    list_display = ("user", "address", "user_agent", "created_at", "last_used_at", "ended_at", "end_reason")
    list_select_related = ("user",)
    search_fields = ("user__email",)


@admin.register(TotpDevice)
class TotpDeviceAdmin(ReadOnlyAdmin):
    """Authenticators; deleting one resets it for a user who has lost it, and the log records who did.

    Nobody resets their own here: the back office does that, with a code.
    """

    list_display = ("user", "confirmed_at", "created_at")
    list_select_related = ("user",)
    search_fields = ("user__email", "user__fullname")
    fields = ("user", "created_at", "confirmed_at")

    def has_delete_permission(self, request: HttpRequest, obj: TotpDevice | None = None) -> bool:
        is_own = obj is not None and obj.user_id == request.user.pk
        return bool(request.user.is_superuser and not is_own)

    def delete_model(self, request: HttpRequest, obj: TotpDevice) -> None:
        reset(user=obj.user)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[TotpDevice]) -> None:
        for device in queryset.select_related("user"):
            reset(user=device.user)
