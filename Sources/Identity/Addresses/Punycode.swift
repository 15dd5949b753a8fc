/// Letters beyond ASCII in names of hosts (RFC 3492, with its numbers of section 5 and its algorithms of section 6).
enum Punycode {
  private static let base: UInt32 = 36
  private static let leastThreshold: UInt32 = 1
  private static let mostThreshold: UInt32 = 26
  private static let skew: UInt32 = 38
  private static let damp: UInt32 = 700
  private static let firstBias: UInt32 = 72
  private static let firstCode: UInt32 = 128

  /// A label in ASCII, without the mark `xn--`; `nil` when its numbers grow out of bounds.
  static func encoded(_ label: String) -> String? {
    let scalars = label.unicodeScalars.map(\.value)
    var output = scalars.filter { $0 < 0x80 }.compactMap(Unicode.Scalar.init).map(Character.init)
    let basic = UInt32(output.count)
    if basic > 0 { output.append("-") }
    var (code, delta, bias, handled) = (firstCode, UInt32(0), firstBias, basic)
    while handled < scalars.count {
      guard let next = scalars.filter({ $0 >= code }).min() else { return nil }
      let (step, isTooFar) = (next - code).multipliedReportingOverflow(by: handled + 1)
      let (sum, isTooMuch) = delta.addingReportingOverflow(step)
      guard !isTooFar, !isTooMuch else { return nil }
      delta = sum
      code = next
      for scalar in scalars {
        if scalar < code { delta += 1 }
        guard scalar == code else { continue }
        var rest = delta
        var place = base
        while true {
          let threshold = threshold(place, bias)
          guard rest >= threshold else { break }
          output.append(digit(threshold + (rest - threshold) % (base - threshold)))
          rest = (rest - threshold) / (base - threshold)
          place += base
        }
        output.append(digit(rest))
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return String(output)
  }

  /// What a label without its mark stands for; `nil` when it stands for nothing.
  static func decoded(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let bytes = Array(text.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "-")) ?? 0
    var output = bytes.prefix(end).map { UInt32($0) }
    var digits = bytes.dropFirst(end > 0 ? end + 1 : 0)[...]
    var (code, index, bias) = (firstCode, UInt32(0), firstBias)
    while !digits.isEmpty {
      let before = index
      var weight: UInt32 = 1
      var place = base
      while true {
        guard let byte = digits.popFirst(), let digit = value(byte) else { return nil }
        let (part, isTooFar) = digit.multipliedReportingOverflow(by: weight)
        let (sum, isTooMuch) = index.addingReportingOverflow(part)
        guard !isTooFar, !isTooMuch else { return nil }
        index = sum
        let threshold = threshold(place, bias)
        guard digit >= threshold else { break }
        let (heavier, isTooHeavy) = weight.multipliedReportingOverflow(by: base - threshold)
        guard !isTooHeavy else { return nil }
        weight = heavier
        place += base
      }
      let count = UInt32(output.count) + 1
      bias = adapted(index - before, count, isFirst: before == 0)
      let (next, isTooMuch) = code.addingReportingOverflow(index / count)
      guard !isTooMuch, Unicode.Scalar(next) != nil, next >= 0x80 else { return nil }
      code = next
      index %= count
      output.insert(code, at: Int(index))
      index += 1
    }
    return String(String.UnicodeScalarView(output.compactMap(Unicode.Scalar.init)))
  }

  private static func threshold(_ place: UInt32, _ bias: UInt32) -> UInt32 {
    place <= bias + leastThreshold ? leastThreshold : place >= bias + mostThreshold ? mostThreshold : place - bias
  }

  private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var steps: UInt32 = 0
    while delta > (base - leastThreshold) * mostThreshold / 2 {
      delta /= base - leastThreshold
      steps += base
    }
    return steps + (base - leastThreshold + 1) * delta / (delta + skew)
  }

  private static func digit(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26)))
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }
}
