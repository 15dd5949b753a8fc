/// A JSON value that may be written wrongly: numbers are texts.
indirect enum JSONTree {
  case object([(name: String, value: JSONTree)])
  case array([JSONTree])
  case text(String)
  /// What stands where a number or a word stands.
  case raw(String)

  /// The value as JSON; lone surrogates and such may be in it.
  var json: String {
    switch self {
    case .object(let members): "{" + members.map { Self.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
    case .array(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .text(let text): Self.quoted(text)
    case .raw(let text): text
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONTree {
  /// Reads the flow style in which the examples of the API document are written: `{date: '1990-06-15', latitude: 40.7, x: [a, b]}`.
  init?(flow text: some StringProtocol) {
    var reader = FlowReader(text)
    guard let value = reader.value() else { return nil }
    self = value
  }

  private struct FlowReader {
    private var rest: Substring

    init(_ text: some StringProtocol) { rest = Substring(text) }

    mutating func value() -> JSONTree? {
      skip()
      switch rest.first {
      case "{":
        rest.removeFirst()
        var members: [(name: String, value: JSONTree)] = []
        while true {
          skip()
          if take("}") { return .object(members) }
          guard let name = scalar(endsAt: ":,}"), take(":"), let value = value() else { return nil }
          members.append((name.text, value))
          skip()
          _ = take(",")
        }
      case "[":
        rest.removeFirst()
        var items: [JSONTree] = []
        while true {
          skip()
          if take("]") { return .array(items) }
          guard let value = value() else { return nil }
          items.append(value)
          skip()
          _ = take(",")
        }
      case nil: return nil
      default:
        guard let scalar = scalar(endsAt: ",}]") else { return nil }
        let isRaw = !scalar.isQuoted && (Double(scalar.text) != nil || ["true", "false", "null"].contains(scalar.text))
        return isRaw ? .raw(scalar.text) : .text(scalar.text)
      }
    }

    private mutating func skip() { rest = rest.drop { $0 == " " } }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func scalar(endsAt ends: String) -> (text: String, isQuoted: Bool)? {
      skip()
      if let quote = rest.first, quote == "'" || quote == "\"" {
        rest.removeFirst()
        let text = rest.prefix { $0 != quote }
        rest = rest.dropFirst(text.count + 1)
        skip()
        return (String(text), true)
      }
      let text = rest.prefix { !ends.contains($0) }
      guard !text.isEmpty, !rest.isEmpty else { return nil }
      rest = rest.dropFirst(text.count)
      return (String(text.reversed().drop { $0 == " " }.reversed()), false)
    }
  }
}

extension FuzzRandom {
  /// A tree with a few of its leaves, names or branches changed.
  mutating func mutated(_ tree: JSONTree, depth: Int = 0) -> JSONTree {
    if oneIn(12) { return value(depth: depth) }
    switch tree {
    case .object(var members):
      guard !members.isEmpty else { return tree }
      let index = below(members.count)
      switch below(10) {
      case 0: members.remove(at: index)
      case 1: members[index].name = mutated(members[index].name)
      case 2: members.append(members[index])
      case 3: members.append((name: text(), value: value(depth: depth)))
      default: members[index].value = mutated(members[index].value, depth: depth + 1)
      }
      return .object(members)
    case .array(var items):
      guard !items.isEmpty else { return .array([value(depth: depth)]) }
      let index = below(items.count)
      switch below(6) {
      case 0: items.remove(at: index)
      case 1: items += Array(repeating: items[index], count: below(oneIn(20) ? 2000 : 5))
      default: items[index] = mutated(items[index], depth: depth + 1)
      }
      return .array(items)
    case .text(let text):
      return oneIn(3) ? value(depth: depth) : .text(oneIn(2) ? mutated(text) : self.text())
    case .raw(let text):
      return oneIn(4) ? value(depth: depth) : .raw(oneIn(4) ? mutated(text) : number())
    }
  }

  /// Any value.
  mutating func value(depth: Int = 0) -> JSONTree {
    switch below(depth > 3 ? 6 : 9) {
    case 0: .raw("null")
    case 1: .raw(pick(["true", "false", "", "tru", "undefined", "{", "]", "\"\\ud800\"", "\"\\u0000\""]))
    case 2, 3: .raw(number())
    case 4, 5: .text(text())
    case 6: .array((0..<below(4)).map { _ in value(depth: depth + 1) })
    case 7: .object((0..<below(4)).map { _ in (name: text(), value: value(depth: depth + 1)) })
    default: oneIn(10) ? deep() : .object([])
    }
  }

  private mutating func deep() -> JSONTree {
    let count = pick([10, 63, 64, 65, 200, 3000, 100_000])
    return .raw(
      oneIn(2)
        ? String(repeating: "[", count: count) + String(repeating: "]", count: count) : String(repeating: "{\"a\":", count: count)
    )
  }
}
