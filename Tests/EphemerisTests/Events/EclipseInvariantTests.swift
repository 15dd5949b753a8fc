import Testing

@testable import Ephemeris

/// What must hold for every eclipse of 1900–2100 at every place.
@Suite struct EclipseInvariantTests {
  private static let start = TT(julianDate: 2415020.5)
  private static let end = TT(julianDate: 2488069.5)

  @Test func contactsOfRandomPlaces() throws {
    var dice = EventDice(seed: 1900)
    var seen = 0
    var central = 0
    for eclipse in try SolarEclipse.all(from: Self.start, to: Self.end) {
      for _ in 0..<4 {
        guard let local = try eclipse.seen(from: dice.place()) else { continue }
        seen += 1
        let sights = [local.firstContact, local.secondContact, local.maximum, local.thirdContact, local.fourthContact]
          .compactMap { $0 }
        #expect(sights.count == (local.secondContact == nil ? 3 : 5))
        #expect(zip(sights, sights.dropFirst()).allSatisfy { $0.instant < $1.instant })
        #expect(Self.days(local.firstContact, local.fourthContact) < 0.2)
        #expect(local.firstContact.magnitude < 1e-6 && local.fourthContact.magnitude < 1e-6)
        #expect(local.firstContact.obscuration < 1e-8 && local.fourthContact.obscuration < 1e-8)
        #expect(local.maximum.magnitude > 0 && (0...1).contains(local.maximum.obscuration))
        if let length = local.centralSeconds {
          central += 1
          #expect(length > 0 && length < 13 * 60)
        } else {
          #expect(local.kind == .partial && local.maximum.magnitude < 1)
        }
        if local.kind == .total { #expect(local.maximum.magnitude >= 1 && local.maximum.obscuration == 1) }
        if local.kind == .annular { #expect(local.maximum.magnitude < 1 && local.maximum.obscuration < 1) }
        try Self.expectGreatest(local)
        Self.expectHorizon(local)
      }
    }
    #expect(seen > 200 && central > 0)
  }

  private static func days(_ a: SolarEclipseSight, _ b: SolarEclipseSight) -> Double {
    b.instant.daysSinceJ2000 - a.instant.daysSinceJ2000
  }

  /// No other moment brings the place nearer to the axis, or covers more of the Sun than half a millionth.
  private static func expectGreatest(_ local: LocalSolarEclipse) throws {
    let greatest = try LocalShadow(at: local.maximum.instant, from: local.location)
    for minutes in [-30.0, -5, -1, 1, 5, 30] {
      let beside = try LocalShadow(at: local.maximum.instant.advanced(byDays: minutes / 1440), from: local.location)
      #expect(beside.distance >= greatest.distance)
      if local.secondContact == nil { #expect(try beside.sight(isUp: true).magnitude <= local.maximum.magnitude + 5e-7) }
    }
  }

  /// Marks, spans and sunrise or sunset tell one story.
  private static func expectHorizon(_ local: LocalSolarEclipse) {
    let span = local.firstContact.instant...local.fourthContact.instant
    #expect(
      !local.visibleSpans.isEmpty
        && local.visibleSpans.allSatisfy { span.contains($0.lowerBound) && span.contains($0.upperBound) })
    #expect(local.beginsAtSunrise == (local.visibleSpans[0].lowerBound > span.lowerBound))
    #expect(local.endsAtSunset == (local.visibleSpans[local.visibleSpans.count - 1].upperBound < span.upperBound))
    if local.beginsAtSunrise { #expect(local.sunrise?.instant == local.visibleSpans[0].lowerBound) }
    #expect(local.greatest.isAboveHorizon && local.greatest.magnitude <= local.maximum.magnitude)
    for sight in [local.firstContact, local.maximum, local.fourthContact] where abs(sight.sun.altitude + 0.84) > 1.8 {
      // Beyond what the dip of the horizon from 3,000 m can do.
      #expect(sight.isAboveHorizon == (sight.sun.altitude > 0))
    }
  }

  /// A walk in steps of ten minutes, with the discs themselves: where it meets an eclipse there is one, where there is none it meets none.
  @Test func aPlainWalkSeesTheSame() throws {
    var dice = EventDice(seed: 2100)
    var seen = 0
    for (index, eclipse) in try SolarEclipse.all(from: Self.start, to: Self.end).enumerated() where index % 4 == 0 {
      for _ in 0..<3 {
        let place = dice.place()
        let watch = HorizonWatch(target: .body(.sun), location: place, limit: .upperLimb)
        var meets = false
        for step in -21...21 {
          let instant = eclipse.maximum.advanced(byDays: Double(step) / 144)
          let sky = try Sky(at: instant)
          let sidereal = sky.siderealTime(at: UT1(instant))
          let sun = sky.topocentric(try sky.position(of: .sun), from: place, siderealTime: sidereal)
          let moon = sky.topocentric(try sky.position(of: .moon), from: place, siderealTime: sidereal)
          let apart = Self.apart(sun, moon)
          let radii =
            arcsine(109.1222 / (sun.distance * ShadowAxis.radiiPerAstronomicalUnit))
            + arcsine(0.2725076 / (moon.distance * ShadowAxis.radiiPerAstronomicalUnit))
          if apart < radii, try watch.sight(at: instant.daysSinceJ2000).height > 0 { meets = true }
        }
        let local = try eclipse.seen(from: place)
        if meets { #expect(local != nil, "\(eclipse) \(place)") }
        if let local,
          local.visibleSpans.contains(where: { $0.upperBound.daysSinceJ2000 - $0.lowerBound.daysSinceJ2000 > 11.0 / 1440 })
        {
          #expect(meets, "\(eclipse) \(place)")
          seen += 1
        }
      }
    }
    #expect(seen > 40)
  }

  /// The angle between two places of the sky, in radians.
  private static func apart(_ a: EclipticPosition, _ b: EclipticPosition) -> Double {
    func direction(_ p: EclipticPosition) -> SIMD3<Double> {
      let (sl, cl) = sineCosine(p.longitude * radiansPerDegree)
      let (sb, cb) = sineCosine(p.latitude * radiansPerDegree)
      return SIMD3(cb * cl, cb * sl, sb)
    }
    let across = cross(direction(a), direction(b))
    return arctangent(dot(across, across).squareRoot(), dot(direction(a), direction(b)))
  }

  /// Where the axis of the shadow meets the ground the eclipse is central, of its own kind, and greatest at that very instant.
  @Test func theCentralLineSeesACentralEclipse() throws {
    var kinds: Set<SolarEclipse.Kind> = []
    for eclipse in try SolarEclipse.all(from: Self.start, to: Self.end) where eclipse.isCentral {
      let place = try #require(try Self.placeUnderTheAxis(at: eclipse.maximum))
      let local = try #require(try eclipse.seen(from: place), "\(eclipse)")
      // A shadow that grazes the limb of the Earth lifts the Sun barely over the horizon, refraction aside.
      #expect(local.secondContact != nil)
      switch eclipse.kind {
      case .total: #expect(local.kind == .total)
      case .annular: #expect(local.kind == .annular)
      case .hybrid: #expect(local.kind == .total || local.kind == .annular)
      case .partial: Issue.record("a partial eclipse is not central")
      }
      #expect(abs(local.maximum.instant.daysSinceJ2000 - eclipse.maximum.daysSinceJ2000) * 86400 < 0.1, "\(eclipse)")
      // The elevation of the true place is zero; its latitude is found to a metre.
      #expect(abs(local.maximum.magnitude - eclipse.magnitude) < 0.002, "\(eclipse)")
      kinds.insert(eclipse.kind)
    }
    #expect(kinds == [.total, .annular, .hybrid])
  }

  /// Where the axis of the shadow enters the ellipsoid.
  private static func placeUnderTheAxis(at instant: TT) throws -> GeographicLocation? {
    let sky = try Sky(at: instant)
    let axis = try ShadowAxis(in: sky)
    let stretch = 1 / (1 - GeographicLocation.flattening)
    let origin = SIMD3(axis.offset.x, axis.offset.y, axis.offset.z * stretch)
    let line = SIMD3(axis.towardsSun.x, axis.towardsSun.y, axis.towardsSun.z * stretch)
    let (a, b, c) = (dot(line, line), dot(origin, line), dot(origin, origin) - 1)
    guard b * b > a * c else { return nil }
    let point = origin + line * ((-b + (b * b - a * c).squareRoot()) / a)
    let up = point.z / stretch
    let latitude = arctangent(up * stretch * stretch, (point.x * point.x + point.y * point.y).squareRoot()) * degreesPerRadian
    let east = arctangent(point.y, point.x) * degreesPerRadian - sky.siderealTime(at: UT1(instant)).greenwich
    return GeographicLocation(latitude: latitude, longitude: east - 360 * nearestInteger(east / 360))
  }

  /// At a pole every longitude is the same place, and the two names of the 180th meridian are one meridian.
  @Test func onePlaceUnderTwoNames() throws {
    var polar = 0
    var oceanic = 0
    for eclipse in try SolarEclipse.all(from: Self.start, to: TT(julianDate: 2433282.5)) {
      for latitude in [-90.0, 90] {
        let a = try eclipse.seen(from: try LocalEclipseReference.place(latitude, 0))
        let b = try eclipse.seen(from: try LocalEclipseReference.place(latitude, -137.5))
        polar += try Self.expectSame(a, b)
      }
      for latitude in [-50.0, 0, 65] {
        let a = try eclipse.seen(from: try LocalEclipseReference.place(latitude, 180))
        let b = try eclipse.seen(from: try LocalEclipseReference.place(latitude, -180))
        oceanic += try Self.expectSame(a, b)
      }
    }
    #expect(polar > 20 && oceanic > 40)
  }

  private static func expectSame(_ a: LocalSolarEclipse?, _ b: LocalSolarEclipse?) throws -> Int {
    #expect((a == nil) == (b == nil))
    guard let a, let b else { return 0 }
    for (one, other) in [(a.firstContact, b.firstContact), (a.maximum, b.maximum), (a.fourthContact, b.fourthContact)] {
      #expect(abs(days(one, other)) * 86400 < 0.01)
      #expect(abs(one.sun.altitude - other.sun.altitude) < 1e-6)
      #expect(one.isAboveHorizon == other.isAboveHorizon)
    }
    return 1
  }

  @Test func theFilterIsTheSumOfItsParts() throws {
    let place = try LocalEclipseReference.place(-34.6, -58.38)
    let seen = try SolarEclipse.all(from: Self.start, to: Self.end, seenFrom: place)
    var expected: [LocalSolarEclipse] = []
    for eclipse in try SolarEclipse.all(from: Self.start, to: Self.end) {
      if let local = try eclipse.seen(from: place) { expected.append(local) }
    }
    #expect(seen == expected)
    // Buenos Aires, as any place, sees about two in five, and a total one every few centuries.
    #expect((50...110).contains(seen.count))
  }

  /// Whoever has the Moon up sees the eclipse; the marks follow its altitude.
  @Test func theMoonOverRandomPlaces() throws {
    var dice = EventDice(seed: 1950)
    var counts: [LocalLunarEclipse.Visibility: Int] = [:]
    for (index, eclipse) in try LunarEclipse.all(from: Self.start, to: Self.end).enumerated() where index % 2 == 0 {
      let place = dice.place()
      let local = try eclipse.seen(from: place)
      counts[local.visibility, default: 0] += 1
      #expect(local.sights.map(\.contact) == eclipse.contacts.map(\.contact))
      #expect((local.kind == nil) == (local.visibility == .none))
      if local.visibility == .whole { #expect(local.kind == eclipse.kind && local.sights.allSatisfy { $0.isAboveHorizon }) }
      if local.visibility == .none { #expect(local.sights.allSatisfy { !$0.isAboveHorizon }) }
      let watch = HorizonWatch(target: .body(.moon), location: place, limit: .upperLimb)
      for sight in local.sights {
        let height = try watch.sight(at: sight.instant.daysSinceJ2000).height
        if abs(height) > 1e-5 { #expect(sight.isAboveHorizon == (height > 0)) }
      }
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 20 })
  }
}
