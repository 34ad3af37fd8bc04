"""Recognising messages that need no search: asking for a person, for the hours, or just a greeting."""

import re

_PERSON = r"(agen|agent|operator|admin|petugas|manusia|orang asli|cs|customer service)"
_TO_SPEAK = (
    r"(bicara|berbicara|ngobrol|chat|(di)?hubung\w*|menghubungi|(di)?sambung\w*|panggil\w*|bantuan|bantu"
    r"|dibantu|dengan|sama|ke|minta|butuh|perlu|mana)"
)
_SPEAK_WITH_SOMEBODY = (
    r"(bicara|berbicara|ngobrol|chat|(di)?hubungkan|(di)?sambungkan)\W+(\w+\W+)?(dengan|sama|ke)"
    r"\W+(orang|seseorang|staf)(?!\W+(banyak|lain|tua))"
)
_ASKS_FOR_PERSON = re.compile(
    rf"\b({_TO_SPEAK}\W+(?:\w+\W+){{0,2}}{_PERSON}|{_SPEAK_WITH_SOMEBODY})\b", re.IGNORECASE
)
"""In `Administrator` and `kelas customer service` these words do not ask for a person."""
_PERSON_ALONE = re.compile(
    rf"\W*((mau|ingin|tolong|mohon|minta|ada|halo)\W+)?{_PERSON}(\W+(asli|manusia|dong|ya|saja|aja|duxi))*\W*",
    re.IGNORECASE,
)
_HOURS = re.compile(
    r"\b(jam (layanan|buka|operasional|kerja|berapa buka)|buka jam|kapan (buka|agen|petugas|cs))\b",
    re.IGNORECASE,
)
_GREETING = re.compile(
    r"(halo|hai|hi|hello|permisi|assalamualaikum|selamat (pagi|siang|sore|malam))"
    r"(\W+(kak|kakak|min|admin|mas|mbak|pak|bu|si duxi|duxi))*[\s!.,]*",
    re.IGNORECASE,
)
_THANKS = re.compile(
    r"\W*((ok|oke|okey|baik|siap|sip)\W+)?(terima kasih|terimakasih|makasih|thanks|thank you|trims)"
    r"(\W+(ya|banyak|kak|kakak|min|mas|mbak|pak|bu|atas \w+))*\W*",
    re.IGNORECASE,
)


def wants_human(text: str) -> bool:
    """Whether the message asks for a person."""
    return bool(_ASKS_FOR_PERSON.search(text) or _PERSON_ALONE.fullmatch(text))


def asks_hours(text: str) -> bool:
    """Whether the message asks for the opening hours."""
    return bool(_HOURS.search(text))


def greets(text: str) -> bool:
    """Whether the message is only a greeting."""
    return bool(_GREETING.fullmatch(text))


def thanks(text: str) -> bool:
    """Whether the message is only thanks."""
    return bool(_THANKS.fullmatch(text))
