/// A type as it is written, taken apart.
indirect enum WireType: Equatable {
  case named(String)
  case optional(WireType)
  case array(WireType)
  case map(WireType)

  /// How Swift writes it.
  var swift: String {
    switch self {
    case .named(let name): name
    case .optional(let wrapped): wrapped.swift + "?"
    case .array(let element): "[\(element.swift)]"
    case .map(let value): "JSONMap<\(value.swift)>"
    }
  }

  /// The type within any number of `?`.
  var unwrapped: WireType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }
  /// The name within `?`, lists and maps.
  var innermost: String? {
    switch self {
    case .named(let name): name
    case .optional(let inner), .array(let inner), .map(let inner): inner.innermost
    }
  }

  /// The type without the names of texts and numbers.
  func resolved(_ aliases: [String: Alias]) -> WireType {
    switch self {
    case .named(let name): aliases[name]?.type ?? self
    case .optional(let inner): .optional(inner.resolved(aliases))
    case .array(let inner): .array(inner.resolved(aliases))
    case .map(let inner): .map(inner.resolved(aliases))
    }
  }

  /// How many `?` there are.
  var optionality: Int { if case .optional(let wrapped) = self { wrapped.optionality + 1 } else { 0 } }
}

/// A stored property of a shape.
struct Field {
  var name: String
  var key: String
  var type: WireType
  /// How the type is written, for the initialiser.
  var written: String
  /// The value that is always the same; nothing else can stand there.
  var constant: String?
  /// The value when nothing is given.
  var initial: String?
  var docs: DocComment

  /// Puts what a name stands for in its place.
  mutating func resolve(_ aliases: [String: Alias]) {
    if let docs = type.innermost.flatMap({ aliases[$0]?.docs }) { self.docs = self.docs.adding(docs) }
    type = type.resolved(aliases)
  }

  var isInline: Bool { docs["inline"] != nil }
  var writesNull: Bool { docs["null"] != nil }
}

/// A structure, or a list of words, of the wire.
struct Declaration {
  enum Kind {
    case shape, request, query
    case words([(String, DocComment)])
  }
  var kind: Kind
  /// `ChartAnswer.Western`.
  var name: String
  /// What stands for the type that is put in: `Found` of `ChartFinding<Found>`.
  var parameter: String?
  var fields: [Field]
  var docs: DocComment
  /// The file in which it stands, without folder and ending: `ChartAnswers`.
  var file = ""

  /// The name in the document: `ChartWestern`.
  var schema: String {
    docs["name"]
      ?? name.split(separator: ".").map { $0.hasSuffix("Answer") ? $0.dropLast(6) : $0 }.joined()
  }
}

/// A route of the table.
struct RouteDeclaration {
  var name: String
  var docs: DocComment
  /// The arguments by label; the two without are `method` and `path`.
  var arguments: [String: String]
}

/// A name for a text or a number: what it stands for, and the notes of every field that has it.
struct Alias {
  var type: WireType
  var docs: DocComment
}

/// What one folder of the shapes declares.
struct Feature {
  var name: String
  var declarations: [Declaration] = []
  var aliases: [String: Alias] = [:]
  var routes: [RouteDeclaration] = []
  /// The sources, for the checksum.
  var sources = ""
}
