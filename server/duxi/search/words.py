"""Normalises words of texts and queries for comparison."""

import re
import unicodedata

WORD = re.compile(r"[^\W_]+")
"""A sequence of letters and digits of any script, without characters that a tsquery could read as an
operator.
"""

_LITTLE = """
yang dan atau di ke dari untuk dengan pada dalam adalah ini itu oleh sebagai agar supaya apa apakah bagaimana
cara mana siapa kapan mengapa saya kami kita anda aku mau ingin cari mencari tentang soal ada bisa dapat akan
juga para per sebuah seorang seperti secara serta menjadi jadi hendak perlu harus the of and for to in a an is
"""
FUNCTION_WORDS = frozenset(_LITTLE.split())
"""Stop words: PostgreSQL's dictionary has no such list for Indonesian."""


def plain(text: str) -> str:
    """Lower case, without accents and without characters that occur in no word."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(WORD.findall(bare.casefold()))


def clean(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())
