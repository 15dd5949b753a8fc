public import Ephemeris

/// Who is the guest of whom: every body points to the ruler of the sign it stands in.
public struct DispositorTree: Sendable, Hashable {
  /// A body and its host.
  public struct Link: Sendable, Hashable {
    /// The guest.
    public let body: CelestialBody
    /// The ruler of the body's sign; the body itself when it is at home.
    public let dispositor: CelestialBody
  }

  /// Every body of the tree, in the order of the chart.
  public let links: [Link]
  /// Rings of two bodies and more that lead back into themselves, each from its first body in the order of the chart.
  public let loops: [[CelestialBody]]
  /// Bodies in their own domicile, where chains end.
  public let atHome: [CelestialBody]

  /// The tree of the rulers in a chart; `nil` when one of them is not placed, or changes its sign on a day of unknown hour.
  public init?(of chart: NatalChart, rulership: Rulership = .traditional) {
    var signs: [(body: CelestialBody, sign: ZodiacSign)] = []
    for placement in chart.placements where rulership.bodies.contains(placement.body) {
      guard let sign = chart.sign(of: .body(placement.body)) else { return nil }
      signs.append((placement.body, sign))
    }
    self.init(signs, rulership: rulership)
  }

  /// The tree of bodies in signs; `nil` unless every ruler is there exactly once and nothing else.
  public init?(_ signs: [(body: CelestialBody, sign: ZodiacSign)], rulership: Rulership = .traditional) {
    guard signs.count == rulership.bodies.count else { return nil }
    for body in rulership.bodies where !signs.contains(where: { $0.body == body }) { return nil }
    let links = signs.map { Link(body: $0.body, dispositor: rulership.ruler(of: $0.sign)) }
    self.links = links
    atHome = links.filter { $0.body == $0.dispositor }.map { $0.body }
    var loops: [[CelestialBody]] = []
    for link in links where link.body != link.dispositor {
      let ring = Self.chain(from: link.body, links)
      let returns = Self.host(of: ring[ring.count - 1], links) == link.body
      if returns, !loops.contains(where: { $0.contains(link.body) }) { loops.append(ring) }
    }
    self.loops = loops
  }

  /// The host of a body; `nil` for a body that is not in the tree.
  public func dispositor(of body: CelestialBody) -> CelestialBody? { Self.host(of: body, links) }

  /// A body, its host, the host's host and so on, until one is at home or has been met before.
  public func chain(from body: CelestialBody) -> [CelestialBody] { Self.chain(from: body, links) }

  /// The one body at home to which all others lead; `nil` when there are several, or a loop.
  public var finalDispositor: CelestialBody? { atHome.count == 1 && loops.isEmpty ? atHome[0] : nil }

  private static func host(of body: CelestialBody, _ links: [Link]) -> CelestialBody? {
    links.first { $0.body == body }?.dispositor
  }

  private static func chain(from body: CelestialBody, _ links: [Link]) -> [CelestialBody] {
    var chain = [body]
    while let host = host(of: chain[chain.count - 1], links), !chain.contains(host) { chain.append(host) }
    return chain
  }
}
