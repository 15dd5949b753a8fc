public import Ephemeris

/// A kept chart in a list.
public struct ChartListing: JSONEncodable, Sendable {
  let id: String
  let type: String
  let birth: BirthAnswer
  let three: BigThree
  let houseSystem: String
  let created: UTC
  let updated: UTC
  let change: Int64

  public init(
    id: String, type: String, birth: BirthAnswer, three: BigThree, houseSystem: String, created: UTC, updated: UTC, change: Int64
  ) {
    self.id = id
    self.type = type
    self.birth = birth
    self.three = three
    self.houseSystem = houseSystem
    self.created = created
    self.updated = updated
    self.change = change
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("chartId", id)
      json.field("type", type)
      json.field("name", birth.data.name)
      json.field("birth", birth)
      three.write(to: &json)
      json.field("houseSystem", houseSystem)
      json.field("createdAt", ISO8601.string(created))
      json.field("updatedAt", ISO8601.string(updated))
      json.field("changeTag", "\(change)")
    }
  }
}
