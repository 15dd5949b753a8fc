public import Ephemeris

/// What clients may turn on. The hour is that of the person's own clock.
public struct ClientConfigurationAnswer: JSONEncodable, Sendable {
  public init() {}

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("daily_notification_default_hour", 8)
      json.field("home_quick_tiles_enabled", true)
      json.field("paywall_variant", "none")
      json.field("widget_prompt_enabled", true)
    }
  }
}

/// What the service is.
public struct ServiceInfoAnswer: JSONEncodable, Sendable {
  let version: String
  let description: String
  let routes: Int

  /// - Parameter routes: how many places the API has.
  public init(version: String, description: String, routes: Int) {
    self.version = version
    self.description = description
    self.routes = routes
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("service", "astronova")
      json.field("version", version)
      json.field("description", description)
      json.field("documentation", "/openapi.yaml")
      json.field("endpoints", routes)
    }
  }
}

/// How the parts of the server are.
public struct SystemStatusAnswer: JSONEncodable, Sendable {
  let database: String
  let version: String
  let years: ClosedRange<Int>
  let now: UTC

  /// - Parameters:
  ///   - database: how the database is: `ok`, `full` or `failed`.
  ///   - years: the years of the ephemeris.
  public init(database: String, version: String, years: ClosedRange<Int>, now: UTC) {
    self.database = database
    self.version = version
    self.years = years
    self.now = now
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("status", database == "ok" ? "ok" : "degraded")
      json.field("version", version)
      json.field("timestamp", ISO8601.string(now))
      json.object("components") { json in
        json.object("database") { json in json.field("status", database) }
        json.object("ephemeris") { json in
          json.field("status", "ok")
          json.field("firstYear", years.lowerBound)
          json.field("lastYear", years.upperBound)
        }
      }
    }
  }
}

/// Whether the server can answer.
public struct ReadinessAnswer: JSONEncodable, Sendable {
  public init() {}

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("status", "ready")
      json.field("database", "ok")
    }
  }
}
