/// The angles of a chart, in degrees of ecliptic longitude.
public struct Angles: Sendable, Hashable {
  /// The degree of the ecliptic that rises in the east, 0 ..< 360.
  public let ascendant: Double
  /// The degree of the ecliptic that culminates on the upper meridian, 0 ..< 360.
  public let midheaven: Double
  /// The western degree where the ecliptic meets the prime vertical, 0 ..< 360; `nil` for a figure that is the sky of no moment.
  public let vertex: Double?

  public init(ascendant: Double, midheaven: Double, vertex: Double? = nil) {
    self.ascendant = ascendant
    self.midheaven = midheaven
    self.vertex = vertex
  }

  /// The angles of a turned sky; see ``LocalSphere`` for the parameters, all in degrees.
  public init(armc: Double, latitude: Double, obliquity: Double) {
    self = LocalSphere(armc: armc, latitude: latitude, obliquity: obliquity).angles
  }

  /// The setting degree, opposite the Ascendant.
  public var descendant: Double { normalizedDegrees(ascendant + 180) }
  /// The lower meridian, opposite the Midheaven.
  public var imumCoeli: Double { normalizedDegrees(midheaven + 180) }
  /// The eastern degree on the prime vertical, opposite the Vertex.
  public var antivertex: Double? { vertex.map { normalizedDegrees($0 + 180) } }
}
