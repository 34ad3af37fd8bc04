"""Every read of exams; `…_for(user)` is the only door to somebody's rows."""

from datetime import datetime

from django.db.models import Q

from duxi.exams.models import Batch, Blueprint


def open_public_batch(*, blueprint: Blueprint, at: datetime, instansi_id: int | None) -> Batch | None:
    """The batch that takes public buyers now: the agency's own before the general, the newest first."""
    is_open = Q(opens_at__lte=at) & (Q(closes_at=None) | Q(closes_at__gt=at))
    batches = Batch.objects.filter(is_open, blueprint=blueprint, accepts_public=True)
    own = batches.filter(instansi=instansi_id).order_by("-opens_at").first() if instansi_id else None
    return own or batches.filter(instansi=None).order_by("-opens_at").first()
