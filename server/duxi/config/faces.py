"""Security headers of pages, and the admin's own policy for scripts."""

from collections.abc import Callable
from functools import cache

from csp.constants import HEADER
from csp.middleware import CSPMiddleware
from csp.utils import build_policy
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

GetResponse = Callable[[HttpRequest], HttpResponse]

_UNUSED = (
    *("accelerometer", "display-capture", "geolocation", "gyroscope", "magnetometer"),
    *("microphone", "midi", "usb", "xr-spatial-tracking"),
)
_PAYMENT = 'payment=(self "https://app.midtrans.com" "https://app.sandbox.midtrans.com")'
_CAMERA = "camera=(self)"
PERMISSIONS_POLICY = ", ".join([*(f"{name}=()" for name in _UNUSED), _CAMERA, _PAYMENT])


def permissions_policy(get_response: GetResponse) -> GetResponse:
    """Pages may scan codes with the camera, and use no other sensors or devices."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        return response

    return handle


class ContentPolicy(CSPMiddleware):
    """All API responses share one policy, which is built once."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if not request.path.startswith("/api/"):
            return super().process_response(request, response)
        response.setdefault(HEADER, _policy())
        return response


@cache
def _policy() -> str:
    return build_policy()


def admin_scripts(get_response: GetResponse) -> GetResponse:
    """The admin's interface (Alpine) compiles functions from its templates' expressions."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if request.path.startswith("/admin/"):
            response._csp_update = {"script-src": ["'unsafe-eval'"]}  # type: ignore[attr-defined]
        return response

    return handle


def answer_head(get_response: GetResponse) -> GetResponse:
    """HEAD on an API operation is GET without the body."""

    def handle(request: HttpRequest) -> HttpResponse:
        if request.method != "HEAD" or not request.path.startswith("/api/"):
            return get_response(request)
        request.method = "GET"
        response = get_response(request)
        if not response.streaming:
            response["Content-Length"] = str(len(response.content))
            response.content = b""
        return response

    return handle
