/// The argument between `low` and `high` at which a function is zero; its values there must have different signs.
///
/// Inverse quadratic interpolation where three points allow it, bisection where they do not (Chandrupatla 1997, Advances in Engineering
/// Software 28, 145): it never leaves the bracket and takes four to six calls on a smooth function.
///
/// - Parameters:
///   - low: one end of the bracket and the value there.
///   - high: the other end and the value there.
///   - guess: an argument inside the bracket that is near to the zero, when one is known.
///   - width: ends the search when the bracket, or the next step, is no wider than this, in the unit of the argument.
///   - residual: ends the search when the value is no further from zero than this.
///   - function: whose zero is looked for.
/// - Throws: what `function` throws.
public func bracketedZero(
  between low: (argument: Double, value: Double), and high: (argument: Double, value: Double), near guess: Double? = nil,
  width: Double, residual: Double = 0,
  of function: (Double) throws(EphemerisError) -> Double
) throws(EphemerisError) -> Double {
  var far = low
  var last = high
  var argument = guess ?? high.argument - high.value * (high.argument - low.argument) / (high.value - low.value)
  for _ in 0..<80 {
    let value = try function(argument)
    // The zero lies between `last` and `far`; `previous` is the point that was given up.
    let previous: (argument: Double, value: Double)
    if (value < 0) == (last.value < 0) {
      previous = last
    } else {
      previous = far
      far = last
    }
    last = (argument, value)
    let bracket = far.argument - argument
    if abs(value) <= residual || abs(bracket) <= width { return argument }
    let place = (argument - far.argument) / (previous.argument - far.argument)
    let height = (value - far.value) / (previous.value - far.value)
    if height * height < place, (1 - height) * (1 - height) < 1 - place {
      let share =
        value / (far.value - value) * previous.value / (far.value - previous.value)
        + (previous.argument - argument) / bracket * value / (previous.value - value) * far.value / (previous.value - far.value)
      // What is left after a step of interpolation is far smaller than the step.
      if abs(share * bracket) <= width { return argument + share * bracket }
      argument += share * bracket
    } else {
      argument += bracket / 2
    }
  }
  return argument
}
