"""What buyers hear about their orders."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template, rupiah

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
