"""A light stemmer for Indonesian that returns candidates instead of one stem.

PostgreSQL's stemmer cuts `mengembangkan` to `embang` and leaves `kembang`: the first sound of a root
disappears behind a nasal prefix. Here both are candidates, and two words are related if they share one.
Candidates are only used to find words of indexed texts, so a wrong one finds nothing.
"""

import re
from functools import lru_cache

_SHORTEST = 3
_VOWELS = "aiueo"
_PARTICLES = (("nya", 3), ("lah", 5), ("kah", 5), ("pun", 5))
"""Particles and the minimum length of the remaining stem: masalah is not masa."""
_ENDINGS = ("kan", "an", "i")
_FOREIGN = (("isasi", 4), ("asi", 5), ("ator", 5), ("atif", 5), ("at", 6), ("is", 6), ("ika", 5), ("ik", 5))
"""Suffixes of loanwords and the minimum stem length: sertifikasi, sertifikat, validator, analisis."""
_PREFIXES = ("memper", "diper", "ber", "bel", "ter", "per", "pel", "di", "se")
_INNER = ("bel", "ber", "per")
"""Prefixes that follow others: pembelajaran."""
_VERBAL = ("me", "di")
_NASAL = re.compile(r"(?:me|pe)(ng|ny|m|n)?(.+)")
_LOST = {"ng": "k", "ny": "s", "m": "p", "n": "t"}
"""The first letters of a root that each nasal replaces."""


@lru_cache(maxsize=50_000)
def roots(word: str) -> frozenset[str]:
    """The word itself and all its possible stems, each of at least three letters with a vowel."""
    found = {word}
    bare = _without_particle(word)
    for stem in {word, bare, *_without_endings(bare)}:
        found |= {stem} | _without_prefix(stem)
    found |= {part for stem in tuple(found) if stem.startswith(_INNER) for part in _without_prefix(stem)}
    found |= _circumfixed(bare)
    found |= {part for stem in tuple(found) for part in _without_foreign(stem)}
    return frozenset(part for part in found if _could_be_root(part) or part == word)


def is_form(word: str, other: str) -> bool:
    """Whether a word is another with more around it, or one with the stem of that verb.

    `keamanannya` and `pengujian` are forms of keamanan and menguji; pengamanan is none of keamanan.
    """
    if other in roots(word):
        return True
    return other.startswith(_VERBAL) and not _circumfixed(word) and not roots(word).isdisjoint(roots(other))


def _without_particle(word: str) -> str:
    found = (end for end, rest in _PARTICLES if word.endswith(end) and len(word) - len(end) >= rest)
    return word.removesuffix(next(found, ""))


def _without_endings(word: str) -> set[str]:
    return {word.removesuffix(one) for one in _ENDINGS if word.endswith(one)}


def _without_prefix(word: str) -> set[str]:
    found = {word.removeprefix(one) for one in _PREFIXES if word.startswith(one)}
    nasal = _NASAL.fullmatch(word)
    return found | _behind_nasal(nasal[1] or "", nasal[2]) if nasal else found


def _behind_nasal(nasal: str, rest: str) -> set[str]:
    """`meng|embang`: the rest as it is, with the lost letter, and with the nasal as its first letter."""
    found = {rest, _LOST[nasal] + rest} if nasal else {rest}
    return found | {nasal + rest} if rest[0] in _VOWELS else found


def _circumfixed(word: str) -> set[str]:
    """`ke…an`, which only occur together: keamanan, but not kelola."""
    return {word[2:-2]} if word.startswith("ke") and word.endswith("an") else set()


def _without_foreign(word: str) -> set[str]:
    return {
        word.removesuffix(ending)
        for ending, rest in _FOREIGN
        if word.endswith(ending) and len(word) - len(ending) >= rest
    }


def _could_be_root(part: str) -> bool:
    return len(part) >= _SHORTEST and any(vowel in part for vowel in _VOWELS)
