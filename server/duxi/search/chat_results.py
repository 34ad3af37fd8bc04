"""The bot recommends products by the user's assessment results; others are pointed to the free assessment."""

from django.conf import settings

from duxi.accounts.models import User
from duxi.chat.bot.sources import Answer, Card
from duxi.exams.queries.results import has_result, open_gaps_of
from duxi.offerings.suggestions import suggestions_of
from duxi.search.chat_products import card_of
from duxi.search.chat_words import Question
from duxi.search.models import DocumentType, SearchDocument

KEY = "results"
SHOWN = 3
_NAMED_GAPS = 3
_LOOKED_AT = 12
_CHECK = "/free-assessment"
_TITLE = "Rekomendasi untuk Anda"
_ON_CHECK = (
    "Kelas yang cocok bergantung pada kemampuan Anda sekarang. Kerjakan cek gratis selama sekitar 10 menit; "
    "hasilnya menunjukkan unit yang perlu dikuatkan dan kelas yang menutupnya."
)


def find(question: str, asker: User | None) -> list[Answer]:
    """Recommendations for a question such as "which one suits me?"; empty if the question names a subject."""
    return [_answer(asker)] if Question.of(question).asks_what_suits else []


def get(key: str, asker: User | None) -> Answer | None:
    """The current recommendation."""
    return _answer(asker) if key == KEY else None


def _answer(asker: User | None) -> Answer:
    cards = _cards(asker) if asker and has_result(asker) else ()
    if asker is None or not cards:
        return Answer(KEY, _TITLE, _ON_CHECK, settings.BASE_URL + _CHECK, is_sure=True)
    return Answer(KEY, _TITLE, _lead(asker), settings.BASE_URL + "/", is_sure=True, cards=cards)


def _lead(asker: User) -> str:
    gaps = list(open_gaps_of(asker).values())
    if not gaps:
        return "Hasil asesmen Anda sudah memenuhi semua unit. Ini langkah berikutnya yang kami sarankan."
    named = ", ".join(gaps[:_NAMED_GAPS])
    more = f" dan {len(gaps) - _NAMED_GAPS} unit lain" if len(gaps) > _NAMED_GAPS else ""
    return f"Menurut hasil asesmen Anda, yang perlu dikuatkan: {named}{more}. Ini yang membantu menutupnya."


def _cards(asker: User) -> tuple[Card, ...]:
    """The first recommended products."""
    wanted = [one.product_id for one in suggestions_of(asker)[:_LOOKED_AT]]
    found = SearchDocument.objects.filter(type=DocumentType.PRODUCT, ref__in=wanted, price__isnull=False)
    documents = {document.ref: document for document in found}
    return tuple(card_of(documents[key]) for key in wanted if key in documents)[:SHOWN]
