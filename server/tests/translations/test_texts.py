"""The server's texts in seven languages: collected, compiled, chosen, and checked before they are shipped."""

import os
import shutil
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog
from django.utils.translation import ngettext, override

from duxi.config.texts import catalogues, checking
from duxi.config.texts.catalogues import LOCALES, SERVER, bring_up_to_date, compile_all, load, po_file
from duxi.config.texts.checking import problems
from duxi.config.texts.extraction import collected, from_template
from duxi.config.texts.typography import typography_faults

LOGIN = "Silakan login terlebih dahulu"
TRIES = "Kode OTP tidak cocok. Sisa {n} percobaan."


@pytest.fixture(scope="module")
def template():
    return collected(SERVER)


@pytest.fixture(scope="module", autouse=True)
def _checked_catalogues_are_read_once():
    """A test spoils one catalogue of six; what was read from the same bytes before is the same."""
    read = {}

    def from_bytes(locale, folder):
        key = locale, po_file(locale, folder).read_bytes()
        if key not in read:
            read[key] = load(locale, folder)
        return read[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checking, "load", from_bytes)
        yield


@pytest.fixture
def folder(tmp_path):
    """A copy of the catalogues that a test may spoil."""
    return shutil.copytree(catalogues.FOLDER, tmp_path / "locale")


def spoil(folder, locale, change):
    catalog = load(locale, folder)
    change(catalog)
    po_file(locale, folder).write_bytes(catalogues._written(catalog))


def test_the_catalogues_may_be_shipped(template):
    assert problems(template) == []


def test_where_a_record_stands_is_called_its_status(template):
    """One word for one thing: no column, filter or export says "keadaan"."""
    assert [text for text in ("keadaan", "Keadaan") if template.get(text)] == []


def test_texts_are_found_in_python_and_in_templates(template):
    assert template.get(LOGIN).locations[0][0] == "duxi/core/errors.py"
    assert template.get(TRIES).id == (TRIES, TRIES)
    files = {file for message in template for file, _line in message.locations}
    assert any(file.endswith(".html") for file in files)
    assert not any("migrations" in file or file.startswith("tests") for file in files)


PAGE = """
<p>
    <b title="x">{% translate "Halo 'semua'" %}</b>
  {# Translators: di kepala surat #}
      {% blocktranslate with n=name trimmed %}Halo
         {{ n }}, it's{% endblocktranslate %}
  {% blocktranslate count n=total %}satu
hari{% plural %}{{ n }} hari{% endblocktranslate %}{{ _("ya")|upper }} {% translate "Mei" context "bulan" %}
"""


def test_templates_are_read_as_django_reads_them():
    keywords = {"_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
    found = from_template(BytesIO(PAGE.encode()), keywords, ("Translators:",), {})
    assert [(function, texts) for _line, function, texts, _comments in found] == [
        ("gettext", "Halo 'semua'"),
        ("gettext", "Halo %(n)s, it's"),
        ("ngettext", ("satu\nhari", "%(n)s hari", None)),
        ("_", "ya"),
        ("pgettext", ("bulan", "Mei")),
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (None, LOGIN),
        ("id", LOGIN),
        ("en-GB,en;q=0.9", "Please sign in first"),
        ("zh", "请先登录"),
        ("zh-CN", "请先登录"),
        ("ar", "يُرجى تسجيل الدخول أولاً"),
        ("it", "Accedere prima di continuare"),
        ("es-MX", "Inicie sesión primero"),
        ("fr", "Veuillez d’abord vous connecter"),
        ("de", LOGIN),
    ],
)
@pytest.mark.django_db
def test_refusals_speak_the_callers_language(as_, language, sentence):
    headers = {"Accept_Language": language} if language else {}
    answer = as_().with_headers(**headers).get("/account/require-otp")
    assert (answer.status, answer.message) == (401, sentence)


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "That code is not right. 1 try left."),
        ("en", 2, "That code is not right. 2 tries left."),
        ("ar", 2, "الرمز غير صحيح. بقيت محاولتان."),
        ("ar", 4, "الرمز غير صحيح. بقيت 4 محاولات."),
        ("zh-hans", 1, "验证码不正确，还可尝试 1 次。"),
        ("id", 1, "Kode OTP tidak cocok. Sisa 1 percobaan."),
    ],
)
def test_numbers_choose_their_plural_form(language, number, sentence):
    with override(language):
        assert ngettext(TRIES, TRIES, number).format(n=number) == sentence


def test_writing_twice_changes_nothing(template, folder):
    bring_up_to_date(template, "ar", folder)
    once = po_file("ar", folder).read_bytes()
    bring_up_to_date(template, "ar", folder)
    assert po_file("ar", folder).read_bytes() == once == po_file("ar").read_bytes()


def test_a_text_that_was_not_collected_is_named(folder, template):
    spoil(folder, "it", lambda catalog: catalog.delete(LOGIN))
    assert problems(template, folder, ()) == [f"it: not collected, run ./dev texts: {LOGIN!r}"]
    bring_up_to_date(template, "it", folder)
    assert problems(template, folder, ()) == []
    assert load("it", folder).get(LOGIN).string == ""


def test_a_text_that_the_code_has_no_more_is_named_and_goes(folder, template):
    spoil(folder, "fr", lambda catalog: catalog.add("Kalimat lama", "Ancienne phrase"))
    assert problems(template, folder, ()) == ["fr: no longer in the code, run ./dev texts: 'Kalimat lama'"]
    bring_up_to_date(template, "fr", folder)
    assert problems(template, folder, ()) == []


def translated(catalog):
    """Every text with itself as its translation, which keeps all placeholders."""
    for message in catalog:
        if isinstance(message.id, tuple):
            message.string = (message.id[1],) * catalog.num_plurals
        elif message.id:
            message.string = message.id


@pytest.mark.parametrize(
    "change",
    [
        lambda catalog: setattr(catalog.get(LOGIN), "string", ""),
        lambda catalog: catalog.get(LOGIN).flags.add("fuzzy"),
    ],
)
def test_a_complete_locale_lacks_nothing(folder, template, change):
    spoil(folder, "es", translated)
    assert problems(template, folder, ("es",)) == []
    spoil(folder, "es", change)
    assert problems(template, folder, ("es",)) == [f"es: not translated: {LOGIN!r}"]
    assert problems(template, folder, ()) == []


def test_a_missing_plural_form_is_a_missing_text(folder, template):
    spoil(folder, "ar", translated)
    spoil(folder, "ar", lambda catalog: setattr(catalog.get(TRIES), "string", (TRIES,) * 5 + ("",)))
    assert f"ar: not translated: {TRIES!r}" in problems(template, folder, ("ar",))


@pytest.mark.parametrize(
    "forms",
    [
        ("{n} try left.", "Tries left."),
        ("{x} try left.", "{n} tries left."),
        ("One try left.", "{n} of {total} tries left."),
    ],
)
def test_placeholders_have_to_agree(folder, template, forms):
    spoil(folder, "en", lambda catalog: setattr(catalog.get(TRIES), "string", forms))
    assert problems(template, folder, ()) == [f"en: placeholders differ: {TRIES!r}"]


def test_a_special_plural_form_may_leave_the_number_out(folder, template):
    forms = ("One try left.", "{n} tries left.")
    spoil(folder, "en", lambda catalog: setattr(catalog.get(TRIES), "string", forms))
    assert problems(template, folder, ()) == []


def test_compiling_is_repeatable_and_only_done_when_stale(folder):
    compiled = po_file("fr", folder).with_suffix(".mo")
    compile_all(folder)
    first = compiled.read_bytes()
    compile_all(folder)
    assert compiled.read_bytes() == first
    assert b"POT-Creation-Date: 2000-01-01 00:00" in first
    compiled.write_bytes(b"")
    compile_all(folder, only_stale=True)
    assert compiled.read_bytes() == b""
    later = compiled.stat().st_mtime + 1
    os.utime(po_file("fr", folder), (later, later))
    compile_all(folder, only_stale=True)
    assert compiled.read_bytes() == first
    assert sorted(path.name for path in compiled.parent.iterdir()) == ["django.mo", "django.po"]


def test_every_locale_of_the_settings_has_its_file(settings):
    wanted = {code.replace("hans", "Hans").replace("-", "_") for code, _name in settings.LANGUAGES} - {"id"}
    assert wanted == set(LOCALES)
    assert all(po_file(locale).is_file() for locale in LOCALES)


def test_an_empty_template_keeps_nothing(folder):
    bring_up_to_date(Catalog(fuzzy=False), "en", folder)
    assert len(load("en", folder)) == 0


@pytest.mark.parametrize(
    ("locale", "source", "translation", "faults"),
    [
        ("en", "Milik Anda", "It's yours", ["a straight apostrophe"]),
        ("fr", "Cari apa?", "Que cherchez-vous ?", ["a plain space beside ; : ! ? « » or %"]),
        ("fr", "Anda siap", "Vous êtes prêt\u00a0!", []),
        ("es", "Tekan Kirim", "Pulse “Enviar”", ["quotation marks other than « »"]),
        ("it", "Akun Anda", "Il tuo account", ["a familiar form (tu)"]),
        ("zh_Hans", "Halo, apa kabar", "您好,欢迎", ["a half-width mark beside Han"]),
        ("ar", "Halo, selamat", "مرحباً, أهلاً", ["a Latin mark beside Arabic"]),
        (
            "es",
            "Masuk",
            "Iniciar la sesión de su cuenta de Duxi",
            ["more than 36 letters for a short source"],
        ),
    ],
)
def test_typography_is_watched(locale, source, translation, faults):
    assert list(typography_faults(locale, source, translation)) == faults
