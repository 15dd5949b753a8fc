import Atlas

/// Time zones as options and lines name them.
enum ZoneField {
  /// The zone with an IANA name, in any case.
  static func zone(_ name: String, field: String) throws(FieldProblem) -> TimeZoneHistory {
    do {
      return try TimeZoneHistory(identifier: name)
    } catch {
      throw FieldProblem(field, message(error))
    }
  }

  private static func message(_ error: AtlasError) -> String {
    switch error {
    case .unknownZone(let name, let suggestions):
      let examples =
        suggestions.isEmpty ? "such as Europe/Paris, America/New_York or UTC" : "perhaps " + suggestions.joined(separator: ", ")
      return "there is no time zone ‘\(name.prefix(40))’; give a name of the IANA database, \(examples)"
    }
  }
}
