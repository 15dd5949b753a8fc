import Astrology

/// How kindly a contact is felt: −1 for strain … 1 for help.
enum MeterQualities {
  /// Looked up by body, kind and point, as ``MeterPoint`` and ``AspectKind`` raw values.
  @inline(__always) static func quality(body: Int, kind: Int, point: Int) -> Float {
    table[(body * 5 + kind) * MeterPoint.allCases.count + point]
  }

  private static let table: [Float] = MeterPoint.allCases.filter { $0.body != nil }.flatMap { body in
    AspectKind.major.flatMap { kind in MeterPoint.allCases.map { point in quality(of: body, kind, to: point) } }
  }

  /// docs/meters.md: trine and sextile 1, square and opposition −1, conjunctions by who meets. A benefic that
  /// moves makes all of them milder by a quarter, a malefic harder.
  static func quality(of body: MeterPoint, _ kind: AspectKind, to point: MeterPoint) -> Float {
    let own: Float = body.isBenefic ? 0.25 : body.isMalefic ? -0.25 : 0
    let angle: Float =
      switch kind {
      case .trine: 1
      case .sextile: 0.9
      case .square: -1
      case .opposition: -0.9
      default: meeting(body, point)
      }
    return max(-1, min(1, angle + own))
  }

  private static func meeting(_ body: MeterPoint, _ point: MeterPoint) -> Float {
    if body.isOuter || point.isOuter { return -0.3 }
    switch (body.isBenefic || point.isBenefic, body.isMalefic || point.isMalefic) {
    case (true, true): return 0.2
    case (true, false): return body.isBenefic && point.isBenefic ? 0.8 : 0.4
    case (false, true): return body.isMalefic && point.isMalefic ? -0.8 : -0.4
    case (false, false): return 0.1
    }
  }
}
