"""The contracts contain what generators and readers need: ids, texts, errors, examples, and documentation
pages.
"""

import json
import re

import jsonschema_rs
import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from duxi.config.contract import nouns
from duxi.config.contract.documenting import descriptions, operations_of
from duxi.config.routes import backoffice, learner
from tests.contract.made import made
from tests.contract.written import document_of

APIS = pytest.mark.parametrize("api", [learner, backoffice], ids=lambda api: api.title)
DOCS = ("/api/v1/docs", "/api/backoffice/v1/docs")


def nodes(value):
    if isinstance(value, dict):
        yield value
        for child in value.values():
            yield from nodes(child)
    elif isinstance(value, list):
        for child in value:
            yield from nodes(child)


@APIS
def test_ids_name_the_call_and_not_the_code(api):
    ids = [operation["operationId"] for _path, _method, operation in operations_of(document_of(api))]
    assert len(set(ids)) == len(ids)
    assert [one for one in ids if "duxi" in one or not re.fullmatch(r"[a-z][a-z0-9_]*", one)] == []
    assert "post_auth_login" in ids


def test_an_id_follows_from_the_path():
    shown = document_of(learner)["paths"]
    assert (
        shown["/api/v1/public/assessments/{slug}"]["get"]["operationId"] == "get_public_assessments_by_slug"
    )
    assert shown["/api/v2/auth/forgot-password"]["post"]["operationId"] == "post_v2_auth_forgot_password"


@APIS
def test_every_operation_says_what_it_does(api):
    silent = [
        f"{method} {path}"
        for path, method, operation in operations_of(document_of(api))
        if len(operation.get("description", "")) < 10
    ]
    assert silent == [], "describe them in duxi/config/contract/*.yaml"


@APIS
def test_titles_begin_with_a_verb(api):
    """With one that the written descriptions use; titles derived from handlers' names need not have one."""
    texts = [*descriptions("learner").values(), *descriptions("backoffice").values()]
    verbs = {text.split()[0] for text in texts}
    assert {"Get", "List", "Create", "Check"} < verbs
    assert {"Give", "Tell", "The", "What"} & verbs == set()
    titles = {
        f"{method} {path}": operation["summary"]
        for path, method, operation in operations_of(document_of(api))
    }
    assert {call: title for call, title in titles.items() if title.split()[0] not in verbs} == {}


@pytest.mark.parametrize(
    ("api", "name", "prefix"),
    [(learner, "learner", "/api/v1"), (backoffice, "backoffice", "/api/backoffice/v1")],
)
def test_no_text_describes_a_call_that_is_gone(api, name, prefix):
    there = {
        f"{method} {path.removeprefix(prefix)}" for path, method, _one in operations_of(document_of(api))
    }
    there |= {one.replace("/api/v2", "/v2") for one in there}
    assert set(descriptions(name)) - there == set()


@APIS
def test_defaults_are_choices_of_the_wire(api):
    choices = [node for node in nodes(document_of(api)) if "enum" in node and "default" in node]
    assert len(choices) > 3 or api is backoffice
    assert [node for node in choices if node["default"] not in node["enum"] or node["default"] is False] == []


def test_remember_me_is_no_by_default():
    body = document_of(learner)["paths"]["/api/v1/auth/login"]["post"]["requestBody"]
    field = body["content"]["application/x-www-form-urlencoded"]["schema"]["properties"]["remember_me"]
    assert (field["enum"], field["default"]) == (["yes", "no"], "no")


def examples_of(operation):
    """Each example with its schema."""
    for holder in (operation.get("requestBody", {}), operation["responses"].get("200", {})):
        for content in holder.get("content", {}).values():
            if "example" in content:
                yield content["schema"], content["example"]


@APIS
def test_every_example_fits_its_schema(api):
    document = document_of(api)
    registry = jsonschema_rs.Registry([("urn:contract", document)])
    seen = 0
    for path, method, operation in operations_of(document):
        for schema, example in examples_of(operation):
            seen += 1
            based = json.loads(json.dumps(schema).replace('"#/components/', '"urn:contract#/components/'))
            wrong = jsonschema_rs.Draft202012Validator(based, registry=registry).iter_errors(example)
            assert [one.message for one in wrong] == [], f"{method} {path}"
    assert seen > 50


@APIS
def test_errors_of_an_operation_are_named(api):
    document = document_of(api)
    for path, _method, operation in operations_of(document):
        answers = operation["responses"]
        assert {"429", "default"} <= set(answers)
        assert ("404" in answers) == ("{" in path)
        assert {"401", "403", "490", "491"} <= set(answers) or not operation.get("security")
        for answer in answers.values():
            if "$ref" in answer:
                assert answer["$ref"].rsplit("/", 1)[1] in document["components"]["responses"]
    login = next(one for path, _m, one in operations_of(document) if path.endswith("/auth/login"))
    assert {"400", "409", "422"} <= set(login["responses"])


def test_the_assessment_token_has_its_own_header():
    schemes = document_of(learner)["components"]["securitySchemes"]
    assert schemes["ExamBearer"]["name"] == "X-Assessment-Authorization"


@pytest.mark.parametrize("page", DOCS)
def test_the_pages_are_our_own(page):
    answer = Client().get(page)
    text = answer.content.decode()
    assets = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert len(assets) >= 3
    for asset in assets:
        assert asset.startswith("/static/"), asset
        assert finders.find(asset.removeprefix("/static/")), asset
    assert re.findall(r"<script(?![^>]*src=)(?![^>]*application/json)", text) == []
    assert "script-src 'self'" in answer["Content-Security-Policy"]


@APIS
def test_the_contract_is_served_as_it_is_written(api, monkeypatch):
    document = made(api).document
    monkeypatch.setattr(api, "get_openapi_schema", lambda: document)
    path = {learner: "/api/v1/openapi.json", backoffice: "/api/backoffice/v1/openapi.json"}[api]
    first, second = Client().get(path), Client().get(path)
    assert json.loads(first.content) == document_of(api), "run ./dev contracts"
    assert first.content is second.content, "made once"
    assert "max-age" in first["Cache-Control"]


@pytest.mark.parametrize(
    ("name", "noun"),
    [
        ("api-keys", "an API key"),
        ("faq-categories", "an FAQ category"),
        ("payout-batches", "a payout batch"),
        ("users", "a user"),
        ("news", "a news item"),
    ],
)
def test_one_of_a_resource_is_a_noun_with_an_article(name, noun):
    assert nouns.one(name) == noun


@pytest.mark.parametrize(
    ("handler", "title"),
    [
        ("Show class", "Get a class"),
        ("Edit reply", "Edit a reply"),
        ("Show feedback results", "Get feedback results"),
        ("Submit feedback", "Submit feedback"),
        ("Add to cart", "Add to cart"),
        ("List agencies", "List agencies"),
    ],
)
def test_a_title_from_a_handlers_name_is_english(handler, title):
    assert nouns.title_of(handler) == title
