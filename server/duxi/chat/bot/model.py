"""Answers worded by a language model, where the settings have one; made by the worker, not in the request."""

from dataclasses import asdict

from duxi.chat.bot.sources import Answer
from duxi.chat.models import Conversation
from duxi.core.jobs import enqueue
from duxi.gateways import language_model
from duxi.gateways.language_model import ModelDown, Passage

TASK = "duxi.chat.tasks.answer_by_model"


def answer_by_model(conversation: Conversation, question: str, found: list[Answer]) -> bool:
    """Queue the question for the model; False where there is no model or nothing to answer from."""
    if not found or language_model.driver() is None:
        return False
    passages = [asdict(Passage(one.title, one.text, one.url)) for one in found]
    enqueue(TASK, conversation.pk, conversation.last_sequence, question, passages)
    return True


def ask(question: str, passages: list[dict[str, str]]) -> str | None:
    """What the model says; None where it knows nothing or is down."""
    driver = language_model.driver()
    if driver is None:
        return None
    try:
        return driver.answer(question, [Passage(**one) for one in passages])
    except ModelDown:
        return None
