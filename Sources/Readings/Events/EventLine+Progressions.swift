public import Astrology
import Ephemeris

extension EventLine {
  /// `Progressed Moon square your Venus`, `Progressed Moon trine progressed Mars`, `Progressed Sun enters Leo`, `Progressed Mercury turns
  /// retrograde at 6°10′ Leo`, `Progressed full Moon at 2°55′ Gemini`.
  public static func text(_ event: ProgressionEvent) -> String {
    switch event.kind {
    case .aspectToBirth(let first, let kind, let second): return "Progressed \(first.name) \(kind.name) your \(second.name)"
    case .aspect(let first, let kind, let second): return "Progressed \(first.name) \(kind.name) progressed \(second.name)"
    case .ingress(let point, let sign, let isRetrograde):
      return "Progressed \(point.name) enters \(sign.name)\(isRetrograde ? ", going backwards" : "")"
    case .station(let body, let longitude, let turnsRetrograde):
      return "Progressed \(body.name) turns \(turnsRetrograde ? "retrograde" : "direct") at \(place(longitude))"
    case .phase(let phase, let longitude):
      let moon = phase == .new || phase == .full ? " Moon" : ""
      return "Progressed \(phase.name.lowercased())\(moon) at \(place(longitude))"
    }
  }

  /// `Directed Mars square your Sun`, `Directed Mars enters Leo`.
  public static func text(_ event: DirectionEvent) -> String {
    switch event.kind {
    case .aspect(let first, let kind, let second): "Directed \(first.name) \(kind.name) your \(second.name)"
    case .ingress(let point, let sign): "Directed \(point.name) enters \(sign.name)"
    }
  }
}
