/// The body of `astrology/profections`.
public struct ProfectionRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// What is profected: `Ascendant`, `Midheaven` or a body; the Ascendant when left out.
  public var point: String?
  /// How many years of life to list from the one that holds `at`, 1 … 120; one when left out.
  public var years: WholeNumber?
}

/// The body of `astrology/releasing`.
public struct ReleasingRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// The lot that is released: a name of ``Lot``; `spirit` when left out.
  public var lot: String?
  /// How many levels to list, 1 … 4; two when left out.
  public var levels: WholeNumber?
}

/// The body of `astrology/firdaria`.
public struct FirdariaRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// Where the nodes stand in a birth by night: a name of ``FirdariaOrder``; `nodesLast` when left out.
  public var order: String?
}
