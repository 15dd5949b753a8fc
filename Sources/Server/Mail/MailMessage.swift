import Companion
import Foundation

/// A letter as it goes over the wire (RFC 5322): headers that nothing can be smuggled into, and a text that survives every mail server.
struct MailMessage: Sendable, Hashable {
  let sender: MailSettings.Sender
  /// The address of whoever gets it.
  let recipient: String
  let subject: String
  /// The text; lines end with `\n`.
  let text: String
  /// The language of the text.
  let language: String
  /// When it was written, in seconds of POSIX time.
  let date: Int64
  /// What tells it from every other letter, without the domain.
  let id: String

  /// Whether the addresses need a mail server that speaks UTF-8 (RFC 6531).
  var needsUTF8: Bool { !(recipient + sender.address).utf8.allSatisfy { $0 < 0x80 } }

  /// The whole letter, with lines that end with CR LF.
  var wire: String {
    let domain = sender.address.drop { $0 != "@" }
    let fields = [
      "Date: \(Self.date(date))", "From: \(Self.phrase(sender.name)) <\(Self.bare(sender.address))>",
      "To: <\(Self.bare(recipient))>", "Message-ID: <\(Self.bare(id))\(Self.bare(String(domain)))>",
      "Subject: \(Self.words(subject))", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable", "Content-Language: \(Self.bare(language))",
      // No machine answers it (RFC 3834).
      "Auto-Submitted: auto-generated",
    ]
    return fields.joined(separator: "\r\n") + "\r\n\r\n" + QuotedPrintable.encoded(text)
  }

  /// The letter between `DATA` and the full stop: lines that begin with one get a second (RFC 5321, section 4.5.2).
  var stuffed: String {
    let lines = wire.split(separator: "\r\n", omittingEmptySubsequences: false)
    let whole = lines.map { $0.hasPrefix(".") ? "." + $0 : String($0) }.joined(separator: "\r\n")
    return whole.hasSuffix("\r\n") ? whole : whole + "\r\n"
  }

  /// A value without what could end its line.
  private static func bare(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.properties.generalCategory != .control && !"<>\u{2028}\u{2029}".unicodeScalars.contains($0)
        }))
  }

  /// A name before an address: as it is when it is plain, else encoded.
  private static func phrase(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: " ") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    return isPlain ? name : words(name, always: true)
  }

  /// A text in a header: as it is when it is short and ASCII, else as encoded words (RFC 2047), each of whole characters.
  static func words(_ text: String, always: Bool = false) -> String {
    let text = bare(text)
    if !always, text.utf8.count <= 60, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), !text.contains("=?") { return text }
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if !piece.isEmpty, piece.utf8.count + character.utf8.count > 39 {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
  }

  /// `Sat, 21 Nov 2026 07:30:00 +0000`.
  static func date(_ seconds: Int64) -> String {
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSince1970: Double(seconds)))
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let count = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    let day = Int((count % 7 + 7) % 7)
    let month = max(0, min(11, (parts.month ?? 1) - 1))
    return
      "\(days[day]), \(two(parts.day)) \(months[month]) \(parts.year ?? 1970) \(two(parts.hour)):\(two(parts.minute)):\(two(parts.second)) +0000"
  }
}

/// Quoted-printable (RFC 2045, section 6.7): readable where it is ASCII, and no line longer than 76 characters.
enum QuotedPrintable {
  /// A text whose lines end with `\n`, encoded, with lines that end with CR LF.
  static func encoded(_ text: String) -> String {
    let lines = text.unixLines.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { encoded(line: Array($0.utf8)) }.joined(separator: "\r\n")
  }

  private static func encoded(line: [UInt8]) -> String {
    var result = ""
    var width = 0
    for (index, byte) in line.enumerated() {
      let isLast = index == line.count - 1
      let isBlank = byte == 0x20 || byte == 0x09
      let isPlain = ((0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=")) || (isBlank && !isLast)
      let piece = isPlain ? String(Unicode.Scalar(byte)) : "=" + hexadecimal(byte)
      // Room for the mark of a line that goes on.
      if width + piece.utf8.count > 75 {
        result += "=\r\n"
        width = 0
      }
      result += piece
      width += piece.utf8.count
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
