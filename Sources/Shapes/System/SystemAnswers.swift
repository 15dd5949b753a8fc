/// What clients may turn on. The hour is that of the person's own clock.
///
/// {name: ClientConfiguration, keys: snake}
public struct ClientConfigurationAnswer: Shape {
  /// The hour of the daily notification until somebody chooses another.
  public var dailyNotificationDefaultHour = 8
  public var homeQuickTilesEnabled = true
  public var paywallVariant = "none"
  public var widgetPromptEnabled = true
}

/// What the service is.
public struct ServiceInfoAnswer: Shape {
  public let service = "astronova"
  public var version: String
  /// What it does, in a sentence.
  public var description: String
  public let documentation = "/openapi.yaml"
  /// How many places the API has.
  public var endpoints: Int
}

/// How the parts of the server are.
public struct SystemStatusAnswer: Shape {
  /// A part of the server.
  public struct Component: Shape {
    /// `ok`, `full` or `failed`.
    public var status: String
    /// Of the ephemeris.
    public var firstYear: Int?
    /// Of the ephemeris.
    public var lastYear: Int?
  }

  /// The parts.
  public struct Components: Shape {
    public var database, ephemeris: Component
  }

  /// {enum: [ok, degraded]}
  public var status: String
  public var version: String
  public var timestamp: InstantText
  public var components: Components
}

/// Whether the server can answer.
public struct ReadinessAnswer: Shape {
  public let status = "ready"
  public let database = "ok"
}

/// Whether the server is well.
public struct HealthAnswer: Shape {
  public let status = "ok"
  public let service = "astronova"
  public var version: String
  public var timestamp: InstantText
  public var environment: String
}

/// Whether the server is well, in one word.
public struct BriefHealthAnswer: Shape {
  public let status = "ok"
}

/// The twelve signs with the days of the Sun in one year.
///
/// {keys: snake}
public struct ZodiacSignsAnswer: Shape {
  /// A stay of the Sun in a sign.
  ///
  /// {keys: snake}
  public struct Stay: Shape {
    public var name: SignName
    /// The sign in Unicode.
    public var symbol: String
    public var element, modality: String
    /// `March 20 - April 19`.
    public var dates: String
    /// When the Sun comes.
    public var start: InstantText
    /// When the Sun goes.
    public var end: InstantText
    /// The modern ruler.
    public var rulingPlanet: BodyName
    public var traditionalRuler: BodyName
  }

  /// Aries first, from the March equinox on.
  public var zodiacSigns: [Stay]
  public var totalCount, year: Int
  public let note = "The Sun's own dates in UTC, worked out for this year; they move by up to a day from year to year."
}
