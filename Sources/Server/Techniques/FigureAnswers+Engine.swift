package import Astrology
package import Ephemeris
package import Wire

extension RelocationAnswer {
  /// The relocated chart and the place for which it was cast.
  package init(_ relocated: NatalChart, to place: GeographicLocation) {
    self.init(location: LocationAnswer(place), chart: FigureAnswer(relocated))
  }
}

extension MidpointsAnswer {
  /// The midpoints of a chart, told in its zodiac; `orb` in degrees is what the contacts were found with.
  package init(_ tree: MidpointTree, orb: Double, of chart: NatalChart) {
    self.init(
      orb: orb,
      midpoints: tree.turned(by: chart.zodiacOffset).map {
        Midpoint(
          between: [$0.first.name, $0.second.name], degree: NatalDegreeAnswer(longitude: $0.longitude, arc: $0.arc),
          dialDegree: $0.arc == nil ? $0.dialPosition : nil, range: $0.arc.map { DayArcAnswer($0) })
      },
      contacts: tree.contacts.map {
        Contact(
          point: $0.point.name, between: [$0.midpoint.first.name, $0.midpoint.second.name],
          orb: $0.orbs == nil ? abs($0.deviation) : nil, orbFrom: $0.orbs?.lowerBound, orbTo: $0.orbs?.upperBound,
          deviation: $0.orbs == nil ? $0.deviation : nil)
      })
  }
}

extension HarmonicAnswer {
  /// A harmonic of a chart, told in its zodiac: longitudes are multiplied from where that begins.
  package init(_ harmonic: HarmonicChart, of chart: NatalChart) {
    let offset = Double(harmonic.number) * chart.zodiacOffset
    self.init(
      number: harmonic.number,
      points: harmonic.points.map { PointDegreeAnswer($0.point, longitude: $0.longitude, arc: $0.arc, after: offset) },
      aspects: AspectAnswer.all(harmonic.aspects, spreads: harmonic.spreads))
  }
}

extension LotsAnswer {
  /// Every lot that the chart has the bodies for; `nil` without a birth time.
  ///
  /// - Throws: ``EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  package init?(of chart: NatalChart) throws(EphemerisError) {
    guard let sect = try Sect(of: chart) else { return nil }
    self.init(
      sect: sect.wireName,
      lots: Astrology.Lot.allCases.compactMap { lot in
        lot.longitude(in: chart, sect: sect).map { longitude in
          Lot(
            lot: lot.wireName, formula: lot.formula.text(in: sect), degree: DegreeAnswer(longitude: longitude),
            house: chart.houses?.house(of: longitude), lord: ZodiacSign(longitude: longitude).domicileRuler.body.name)
        }
      })
  }
}

extension LotFormula {
  /// What is counted in a figure of a sect: `Ascendant + Moon − Sun`.
  fileprivate func text(in sect: Sect) -> String {
    let isReversed = sect == .night && reversesByNight
    return "\(projectedFrom.name) + \((isReversed ? from : to).name) − \((isReversed ? to : from).name)"
  }
}

extension LotPoint {
  fileprivate var name: String {
    switch self {
    case .body(let body): body.name
    case .ascendant: "Ascendant"
    case .midheaven: "Midheaven"
    case .fortune: "Fortune"
    case .spirit: "Spirit"
    }
  }
}

extension DignitiesAnswer {
  /// The dignities of a chart. Without a birth time there is no sect, and so no essential dignities and no almuten. Planetary hours are
  /// counted by the Sun of the place, the day by local mean time.
  ///
  /// - Throws: ``EphemerisError`` when the fortnight before the chart, or the day after, is outside the span of the ephemeris.
  package init(
    of chart: NatalChart, policy: DignityPolicy = .standard, rulership: Rulership = .traditional
  ) throws(EphemerisError) {
    let sect = try Sect(of: chart)
    var planets: [Planet] = []
    var almutens = Almutens()
    if let sect, let location = chart.location, let ascendant = chart.angles?.ascendant {
      planets = EssentialDignities.all(in: chart, sect: sect, policy: policy).map { dignities in
        Planet(
          planet: dignities.planet.body.name, degree: DegreeAnswer(longitude: dignities.longitude),
          house: chart.placement(of: dignities.planet.body)?.house, dignities: dignities.held.map(\.wireName),
          score: dignities.score, peregrine: dignities.isPeregrine)
      }
      let hour = try PlanetaryHours(containing: chart.moment.tt, at: location)?.hour(at: chart.moment.tt)
      almutens = Almutens(
        ascendant: Almuten(Astrology.Almuten(at: ascendant, in: sect, policy: policy)),
        figure: try AlmutenFiguris(of: chart, hour: hour, policy: policy).map { Almuten($0.total) },
        dayRuler: hour?.dayRuler.body.name, hourRuler: hour?.ruler.body.name)
    }
    self.init(
      sect: sect?.wireName, planets: planets,
      mutualReceptions: MutualReception.all(in: chart).map {
        Reception(planet1: $0.first.body.name, planet2: $0.second.body.name, by: $0.kind.wireName)
      }, almuten: almutens, dispositors: DispositorTree(of: chart, rulership: rulership).map(Dispositors.init))
  }
}

extension DignitiesAnswer.Almuten {
  fileprivate init(_ almuten: Almuten) {
    self.init(
      winners: almuten.winners.map(\.body.name),
      points: JSONMap(ClassicalPlanet.allCases.map { ($0.body.name, almuten.points(of: $0)) }))
  }
}

extension DignitiesAnswer.Dispositors {
  fileprivate init(_ tree: DispositorTree) {
    self.init(
      links: tree.links.map {
        Link(planet: $0.body.name, dispositor: $0.dispositor.name, chain: tree.chain(from: $0.body).map(\.name))
      }, atHome: tree.atHome.map(\.name), loops: tree.loops.map { $0.map(\.name) }, finalDispositor: tree.finalDispositor?.name)
  }
}

extension PatternsAnswer {
  /// The figures of a chart; `orbDegrees` is for parallels and antiscia.
  ///
  /// - Throws: ``EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  package init(of chart: NatalChart, orbDegrees: Double = 1) throws(EphemerisError) {
    // Signs and elements are those of the zodiac in which the chart is read; mirrors and parallels belong to the tropical one.
    let told = chart.inItsZodiac
    self.init(
      patterns: AspectPattern.all(in: chart).map {
        Pattern(
          pattern: $0.kind.wireName, bodies: $0.bodies.map(\.name), apex: $0.apex?.name,
          widestOrb: $0.widestOrbs == nil ? $0.widestOrb : nil, widestOrbFrom: $0.widestOrbs?.lowerBound,
          widestOrbTo: $0.widestOrbs?.upperBound)
      },
      crowdedSigns: AspectPattern.crowdedSigns(in: told).map { CrowdedSign(sign: $0.sign.name, bodies: $0.bodies.map(\.name)) },
      shape: ChartShape(of: chart)?.wireName, hemispheres: HemisphereBalance(chart).map(Hemispheres.init),
      singletons: Astrology.Singleton.all(in: told).map {
        Singleton(body: $0.body.name, part: $0.part.kindName, name: $0.part.name)
      },
      declinationAspects: try DeclinationAspect.all(in: chart, orbDegrees: orbDegrees).map {
        Contact(
          planet1: $0.first.name, planet2: $0.second.name, type: $0.kind.wireName, orb: $0.orbs == nil ? $0.orb : nil,
          orbFrom: $0.orbs?.lowerBound, orbTo: $0.orbs?.upperBound)
      },
      antiscia: Antiscion.all(in: chart, orbDegrees: orbDegrees).map {
        Contact(
          planet1: $0.first.name, planet2: $0.second.name, type: $0.kind.wireName, orb: $0.orbs == nil ? $0.orb : nil,
          orbFrom: $0.orbs?.lowerBound, orbTo: $0.orbs?.upperBound)
      })
  }
}

extension PatternsAnswer.Hemispheres {
  fileprivate init(_ balance: HemisphereBalance) {
    func names(_ hemisphere: HemisphereBalance.Hemisphere) -> [String] { balance.bodies(in: hemisphere).map(\.name) }
    self.init(
      northern: names(.northern), southern: names(.southern), eastern: names(.eastern), western: names(.western),
      quadrants: JSONMap((1...4).map { ("\($0)", balance.bodies(inQuadrant: $0).map(\.name)) }))
  }
}

extension Singleton.Part {
  /// `hemisphere`, `element`, `modality`.
  fileprivate var kindName: String {
    switch self {
    case .hemisphere: "hemisphere"
    case .element: "element"
    case .modality: "modality"
    }
  }

  /// `eastern`, `fire`, `cardinal`, ….
  fileprivate var name: String {
    switch self {
    case .hemisphere(let hemisphere): hemisphere.wireName
    case .element(let element): element.name
    case .modality(let modality): modality.name
    }
  }
}
