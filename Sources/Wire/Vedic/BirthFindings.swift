public import Astrology

/// Findings about a birth with how the birth was read: the answers of `astrology/vedic/shadbala` and `astrology/vedic/yogas`.
public struct BirthFindings<Findings: JSONEncodable & Sendable>: JSONEncodable, Sendable {
  let asked: AskedBirth
  let ayanamsa: Ayanamsa
  let name: StaticString
  let findings: Findings
  let policy: String?
  let warnings: [VedicNotice]

  /// An answer.
  ///
  /// - Parameters:
  ///   - name: the field under which the findings stand.
  ///   - policy: whose procedure was followed, where procedures differ.
  public init(
    _ asked: AskedBirth, ayanamsa: Ayanamsa, _ name: StaticString, _ findings: Findings, policy: String? = nil,
    warnings: [VedicNotice] = []
  ) {
    self.asked = asked
    self.ayanamsa = ayanamsa
    self.name = name
    self.findings = findings
    self.policy = policy
    self.warnings = warnings
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      asked.writeFields(to: &json)
      json.field("ayanamsa", ayanamsa.rawValue)
      json.field("policy", ifPresent: policy)
      json.field(name, findings)
      json.field("warnings", warnings)
      json.field("disclaimer", VedicNotice.disclaimer)
    }
  }
}
