import Foundation
package import JSON

/// A type whose values are kept as JSON in people's records. Field names are part of people's files and are never changed.
///
/// What a record holds besides, such as fields of a later version or of somebody's device, survives a rewrite: only what differs between the
/// value that was read and the value that is written is changed in the text.
package protocol StoredPayload: Codable, Sendable {
  /// The version of the shape that is written. A text that names none has version 1, and version 1 names none.
  static var storedVersion: Int { get }

  /// Reads a text that is kept.
  ///
  /// - Throws: ``CompanionError`` `damaged` when it does not have the shape, or has one of a later version.
  init(payload: String) throws(CompanionError)
  /// The text to keep, for a new record.
  func payload() throws -> String
}

extension StoredPayload {
  package init(payload: String) throws(CompanionError) { self = try Self.read(payload) }

  /// Reads a text as it stands.
  package static func read(_ payload: String) throws(CompanionError) -> Self {
    do {
      return try JSONDecoder().decode(VersionedPayload<Self>.self, from: Data(payload.utf8)).content
    } catch {
      throw .damaged
    }
  }

  package func payload() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(VersionedPayload(content: self)), as: UTF8.self)
  }

  /// The text to keep in the place of one that stands: what this value says differently is changed, all else stays.
  ///
  /// - Parameter standing: what this value was read from before it was changed; `nil` for a new record.
  /// - Throws: ``CompanionError`` `damaged` when what stands cannot be read; then nothing may be written.
  package func payload(over standing: String?) throws -> String {
    let text = try payload()
    guard let standing else { return text }
    let known = try Self(payload: standing).payload()
    // The usual cases: nothing has changed, or there is nothing besides what we know.
    if known == text { return standing }
    if known == standing { return text }
    let own = try JSONValue(text: text)
    let whole = try JSONValue(text: standing).taking(changesFrom: JSONValue(text: known), to: own)
    return whole == own ? text : whole.text
  }

  /// The text to keep of what a device or a file has brought: with every field that came, in our own form when we know them all.
  package func payload(keeping came: JSONValue) throws -> String {
    let text = try payload()
    let own = try JSONValue(text: text)
    let whole = try came.taking(changesFrom: JSONValue(text: Self(payload: came.text).payload()), to: own)
    return whole.withoutNulls == own ? text : whole.text
  }
}

/// A stored value with the version of its shape, which stands among its fields.
private struct VersionedPayload<Content: StoredPayload>: Codable {
  enum CodingKeys: String, CodingKey {
    case storedVersion
  }

  let content: Content

  init(content: Content) { self.content = content }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let version = try fields.decodeIfPresent(Int.self, forKey: .storedVersion) ?? 1
    guard version <= Content.storedVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .storedVersion, in: fields, debugDescription: "written by a later version of this program")
    }
    content = try Content(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    guard Content.storedVersion > 1 else { return }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Content.storedVersion, forKey: .storedVersion)
  }
}
