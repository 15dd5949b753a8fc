import EphemerisKernel

/// The periodic terms that were subtracted from the Moon before its series was fitted. Mirrors Tools/kernel/lunar.py.
enum LunarReference {
  /// Longitude and latitude in radians, distance in au, and their rates a day.
  @inline(__always) static func state<L: Lanes>(middle: L, offset: L) -> (value: Vector<L>, rate: Vector<L>) {
    let t = middle / JulianDate.daysPerCentury
    let (l, s) = Argument<L>.two(.moonAnomaly, .sunAnomaly, t, offset)
    let (f, d) = Argument<L>.two(.latitude, .elongation, t, offset)
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
    var longitude = Sum<L>(longitudes)
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

    var latitude = Sum<L>(ephemeris_lunar_latitudes())
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
    var distance = Sum<L>(distances + 1)
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
      Vector(mean.angle + longitude.value, latitude.value, distances[0] + distance.value),
      Vector(mean.rate + longitude.rate, latitude.rate, distance.rate)
    )
  }

  /// An angle as a point of the unit circle, with its rate: multiplying adds angles, dividing subtracts them.
  private struct Argument<L: Lanes> {
    var cosine: L
    var sine: L
    var rate: L

    @inline(__always) static func two(
      _ first: DelaunayArgument, _ second: DelaunayArgument, _ t: L, _ offset: L
    ) -> (Argument, Argument) {
      let (one, other) = (first.value(at: t, offset: offset), second.value(at: t, offset: offset))
      let (a, b) = L.sineCosines(one.angle, other.angle)
      return (
        Argument(cosine: a.cosine, sine: a.sine, rate: one.rate), Argument(cosine: b.cosine, sine: b.sine, rate: other.rate)
      )
    }

    @inline(__always) init(cosine: L, sine: L, rate: L) {
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
  private struct Sum<L: Lanes> {
    var amplitudes: UnsafePointer<Double>
    var value = L(0)
    var rate = L(0)

    @inline(__always) init(_ amplitudes: UnsafePointer<Double>) { self.amplitudes = amplitudes }

    @inline(__always) mutating func sine(_ argument: Argument<L>) {
      let amplitude = amplitudes.pointee
      amplitudes += 1
      value += amplitude * argument.sine
      rate += (amplitude * argument.rate) * argument.cosine
    }

    @inline(__always) mutating func cosine(_ argument: Argument<L>) {
      let amplitude = amplitudes.pointee
      amplitudes += 1
      value += amplitude * argument.cosine
      rate -= (amplitude * argument.rate) * argument.sine
    }
  }
}
