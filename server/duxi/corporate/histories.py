"""A company's history as sentences."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from django.db.models import Prefetch, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.corporate.models import CompanyEvent, CompanyEventKind, Member, Quotation, QuotationStatus

NAMED = 3
"""How many people are named; of more, only the number."""
_INSTALMENT = re.compile(r"(?P<order>.+) \((?P<number>\d+)\)")
_OF_DETAIL = {
    CompanyEventKind.INVITED: gettext_lazy("Undangan dikirim kepada {detail}"),
    CompanyEventKind.JOINED: gettext_lazy("{detail} bergabung"),
    CompanyEventKind.CAMPAIGN: gettext_lazy("TNA “{detail}” dibuka"),
    CompanyEventKind.QUOTATION: gettext_lazy("Penawaran {detail} diminta"),
    CompanyEventKind.ORDERED: gettext_lazy("Pesanan {detail} dibuat"),
}
_ANSWERS = {
    QuotationStatus.ACCEPTED: gettext_lazy("Penawaran {number} disetujui"),
    QuotationStatus.DECLINED: gettext_lazy("Penawaran {number} tidak dilanjutkan"),
}


@dataclass(frozen=True)
class Step:
    """An event of the history with its sentence."""

    event: CompanyEvent
    sentence: str


def steps_of(events: QuerySet[CompanyEvent]) -> list[Step]:
    """The events with sentences, in three queries plus one for translated titles."""
    people = Prefetch("people", Member.objects.select_related("user").order_by("pk"))
    rows = list(events.select_related("company", "made_by", "product").prefetch_related(people))
    answers = _answers(rows)
    titles = titles_of_products(row.product for row in rows if row.product)
    return [Step(row, _sentence(row, answers, titles)) for row in rows]


def _answers(events: Collection[CompanyEvent]) -> dict[str, str]:
    numbers = [_number(event) for event in events if event.kind == CompanyEventKind.ANSWERED]
    found = Quotation.objects.filter(number__in=numbers)
    return dict(found.values_list("number", "status")) if numbers else {}


def _number(event: CompanyEvent) -> str:
    """Older events contain the answer after the number."""
    return event.detail.partition(":")[0]


def _sentence(event: CompanyEvent, answers: Mapping[str, str], titles: Titles) -> str:
    kind = CompanyEventKind(event.kind)
    if kind in _OF_DETAIL and event.detail:
        return _OF_DETAIL[kind].format(detail=event.detail)
    special = {
        CompanyEventKind.LEFT: lambda: _left(event),
        CompanyEventKind.ANSWERED: lambda: _answered(_number(event), answers),
        CompanyEventKind.PAID: lambda: _paid(event.detail),
        CompanyEventKind.ASSIGNED: lambda: _assigned(event, titles),
        CompanyEventKind.REVOKED: lambda: _revoked(event, titles),
    }
    return (special[kind]() if kind in special else "") or str(kind.label)


def _left(event: CompanyEvent) -> str:
    names = _names(event) or event.detail
    return _("{names} keluar dari perusahaan").format(names=names) if names else ""


def _answered(number: str, answers: Mapping[str, str]) -> str:
    sentence = _ANSWERS.get(QuotationStatus(answers[number])) if number in answers else None
    return sentence.format(number=number) if sentence else ""


def _paid(detail: str) -> str:
    found = _INSTALMENT.fullmatch(detail)
    return _("Termin {number} pesanan {order} dibayar").format(**found.groupdict()) if found else ""


def _assigned(event: CompanyEvent, titles: Titles) -> str:
    names = _names(event)
    if event.product and names:
        title = shown_title(event.product, titles)
        return _("Kursi {title} dibagikan kepada {names}").format(title=title, names=names)
    count = int(event.detail) if event.detail.isdecimal() else 0
    return ngettext("{n} kursi dibagikan", "{n} kursi dibagikan", count).format(n=count) if count else ""


def _revoked(event: CompanyEvent, titles: Titles) -> str:
    names = _names(event)
    if not event.product or not names:
        return ""
    return _("Kursi {title} ditarik dari {names}").format(
        title=shown_title(event.product, titles), names=names
    )


def _names(event: CompanyEvent) -> str:
    names = [member.user.fullname for member in event.people.all()]
    rest = len(names) - NAMED
    named = ", ".join(names[:NAMED])
    others = ngettext("{names}, dan {n} anggota lain", "{names}, dan {n} anggota lain", max(rest, 1))
    return others.format(names=named, n=rest) if rest > 0 else named
