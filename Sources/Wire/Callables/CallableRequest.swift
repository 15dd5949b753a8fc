/// The body of every callable function: `{"data": {…}}` and nothing beside it; `{"data": null}` is a call without arguments.
package struct CallableRequest: Sendable {
  private let fields: [String: JSONValue]

  /// Reads a body.
  ///
  /// - Throws: ``CallableFault`` with `INVALID_ARGUMENT`, and “Bad Request” when it has another form or what is too much of it.
  package init(_ bytes: [UInt8]) throws(CallableFault) {
    var reader = JSONReader(bytes, within: .body)
    let body: JSONValue
    do {
      body = try reader.value()
      try reader.checkEnd()
    } catch {
      guard case .invalid = error else { throw CallableFault(.invalidArgument, "Bad Request") }
      throw CallableFault(Problem(error))
    }
    guard case .object(let top) = body, top.count == 1, let data = top["data"] else {
      throw CallableFault(.invalidArgument, "Bad Request")
    }
    switch data {
    case .object(let fields): self.fields = fields
    // What the libraries of Firebase send for a call without arguments.
    case .null: fields = [:]
    default: throw CallableFault(.invalidArgument, "Bad Request")
    }
  }

  /// Whether a field is there, and not `null`, and no empty text.
  package func has(_ name: String) -> Bool {
    switch fields[name] {
    case nil, .null?, .string("")?: false
    default: true
    }
  }

  /// Whether a field is an empty text.
  package func isEmpty(_ name: String) -> Bool { fields[name] == .string("") }

  /// Any value; `nil` when it is missing or `null`.
  package func value(_ name: String) -> JSONValue? {
    guard let value = fields[name], value != .null else { return nil }
    return value
  }

  /// A text; `nil` when it is missing, `null` or empty.
  ///
  /// - Throws: ``CallableFault`` that names the field when it is something else.
  package func text(_ name: String, limit: Int = 500) throws(CallableFault) -> String? {
    guard has(name) else { return nil }
    guard case .string(let text)? = fields[name] else {
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(name) must be a string.")
    }
    guard text.utf8.count <= limit else {
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(name) must not be longer than \(limit) bytes.")
    }
    return text
  }

  /// A number; `nil` when it is missing or `null`. Nought is a number.
  ///
  /// - Throws: ``CallableFault`` that names the field when it is something else or outside its range.
  package func number(_ name: String, within range: ClosedRange<Double>) throws(CallableFault) -> Double? {
    guard let value = value(name) else { return nil }
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .number(let real): number = real
    default: throw CallableFault(.invalidArgument, "Invalid parameter values: \(name) must be a number.")
    }
    guard range.contains(number) else {
      throw CallableFault(
        .invalidArgument,
        "Invalid parameter values: \(name) must lie between \(Int(range.lowerBound)) and \(Int(range.upperBound)).")
    }
    return number
  }

  /// The whole as text; equal requests have equal texts.
  package var canonical: String { JSONValue.object(fields).text }
}
