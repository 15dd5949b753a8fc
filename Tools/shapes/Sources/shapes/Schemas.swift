import Yams

/// Makes JSON schemas of declarations.
struct Schemas {
  private let declarations: [Declaration]
  private let byName: [String: Declaration]

  init(_ features: [Feature]) {
    declarations = features.flatMap(\.declarations)
    byName = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Notes that are told to the generator and not to the reader of the document.
  private static let own: Set<String> = ["key", "keys", "nulls", "null", "inline", "decimals", "schema", "name", "example"]

  /// Every schema under its name.
  func all() throws -> Node {
    var schemas = Node.Mapping([])
    for declaration in declarations {
      if case .query = declaration.kind { continue }
      guard schemas[Node(declaration.schema)] == nil else { throw Failure("two shapes are called \(declaration.schema)") }
      schemas[Node(declaration.schema)] = try schema(of: declaration)
    }
    return .mapping(schemas)
  }

  /// The parameters that a query stands for.
  func parameters(of name: String) throws -> [Node] {
    guard let query = byName[name] else { throw Failure("no query is called \(name)") }
    return try query.fields.flatMap { field -> [Node] in
      if field.isInline { return try parameters(of: field.type.unwrapped.swift) }
      var parameter: [(Node, Node)] = [(Node("name"), Node(field.key)), (Node("in"), Node("query"))]
      if field.type.optionality == 0 { parameter.append((Node("required"), Node("true", Tag(.bool)))) }
      if !field.docs.text.isEmpty { parameter.append((Node("description"), Node(field.docs.text))) }
      parameter.append((Node("schema"), try schema(of: field, in: query.name, isDescribed: false)))
      if let example = field.docs.node("example") { parameter.append((Node("example"), example)) }
      return [flow(parameter)]
    }
  }

  /// The example that the doc comment of a shape gives.
  func example(of type: WireType) -> Node? {
    if case .named(let name) = type { byName[name]?.docs.node("example") } else { nil }
  }

  /// The schema of a type as a route or a property writes it.
  func schema(of type: WireType, in owner: String) throws -> Node {
    switch type {
    case .optional(let wrapped): return try schema(of: wrapped, in: owner)
    case .array(let element):
      let items = flow(try orNull(try schema(of: element, in: owner), element.optionality > 0))
      return flow([(Node("type"), Node("array")), (Node("items"), items)])
    case .map(let value):
      return flow([(Node("type"), Node("object")), (Node("additionalProperties"), try schema(of: value, in: owner))])
    case .named("String"), .named("Base64Bytes"): return flow([(Node("type"), Node("string"))])
    case .named("Int"), .named("WholeNumber"): return flow([(Node("type"), Node("integer"))])
    case .named("Double"): return flow([(Node("type"), Node("number"))])
    case .named("Bool"): return flow([(Node("type"), Node("boolean"))])
    case .named("RawJSON"): return flow([])
    case .named(let name):
      if name.hasPrefix("FieldEdit<") {
        return try schema(of: SourceReader.type(String(name.dropFirst(10).dropLast())), in: owner)
      }
      // `ChartFinding<LotsAnswer>`: the fields of both.
      if name.hasSuffix(">"), let start = name.firstIndex(of: "<") {
        let inner = SourceReader.type(String(name[name.index(after: start)...].dropLast()))
        let parts = [try schema(of: .named(String(name[..<start])), in: owner), try schema(of: inner, in: owner)]
        return flow([(Node("allOf"), .sequence(.init(parts, .implicit, .flow)))])
      }
      return reference(try declaration(name, in: owner).schema)
    }
  }

  private func declaration(_ name: String, in owner: String) throws -> Declaration {
    var scope = owner.split(separator: ".").map(String.init)
    while !scope.isEmpty {
      if let found = byName[(scope + [name]).joined(separator: ".")] { return found }
      scope.removeLast()
    }
    guard let found = byName[name] else { throw Failure("\(owner) mentions \(name), which is no shape") }
    return found
  }

  private func schema(of declaration: Declaration) throws -> Node {
    if case .words(let words) = declaration.kind {
      var pairs: [(Node, Node)] = [(Node("type"), Node("string"))]
      if !declaration.docs.text.isEmpty { pairs.append((Node("description"), Node(declaration.docs.text))) }
      pairs.append((Node("enum"), .sequence(.init(words.map { Node($0.0) }, .implicit, .flow))))
      return flow(pairs)
    }
    var pairs: [(Node, Node)] = [(Node("type"), Node("object"))]
    if !declaration.docs.text.isEmpty { pairs.append((Node("description"), Node(declaration.docs.text))) }
    let (required, properties) = try members(of: declaration)
    if !required.isEmpty { pairs.append((Node("required"), .sequence(.init(required.map { Node($0) }, .implicit, .flow)))) }
    if !properties.isEmpty { pairs.append((Node("properties"), .mapping(.init(properties)))) }
    if let others = declaration.fields.first(where: { if case .map = $0.type { $0.isInline } else { false } }),
      let values = try schema(of: others.type, in: declaration.name).mapping?["additionalProperties"]
    {
      pairs.append((Node("additionalProperties"), values))
    }
    pairs += keywords(declaration.docs)
    return .mapping(.init(pairs))
  }

  private func members(of declaration: Declaration) throws -> (required: [String], properties: [(Node, Node)]) {
    var required: [String] = []
    var properties: [(Node, Node)] = []
    for field in declaration.fields {
      // What is put in stands beside this in the document.
      if field.type.swift == declaration.parameter { continue }
      if field.isInline, case .map = field.type { continue }
      if field.isInline {
        let inner = try members(of: self.declaration(field.type.unwrapped.swift, in: declaration.name))
        if field.type.optionality == 0 { required += inner.required }
        properties += inner.properties
        continue
      }
      if field.type.optionality == 0 && !field.written.hasPrefix("FieldEdit<") || field.type.optionality == 1 && field.writesNull
      {
        required.append(field.key)
      }
      properties.append((Node(field.key), try schema(of: field, in: declaration.name, isDescribed: true)))
    }
    return (required, properties)
  }

  private func schema(of field: Field, in owner: String, isDescribed: Bool) throws -> Node {
    let hasNull = field.writesNull || field.type.optionality > 1
    var pairs: [(Node, Node)]
    if let constant = field.constant {
      pairs = [(Node("const"), try yaml(constant))]
    } else if let name = field.docs["schema"] {
      // The words of a list, or of each of its elements.
      var inner = reference(name)
      if case .array = field.type.unwrapped { inner = flow([(Node("type"), Node("array")), (Node("items"), inner)]) }
      pairs = try orNull(inner, hasNull)
    } else {
      pairs = try orNull(try schema(of: field.type, in: owner), hasNull)
    }
    if isDescribed, !field.docs.text.isEmpty { pairs.append((Node("description"), Node(field.docs.text))) }
    for (key, value) in keywords(field.docs) {
      // What a note says stands instead of what the type says.
      pairs.removeAll { $0.0 == key }
      pairs.append((key, value))
    }
    if isDescribed, let example = field.docs.node("example") {
      pairs.append((Node("examples"), .sequence(.init([example], .implicit, .flow))))
    }
    return flow(pairs)
  }

  private func orNull(_ schema: Node, _ hasNull: Bool) throws -> [(Node, Node)] {
    // Anything at all may be `null`, too.
    guard let mapping = schema.mapping, !mapping.isEmpty else { return [] }
    guard hasNull else { return mapping.map { ($0.key, $0.value) } }
    let null = Node("null", Tag(.str), .singleQuoted)
    guard let type = mapping["type"], type.string != nil else {
      return [(Node("oneOf"), .sequence(.init([schema, flow([(Node("type"), null)])], .implicit, .flow)))]
    }
    return mapping.map { pair in
      pair.key.string == "type" ? (pair.key, Node.sequence(.init([type, null], .implicit, .flow))) : (pair.key, pair.value)
    }
  }

  private func keywords(_ docs: DocComment) -> [(Node, Node)] {
    docs.notes.filter { !Self.own.contains($0.keyword) }.map { (Node($0.keyword), $0.value) }
  }

  private func yaml(_ text: String) throws -> Node {
    guard let node = try Yams.compose(yaml: text) else { throw Failure("\(text) is no YAML") }
    return node
  }

  private func reference(_ name: String) -> Node { flow([(Node("$ref"), Node("#/components/schemas/\(name)"))]) }

  private func flow(_ pairs: [(Node, Node)]) -> Node { .mapping(.init(pairs, .implicit, .flow)) }
}

/// What stops the generator, in plain words.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
