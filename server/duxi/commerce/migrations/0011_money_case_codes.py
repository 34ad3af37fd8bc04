"""Cases keep what was found as a code with parameters, so that it is told in the reader's language.

Cases of the previous release are recognised by their Indonesian sentence; others keep only that.
"""

import re

from django.db import migrations, models

_MONEY = r"(Rp\xa0[\d.]+)"
_STATUSES = {
    "menunggu dibayar": "pending",
    "dana dicadangkan pada kartu": "authorize",
    "ditolak oleh bank atau penerbit": "deny",
    "gagal diproses": "failure",
    "dibatalkan": "cancel",
    "lewat batas waktu bayar": "expire",
    "dana masuk": "settlement",
    "dana dikembalikan seluruhnya": "refund",
    "dana dikembalikan sebagian": "partial_refund",
    "ditarik seluruhnya oleh bank": "chargeback",
    "ditarik sebagian oleh bank": "partial_chargeback",
    "status lain dari penyedia pembayaran": "other",
}
_SENTENCES = (
    ("surplus", rf"Dana {_MONEY} lebih dari tagihan dan belum dikembalikan\.", ("amount",)),
    ("taken_back", r"Pembayaran ditarik kembali: (.+)\.", ("status",)),
    ("other_amount", rf"Jumlah dilaporkan (.+), seharusnya {_MONEY}\.", ("reported", "expected")),
    (
        "refund_of_other_amount",
        rf"Pengembalian dilaporkan {_MONEY}, kami {_MONEY}\.",
        ("reported", "expected"),
    ),
    ("outside", rf"Dana {_MONEY} dikembalikan di luar aplikasi\.", ("amount",)),
    (
        "outside_beyond_paid",
        rf"Pengembalian {_MONEY} di luar aplikasi melebihi dana yang pernah masuk\.",
        ("amount",),
    ),
    ("paid_again", r"Pembayaran masuk saat pesanan sudah lunas\.", ()),
    ("paid_again_by", r"Pembayaran lewat (.+) masuk saat pesanan sudah lunas\.", ("method",)),
    ("paid_after_end", r"Pembayaran masuk saat pesanan sudah tidak berlaku\.", ()),
    ("paid_after_end_by", r"Pembayaran lewat (.+) masuk saat pesanan sudah tidak berlaku\.", ("method",)),
    ("books", r"Pembukuan tidak cocok: (.+)\.", ("check",)),
)
_UNKNOWN_ORDER = re.compile(r"(.+): (.+)\.")
_COUNTER = re.compile(r".+? – (.+): tercatat (-?\d+), menurut rinciannya (-?\d+)\.")
_REFUSAL_CODE = re.compile(r"\((\d+)\)$")
_MORE_THAN_PAID = "Jumlahnya melebihi"


def recognise(kind, reference, text):
    """The code and the parameters of a stored sentence; none if it is not known."""
    if kind == "unserved":
        return "without_seat", {"title": text}
    if kind == "unknown_order":
        return _unknown_order(text)
    if kind == "refund_failed":
        return _refusal(text)
    if kind == "counter":
        return _counter(reference, text)
    for code, pattern, names in _SENTENCES:
        found = re.fullmatch(pattern, text)
        if found:
            values = zip(names, found.groups(), strict=True)
            return code, {name: _value(name, value) for name, value in values}
    return "", {}


def _value(name, value):
    if name == "status":
        return _STATUSES.get(value, value)
    digits = value.removeprefix("Rp\xa0").replace(".", "")
    return int(digits) if value.startswith("Rp\xa0") and digits.isdecimal() else value


def _unknown_order(text):
    found = _UNKNOWN_ORDER.fullmatch(text)
    if not found or found[2] not in _STATUSES:
        return "", {}
    status = {"status": _STATUSES[found[2]]}
    if found[1] == "Cara lain":
        return "unknown_order_somehow", status
    return "unknown_order", {"method": found[1], **status}


def _refusal(text):
    code = _REFUSAL_CODE.search(text)
    words = "exceeds" if text.startswith(_MORE_THAN_PAID) else ""
    return ("refund_refused", {"refusal": f"{code[1]}: {words}"}) if code else ("", {})


def _counter(reference, text):
    found = _COUNTER.fullmatch(text)
    if not found:
        return "", {}
    name = reference.partition(":")[0]
    return "counter", {
        "counter": name,
        "row": found[1],
        "stored": int(found[2]),
        "counted": int(found[3]),
    }


def name_findings(apps, schema_editor):
    rows = apps.get_model("commerce", "MoneyCase").objects.filter(code="")
    changed = []
    for case in rows.iterator():
        case.code, case.params = recognise(case.kind, case.reference, case.text)
        if case.code:
            changed.append(case)
    rows.model.objects.bulk_update(changed, ["code", "params"], batch_size=500)


class Migration(migrations.Migration):
    dependencies = [("commerce", "0010_status_label")]

    operations = [
        migrations.AddField(
            model_name="moneycase",
            name="code",
            field=models.CharField(blank=True, db_default="", default="", max_length=24),
        ),
        migrations.AddField(
            model_name="moneycase",
            name="params",
            field=models.JSONField(blank=True, db_default={}, default=dict),
        ),
        migrations.RunPython(name_findings, migrations.RunPython.noop),
    ]
