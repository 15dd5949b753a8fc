import Companion
import Wire

/// A body with a birth, and whether it is told in the fields of the apps of Astronova, whose place is a `city` in a `country`.
///
/// Nobody else has these fields: ours is `place`. The apps of June 2025 send no header and their chart and report at the paths that
/// everybody has, so the body alone says that whoever asks has no screen to choose between two readings of a clock.
struct ToldBody<Body: Decodable & Sendable>: Decodable, Sendable {
  /// What was sent.
  let body: Body
  /// Whether whoever asks can be asked back which of two instants an hour means.
  private let canChooseClock: Bool

  private enum CodingKeys: String, CodingKey {
    case birthData
  }

  private enum PlaceKeys: String, CodingKey {
    case city, country
  }

  init(from decoder: any Decoder) throws {
    body = try Body(from: decoder)
    // What could be read as a body of ours is an object; whether its birth is one has been said by reading it.
    let birth = try? decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: PlaceKeys.self, forKey: .birthData)
    canChooseClock = birth.map { !$0.contains(.city) && !$0.contains(.country) } ?? true
  }

  /// Does with the body what is asked; of an hour that the clocks skipped or showed twice an app gets the earlier reading.
  func answered<Value>(_ answer: (Body) async throws -> Value) async rethrows -> Value {
    canChooseClock ? try await answer(body) : try await ClockChoice.takingEarlier { try await answer(body) }
  }
}
