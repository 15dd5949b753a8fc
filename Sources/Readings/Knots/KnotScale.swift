import Ephemeris

/// How strongly people show one knot: what share of them shows it less than a given strength.
struct KnotScale: Sendable {
  /// The shares at which strengths were measured.
  static let shares = [
    0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.83, 0.86, 0.89, 0.91, 0.93, 0.95, 0.965, 0.98, 0.99, 0.995, 0.999, 1,
  ]

  private let strengths: [Double]

  /// A scale from the strengths at ``shares``; without them nobody stands anywhere on it.
  init(_ strengths: [Double]) { self.strengths = strengths.count == Self.shares.count ? strengths : [] }

  /// The share of people who show it less, 0 … 1: what is rare stands high.
  func standing(of strength: Double) -> Double {
    guard strength > 0, let last = strengths.last else { return 0 }
    if strength >= last { return 1 }
    var (share, measured) = (0.0, 0.0)
    for (index, next) in strengths.enumerated() {
      if strength < next {
        return share + (Self.shares[index] - share) * (strength - measured) / (next - measured)
      }
      (share, measured) = (Self.shares[index], next)
    }
    return 1
  }

  /// The strengths at ``shares`` of people measured.
  static func measured(_ strengths: [Double]) -> [Double] {
    let sorted = strengths.sorted()
    guard let last = sorted.last else { return [] }
    return shares.map { share in
      let index = Int(clamping: share * Double(sorted.count))
      return sorted.indices.contains(index) ? sorted[index] : last
    }
  }
}
