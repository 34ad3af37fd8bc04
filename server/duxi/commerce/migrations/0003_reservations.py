import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import F, Q


class Migration(migrations.Migration):
    dependencies = [("commerce", "0002_ledger_rules")]

    operations = [
        migrations.RemoveConstraint("checkouthold", "hold_expires_later"),
        migrations.RemoveConstraint("heldseat", "held_seat_once"),
        migrations.RemoveConstraint("heldseat", "held_seat_positive"),
        migrations.RemoveConstraint("heldvoucher", "held_voucher_once"),
        migrations.RenameModel("CheckoutHold", "CheckoutReservation"),
        migrations.RenameModel("HeldSeat", "ReservedSeat"),
        migrations.RenameModel("HeldVoucher", "ReservedVoucher"),
        migrations.RenameField("reservedseat", "hold", "reservation"),
        migrations.RenameField("reservedvoucher", "hold", "reservation"),
        migrations.AlterField(
            model_name="checkoutreservation",
            name="owner",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="checkout_reservation",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddConstraint(
            "checkoutreservation",
            models.CheckConstraint(
                condition=Q(expires_at__gt=F("created_at")), name="reservation_expires_later"
            ),
        ),
        migrations.AddConstraint(
            "reservedseat",
            models.UniqueConstraint(fields=["reservation", "product"], name="reserved_seat_once"),
        ),
        migrations.AddConstraint(
            "reservedseat",
            models.CheckConstraint(condition=Q(quantity__gte=1), name="reserved_seat_positive"),
        ),
        migrations.AddConstraint(
            "reservedvoucher",
            models.UniqueConstraint(fields=["reservation", "voucher"], name="reserved_voucher_once"),
        ),
    ]
