"""The committed description of the API: it is OpenAPI, and it tells of every route for programs and of nothing else."""
import pathlib
import re
import unittest

import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

ROOT = pathlib.Path(__file__).resolve().parents[2]


class DocumentTests(unittest.TestCase):
    document = yaml.safe_load((ROOT / "Sources/ShapesDocument/openapi.yaml").read_text())

    def operations(self):
        for path, item in self.document["paths"].items():
            for method, operation in item.items():
                yield f"{method.upper()} {path}", operation

    def routes(self):
        """The routes for programs, out of the table: method and path, and what keeps it in check."""
        for table in sorted((ROOT / "Sources/Shapes/Routes").glob("RouteTable*.swift")):
            declarations = re.split(r"\bstatic let ", table.read_text())[1:]
            for declaration in declarations:
                found = re.search(r"= Route\(\s*\.(\w+), \"([^\"]+)\", for: \.program(.*?)\)\n", declaration, re.S)
                if found:
                    yield f"{found[1].upper()} {found[2]}", found[3]
        functions = (ROOT / "Sources/Shapes/Routes/RouteTable+Callables.swift").read_text()
        for function in re.findall(r'case \w+ = "(\w+)"', functions):
            yield f"POST /{function}", ", limit: .generation"
            yield f"POST /{{project}}/{{region}}/{function}", ", limit: .generation"

    def test_it_is_openapi(self):
        self.assertEqual([str(error.message)[:300] for error in OpenAPIV31SpecValidator(self.document).iter_errors()], [])

    def test_it_tells_of_every_route_and_of_nothing_else(self):
        routes = [route for route, _ in self.routes()]
        self.assertGreater(len(routes), 120)
        self.assertEqual(len(routes), len(set(routes)))
        self.assertEqual({operation for operation, _ in self.operations()}, set(routes))

    def test_what_is_limited_says_so(self):
        told = dict(self.operations())
        for route, rest in self.routes():
            if re.search(r"limit: \.(?!ordinary)", rest):
                self.assertIn("429", told[route]["responses"], route)

    def test_who_may_ask_is_told(self):
        told = dict(self.operations())
        for route, rest in self.routes():
            # The callables say it in their own way: a token is wanted where a person is named.
            if "/api/" in route:
                self.assertEqual("access:" in rest and "access: .open" not in rest, bool(told[route].get("security")), route)

if __name__ == "__main__":
    unittest.main()
