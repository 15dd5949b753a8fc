import EphemerisKernel

/// The periodic terms that were subtracted from the Moon before its series was fitted. Mirrors Tools/kernel/lunar.py.
enum LunarReference {
  /// Longitude and latitude in radians, distance in au, and their rates a day.
  @inline(__always) static func state(middle: Double, offset: Double) -> (value: SIMD3<Double>, rate: SIMD3<Double>) {
    let t = middle / JulianDate.daysPerCentury
    let l = Argument(DelaunayArgument.moonAnomaly, t, offset)
    let s = Argument(DelaunayArgument.sunAnomaly, t, offset)
    let f = Argument(DelaunayArgument.latitude, t, offset)
    let d = Argument(DelaunayArgument.elongation, t, offset)
    let mean = DelaunayArgument.meanLongitude.value(at: t, offset: offset)

    let d2 = d * d
    let l2 = l * l
    let f2 = f * f
    let d4 = d2 * d2
    let evection = d2 / l
    let d2PlusL = d2 * l
    let d2MinusL2 = d2 / l2
    let d2MinusS = d2 / s
    let d2MinusSMinusL = evection / s
    let lMinusS = l / s
    let lPlusS = l * s

    let longitudes = ephemeris_lunar_longitudes()
    var longitude = Sum(longitudes)
    longitude.sine(l)
    longitude.sine(evection)
    longitude.sine(d2)
    longitude.sine(l2)
    longitude.sine(s)
    longitude.sine(f2)
    longitude.sine(d2MinusL2)
    longitude.sine(d2MinusSMinusL)
    longitude.sine(d2PlusL)
    longitude.sine(d2MinusS)
    longitude.sine(lMinusS)
    longitude.sine(d)
    longitude.sine(lPlusS)
    longitude.sine(d2 / f2)
    longitude.sine(d4 / l)
    longitude.sine(l2 * l)
    longitude.sine(d4 / l2)

    var latitude = Sum(ephemeris_lunar_latitudes())
    latitude.sine(f)
    latitude.sine(l * f)
    latitude.sine(l / f)
    latitude.sine(d2 / f)
    latitude.sine(evection * f)
    latitude.sine(evection / f)
    latitude.sine(d2 * f)
    latitude.sine(l2 * f)
    latitude.sine(d2PlusL / f)

    let distances = ephemeris_lunar_distances()
    var distance = Sum(distances + 1)
    distance.cosine(l)
    distance.cosine(evection)
    distance.cosine(d2)
    distance.cosine(l2)
    distance.cosine(d2MinusL2)
    distance.cosine(d2MinusSMinusL)
    distance.cosine(d2PlusL)
    distance.cosine(d2MinusS)
    distance.cosine(lMinusS)
    distance.cosine(d)
    distance.cosine(lPlusS)

    return (
      SIMD3(mean.angle + longitude.value, latitude.value, distances[0] + distance.value),
      SIMD3(mean.rate + longitude.rate, latitude.rate, distance.rate)
    )
  }

  /// An angle as a point of the unit circle, with its rate: multiplying adds angles, dividing subtracts them.
  private struct Argument {
    var cosine: Double
    var sine: Double
    var rate: Double

    @inline(__always) init(_ argument: DelaunayArgument, _ t: Double, _ offset: Double) {
      let (angle, rate) = argument.value(at: t, offset: offset)
      (sine, cosine) = sineCosine(angle)
      self.rate = rate
    }

    @inline(__always) init(cosine: Double, sine: Double, rate: Double) {
      self.cosine = cosine
      self.sine = sine
      self.rate = rate
    }

    @inline(__always) static func * (a: Argument, b: Argument) -> Argument {
      Argument(cosine: a.cosine * b.cosine - a.sine * b.sine, sine: a.sine * b.cosine + a.cosine * b.sine, rate: a.rate + b.rate)
    }

    @inline(__always) static func / (a: Argument, b: Argument) -> Argument {
      Argument(cosine: a.cosine * b.cosine + a.sine * b.sine, sine: a.sine * b.cosine - a.cosine * b.sine, rate: a.rate - b.rate)
    }
  }

  /// A sum of terms whose amplitudes are read one after the other.
  private struct Sum {
    var amplitudes: UnsafePointer<Double>
    var value = 0.0
    var rate = 0.0

    @inline(__always) init(_ amplitudes: UnsafePointer<Double>) { self.amplitudes = amplitudes }

    @inline(__always) mutating func sine(_ argument: Argument) {
      let amplitude = amplitudes.pointee
      amplitudes += 1
      value += amplitude * argument.sine
      rate += amplitude * argument.rate * argument.cosine
    }

    @inline(__always) mutating func cosine(_ argument: Argument) {
      let amplitude = amplitudes.pointee
      amplitudes += 1
      value += amplitude * argument.cosine
      rate -= amplitude * argument.rate * argument.sine
    }
  }
}
