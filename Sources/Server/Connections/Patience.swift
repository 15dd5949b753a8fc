import NIOCore

/// How long a connection may take, and how much it may send: the numbers in one place.
struct Patience: Sendable, Hashable {
  /// From the connection to the end of the first head.
  var firstHead: TimeAmount = .seconds(20)
  /// From one answer to the end of the next head; a connection that says nothing at all is closed as soon.
  var nextHead: TimeAmount = .seconds(30)
  /// For a body, besides what its length earns it.
  var body: TimeAmount = .seconds(20)
  /// Bytes of a body that earn it one second more: 4 kB a second is slower than any telephone line in use.
  var bytesPerSecond = 4096
  /// How long the rest of a body is still taken in, unread, once the answer is out: a client that only sends must get the chance to see
  /// it (RFC 9112, section 9.6).
  var rest: TimeAmount = .seconds(3)
  /// How long a connection may take nothing of what is ready for it.
  var unread: TimeAmount = .seconds(30)
  /// How many bytes a body may have, answered or not: more than anything here reads.
  var mostBytes = 32_000_000

  /// The patience of the server.
  static let standard = Patience()

  /// When a body that began at an instant and has had some bytes so far is given up.
  func end(ofBodyFrom start: NIODeadline, bytes: Int) -> NIODeadline {
    start + body + .milliseconds(Int64(bytes) * 1000 / Int64(bytesPerSecond))
  }
}
