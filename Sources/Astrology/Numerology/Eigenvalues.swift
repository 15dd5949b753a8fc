import Ephemeris

/// The eigenvalues of a matrix of three rows of small whole numbers.
public struct Eigenvalues: Sendable, Hashable {
  /// The real ones, the largest first: three, or one beside ``pair``.
  public let real: [Double]
  /// The other two, when they are complex: `real ± imaginary · i`.
  public let pair: (real: Double, imaginary: Double)?

  /// The eigenvalues of a matrix of three rows of three. Whether they are real is decided in whole numbers, so no rounding makes a pair of
  /// what is a double value.
  init(_ rows: [[Int]]) {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let trace = a[0] + b[1] + c[2]
    let minors = (b[1] * c[2] - b[2] * c[1]) + (a[0] * c[2] - a[2] * c[0]) + (a[0] * b[1] - a[1] * b[0])
    let determinant =
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    // They solve λ³ − trace λ² + minors λ − determinant = 0, whose discriminant this is.
    let discriminant =
      trace * trace * minors * minors - 4 * minors * minors * minors - 4 * trace * trace * trace * determinant
      - 27 * determinant * determinant + 18 * trace * minors * determinant
    let third = Double(trace) / 3
    // x³ + px + q = 0 with λ = x + trace/3.
    let p = Double(minors) - Double(trace * trace) / 3
    let q = Double(27 * -determinant + 9 * trace * minors - 2 * trace * trace * trace) / 27
    if discriminant < 0 {
      let single = Self.onlyZero(trace, minors, determinant)
      let half = (Double(trace) - single) / 2
      let product = Double(minors) - single * 2 * half
      real = [single]
      pair = (half, (max(0, product - half * half)).squareRoot())
    } else if trace * trace == 3 * minors {
      real = [third, third, third]
      pair = nil
    } else if discriminant == 0 {
      real = [third + 3 * q / p, third - 1.5 * q / p, third - 1.5 * q / p].sorted(by: >)
      pair = nil
    } else {
      // Viète: three cosines.
      let reach = (-p / 3).squareRoot()
      let angle = arccosine(3 * q / (2 * p * reach)) / 3
      real = (0..<3).map { third + 2 * reach * cosine(angle - 2 * Double.pi / 3 * Double($0)) }.sorted(by: >)
      pair = nil
    }
  }

  /// The one real zero of a cubic that has no other, by halving the span in which all zeros lie (Cauchy).
  private static func onlyZero(_ trace: Int, _ minors: Int, _ determinant: Int) -> Double {
    func value(_ x: Double) -> Double { ((x - Double(trace)) * x + Double(minors)) * x - Double(determinant) }
    let bound = Double(1 + max(abs(trace), abs(minors), abs(determinant)))
    var (low, high) = (-bound, bound)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if value(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  public static func == (one: Eigenvalues, other: Eigenvalues) -> Bool {
    one.real == other.real && one.pair?.real == other.pair?.real && one.pair?.imaginary == other.pair?.imaginary
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(real)
    hasher.combine(pair?.real)
    hasher.combine(pair?.imaginary)
  }
}
