"""Visitors, and the tokens that identify their browsers."""

import uuid

from django.conf import settings
from django.db import models

from duxi.accounts.models import LoginSession


class Visitor(models.Model):
    """A chat participant: a signed-in user (one permanent row) or one anonymous browser.

    What anonymous visitors enter about themselves is unverified: conversations are never merged by e-mail.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="chat_visitor"
    )
    fullname = models.CharField(max_length=200)
    email = models.EmailField()
    phone = models.CharField(max_length=30, blank=True)
    locale = models.CharField(max_length=7, default="id")
    page_url = models.CharField(max_length=500, blank=True)
    user_agent = models.CharField(max_length=300, blank=True)
    address_hash = models.CharField(max_length=64, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    last_seen_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.fullname


class ChatToken(models.Model):
    """A chat token's hash. A signed-in user's token ends with the session."""

    visitor = models.ForeignKey(Visitor, on_delete=models.CASCADE, related_name="tokens")
    token_hash = models.CharField(max_length=64, unique=True)
    login_session = models.ForeignKey(LoginSession, on_delete=models.CASCADE, null=True, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField(db_index=True)


class VisitorBlock(models.Model):
    """A blocked visitor may not write until `until`; neither may a new browser at the same address."""

    visitor = models.ForeignKey(Visitor, on_delete=models.CASCADE, related_name="blocks")
    address_hash = models.CharField(max_length=64, blank=True, db_index=True)
    reason = models.CharField(max_length=300)
    blocked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    created_at = models.DateTimeField()
    until = models.DateTimeField(db_index=True)
