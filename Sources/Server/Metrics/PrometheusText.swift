/// Writes Prometheus' text exposition format, version 0.0.4.
struct PrometheusText {
  enum Kind: String {
    case counter, gauge, histogram
  }

  private(set) var text = ""
  private var family = ""

  /// Begins a family of series with one name.
  mutating func begin(_ name: String, _ kind: Kind) {
    family = name
    text += "# TYPE \(name) \(kind.rawValue)\n"
  }

  /// One series of the family.
  ///
  /// - Parameter labels: as ``labels(_:)`` makes them.
  mutating func add(_ labels: String, _ value: Double) { line(family, labels, value) }

  /// A family with one series without labels.
  mutating func gauge(_ name: String, _ value: Double) {
    begin(name, .gauge)
    add("", value)
  }

  /// Durations in buckets, which Prometheus counts from the lowest on.
  mutating func addHistogram(_ labels: String, edges: [Double], _ reading: (counts: [UInt64], seconds: Double)) {
    var count: UInt64 = 0
    for (edge, bucket) in zip(edges, reading.counts) {
      count += bucket
      line("\(family)_bucket", Self.joined(labels, "le=\"\(Self.number(edge))\""), Double(count))
    }
    let all = reading.counts.reduce(0, +)
    line("\(family)_bucket", Self.joined(labels, "le=\"+Inf\""), Double(all))
    line("\(family)_sum", labels, reading.seconds)
    line("\(family)_count", labels, Double(all))
  }

  private mutating func line(_ name: String, _ labels: String, _ value: Double) {
    text += labels.isEmpty ? "\(name) \(Self.number(value))\n" : "\(name){\(labels)} \(Self.number(value))\n"
  }

  private static func joined(_ labels: String, _ more: String) -> String { labels.isEmpty ? more : "\(labels),\(more)" }

  /// A number without a fraction that is nothing.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A name with letters, digits and underscores alone.
  static func name(_ label: String) -> String {
    var name = ""
    for scalar in label.unicodeScalars {
      let isPlain = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      name.unicodeScalars.append(isPlain ? scalar : "_")
    }
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// `method="GET",status="200"`, with quotes, backslashes and line ends escaped.
  static func labels(_ dimensions: [(String, String)]) -> String {
    dimensions.map { label, value in
      let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\(name(label))=\"\(escaped)\""
    }.joined(separator: ",")
  }
}
