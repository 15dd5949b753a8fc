import EphemerisKernel

/// Three components and their rates a day, with the segment they come from.
struct SeriesValue<L: Lanes> {
  var value: Vector<L>
  var rate: Vector<L>
  /// The middle of the segment, TT days since J2000.
  var middle: L
  /// Days from the middle.
  var offset: L
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

  /// The number of the segment that holds an instant; the first or the last one for those outside.
  @inline(__always) func segment(at days: Double) -> Double {
    let along = (days - descriptor.pointee.start) / descriptor.pointee.length
    return max(0, min(Double(descriptor.pointee.segments) - 1, floored(along)))
  }

  /// Where a segment lies in the kernel.
  @inline(__always) private func bytes(of segment: Double) -> UnsafeRawPointer {
    UnsafeRawPointer(ephemeris_kernel_bytes()) + Int(descriptor.pointee.offset)
      + Int(truncatingIfNeeded: Int64(segment) &* Int64(descriptor.pointee.stride))
  }

  /// Asks the processor for the segment of an instant, which will be evaluated soon.
  @inline(__always) func readAhead(at days: Double) { ephemeris_read_ahead(bytes(of: segment(at: days))) }

  /// Value and rate at an instant inside the span.
  @inline(__always) func evaluate(at days: Double) -> SeriesValue<OneLane> {
    evaluate(at: OneLane(days), in: segment(at: days))
  }

  /// Values and rates at instants that all lie in one segment.
  ///
  /// Clenshaw's recurrence runs over the packed bits themselves, highest degree first, for value and derivative at once: nothing is
  /// unpacked into memory.
  @inline(__always) func evaluate<L: Lanes>(at days: L, in segment: Double) -> SeriesValue<L> {
    let series = descriptor
    let middle = series.pointee.start + (segment + 0.5) * series.pointee.length
    let offset = days - middle
    let scale = 2 * series.pointee.argument_scale / series.pointee.length
    let half = offset * scale
    let twice = half + half

    let bytes = bytes(of: segment)
    var field = ephemeris_field_at(series.pointee.fields)
    let quanta = series.pointee.quanta
    // Of one instant, two components side by side: the same bits.
    if L.count == 1 {
      let (half2, twice2) = (TwoLanes(half[0]), TwoLanes(twice[0]))
      var xy = Recurrence<TwoLanes>()
      var z = Recurrence<L>()
      for _ in 1..<max(1, series.pointee.terms) {
        xy.step(TwoLanes(SIMD2(field[0].read(bytes), field[1].read(bytes))), twice2)
        z.step(L(field[2].read(bytes)), twice)
        field += 3
      }
      let last = TwoLanes(SIMD2(field[0].read(bytes), field[1].read(bytes)))
      let quantum = TwoLanes(SIMD2(quanta.0, quanta.1))
      let (v, r) = xy.end(last, half2, quantum, quantum * scale)
      let (vz, rz) = z.end(L(field[2].read(bytes)), half, L(quanta.2), L(quanta.2 * scale))
      return SeriesValue(
        value: Vector(L(v[0]), L(v[1]), vz), rate: Vector(L(r[0]), L(r[1]), rz), middle: L(middle), offset: offset)
    }
    var x = Recurrence<L>()
    var y = Recurrence<L>()
    var z = Recurrence<L>()
    for _ in 1..<max(1, series.pointee.terms) {
      x.step(L(field[0].read(bytes)), twice)
      y.step(L(field[1].read(bytes)), twice)
      z.step(L(field[2].read(bytes)), twice)
      field += 3
    }
    let (vx, rx) = x.end(L(field[0].read(bytes)), half, L(quanta.0), L(quanta.0 * scale))
    let (vy, ry) = y.end(L(field[1].read(bytes)), half, L(quanta.1), L(quanta.1 * scale))
    let (vz, rz) = z.end(L(field[2].read(bytes)), half, L(quanta.2), L(quanta.2 * scale))
    return SeriesValue(value: Vector(vx, vy, vz), rate: Vector(rx, ry, rz), middle: L(middle), offset: offset)
  }
}

extension ChebyshevSeries {
  /// How many coefficients each component has.
  @inline(__always) var terms: Int { Int(descriptor.pointee.terms) }

  /// Writes the coefficients of a segment down as numbers: those of x, of y and of z, highest degree first.
  func unpack(_ segment: Double, into coefficients: UnsafeMutablePointer<Double>) {
    let bytes = bytes(of: segment)
    let terms = terms
    var field = ephemeris_field_at(descriptor.pointee.fields)
    for term in 0..<terms {
      coefficients[term] = field[0].read(bytes)
      coefficients[terms &+ term] = field[1].read(bytes)
      coefficients[2 &* terms &+ term] = field[2].read(bytes)
      field += 3
    }
  }

  /// Values and rates at instants that all lie in one segment, whose coefficients are unpacked.
  @inline(__always) func evaluate<L: Lanes>(
    at days: L, in segment: Double, _ coefficients: UnsafePointer<Double>
  ) -> SeriesValue<L> {
    let series = descriptor
    let middle = series.pointee.start + (segment + 0.5) * series.pointee.length
    let offset = days - middle
    let scale = 2 * series.pointee.argument_scale / series.pointee.length
    let half = offset * scale
    let terms = terms
    // One component after the other: what one needs fits into the registers of any processor.
    @inline(__always) func component(_ place: Int, _ quantum: Double) -> (value: L, rate: L) {
      let twice = half + half
      let row = coefficients + place &* terms
      var recurrence = Recurrence<L>()
      for term in 0..<max(0, terms &- 1) { recurrence.step(L(row[term]), twice) }
      return recurrence.end(L(row[max(0, terms &- 1)]), half, L(quantum), L(quantum * scale))
    }
    let quanta = series.pointee.quanta
    let (vx, rx) = component(0, quanta.0)
    let (vy, ry) = component(1, quanta.1)
    let (vz, rz) = component(2, quanta.2)
    return SeriesValue(value: Vector(vx, vy, vz), rate: Vector(rx, ry, rz), middle: L(middle), offset: offset)
  }

  /// Values and rates at instants of several segments: coefficients are read for each lane, and go through the recurrence together.
  @inline(never) func evaluateApart<L: Lanes>(at days: L) -> SeriesValue<L> {
    let series = descriptor
    let middle = L(each: { series.pointee.start + (segment(at: days[$0]) + 0.5) * series.pointee.length })
    let offset = days - middle
    let scale = 2 * series.pointee.argument_scale / series.pointee.length
    let half = offset * scale
    let twice = half + half
    let first = ephemeris_field_at(series.pointee.fields)
    return withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: L.count) { places in
      for lane in 0..<L.count { places.initializeElement(at: lane, to: bytes(of: segment(at: days[lane]))) }
      @inline(__always) func component(_ place: Int, _ quantum: Double) -> (value: L, rate: L) {
        @inline(__always) func read(_ field: EphemerisField) -> L { L(each: { field.read(places[$0]) }) }
        var field = first + place
        var recurrence = Recurrence<L>()
        for _ in 1..<max(1, series.pointee.terms) {
          recurrence.step(read(field.pointee), twice)
          field += 3
        }
        return recurrence.end(read(field.pointee), half, L(quantum), L(quantum * scale))
      }
      let quanta = series.pointee.quanta
      let (vx, rx) = component(0, quanta.0)
      let (vy, ry) = component(1, quanta.1)
      let (vz, rz) = component(2, quanta.2)
      return SeriesValue(value: Vector(vx, vy, vz), rate: Vector(rx, ry, rz), middle: middle, offset: offset)
    }
  }
}

extension EphemerisField {
  /// The coefficient that stands there in a segment.
  @inline(__always) fileprivate func read(_ segment: UnsafeRawPointer) -> Double {
    let word = UInt64(littleEndian: segment.loadUnaligned(fromByteOffset: Int(byte), as: UInt64.self))
    return Double(Int64(bitPattern: word &<< UInt64(left)) &>> Int64(right))
  }
}

/// Clenshaw's recurrence for a Chebyshev polynomial and its derivative.
private struct Recurrence<L: Lanes> {
  private var b1 = L(0)
  private var b2 = L(0)
  private var d1 = L(0)
  private var d2 = L(0)

  @inline(__always) init() {}

  @inline(__always) mutating func step(_ coefficient: L, _ twice: L) {
    // Grouped so that each step waits for one multiplication and one addition of the step before, not more.
    let d = (b1 + b1 - d2) + twice * d1
    let b = (coefficient - b2) + twice * b1
    d2 = d1
    d1 = d
    b2 = b1
    b1 = b
  }

  @inline(__always) func end(_ constant: L, _ half: L, _ quantum: L, _ slope: L) -> (value: L, rate: L) {
    ((constant - b2 + half * b1) * quantum, (b1 + half * d1 - d2) * slope)
  }
}
