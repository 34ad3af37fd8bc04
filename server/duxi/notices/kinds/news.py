"""Notifications about the platform itself."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template

CATALOGUE_GROWS = TEMPLATES.register(
    Template(
        key="news.catalogue",
        topic=Topic.NEWS,
        title=_("Katalog terus bertambah"),
        body=_("Asesmen dan kelas baru sudah dibuka. Temukan yang sesuai dengan peran Anda."),
        path="/product",
        action=_("Buka katalog"),
    )
)
TRAININGS_OPEN = TEMPLATES.register(
    Template(
        key="news.trainings",
        topic=Topic.NEWS,
        title=_("Jadwal kelas baru sudah dibuka"),
        body=_("Pilih tanggal dan cara belajar yang cocok untuk Anda, daring atau tatap muka."),
        path="/product/training",
        action=_("Lihat jadwal kelas"),
    )
)
FIND_YOUR_ROLE = TEMPLATES.register(
    Template(
        key="news.job_roles",
        topic=Topic.NEWS,
        title=_("Temukan peran Anda"),
        body=_("Jelajahi peran jabatan dan lihat kompetensi yang dibutuhkan di setiap peran."),
        path="/explore",
        action=_("Jelajahi peran"),
    )
)
