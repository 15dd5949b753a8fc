public import Astrology
import Ephemeris

/// The picture that other programs show beside a link to a page: 1200 × 630, by night.
public struct PreviewCard: Sendable, Hashable {
  /// What stands at the right.
  public enum Subject: Sendable, Hashable {
    /// The Moon as it leans, in the dial of its month.
    case moon(tilt: Double)
    /// The zodiac as a wheel with the bodies in it.
    case wheel
    /// What a page is about.
    case glyph(Glyph)
    /// A sign, with the Moon in its phase at its ring.
    case sign(ZodiacSign)
    /// Cards that were laid; those after the tenth are left out.
    case cards([LaidCard])
    /// The places of a spread, the cards face down.
    case table(Table)
  }

  /// Where the cards of a spread lie.
  public struct Table: Sendable, Hashable {
    /// The place of a card: its middle.
    public struct Seat: Sendable, Hashable {
      /// From the left, in units of the table’s own.
      public let x: Double
      /// From above, in the same units.
      public let y: Double
      /// Whether it lies across the one beneath it.
      public let isAcross: Bool

      public init(x: Double, y: Double, isAcross: Bool) {
        self.x = x
        self.y = y
        self.isAcross = isAcross
      }
    }

    /// The places, in the order in which cards are laid.
    public let seats: [Seat]
    /// How wide a card is, in the units of the places; it is 12/7 as high.
    public let card: Double

    public init(seats: [Seat], card: Double) {
      self.seats = seats
      self.card = card
    }
  }

  /// A card and which way up it lies.
  public struct LaidCard: Sendable, Hashable {
    /// The face.
    public let card: CardArt
    /// Whether it lies upside down.
    public let isReversed: Bool

    public init(_ card: CardArt, isReversed: Bool = false) {
      self.card = card
      self.isReversed = isReversed
    }
  }

  /// Which light the ground has, by the hour.
  public enum Light: UInt8, Sendable, Hashable, CaseIterable {
    case night, morning, day, evening

    /// The upper end of the ground.
    var top: Raster.Color {
      switch self {
      case .night: Raster.Color(0x0A0A1A)
      case .morning: Raster.Color(0x2A2648)
      case .day: Raster.Color(0x24345C)
      case .evening: Raster.Color(0x34204A)
      }
    }
  }

  /// How wide the picture is, in points.
  public static let width = 1200
  /// How high the picture is, in points.
  public static let height = 630

  /// What stands at the left: in as many lines, and in letters as large, as there is room for. A text is written whole or not at all: not
  /// where the deck’s capitals lack one of its letters.
  public var title: String
  /// A line below it, in small letters; may be empty.
  public var note: String
  /// What is drawn at the right.
  public var subject: Subject
  /// Which light the ground has.
  public var light: Light
  /// Degrees of the Moon from the Sun.
  public var elongation: Double
  /// Where the bodies stand in the zodiac, in degrees; the Sun first.
  public var bodies: [(glyph: Glyph, longitude: Double)] {
    get { zip(glyphs, longitudes).map { (glyph: $0, longitude: $1) } }
    set { (glyphs, longitudes) = (newValue.map { $0.glyph }, newValue.map { $0.longitude }) }
  }

  private var glyphs: [Glyph] = []
  private var longitudes: [Double] = []

  /// A picture of a page.
  public init(
    title: String, note: String = "", subject: Subject, light: Light, elongation: Double,
    bodies: [(glyph: Glyph, longitude: Double)]
  ) {
    self.title = title
    self.note = note
    self.subject = subject
    self.light = light
    self.elongation = elongation
    self.bodies = bodies
  }

  private static let text = Raster.Color(0xF8FAFC)
  private static let quiet = Raster.Color(0xA3B0C3)
  private static let hairline = Raster.Color(0x74799A)
  private static let gold = Raster.Color(0xFBBF24)

  /// The picture as points.
  public func drawn() -> Raster {
    var raster = Raster(width: Self.width, height: Self.height, ground: Raster.Color(0x0F0F23))
    raster.fade(from: light.top, to: Raster.Color(0x0F0F23))
    var hasRoom = true
    switch subject {
    case .moon(let tilt): raster.moon(x: 930, y: 246, radius: 148, elongation: elongation, tilt: tilt)
    case .wheel: wheel(x: 930, y: 246, on: &raster)
    case .glyph(let glyph):
      raster.ring(x: 930, y: 246, radius: 206, pen: 1.4, Self.hairline)
      raster.ring(x: 930, y: 246, radius: 176, pen: 1.4, Self.hairline, opacity: 0.5)
      raster.glyph(glyph, x: 930, y: 246, size: 220, Self.text)
    case .sign(let sign):
      for (radius, opacity) in [(206.0, 1.0), (176, 0.5)] {
        raster.ring(x: 930, y: 246, radius: radius, pen: 1.4, Self.hairline, opacity: opacity)
      }
      raster.glyph(Glyph(sign), x: 930, y: 246, size: 220, Self.text)
      raster.moon(x: 1076, y: 392, radius: 30, elongation: elongation)
    case .table(let table): Self.lay(table, on: &raster)
    case .cards(let cards) where cards.count == 1:
      raster.card(cards[0].card, left: 806, top: 34, height: 430, isReversed: cards[0].isReversed)
    case .cards(let cards):
      hasRoom = false
      Self.lay(cards.prefix(10), on: &raster)
    }
    if hasRoom { write(on: &raster) }
    mark(on: &raster)
    zodiac(on: &raster)
    return raster
  }

  /// How much room there is for words: from the mark down to the bodies above the zodiac.
  private static let room = (left: 80.0, top: 150.0, width: 560.0, height: 280.0)
  /// The height of the letters of a note.
  private static let small = 22.0

  /// The title and the note, in the middle of their room.
  private func write(on raster: inout Raster) {
    let (title, note) = (Self.written(title), Self.written(note))
    let below = note.isEmpty ? 0 : Self.small * 2.4
    let (lines, size) = Self.lines(title, height: Self.room.height - below)
    let step = size * 1.6
    let high = max(0, Double(lines.count) * step - size * 0.6)
    var top = Self.room.top + (Self.room.height - high - below) / 2
    for line in lines {
      raster.letters(line, left: Self.room.left, top: top, size: size, mostWidth: Self.room.width, Self.text)
      top += step
    }
    raster.letters(
      note, left: Self.room.left, top: top - size * 0.6 + Self.small * 1.4, size: Self.small, mostWidth: Self.room.width,
      Self.quiet)
  }

  /// Whether every letter of a text can be written.
  public static func canWrite(_ text: String) -> Bool { !written(text).isEmpty }

  /// A text as the deck writes it; nothing where one of its letters is not among its own.
  static func written(_ text: String) -> String {
    let plain = String(text.map { $0 == "’" ? "'" : $0 })
    return Raster.writes(plain) ? plain : ""
  }

  /// A title in lines that fit, in the largest letters that have room for all of it.
  static func lines(_ title: String, height: Double) -> (lines: [String], size: Double) {
    var size = 52.0
    while true {
      let lines = broken(title, width: room.width / size)
      let isWithin = lines.allSatisfy { Raster.width(of: $0) * size <= room.width }
      if size <= 16 || (isWithin && (Double(lines.count) * 1.6 - 0.6) * size <= height) { return (lines, size) }
      size -= 4
    }
  }

  /// A text in lines by their measured width; a word that is wider has a line of its own.
  private static func broken(_ text: String, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, Raster.width(of: "\(last) \(word)") <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The mark and the name.
  private func mark(on raster: inout Raster) {
    raster.stroke("M19.6 5.7A10 10 0 1 0 24 14M2 18.5H24", left: 76, top: 66, scale: 2.2, pen: 3, Self.text)
    raster.disc(x: 76 + 22.4 * 2.2, y: 66 + 8.6 * 2.2, radius: 6, Self.gold)
    raster.letters("ASTRONOVA", left: 156, top: 84, size: 24, mostWidth: 400, Self.text)
  }

  /// The zodiac as a line, its signs below it and the bodies above it.
  private func zodiac(on raster: inout Raster) {
    let (left, right, y) = (80.0, 1120.0, 552.0)
    raster.line(fromX: left, y: y, toX: right, y: y, pen: 1.6, Self.hairline)
    for step in 0...36 {
      let x = left + (right - left) * Double(step) / 36
      raster.line(fromX: x, y: y, toX: x, y: y + (step % 3 == 0 ? 14 : 6), pen: 1.4, Self.hairline)
    }
    for sign in ZodiacSign.allCases {
      raster.glyph(
        Glyph(sign), x: left + (right - left) * (Double(sign.rawValue) + 0.5) / 12, y: y + 36, size: 30, Self.quiet)
    }
    var rows = [[Double]](repeating: [], count: 3)
    for (glyph, longitude) in bodies.prefix(14) where longitude.isFinite {
      let x = left + (right - left) * normalizedDegrees(longitude) / 360
      let row = rows.firstIndex { $0.allSatisfy { abs($0 - x) > 34 } } ?? 2
      rows[row].append(x)
      let color = glyph == .sun ? Self.gold : Self.text
      raster.line(fromX: x, y: y, toX: x, y: y - 10 - Double(row) * 32, pen: 1.4, Self.hairline)
      raster.disc(x: x, y: y, radius: 4, color)
      raster.glyph(glyph, x: x, y: y - 28 - Double(row) * 32, size: 28, color)
    }
  }

  /// The zodiac with its beginning at the left and its signs anticlockwise, and every body at its place.
  private func wheel(x: Double, y: Double, on raster: inout Raster) {
    let (rim, edge) = (206.0, 164.0)
    func at(_ longitude: Double, _ radius: Double) -> Point {
      let (s, c) = sineCosine(longitude * radiansPerDegree)
      return Point(x: x - c * radius, y: y + s * radius)
    }
    for radius in [rim, edge] { raster.ring(x: x, y: y, radius: radius, pen: 1.4, Self.hairline) }
    for sign in ZodiacSign.allCases {
      let start = Double(sign.rawValue) * 30
      let (outer, inner, middle) = (at(start, rim), at(start, edge), at(start + 15, (rim + edge) / 2))
      raster.line(fromX: outer.x, y: outer.y, toX: inner.x, y: inner.y, pen: 1.4, Self.hairline)
      raster.glyph(Glyph(sign), x: middle.x, y: middle.y, size: 26, Self.quiet)
    }
    var rows = [[Point]](repeating: [], count: 3)
    for (glyph, longitude) in bodies.prefix(14) where longitude.isFinite {
      // Further in where another stands already.
      func place(_ row: Int) -> Point { at(longitude, 136 - Double(row) * 36) }
      let row =
        (0..<3).first { row in rows[row].allSatisfy { Raster.distance($0.x - place(row).x, $0.y - place(row).y) > 32 } } ?? 2
      let (pin, middle, color) = (at(longitude, edge), place(row), glyph == .sun ? Self.gold : Self.text)
      rows[row].append(middle)
      let end = at(longitude, 136 - Double(row) * 36 + 18)
      raster.line(fromX: pin.x, y: pin.y, toX: end.x, y: end.y, pen: 1.2, Self.hairline)
      raster.disc(x: pin.x, y: pin.y, radius: 4, color)
      raster.glyph(glyph, x: middle.x, y: middle.y, size: 28, color)
    }
  }

  /// The places of a spread as cards face down, as large as fits at the right.
  private static func lay(_ table: Table, on raster: inout Raster) {
    let across = table.card
    let down = across * CardArt.height / CardArt.width
    let (xs, ys) = (table.seats.map { $0.x }, table.seats.map { $0.y })
    guard across > 0, let left = xs.min(), let right = xs.max(), let top = ys.min(), let foot = ys.max() else { return }
    // Two that cross lie a little apart: each has half a card around it.
    let scale = min(420 / (right - left + across), 420 / (foot - top + down))
    guard scale.isFinite, scale > 0 else { return }
    for seat in table.seats {
      let (x, y) = (930 + (seat.x - (left + right) / 2) * scale, 250 + (seat.y - (top + foot) / 2) * scale)
      let (width, height) = seat.isAcross ? (down * scale, across * scale) : (across * scale, down * scale)
      raster.plate(
        x: x, y: y, width: width, height: height, round: across * scale / 10, pen: 2, Raster.Color(0x24264A), rim: hairline)
      raster.disc(x: x, y: y, radius: across * scale / 12, gold, opacity: 0.85)
    }
  }

  /// Cards in a row, as large as fits.
  private static func lay(_ cards: some Collection<LaidCard>, on raster: inout Raster) {
    guard !cards.isEmpty else { return }
    let step = min(1072.0 / Double(cards.count), 220)
    let width = step - 12
    let height = width * CardArt.height / CardArt.width
    let start = 600 - step * Double(cards.count) / 2 + 6
    for (index, laid) in cards.enumerated() {
      raster.card(
        laid.card, left: start + Double(index) * step, top: 312 - height / 2, height: height, isReversed: laid.isReversed)
    }
  }
}
