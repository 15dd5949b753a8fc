import Astrology
import Ephemeris

/// What a moving body says to a point of a birth chart, in one sentence of 8 to 22 words: by the moving body, the point, and the
/// nature of the angle. How long it lasts is part of every text: hours for the Moon, years for Pluto.
struct ContactTexts: Sendable {
  /// By moving body, then ``ChartPoint/textIndex``.
  private let table: [[Told?]]

  init(_ book: Phrasebook) {
    table = CelestialBody.planets.map { body in
      ChartPoint.spoken.map { Told("contact \(body.key) to \($0.key)", in: book) }
    }
  }

  /// The texts of a moving body; only the ten from Sun to Pluto speak.
  func told(_ moving: CelestialBody, to point: ChartPoint) -> Told? {
    let row = Int(moving.rawValue)
    guard table.indices.contains(row), let column = point.textIndex else { return nil }
    return table[row][column]
  }

  /// Every authored text, for the tests of tone and length.
  var all: [String] { table.flatMap { $0.flatMap { $0?.all ?? [] } } }
}

extension ChartPoint {
  /// The points that texts speak of: the ten from Sun to Pluto, the Ascendant and the Midheaven.
  static let spoken = CelestialBody.planets.map { ChartPoint.body($0) } + [.ascendant, .midheaven]

  /// The place in ``spoken``.
  var textIndex: Int? {
    switch self {
    case .body(let body): body.rawValue < CelestialBody.planets.count ? Int(body.rawValue) : nil
    case .ascendant: CelestialBody.planets.count
    case .midheaven: CelestialBody.planets.count + 1
    }
  }
}
