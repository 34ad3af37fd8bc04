"""Checks a translation's punctuation, spaces, forms of address and length by its language's rules."""

import re
from collections.abc import Iterator

SHORT = 16
MOST_OF_SHORT = 36

_APOSTROPHE = ("a straight apostrophe", re.compile("'"))
_RULES: dict[str, tuple[tuple[str, re.Pattern[str]], ...]] = {
    "en": (_APOSTROPHE,),
    "it": (_APOSTROPHE, ("a familiar form (tu)", re.compile(r"\b(tu|tuo|tua|tuoi|tue)\b", re.I))),
    "fr": (
        _APOSTROPHE,
        ("a plain space beside ; : ! ? « » or %", re.compile(r" [;:!?»%](?!\()|« ")),
        ("a familiar form (tu)", re.compile(r"\b(tu|tes|toi)\b", re.I)),
    ),
    "es": (
        ("quotation marks other than « »", re.compile("[“”]")),
        ("a familiar form (tú)", re.compile(r"\b(tú|tu|tus|tuyo)\b", re.I)),
    ),
    "zh_Hans": (
        ("a familiar form (你)", re.compile("你")),
        ("a half-width mark beside Han", re.compile(r"[\u4e00-\u9fff][,;:?!]")),
    ),
    "ar": (("a Latin mark beside Arabic", re.compile(r"[\u0600-\u06ff][,;?]")),),
}


def typography_faults(locale: str, source: str, translation: str) -> Iterator[str]:
    """The faults of one translation, in words; faults of the source text are ignored."""
    for what, wrong in _RULES.get(locale, ()):
        if wrong.search(translation) and not wrong.search(source):
            yield what
    if len(source) <= SHORT and len(translation) > MOST_OF_SHORT:
        yield f"more than {MOST_OF_SHORT} letters for a short source"
