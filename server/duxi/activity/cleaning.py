"""Removes secrets and personal data from texts that browsers send."""

import re
from urllib.parse import urlsplit

MAX_PATH = 300

_QUERY = re.compile(r"[?#][^\s\"')]*")
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
_SECRET = re.compile(r"\b[\w-]{24,}\b")
_NUMBER = re.compile(r"\+?\d[\d\s-]{6,}\d")


def path_of(url: str) -> str:
    """The path of a URL, because queries and fragments may contain secrets."""
    try:
        return urlsplit(url).path[:MAX_PATH] or "/"
    except ValueError:
        return "/"


def without_secrets(text: str) -> str:
    """The text without queries, mail addresses, long numbers and long random words."""
    for pattern, instead in ((_QUERY, ""), (_EMAIL, "[email]"), (_SECRET, "[…]"), (_NUMBER, "[n]")):
        text = pattern.sub(instead, text)
    return text
