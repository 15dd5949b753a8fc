/// Reads the fields of our own structures, and says in plain words what is wrong with one, as the decoding of request bodies does.
extension JSONReader {
  /// Makes sure that there is a text at all.
  public static func checkBytes(_ bytes: [UInt8]) throws(Problem) {
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else {
      throw Problem(.invalidJSON, "The body is empty; a JSON object is expected.")
    }
    // RFC 8259 has no such byte anywhere; the decoder of the system would take it for the end of the text.
    guard first != 0, !bytes.contains(0) else {
      throw Problem(.invalidJSON, "The body contains a NUL byte, so it is not valid JSON.")
    }
  }

  /// Reads an object.
  ///
  /// - Parameter path: what it is called; empty for the whole body.
  mutating func object(
    _ path: @autoclosure () -> String, _ body: (inout JSONReader, String) throws(Problem) -> Void
  ) throws(Problem) {
    guard next() == UInt8(ascii: "{") else {
      let path = path()
      guard !path.isEmpty else {
        // What is no JSON at all is told first.
        _ = try skip()
        throw Problem(.invalidJSON, "The body must be a JSON object.")
      }
      throw try wrongType(path, "an object")
    }
    var failure: Problem?
    do throws(JSONError) {
      try fields { (reader, place) throws(JSONError) in
        try Self.keeping(&failure) { () throws(Problem) in try body(&reader, place) }
      }
    } catch {
      throw failure ?? Problem(error)
    }
  }

  /// Reads an array.
  mutating func array(
    _ path: @autoclosure () -> String, _ body: (inout JSONReader, Int) throws(Problem) -> Void
  ) throws(Problem) {
    guard next() == UInt8(ascii: "[") else { throw try wrongType(path(), "an array") }
    var failure: Problem?
    do throws(JSONError) {
      try elements { (reader, place) throws(JSONError) in
        try Self.keeping(&failure) { () throws(Problem) in try body(&reader, place) }
      }
    } catch {
      throw failure ?? Problem(error)
    }
  }

  /// Lets an error of ours end the reading of a container, and keeps it.
  private static func keeping(_ failure: inout Problem?, _ body: () throws(Problem) -> Void) throws(JSONError) {
    do throws(Problem) {
      try body()
    } catch {
      failure = error
      throw JSONError.invalid(error.message)
    }
  }

  /// Passes over a value, and says where it lies.
  mutating func skip() throws(Problem) -> JSONSlice {
    do { return try slice() } catch { throw Problem(error) }
  }

  /// Makes sure that nothing follows but white space.
  mutating func finish() throws(Problem) {
    do { try checkEnd() } catch { throw Problem(error) }
  }

  private mutating func read() throws(Problem) -> JSONValue {
    do { return try value() } catch { throw Problem(error) }
  }

  /// Reads a text.
  mutating func text(_ path: @autoclosure () -> String) throws(Problem) -> String {
    guard next() == UInt8(ascii: "\"") else { throw try wrongType(path(), "a string") }
    guard case .string(let text) = try read() else { throw Problem(.invalidJSON, "The body is not valid JSON.") }
    return text
  }

  /// Reads a whole number.
  mutating func integer(_ path: @autoclosure () -> String) throws(Problem) -> Int64 {
    var copy = self
    guard case .integer(let number) = try read() else { throw try copy.wrongType(path(), "a whole number") }
    return number
  }

  /// Reads `true` or `false`.
  mutating func truth(_ path: @autoclosure () -> String) throws(Problem) -> Bool {
    var copy = self
    guard case .bool(let truth) = try read() else { throw try copy.wrongType(path(), "true or false") }
    return truth
  }

  /// Passes over a `null`, and says whether there was one.
  mutating func passNull() throws(Problem) -> Bool {
    guard next() == UInt8(ascii: "n") else { return false }
    _ = try skip()
    return true
  }

  private mutating func wrongType(_ path: String, _ type: String) throws(Problem) -> Problem {
    Problem(.validation, "\(path) must be \(type)\(try skip().isNull ? ", got null" : "").", field: path)
  }

  /// A field that must be there and is not.
  static func missing(_ path: String) -> Problem { Problem(.validation, "\(path) is required.", field: path) }
}
