import Companion
import Ephemeris
import Hummingbird
import Wire

extension Response {
  /// A JSON answer that the engine works out.
  ///
  /// - Parameter field: what is named when the engine cannot reach the years that were asked for.
  /// - Throws: ``Problem`` with code `INVALID_DATE` that names the field.
  static func computed<Answer: JSONEncodable>(
    field: String?, capacity: Int = 8192, _ work: () throws(EphemerisError) -> Answer
  ) throws -> Response {
    do {
      return .json(try work(), capacity: capacity)
    } catch {
      throw Problem(error, field: field)
    }
  }
}
