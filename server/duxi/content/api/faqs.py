"""`/public/faqs` and `/public/klinik-spbe`: the same calls for the help centre and the SPBE clinic."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import OptionalUserBearer, VisitorRequest
from duxi.accounts.models import User
from duxi.content import finding, queries
from duxi.content.actions.ask import AskedQuestion, ask
from duxi.content.actions.helped import mark_of_address, mark_of_person, vote
from duxi.content.models import SPBE
from duxi.content.schemas import FaqCategoryOut, FaqOut, HelpedIn, HelpedOut, QuestionIn
from duxi.core.compiled import param
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.hot import TEXTS, ListStatement, answer, list_statement, one_statement, remembered
from duxi.core.lists import ListParams, select
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["content"])

HELP = "help"
VOTES = Limit("faq-votes", times=30, seconds=60)
QUESTIONS = Limit("faq-questions", times=5, seconds=60 * 60)
ALL_QUESTIONS = Limit("faq-questions-all", times=100, seconds=60 * 60)


@router.get("/faqs", response=Envelope[Rows[FaqOut]])
def faqs(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_list(HELP, params), request, TEXTS)


@router.get("/faqs/categories", response=Envelope[Rows[FaqCategoryOut]])
def faq_categories(request: HttpRequest) -> HttpResponse:
    return answer(_categories_statement(HELP), request, TEXTS)


@router.post("/faqs/helped", response=Envelope[HelpedOut], auth=OptionalUserBearer())
def faq_helped(request: VisitorRequest, body: Form[HelpedIn]) -> Envelope[HelpedOut]:
    return _helped(request, body, HELP)


@router.post("/faqs/messages", response=MessageOut)
def faq_message(request: HttpRequest, body: Form[QuestionIn]) -> MessageOut:
    QUESTIONS.check(client_address(request))
    captcha.verify(body.captcha, request)
    QUESTIONS.hit(client_address(request))
    ALL_QUESTIONS.hit()
    ask(AskedQuestion(**body.dict(exclude={"captcha"})))
    return message_only(_("Pertanyaan Anda sudah kami terima. Kami akan membalasnya lewat email."))


@router.get("/klinik-spbe", response=Envelope[Rows[FaqOut]])
def clinic(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_list(SPBE, params), request, TEXTS)


@router.get("/klinik-spbe/categories", response=Envelope[Rows[FaqCategoryOut]])
def clinic_categories(request: HttpRequest) -> HttpResponse:
    return answer(_categories_statement(SPBE), request, TEXTS)


@router.post("/klinik-spbe/helped", response=Envelope[HelpedOut], auth=OptionalUserBearer())
def clinic_helped(request: VisitorRequest, body: Form[HelpedIn]) -> Envelope[HelpedOut]:
    return _helped(request, body, SPBE)


@router.get("/klinik-spbe/{faq_uuid}", response=Envelope[FaqOut])
def clinic_answer(request: HttpRequest, faq_uuid: UUID) -> HttpResponse:
    return answer(_detail_statement(), request, TEXTS, value=faq_uuid)


def _helped(request: VisitorRequest, body: HelpedIn, segment: str) -> Envelope[HelpedOut]:
    address = client_address(request)
    VOTES.hit(address)
    person = request.auth if isinstance(request.auth, User) else None
    faq = vote(
        faqs=_SHOWN[segment](),
        faq_uuid=body.faq_uuid,
        voter=mark_of_person(person) if person else mark_of_address(address),
        is_helped=body.is_helped,
    )
    return ok(HelpedOut(helped_yes=faq.yes, helped_no=faq.no), _("Terima kasih atas tanggapan Anda."))


_SHOWN = {HELP: queries.help_faqs, SPBE: queries.clinic_faqs}
_SPECS = {HELP: queries.FAQS, SPBE: queries.CLINIC}


def _list(segment: str, params: ListParams) -> ListStatement:
    """Text searches are not cached, because texts and synonyms change."""
    asked = finding.asked_of(params)
    if asked is None:
        return _list_statement(segment, params)
    finder, words = asked
    faqs = finding.ranked(_SHOWN[segment](), finder.find(words))
    whole, page = select(faqs, params, queries.FOUND_FAQS)
    return list_statement(whole, queries.faq_rows(page))


@remembered
def _list_statement(segment: str, params: ListParams) -> ListStatement:
    whole, page = select(_SHOWN[segment](), params, _SPECS[segment])
    return list_statement(whole, queries.faq_rows(page))


@remembered
def _categories_statement(segment: str) -> ListStatement:
    categories = queries.faq_categories(_SHOWN[segment](), segment)
    return list_statement(categories, categories.order_by("position", "name"))


@remembered
def _detail_statement() -> str:
    return one_statement(queries.faq_rows(queries.clinic_faqs().filter(uuid=param("uuid"))))
