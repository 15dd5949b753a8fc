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

    def resolved(self, schema):
        while "$ref" in schema:
            found = self.document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    def test_every_answer_says_what_it_holds(self):
        for name, operation in self.operations():
            for status, answer in operation["responses"].items():
                content = self.resolved(answer).get("content", {})
                schema = self.resolved(content.get("application/json", {}).get("schema", {"type": "null"}))
                self.assertNotIn(schema, ({}, {"type": "object"}), f"{name} {status}")
                # What a callable function gives stands in its envelope.
                self.assertNotEqual(schema.get("properties", {}).get("result"), {}, name)

    def test_no_null_fits_twice(self):
        """`oneOf` refuses what two of its schemas take."""
        def walk(value, where):
            if isinstance(value, list):
                for index, item in enumerate(value):
                    walk(item, f"{where}[{index}]")
            elif isinstance(value, dict):
                kinds = [self.resolved(choice).get("type") for choice in value["oneOf"]] if isinstance(value.get("oneOf"), list) else []
                self.assertLess(sum(kind == "null" or isinstance(kind, list) and "null" in kind for kind in kinds), 2, where)
                for key, item in value.items():
                    walk(item, f"{where}/{key}")

        walk(self.document, "#")


if __name__ == "__main__":
    unittest.main()
