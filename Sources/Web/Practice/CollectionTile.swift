/// The small drawing of a collection in Explore: frames, circles and a line that say in a picture what its passages are about.
///
/// Each is 240 wide and 120 high and is told by nobody: the name stands below it.
enum CollectionTile {
  /// The drawing of a collection; of one that has none of its own, a frame around a point.
  ///
  /// - Parameter id: `focus`, `courage`.
  static func svg(_ id: String) -> String {
    "<svg viewBox=\"0 0 240 120\" aria-hidden=\"true\">\(parts(of: id).joined())</svg>"
  }

  private static func parts(of id: String) -> [String] {
    switch id {
    case "focus": [frame(64, 14, 112, 92), frame(84, 30, 72, 60), frame(102, 45, 36, 30), accent(120, 60)]
    case "courage": [frame(72, 12, 96, 88), line("M0 84H240M92 84A28 28 0 0 1 148 84"), accent(140, 64)]
    case "rest": [line("M0 86H240M52 96H188M76 106H164"), circle(120, 60, 26), point(120, 60)]
    case "grief":
      [
        circle(120, 60, 36), point(84, 60), point(102, 29), point(138, 29), point(138, 91), point(102, 91),
        frame(142, 46, 28, 28), gap("M150 60a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"),
      ]
    case "gratitude":
      [line("M72 52A48 48 0 0 0 168 52ZM88 52A32 32 0 0 0 152 52M104 52A16 16 0 0 0 136 52M100 108H140"), accent(120, 30)]
    case "work":
      [
        frame(86, 26, 68, 68), line("M55.3 81A68 20 -18 0 1 184.7 39A68 20 -18 0 1 55.3 81"),
        "<circle class=\"d\" cx=\"120\" cy=\"60\" r=\"14\"/>", point(185, 39),
      ]
    case "love": [circle(102, 60, 36), circle(138, 60, 36), frame(106, 46, 28, 28), point(84, 60), point(156, 60)]
    case "boundaries":
      [line("M120 10V110"), circle(78, 60, 28), circle(162, 60, 28), frame(126, 24, 72, 72), point(78, 60), accent(162, 60)]
    case "creation":
      [
        line("M58 84L88 46L124 70L152 34"), gap("M152 34L184 60"), point(58, 84), point(88, 46), point(124, 70), point(152, 34),
        frame(170, 46, 28, 28), accent(184, 60),
      ]
    case "patience":
      [
        circle(120, 60, 16), circle(120, 60, 30), circle(120, 60, 44), point(134, 52), point(93, 73), point(120, 104),
        point(159, 40),
      ]
    case "body":
      [air(120, 60, 44), air(120, 60, 30), circle(120, 60, 44), frame(66, 10, 108, 100), accent(120, 16)]
    case "beginnings":
      [line("M0 88H240M84 88A36 36 0 0 1 156 88M120 34V18M84 50L74 40M156 50L166 40"), accent(120, 88)]
    default: [frame(92, 32, 56, 56), accent(120, 60)]
    }
  }

  /// The four corners of a frame.
  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    let arm = min(width, height) / 4
    let (right, bottom) = (x + width, y + height)
    return "<path class=\"f\" d=\"M\(x + arm) \(y)H\(x)V\(y + arm)M\(right - arm) \(y)H\(right)V\(y + arm)"
      + "M\(x + arm) \(bottom)H\(x)V\(bottom - arm)M\(right - arm) \(bottom)H\(right)V\(bottom - arm)\"/>"
  }

  private static func line(_ path: String) -> String { "<path class=\"l\" d=\"\(path)\"/>" }

  private static func circle(_ x: Int, _ y: Int, _ radius: Int) -> String {
    "<circle class=\"l\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
  }

  private static func air(_ x: Int, _ y: Int, _ radius: Int) -> String {
    "<circle class=\"air\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
  }

  /// What is missing, or not there yet.
  private static func gap(_ path: String) -> String { "<path class=\"gap\" d=\"\(path)\"/>" }

  private static func point(_ x: Int, _ y: Int) -> String { "<circle class=\"d\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>" }

  private static func accent(_ x: Int, _ y: Int) -> String { "<circle class=\"a\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>" }
}
