import Foundation
import Testing
import Wire

@Suite struct AstrometersAnswerTests {
  @Test func theShapeIsThatOfTheGuide() throws {
    let move = AstrometersAnswer.Move(previous: 51.2, delta: -3, direction: "worsening", changeRate: "slow")
    let contact = AstrometersAnswer.Contact(
      label: "Transit Saturn square Natal Sun", natalPlanet: "sun", transitPlanet: "saturn", aspectType: "square", orb: 0.5,
      phase: "applying", daysToExact: 2, weightage: 10, transitPower: 1.5, qualityFactor: -1, dtiContribution: 15,
      hqsContribution: -15)
    func meter(_ name: String, _ context: AstrometersAnswer.Context = .init()) -> (name: String, value: AstrometersAnswer.Meter) {
      (
        name,
        AstrometersAnswer.Meter(
          meterName: name, date: "2025-10-19T00:00:00", group: "overview", unifiedScore: 49, unifiedQuality: "mixed",
          intensity: 56.3, harmony: 48.2, stateLabel: "Lively mix", interpretation: "…", advice: ["One."],
          topAspects: [contact], rawScores: .init(dti: 15, hqs: -15), additionalContext: context, trend: "worsening",
          trendDetail: .init(harmony: move, intensity: move, unifiedScore: move))
      )
    }
    let answer = AstrometersAnswer(
      date: "2025-10-19T00:00:00", natalChartSummary: .init(sunSign: "gemini"),
      transitSummary: .init(signs: .init(sunSign: "libra", moonSign: "virgo"), aspectCount: 34), aspectCount: 34,
      keyAspects: [.init(aspect: contact, affectedMeters: ["overall_intensity"], meterCount: 1)], overallUnifiedScore: 49,
      overallUnifiedQuality: "mixed",
      meters: JSONMap([
        meter("overall_intensity"),
        meter(
          "overview_super_group",
          .init(
            superGroup: "overview_super_group", memberMeters: ["overall_intensity"], aggregationMethod: "weighted_average")),
      ]))
    let bytes = answer.jsonBytes()
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["date"] as? String == "2025-10-19T00:00:00" && object["aspect_count"] as? Int == 34)
    #expect(object["overall_unified_score"] as? Double == 49 && object["overall_unified_quality"] as? String == "mixed")
    let intensity = try #require(object["overall_intensity"] as? [String: Any])
    #expect(intensity["trend"] as? String == "worsening" && intensity["advice"] as? [String] == ["One."])
    let detail = try #require((intensity["trend_detail"] as? [String: Any])?["harmony"] as? [String: Any])
    #expect(detail["delta"] as? Double == -3 && detail["change_rate"] as? String == "slow")
    let group = try #require((object["overview_super_group"] as? [String: Any])?["additional_context"] as? [String: Any])
    #expect(group["member_meters"] as? [String] == ["overall_intensity"])
    #expect(group["aggregation_method"] as? String == "weighted_average")
    // The meters stand among the fields that have names of their own.
    #expect(try AstrometersAnswer(json: bytes) == answer)
  }
}
