public import Astrology
public import Ephemeris

/// What happens in the sky, in one line.
public enum EventLine {
  /// `Mercury enters Leo, going backwards`, `Mars turns retrograde at 6°10′ Leo`, `Jupiter conjunction Uranus`, `Full Moon at 2°55′ Gemini`.
  public static func text(_ event: SkyEvent) -> String {
    switch event.kind {
    case .ingress(let body, let sign, let isRetrograde):
      return "\(body.name) enters \(sign.name)\(isRetrograde ? ", going backwards" : "")"
    case .station(let body, let longitude, let turnsRetrograde):
      return "\(body.name) turns \(turnsRetrograde ? "retrograde" : "direct") at \(place(longitude))"
    case .aspect(let first, let kind, let second): return "\(first.name) \(kind.name) \(second.name)"
    case .phase(let phase, let longitude):
      let name = phase.name
      return "\(name)\(phase == .new || phase == .full ? " Moon" : "") at \(place(longitude))"
    }
  }

  /// What happens, without its degree: `Full Moon in Gemini`, `Mars turns retrograde`.
  static func title(_ event: SkyEvent) -> String {
    switch event.kind {
    case .ingress(let body, let sign, _): "\(body.name) enters \(sign.name)"
    case .station(let body, _, let turnsRetrograde): "\(body.name) turns \(turnsRetrograde ? "retrograde" : "direct")"
    case .aspect(let first, let kind, let second): "\(first.name) \(kind.name) \(second.name)"
    case .phase(let phase, let longitude):
      "\(phase.name)\(phase == .new || phase == .full ? " Moon" : "") in \(ZodiacSign(longitude: longitude).name)"
    }
  }

  /// The bodies that take part, by the keys of their glyphs.
  static func bodies(_ event: SkyEvent) -> [String] {
    switch event.kind {
    case .ingress(let body, _, _), .station(let body, _, _): [body.key]
    case .aspect(let first, _, let second): [first.key, second.key]
    case .phase: ["moon"]
    }
  }

  /// `Saturn square your Moon`, `Mars trine your Sun, going backwards`.
  public static func text(_ transit: Transit) -> String {
    "\(transit.body.name) \(transit.kind.name) your \(transit.point.name)\(transit.isRetrograde ? ", going backwards" : "")"
  }

  /// `Moon at perigee, 356 512 km`, `Moon at its ascending node, 3°12′ Aquarius`.
  public static func text(_ event: LunarOrbitEvent) -> String {
    switch event.kind {
    case .perigee, .apogee:
      let whole = Int(event.kilometres.rounded())
      let rest = "\(whole % 1000)"
      let distance = "\(whole / 1000) \(String(repeating: "0", count: max(0, 3 - rest.count)))\(rest) km"
      return "Moon at \(event.kind == .perigee ? "perigee" : "apogee"), \(distance)"
    case .ascendingNode: return "Moon at its ascending node, \(place(event.longitude))"
    case .descendingNode: return "Moon at its descending node, \(place(event.longitude))"
    }
  }

  /// `Total eclipse of the Sun, magnitude 1.045, Saros 126`.
  public static func text(_ eclipse: SolarEclipse) -> String {
    let kind =
      switch eclipse.kind {
      case .partial: "Partial"
      case .annular: "Annular"
      case .total: "Total"
      case .hybrid: "Hybrid"
      }
    return "\(kind) eclipse of the Sun, magnitude \(thousandths(eclipse.magnitude)), Saros \(eclipse.saros)"
  }

  /// `Partial eclipse of the Moon, magnitude 0.930, Saros 119`; penumbral ones with the penumbral magnitude.
  public static func text(_ eclipse: LunarEclipse) -> String {
    switch eclipse.kind {
    case .penumbral:
      return "Penumbral eclipse of the Moon, magnitude \(thousandths(eclipse.penumbralMagnitude)), Saros \(eclipse.saros)"
    case .partial: return "Partial eclipse of the Moon, magnitude \(thousandths(eclipse.umbralMagnitude)), Saros \(eclipse.saros)"
    case .total: return "Total eclipse of the Moon, magnitude \(thousandths(eclipse.umbralMagnitude)), Saros \(eclipse.saros)"
    }
  }

  static func place(_ longitude: Double) -> String {
    let zodiac = ZodiacPosition(longitude: longitude)
    return "\(zodiac.degree)°\(zodiac.minute < 10 ? "0" : "")\(zodiac.minute)′ \(zodiac.sign.name)"
  }

  private static func thousandths(_ value: Double) -> String {
    let whole = Int(clamping: max(0, value * 1000).rounded())
    let rest = "\(whole % 1000)"
    return "\(whole / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension LunarOrbitEvent {
  /// The distance of the Moon's centre from the Earth's; the astronomical unit by IAU 2012 resolution B2.
  public var kilometres: Double { distance * 149_597_870.7 }
}
