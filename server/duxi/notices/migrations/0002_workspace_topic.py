"""What colleagues hear of wall, tasks and reports has a topic of its own."""

from django.db import migrations, models

TOPICS = [
    ("security", "Keamanan akun"),
    ("orders", "Pesanan dan pembayaran"),
    ("learning", "Belajar dan asesmen"),
    ("news", "Kabar dan penawaran"),
    ("workspace", "Ruang kerja"),
]
_MOVE = """
UPDATE notices_notification SET topic = 'workspace'
WHERE topic = 'learning' AND (template LIKE 'wall.%' OR template LIKE 'task.%' OR template LIKE 'report.%')
"""
_COPY = """
INSERT INTO notices_channelpreference (user_id, topic, channel, is_on)
SELECT chosen.user_id, 'workspace', chosen.channel, chosen.is_on
FROM notices_channelpreference AS chosen JOIN accounts_user ON accounts_user.id = chosen.user_id
WHERE chosen.topic = 'learning' AND accounts_user.is_staff
ON CONFLICT DO NOTHING
"""
_BACK = """
UPDATE notices_notification SET topic = 'learning' WHERE topic = 'workspace';
DELETE FROM notices_channelpreference WHERE topic = 'workspace'
"""


class Migration(migrations.Migration):
    dependencies = [("notices", "0001_inbox"), ("accounts", "0001_initial")]

    operations = [
        migrations.AlterField(
            model_name="notification",
            name="topic",
            field=models.CharField(choices=TOPICS, max_length=10),
        ),
        migrations.AlterField(
            model_name="channelpreference",
            name="topic",
            field=models.CharField(choices=TOPICS, max_length=10),
        ),
        migrations.RunSQL([_MOVE, _COPY], _BACK),
    ]
