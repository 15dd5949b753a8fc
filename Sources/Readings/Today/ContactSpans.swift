import Astrology
import Ephemeris

/// The exact contacts of a sky to both ends of a day of birth whose hour is not known.
struct ContactSpans {
  private let ends: [(fast: [Transit], slow: [[Transit]])]

  init(_ first: (fast: [Transit], slow: [Transit]), _ last: (fast: [Transit], slow: [Transit])) {
    ends = [first, last].map { ($0.fast, DayContacts.passes(of: $0.slow)) }
  }

  /// Days within which the same contact is looked for: the Sun needs one for a degree, Mercury before a station a few.
  private static let near = 4.0

  /// The span within which a contact is exact; `nil` when it is not there from both ends of the day, or with other passes.
  ///
  /// - Parameter passes: all passes of the contact, of which it is one.
  func span(of transit: Transit, among passes: [Transit]) -> ExactSpan? {
    func isSame(_ other: Transit) -> Bool {
      other.body == transit.body && other.point == transit.point && other.kind == transit.kind
        && other.isRetrograde == transit.isRetrograde
    }
    var moments = [UTC(transit.instant)]
    for end in ends {
      let found: Transit?
      if ReadingSky.slowBodies.contains(transit.body) {
        let group = end.slow.first {
          $0.first.map { $0.body == transit.body && $0.point == transit.point && $0.kind == transit.kind } ?? false
        }
        guard let group, group.count == passes.count, let place = passes.firstIndex(where: { $0.instant == transit.instant })
        else {
          return nil
        }
        found = isSame(group[place]) ? group[place] : nil
      } else {
        let middle = transit.instant.daysSinceJ2000
        found = end.fast.filter(isSame).min {
          abs($0.instant.daysSinceJ2000 - middle) < abs($1.instant.daysSinceJ2000 - middle)
        }
        if let found, abs(found.instant.daysSinceJ2000 - middle) > Self.near { return nil }
      }
      guard let found else { return nil }
      moments.append(UTC(found.instant))
    }
    return ExactSpan(moments)
  }
}
