"""What may be stored of texts that browsers send: no secrets, no one's addresses or numbers."""

import re
from urllib.parse import urlsplit

MAX_PATH = 300

_QUERY = re.compile(r"[?#][^\s\"')]*")
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
_SECRET = re.compile(r"\b[\w-]{24,}\b")
_NUMBER = re.compile(r"\+?\d[\d\s-]{6,}\d")


def path_of(url: str) -> str:
    """The path of an address: hosts say nothing, queries and fragments may carry secrets."""
    try:
        return urlsplit(url).path[:MAX_PATH] or "/"
    except ValueError:
        return "/"


def without_secrets(text: str) -> str:
    """The text without queries, mail addresses, long numbers and long random words."""
    for pattern, instead in ((_QUERY, ""), (_EMAIL, "[email]"), (_SECRET, "[…]"), (_NUMBER, "[n]")):
        text = pattern.sub(instead, text)
    return text
