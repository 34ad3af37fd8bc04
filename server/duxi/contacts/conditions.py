"""Conditions of segments: each has a name, a type of value and a filter."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Any, Literal

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from duxi.accounts.models import LoginSession
from duxi.commerce.models import SETTLED, CompanyMember, Order
from duxi.contacts.models import Contact, ContactKind
from duxi.contacts.queries import contacts, suppressed_address, with_news
from duxi.core.clock import now
from duxi.core.errors import Invalid, Message
from duxi.core.registry import Registry
from duxi.corporate.models import Member
from duxi.entitlements.models import LIVE, Entitlement
from duxi.exams.models import Attempt, AttemptStatus, UnitResult
from duxi.exams.policies import ASSESSMENT, FREE_ASSESSMENT
from duxi.learning.models import ChosenRole

Input = Literal[
    "yes", "days", "tags", "locales", "kind", "text", "instansi", "job-roles", "products", "users"
]
Days = Annotated[int, Field(ge=1, le=3_650)]
Ids = Annotated[list[Annotated[int, Field(ge=1, lt=2**31)]], Field(min_length=1, max_length=50)]
Words = Annotated[
    list[Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]],
    Field(min_length=1, max_length=20),
]
Short = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=100)]
MOST = 12
_ASSESSMENTS = (ASSESSMENT.name, FREE_ASSESSMENT.name)


@dataclass(frozen=True)
class Condition:
    """One condition; `input` is the form field, `type` the validated type."""

    name: str
    label: Message
    input: Input
    type: Any
    q: Callable[[Any], Q]


class UnknownCondition(Invalid):
    """A condition is unknown or has an invalid value."""

    message = gettext_lazy("Periksa kembali syarat segmen ini.")


CONDITIONS: Registry[str, Condition] = Registry("segment conditions", key=lambda condition: condition.name)


def _finished() -> QuerySet[Attempt]:
    return Attempt.objects.filter(
        participant=OuterRef("user"), policy__in=_ASSESSMENTS, status=AttemptStatus.FINISHED
    )


def _has_gaps(_value: bool) -> Q:
    missing = UnitResult.objects.filter(
        attempt__participant=OuterRef("user"),
        attempt__policy__in=_ASSESSMENTS,
        attempt__status=AttemptStatus.FINISHED,
        competent=False,
    )
    return Q(Exists(missing))


def _bought(_value: bool) -> Q:
    return Q(Exists(Order.objects.filter(buyer=OuterRef("user"), status__in=SETTLED)))


def _owns(products: list[int]) -> Q:
    seats = Entitlement.objects.filter(holder=OuterRef("user"), product__in=products, status__in=LIVE)
    return Q(Exists(seats))


def _active_within(days: int) -> Q:
    since = now() - timedelta(days=days)
    return Q(Exists(LoginSession.objects.filter(user=OuterRef("user"), last_used_at__gte=since)))


def _has_role(roles: list[int]) -> Q:
    chosen = ChosenRole.objects.filter(user=OuterRef("user"), job_role__in=roles)
    sat = Attempt.objects.filter(participant=OuterRef("user"), blueprint__job_role__in=roles)
    return Q(Exists(chosen)) | Q(Exists(sat))


def _of_instansi(instansi: list[int]) -> Q:
    return Q(Exists(CompanyMember.objects.filter(user=OuterRef("user"), instansi__in=instansi)))


def _in_company(_value: bool) -> Q:
    return Q(Exists(Member.objects.filter(user=OuterRef("user"), left_at=None)))


for _condition in (
    Condition(
        "finished_assessment",
        gettext_lazy("Sudah menyelesaikan asesmen"),
        "yes",
        bool,
        lambda _value: Q(Exists(_finished())),
    ),
    Condition("has_gaps", gettext_lazy("Asesmennya menunjukkan celah"), "yes", bool, _has_gaps),
    Condition("has_bought", gettext_lazy("Pernah membeli"), "yes", bool, _bought),
    Condition("owns_product", gettext_lazy("Memiliki produk"), "products", Ids, _owns),
    Condition("job_role", gettext_lazy("Peran jabatan"), "job-roles", Ids, _has_role),
    Condition("instansi", gettext_lazy("Instansi"), "instansi", Ids, _of_instansi),
    Condition(
        "organisation",
        gettext_lazy("Nama instansi atau perusahaan memuat"),
        "text",
        Short,
        lambda text: Q(organisation__icontains=text),
    ),
    Condition("company_member", gettext_lazy("Anggota perusahaan"), "yes", bool, _in_company),
    Condition("active_within", gettext_lazy("Aktif dalam (hari)"), "days", Days, _active_within),
    Condition(
        "created_within",
        gettext_lazy("Dikenal sejak (hari)"),
        "days",
        Days,
        lambda days: Q(created_at__gte=now() - timedelta(days=days)),
    ),
    Condition("tags", gettext_lazy("Punya tag"), "tags", Words, lambda tags: Q(tags__overlap=tags)),
    Condition("locale", gettext_lazy("Bahasa"), "locales", Words, lambda codes: Q(locale__in=codes)),
    Condition("news", gettext_lazy("Setuju dikirimi kabar"), "yes", bool, lambda _value: with_news()),
    Condition(
        "suppressed", gettext_lazy("Alamatnya ditahan"), "yes", bool, lambda _value: Q(suppressed_address())
    ),
    Condition("has_account", gettext_lazy("Punya akun"), "yes", bool, lambda _value: Q(user__isnull=False)),
    Condition(
        "is_staff", gettext_lazy("Bekerja di Duxi"), "yes", bool, lambda _value: Q(user__is_staff=True)
    ),
    Condition(
        "kind",
        gettext_lazy("Jenis kontak"),
        "kind",
        ContactKind,
        lambda kind: Q(kind=kind),
    ),
    Condition("owner", gettext_lazy("Penanggung jawab"), "users", Ids, lambda ids: Q(owner__in=ids)),
):
    CONDITIONS.register(_condition)


def in_segment(conditions: Sequence[Any]) -> QuerySet[Contact]:
    """The contacts that meet all conditions; raises `UnknownCondition`."""
    found = contacts()
    for number, condition in enumerate(checked(conditions)):
        known = CONDITIONS[condition["name"]]
        wanted = known.q(_value(known, condition, number))
        found = found.exclude(pk__in=_matching(wanted)) if condition["is_negated"] else found.filter(wanted)
    return found


def _matching(wanted: Q) -> QuerySet[Contact, Any]:
    return contacts().filter(wanted).values("pk")


def checked(conditions: Sequence[Any]) -> list[dict[str, Any]]:
    """The conditions in their stored form; raises `UnknownCondition`."""
    if len(conditions) > MOST:
        text = _("Paling banyak {count} syarat.").format(count=MOST)
        raise UnknownCondition(errors={"conditions": [text]})
    return [_checked(number, dict(one)) for number, one in enumerate(conditions)]


def _checked(number: int, condition: dict[str, Any]) -> dict[str, Any]:
    known = CONDITIONS.get(str(condition.get("name")))
    if known is None:
        raise _refusal(number)
    value = _value(known, condition, number)
    return {
        "name": known.name,
        "value": value.value if isinstance(value, ContactKind) else value,
        "is_negated": bool(condition.get("is_negated")),
    }


def _value(known: Condition, condition: dict[str, Any], number: int) -> Any:
    if known.input == "yes":
        return True
    try:
        return TypeAdapter(known.type).validate_python(condition.get("value"))
    except ValidationError as error:
        raise _refusal(number) from error


def _refusal(number: int) -> UnknownCondition:
    text = _("Syarat ke-{number} belum lengkap.").format(number=number + 1)
    return UnknownCondition(errors={"conditions": [text], f"conditions.{number}": [text]})
