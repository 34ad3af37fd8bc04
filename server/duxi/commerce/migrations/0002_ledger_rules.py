"""What the database itself holds of the ledger, its refunds and its invoices, and the tax rates by law."""

from django.db import migrations

APPEND_ONLY = ("commerce_ledgerentry", "commerce_invoice", "commerce_orderevent", "commerce_paymentnotification")

FORBID = """
CREATE FUNCTION commerce_forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
"""

REFUND_GUARD = """
CREATE FUNCTION commerce_refunds_within_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM commerce_order WHERE id = NEW.order_id FOR UPDATE;
    IF (SELECT sum(amount) FROM commerce_ledgerentry
        WHERE order_id = NEW.order_id AND kind IN ('payment', 'refund')) > 0 THEN
        RAISE EXCEPTION 'more refunded than paid' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER refunds_within_payments AFTER INSERT ON commerce_ledgerentry
    FOR EACH ROW WHEN (NEW.kind = 'refund') EXECUTE FUNCTION commerce_refunds_within_payments();
"""
DROP_REFUND_GUARD = """
DROP TRIGGER refunds_within_payments ON commerce_ledgerentry;
DROP FUNCTION commerce_refunds_within_payments();
"""

# The invoice's row is locked while its credit notes are added up, so that two at a time cannot pass.
CREDIT_GUARD = """
CREATE FUNCTION commerce_credit_within_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    invoiced bigint;
    credited bigint;
BEGIN
    SELECT total INTO invoiced FROM commerce_invoice WHERE id = NEW.refers_to_id FOR UPDATE;
    SELECT coalesce(sum(total), 0) INTO credited FROM commerce_invoice WHERE refers_to_id = NEW.refers_to_id;
    IF credited + NEW.total > invoiced THEN
        RAISE EXCEPTION 'credit notes exceed their invoice' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER credit_within_invoice BEFORE INSERT ON commerce_invoice
    FOR EACH ROW WHEN (NEW.refers_to_id IS NOT NULL) EXECUTE FUNCTION commerce_credit_within_invoice();
"""
DROP_CREDIT_GUARD = """
DROP TRIGGER credit_within_invoice ON commerce_invoice;
DROP FUNCTION commerce_credit_within_invoice();
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
    replaces = [
        ("commerce", "0006_books"),
        ("commerce", "0007_refunds_within_payments"),
        ("commerce", "0009_credit_within_invoice"),
    ]
    dependencies = [("commerce", "0001_baseline")]

    operations = [
        migrations.RunSQL(RATES, "DELETE FROM commerce_taxrate"),
        migrations.RunSQL(FORBID + _triggers(), _drop_triggers()),
        migrations.RunSQL(REFUND_GUARD, DROP_REFUND_GUARD),
        migrations.RunSQL(CREDIT_GUARD, DROP_CREDIT_GUARD),
    ]
