"""How each sort of thing becomes documents: one module per sort, one registered source each."""

from duxi.search.documents import faqs, job_roles, news, products
from duxi.search.documents.source import SOURCES, Source

__all__ = ["SOURCES", "Source", "faqs", "job_roles", "news", "products"]
