/// The body of `astrology/relocation`: a chart and another place.
public struct RelocationRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// Degrees north of the other place, −90 … 90.
  public var latitude: Double
  /// Degrees east of it, −180 … 180.
  public var longitude: Double
}

/// The body of `astrology/midpoints`.
public struct MidpointRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// The widest distance from an axis in degrees, 0 … 5; 1.5 when left out.
  public var orb: Double?
}

/// The body of `astrology/harmonics`.
public struct HarmonicRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// Which harmonic, 1 … 360.
  public var number: WholeNumber
}

/// The body of `astrology/dignities`.
public struct DignityRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// The system of terms: a name of ``Terms``; `egyptian` when left out.
  public var terms: String?
  /// Whether all three rulers of a triplicity hold it; only that of the sect when left out.
  public var allTriplicityRulers: Bool?
  /// Who rules in the tree of dispositors: a name of ``Rulership``; `traditional` when left out.
  public var rulership: String?
}

/// The body of `astrology/patterns`.
public struct PatternRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// The widest orb of parallels and antiscia in degrees, 0 … 5; 1 when left out.
  public var orb: Double?
}
