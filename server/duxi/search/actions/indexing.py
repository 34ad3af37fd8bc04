"""Builds search documents: changed ones, or all of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from django.db import transaction
from django.utils import translation
from django.utils.timezone import now

from duxi.core.locks import advisory_lock
from duxi.search.documents import SOURCES, Source
from duxi.search.models import SearchChange, SearchDocument, SearchWord
from duxi.search.stemming import roots
from duxi.search.words import plain

BATCH = 500
NOTES = 5_000
LONGEST_WORD = 40
_TURN = "search documents"
"""Serializes writers of documents; otherwise two of them could overwrite a newer text with an older one."""
_KEY = ("type", "ref")
_COLUMNS = [
    field.name
    for field in SearchDocument._meta.fields
    if field.name not in ("id", "vector", *_KEY) and not field.generated
]


def apply_changes() -> int:
    """Rebuild the documents whose rows changed until no change is left; returns the number of changes."""
    done = 0
    while applied := _apply_some():
        done += applied
    return done


@transaction.atomic
def _apply_some() -> int:
    _take_turns()
    notes = list(SearchChange.objects.order_by("pk")[:NOTES])
    SearchChange.objects.filter(pk__in=[note.pk for note in notes]).delete()
    refs: dict[str, set[int]] = defaultdict(set)
    for note in notes:
        refs[note.type].add(note.ref)
    for name, some in refs.items():
        for chunk in _chunks(sorted(some)):
            _add_words(_words_of(_write(SOURCES[name], chunk)))
    return len(notes)


def rebuild() -> int:
    """Rebuild every document in batches while searches continue; returns the number of documents.

    Documents of rows that are no longer public are deleted last, so nothing is missing in between.
    """
    began, words, made = now(), Counter[str](), 0
    _forget_notes()
    for source in SOURCES:
        for refs in _batches(source):
            documents = _rewrite(source, refs)
            words.update(_words_of(documents))
            made += len(documents)
    _forget_older(began)
    _replace_words(words)
    return made


def _batches(source: Source) -> Iterator[Sequence[int]]:
    return _chunks(list(source.shown().order_by("pk")))


def _chunks(refs: Sequence[int]) -> Iterator[Sequence[int]]:
    return (refs[start : start + BATCH] for start in range(0, len(refs), BATCH))


@transaction.atomic
def _rewrite(source: Source, refs: Sequence[int]) -> list[SearchDocument]:
    _take_turns()
    return _write(source, refs)


def _write(source: Source, refs: Sequence[int]) -> list[SearchDocument]:
    """Upsert the documents of these rows and delete those of rows that are no longer public."""
    with translation.override("id"):
        documents = list(source.make(refs))
    for one in documents:
        one.indexed_at = now()
    SearchDocument.objects.bulk_create(
        documents, update_conflicts=True, unique_fields=_KEY, update_fields=_COLUMNS
    )
    gone = set(refs) - {one.ref for one in documents}
    SearchDocument.objects.filter(type=source.type, ref__in=gone).delete()
    return documents


def ensure_documents() -> None:
    """Build all documents if there are none yet, otherwise those of changed rows."""
    if SearchDocument.objects.exists():
        apply_changes()
    else:
        rebuild()


@transaction.atomic
def _forget_notes() -> None:
    """Delete the recorded changes: their rows are read afterwards."""
    _take_turns()
    SearchChange.objects.all().delete()


@transaction.atomic
def _forget_older(began: datetime) -> None:
    _take_turns()
    SearchDocument.objects.filter(indexed_at__lt=began).delete()


def _words_of(documents: Iterable[SearchDocument]) -> Counter[str]:
    found = Counter[str]()
    for one in documents:
        texts = plain(f"{one.title} {one.keywords} {one.codes} {one.summary} {one.body}")
        found.update({word for word in texts.split() if len(word) <= LONGEST_WORD})
    return found


def _add_words(words: Counter[str]) -> None:
    """Insert new words; counts of existing words are updated by the next complete rebuild."""
    SearchWord.objects.bulk_create(_rows_of(words), ignore_conflicts=True)


@transaction.atomic
def _replace_words(words: Counter[str]) -> None:
    _take_turns()
    SearchWord.objects.all().delete()
    SearchWord.objects.bulk_create(_rows_of(words), batch_size=5_000)


def _rows_of(words: Counter[str]) -> list[SearchWord]:
    return [
        SearchWord(word=word, roots=sorted(roots(word)), documents=times)
        for word, times in sorted(words.items())
    ]


def _take_turns() -> None:
    """Lock out other writers of documents; searches do not wait."""
    advisory_lock(_TURN)
