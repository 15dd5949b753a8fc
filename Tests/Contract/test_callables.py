"""Sends what is no call to the callable functions, and to the protocol's own implementation (PyPI firebase-functions): envelopes and
statuses must be the same.

Run by run.py, whose server it uses.
"""
import json
import logging
import urllib.error
import urllib.request

from firebase_functions import https_fn
from flask import Flask, request

from served import ServedTest

# A body, its Content-Type, and the Authorization header.
CALLS = {
    "no data": (b"{}", "application/json", None),
    "data beside something": (b'{"data": {"user_id": "u"}, "more": 1}', "application/json", None),
    "null": (b"null", "application/json", None),
    "plain text": (b'{"data": {"user_id": "u"}}', "text/plain", None),
    "a form": (b"data=1", "application/x-www-form-urlencoded", None),
    "a type that only begins well": (b'{"data": {"user_id": "u"}}', "application/jsonp", None),
    "a token of another sort": (b'{"data": {"user_id": "u"}}', "application/json", "Basic dTpw"),
    "a token that is none": (b'{"data": {"user_id": "u"}}', "application/json", "Bearer x"),
    "a token of three parts": (b'{"data": {"user_id": "u"}}', "application/json", "Bearer a.b.c"),
    "a good type with a charset and a bad token": (b'{"data": {"user_id": "u"}}', "Application/JSON; charset=utf-8", "Bearer x"),
}
# What the implementation fails at itself (500, INTERNAL), and we refuse.
BROKEN = {
    "no JSON": (b"{", "application/json", None),
    "nothing": (b"", "application/json", None),
}


def reference():
    """The protocol's implementation around a function that gives an error for every error code."""
    app = Flask("reference")

    @https_fn.on_call()
    def function(call):
        raise https_fn.HttpsError(https_fn.FunctionsErrorCode(call.data["code"]), "said")

    @app.post("/function")
    def answer():
        return function(request)

    return app.test_client()


class CallableTests(ServedTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        logging.disable(logging.CRITICAL)
        cls.addClassCleanup(logging.disable, logging.NOTSET)
        cls.client = reference()

    def theirs(self, body, kind, token):
        headers = {"Authorization": token} if token else {}
        answer = self.client.post("/function", data=body, content_type=kind, headers=headers)
        return answer.status_code, answer.get_json(), answer.content_type

    def ours(self, path, body, kind, token):
        headers = {"Content-Type": kind} | ({"Authorization": token} if token else {})
        try:
            asked = urllib.request.Request(self.server.address + path, body, headers, method="POST")
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return answer.status, json.loads(answer.read()), answer.headers["Content-Type"]
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read()), error.headers["Content-Type"]

    def test_what_is_no_call(self):
        for path in ("/get_daily_horoscope", "/arca-baf77/us-central1/get_daily_horoscope"):
            for name, call in CALLS.items():
                with self.subTest(path=path, call=name):
                    status, body, kind = self.theirs(*call)
                    self.assertEqual(self.ours(path, *call)[:2], (status, body))
                    self.assertEqual(kind.split(";")[0], "application/json")

    def test_what_the_implementation_fails_at(self):
        for name, call in BROKEN.items():
            with self.subTest(call=name):
                self.assertEqual(self.theirs(*call)[0], 500)
                status, body, _ = self.ours("/get_memory", *call)
                self.assertEqual((status, body["error"]["status"], body["error"]["message"]), (400, "INVALID_ARGUMENT", "Bad Request"))

    def test_errors_of_functions_have_the_statuses_of_the_protocol(self):
        token = f"Bearer {self.token}"
        for code, path, data in (
            ("invalid-argument", "/get_daily_horoscope", {}),
            ("invalid-argument", "/get_sun_sign_from_date", {"birth_date": "x"}),
            ("unauthenticated", "/get_daily_horoscope", {"user_id": "u"}),
            ("permission-denied", "/get_daily_horoscope", {"user_id": "u"}),
            ("not-found", "/get_user_profile", {"user_id": self.person}),
        ):
            with self.subTest(code=code, path=path):
                status, body, _ = self.theirs(json.dumps({"data": {"code": code}}).encode(), "application/json", None)
                signed = None if code == "unauthenticated" else token
                told, error, _ = self.ours(path, json.dumps({"data": data}).encode(), "application/json", signed)
                self.assertEqual((told, error["error"]["status"]), (status, body["error"]["status"]), error)
                self.assertTrue(error["error"]["message"])
                self.assertLessEqual(set(error["error"]), {"status", "message", "details"})
