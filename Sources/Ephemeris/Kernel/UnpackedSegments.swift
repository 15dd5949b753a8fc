import EphemerisKernel

/// Segments of the kernel that stay unpacked until others are asked for: instants that follow one another closely read most of it once.
///
/// Values have the bits that ``ChebyshevSeries`` gives.
struct UnpackedSegments {
  /// A place for each series of a body, of three tiers; Chiron's single one fills up to the next.
  private static var places: Int { 16 }
  /// No series has more terms.
  private static var mostTerms: Int { 40 }

  private struct Segment {
    var series: Int32 = -1
    var number = -1.0
  }

  private let segments: UnsafeMutablePointer<Segment>
  /// For each place three runs of coefficients, x, y and z, highest degree first.
  private let coefficients: UnsafeMutablePointer<Double>

  /// Room for everything that can be asked for, for as long as a closure runs.
  static func withRoom(_ body: (UnpackedSegments) -> Void) {
    withUnsafeTemporaryAllocation(of: Segment.self, capacity: places) { segments in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: places * 3 * mostTerms) { coefficients in
        segments.initialize(repeating: Segment())
        coefficients.initialize(repeating: 0)
        guard let first = segments.baseAddress, let number = coefficients.baseAddress else { return }
        body(UnpackedSegments(segments: first, coefficients: number))
      }
    }
  }

  /// What the kernel holds of a body whose three series begin at an index, for instants inside of its span.
  @inline(__always) func series<L: Lanes>(_ first: Int32, at days: L, isTiered: Bool = true) -> SeriesValue<L> {
    let tier = isTiered ? Sky.tier(days[0]) : 0
    let series = ChebyshevSeries(first + tier)
    let number = series.segment(at: days[0])
    // Whether all lie in one segment, and whether at least in one series.
    var areTogether = true
    var areAlike = true
    for lane in 1..<max(1, L.count) {
      areAlike = areAlike && (isTiered ? Sky.tier(days[lane]) : 0) == tier
      areTogether = areTogether && series.segment(at: days[lane]) == number
    }
    guard areAlike else {
      return SeriesValue(each: { ChebyshevSeries(first + (isTiered ? Sky.tier(days[$0]) : 0)).evaluate(at: days[$0]) })
    }
    guard areTogether, series.terms <= Self.mostTerms else { return series.evaluateApart(at: days) }
    let place = Int(truncatingIfNeeded: first &+ 2) / 3 & (Self.places - 1)
    let unpacked = coefficients + place * 3 * Self.mostTerms
    if segments[place].series != first + tier || segments[place].number != number {
      segments[place] = Segment(series: first + tier, number: number)
      series.unpack(number, into: unpacked)
    }
    return series.evaluate(at: days, in: number, unpacked)
  }
}
