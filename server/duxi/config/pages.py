"""What only pages need of Django: sessions, forms, users by cookie, messages.

Calls of the APIs carry a bearer and no cookie, so they pass these by.
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
    """A middleware that calls of the APIs do not go through."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if request.path.startswith("/api/"):
            return self.get_response(request)
        return super().__call__(request)


class PageSessions(ForPages, SessionMiddleware):
    """Sessions of the administration."""


class PageForms(ForPages, CsrfViewMiddleware):
    """Forms carry the token of their page."""


class PageUsers(ForPages, AuthenticationMiddleware):
    """The user of the administration's session."""


class PageMessages(ForPages, MessageMiddleware):
    """Messages of the administration, shown once."""
