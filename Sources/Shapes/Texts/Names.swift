// Texts of one kind have a name, which says their schema once. For Swift they are texts.

/// An instant as ISO 8601 writes it, such as `2026-11-21T07:30:00Z`. {format: date-time}
public typealias InstantText = String
/// A day: `2026-11-21`. {format: date}
public typealias DateText = String
/// An identifier of ours. {format: uuid}
public typealias UUIDText = String
/// A sign by its English name. {schema: Sign}
public typealias SignName = String
/// A body by its English name, as `Sun`. {schema: Body}
public typealias BodyName = String
/// A graha by its English name, Sun to Ketu. {schema: Graha}
public typealias GrahaName = String
/// A sign by its Sanskrit name. {schema: Rashi}
public typealias RashiName = String
/// A kind of aspect. {schema: AspectKind}
public typealias AspectName = String
/// An ayanamsa by its identifier. {schema: Ayanamsa}
public typealias AyanamsaName = String
/// A system of houses. {schema: HouseSystem}
public typealias HouseSystemName = String
/// The length of a year of the dashas. {schema: YearLength}
public typealias YearLengthName = String
/// How strong a match is. {schema: MatchIntensity}
public typealias MatchIntensityName = String
/// Which of two readings of a clock. {schema: Fold}
public typealias FoldName = String
/// A cycle of periods. {schema: DashaSystem}
public typealias DashaSystemName = String
/// A lot. {schema: Lot}
public typealias LotName = String
