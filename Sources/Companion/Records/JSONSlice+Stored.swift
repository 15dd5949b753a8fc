import Foundation
import JSON

extension JSONSlice {
  /// Reads the value as something that is stored.
  ///
  /// - Throws: ``JSONError`` that names the field.
  func read<Structure: Decodable>(as type: Structure.Type) throws(JSONError) -> Structure {
    let bytes = Array(ownBytes)
    try JSONReader.check(bytes, within: .record)
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw JSONError(error)
    } catch {
      throw .malformed("The body is not valid JSON.")
    }
  }
}
