"""Accounts, credentials and sessions."""

import uuid
from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _


class UserType(models.IntegerChoices):
    """The two user types of the sign-in and sign-up screens."""

    USER = 1, "User"
    RECRUITER = 2, "Recruiter"


class UserManager(BaseUserManager["User"]):
    """Creates users with normalised addresses and hashed passwords."""

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        user = self.model(email=self.normalize_email(email).lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> "User":
        return self.create_user(email, password, is_staff=True, is_superuser=True, **fields)


class User(AbstractBaseUser, PermissionsMixin):
    """Anyone who can sign in: learner, staff, trainer or agent (the last three by group).

    `phone` is in E.164 form and verified per channel. `avatar` is a path under MEDIA_ROOT. An account is
    activated once its e-mail address is verified.
    """

    uuid = models.UUIDField("UUID", default=uuid.uuid4, unique=True, editable=False)
    username = models.CharField("nama pengguna", max_length=150)
    email = models.EmailField("email")
    fullname = models.CharField("nama lengkap", max_length=200)
    phone = models.CharField("nomor telepon", max_length=20, blank=True)
    phone_dial_code = models.CharField("kode negara telepon", max_length=5, blank=True)
    phone_verified_at = models.DateTimeField("telepon terverifikasi lewat SMS", null=True)
    phone_wa_verified_at = models.DateTimeField("telepon terverifikasi lewat WhatsApp", null=True)
    user_type = models.PositiveSmallIntegerField(
        "jenis akun", choices=UserType.choices, default=UserType.USER
    )
    is_corporate = models.BooleanField("akun perusahaan", default=False)
    organisation = models.CharField("instansi atau perusahaan", max_length=200, blank=True)
    position = models.CharField("jabatan", max_length=200, blank=True)
    city = models.CharField("kota", max_length=100, blank=True)
    avatar = models.CharField("foto profil", max_length=200, blank=True)
    locale = models.CharField("bahasa", max_length=7, default="id")
    allows_beta = models.BooleanField("mencoba fitur beta", default=False)
    must_update_password = models.BooleanField("wajib mengganti kata sandi", default=False)
    is_staff = models.BooleanField("pegawai", default=False)
    is_active = models.BooleanField("aktif", default=True)
    email_verified_at = models.DateTimeField("email terverifikasi", null=True)
    terms_accepted_at = models.DateTimeField("menyetujui ketentuan", null=True)
    created_at = models.DateTimeField("terdaftar", auto_now_add=True)

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["username", "fullname"]

    objects = UserManager()

    class Meta:
        verbose_name = _("pengguna")
        verbose_name_plural = _("pengguna")
        constraints = [
            models.UniqueConstraint(Lower("email"), name="user_email_once"),
            models.UniqueConstraint(Lower("username"), name="user_username_once"),
        ]
        permissions = [("sign_in_as_user", "Can look at the back office as somebody else")]

    def __str__(self) -> str:
        return self.fullname

    def get_full_name(self) -> str:
        """The name of the account on Django's pages."""
        return self.fullname


class LoginSession(models.Model):
    """One sign-in on one device, with all refresh tokens that descend from it.

    If staff impersonate another user, `impersonator` is the member of staff; such a session is read-only.
    """

    class EndReason(models.TextChoices):
        LOGOUT = "logout"
        REUSED = "reused", "refresh token reused"
        PASSWORD = "password", "password changed"
        ELSEWHERE = "elsewhere", "ended from another device"
        DELETED = "deleted", "account deleted"

    uuid = models.UUIDField(default=uuid.uuid4, primary_key=True, editable=False)
    user = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="login_sessions", verbose_name="pengguna"
    )
    user_agent = models.CharField("peramban", max_length=300, blank=True)
    address = models.GenericIPAddressField("alamat IP", null=True)
    remembered = models.BooleanField("tetap masuk", default=False)
    impersonator = models.ForeignKey(
        User, null=True, on_delete=models.CASCADE, related_name="+", verbose_name="dilihat oleh pegawai"
    )
    two_factor_at = models.DateTimeField("verifikasi dua langkah", null=True)
    created_at = models.DateTimeField("masuk", auto_now_add=True)
    last_used_at = models.DateTimeField("terakhir dipakai")
    ended_at = models.DateTimeField("berakhir", null=True)
    end_reason = models.CharField("sebab berakhir", max_length=10, choices=EndReason.choices, blank=True)

    class Meta:
        verbose_name = _("sesi masuk")
        verbose_name_plural = _("sesi masuk")


class RefreshToken(models.Model):
    """A refresh token's hash; `rotated_at` is set when it was exchanged for the next one."""

    session = models.ForeignKey(LoginSession, on_delete=models.CASCADE, related_name="refresh_tokens")
    token_hash = models.CharField(max_length=64, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField(db_index=True)
    rotated_at = models.DateTimeField(null=True)


class OneTimeToken(models.Model):
    """A secret that works once and for a short time, mailed or passed to another site of the platform.

    Only its hash is stored. `payload` holds what the purpose needs, such as a new e-mail address.
    """

    class Purpose(models.TextChoices):
        ACTIVATION = "registration"
        CHANGE_EMAIL = "change_email"
        RESET_PASSWORD = "reset_password"
        TEMPORARY_LOGIN = "temporary_login"
        TWO_FACTOR = "two_factor", "second step of a sign-in"
        KEEP_ACCOUNT = "keep_account", "way back from a deletion"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="one_time_tokens")
    purpose = models.CharField(max_length=20, choices=Purpose.choices)
    token_hash = models.CharField(max_length=64, unique=True)
    payload = models.JSONField(default=dict)
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField(db_index=True)
    used_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [models.Index(fields=["user", "purpose"], name="one_time_token_of_user")]


class GoogleIdentity(models.Model):
    """A Google account that is linked to one of ours; `subject` is Google's identifier."""

    user = models.OneToOneField(User, on_delete=models.CASCADE, related_name="google_identity")
    subject = models.CharField(max_length=255, unique=True)
    linked_at = models.DateTimeField(auto_now_add=True)


class OtpChannel(models.TextChoices):
    """The channel of a code; called `type` on the wire."""

    WHATSAPP = "wa", "WhatsApp"
    SMS = "sms", "SMS"


class OtpCode(models.Model):
    """A code that was sent to a phone; at most one per user and channel is valid."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="otp_codes")
    channel = models.CharField(max_length=3, choices=OtpChannel.choices)
    phone = models.CharField(max_length=20)
    code_hash = models.CharField(max_length=64)
    wrong_tries = models.PositiveSmallIntegerField(default=0)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user", "channel"], name="otp_code_alive_once", condition=models.Q(ended_at=None)
            )
        ]
        indexes = [
            models.Index(fields=["phone", "created_at"], name="otp_code_of_phone"),
            models.Index(fields=["user", "created_at"], name="otp_code_of_user"),
        ]


class TotpDevice(models.Model):
    """The authenticator app of an account; it is active once its first code was accepted.

    `last_step` is the time step of the last accepted code, because none is accepted twice.
    """

    user = models.OneToOneField(
        User, on_delete=models.CASCADE, related_name="totp_device", verbose_name="pengguna"
    )
    encrypted_secret = models.CharField("kunci tersandi", max_length=255)
    last_step = models.PositiveBigIntegerField("langkah terakhir", default=0)
    created_at = models.DateTimeField("dibuat", auto_now_add=True)
    confirmed_at = models.DateTimeField("dikonfirmasi", null=True)

    class Meta:
        verbose_name = _("perangkat verifikasi")
        verbose_name_plural = _("perangkat verifikasi")

    def __str__(self) -> str:
        return self.user.email


class RecoveryCode(models.Model):
    """The hash of a code that replaces the authenticator once."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="recovery_codes")
    code_hash = models.CharField(max_length=64)
    used_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "code_hash"], name="recovery_code_once")]


class AccountDeletion(models.Model):
    """A requested deletion: it can be cancelled until `due_at`, then the erasure runs."""

    user = models.ForeignKey(User, on_delete=models.PROTECT, related_name="deletions")
    reason = models.CharField(max_length=500, blank=True)
    asked_at = models.DateTimeField()
    due_at = models.DateTimeField(db_index=True)
    cancelled_at = models.DateTimeField(null=True)
    erased_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user"],
                name="account_deletion_open_once",
                condition=models.Q(cancelled_at=None, erased_at=None),
            )
        ]


class ApiKey(models.Model):
    """A key for an integration, which acts for its owner within its scopes.

    Only its hash is stored; `prefix` identifies keys to people. `scopes` are permissions, which count only if
    the owner has them as well.
    """

    name = models.CharField(_("nama"), max_length=100)
    owner = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="api_keys", verbose_name=_("pemilik")
    )
    prefix = models.CharField(_("awalan"), max_length=12)
    key_hash = models.CharField(max_length=64, unique=True)
    scopes = ArrayField(models.CharField(max_length=100), default=list, verbose_name=_("izin"))
    created_at = models.DateTimeField(_("dibuat"), auto_now_add=True)
    expires_at = models.DateTimeField(_("berlaku sampai"), null=True)
    last_used_at = models.DateTimeField(_("terakhir dipakai"), null=True)
    revoked_at = models.DateTimeField(_("dicabut"), null=True)

    class Meta:
        verbose_name = _("kunci API")
        verbose_name_plural = _("kunci API")

    def __str__(self) -> str:
        return self.name
