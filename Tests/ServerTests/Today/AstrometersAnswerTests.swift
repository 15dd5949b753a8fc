import Foundation
import Testing

@testable import Wire

@Suite struct AstrometersAnswerTests {
  @Test func theShapeIsThatOfTheGuide() throws {
    let move = AstrometersAnswer.Move(previous: 51.2, delta: -3, direction: "worsening", changeRate: "slow")
    let contact = AstrometersAnswer.Contact(
      label: "Transit Saturn square Natal Sun", natalPlanet: "sun", transitPlanet: "saturn", aspectType: "square", orb: 0.5,
      phase: "applying", daysToExact: 2, weightage: 10, transitPower: 1.5, qualityFactor: -1, intensityContribution: 15,
      harmonyContribution: -15)
    func meter(_ name: String, members: [String] = []) -> AstrometersAnswer.Meter {
      AstrometersAnswer.Meter(
        name: name, group: "overview", unifiedScore: 49, unifiedQuality: "mixed", intensity: 56.3, harmony: 48.2,
        stateLabel: "Lively mix", interpretation: "…", advice: ["One."], topContacts: [contact], rawIntensity: 15,
        rawHarmony: -15,
        members: members, trend: "worsening", harmonyMove: move, intensityMove: move, scoreMove: move)
    }
    let answer = AstrometersAnswer(
      date: "2025-10-19", natal: .init(sun: "gemini", moon: nil, ascendant: nil),
      transit: .init(sun: "libra", moon: "virgo", ascendant: nil), aspectCount: 34,
      keyContacts: [.init(contact: contact, meters: ["overall_intensity"])], overall: meter("overall_intensity"),
      meters: [meter("overall_intensity"), meter("overview_super_group", members: ["overall_intensity"])])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.jsonBytes())) as? [String: Any])
    #expect(object["date"] as? String == "2025-10-19T00:00:00" && object["aspect_count"] as? Int == 34)
    #expect(object["overall_unified_score"] as? Double == 49 && object["overall_unified_quality"] as? String == "mixed")
    let intensity = try #require(object["overall_intensity"] as? [String: Any])
    #expect(intensity["trend"] as? String == "worsening" && intensity["advice"] as? [String] == ["One."])
    let detail = try #require((intensity["trend_detail"] as? [String: Any])?["harmony"] as? [String: Any])
    #expect(detail["delta"] as? Double == -3 && detail["change_rate"] as? String == "slow")
    let group = try #require((object["overview_super_group"] as? [String: Any])?["additional_context"] as? [String: Any])
    #expect(group["member_meters"] as? [String] == ["overall_intensity"])
    #expect(group["aggregation_method"] as? String == "weighted_average")
  }
}
