/// The argument between `low` and `high` at which a function is zero; its values there must have different signs.
///
/// Regula falsi in the Illinois variant (Dowell & Jarratt 1971): it never leaves the bracket and converges faster than bisection.
///
/// - Parameters:
///   - low: one end of the bracket and the value there.
///   - high: the other end and the value there.
///   - width: ends the search when the bracket is no wider than this, in the unit of the argument.
///   - residual: ends the search when the value is no further from zero than this.
public func bracketedZero(
  between low: (argument: Double, value: Double), and high: (argument: Double, value: Double), width: Double,
  residual: Double = 0,
  of function: (Double) throws(EphemerisError) -> Double
) throws(EphemerisError) -> Double {
  var low = low
  var high = high
  for _ in 0..<80 where abs(high.argument - low.argument) > width && abs(high.value) > residual {
    let argument = high.argument - high.value * (high.argument - low.argument) / (high.value - low.value)
    let value = try function(argument)
    if (value < 0) != (high.value < 0) { low = high } else { low.value /= 2 }
    high = (argument, value)
  }
  return high.argument
}
