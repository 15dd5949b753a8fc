import Foundation

/// An address for mail as people write it, and the one form by which it is found, so that spellings that look the same are the same.
///
/// Unicode is normalised (NFC, UAX #15) and what cannot be seen is left out (default-ignorable code points, such as zero-width spaces and
/// marks of direction). The domain is mapped as browsers do it (NFKC, lower case, the full stops of other scripts; UTS #46, without its
/// exceptions for joiners) and written in ASCII (RFC 5891). The part before the @ is lowered too: that it may differ by case is a liberty
/// that no provider takes. Dots and plus signs in it stay, for there they do make another mailbox somewhere.
package struct MailAddress: Sendable, Hashable {
  /// Why a text is no address.
  package enum Fault: Error, Sendable, Hashable {
    /// There is not one @ with something on either side of it.
    case shape
    /// What stands before the @ cannot.
    case name
    /// What stands after the @ is no name of a domain.
    case domain
    case tooLong
  }

  /// As it was written, without what cannot be seen.
  package let text: String
  /// The form by which it is found.
  package let canonical: String

  /// Reads an address.
  package init(_ text: String) throws(Fault) {
    // Longer than any, and what follows is work.
    guard text.utf8.count <= 2048 else { throw .tooLong }
    let visible = Self.trimmed(Self.visible(text).precomposedStringWithCanonicalMapping)
    // By code points: an accent after the @ is no part of it.
    let parts = visible.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .shape }
    let name = parts[0].lowercased().precomposedStringWithCanonicalMapping
    guard name.unicodeScalars.allSatisfy(Self.mayStandInName) else { throw .name }
    let domain = try Self.domain(parts[1])
    guard name.utf8.count <= 64, "\(name)@\(domain)".utf8.count <= 254, visible.utf8.count <= 320 else { throw .tooLong }
    self.text = visible
    canonical = "\(name)@\(domain)"
  }

  // MARK: parts

  private static func mayStandInName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      // What RFC 5322, 3.2.3, lets stand there without quotation marks.
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }

  /// The name of a domain in ASCII.
  private static func domain(_ text: String) throws(Fault) -> String {
    let labels = mapped(text).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2 else { throw .domain }
    var written: [String] = []
    for label in labels { written.append(try ascii(String(label))) }
    // A number at the end makes it an address of the network and no name (WHATWG URL, 3.5).
    guard let last = written.last, !last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .domain }
    return written.joined(separator: ".")
  }

  /// A label in ASCII.
  private static func ascii(_ label: String) throws(Fault) -> String {
    guard !label.isEmpty, label.utf8.count <= 252, !label.hasPrefix("-"), !label.hasSuffix("-") else { throw .domain }
    guard label.utf8.allSatisfy({ $0 < 0x80 }) else {
      guard !label.hasPrefix("xn--"), let first = label.unicodeScalars.first, !isMark(first),
        label.unicodeScalars.allSatisfy(mayStandInLabel),
        let code = Punycode.encoded(label), code.utf8.count <= 59
      else { throw .domain }
      return "xn--" + code
    }
    guard label.utf8.count <= 63, label.unicodeScalars.allSatisfy(mayStandInLabel) else { throw .domain }
    if label.hasPrefix("xn--") {
      // Only what we would write ourselves; otherwise there were two forms of one name.
      guard let meant = Punycode.decoded(String(label.dropFirst(4))), mapped(visible(meant)).utf8.elementsEqual(meant.utf8),
        !meant.utf8.allSatisfy({ $0 < 0x80 }),
        try ascii(meant) == label
      else { throw .domain }
    }
    return label
  }

  private static func mayStandInLabel(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" { return true }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark,
      .spacingMark:
      return true
    default: return false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  // MARK: forms

  /// A domain as it is compared.
  private static func mapped(_ text: String) -> String {
    let folded = text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    return folded.replacing("\u{3002}", with: ".")
  }

  /// A text without what cannot be seen.
  private static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
