/// Why a JSON text cannot be read as what it should be.
public enum JSONError: Error, Sendable, Hashable {
  /// It is not JSON.
  case malformed(_ message: String)
  /// It holds more than the limits allow, or a field of it is missing or has the wrong type; `field` is the path of that field.
  case invalid(_ message: String, field: String? = nil)
}
