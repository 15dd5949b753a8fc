public import Astrology

/// The midpoints of a chart and what stands on their axes.
public struct MidpointsAnswer: TechniqueFinding {
  let tree: MidpointTree
  let orb: Double

  /// The midpoints of a chart; `orb` in degrees is what the contacts were found with.
  public init(_ tree: MidpointTree, orb: Double) {
    self.tree = tree
    self.orb = orb
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("orb", orb)
    json.key("midpoints")
    json.array(tree.midpoints) { json, midpoint in
      json.object { json in
        json.field("between", [midpoint.first.name, midpoint.second.name])
        json.zodiacFields(longitude: midpoint.longitude)
        json.field("dialDegree", midpoint.dialPosition)
      }
    }
    json.key("contacts")
    json.array(tree.contacts) { json, contact in
      json.object { json in
        json.field("point", contact.point.name)
        json.field("between", [contact.midpoint.first.name, contact.midpoint.second.name])
        json.field("orb", abs(contact.deviation))
        json.field("deviation", contact.deviation)
      }
    }
  }
}
