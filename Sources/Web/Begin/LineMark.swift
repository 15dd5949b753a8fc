/// The mark on a line and the words over it; without a place it waits for the script.
enum LineMark {
  static func svg(at x: Double?, words: String, centre: Double) -> String {
    """
    <g class="mark\(x == nil ? " away" : "")" transform="translate(\(SVG.number(x ?? 0)) 44)">\
    <circle class="halo-gold" r="10"/><circle class="gold-star" r="4.6"/></g>\
    <text class="mark-words" x="\(SVG.number(centre))" y="22">\(words)</text>
    """
  }
}
