public import Ephemeris

/// A town, city or village of the gazetteer.
///
/// A value is only a number; everything else is read from the data of the program when it is asked for.
public struct Place: Sendable, Hashable, Identifiable {
  /// The position in the gazetteer, which changes with its edition.
  let index: UInt32

  init(index: Int) { self.index = UInt32(index) }

  private var record: PlaceRecord { PlacesFile.shared.record(Int(index)) }

  /// The identifier of GeoNames, which stays the same in every edition: 2988507 is Paris.
  public var id: Int { record.identifier }

  /// The English name where there is one in use, else the local name: `Munich`, `São Paulo`.
  public var name: String { PlacesFile.shared.name(Int(index)) }

  /// The state, province or region; empty where GeoNames has none.
  public var region: String { PlacesFile.shared.regionName(record.region) }

  /// The country, in English.
  public var country: String { PlacesFile.shared.countryName(PlacesFile.shared.country(ofRegion: record.region)) }

  /// The country's two letters (ISO 3166-1).
  public var countryCode: String { PlacesFile.shared.countryCode(PlacesFile.shared.country(ofRegion: record.region)) }

  /// Degrees north, −90 … 90, to five decimals.
  public var latitude: Double { record.latitude }

  /// Degrees east, −180 … 180, to five decimals.
  public var longitude: Double { record.longitude }

  /// The coordinates as the engine takes them, at sea level. `nil` never occurs: the gazetteer's coordinates are in range.
  public var location: GeographicLocation? { GeographicLocation(latitude: latitude, longitude: longitude) }

  /// How many people live there.
  public var population: Int { record.population }

  /// The IANA name of the time zone; ``TimeZoneHistory/init(identifier:)`` knows it.
  public var timeZone: String { PlacesFile.shared.zoneName(record.zone) }

  /// Name, region and country: `New York, New York, United States`.
  ///
  /// A part that only repeats another, but for accents, is left out, as in `Singapore` or `Córdoba, Argentina`; except for the states
  /// of the United States, which an address there always names.
  public var displayName: String {
    let region = region
    let country = country
    var result = name
    if !region.isEmpty, region != country, countryCode == "US" || !NameFolding.areEqual(region, result) {
      result += ", " + region
    }
    if country != name { result += ", " + country }
    return result
  }
}
