/// Something that passes a centre nearly on a straight line.
protocol ShadowPass {
  /// From the centre, in equatorial radii of the Earth.
  var offset: SIMD3<Double> { get }
  /// Equatorial radii a day.
  var offsetRate: SIMD3<Double> { get }
}

extension ShadowPass {
  /// Days until the offset is shortest, on a straight line.
  var daysToLeast: Double { -dot(offset, offsetRate) / dot(offsetRate, offsetRate) }

  /// The shortest offset on a straight line.
  var leastDistance: Double {
    let nearest = offset + offsetRate * daysToLeast
    return dot(nearest, nearest).squareRoot()
  }
}
