import Crypto
import Foundation

/// The body of an answer as lines that a person can compare: short texts as they are; of longer ones the beginning, the length and a digest;
/// of pages the text without its tags, the length and a digest.
struct GoldenBody {
  let lines: [String]

  /// How long a text may be to stand there whole, in bytes.
  static let whole = 8192
  /// How much of a longer one stands there.
  static let beginning = 2048

  init(_ text: String, type: String) {
    guard !text.isEmpty else {
      lines = []
      return
    }
    let count = text.utf8.count
    let size = "(\(count) bytes, SHA-256 \(Self.digest(Data(text.utf8))))"
    if type.hasPrefix("text/html") {
      lines = [size] + Self.visible(text)
    } else if type.hasPrefix("application/json"), count > Self.whole {
      lines = [size] + GoldenOutline(text).lines
    } else if count > Self.whole {
      lines = [size] + Self.split(String(decoding: Array(text.utf8.prefix(Self.beginning)), as: UTF8.self) + "…")
    } else {
      lines = Self.split(text)
    }
  }

  /// Lines as they are; an end of line within a text is kept by saying where it is not.
  private static func split(_ text: String) -> [String] {
    text.replacing("\r", with: "\\r").split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("###") ? "\\\($0)" : String($0)
    }
  }

  static func digest(_ bytes: Data) -> String {
    SHA256.hash(data: bytes).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// What a reader of a page sees: the text between the tags, a line for each piece.
  private static func visible(_ html: String) -> [String] {
    var lines: [String] = []
    var piece: [UInt8] = []
    var isTag = false
    // A value in a tag may hold the name of something random, `<digest>`, which ends no tag.
    var isValue = false
    func end() {
      let words = String(decoding: piece, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { lines.append(words) }
      piece = []
    }
    for byte in html.utf8 {
      switch byte {
      case UInt8(ascii: "\"") where isTag: isValue.toggle()
      case UInt8(ascii: "<") where !isTag:
        end()
        isTag = true
      case UInt8(ascii: ">") where isTag && !isValue: isTag = false
      default: if !isTag { piece.append(byte) }
      }
    }
    end()
    return lines
  }
}
