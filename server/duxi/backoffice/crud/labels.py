"""Indonesian names of models that have none of their own."""

from django.db.models import Model
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.core.hot import remembered

LABELS = {
    "accounts.User_groups": _("Grup pengguna"),
    "assessors.Appeal": pgettext_lazy("menu", "Banding"),
    "assessors.Rubric": _("Rubrik"),
    "auth.Group_permissions": _("Izin grup"),
    "certificates.CertificateRule": _("Aturan sertifikat"),
    "certificates.CertificateTemplate": _("Templat sertifikat"),
    "chat.AgentPresence": _("Agen"),
    "chat.Team_members": _("Anggota tim"),
    "assessors.InterviewSlot": _("Jadwal wawancara"),
    "assessors.UnitAssessment": _("Penilaian unit"),
    "catalog.Product": _("Produk"),
    "certificates.Certificate": _("Sertifikat"),
    "chat.Conversation": _("Percakapan"),
    "classroom.JourneyStep": _("Langkah kelas"),
    "commerce.CompanyMember": _("Anggota perusahaan"),
    "community.Follow": _("Pengikut diskusi"),
    "community.Like": _("Suka"),
    "corporate.CompanyEvent": _("Acara perusahaan"),
    "corporate.Instalment": _("Termin pembayaran"),
    "corporate.Invitation": _("Undangan"),
    "corporate.Participant": _("Peserta"),
    "corporate.QuotationLine": _("Baris penawaran"),
    "corporate.Rating": _("Penilaian kebutuhan pelatihan"),
    "exams.Allowance": _("Kesempatan ujian"),
    "exams.AssessedUnit": _("Unit yang dinilai asesor"),
    "exams.Attempt": _("Pengerjaan ujian"),
    "exams.Batch": _("Batch asesmen"),
    "exams.Blueprint": _("Ujian"),
    "exams.BlueprintUnit": _("Unit pada ujian"),
    "exams.Question": _("Soal"),
    "exams.Regrade": _("Penilaian ulang"),
    "exams.UnitResult": _("Hasil unit"),
    "growth.CommissionEntry": _("Mutasi komisi"),
    "growth.PointEntry": _("Mutasi poin"),
    "growth.PointLot": _("Poin yang diperoleh"),
    "learning.ChosenRole": _("Peran yang dipilih peserta"),
    "learning.FeedbackAnswer": _("Jawaban umpan balik"),
    "offerings.AssessmentDetail": _("Produk asesmen"),
    "offerings.TrainingDetail": _("Produk pelatihan"),
    "offerings.WorkshopSubscriptionDetail": _("Langganan workshop"),
    "workspace.ReportDelivery": _("Pengiriman laporan"),
    "workspace.WallPicture": _("Gambar kiriman"),
    "workspace.WallReaction": _("Reaksi"),
    "workspace.WallRead": _("Tanda sudah dibaca"),
}


@remembered
def label_of(model: type[Model]) -> str:
    return str(LABELS.get(model._meta.label) or capfirst(str(model._meta.verbose_name)))
