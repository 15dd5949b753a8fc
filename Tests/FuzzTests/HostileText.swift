/// Texts that nobody should send, and some that people do.
extension FuzzRandom {
  /// A text for any field.
  mutating func text() -> String {
    switch below(12) {
    case 0: date()
    case 1: time()
    case 2: zone()
    case 3: place()
    case 4: number()
    case 5: card()
    case 6: mutated(pick(HostileText.sentences))
    case 7: String((0..<below(40)).map { _ in Character(scalar()) })
    case 8: oneIn(20) ? String(repeating: pick(HostileText.odd), count: pick([1000, 70_000, 1_000_000])) : pick(HostileText.odd)
    default: pick(HostileText.odd) + pick(HostileText.sentences) + pick(HostileText.odd)
    }
  }

  mutating func date() -> String {
    let whole =
      "\(pick(HostileText.years))-\(pick(["01", "02", "06", "12", "13", "00", "6"]))-\(pick(["01", "15", "29", "30", "31", "32", "00"]))"
    switch below(6) {
    case 0: return whole
    case 1: return mutated(whole)
    case 2: return whole + pick(["T", " ", "t", ""]) + time() + pick(["Z", "", "+02:00", "-23:59", "+99:99", "z", "+0200"])
    case 3: return mutated(pick(HostileText.dates))
    default: return pick(HostileText.dates)
    }
  }

  mutating func time() -> String { oneIn(3) ? mutated(pick(HostileText.times)) : pick(HostileText.times) }

  mutating func zone() -> String { oneIn(3) ? mutated(pick(HostileText.zones)) : pick(HostileText.zones) }

  mutating func place() -> String { oneIn(2) ? mutated(pick(HostileText.places)) : pick(HostileText.places) }

  /// A number as text.
  mutating func number() -> String {
    switch below(8) {
    case 0: "\(Double.random(in: -180...180, using: &self))"
    case 1: "\(Int.random(in: -100...100, using: &self))"
    case 2: "\(Double(bitPattern: next()))"
    case 3: mutated(pick(HostileText.numbers))
    default: pick(HostileText.numbers)
    }
  }

  mutating func double() -> Double {
    switch below(8) {
    case 0, 1: .random(in: -1_000_000...1_000_000, using: &self)
    case 2: Double(bitPattern: next())
    case 3: .random(in: -360...360, using: &self)
    default:
      pick([
        .nan, .infinity, -.infinity, 0, -0.0, 90, -90, 180, -180, 90.0.nextUp, 1e308, -1e308, 9.3e18, -9.3e18, 4.6e18, 1e15,
        2_451_545,
        -2_451_545, 237_000, -165_000, .leastNonzeroMagnitude, 1e-300, 360.0.nextDown,
      ])
    }
  }

  mutating func integer() -> Int {
    switch below(5) {
    case 0: Int(truncatingIfNeeded: next())
    case 1: pick([Int.max, .min, .max - 1, .min + 1, 0, -1, 1, 2_147_483_647, -2_147_483_648, 4_294_967_296])
    case 2: Int.random(in: 2_200_000...2_700_000, using: &self)
    default: Int.random(in: -1000...1000, using: &self)
    }
  }

  /// A card of contacts or a calendar, whole or hurt.
  mutating func card() -> String {
    let text = pick(HostileText.cards)
    return oneIn(3) ? text : mutated(text)
  }

  /// A text with some of its bytes changed, moved, doubled or gone; what is no UTF-8 any more is repaired.
  mutating func mutated(_ text: String) -> String { String(decoding: mutated(Array(text.utf8)), as: UTF8.self) }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) {
      let place = below(bytes.count + 1)
      switch below(8) {
      case 0 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + below(8)))
      case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + below(16))], at: place)
      case 5: bytes.insert(contentsOf: Array(pick(HostileText.odd).utf8), at: place)
      case 6: bytes.insert(contentsOf: Array(pick(HostileText.numbers).utf8), at: place)
      default: bytes.removeLast(oneIn(4) ? bytes.count - place : 0)
      }
    }
    return bytes
  }

  private mutating func scalar() -> Unicode.Scalar {
    let most: UInt32 = pick([0x80, 0x250, 0x3000, 0x10000, 0x110000])
    return Unicode.Scalar(UInt32(truncatingIfNeeded: next() % UInt64(most))) ?? "\u{FFFD}"
  }
}

/// The words that hostile input is made of.
enum HostileText {
  static let odd = [
    "", " ", "\u{0}", "\u{1F}", "\u{7F}", "\r\n", "\t", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}", "\u{202E}", "\u{200B}", "e\u{301}",
    "\u{301}",
    "👩‍👩‍👧‍👦", "ﷺ", "İ", "ß", "ς", "\u{10FFFF}", "%", "%00", "%zz", "&", "=", ";", "..", "/", "//", "\\", "\"", "'", "<", "<!--", "]]>",
    "{{x}}", "{", "[", "null", "true", "\u{1F1E9}\u{1F1EA}", "٣", "１９９０", "𝟙", "a", "x\u{0}y",
  ]
  static let sentences = [
    "Rain.", "The Moon in Scorpio", "ada@example.org", "Ada Lovelace", "love, work", "How was the day?",
    "https://example.org/?a=b#c",
    "Bearer abc.def.ghi", "019a0000-0000-7000-8000-000000000001", "Sun", "moon,mars", "Placidus", "whole sign", "α Leonis",
    "Regulus",
    "western", "lahiri", "vimshottari", "daily", "classic", "applying",
  ]
  static let years = [
    "1990", "0000", "0001", "1549", "1550", "1582", "2650", "2651", "9999", "10000", "-0044", "99999999999999999999", "", "90",
    "２０００",
  ]
  static let dates = [
    "1990-06-15", "1990-06-15T00:40:00Z", "2026-11-21", "2650-01-22", "1549-12-31", "1550-01-01", "1582-10-10", "2000-02-30",
    "2016-12-31T23:59:60Z", "2026-11-21T07:30:00+02:00", "15 June 1990", "6/5/1990", "19900615", "June 15th, 1990", "now",
    "today",
    "0000-00-00", "9999-12-31T23:59:59-23:59", "2026-11-21T1e300:00:00Z", "2026-W47-6", "1990-6-5", "T", "Z", "+", "1990-06-15T",
    "1990-06-15TZ", "1990-06-15T+", "２０００-01-01", "2026-11-21T07:30:00.999999999Z", "30 February 1990", "15.13.1990", "1.1.1",
    "29/2/1900",
  ]
  static let times = [
    "00:00", "14:30", "14:30:15", "23:59:59", "24:00", "00:00:60", "25:61", "2:30 pm", "noon", "midnight", "1430", "14h30", "7",
    "12 am",
    "99999999999999999999:00", ":", "::", "-1:00", "1e9:00", "12:00:00.5", "", "０７:３０", "12 pm pm",
  ]
  static let zones = [
    "Europe/Paris", "America/New_York", "UTC", "Asia/Kathmandu", "Pacific/Apia", "Africa/Lagos", "America/Juneau", "Etc/GMT+12",
    "europe/paris",
    "Europe/", "/", "", "Mars/Olympus", "../../etc/passwd", "Berln", "Antarctica/Troll", "Asia/Manila", "GMT0", "Europe/Dublin",
    "EST5EDT",
  ]
  static let places = [
    "Lisbon, Portugal", "Paris, Texas", "Portland OR", "München, Deutschland", "東京", "Sankt-Peterburg", "a", ",", ", ,",
    ",,Texas", "New York,",
    "Llanfairpwllgwyngyll", "San", "Saint ", "Москва", "القاهرة", "Xy", "Tromso", "40.7, -74.0", "Å", "Truth or Consequences, NM",
  ]
  static let numbers = [
    "0", "-0", "1", "90", "-90", "90.00000001", "180", "-180", "180.1", "360", "1e308", "-1e308", "1e309", "1e-400", "NaN", "nan",
    "inf",
    "-inf", "Infinity", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e18", "1e19",
    "18446744073709551616",
    "0x10", "1_000", "1,5", "+1", "--1", "1.", ".5", "00", "2147483648", "4294967296", "1e999999999", "0.1e1", "٣", "69.6496",
    "2451545",
  ]
  static let cards = [
    "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Lovelace\r\nN:Lovelace;Ada;;;\r\nBDAY:18151210\r\nBDAY;VALUE=date-and-or-time:--1210T0730Z\r\nEMAIL;TYPE=home:ada@example.org\r\nADR;TYPE=home:;;St James's Square;London;;;England\r\nGEO:geo:51.507,-0.135\r\nTZ:Europe/London\r\nNOTE:a\\, b\\; c\\n d\r\nEND:VCARD\r\n",
    "BEGIN:VCARD\nVERSION:3.0\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=64=\n=61\nBDAY:1990-06-15\nX-SOCIAL;X=\"a;b:c\":y\nPHOTO;ENCODING=b:AAAA\nEND:VCARD",
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\nUID:1@x\r\nDTSTAMP:20261121T073000Z\r\nDTSTART;TZID=Europe/Paris:19900615T004000\r\nDTEND:20261121T250000Z\r\nRRULE:FREQ=YEARLY;BYMONTH=6;UNTIL=99991231\r\nDURATION:P99999999999999W\r\nSUMMARY:Birthday of\r\n  Ada\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    "BEGIN:VTIMEZONE\nTZID:X\nBEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETFROM:+9999\nTZOFFSETTO:-0000\nRRULE:FREQ=YEARLY;BYDAY=-1SU\nEND:STANDARD\nEND:VTIMEZONE",
  ]
}
