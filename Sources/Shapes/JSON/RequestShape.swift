/// The body of a request: the fields that the server reads and a client writes.
///
/// `null` is read as left out. The server decodes it by `Decodable`; what a wrong body answers is part of the API.
public protocol RequestShape: Shape, Decodable {}

/// The query of a request.
public protocol Query: Sendable, Equatable {
  /// The names and values that are given.
  var items: [(name: String, value: String)] { get }
}
