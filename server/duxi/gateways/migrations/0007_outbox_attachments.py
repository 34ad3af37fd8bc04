"""Files of the outbox are attachments; mails that were logged before name them so, too."""

import json

import django.db.models.deletion
from django.db import migrations, models

from duxi.core.secrets import decrypt, encrypt

_MAKERS = {
    "duxi.commerce.actions.invoice_mails.made": "duxi.commerce.invoicing.actions.invoice_mails.made",
    "duxi.commerce.tax_invoice_links.made": "duxi.commerce.invoicing.tax_invoice_links.made",
    "duxi.corporate.reports.enclosure": "duxi.corporate.reports.attachment",
    "duxi.assessors.calendar.enclosure": "duxi.assessors.calendar.attachment",
    "duxi.workspace.enclosures.report_file": "duxi.workspace.attachments.report_file",
}


def rewrite_logged_mails(apps, schema_editor):
    sent_mails = apps.get_model("gateways", "SentMail").objects.exclude(encrypted="")
    for sent in sent_mails.only("encrypted").iterator(chunk_size=500):
        mail = json.loads(decrypt(sent.encrypted))
        attachments = mail.pop("encloses", [])
        for one in attachments:
            one["maker"] = _MAKERS.get(one["maker"], one["maker"])
        mail["attachments"] = mail.pop("enclosures", [])
        content = encrypt(json.dumps({"mail": mail, "attachments": attachments}))
        sent_mails.filter(pk=sent.pk).update(encrypted=content)


class Migration(migrations.Migration):
    dependencies = [("gateways", "0006_masked_card")]

    operations = [
        migrations.RenameModel("OutboxEnclosure", "OutboxAttachment"),
        migrations.AlterField(
            "outboxattachment",
            "message",
            models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="attachments",
                to="gateways.outboxmessage",
            ),
        ),
        migrations.RunPython(rewrite_logged_mails, migrations.RunPython.noop),
    ]
