"""The bot Si Duxi: answers until an agent takes over.

Every function requires a conversation locked by the caller's transaction, so the bot can never write after an
agent has claimed it.
"""

import re
from dataclasses import asdict

from duxi.chat import hours
from duxi.chat.actions import queue
from duxi.chat.bot import sources
from duxi.chat.bot.asking import asks_hours, greets, thanks, wants_human
from duxi.chat.bot.model import answer_by_model
from duxi.chat.bot.sources import Answer
from duxi.chat.bot.wording import in_words
from duxi.chat.models import Conversation, HandoverWord
from duxi.chat.storing import BOT_NAME, offer, say, show_cards

MISSES_BEFORE_HANDOVER = 2
OFFERED = 4
AGENT, HELPED, NOT_HELPED, HOURS = "agent", "helped:yes", "helped:no", "hours"
_ANSWER = "answer:"

_WORD = re.compile(r"\w+")
_OPTION_AGENT = {"value": AGENT, "label": "Hubungi agen"}
_HELPED_OPTIONS = [
    {"value": HELPED, "label": "Ya, membantu"},
    {"value": NOT_HELPED, "label": "Belum membantu"},
    _OPTION_AGENT,
]


def greet(conversation: Conversation) -> None:
    """The first message of a conversation."""
    name = conversation.visitor.fullname.split()[0] if conversation.visitor.fullname.split() else ""
    say(conversation, f"Halo {name}, saya {BOT_NAME}, asisten Duxi. Saya bantu carikan jawabannya, ya.")


def respond(conversation: Conversation, text: str, option: str | None) -> None:
    """Answer a message, or hand over."""
    chosen = _chosen(conversation, text, option)
    if chosen == AGENT or wants_human(text):
        _hand_over(conversation, "requested")
    elif chosen == HELPED or thanks(text):
        _close_question(conversation)
    elif chosen == NOT_HELPED:
        _miss(conversation)
    elif greets(text):
        say(conversation, "Silakan tulis pertanyaan Anda, nanti saya carikan jawabannya.")
    elif chosen == HOURS or asks_hours(text):
        _say_hours(conversation)
    elif answer := _offered(conversation, chosen):
        _give(conversation, answer)
    else:
        _search(conversation, text)


def answer_while_queued(conversation: Conversation, text: str, option: str | None) -> None:
    """Answer a visitor who waits for an agent and keeps the place; say nothing without an answer."""
    chosen = _chosen(conversation, text, option)
    if chosen == AGENT or wants_human(text):
        _say_place(conversation)
    elif chosen == HOURS or asks_hours(text):
        _say_hours(conversation)
    elif answer := _offered(conversation, chosen):
        _say_answer(conversation, answer)
    elif not (greets(text) or thanks(text)):
        _answer_waiting(conversation, _found(conversation, text))


def _answer_waiting(conversation: Conversation, found: list[Answer]) -> None:
    if found and found[0].is_sure:
        _say_answer(conversation, found[0])
    elif found:
        say(conversation, "Sambil menunggu agen, mungkin salah satu dari ini yang Anda maksud?")
        offer(conversation, [*map(_option, found)])


def _say_place(conversation: Conversation) -> None:
    """Tell a waiting visitor their place, and when an agent comes."""
    number = queue.place_in_words(conversation)
    if hours.is_open():
        say(conversation, f"{number}. Agen akan bergabung di sini, Anda tidak perlu meminta lagi.")
    else:
        say(conversation, f"{number}. {queue.away_message()}")


def respond_to_image(conversation: Conversation) -> None:
    """Hand over, because the bot cannot read images."""
    _hand_over(conversation, "image")


def _chosen(conversation: Conversation, text: str, option: str | None) -> str | None:
    """The selected option, by click or by its typed label; only the last offered options count."""
    offered = conversation.bot_state.get("options", [])
    for one in offered:
        if option == one["value"] or (option is None and text.casefold() == one["label"].casefold()):
            return str(one["value"])
    return None


def _offered(conversation: Conversation, chosen: str | None) -> Answer | None:
    """The answer of a selected option."""
    return sources.get(chosen.removeprefix(_ANSWER), conversation.visitor.user) if chosen else None


def _say_hours(conversation: Conversation) -> None:
    say(conversation, f"Agen chat kami melayani {hours.described()}.")


def _has_handover_word(text: str) -> bool:
    said = _words_of(text)
    return any(_words_of(word) in said for word in HandoverWord.objects.values_list("word", flat=True))


def _words_of(text: str) -> str:
    """The words with spaces around each, so that no word matches inside another."""
    return f" {' '.join(_WORD.findall(text.casefold()))} "


def _search(conversation: Conversation, text: str) -> None:
    found = _found(conversation, text)
    is_sure = bool(found) and found[0].is_sure
    if _has_handover_word(text) and not (is_sure and not found[0].cards):
        _hand_over(conversation, "word")
    elif is_sure and found[0].cards:
        _give(conversation, found[0])
    elif answer_by_model(conversation, text, found):
        return
    elif is_sure:
        _give(conversation, found[0])
    elif found:
        say(conversation, "Mungkin salah satu dari ini yang Anda maksud?")
        offer(conversation, [*map(_option, found), _OPTION_AGENT])
    else:
        _miss(conversation)


def _found(conversation: Conversation, text: str) -> list[Answer]:
    return sources.find(text, conversation.visitor.user)[:OFFERED]


def _option(answer: Answer) -> dict[str, str]:
    return {"value": f"{_ANSWER}{answer.key}", "label": answer.title}


def _give(conversation: Conversation, answer: Answer) -> None:
    conversation.bot_misses = 0
    _say_answer(conversation, answer)
    say(conversation, "Apakah jawaban ini membantu?")
    offer(conversation, _HELPED_OPTIONS)


def _say_answer(conversation: Conversation, answer: Answer) -> None:
    if answer.cards:
        show_cards(conversation, in_words(answer), [asdict(card) for card in answer.cards])
    else:
        say(conversation, in_words(answer))


def give_words(conversation: Conversation, text: str | None) -> None:
    """Send an answer worded by the language model; without one the question counts as missed."""
    if text is None:
        _miss(conversation)
        return
    conversation.bot_misses = 0
    say(conversation, text)
    say(conversation, "Apakah jawaban ini membantu?")
    offer(conversation, _HELPED_OPTIONS)


def _close_question(conversation: Conversation) -> None:
    conversation.bot_misses = 0
    conversation.bot_state = {}
    say(conversation, "Senang bisa membantu! Ada lagi yang ingin Anda tanyakan?")


def _miss(conversation: Conversation) -> None:
    conversation.bot_misses += 1
    if conversation.bot_misses >= MISSES_BEFORE_HANDOVER:
        _hand_over(conversation, "misses")
        return
    say(
        conversation, "Maaf, saya belum menemukan jawabannya. Coba tulis dengan kata lain, atau hubungi agen."
    )
    offer(conversation, [_OPTION_AGENT, {"value": HOURS, "label": "Jam layanan"}])


def _hand_over(conversation: Conversation, reason: str) -> None:
    queue.hand_over(conversation, reason)
