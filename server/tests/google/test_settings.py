"""Settings of the environment, and the scripts that browsers may load with them."""

import subprocess
import sys

import pytest
from django.conf import settings

from duxi.config.content_policy import content_policy

WORKING = {
    "DUXI_SECRET_KEY": "a-secret-of-at-least-thirty-two-characters",
    "DUXI_PAYMENT": "midtrans",
    "DUXI_MIDTRANS_SERVER_KEY": "server",
    "DUXI_MIDTRANS_CLIENT_KEY": "client",
    "DUXI_MAIL": "embedded",
}


def start(**environment: str) -> str:
    """The last output line of starting with this environment; empty without errors."""
    command = [sys.executable, "-c", "import duxi.config.settings"]
    run = subprocess.run(  # noqa: S603 - our own interpreter
        command,
        cwd=settings.SERVER,
        env={**WORKING, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stderr.strip().rpartition("\n")[2].rpartition(": ")[2]


@pytest.mark.parametrize(
    ("environment", "complaint"),
    [
        (
            {"DUXI_GOOGLE": "embedded"},
            "only demonstrations (DUXI_DEMO=1) may; say google or none.",
        ),
        ({"DUXI_GOOGLE": "embedded", "DUXI_DEMO": "1"}, ""),
        ({"DUXI_GOOGLE": "google"}, "DUXI_GOOGLE=google needs DUXI_GOOGLE_CLIENT_ID."),
        ({"DUXI_GOOGLE": "google", "DUXI_GOOGLE_CLIENT_ID": "1.apps"}, ""),
        ({"DUXI_GOOGLE": "", "DUXI_STAFF_TWO_FACTOR": ""}, ""),
        ({"DUXI_STAFF_TWO_FACTOR": "yes"}, "optional, required"),
    ],
)
def test_a_wrong_wish_stops_the_start(environment, complaint):
    """In particular, the embedded issuer never runs in production."""
    assert start(**environment) == complaint


@pytest.mark.parametrize(("provider", "is_open"), [("google", True), ("embedded", False), ("", False)])
def test_google_s_script_is_let_in_where_google_is_chosen(provider, is_open):
    policy = content_policy("embedded", "altcha", provider, "embedded")["DIRECTIVES"]
    for directive in ("script-src", "frame-src", "connect-src"):
        assert ("https://accounts.google.com/gsi/" in policy[directive]) is is_open
    assert ("https://accounts.google.com/gsi/style" in policy["style-src"]) is is_open
