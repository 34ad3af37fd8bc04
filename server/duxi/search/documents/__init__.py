"""How rows become search documents: one module and one registered source per type."""

from duxi.search.documents import faqs, job_roles, news, products
from duxi.search.documents.source import SOURCES, Source

__all__ = ["SOURCES", "Source", "faqs", "job_roles", "news", "products"]
