import Companion
import Ephemeris
import Foundation
import Hummingbird
import Identity
import Readings
import Testing
import Web
import Wire

@testable import Server

/// Texts of any shape, cards of contacts and calendars among them, to everything that reads text.
@Suite(.serialized) struct TextFuzzTests {
  @Test func everyReaderOfText() {
    var fuzzer = Fuzzer("text")
    while fuzzer.goesOn {
      let text = fuzzer.random.oneIn(2) ? fuzzer.random.card() : fuzzer.random.text()
      fuzzer.note(text)
      // A card is read line by line and field by field, as somebody pastes it.
      let pieces = [text] + text.split(whereSeparator: \.isNewline).prefix(20).map(String.init)
      for piece in pieces {
        _ = BirthDateText(piece, language: .english)
        _ = BirthTimeText(piece)
        _ = UTC(iso: piece)
        _ = try? CivilText.date(piece, field: "date")
        _ = try? CivilText.instant(piece, field: "at")
        _ = try? CivilText.zone(piece, field: "timezone")
        _ = try? EmailAddress(piece, field: "email")
        _ = DeviceName.shortened(piece) + DeviceName.browser(userAgent: piece)
        _ = OwnPath(piece)
        _ = ClientNetwork(peer: "127.0.0.1", forwarded: piece, trustedProxies: ["127.0.0.1"])
        _ = Double(plain: piece)
        _ = JournalView.headAndRest(piece)
        _ = OpaqueToken(.refresh, text: piece)
        _ = Base64URL.data(piece)
        if let fields = try? FormFields(piece) { _ = try? fields.integer(fields.nameOfFirst("a", "b")) }
        var reader = JSONReader(Array(piece.utf8), within: .body)
        _ = try? reader.value()
        _ = try? JSONReader.check(Array(piece.utf8), within: .body)
      }
      kept(text)
      _ = BirthIntake(
        BirthForm { name in name == "time_unknown" ? nil : fuzzer.random.oneIn(2) ? text : fuzzer.random.text() },
        at: UTC(daysSinceJ2000: 9820.8125), language: .english)
    }
    fuzzer.report()
  }

  /// What is kept as JSON, read back from a text that is none, or has other numbers in it.
  private func kept(_ text: String) {
    var memory = StoredMemory.known(text) ?? StoredMemory()
    memory.note(leading: "saturn square moon")
    _ = try? memory.payload(over: text)
    _ = StoredReadingDays.known(text)?.memory(around: 2_461_366)
    if var entry = try? StoredEntry(payload: text) {
      entry.tags.append("more")
      _ = try? entry.payload(over: text)
    }
    _ = try? StoredReading(payload: text)
    _ = try? StoredBirth(payload: text)
    _ = (try? StoredActivity(payload: text))?.lastActive
    _ = PhraseDigits.numbers(text)
  }
}
