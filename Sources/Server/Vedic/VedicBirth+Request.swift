import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Wire

extension VedicBirth {
  /// The sidereal chart of a birth that came with a request.
  ///
  /// - Parameter dateField: what is named when the ephemeris does not reach it.
  init(
    _ drawn: DrawnChart, ayanamsa: Ayanamsa, node: NodePolicy = .mean, dateField: String = "birthData.date"
  ) throws {
    do {
      try self.init(drawn.chart, of: drawn.birth.moment, ayanamsa: ayanamsa, node: node)
    } catch {
      throw Problem(error, field: dateField)
    }
  }

  /// What the Vedic system adds to a birth chart.
  func part(showsDrawing: Bool) -> (part: VedicPart, drawing: [UInt8]) {
    (VedicPart(self), showsDrawing ? WheelDrawing.bytes(self) : [])
  }
}

/// The sidereal chart that a request is about, and what the request calls it.
struct AskedVedicBirth: Sendable {
  let asked: AskedChart
  let birth: VedicBirth

  /// Whose chart it is, for an answer.
  var answer: AskedBirth { asked.answer }

  /// What strengths are made from.
  ///
  /// - Throws: ``Problem`` that names the time when it is not known, and the date within two days of the edges of the ephemeris.
  func strengthFacts() throws -> StrengthFacts {
    try asked.requireTime("Strengths")
    do {
      return try birth.strengthFacts()
    } catch .ephemeris(let error) {
      throw Problem(error, field: asked.dateField)
    } catch {
      throw Problem(.validation, "\(asked.field) must have a time of birth.", field: asked.field)
    }
  }
}

extension ChartService {
  /// The sidereal chart that a request is about; a kept chart has its own ayanamsa and node unless others are asked for.
  func vedicBirth(_ subject: some ChartSubject, for member: Member?) async throws -> AskedVedicBirth {
    let kept: StoredBirth? =
      if let id = subject.chartId, subject.birthData == nil { try await find(id, for: member).birth } else { nil }
    let node = try Choices.named(subject.options?.node ?? kept?.node, usually: NodePolicy.mean, field: "options.node")
    let ayanamsa = try Choices.named(
      subject.options?.ayanamsa ?? kept?.ayanamsa, usually: Ayanamsa.lahiri, field: "options.ayanamsa")
    let asked = try await asked(subject, for: member)
    return AskedVedicBirth(
      asked: asked, birth: try VedicBirth(asked.drawn, ayanamsa: ayanamsa, node: node, dateField: asked.dateField))
  }
}
