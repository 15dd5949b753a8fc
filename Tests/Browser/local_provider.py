"""An OpenID provider on this machine: its page asks who one wants to be, and it changes a code for a signed token once."""
import base64
import contextlib
import hashlib
import html
import http.server
import json
import secrets
import threading
import time
import urllib.parse

CLIENT = "astronova"
NAME = "Maison Étoile"

# The curve P-256 (FIPS 186-5, SEC 2): a key costs nothing to make, and nothing has to be installed for it.
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
        0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def _sum(a, b):
    if a is None or b is None:
        return a or b
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P) if a == b else (b[1] - a[1]) * pow(b[0] - a[0], -1, P)
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def _multiple(factor: int):
    result, power = None, BASE
    while factor:
        if factor & 1:
            result = _sum(result, power)
        power = _sum(power, power)
        factor >>= 1
    return result


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _number(number: int) -> str:
    return _text(number.to_bytes(32, "big"))


class Provider:
    """What it knows: who may be chosen, the codes it has handed out, and how often a token was asked for."""

    def __init__(self) -> None:
        self.address = ""
        self.grants: dict[str, tuple[dict[str, str], str]] = {}
        self.exchanges = 0
        self._key = secrets.randbelow(ORDER - 1) + 1
        self._public = _multiple(self._key)

    def keys(self) -> dict:
        x, y = map(_number, self._public)
        return {"keys": [{"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": "1", "x": x, "y": y}]}

    def _signed(self, payload: dict) -> str:
        parts = ".".join(_text(json.dumps(part).encode()) for part in ({"alg": "ES256", "kid": "1", "typ": "JWT"}, payload))
        digest = int.from_bytes(hashlib.sha256(parts.encode()).digest(), "big")
        while True:
            once = secrets.randbelow(ORDER - 1) + 1
            r = _multiple(once)[0] % ORDER
            s = pow(once, -1, ORDER) * (digest + r * self._key) % ORDER
            if r and s:
                return f"{parts}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def page(self, asked: dict[str, str]) -> str:
        """A link for somebody who is always the same, one for somebody new, and one for nobody."""
        links = []
        for words, subject in (("Maya", "maya"), ("somebody new", secrets.token_hex(8))):
            code = secrets.token_urlsafe(16)
            self.grants[code] = (asked, subject)
            links.append((f"Go on as {words}", {"code": code, "state": asked["state"], "iss": self.address}))
        links.append(("Refuse", {"error": "access_denied", "state": asked["state"], "iss": self.address}))
        shown = "".join(
            f'<p><a href="{html.escape(asked["redirect_uri"] + "?" + urllib.parse.urlencode(answer))}">{words}</a></p>'
            for words, answer in links)
        return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{NAME}</title><link rel="icon" href="data:,"><h1>{NAME}</h1>{shown}'

    def token(self, form: dict[str, str]) -> tuple[int, dict]:
        self.exchanges += 1
        # A code is good once, for whoever can prove that it was they who asked (RFC 7636).
        asked, subject = self.grants.pop(form.get("code", ""), ({}, ""))
        proof = _text(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
        if not subject or proof != asked["code_challenge"] or form.get("redirect_uri") != asked["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        payload = {"iss": self.address, "aud": CLIENT, "sub": subject, "nonce": asked["nonce"], "iat": now, "exp": now + 300, "name": "Maya"}
        return 200, {"access_token": "x", "token_type": "Bearer", "id_token": self._signed(payload)}


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    provider: Provider

    def do_GET(self) -> None:
        own = self.provider.address
        path, _, query = self.path.partition("?")
        if path == "/authorize":
            self._answer(200, self.provider.page(dict(urllib.parse.parse_qsl(query))), "text/html; charset=utf-8")
        elif path == "/keys":
            self._answer(200, json.dumps(self.provider.keys()))
        elif path == "/.well-known/openid-configuration":
            self._answer(200, json.dumps({"issuer": own, "authorization_endpoint": f"{own}/authorize", "token_endpoint": f"{own}/token",
                                          "jwks_uri": f"{own}/keys"}))
        else:
            self._answer(404, "{}")

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        status, answer = self.provider.token(dict(urllib.parse.parse_qsl(body)))
        self._answer(status, json.dumps(answer))

    def _answer(self, status: int, text: str, kind="application/json") -> None:
        data = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_) -> None:
        """Says nothing: whoever reads the log of a test wants the test."""


@contextlib.contextmanager
def serving():
    """A provider for as long as the block lasts. It is called localhost, so that to a browser it is another site than 127.0.0.1."""
    provider = Provider()
    handler = type("Handler", (_Handler,), {"provider": provider})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        provider.address = f"http://localhost:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield provider
        finally:
            server.shutdown()
            thread.join()
