import Ephemeris

/// Coordinates as options give them.
enum CoordinateField {
  /// Reads degrees north.
  static func latitude(_ text: String, field: String = "--lat") throws(FieldProblem) -> Double {
    guard let value = DecimalNumber(text)?.value, (-90...90).contains(value) else {
      throw FieldProblem(field, "‘\(text.prefix(40))’ is not a latitude; give degrees north, -90 to 90")
    }
    return value
  }

  /// Reads degrees east.
  static func longitude(_ text: String, field: String = "--lon") throws(FieldProblem) -> Double {
    guard let value = DecimalNumber(text)?.value, (-180...180).contains(value) else {
      throw FieldProblem(field, "‘\(text.prefix(40))’ is not a longitude; give degrees east, -180 to 180")
    }
    return value
  }

  /// `40.7143° N`: for people.
  static func shown(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    var text = ByteText(capacity: 16)
    text.number(degrees.magnitude, decimals: 4)
    return String(decoding: text.bytes, as: UTF8.self) + "° " + (degrees < 0 ? negative : positive)
  }
}
