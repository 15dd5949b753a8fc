import Yams

/// The description of the API as the body of a page: the operations by their headings, then the shapes that they name. Everything is open,
/// so that a browser finds it.
struct DocsPage {
  private let whole: Node

  init(_ whole: Node) { self.whole = whole }

  /// The part of the page between its head and its foot.
  ///
  /// - Parameter checksum: of what it is made from.
  func html(checksum: String) -> String {
    let paths = whole["paths"]?.mapping ?? .init([])
    var lines = ["<!-- Written by Tools/shapes from Sources/Shapes. Sources: \(checksum)", "-->"]
    let tags = (whole["tags"]?.sequence ?? .init([])).compactMap { tag in
      tag["name"]?.string.map { (name: $0, description: tag["description"]?.string ?? "") }
    }
    lines.append(#"<nav class="api-index" aria-label="Parts of the API"><ul>"#)
    for tag in tags { lines.append("<li><a class=\"link\" href=\"#part-\(Self.id(tag.name))\">\(Self.text(tag.name))</a></li>") }
    lines.append("<li><a class=\"link\" href=\"#part-shapes\">Shapes</a></li></ul></nav>")
    for tag in tags {
      lines.append("<section aria-labelledby=\"part-\(Self.id(tag.name))\">")
      lines.append("<h2 class=\"t2\" id=\"part-\(Self.id(tag.name))\">\(Self.text(tag.name))</h2>")
      lines += Self.paragraphs(tag.description)
      for (path, item) in paths {
        for (method, operation) in item.mapping ?? .init([]) where operation["tags"]?.sequence?.first?.string == tag.name {
          lines += told(operation, method: method.string ?? "", path: path.string ?? "")
        }
      }
      lines.append("</section>")
    }
    lines.append("<section aria-labelledby=\"part-shapes\"><h2 class=\"t2\" id=\"part-shapes\">Shapes</h2>")
    for (name, schema) in whole["components"]?["schemas"]?.mapping ?? .init([]) {
      lines += shape(schema, name: name.string ?? "")
    }
    lines.append("</section>")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: an operation

  private func told(_ operation: Node, method: String, path: String) -> [String] {
    let name = operation["operationId"]?.string ?? "\(method)-\(path)"
    var lines = ["<article class=\"api-operation\" id=\"op-\(Self.id(name))\" aria-labelledby=\"name-\(Self.id(name))\">"]
    lines.append(
      "<h3 id=\"name-\(Self.id(name))\"><span class=\"api-method\">\(method.uppercased())</span> <code>\(Self.broken(path))</code></h3>"
    )
    lines.append("<p class=\"api-summary\">\(Self.inline(operation["summary"]?.string ?? ""))</p>")
    lines += Self.paragraphs(operation["description"]?.string ?? "")
    if operation["security"]?.sequence?.isEmpty == false { lines.append("<p>Needs a bearer token.</p>") }
    let parameters = (operation["parameters"]?.sequence ?? .init([])).map { resolved($0) }
    if !parameters.isEmpty {
      lines.append("<h4>Asked with</h4><dl>")
      for parameter in parameters {
        let isNeeded = parameter["required"]?.bool == true
        lines.append(
          row(
            parameter["name"]?.string ?? "", place: parameter["in"]?.string ?? "", isNeeded: isNeeded,
            parameter["schema"] ?? .mapping(.init([])), parameter["description"]?.string))
      }
      lines.append("</dl>")
    }
    if let body = operation["requestBody"].map({ resolved($0) }), let content = body["content"]?["application/json"] {
      lines.append("<h4>Body</h4><p>\(content["schema"].map { type($0) } ?? "JSON")</p>")
      if let example = content["example"] {
        lines.append("<pre tabindex=\"0\"><code>\(Self.text(Self.json(example)))</code></pre>")
      }
    }
    lines.append("<h4>Answers</h4><dl>")
    for (status, reference) in operation["responses"]?.mapping ?? .init([]) {
      let answer = resolved(reference)
      let schema = answer["content"]?["application/json"]?["schema"]
      let kind = schema.map { " <span class=\"api-type\">\(type($0))</span>" } ?? ""
      lines.append(
        "<div><dt><code>\(Self.text(status.string ?? ""))</code></dt><dd>\(Self.inline(answer["description"]?.string ?? ""))\(kind)</dd></div>"
      )
    }
    return lines + ["</dl>", "</article>"]
  }

  /// What a reference leads to.
  private func resolved(_ node: Node) -> Node {
    guard let target = node["$ref"]?.string else { return node }
    return target.split(separator: "/").dropFirst().reduce(Node?.some(whole)) { $0?[String($1)] } ?? node
  }

  private func row(_ name: String, place: String, isNeeded: Bool, _ schema: Node, _ description: String?) -> String {
    let words = [place, isNeeded ? "needed" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let note = words.isEmpty ? "" : " <span class=\"api-note\">\(Self.text(words))</span>"
    let told = description ?? schema["description"]?.string ?? ""
    return
      "<div><dt><code>\(Self.text(name))</code>\(note)</dt><dd><span class=\"api-type\">\(type(schema))</span> \(Self.inline(told))</dd></div>"
  }

  // MARK: a shape

  private func shape(_ schema: Node, name: String) -> [String] {
    var lines = ["<article class=\"api-shape\" id=\"shape-\(Self.id(name))\"><h3><code>\(Self.text(name))</code></h3>"]
    lines += Self.paragraphs(schema["description"]?.string ?? "")
    let needed = Set((schema["required"]?.sequence ?? .init([])).compactMap(\.string))
    let fields = schema["properties"]?.mapping ?? .init([])
    if fields.isEmpty {
      lines.append("<p class=\"api-type\">\(type(schema))</p>")
    } else {
      lines.append("<dl>")
      for (field, inner) in fields {
        let name = field.string ?? ""
        lines.append(row(name, place: "", isNeeded: needed.contains(name), inner, nil))
      }
      lines.append("</dl>")
    }
    return lines + ["</article>"]
  }

  /// A type in words, with links to the shapes that it names.
  private func type(_ schema: Node) -> String {
    if let target = schema["$ref"]?.string {
      let name = target.split(separator: "/").last.map(String.init) ?? ""
      return "<a class=\"link\" href=\"#shape-\(Self.id(name))\">\(Self.text(name))</a>"
    }
    for (key, word) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " with ")] {
      if let parts = schema[key]?.sequence { return parts.map { type($0) }.joined(separator: word) }
    }
    if let values = schema["enum"]?.sequence {
      return "one of " + values.map { Self.text($0.null == nil ? $0.string ?? "" : "null") }.joined(separator: ", ")
    }
    if let constant = schema["const"] { return Self.text(Self.json(constant)) }
    let names = schema["type"]?.sequence?.compactMap(\.string) ?? [schema["type"]?.string ?? "any value"]
    var words = names.joined(separator: " or ")
    if let items = schema["items"] { words = "list of \(type(items))" }
    if let others = schema["additionalProperties"], others.mapping != nil { words = "object of \(type(others)) by name" }
    if let format = schema["format"]?.string { words += " (\(Self.text(format)))" }
    for (key, word) in [("minimum", " from"), ("maximum", " to"), ("default", ", usually")] {
      if let value = schema[key] { words += "\(word) \(Self.text(Self.json(value)))" }
    }
    return words
  }

  // MARK: text

  private static func id(_ text: String) -> String {
    String(text.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// A text for HTML.
  private static func text(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  /// A path that may break at its slashes.
  private static func broken(_ path: String) -> String { text(path).replacing("/", with: "/<wbr>") }

  /// Text whose parts in backquotes are code.
  private static func inline(_ told: String) -> String {
    told.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? text(String($0.element)) : "<code>\(text(String($0.element)))</code>" }.joined()
  }

  private static func paragraphs(_ told: String) -> [String] {
    let parts = told.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
    return parts.map { "<p>\(inline($0))</p>" }
  }

  private static func json(_ node: Node) -> String {
    switch node {
    case .mapping(let mapping):
      return "{" + mapping.map { "\(quoted($0.key.string ?? "")): \(json($0.value))" }.joined(separator: ", ") + "}"
    case .sequence(let sequence): return "[" + sequence.map { json($0) }.joined(separator: ", ") + "]"
    default:
      if node.null != nil { return "null" }
      if let bool = node.bool, node.tag == Tag(.bool) || node.scalar?.style == .any || node.scalar?.style == .plain {
        return bool ? "true" : "false"
      }
      if node.scalar?.style != .singleQuoted, node.scalar?.style != .doubleQuoted, let text = node.string, Double(text) != nil {
        return text
      }
      return quoted(node.string ?? "")
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
