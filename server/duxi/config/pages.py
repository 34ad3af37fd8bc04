"""Middleware that only pages need: sessions, CSRF, users by cookie, messages.

API requests carry a bearer token and no cookie, so they skip it.
"""

from collections.abc import Awaitable

from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.csrf import CsrfViewMiddleware
from django.utils.deprecation import MiddlewareMixin


class ForPages(MiddlewareMixin):
    """A middleware that API requests skip."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if request.path.startswith("/api/"):
            return self.get_response(request)
        return super().__call__(request)


class PageSessions(ForPages, SessionMiddleware):
    """Sessions of the admin."""


class PageForms(ForPages, CsrfViewMiddleware):
    """CSRF protection of forms."""


class PageUsers(ForPages, AuthenticationMiddleware):
    """The user of the admin's session."""


class PageMessages(ForPages, MessageMiddleware):
    """Messages of the admin, shown once."""
