"""English names of what the APIs handle, made from their addresses and handlers."""

_UNCHANGED = {
    "instansi": "instansi",
    "materi": "materi",
    "news": "news item",
    "business-hours": "business day",
}
_ABBREVIATIONS = {"api": "API", "faq": "FAQ", "faqs": "FAQs", "oti": "OTI", "tna": "TNA"}
_AN = ("API", "FAQ")
_A = ("unit", "user")
_UNCOUNTABLE = ("feedback", "tna")
_JOINING = frozenset({"to", "of", "for", "from", "by", "with", "my", "all", "one", "on"})
_VERBS = {
    **{
        verb: verb
        for verb in (
            "Add",
            "Change",
            "Confirm",
            "Delete",
            "Edit",
            "Get",
            "Invite",
            "Open",
            "Publish",
            "Reject",
        )
    },
    **{
        verb: verb
        for verb in ("Remove", "Reopen", "Report", "Request", "Start", "Submit", "Upload", "Verify")
    },
    "Show": "Get",
}


def plural(name: str) -> str:
    """`api-keys` as `API keys`."""
    return " ".join(_ABBREVIATIONS.get(word, word) for word in name.split("-"))


def one(name: str) -> str:
    """`api-keys` as `an API key`."""
    return _with_article(plural(_UNCHANGED.get(name) or _singular(name)))


def title_of(handler: str) -> str:
    """`Open journey step`, the words of a handler's name, as `Open a journey step`."""
    verb, *noun = handler.split()
    words = " ".join(noun)
    if verb not in _VERBS or _JOINING & set(noun):
        return handler
    is_plain = _is_plural(words) or words in _UNCOUNTABLE
    return f"{_VERBS[verb]} {words if is_plain else _with_article(words)}"


def _singular(name: str) -> str:
    if name.endswith("ies"):
        return f"{name.removesuffix('ies')}y"
    return name.removesuffix("es") if name.endswith(("sses", "ches")) else name.removesuffix("s")


def _is_plural(noun: str) -> bool:
    return noun.endswith("s") and not noun.endswith("ss")


def _with_article(noun: str) -> str:
    is_vowel = noun[0] in "aeiou" and not noun.startswith(_A)
    return f"{'an' if is_vowel or noun.startswith(_AN) else 'a'} {noun}"
