"""Search documents, the words of their texts, and statistics of searches."""

from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex, GistIndex, OpClass
from django.contrib.postgres.search import SearchVector, SearchVectorField
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import F, Func, Q, Value
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned
from duxi.search.words import plain

CONFIG = "duxi_search"
"""The text search configuration: PostgreSQL's Indonesian one behind `unaccent`."""
_JOINTS = "-–—/_.:+@"


def _vector(column: str, weight: str, config: str = CONFIG) -> SearchVector:
    """The lexemes of a column; separators within codes and compounds split words."""
    joints = (Value(_JOINTS), Value(" " * len(_JOINTS)))
    words: Any = Func(F(column), *joints, function="translate", output_field=models.TextField())
    return SearchVector(words, config=config, weight=weight)


class DocumentType(models.TextChoices):
    PRODUCT = "product", _("Produk")
    JOB_ROLE = "job_role", _("Job role")
    NEWS = "news", _("Berita")
    FAQ = "faq", _("Pusat bantuan")
    KLINIK = "klinik", _("Klinik SPBE")


class Findable(models.Model):
    """The columns that results are filtered, counted and sorted by."""

    type = models.CharField(max_length=10, choices=DocumentType.choices)
    ref = models.BigIntegerField()
    kind = models.CharField(max_length=25, blank=True)
    category_slug = models.CharField(max_length=80, blank=True)
    category_name = models.CharField(max_length=100, blank=True)
    mode = models.CharField(max_length=7, blank=True)
    difficulty = models.CharField(max_length=12, blank=True)
    language = models.CharField(max_length=2, blank=True)
    location_slug = models.CharField(max_length=80, blank=True)
    location_name = models.CharField(max_length=100, blank=True)
    job_roles = ArrayField(models.CharField(max_length=80), default=list)
    price = models.BigIntegerField(null=True)
    starts_at = models.DateTimeField(null=True)
    published_at = models.DateTimeField()
    popularity = models.PositiveIntegerField(default=0)

    class Meta:
        abstract = True


class SearchDocument(Findable):
    """One public item that can be found.

    There is one for every published product, job role, article and answer; `search.documents` builds it from
    the row `ref`. Scheduled articles are hidden until `published_at`. `keywords` are names of related rows,
    `codes` are matched literally, `popularity` counts sales or uses. `titles` and `summaries` are
    translations by language; the titles are part of `keywords` too.
    """

    title = models.CharField(max_length=200)
    titles = models.JSONField(default=dict)
    summaries = models.JSONField(default=dict)
    plain_title = models.CharField(max_length=400)
    summary = models.TextField(blank=True)
    body = models.TextField(blank=True)
    keywords = models.TextField(blank=True)
    codes = models.TextField(blank=True)
    url = models.CharField(max_length=300)
    image = models.CharField(max_length=200, blank=True)
    indexed_at = models.DateTimeField(db_index=True)
    vector = models.GeneratedField(
        expression=_vector("title", "A")
        + _vector("codes", "A", "simple")
        + _vector("keywords", "B")
        + _vector("summary", "B")
        + _vector("body", "C"),
        output_field=SearchVectorField(),
        db_persist=True,
    )

    class Meta:
        constraints = [models.UniqueConstraint(fields=["type", "ref"], name="search_document_once")]
        indexes = [
            GinIndex(fields=["vector"], name="search_document_vector"),
            GinIndex(OpClass(F("plain_title"), "gin_trgm_ops"), name="search_document_title"),
            models.Index(fields=["-popularity", "-id"], name="search_document_popular"),
        ]

    def __str__(self) -> str:
        return self.title


class SearchHit(Findable):
    """A found document and its score (no table: part of `search.statement`).

    `is_gone`: its product cannot be bought; only known where results are ordered by price or date.
    """

    score = models.FloatField()
    is_gone = models.BooleanField()

    class Meta:
        managed = False
        db_table = "search_hits"


class SearchWord(models.Model):
    """A word of the documents' texts and the number of documents that contain it.

    `roots` are its possible stems (`search.stemming`); words that share one are searched together.
    """

    word = models.CharField(max_length=60, primary_key=True)
    roots = ArrayField(models.CharField(max_length=60))
    documents = models.PositiveIntegerField()

    class Meta:
        indexes = [
            GinIndex(fields=["roots"], name="search_word_roots"),
            GistIndex(OpClass(F("word"), "gist_trgm_ops"), name="search_word_nearest"),
        ]


class SearchSynonym(Versioned):
    """Terms with the same meaning: a search for one finds the others too.

    `plain_terms` are the normalised terms.
    """

    terms = ArrayField(
        models.CharField(max_length=80),
        verbose_name=_("istilah"),
        help_text=_("Pisahkan dengan koma: keamanan siber, cybersecurity, cyber security"),
    )
    plain_terms = ArrayField(models.CharField(max_length=160), editable=False, default=list)
    is_active = models.BooleanField(_("aktif"), default=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(terms__len__gte=2), name="search_synonym_of_something")
        ]
        indexes = [GinIndex(fields=["plain_terms"], name="search_synonym_terms")]
        verbose_name = _("sinonim pencarian")
        verbose_name_plural = _("sinonim pencarian")

    def __str__(self) -> str:
        return " = ".join(self.terms)

    def clean(self) -> None:
        """Refuse a group with a single term."""
        if len(plain_terms_of(self.terms or [])) < 2:
            raise ValidationError({"terms": _("Isi sedikitnya dua istilah yang berbeda.")})

    def save(self, *args: Any, **options: Any) -> None:
        self.plain_terms = plain_terms_of(self.terms)
        super().save(*args, **options)


def plain_terms_of(terms: list[str]) -> list[str]:
    """The normalised terms without duplicates."""
    return list(dict.fromkeys(filter(None, map(plain, terms))))


class SearchChange(models.Model):
    """A row that changed since its document was built; inserted by triggers, deleted by the worker."""

    type = models.CharField(max_length=10)
    ref = models.BigIntegerField()


class SearchTally(models.Model):
    """How often a query was searched for on a day, and its number of results; stores no identities."""

    day = models.DateField()
    query = models.CharField(max_length=200)
    hits = models.PositiveIntegerField()
    times = models.PositiveIntegerField(default=1)

    class Meta:
        verbose_name = "pencarian per hari"
        verbose_name_plural = "pencarian per hari"
        constraints = [models.UniqueConstraint(fields=["day", "query"], name="search_tally_once")]

    def __str__(self) -> str:
        return self.query


class SearchVisitor(models.Model):
    """That a visitor searched for a query: `visitor` is a keyed hash of query and visitor together.

    It only shows whether two searches for one query came from different visitors; it cannot be linked across
    queries, nor computed without the server's key.
    """

    query = models.CharField(max_length=200)
    visitor = models.CharField(max_length=32)
    last_day = models.DateField(db_index=True)
    hits = models.PositiveIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["query", "visitor"], name="search_visitor_once")]


class PopularSearch(models.Model):
    """A query that several visitors searched for recently (a view over `SearchVisitor`)."""

    query = models.CharField(_("pencarian"), max_length=200, primary_key=True)
    people = models.PositiveIntegerField(_("berapa orang"))
    hits = models.PositiveIntegerField(_("hasil"))
    last_day = models.DateField(_("terakhir"))
    is_hidden = models.BooleanField(_("disembunyikan"))

    class Meta:
        managed = False
        db_table = "search_popular"
        verbose_name = _("pencarian populer")
        verbose_name_plural = _("pencarian populer")

    def __str__(self) -> str:
        return self.query


class HiddenSearch(models.Model):
    """A query that is never suggested, however many visitors search for it."""

    query = models.CharField(max_length=200, unique=True)
    hidden_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.query


class FruitlessSearch(models.Model):
    """A query whose latest search had no results (a view over `SearchTally`)."""

    query = models.CharField(_("pencarian"), max_length=200, primary_key=True)
    times = models.PositiveIntegerField(_("berapa kali"))
    days = models.PositiveIntegerField(_("pada berapa hari"))
    last_day = models.DateField(_("terakhir"))

    class Meta:
        managed = False
        db_table = "search_fruitless"
        verbose_name = _("pencarian tanpa hasil")
        verbose_name_plural = _("pencarian tanpa hasil")

    def __str__(self) -> str:
        return self.query
