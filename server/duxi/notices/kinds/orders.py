"""What buyers hear about their orders."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template, moment, rupiah

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
        body=_("Pesanan {order_id} sudah menjadi milik Anda tanpa biaya. Selamat belajar!"),
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
        path="/payment/transaction/detail/{order_id}",
        action=_("Lihat pesanan"),
        advice=_("Masih berminat? Anda dapat memesannya kembali selama kursinya tersedia."),
        written={"total": rupiah},
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
