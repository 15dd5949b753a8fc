import Synchronization

@testable import Server
@testable import Wire

/// What a route takes, as the API document tells it: the names of fields, the words of lists, and the examples of bodies.
struct RouteExamples {
  private(set) var names: [String] = []
  private(set) var words: [String] = []
  private(set) var bodies: [JSONTree] = []

  /// What every route is tried with besides.
  private static let common = [
    "birthData", "person1", "person2", "chartId", "chart_id", "profile", "date", "time", "timezone", "tz", "latitude",
    "longitude", "lat",
    "lng", "lon", "limit", "cursor", "from", "to", "at", "moment", "since", "query", "q", "type", "sign", "house", "number",
    "orb",
    "years", "levels", "count", "body", "bodies", "system", "systems", "options", "houseSystem", "zodiac", "ayanamsa", "name",
    "email",
    "password", "text", "mood", "tags", "changes", "data", "user_id", "birth_date", "birth_time", "planets", "day", "month",
    "year",
  ]

  private static let known = Mutex<[Route: RouteExamples]>([:])

  /// The examples of a route, read from the document once.
  static func of(_ route: Route) -> RouteExamples {
    known.withLock { known in
      if let examples = known[route] { return examples }
      let examples = RouteExamples(route)
      known[route] = examples
      return examples
    }
  }

  /// The lines of every operation of the document, under its method and path.
  private static let operations: [String: [Substring]] = {
    var operations: [String: [Substring]] = [:]
    var (path, operation) = ("", "")
    for line in APIDescription.text.split(separator: "\n") {
      if line.hasPrefix("components:") { break }
      if line.hasPrefix("  /") { path = String(line.dropFirst(2).dropLast()) }
      if line.hasPrefix("    "), !line.hasPrefix("     ") { operation = line.dropFirst(4).dropLast().uppercased() + " " + path }
      operations[operation, default: []].append(line)
    }
    return operations
  }()

  private init(_ route: Route) {
    names = Self.common
    var isInRequest = false
    for line in Self.operations["\(route.method.rawValue) \(route.path)"] ?? [] {
      if line.hasPrefix("      requestBody:") || line.hasPrefix("      parameters:") { isInRequest = true }
      if line.hasPrefix("      responses:") { isInRequest = false }
      guard isInRequest else { continue }
      read(line)
      for match in line.matches(of: /#\/components\/schemas\/([A-Za-z]+)/) {
        for line in Self.schemas[String(match.1)] ?? [] { read(line) }
      }
    }
  }

  /// The lines of every schema of the document, under its name.
  private static let schemas: [String: [Substring]] = {
    var schemas: [String: [Substring]] = [:]
    var name = ""
    for line in APIDescription.text.split(separator: "\n").drop(while: { $0 != "components:" }) {
      if line.hasPrefix("    "), !line.hasPrefix("     ") { name = String(line.dropFirst(4).prefix { $0 != ":" }) }
      schemas[name, default: []].append(line)
    }
    return schemas
  }()

  private mutating func read(_ line: Substring) {
    for match in line.matches(of: /([A-Za-z_0-9]+):/) { names.append(String(match.1)) }
    for match in line.matches(of: /name: ([A-Za-z_0-9]+)/) { names.append(String(match.1)) }
    for match in line.matches(of: /enum: \[([^\]]*)\]/) {
      words += match.1.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
    if let start = line.firstIndex(of: "{"), line.contains("example: {") || line.contains("Data: {") || line.contains("value: {"),
      let tree = JSONTree(flow: line[start...])
    {
      bodies.append(line.contains("Data: {") ? .object([(name: "birthData", value: tree)]) : tree)
    }
  }

  /// A body that the route may take, or nearly.
  func body(_ random: inout FuzzRandom) -> JSONTree {
    if !bodies.isEmpty, random.oneIn(2) { return random.mutated(random.pick(bodies)) }
    var members: [(name: String, value: JSONTree)] = []
    for _ in 0..<random.below(10) {
      let name = random.pick(names)
      members.append((name: name, value: value(of: name, &random)))
    }
    if random.oneIn(2) { members.append((name: "birthData", value: birth(&random))) }
    if random.oneIn(30) { return random.value() }
    // The callable functions of Firebase put everything into `data`.
    return random.oneIn(6) ? .object([(name: "data", value: .object(members))]) : .object(members)
  }

  /// A query that the route may take, or nearly.
  func query(_ random: inout FuzzRandom) -> String {
    (0..<random.below(7)).map { _ in
      let name = random.oneIn(12) ? random.text() : random.pick(names)
      let value: String =
        switch self.value(of: name, &random) {
        case .text(let text), .raw(let text): text
        case let tree: tree.json
        }
      let isBare = random.oneIn(12)
      return isBare ? Self.bare(name + "=" + value) : Self.encoded(name) + "=" + Self.encoded(String(value.prefix(2000)))
    }.joined(separator: random.oneIn(20) ? ";" : "&")
  }

  private func birth(_ random: inout FuzzRandom) -> JSONTree {
    var members: [(name: String, value: JSONTree)] = [
      (name: "date", value: .text("1990-06-15")), (name: "time", value: .text("14:30")),
      (name: "timezone", value: .text("Europe/Oslo")),
      (name: "latitude", value: .raw("69.6496")), (name: "longitude", value: .raw("18.956")),
    ]
    if random.oneIn(3) { members.remove(at: 1) }
    for index in members.indices where random.oneIn(5) { members[index].value = value(of: members[index].name, &random) }
    return .object(members)
  }

  private func value(of name: String, _ random: inout FuzzRandom) -> JSONTree {
    if random.oneIn(8) { return random.value() }
    let lower = name.lowercased()
    if lower.contains("birthdata") || lower.hasPrefix("person") || lower == "profile" { return birth(&random) }
    if lower.contains("date") || ["from", "to", "at", "moment", "day"].contains(lower) { return .text(random.date()) }
    if lower.contains("zone") || lower == "tz" { return .text(random.zone()) }
    if lower.contains("time") { return .text(random.time()) }
    if lower.contains("lat") { return .raw(random.pick(["69.6496", "90", "-90", "0", "66.56", random.number()])) }
    if lower.hasPrefix("lng") || lower.hasPrefix("lon") { return .raw(random.pick(["18.956", "180", "-180", random.number()])) }
    if lower == "query" || lower == "q" || lower.contains("place") { return .text(random.place()) }
    if ["bodies", "systems", "tags", "planets", "scopes", "vargas"].contains(lower) {
      return .array((0..<random.below(4)).map { _ in .text(word(&random)) })
    }
    if ["limit", "count", "number", "years", "levels", "house", "orb", "since", "month", "year", "seconds"].contains(lower) {
      return .raw(random.oneIn(2) ? "\(random.below(13))" : random.number())
    }
    return .text(word(&random))
  }

  private func word(_ random: inout FuzzRandom) -> String {
    if !words.isEmpty, !random.oneIn(4) { return random.pick(words) }
    return random.text()
  }

  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    return result
  }

  /// What may stand in a request line as it is, and what may not left out.
  static func bare(_ text: String) -> String {
    String(text.unicodeScalars.filter { (0x21...0x7E).contains($0.value) && $0 != "#" }.map(Character.init).prefix(4000))
  }
}
