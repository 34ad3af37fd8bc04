"""Exports of the lists of users, groups, chat agents, searches and the audit log."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import ApiKey
from duxi.audit.queries import entries
from duxi.backoffice.chats import agents
from duxi.backoffice.content import search
from duxi.backoffice.queries.chat_agents import AGENTS, agent_rows
from duxi.backoffice.reports.lists import ListColumn, ListExport, register_list
from duxi.backoffice.system import api_keys, audit, groups, users
from duxi.files.data_sheets import Kind
from duxi.search.models import FruitlessSearch, PopularSearch

_NAME, _EMAIL = ListColumn(_("Nama"), "fullname"), ListColumn(_("Email"), "email", Kind.TEXT)
_LAST = ListColumn(_("Terakhir dipakai"), "last_used_at", Kind.MOMENT)
_CREATED = ListColumn(_("Dibuat"), "created_at", Kind.MOMENT)

register_list(
    ListExport(
        name="users",
        title=_("Pengguna"),
        permission=users.VIEW,
        listing=users.USERS,
        rows=lambda _user: users.user_rows(),
        columns=(
            _NAME,
            _EMAIL,
            ListColumn(_("Nama pengguna"), "username", Kind.TEXT),
            ListColumn(_("Aktif"), "is_active"),
            ListColumn(_("Staf"), "is_staff"),
            ListColumn(_("Grup"), "group_names"),
            ListColumn(_("Verifikasi dua langkah"), "has_two_factor"),
            _LAST,
            _CREATED,
        ),
    )
)
register_list(
    ListExport(
        name="groups",
        title=_("Grup"),
        permission=groups.VIEW,
        listing=groups.GROUP_LIST,
        rows=lambda _user: groups.group_rows(),
        columns=(
            ListColumn(_("Nama"), "name"),
            ListColumn(_("Anggota"), "member_count", Kind.INTEGER),
            ListColumn(_("Izin"), "permission_count", Kind.INTEGER),
        ),
    )
)
register_list(
    ListExport(
        name="chat-agents",
        title=_("Agen"),
        permission=agents.VIEW,
        listing=AGENTS,
        rows=lambda _user: agent_rows(),
        columns=(
            _NAME,
            _EMAIL,
            ListColumn(_("Kapasitas"), "capacity", Kind.INTEGER),
            ListColumn(_("Chat terbuka"), "open_count", Kind.INTEGER),
            ListColumn(_("Tim"), "team_names"),
            ListColumn(_("Terakhir aktif"), "last_seen_at", Kind.MOMENT),
        ),
    )
)
register_list(
    ListExport(
        name="api-keys",
        title=_("Kunci API"),
        permission=api_keys.VIEW,
        listing=api_keys.API_KEYS,
        rows=lambda _user: ApiKey.objects.select_related("owner"),
        columns=(
            ListColumn(_("Nama"), "name"),
            ListColumn(_("Awalan"), "prefix", Kind.TEXT),
            ListColumn(_("Pemilik"), "owner.fullname"),
            _CREATED,
            ListColumn(_("Berlaku sampai"), "expires_at", Kind.MOMENT),
            _LAST,
            ListColumn(_("Dicabut"), "revoked_at", Kind.MOMENT),
        ),
    )
)
register_list(
    ListExport(
        name="audit-log",
        title=_("Log audit"),
        permission=audit.VIEW,
        listing=audit.AUDIT_LOG,
        rows=lambda _user: entries(),
        columns=(
            ListColumn(_("Waktu"), "at", Kind.MOMENT),
            ListColumn(_("Oleh"), "actor.fullname"),
            ListColumn(_("Tindakan"), "get_action_display"),
            ListColumn(_("Jenis"), "model", Kind.TEXT),
            ListColumn(_("Nomor"), "object_id", Kind.TEXT),
        ),
    )
)
register_list(
    ListExport(
        name="fruitless-searches",
        title=_("Pencarian tanpa hasil"),
        permission="search.view_fruitlesssearch",
        listing=search.FRUITLESS,
        rows=lambda _user: FruitlessSearch.objects.all(),
        columns=(
            ListColumn(_("Pencarian"), "query"),
            ListColumn(_("Berapa kali"), "times", Kind.INTEGER),
            ListColumn(_("Pada berapa hari"), "days", Kind.INTEGER),
            ListColumn(_("Terakhir"), "last_day", Kind.DAY),
        ),
    )
)
register_list(
    ListExport(
        name="popular-searches",
        title=_("Pencarian populer"),
        permission="search.view_fruitlesssearch",
        listing=search.POPULAR,
        rows=lambda _user: PopularSearch.objects.all(),
        columns=(
            ListColumn(_("Pencarian"), "query"),
            ListColumn(_("Berapa orang"), "people", Kind.INTEGER),
            ListColumn(_("Hasil"), "hits", Kind.INTEGER),
            ListColumn(_("Terakhir"), "last_day", Kind.DAY),
            ListColumn(_("Disembunyikan"), "is_hidden"),
        ),
    )
)
