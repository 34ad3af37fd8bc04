"""Notifications of buyers about their orders."""

from django.utils.translation import gettext_lazy as _

from duxi.core.money import rupiah
from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template, moment

_DETAIL = "/payment/transaction/detail/{order_id}"
_COMPLETE = "/payment/transaction/detail/{order_id}/complete"

PAID = TEMPLATES.register(
    Template(
        key="orders.paid",
        topic=Topic.ORDERS,
        title=_("Pembayaran diterima"),
        body=_("Pembayaran {total} untuk pesanan {order_id} sudah kami terima. Selamat belajar!"),
        path=_COMPLETE,
        action=_("Lihat pesanan"),
        detail=_("Isi pesanan: {detail}."),
        written={"total": rupiah},
    )
)
CLAIMED = TEMPLATES.register(
    Template(
        key="orders.claimed",
        topic=Topic.ORDERS,
        title=_("Pesanan selesai"),
        body=_("Pesanan {order_id} sudah kami catat tanpa biaya. Selamat belajar!"),
        path=_COMPLETE,
        action=_("Lihat pesanan"),
        detail=_("Isi pesanan: {detail}."),
    )
)
EXPIRED = TEMPLATES.register(
    Template(
        key="orders.expired",
        topic=Topic.ORDERS,
        title=_("Batas waktu pembayaran terlewati"),
        body=_("Pesanan {order_id} senilai {total} kedaluwarsa karena belum dibayar."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        advice=_("Masih berminat? Anda dapat memesannya kembali selama kursinya tersedia."),
        written={"total": rupiah},
    )
)
CLASS_CANCELLED = TEMPLATES.register(
    Template(
        key="orders.class_cancelled",
        topic=Topic.ORDERS,
        title=_("Kelas yang Anda beli tidak jadi diselenggarakan"),
        body=_("{titles} dari pesanan {order_id} tidak jadi diselenggarakan. Pilih penyelesaiannya."),
        path=_DETAIL,
        action=_("Pilih penyelesaian"),
        advice=_("Anda dapat meminta dana kembali atau pindah ke jadwal lain."),
    )
)
UNFULFILLED = TEMPLATES.register(
    Template(
        key="orders.unserved",
        topic=Topic.ORDERS,
        title=_("Kursi habis saat pembayaran Anda masuk"),
        body=_("Pembayaran pesanan {order_id} kami terima, tetapi kursi {titles} sudah habis."),
        path=_DETAIL,
        action=_("Pilih penyelesaian"),
        advice=_("Anda dapat meminta dana kembali, menunggu kursi berikutnya, atau pindah ke jadwal lain."),
    )
)
LINE_FULFILLED = TEMPLATES.register(
    Template(
        key="orders.line_served",
        topic=Topic.ORDERS,
        title=_("Kursi Anda sudah tersedia"),
        body=_("Kursi {title} dari pesanan {order_id} sekarang milik Anda. Selamat belajar!"),
        path=_COMPLETE,
        action=_("Lihat pesanan"),
    )
)
LINE_MOVED = TEMPLATES.register(
    Template(
        key="orders.line_moved",
        topic=Topic.ORDERS,
        title=_("Item pesanan Anda dipindahkan"),
        body=_("{from_title} di pesanan {order_id} dipindahkan ke {title}."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
    )
)
REFUND_DECIDED = TEMPLATES.register(
    Template(
        key="orders.refund_decided",
        topic=Topic.ORDERS,
        title=_("Pengembalian dana disetujui"),
        body=_("Pengembalian dana {amount} dari pesanan {order_id} kami setujui."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        written={"amount": rupiah},
    )
)
REFUND_REJECTED = TEMPLATES.register(
    Template(
        key="orders.refund_rejected",
        topic=Topic.ORDERS,
        title=_("Permintaan pengembalian dana ditolak"),
        body=_("Permintaan dana kembali {amount} dari pesanan {order_id} tidak dapat kami setujui."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        detail=_("Alasan: {detail}"),
        written={"amount": rupiah},
    )
)
REFUND_DONE = TEMPLATES.register(
    Template(
        key="orders.refund_done",
        topic=Topic.ORDERS,
        title=_("Dana sudah dikembalikan"),
        body=_("Dana {amount} dari pesanan {order_id} sudah kami kembalikan."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        advice=_("Bank atau dompet digital Anda dapat memerlukan beberapa hari untuk menampilkannya."),
        written={"amount": rupiah},
    )
)
REFUND_FAILED = TEMPLATES.register(
    Template(
        key="orders.refund_failed",
        topic=Topic.ORDERS,
        title=_("Pengembalian dana tertunda"),
        body=_("Dana {amount} dari pesanan {order_id} belum dapat dikirim. Tim kami akan menyelesaikannya."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        detail=_("Kami kirim ulang paling lambat {until}."),
        written={"amount": rupiah, "until": moment},
    )
)
SEAT_OFFERED = TEMPLATES.register(
    Template(
        key="orders.seat_offered",
        topic=Topic.ORDERS,
        title=_("Kursi tersedia untuk Anda"),
        body=_("Satu kursi {title} kami tahan untuk Anda sampai {until}."),
        path="/product/{kind}/{slug}",
        action=_("Pesan sekarang"),
        advice=_("Lewat dari waktu itu, kursi ditawarkan kepada orang berikutnya dalam antrean."),
        written={"until": moment},
    )
)
OFFER_EXPIRED = TEMPLATES.register(
    Template(
        key="orders.offer_expired",
        topic=Topic.ORDERS,
        title=_("Tawaran kursi berakhir"),
        body=_("Waktu untuk memesan kursi {title} sudah habis. Anda dapat kembali masuk daftar tunggu."),
        path="/product/{kind}/{slug}",
        action=_("Lihat produk"),
    )
)
CREDIT_NOTE = TEMPLATES.register(
    Template(
        key="orders.credit_note",
        topic=Topic.ORDERS,
        title=_("Nota kredit {number}"),
        body=_("Nota kredit {number} senilai {total} untuk faktur {invoice} sudah diterbitkan."),
        path="/payment/transaction/detail/{order_id}",
        action=_("Lihat pesanan"),
        advice=_("Nota kredit terlampir dalam bentuk PDF."),
        written={"total": rupiah},
    )
)
TAX_INVOICE = TEMPLATES.register(
    Template(
        key="orders.tax_invoice",
        topic=Topic.ORDERS,
        title=_("Faktur pajak Anda sudah terbit"),
        body=_("Faktur pajak {number} untuk pesanan {order_id} sudah disetujui kantor pajak."),
        path="/payment/transaction/detail/{order_id}",
        action=_("Lihat pesanan"),
        advice=_("PDF-nya dapat diunduh di halaman pesanan begitu tersedia."),
    )
)
REFUND_ACCOUNT_ASKED = TEMPLATES.register(
    Template(
        key="orders.refund_account_asked",
        topic=Topic.ORDERS,
        title=_("Ke mana uang Anda kami kirim?"),
        body=_(
            "Isi rekening bank Anda di halaman pesanan {order_id} agar dana {amount} dapat kami transfer. "
            "Tidak ada batas waktunya; dana kami kirim setelah rekening terisi."
        ),
        path=_DETAIL + "#refund-account",
        action=_("Isi rekening tujuan"),
        detail=_("Dari tim kami: {detail}"),
        advice=_("Kami tidak pernah meminta PIN, OTP, atau kata sandi."),
        written={"amount": rupiah},
    )
)
REFUND_ACCOUNT_GIVEN = TEMPLATES.register(
    Template(
        key="orders.refund_account_given",
        topic=Topic.ORDERS,
        title=_("Rekening tujuan sudah kami catat"),
        body=_("Dana {amount} dari pesanan {order_id} akan kami kirim ke {account}."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        advice=_(
            "Bukan Anda yang mengisinya? Ubah rekeningnya di halaman pesanan dan ganti kata sandi Anda."
        ),
        written={"amount": rupiah},
    )
)
REFUND_WITHDRAWN = TEMPLATES.register(
    Template(
        key="orders.refund_withdrawn",
        topic=Topic.ORDERS,
        title=_("Pengembalian dana tidak dilanjutkan"),
        body=_("Pengembalian dana {amount} dari pesanan {order_id} tidak kami lanjutkan."),
        path=_DETAIL,
        action=_("Lihat pesanan"),
        advice=_("Buka pesanan Anda untuk melihat pilihan yang tersedia, atau hubungi kami."),
        written={"amount": rupiah},
    )
)
