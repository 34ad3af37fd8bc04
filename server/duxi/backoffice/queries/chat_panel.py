"""The visitor panel beside a conversation, limited to what the agent may see."""

from typing import Any

from django.db.models import F, QuerySet

from duxi.accounts.models import User
from duxi.certificates.queries import certificates_of
from duxi.chat.models import Conversation, Visitor
from duxi.commerce.models import Order
from duxi.contacts.models import Contact
from duxi.entitlements.models import LIVE, Entitlement
from duxi.exams.models import Attempt

SHOWN = 5
Rows = list[dict[str, Any]]
_SEES_ORDERS, _SEES_ATTEMPTS = "commerce.view_order", "exams.view_attempt"
_SEES_CONTACTS = "contacts.view_contact"
_SEES_CLASSES, _SEES_CERTIFICATES = "entitlements.view_entitlement", "certificates.view_certificate"


def _plain(values: QuerySet[Any, Any]) -> Rows:
    return list(values)


def panel(agent: User, conversation: Conversation) -> dict[str, Any]:
    """The visitor's data; an anonymous visitor's claimed address reveals no one's orders."""
    visitor, member = conversation.visitor, conversation.visitor.user
    return {
        **_facts(visitor, member),
        "contact_id": _contact(visitor, member) if agent.has_perm(_SEES_CONTACTS) else None,
        "orders": _orders(member) if member and agent.has_perm(_SEES_ORDERS) else None,
        "classes": _classes(member) if member and agent.has_perm(_SEES_CLASSES) else None,
        "attempts": _attempts(member) if member and agent.has_perm(_SEES_ATTEMPTS) else None,
        "certificates": _certificates(member) if member and agent.has_perm(_SEES_CERTIFICATES) else None,
        "previous": _previous(conversation),
    }


def _facts(visitor: Visitor, member: User | None) -> dict[str, Any]:
    return {
        "fullname": visitor.fullname,
        "email": visitor.email,
        "phone": visitor.phone,
        "is_member": member is not None,
        "is_verified": bool(member and member.email_verified_at),
        "organisation": member.organisation if member else "",
        "locale": visitor.locale,
        "page_url": visitor.page_url,
        "user_agent": visitor.user_agent,
        "last_seen_at": visitor.last_seen_at,
        "member_since": member.created_at if member else None,
    }


def _orders(member: User) -> Rows:
    own = Order.objects.filter(buyer=member).order_by("-created_at")
    return _plain(own.values("order_id", "status", "total", "created_at")[:SHOWN])


def _classes(member: User) -> Rows:
    own = Entitlement.objects.filter(holder=member, status__in=LIVE).order_by("-granted_at")
    names = {"title": F("product__title"), "kind": F("product__kind"), "at": F("granted_at")}
    return _plain(own.values("product_id", **names)[:SHOWN])


def _contact(visitor: Visitor, member: User | None) -> int | None:
    """The contact of a member, else the one with the visitor's address."""
    rows = Contact.objects.filter(merged_into=None)
    own = rows.filter(user=member) if member else rows.filter(user=None, email=visitor.email.lower())
    return own.values_list("pk", flat=True).first() if visitor.email or member else None


def _attempts(member: User) -> Rows:
    own = Attempt.objects.filter(participant=member).order_by("-created_at")
    return _plain(own.values("status", "score", title=F("blueprint__title"), at=F("created_at"))[:SHOWN])


def _certificates(member: User) -> Rows:
    own = certificates_of(member)
    return _plain(own.values("number", "title", state=F("current_status"), at=F("issued_at"))[:SHOWN])


def _previous(conversation: Conversation) -> Rows:
    others = Conversation.objects.filter(visitor=conversation.visitor).exclude(pk=conversation.pk)
    return _plain(others.order_by("-created_at").values("uuid", "status", "preview", "created_at")[:SHOWN])
