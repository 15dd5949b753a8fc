/// A line of sight that nothing has bent yet.
struct SightLine {
  /// Where the light comes from: a unit vector, and its change in a day.
  let direction: SIMD3<Double>
  let rate: SIMD3<Double>
  /// The body's place from the Sun, in any unit of length, and its change in a day.
  let position: SIMD3<Double>
  let velocity: SIMD3<Double>
}
