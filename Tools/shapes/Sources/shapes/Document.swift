import Foundation
import Yams

/// The description of the API: what the routes and the shapes say, and laid over it what is written by hand.
struct Document {
  private let schemas: Schemas
  private var paths = Node.Mapping([])

  /// The document as YAML, and as the body of the page that shows it.
  ///
  /// - Parameter overlays: YAML with what cannot be derived: the introduction, shared answers, examples.
  static func texts(
    _ features: [Feature], overlays: [String], version: String, checksum: String
  ) throws -> (yaml: String, page: String) {
    var document = Document(schemas: Schemas(features))
    for route in features.flatMap(\.routes) { try document.add(route) }
    var whole = Node.mapping(
      .init([
        (Node("openapi"), Node("3.1.0")), (Node("info"), .mapping(.init([]))), (Node("servers"), .sequence(.init([]))),
        (Node("tags"), .sequence(.init([]))), (Node("security"), .sequence(.init([], .implicit, .flow))),
        (Node("paths"), .mapping(document.paths)),
        (
          Node("components"),
          .mapping(.init([(Node("parameters"), .mapping(.init([]))), (Node("schemas"), try document.schemas.all())]))
        ),
      ]))
    for overlay in overlays {
      guard let node = try Yams.compose(yaml: overlay) else { continue }
      whole = try merged(whole, node)
    }
    whole["info"]?["version"] = Node(version, Tag(.str), .singleQuoted)
    try checkReferences(whole)
    let yaml = try Yams.serialize(node: compact(whole).node, width: -1, allowUnicode: true)
    return (
      "# Written by Tools/shapes from Sources/Shapes. Sources: \(checksum)\n" + yaml,
      DocsPage(whole).html(checksum: checksum)
    )
  }

  private mutating func add(_ route: RouteDeclaration) throws {
    // What has neither an answer nor a body that is a shape is told by hand, or not at all, as pages are.
    guard let tag = route.arguments["tag"], let path = literal(route.arguments["path"]), let method = route.arguments["method"]
    else { return }
    var operation: [(Node, Node)] = [
      (Node("tags"), list([Node(word(tag).capitalized)])),
      (Node("operationId"), Node(route.docs["operation"] ?? route.name)),
      (Node("summary"), Node(route.docs.firstSentence)),
    ]
    if !route.docs.rest.isEmpty { operation.append((Node("description"), Node(route.docs.rest))) }
    if let access = route.arguments["access"], access != ".open" {
      operation.append((Node("security"), list([pairs([("bearer", list([]))])])))
    }
    let parameters = try parameters(of: route, path: path)
    if !parameters.isEmpty { operation.append((Node("parameters"), .sequence(.init(parameters)))) }
    if let body = type(route.arguments["takes"]) {
      let isRequired = Node(route.docs["optional"] == nil ? "true" : "false", Tag(.bool))
      let content = content(try schemas.schema(of: body, in: ""), example: schemas.example(of: body))
      operation.append((Node("requestBody"), pairs([("required", isRequired), ("content", content)], .block)))
    }
    operation.append((Node("responses"), try responses(of: route)))
    var item = paths[Node(path)]?.mapping ?? .init([])
    item[Node(word(method))] = .mapping(.init(operation))
    paths[Node(path)] = .mapping(item)
  }

  private func parameters(of route: RouteDeclaration, path: String) throws -> [Node] {
    var found = path.split(separator: "/").filter { $0.hasPrefix("{") }.map { part -> Node in
      let name = part.dropFirst().dropLast()
      return reference("parameters", name.prefix(1).uppercased() + name.dropFirst())
    }
    if route.arguments["idempotent"] == "true" { found.append(reference("parameters", "IdempotencyKey")) }
    if route.arguments["conditional"] == "true" { found.append(reference("parameters", "IfMatch")) }
    if let query = route.arguments["query"] { found += try schemas.parameters(of: String(query.dropLast(5))) }
    return found
  }

  /// What the codes of errors answer by, and the shared answer of the document.
  private static let shared = [
    400: "BadRequest", 401: "Unauthorized", 403: "Forbidden", 404: "NotFound", 409: "Conflict", 413: "TooLarge",
    422: "KeyReused", 429: "TooMany", 501: "NotImplemented", 503: "Unavailable", 507: "StorageFull",
  ]
  private static let codes = [
    "validation": 400, "invalidToken": 401, "forbidden": 403, "notFound": 404, "conflict": 409, "notImplemented": 501,
    "unavailable": 503, "storageFull": 507, "bodyTooLarge": 413, "rateLimitExceeded": 429,
  ]

  private func responses(of route: RouteDeclaration) throws -> Node {
    var statuses: Set<Int> = []
    if route.arguments["query"] != nil { statuses.insert(400) }
    if route.arguments["takes"] != nil { statuses.formUnion([400, 413]) }
    if let access = route.arguments["access"], access != ".open" { statuses.formUnion([401, 403]) }
    if route.arguments["path"]?.contains("{") == true { statuses.insert(404) }
    if let limit = route.arguments["limit"], limit != ".ordinary" { statuses.insert(429) }
    if route.arguments["idempotent"] == "true" { statuses.insert(422) }
    if route.arguments["conditional"] == "true" { statuses.insert(409) }
    for name in words(route.arguments["errors"]) {
      guard let status = Self.codes[name] else { throw Failure("\(route.name): no answer is known for the error \(name)") }
      statuses.insert(status)
    }
    statuses.subtract(words(route.docs["never"]).compactMap { Int($0) })
    var answers = Node.Mapping([])
    let success = words(route.arguments["status"])
    for status in success.isEmpty ? ["200"] : success {
      var answer: [(String, Node)] = [("description", Node(route.docs[status] ?? route.docs["200"] ?? "The answer."))]
      if let type = type(route.arguments["gives"]) {
        var schema = try schemas.schema(of: type, in: "")
        if let other = route.docs["also"] {
          schema = pairs([("oneOf", list([schema, try schemas.schema(of: .named(other), in: "")]))])
        }
        answer.append(("content", content(schema)))
      }
      answers[Node(status, Tag(.str), .singleQuoted)] = pairs(answer, .block)
    }
    let told = route.docs.notes.filter { Int($0.keyword).map { $0 >= 300 } ?? false }
    for status in statuses.union(told.compactMap { Int($0.keyword) }).sorted() {
      let key = Node("\(status)", Tag(.str), .singleQuoted)
      if let text = route.docs["\(status)"], !text.isEmpty {
        answers[key] =
          status < 400
          ? pairs([("description", Node(text))])
          : pairs([("description", Node(text)), ("content", content(reference("schemas", "Error")))], .block)
      } else if let name = Self.shared[status] {
        answers[key] = reference("responses", name)
      } else {
        throw Failure("\(route.name): say what \(status) means")
      }
    }
    return .mapping(answers)
  }

  // MARK: pieces

  private func content(_ schema: Node, example: Node? = nil) -> Node {
    pairs([("application/json", pairs([("schema", schema)] + (example.map { [("example", $0)] } ?? []), .block))], .block)
  }

  private func pairs(_ pairs: [(String, Node)], _ style: Node.Mapping.Style = .flow) -> Node {
    .mapping(.init(pairs.map { (Node($0.0), $0.1) }, .implicit, style))
  }

  private func list(_ nodes: [Node]) -> Node { .sequence(.init(nodes, .implicit, .flow)) }

  private func reference(_ kind: String, _ name: some StringProtocol) -> Node {
    pairs([("$ref", Node("#/components/\(kind)/\(name)"))])
  }

  private func word(_ expression: String) -> String { String(expression.drop { $0 == "." }) }

  private func words(_ expression: String?) -> [String] {
    (expression ?? "").split { "[], ".contains($0) }.map { word(String($0)) }
  }

  private func literal(_ expression: String?) -> String? { expression?.trimmed(of: "\"") }

  private func type(_ expression: String?) -> WireType? {
    expression.map { SourceReader.type(String($0.dropLast($0.hasSuffix(".self") ? 5 : 0))) }
  }

  /// The second laid over the first: fields are joined, everything else is replaced.
  private static func merged(_ below: Node, _ above: Node) throws -> Node {
    guard case .mapping(var result) = below, case .mapping(let upper) = above else {
      // A key without a value (`paths:`) would take all that was derived with it.
      guard above.scalar?.string != "" else {
        throw Failure("an overlay has a key without a value, line \(above.mark?.line ?? 0)")
      }
      return above
    }
    for (key, value) in upper { result[key] = try result[key].map { try merged($0, value) } ?? value }
    if upper.style == .block || upper.contains(where: { $0.value.mapping?.style == .block }) { result.style = .block }
    return .mapping(result)
  }

  /// What fits into a line stands in one.
  private static func compact(_ node: Node) -> (node: Node, width: Int) {
    switch node {
    case .mapping(var mapping):
      var width = 2
      for (key, value) in mapping {
        let inner = compact(value)
        mapping[key] = inner.node
        width += (key.string?.count ?? 0) + inner.width + 4
      }
      mapping.style = width < 160 ? .flow : .block
      return (.mapping(mapping), width)
    case .sequence(var sequence):
      var width = 2
      for index in sequence.indices {
        let inner = compact(sequence[index])
        sequence[index] = inner.node
        width += inner.width + 2
      }
      sequence.style = width < 160 ? .flow : .block
      return (.sequence(sequence), width)
    default: return (node, node.string.map { $0.contains("\n") ? 1000 : $0.count + 2 } ?? 4)
    }
  }

  private static func checkReferences(_ whole: Node) throws {
    func check(_ node: Node) throws {
      if let mapping = node.mapping {
        if let target = mapping["$ref"]?.string {
          let steps = target.split(separator: "/").dropFirst().map(String.init)
          let found = steps.reduce(Node?.some(whole)) { $0?[$1] }
          guard found != nil else { throw Failure("nothing is at \(target)") }
        }
        for (_, value) in mapping { try check(value) }
      }
      if let sequence = node.sequence { for value in sequence { try check(value) } }
    }
    try check(whole)
  }
}
