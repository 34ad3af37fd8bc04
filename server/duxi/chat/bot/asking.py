"""What a message asks of the bot before anything is looked for: a person, the hours, or just a greeting."""

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
"""`Administrator` and `kelas customer service` name no one to speak to."""
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
    """Whether somebody asks for a person to speak to."""
    return bool(_ASKS_FOR_PERSON.search(text) or _PERSON_ALONE.fullmatch(text))


def asks_hours(text: str) -> bool:
    """Whether it asks when people are there."""
    return bool(_HOURS.search(text))


def greets(text: str) -> bool:
    """Whether it says nothing but hello."""
    return bool(_GREETING.fullmatch(text))


def thanks(text: str) -> bool:
    """Whether it says nothing but thank you."""
    return bool(_THANKS.fullmatch(text))
