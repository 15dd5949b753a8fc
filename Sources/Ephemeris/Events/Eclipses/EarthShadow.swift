/// The Earth's shadow where the Moon crosses it; angles in radians.
struct EarthShadow: ShadowPass {
  /// From the axis to the Moon's centre, in equatorial radii.
  let offset: SIMD3<Double>
  /// Without what the change of the Moon's distance does to it: the offset is least where its *angle* is.
  let offsetRate: SIMD3<Double>
  /// Of the Moon's centre from the axis.
  let separation: Double
  let umbra: Double
  let penumbra: Double
  /// The Moon's semi-diameter.
  let moon: Double
  let moonDistance: Double

  /// Danjon's rule, as Espenak & Meeus have it (NASA/TP-2009-214172): the Earth's air adds 1/85 to the Moon's parallax, its
  /// flattening takes away 1/594, together a hundredth; nothing is added to what the Sun does.
  init(in sky: Sky) throws(EphemerisError) {
    let sun = sky.equatorialMotion(try sky.position(of: .sun))
    let body = sky.equatorialMotion(try sky.position(of: .moon))
    let sunDistance = dot(sun.place, sun.place).squareRoot()
    moonDistance = dot(body.place, body.place).squareRoot()
    let axis = sun.place * (-1 / sunDistance)
    let axisRate = (sun.rate - axis * dot(sun.rate, axis)) * (-1 / sunDistance)
    let along = dot(body.place, axis)
    offset = body.place - axis * along
    let across = body.rate - axis * (dot(body.rate, axis) + dot(body.place, axisRate)) - axisRate * along
    offsetRate = across - offset * (dot(body.place, body.rate) / (moonDistance * moonDistance))
    separation = arcsine(dot(offset, offset).squareRoot() / moonDistance)
    let moonParallax = arcsine(1 / moonDistance)
    let sunParallax = arcsine(1 / sunDistance)
    let sunSemidiameter = arcsine(ShadowAxis.sunRadius / sunDistance)
    umbra = 1.01 * moonParallax + sunParallax - sunSemidiameter
    penumbra = 1.01 * moonParallax + sunParallax + sunSemidiameter
    moon = arcsine(ShadowAxis.penumbralMoonRadius / moonDistance)
  }

  /// The distance of the Moon's centre from the axis in equatorial radii, positive to the north.
  var gamma: Double {
    let distance = dot(offset, offset).squareRoot()
    return offset.z > 0 ? distance : -distance
  }
}
