/// How kindly something is going, as a drawing shows it: by a mark of its own, and by a color that only repeats the mark.
public enum MeterTone: String, Sendable, Hashable, CaseIterable {
  case flow
  case mixed
  case friction
  case quiet

  /// The class that gives everything below it the color of the tone, as `--q`.
  public var paint: String { "q-" + rawValue }

  /// The little wave that stands before the word for a state: smooth, half and half, zigzag, flat. 24 × 12 units, hidden from screen
  /// readers because the word follows.
  public var wave: String {
    let path =
      switch self {
      case .flow: "M1 6c2.5-5 5-5 7.3 0s4.9 5 7.3 0 4.9-5 7.3 0"
      case .mixed: "M1 6C2.6 1.5 5 1.5 6.5 6s3.9 4.5 5.5 0L14.5 3 17.5 9 20.5 3 23 7"
      case .friction: "M1 8.5 5.5 3l4.5 6 4.5-6 4.5 6L23 3.5"
      case .quiet: "M1 6h22"
      }
    return "<svg class=\"art-wave\" viewBox=\"0 0 24 12\" aria-hidden=\"true\"><path d=\"" + path + "\"/></svg>"
  }

  /// The colors of the four tones, over the tokens of the page.
  public static let stylesheet = """
    .q-flow{--q:var(--flow)}
    .q-mixed{--q:var(--mixed)}
    .q-friction{--q:var(--friction)}
    .q-quiet{--q:var(--quiet)}
    .art-wave{width:24px;height:12px;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}

    """
}
