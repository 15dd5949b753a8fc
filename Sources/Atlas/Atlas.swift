/// The gazetteer: some 196,000 places of 500 people or more, found by name or by coordinates.
///
/// Everything is read where it lies in the program: nothing is loaded at the start, nothing is locked, and any number of tasks may
/// ask at once. Places by [GeoNames](https://www.geonames.org), CC BY 4.0.
public enum Atlas {
  /// The number of places.
  public static var placeCount: Int { PlacesFile.shared.records.count }

  /// Where the places come from and under which terms; to be shown where places are shown.
  public static var placesCredit: String { PlacesFile.shared.provenance }

  /// Where the time zones come from and under which terms.
  public static var zonesCredit: String { ZonesFile.shared.provenance }

  /// The place with an identifier of GeoNames. Looks through all places, which takes a fraction of a millisecond.
  public static func place(id: Int) -> Place? {
    let file = PlacesFile.shared
    for index in 0..<file.records.count where file.record(index).identifier == id { return Place(index: index) }
    return nil
  }
}
