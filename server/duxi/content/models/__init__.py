"""Editorial content, one module per subject."""

from duxi.content.models.faqs import SPBE, Faq, FaqCategory, FaqQuestion, FaqVote
from duxi.content.models.news import News
from duxi.content.models.showcase import Client, Passage, Project, Slider, Tone
from duxi.content.models.site import SiduxiEngine, SiteSettings
from duxi.content.models.translations import Translation, TranslationLocale

__all__ = [
    "SPBE",
    "Client",
    "Faq",
    "FaqCategory",
    "FaqQuestion",
    "FaqVote",
    "News",
    "Passage",
    "Project",
    "SiduxiEngine",
    "SiteSettings",
    "Slider",
    "Tone",
    "Translation",
    "TranslationLocale",
]
