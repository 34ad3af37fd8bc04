from django.db import migrations

APPEND_ONLY = ("commerce_ledgerentry", "commerce_invoice", "commerce_orderevent", "commerce_paymentnotification")

FORBID = """
CREATE FUNCTION commerce_forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
"""

# What orders of the time before the books were charged, paid, and let go.
OPEN_BOOKS = """
INSERT INTO commerce_ledgerentry (order_id, at, kind, amount, method, reference, note)
    SELECT id, created_at, 'charge', total, '', 'order', '' FROM commerce_order WHERE total > 0
    UNION ALL
    SELECT id, paid_at, 'payment', -total, payment_method, transaction_id, '' FROM commerce_order
    WHERE total > 0 AND status = 'paid'
    UNION ALL
    SELECT id, ended_at, 'reversal', -total, '', 'order', '' FROM commerce_order
    WHERE total > 0 AND status IN ('expired', 'cancelled')
"""

RATES = """
INSERT INTO commerce_taxrate (valid_from, percent, base_numerator, base_denominator, source) VALUES
    ('2010-04-01', 10, 1, 1, 'UU 42/2009'),
    ('2022-04-01', 11, 1, 1, 'UU 7/2021'),
    ('2025-01-01', 12, 11, 12, 'UU 7/2021, PMK 131/2024')
"""


def _triggers() -> str:
    return "".join(
        f"CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON {table} "
        "FOR EACH ROW EXECUTE FUNCTION commerce_forbid_change();"
        for table in APPEND_ONLY
    )


def _drop_triggers() -> str:
    drops = "".join(f"DROP TRIGGER append_only ON {table};" for table in APPEND_ONLY)
    return drops + "DROP FUNCTION commerce_forbid_change();"


class Migration(migrations.Migration):
    dependencies = [("commerce", "0005_money")]

    operations = [
        migrations.RunSQL(OPEN_BOOKS, migrations.RunSQL.noop),
        migrations.RunSQL(RATES, "DELETE FROM commerce_taxrate"),
        migrations.RunSQL(FORBID + _triggers(), _drop_triggers()),
    ]
