import Astrology
import Atlas
import ChartArt
import Ephemeris
import Readings

/// The sky of a moment over a birth chart: two rings, and what each contact says.
struct TransitsPanel {
  let sky: SkyComparison
  let chart: NatalChart
  /// The chart by which exact moments are searched.
  let searched: NatalChart
  let now: UTC
  /// By whose clocks moments are told; `nil` in UTC.
  let zone: TimeZoneHistory?
  let sprite: String
  let language: Language

  init(
    _ sky: SkyComparison, over chart: NatalChart, searched: NatalChart, now: UTC, in zone: TimeZoneHistory?, sprite: String,
    language: Language
  ) {
    self.sky = sky
    self.chart = chart
    self.searched = searched
    self.now = now
    self.zone = zone
    self.sprite = sprite
    self.language = language
  }

  /// How many contacts are told in a sentence, and how many of them stand open; more would be a wall.
  private static let (sentences, openSentences) = (8, 5)

  var values: [String: Any] {
    let figure = WheelFigure(natal: chart, sky: sky)
    let title = language.page("chart sky-around")
    let told = sky.aspects.compactMap { ContactSentence($0, language: language) }
    let spoken = told.prefix(Self.sentences).map { sentence in
      row(sentence.aspect).merging(["text": sentence.text, "evidence": evidence(sentence.aspect)]) {
        first, _ in
        first
      }
    }
    let said = Set(told.prefix(Self.sentences).map(\.aspect))
    let rest = sky.aspects.filter { !said.contains($0) }.map { row($0) }
    let more = Array(spoken.dropFirst(Self.openSentences))
    let restCount = more.count + rest.count
    let anchors = PartsPanel.anchors
    return [
      "instant": now.iso, "when": language.dates.moment(now, in: zone),
      "large": ChartWheel.svg(
        figure, layout: .desk, title: title, options: .page(prefix: "sky", sprite: sprite, anchors: anchors, hasTenths: true)),
      "small": ChartWheel.svg(
        figure, layout: .phone, title: title, options: .page(prefix: "sky-s", sprite: sprite, anchors: anchors, hasTenths: true)),
      "key": WheelKey.values(figure, language),
      "isQuiet": spoken.isEmpty, "contacts": Array(spoken.prefix(Self.openSentences)), "hasMore": !more.isEmpty, "more": more,
      "hasRows": !rest.isEmpty, "rest": rest, "hasRest": restCount > 0, "restCount": restCount, "rows": places,
      "hasHouses": chart.houses != nil,
    ]
  }

  /// Where every body is now, each with the anchor to which the wheel leads.
  private var places: [[String: Any]] {
    sky.moving.map { placement in
      var row = PlacementRow.values(placement, language.names)
      row["anchor"] = [PartsPanel.anchor(moving: placement.body)]
      return row
    }
  }

  /// `Mars square Mercury, 0°42′, applying, exact Tue 24 Nov`.
  private func evidence(_ aspect: Aspect) -> [String: Any] {
    let house = aspect.first.body.flatMap { body in sky.moving.first { $0.body == body }?.house }
    let spread = sky.spread(of: aspect, in: chart)
    var facts = [AspectsPanel.orb(aspect, spread, language)]
    if let phase = spread.map(\.phase) ?? aspect.phase { facts.append(AspectsPanel.phase(phase, language)) }
    if let house { facts.append(language.page("chart through-house", ("house", language.counts.place(house)))) }
    // The search stops at the edge of the kernel; a contact without a known moment simply does not name one.
    let exact = (try? sky.exactMoment(of: aspect, in: searched)).flatMap { $0 }.map { UTC($0) }
    let span = (try? sky.exactSpan(of: aspect, in: searched)).flatMap { $0 }.map { (from: UTC($0.from), until: UTC($0.until)) }
    return [
      "facts": facts.joined(separator: ", "), "hasInstant": exact != nil,
      "isPast": span.map { $0.until < now } ?? (aspect.phase == .separating),
      "instant": exact?.iso ?? "", "when": exact.map { when($0) } ?? "",
      "span": span.map {
        [["from": $0.from.iso, "until": $0.until.iso, "whenFrom": when($0.from), "whenUntil": when($0.until)]]
      } ?? [],
    ]
  }

  /// A contact as a line, with the anchor to which its line in the wheel leads.
  private func row(_ aspect: Aspect) -> [String: Any] {
    var row = AspectsPanel.row(aspect, sky.spread(of: aspect, in: chart), language)
    row["anchor"] = [PartsPanel.anchor(moving: aspect)].compactMap(\.self)
    return row
  }

  private func when(_ moment: UTC) -> String { language.dates.moment(moment, near: now, in: zone) }
}

extension ChartPoint {
  /// The body, when the point is one.
  var body: CelestialBody? {
    if case .body(let body) = self { body } else { nil }
  }
}
