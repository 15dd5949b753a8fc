import Foundation

/// A long JSON text as an outline: a line for each small part with its path, so that a difference is found without the whole text; of parts
/// that lie deep the length and the beginning of a digest.
struct GoldenOutline {
  private(set) var lines: [String] = []

  /// How long a part may be to stand there whole, in bytes.
  private static let small = 160
  /// How deep parts are told.
  private static let depth = 3
  /// How many elements of a list are told.
  private static let elements = 3

  init(_ json: String) {
    tell(ArraySlice(json.utf8), path: "", level: 0)
  }

  private mutating func tell(_ part: ArraySlice<UInt8>, path: String, level: Int) {
    let isList = part.first == UInt8(ascii: "[")
    guard part.count > Self.small, isList || part.first == UInt8(ascii: "{"), level < Self.depth else {
      let name = path.isEmpty ? "" : "\(path): "
      if part.count <= Self.small {
        lines.append(name + String(decoding: part, as: UTF8.self))
      } else {
        let start = String(decoding: part.prefix(60), as: UTF8.self)
        lines.append("\(name)\(start)… (\(part.count) bytes, \(GoldenBody.digest(Data(part)).prefix(12)))")
      }
      return
    }
    let parts = Self.parts(of: part)
    for (index, inner) in parts.enumerated() {
      if isList {
        if index == Self.elements { lines.append("\(path)[…]: \(parts.count) elements") }
        if index < Self.elements { tell(inner, path: "\(path)[\(index)]", level: level + 1) }
      } else if let colon = Self.colon(in: inner) {
        let key = String(decoding: inner[..<colon], as: UTF8.self).replacing("\"", with: "")
        tell(inner[(colon + 1)...], path: path.isEmpty ? key : "\(path).\(key)", level: level + 1)
      }
    }
  }

  /// The elements of a list, or the members of an object, as they stand.
  private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (depth, isString, isEscaped) = (0, false, false)
    var start = text.startIndex + 1
    for index in text.indices {
      let byte = text[index]
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, start < index { parts.append(text[start..<index]) }
      case UInt8(ascii: ",") where depth == 1:
        if start < index { parts.append(text[start..<index]) }
        start = index + 1
      default: break
      }
    }
    return parts
  }

  /// Where the name of a member ends.
  private static func colon(in member: ArraySlice<UInt8>) -> Int? {
    var isEscaped = false
    var quotes = 0
    for index in member.indices {
      switch member[index] {
      case UInt8(ascii: "\\"): isEscaped.toggle()
      case UInt8(ascii: "\"") where !isEscaped: quotes += 1
      case UInt8(ascii: ":") where quotes == 2: return index
      default: isEscaped = false
      }
    }
    return nil
  }
}
