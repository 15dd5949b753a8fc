import Astrology

/// Room for labels on a line: who stands where, so that nobody overlaps and everybody moves as little as possible.
///
/// The labels stand along an angle, so the problem has one dimension. Wanted is the smallest sum of squared displacements with the
/// order kept and neighbours far enough apart. Take from every target the room used by the labels before it: "far enough apart"
/// becomes "not decreasing", and the best non-decreasing fit is found exactly, in one pass, by pooling adjacent violators
/// (R. E. Barlow et al., *Statistical Inference under Order Restrictions*, 1972). Bounds on such a fit are a clamp.
enum LabelSpread {
  /// The best positions for targets in ascending order.
  ///
  /// - Parameters:
  ///   - targets: where the labels would like to stand, ascending.
  ///   - separation: the least distance of neighbours.
  ///   - bounds: where the first label may stand at the least and the last one at the most. Where there is no room between them for
  ///     everybody, the first keeps to the least. Not a range: bounds that are computed may cross.
  static func positions(
    of targets: [Double], separation: Double, within bounds: (least: Double, most: Double)? = nil
  ) -> [Double] {
    guard !targets.isEmpty else { return [] }
    var blocks: [(sum: Double, count: Int)] = []
    for (index, target) in targets.enumerated() {
      var block = (sum: target - separation * Double(index), count: 1)
      while let last = blocks.last, last.sum / Double(last.count) > block.sum / Double(block.count) {
        block.sum += last.sum
        block.count += last.count
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var positions: [Double] = []
    for block in blocks {
      positions += Array(repeating: block.sum / Double(block.count), count: block.count)
    }
    let used = separation * Double(targets.count - 1)
    for index in positions.indices {
      if let bounds { positions[index] = max(bounds.least, min(bounds.most - used, positions[index])) }
      positions[index] += separation * Double(index)
    }
    return positions
  }

  /// Positions on a circle of 360°, in the order of the targets, 0 ..< 360.
  ///
  /// The circle is cut at its widest gap. Where everybody together needs more than 360°, the separation shrinks until they fit.
  static func positions(around targets: [Double], separation: Double) -> [Double] {
    guard targets.count > 1 else { return targets.map { normalizedDegrees($0) } }
    let order = targets.indices.sorted { first, second in
      (normalizedDegrees(targets[first]), first) < (normalizedDegrees(targets[second]), second)
    }
    var cut = 0
    var widest = -1.0
    for (place, index) in order.enumerated() {
      let before = order[(place + order.count - 1) % order.count]
      let gap = normalizedDegrees(targets[index] - targets[before])
      if gap > widest { (cut, widest) = (place, gap) }
    }
    let run = Array(order[cut...] + order[..<cut])
    let base = targets[run[0]]
    let room = min(separation, 360 / Double(run.count))
    let wanted = run.map { normalizedDegrees(targets[$0] - base) }
    var spread = positions(of: wanted, separation: room)
    // The last label must not catch up with the first from behind: what is too long is taken off both ends alike.
    let excess = spread[spread.count - 1] - spread[0] - (360 - room)
    if excess > 0 {
      spread = positions(of: wanted, separation: room, within: (spread[0] + excess / 2, spread[spread.count - 1] - excess / 2))
    }
    var result = targets
    for (place, index) in run.enumerated() { result[index] = normalizedDegrees(base + spread[place]) }
    return result
  }
}
