from django.db import migrations, models

# Seats that were sold before they were compared with their rows are taken as sold elsewhere.
BASELINE = """
UPDATE catalog_product AS product SET sold_elsewhere = GREATEST(0, product.sold - (
    (SELECT COALESCE(SUM(line.quantity), 0) FROM commerce_orderline line
        JOIN commerce_order o ON o.id = line.order_id
        WHERE line.product_id = product.id
        AND (line.service = 'served' OR (line.service = 'waiting' AND o.status = 'pending')))
    + (SELECT COALESCE(SUM(part.quantity), 0) FROM commerce_orderlinepart part
        JOIN commerce_orderline line ON line.id = part.line_id
        JOIN commerce_order o ON o.id = line.order_id
        WHERE part.product_id = product.id
        AND (line.service = 'served' OR (line.service = 'waiting' AND o.status = 'pending')))
    + (SELECT COALESCE(SUM(seat.quantity), 0) FROM commerce_heldseat seat WHERE seat.product_id = product.id)
    + (SELECT COUNT(*) FROM commerce_waitingentry entry
        WHERE entry.product_id = product.id AND entry.status = 'offered')
    + (SELECT COUNT(*) FROM commerce_classvoucher voucher
        WHERE voucher.product_id = product.id AND voucher.used_at IS NOT NULL)
))
"""


class Migration(migrations.Migration):
    dependencies = [("commerce", "0012_payouts_and_cases"), ("catalog", "0007_counters")]

    operations = [
        migrations.AlterField(
            model_name="moneycase",
            name="kind",
            field=models.CharField(
                choices=[
                    ("unknown_order", "Pesanan tidak dikenal"),
                    ("other_amount", "Jumlah berbeda"),
                    ("surplus", "Bayar lebih atau dua kali"),
                    ("chargeback", "Ditarik kembali oleh bank"),
                    ("refund_failed", "Pengembalian gagal"),
                    ("unserved", "Lunas, belum terlayani"),
                    ("made_outside", "Dikembalikan di luar aplikasi"),
                    ("books", "Pembukuan tidak cocok"),
                    ("counter", "Hitungan tidak cocok"),
                ],
                max_length=13,
                verbose_name="jenis",
            ),
        ),
        migrations.RunSQL(BASELINE, migrations.RunSQL.noop),
    ]
