import EphemerisKernel

/// Three components and their rates a day, with the segment they come from.
struct SeriesValue {
  var value: SIMD3<Double>
  var rate: SIMD3<Double>
  /// The middle of the segment, TT days since J2000.
  var middle: Double
  /// Days from the middle.
  var offset: Double
}

/// One series of the kernel: where it lies and how to read it.
struct ChebyshevSeries {
  let descriptor: UnsafePointer<EphemerisSeries>

  @inline(__always) init(_ index: Int32) { descriptor = ephemeris_series_at(index) }

  /// The span of the series, TT days since J2000.
  var span: ClosedRange<Double> {
    let series = descriptor.pointee
    return series.start...(series.start + series.length * Double(series.segments))
  }

  /// Value and rate at an instant inside the span.
  ///
  /// Clenshaw's recurrence runs over the packed bits themselves, highest degree first, for value and derivative at once: nothing is
  /// unpacked into memory.
  @inline(__always) func evaluate(at days: Double) -> SeriesValue {
    let series = descriptor.pointee
    let along = (days - series.start) / series.length
    let index = max(0, min(Double(series.segments) - 1, floored(along)))
    let middle = series.start + (index + 0.5) * series.length
    let offset = days - middle
    let scale = 2 * series.argument_scale / series.length
    let twice = 2 * offset * scale

    let bytes = UnsafeRawPointer(ephemeris_kernel_bytes()) + Int(series.offset) + Int(index) * Int(series.stride)
    var width = ephemeris_width_bytes() + Int(series.widths)
    var bit = 0
    var b1 = SIMD4<Double>.zero
    var b2 = SIMD4<Double>.zero
    var d1 = SIMD4<Double>.zero
    var d2 = SIMD4<Double>.zero
    for _ in 1..<series.terms {
      let coefficients = Self.read(bytes, &bit, width)
      width += 3
      // Grouped so that each step waits for one multiplication and one addition of the step before, not more.
      let d = (b1 + b1 - d2) + twice * d1
      let b = (coefficients - b2) + twice * b1
      d2 = d1
      d1 = d
      b2 = b1
      b1 = b
    }
    let constant = Self.read(bytes, &bit, width)
    let half = twice / 2
    let value = constant - b2 + half * b1
    let slope = b1 + half * d1 - d2
    let quanta = SIMD3(series.quanta.0, series.quanta.1, series.quanta.2)
    return SeriesValue(
      value: SIMD3(value.x, value.y, value.z) * quanta, rate: SIMD3(slope.x, slope.y, slope.z) * quanta * scale, middle: middle,
      offset: offset)
  }

  /// The next coefficient of each component, in quanta.
  @inline(__always) private static func read(_ bytes: UnsafeRawPointer, _ bit: inout Int, _ width: UnsafePointer<UInt8>) -> SIMD4<
    Double
  > {
    let x = read(bytes, &bit, Int(width[0]))
    let y = read(bytes, &bit, Int(width[1]))
    let z = read(bytes, &bit, Int(width[2]))
    return SIMD4(x, y, z, 0)
  }

  /// A two's complement integer of `width` ≤ 56 bits that starts at `bit`, lowest bit first.
  @inline(__always) private static func read(_ bytes: UnsafeRawPointer, _ bit: inout Int, _ width: Int) -> Double {
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bit &>> 3, as: UInt64.self))
    let left = Int64(bitPattern: word &<< UInt64(truncatingIfNeeded: 64 &- width &- (bit & 7)))
    bit &+= width
    return Double(left &>> Int64(truncatingIfNeeded: 64 &- width))
  }
}
