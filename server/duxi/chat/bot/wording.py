"""Answers as the text of a message."""

from datetime import datetime

from duxi.chat.bot.sources import Answer, Card
from duxi.core.dates import moment
from duxi.core.money import rupiah


def in_words(answer: Answer) -> str:
    """The answer, paragraph by paragraph, with the link to read more."""
    if not answer.cards:
        return f"{answer.title}\n\n{answer.text}\n\nSelengkapnya: {answer.url}"
    return "\n\n".join([answer.text, *map(_card, answer.cards), f"Lihat semua hasil: {answer.url}"])


def _card(card: Card) -> str:
    when = moment(datetime.fromisoformat(card.starts_at), "id") if card.starts_at else ""
    facts = (card.kind, rupiah(card.price) if card.price else "Gratis", when, card.place)
    return "\n".join([card.title, " · ".join(filter(None, facts)), f"Buka produk: {card.url}"])
