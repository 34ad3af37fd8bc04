"""Opens the registration form of classes that were bought before there were forms."""

import secrets

from django.db import migrations

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def open_forms(apps, _editor):
    entitlements = apps.get_model("entitlements", "Entitlement")
    registrations = apps.get_model("learning", "Registration")
    participants = apps.get_model("learning", "RegistrationParticipant")
    seats = entitlements.objects.filter(status="active", product__kind__in=["training", "oti"])
    for seat in seats.select_related("holder").order_by("pk").iterator():
        registration, _made = registrations.objects.get_or_create(
            source_kind=seat.source_kind,
            source_reference=seat.source_reference,
            product_id=seat.product_id,
            defaults={
                "number": "REG-" + "".join(secrets.choice(_ALPHABET) for _ in range(8)),
                "owner_id": seat.bought_by_id,
                "created_at": seat.granted_at,
            },
        )
        holder = seat.holder
        participants.objects.create(
            registration=registration,
            entitlement=seat,
            name=holder.fullname[:150] if holder else "",
            email=holder.email if holder else "",
        )


class Migration(migrations.Migration):

    dependencies = [
        ('learning', '0008_registrations_souvenirs_check_ins'),
    ]

    operations = [migrations.RunPython(open_forms, migrations.RunPython.noop)]
