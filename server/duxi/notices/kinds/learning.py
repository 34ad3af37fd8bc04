"""What learners hear about their learning."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template

RESULT_READY = TEMPLATES.register(
    Template(
        key="learning.result_ready",
        topic=Topic.LEARNING,
        title=_("Hasil asesmen Anda sudah siap"),
        body=_("Lihat hasil {title} dan langkah belajar yang kami sarankan untuk Anda."),
        path="/dataAssesment/summary/{sesi_uuid}",
        action=_("Lihat hasil"),
    )
)
