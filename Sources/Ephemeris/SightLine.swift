/// A line of sight that nothing has bent yet.
struct SightLine<L: Lanes> {
  /// Where the light comes from: a unit vector, and its change in a day.
  let direction: Vector<L>
  let rate: Vector<L>
  /// The body's place from the Sun, in any unit of length, and its change in a day.
  let position: Vector<L>
  let velocity: Vector<L>
}
