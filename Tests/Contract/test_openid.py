"""Signing in with OpenID providers that nobody here wrote: oidc-provider-mock (on Authlib) at a browser, and tokens that joserfc and cryptography sign."""
import base64
import contextlib
import hmac
import http.client
import http.cookiejar
import http.server
import json
import logging
import pathlib
import re
import socket
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request
import warnings

with warnings.catch_warnings():
    # What its packages say to each other.
    warnings.simplefilter("ignore")
    import oidc_provider_mock
from joserfc import jwk, jwt
from joserfc.jws import JWSRegistry

from served import Server

CLIENT = "astronova of the stars"


class Issuer(http.server.BaseHTTPRequestHandler):
    """Publishes keys, and what it is; the server's `keys` and `asked` are the test's."""

    def do_GET(self):
        own = f"http://localhost:{self.server.server_port}"
        self.server.asked.append(self.path)
        answers = {
            "/.well-known/openid-configuration": {
                "issuer": own, "authorization_endpoint": own + "/authorize", "token_endpoint": own + "/token", "jwks_uri": own + "/keys"},
            "/keys": {"keys": [key.as_dict(private=False) for key in self.server.keys]},
        }
        body = json.dumps(answers[self.path]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serving(server):
    """The server in a thread of its own, for as long as the block lasts."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextlib.contextmanager
def served(issuer):
    with tempfile.TemporaryDirectory(prefix="astronova-openid-") as place:
        settings = {"openid-issuer": issuer, "openid-client": [CLIENT], "openid-name": "Mock", "openid-secret": "s/+&=? secret"}
        file = pathlib.Path(place) / "astronova.json"
        file.write_text(json.dumps(settings))
        with Server(str(pathlib.Path(place) / "data"), "--config", str(file)) as server:
            yield server


class OpenIDTests(unittest.TestCase):
    def setUp(self):
        # What its packages, and a token without a signature, make them say.
        self.enterContext(warnings.catch_warnings())
        warnings.simplefilter("ignore")

    def test_a_browser_goes_there_and_back(self):
        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        logging.getLogger("oidc_provider_mock").setLevel(logging.ERROR)
        person = oidc_provider_mock.User(
            sub="248289761001", claims={"name": "Grace Hopper", "email": "grace@example.org", "email_verified": True})
        with oidc_provider_mock.run_server_in_thread(user_claims=[person]) as mock:
            with served(f"http://localhost:{mock.server_port}") as server:
                browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

                def seen(address, data=None):
                    with browser.open(address, data, timeout=30) as answer:
                        return answer.geturl(), answer.read().decode()

                self.assertIn("Continue with Mock", seen(server.address + "/sign-in")[1])
                place, _ = seen(server.address + "/sign-in/openid")
                self.assertIn(f"localhost:{mock.server_port}/", place)
                # The form of the provider: whoever is named is let in.
                place, _ = seen(place, urllib.parse.urlencode({"sub": person.sub}).encode())
                self.assertTrue(place.startswith(server.address + "/profile"), place)
                profile = seen(server.address + "/profile")[1]
                self.assertIn("Grace Hopper", profile)
                self.assertIn("Mock", profile)
                exported = json.loads(seen(server.address + "/profile/export")[1])
                way = exported["credentials"][0]
                self.assertEqual(
                    (way["provider"], way["issuer"], way["email"]),
                    ("openid", f"http://localhost:{mock.server_port}", "grace@example.org"))

    def test_tokens_of_another_hand(self):
        keys = {
            "RS256": jwk.RSAKey.generate_key(2048, {"kid": "r", "use": "sig", "alg": "RS256"}),
            "ES256": jwk.ECKey.generate_key("P-256", {"kid": "e", "use": "sig"}),
        }
        # One that is for encryption, in an algorithm that is none for signatures, and one of a kind that is not taken.
        others = [
            jwk.RSAKey.generate_key(2048, {"kid": "enc", "use": "enc", "alg": "RSA-OAEP-256"}),
            jwk.OKPKey.generate_key("Ed25519", {"kid": "ed"}),
        ]
        issuer = http.server.ThreadingHTTPServer(("localhost", 0), Issuer)
        issuer.keys, issuer.asked = [*others, *keys.values()], []
        own = f"http://localhost:{issuer.server_port}"
        with serving(issuer), served(own) as server:
            def signed(alg, key=None, kid=None, **claims):
                now = int(time.time())
                claims = {"iss": own, "aud": CLIENT, "sub": "7", "iat": now, "exp": now + 300, "nonce": "n"} | claims
                head = {"alg": alg, "kid": kid or keys.get(alg, keys["RS256"]).kid}
                registry = JWSRegistry(algorithms=["RS256", "ES256", "HS256", "RS384", "none"])
                return jwt.encode(head, claims, key or keys[alg], registry=registry)

            def status(token):
                try:
                    server.ask("POST", "/api/v1/auth/openid", {"identityToken": token, "rawNonce": "n"})
                    return 200
                except urllib.error.HTTPError as error:
                    told = json.loads(error.read())["message"]
                    return error.code, re.sub(r".*not accepted: (\w+)\.$", r"\1", told)

            self.assertEqual([status(signed(alg)) for alg in keys], [200, 200])
            # By hand: joserfc takes no public key for a secret.
            head, claims = (json.dumps(part) for part in ({"alg": "HS256", "kid": keys["RS256"].kid}, {"iss": own, "aud": CLIENT, "sub": "7"}))
            unsigned = ".".join(base64.urlsafe_b64encode(part.encode()).decode().rstrip("=") for part in (head, claims))
            made = hmac.digest(keys["RS256"].as_pem(private=False), unsigned.encode(), "sha256")
            shared = unsigned + "." + base64.urlsafe_b64encode(made).decode().rstrip("=")
            now = int(time.time())
            stranger = jwk.RSAKey.generate_key(2048)
            refused = {
                "malformed": [shared, signed("none", stranger), signed("RS384", stranger)],
                "signature": [signed("RS256", stranger), signed("RS256", kid="made-up"), signed("RS256", kid="e")],
                "issuer": [signed("RS256", iss="https://login.example.net")],
                "audience": [signed("ES256", aud="somebody-else")],
                "authorizedParty": [signed("RS256", azp="somebody-else")],
                "expired": [signed("RS256", exp=now - 120), signed("ES256", iat=now + 300)],
                "early": [signed("RS256", nbf=now + 300)],
                "nonce": [signed("RS256", nonce="m")],
            }
            for fault, tokens in refused.items():
                for token in tokens:
                    self.assertEqual(status(token), (401, fault), fault)
            # However many kids are made up, the keys are asked for once in half a minute.
            for index in range(20):
                status(signed("RS256", kid=f"made-up-{index}"))
            self.assertLessEqual(issuer.asked.count("/keys"), 2)

    def test_a_provider_that_says_nothing_or_little_keeps_nobody_waiting(self):
        def drip(listener):
            """Begins an answer and never ends it."""
            connection, _ = listener.accept()
            with connection:
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{")
                with contextlib.suppress(OSError):
                    while not done.wait(1):
                        connection.sendall(b" ")

        def ask(server, answers):
            address = urllib.parse.urlparse(server.address)
            connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
            connection.request("GET", "/sign-in/openid")
            answer = connection.getresponse()
            answers.append((answer.status, "Mock cannot be reached" in answer.read().decode()))
            connection.close()

        done = threading.Event()
        with socket.create_server(("localhost", 0)) as silent, socket.create_server(("localhost", 0)) as slow:
            with served(f"http://localhost:{silent.getsockname()[1]}") as one, served(f"http://localhost:{slow.getsockname()[1]}") as two:
                answers = []
                threads = [
                    threading.Thread(target=drip, args=[slow]), *(threading.Thread(target=ask, args=[server, answers]) for server in (one, two))]
                for thread in threads:
                    thread.start()
                for thread in threads[1:]:
                    thread.join()
                done.set()
                threads[0].join()
                self.assertEqual(answers, [(503, True), (503, True)])
