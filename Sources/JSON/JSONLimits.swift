/// How much one JSON text may hold. What holds more is refused while it is looked through, before anything is made of it.
public struct JSONLimits: Sendable, Hashable {
  /// How many values, containers included.
  public var values: Int
  /// How deep values may lie within each other.
  public var depth = 64
  /// How long the name of a field may be, in bytes.
  public var nameBytes = 1024
  /// How long a number may be, in bytes.
  public var numberBytes = 128

  /// - Parameter values: how many values, containers included.
  public init(values: Int) { self.values = values }

  /// The body of a request; the largest that a client of ours sends has some hundred values.
  public static let body = JSONLimits(values: 20_000)
  /// One record of somebody's.
  public static let record = JSONLimits(values: 20_000)
  /// What a device brings at once: 500 changes with 200 values each.
  public static let changes = JSONLimits(values: 100_000)
  /// An export that comes back: 16 MB with 16 bytes a value. A record of ours has 25 and more, what stands around it included.
  public static let archive = JSONLimits(values: 1_000_000)
}
