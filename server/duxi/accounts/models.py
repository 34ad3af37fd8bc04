"""People, their sign-ins and the refresh tokens of those."""

import uuid
from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.db.models.functions import Lower


class UserType(models.IntegerChoices):
    """How somebody signs in: the two choices of the sign-in and sign-up screens."""

    USER = 1, "User"
    RECRUITER = 2, "Recruiter"


class UserManager(BaseUserManager["User"]):
    """Creates people with normalised addresses and hashed passwords."""

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        user = self.model(email=self.normalize_email(email).lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> "User":
        return self.create_user(email, password, is_staff=True, is_superuser=True, **fields)


class User(AbstractBaseUser, PermissionsMixin):
    """Anybody who can sign in: learner, staff, trainer or agent (the last three by group)."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    username = models.CharField(max_length=150)
    email = models.EmailField()
    fullname = models.CharField(max_length=200)
    phone = models.CharField(max_length=20, blank=True)
    user_type = models.PositiveSmallIntegerField(choices=UserType.choices, default=UserType.USER)
    is_corporate = models.BooleanField(default=False)
    must_update_password = models.BooleanField(default=False)
    is_staff = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    terms_accepted_at = models.DateTimeField(null=True)
    created_at = models.DateTimeField(auto_now_add=True)

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["username", "fullname"]

    objects = UserManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(Lower("email"), name="user_email_once"),
            models.UniqueConstraint(Lower("username"), name="user_username_once"),
        ]

    def __str__(self) -> str:
        return self.fullname


class LoginSession(models.Model):
    """One sign-in on one device: the family of all refresh tokens that came from it."""

    class EndReason(models.TextChoices):
        LOGOUT = "logout"
        REUSED = "reused", "refresh token reused"
        PASSWORD = "password", "password changed"

    uuid = models.UUIDField(default=uuid.uuid4, primary_key=True, editable=False)
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="login_sessions")
    user_agent = models.CharField(max_length=300, blank=True)
    address = models.GenericIPAddressField(null=True)
    remembered = models.BooleanField(default=False)
    created_at = models.DateTimeField(auto_now_add=True)
    last_used_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)
    end_reason = models.CharField(max_length=10, choices=EndReason.choices, blank=True)


class RefreshToken(models.Model):
    """A refresh token's hash; `rotated_at` is set when it was exchanged for the next one."""

    session = models.ForeignKey(LoginSession, on_delete=models.CASCADE, related_name="refresh_tokens")
    token_hash = models.CharField(max_length=64, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField(db_index=True)
    rotated_at = models.DateTimeField(null=True)
