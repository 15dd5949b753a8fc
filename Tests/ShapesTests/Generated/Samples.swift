// swift-format-ignore-file
// Written by Tools/shapes. Sources: d24d67b5af187127
import Shapes

extension UserAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", email: "“<\n\"", firstName: "“<\n\"", lastName: "“<\n\"", fullName: "“<\n\"", createdAt: "“<\n\"", updatedAt: "“<\n\"") }
  static var sparse: Self { Self(id: "", email: nil, firstName: nil, lastName: nil, fullName: nil, createdAt: "", updatedAt: "") }
}
extension SignedInAnswer: Sampled {
  static var full: Self { Self(jwtToken: "“<\n\"", expiresAt: "“<\n\"", refreshToken: "“<\n\"", refreshExpiresAt: "“<\n\"", isNew: true, user: UserAnswer.full) }
  static var sparse: Self { Self(jwtToken: "", expiresAt: "", refreshToken: "", refreshExpiresAt: "", isNew: false, user: UserAnswer.sparse) }
}
extension ValidationAnswer: Sampled {
  static var full: Self { Self(userId: "“<\n\"", email: "“<\n\"", role: "“<\n\"", deviceId: "“<\n\"", user: UserAnswer.full) }
  static var sparse: Self { Self(userId: "", email: nil, role: "", deviceId: "", user: UserAnswer.sparse) }
}
extension StatusAnswer: Sampled {
  static var full: Self { Self(status: "“<\n\"") }
  static var sparse: Self { Self(status: "") }
}
extension DeviceAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", kind: "“<\n\"", device: "“<\n\"", createdAt: "“<\n\"", seenAt: "“<\n\"", expiresAt: "“<\n\"", current: true) }
  static var sparse: Self { Self(id: "", kind: "", device: "", createdAt: "", seenAt: "", expiresAt: "", current: false) }
}
extension DevicesAnswer: Sampled {
  static var full: Self { Self(devices: [DeviceAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(devices: [], next: nil) }
}
extension CredentialAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", provider: "“<\n\"", email: "“<\n\"", createdAt: "“<\n\"") }
  static var sparse: Self { Self(id: "", provider: "", email: nil, createdAt: "") }
}
extension CredentialsAnswer: Sampled {
  static var full: Self { Self(credentials: [CredentialAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(credentials: [], next: nil) }
}
extension SecurityEventAnswer: Sampled {
  static var full: Self { Self(event: "“<\n\"", at: "“<\n\"", device: "“<\n\"", network: "“<\n\"", count: -7, since: "“<\n\"") }
  static var sparse: Self { Self(event: "", at: "", device: "", network: "", count: 0, since: "") }
}
extension SecurityEventsAnswer: Sampled {
  static var full: Self { Self(events: [SecurityEventAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(events: [], next: nil) }
}
extension ProgramKeyAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"", hint: "“<\n\"", scopes: ["“<\n\""], createdAt: "“<\n\"", usedAt: "“<\n\"", expiresAt: "“<\n\"", key: "“<\n\"") }
  static var sparse: Self { Self(id: "", name: "", hint: "", scopes: [], createdAt: "", usedAt: nil, expiresAt: nil, key: nil) }
}
extension ProgramKeysAnswer: Sampled {
  static var full: Self { Self(keys: [ProgramKeyAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(keys: [], next: nil) }
}
extension RegisterRequest: Sampled {
  static var full: Self { Self(email: "“<\n\"", password: "“<\n\"", name: "“<\n\"", device: "“<\n\"", chartId: "“<\n\"") }
  static var sparse: Self { Self(email: "", password: "", name: nil, device: nil, chartId: nil) }
}
extension SignInRequest: Sampled {
  static var full: Self { Self(email: "“<\n\"", password: "“<\n\"", device: "“<\n\"") }
  static var sparse: Self { Self(email: "", password: "", device: nil) }
}
extension ProviderSignInRequest: Sampled {
  static var full: Self { Self(identityToken: "“<\n\"", idToken: "“<\n\"", rawNonce: "“<\n\"", nonce: "“<\n\"", firstName: "“<\n\"", lastName: "“<\n\"", device: "“<\n\"", chartId: "“<\n\"") }
  static var sparse: Self { Self(identityToken: nil, idToken: nil, rawNonce: nil, nonce: nil, firstName: nil, lastName: nil, device: nil, chartId: nil) }
}
extension RefreshRequest: Sampled {
  static var full: Self { Self(refreshToken: "“<\n\"") }
  static var sparse: Self { Self(refreshToken: "") }
}
extension PasswordChangeRequest: Sampled {
  static var full: Self { Self(currentPassword: "“<\n\"", newPassword: "“<\n\"", keepKeys: true) }
  static var sparse: Self { Self(currentPassword: nil, newPassword: "", keepKeys: nil) }
}
extension LinkRequest: Sampled {
  static var full: Self { Self(provider: "“<\n\"", identityToken: "“<\n\"", rawNonce: "“<\n\"", email: "“<\n\"", password: "“<\n\"") }
  static var sparse: Self { Self(provider: "", identityToken: nil, rawNonce: nil, email: nil, password: nil) }
}
extension DeletionRequest: Sampled {
  static var full: Self { Self(password: "“<\n\"") }
  static var sparse: Self { Self(password: nil) }
}
extension ProgramKeyRequest: Sampled {
  static var full: Self { Self(name: "“<\n\"", scopes: ["“<\n\""], expiresInDays: -7, password: "“<\n\"") }
  static var sparse: Self { Self(name: "", scopes: nil, expiresInDays: nil, password: nil) }
}
extension AspectAnswer: Sampled {
  static var full: Self { Self(planet1: "“<\n\"", planet2: "“<\n\"", type: "“<\n\"", aspect: "“<\n\"", angle: -1.5, orb: -1.5, orbLimit: -1.5, phase: "“<\n\"", applying: true, exactAt: "“<\n\"") }
  static var sparse: Self { Self(planet1: "", planet2: "", type: "", aspect: "", angle: 0, orb: 0, orbLimit: 0, phase: nil, applying: nil, exactAt: nil) }
}
extension BirthAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", time: "“<\n\"", timezone: "“<\n\"", latitude: -1.5, longitude: -1.5, fold: "“<\n\"", calendar: "“<\n\"", place: "“<\n\"", name: "“<\n\"", utc: "“<\n\"", julianDateTT: -1.5, offsetSeconds: -1.5, offset: "“<\n\"", abbreviation: "“<\n\"", explanation: "“<\n\"") }
  static var sparse: Self { Self(date: "", time: nil, timezone: "", latitude: 0, longitude: 0, fold: nil, calendar: nil, place: nil, name: nil, utc: "", julianDateTT: 0, offsetSeconds: nil, offset: nil, abbreviation: nil, explanation: nil) }
}
extension WarningAnswer: Sampled {
  static var full: Self { Self(code: "“<\n\"", message: "“<\n\"") }
  static var sparse: Self { Self(code: "", message: "") }
}
extension FigureAnswer: Sampled {
  static var full: Self { Self(placements: PlacementsAnswer.full, aspects: [AspectAnswer.full], balance: FigureAnswer.Balance.full, moonRange: FigureAnswer.MoonRange.full) }
  static var sparse: Self { Self(placements: PlacementsAnswer.sparse, aspects: [], balance: FigureAnswer.Balance.sparse, moonRange: nil) }
}
extension FigureAnswer.Balance: Sampled {
  static var full: Self { Self(elements: JSONMap([("a\"b", ["“<\n\""])]), modalities: JSONMap([("a\"b", ["“<\n\""])])) }
  static var sparse: Self { Self(elements: JSONMap([]), modalities: JSONMap([])) }
}
extension FigureAnswer.MoonRange: Sampled {
  static var full: Self { Self(start: DegreeAnswer.full, end: DegreeAnswer.full, signs: ["“<\n\""]) }
  static var sparse: Self { Self(start: DegreeAnswer.sparse, end: DegreeAnswer.sparse, signs: []) }
}
extension BigThreeAnswer: Sampled {
  static var full: Self { Self(sunSign: "“<\n\"", moonSign: "“<\n\"", moonSigns: ["“<\n\""], risingSign: "“<\n\"", sun: DegreeAnswer.full, moon: DegreeAnswer.full, rising: DegreeAnswer.full) }
  static var sparse: Self { Self(sunSign: nil, moonSign: nil, moonSigns: [], risingSign: nil, sun: nil, moon: nil, rising: nil) }
}
extension ChartListing: Sampled {
  static var full: Self { Self(chartId: "“<\n\"", type: "“<\n\"", name: "“<\n\"", birth: BirthAnswer.full, three: BigThreeAnswer.full, houseSystem: "“<\n\"", createdAt: "“<\n\"", updatedAt: "“<\n\"", changeTag: "“<\n\"") }
  static var sparse: Self { Self(chartId: "", type: "", name: nil, birth: BirthAnswer.sparse, three: BigThreeAnswer.sparse, houseSystem: "", createdAt: "", updatedAt: "", changeTag: "") }
}
extension ChartListAnswer: Sampled {
  static var full: Self { Self(charts: [ChartListing.full], next: "“<\n\"") }
  static var sparse: Self { Self(charts: [], next: nil) }
}
extension TransitAnswer: Sampled {
  static var full: Self { Self(timestamp: "“<\n\"", chartId: "“<\n\"", birth: BirthAnswer.full, positions: JSONMap([("a\"b", PositionAnswer.full)]), aspects: [AspectAnswer.full], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(timestamp: "", chartId: nil, birth: BirthAnswer.sparse, positions: JSONMap([]), aspects: [], warnings: []) }
}
extension BirthData: Sampled {
  static var full: Self { Self(date: "“<\n\"", time: "“<\n\"", timezone: "“<\n\"", latitude: -1.5, longitude: -1.5, fold: "“<\n\"", calendar: "“<\n\"", place: "“<\n\"", name: "“<\n\"") }
  static var sparse: Self { Self(date: "", time: nil, timezone: nil, latitude: 0, longitude: 0, fold: nil, calendar: nil, place: nil, name: nil) }
}
extension ChartRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartType: "“<\n\"", systems: ["“<\n\""], options: ChartRequestOptions.full) }
  static var sparse: Self { Self(birthData: BirthData.sparse, chartType: nil, systems: nil, options: nil) }
}
extension ChartRequestOptions: Sampled {
  static var full: Self { Self(houseSystem: "“<\n\"", svg: true, exactTimes: true, ayanamsa: "“<\n\"", node: "“<\n\"", aspects: ["“<\n\""], orbs: ["a": -1.5], luminaryBonus: -1.5) }
  static var sparse: Self { Self(houseSystem: nil, svg: nil, exactTimes: nil, ayanamsa: nil, node: nil, aspects: nil, orbs: nil, luminaryBonus: nil) }
}
extension ChartSubjectRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil) }
}
extension TransitRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", moment: "“<\n\"", options: ChartRequestOptions.full) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, moment: nil, options: nil) }
}
extension QuickQuestionItem: Sampled {
  static var full: Self { Self(id: "“<\n\"", text: "“<\n\"", category: "“<\n\"", order: -7, isActive: true) }
  static var sparse: Self { Self(id: "", text: "", category: "", order: nil, isActive: nil) }
}
extension InsightItem: Sampled {
  static var full: Self { Self(id: "“<\n\"", title: "“<\n\"", content: "“<\n\"", category: "“<\n\"", priority: -7, isActive: true) }
  static var sparse: Self { Self(id: "", title: "", content: "", category: "", priority: nil, isActive: nil) }
}
extension QuickQuestionsRequest: Sampled {
  static var full: Self { Self(questions: [QuickQuestionItem.full]) }
  static var sparse: Self { Self(questions: []) }
}
extension InsightsRequest: Sampled {
  static var full: Self { Self(insights: [InsightItem.full]) }
  static var sparse: Self { Self(insights: []) }
}
extension ContentAnswer: Sampled {
  static var full: Self { Self(questions: [QuickQuestionItem.full], insights: [InsightItem.full]) }
  static var sparse: Self { Self(questions: [], insights: []) }
}
extension ErrorAnswer: Sampled {
  static var full: Self { Self(error: "“<\n\"", code: ErrorCode.allCases[0], message: "“<\n\"", field: "“<\n\"", allowed: ["“<\n\""], choices: [TimeChoice.full], requestId: "“<\n\"") }
  static var sparse: Self { Self(error: "", code: ErrorCode.allCases[0], message: "", field: nil, allowed: nil, choices: nil, requestId: "") }
}
extension TimeChoice: Sampled {
  static var full: Self { Self(fold: "“<\n\"", local: "“<\n\"", utc: "“<\n\"", offset: "“<\n\"", abbreviation: "“<\n\"") }
  static var sparse: Self { Self(fold: nil, local: "", utc: "", offset: "", abbreviation: "") }
}
extension EventAnswer: Sampled {
  static var full: Self { Self(instant: "“<\n\"", title: "“<\n\"", type: EventAnswer.Kind.allCases[0], body: "“<\n\"", sign: "“<\n\"", retrograde: true, aspect: "“<\n\"", other: "“<\n\"", phase: "“<\n\"", kind: "“<\n\"", longitude: -1.5, turns: "“<\n\"", distanceKilometres: -1.5, central: true, magnitude: -1.5, penumbralMagnitude: -1.5, umbralMagnitude: -1.5, gamma: -1.5, saros: -7, penumbral: SpanAnswer.full, partial: SpanAnswer.full, total: SpanAnswer.full, local: LocalEclipseAnswer.full) }
  static var sparse: Self { Self(instant: "", title: "", type: EventAnswer.Kind.allCases[0], body: nil, sign: nil, retrograde: nil, aspect: nil, other: nil, phase: nil, kind: nil, longitude: nil, turns: nil, distanceKilometres: nil, central: nil, magnitude: nil, penumbralMagnitude: nil, umbralMagnitude: nil, gamma: nil, saros: nil, penumbral: nil, partial: nil, total: nil, local: nil) }
}
extension SpanAnswer: Sampled {
  static var full: Self { Self(start: "“<\n\"", end: "“<\n\"") }
  static var sparse: Self { Self(start: "", end: "") }
}
extension LocalEclipseAnswer: Sampled {
  static var full: Self { Self(kind: "“<\n\"", visibility: "“<\n\"", magnitude: -1.5, obscuration: -1.5, beginsAtSunrise: true, endsAtSunset: true, centralSeconds: -1.5, contacts: [LocalEclipseAnswer.Contact.full]) }
  static var sparse: Self { Self(kind: nil, visibility: nil, magnitude: nil, obscuration: nil, beginsAtSunrise: nil, endsAtSunset: nil, centralSeconds: nil, contacts: []) }
}
extension LocalEclipseAnswer.Contact: Sampled {
  static var full: Self { Self(contact: "“<\n\"", instant: "“<\n\"", altitude: -1.5, azimuth: -1.5, visible: true, magnitude: -1.5) }
  static var sparse: Self { Self(contact: "", instant: "", altitude: 0, azimuth: 0, visible: false, magnitude: nil) }
}
extension EventsAnswer: Sampled {
  static var full: Self { Self(from: "“<\n\"", to: "“<\n\"", events: [EventAnswer.full]) }
  static var sparse: Self { Self(from: "", to: "", events: []) }
}
extension HorizonAnswer: Sampled {
  static var full: Self { Self(body: "“<\n\"", neverRises: true, neverSets: true, events: [HorizonAnswer.Passage.full]) }
  static var sparse: Self { Self(body: "", neverRises: false, neverSets: false, events: []) }
}
extension HorizonAnswer.Passage: Sampled {
  static var full: Self { Self(type: HorizonAnswer.Passage.Kind.allCases[0], instant: "“<\n\"") }
  static var sparse: Self { Self(type: HorizonAnswer.Passage.Kind.allCases[0], instant: "") }
}
extension TwilightAnswer: Sampled {
  static var full: Self { Self(twilight: "“<\n\"", sunBelowHorizon: -1.5, neverBegins: true, neverEnds: true, events: [TwilightAnswer.Passage.full]) }
  static var sparse: Self { Self(twilight: "", sunBelowHorizon: 0, neverBegins: false, neverEnds: false, events: []) }
}
extension TwilightAnswer.Passage: Sampled {
  static var full: Self { Self(type: "“<\n\"", instant: "“<\n\"") }
  static var sparse: Self { Self(type: "", instant: "") }
}
extension HorizonsAnswer: Sampled {
  static var full: Self { Self(from: "“<\n\"", to: "“<\n\"", bodies: [HorizonAnswer.full], twilights: [TwilightAnswer.full]) }
  static var sparse: Self { Self(from: "", to: "", bodies: [], twilights: nil) }
}
extension JournalEntryAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", type: "“<\n\"", date: "“<\n\"", text: "“<\n\"", mood: "“<\n\"", tags: ["“<\n\""], summaryViewed: "“<\n\"", categoriesViewed: [JournalEntryAnswer.Viewed.full], timeSpentSeconds: -7, later: [JournalEntryAnswer.Later.full], createdAt: "“<\n\"", updatedAt: "“<\n\"", changeTag: "“<\n\"") }
  static var sparse: Self { Self(id: "", type: "", date: "", text: nil, mood: nil, tags: [], summaryViewed: nil, categoriesViewed: [], timeSpentSeconds: 0, later: [], createdAt: "", updatedAt: "", changeTag: "") }
}
extension JournalEntryAnswer.Later: Sampled {
  static var full: Self { Self(text: "“<\n\"", at: "“<\n\"") }
  static var sparse: Self { Self(text: "", at: "") }
}
extension JournalEntryAnswer.Viewed: Sampled {
  static var full: Self { Self(category: "“<\n\"", text: "“<\n\"") }
  static var sparse: Self { Self(category: "", text: "") }
}
extension JournalAnswer: Sampled {
  static var full: Self { Self(entries: [JournalEntryAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(entries: [], next: nil) }
}
extension JournalPatternsAnswer: Sampled {
  static var full: Self { Self(entries: -7, weeks: [JournalPatternsAnswer.Week.full], themes: [JournalPatternsAnswer.Theme.full]) }
  static var sparse: Self { Self(entries: 0, weeks: [], themes: []) }
}
extension JournalPatternsAnswer.Week: Sampled {
  static var full: Self { Self(week: "“<\n\"", entries: -7, categories: JSONMap([("a\"b", -7)])) }
  static var sparse: Self { Self(week: "", entries: 0, categories: JSONMap([])) }
}
extension JournalPatternsAnswer.Theme: Sampled {
  static var full: Self { Self(kind: "“<\n\"", name: "“<\n\"", count: -7, entries: ["“<\n\""]) }
  static var sparse: Self { Self(kind: "", name: "", count: 0, entries: []) }
}
extension ReflectionRequest: Sampled {
  static var full: Self { Self(text: "“<\n\"", mood: "“<\n\"", tags: ["“<\n\""], type: "“<\n\"", date: "“<\n\"", timezone: "“<\n\"") }
  static var sparse: Self { Self(text: "", mood: nil, tags: nil, type: nil, date: nil, timezone: nil) }
}
extension LaterRequest: Sampled {
  static var full: Self { Self(text: "“<\n\"") }
  static var sparse: Self { Self(text: "") }
}
extension PlaceAnswer: Sampled {
  static var full: Self { Self(id: -7, name: "“<\n\"", displayName: "“<\n\"", latitude: -1.5, longitude: -1.5, country: "“<\n\"", countryCode: "“<\n\"", state: "“<\n\"", timezone: "“<\n\"") }
  static var sparse: Self { Self(id: 0, name: "", displayName: "", latitude: 0, longitude: 0, country: "", countryCode: "", state: "", timezone: "") }
}
extension PlacesAnswer: Sampled {
  static var full: Self { Self(locations: [PlaceAnswer.full]) }
  static var sparse: Self { Self(locations: []) }
}
extension LocationAnswer: Sampled {
  static var full: Self { Self(latitude: -1.5, longitude: -1.5) }
  static var sparse: Self { Self(latitude: 0, longitude: 0) }
}
extension TimeZoneRequest: Sampled {
  static var full: Self { Self(latitude: -1.5, longitude: -1.5, lat: -1.5, lng: -1.5, timezone: "“<\n\"", date: "“<\n\"", time: "“<\n\"", calendar: "“<\n\"") }
  static var sparse: Self { Self(latitude: nil, longitude: nil, lat: nil, lng: nil, timezone: nil, date: nil, time: nil, calendar: nil) }
}
extension TimeZoneAnswer: Sampled {
  static var full: Self { Self(timezone: "“<\n\"", nearestPlace: PlaceAnswer.full, reading: TimeZoneAnswer.Reading.full) }
  static var sparse: Self { Self(timezone: "", nearestPlace: nil, reading: nil) }
}
extension TimeZoneAnswer.Reading: Sampled {
  static var full: Self { Self(status: TimeZoneAnswer.Status.allCases[0], skipped: true, repeated: true, offsetSeconds: -1.5, offset: "“<\n\"", abbreviation: "“<\n\"", utc: "“<\n\"", instants: [TimeChoice.full], explanation: "“<\n\"") }
  static var sparse: Self { Self(status: TimeZoneAnswer.Status.allCases[0], skipped: false, repeated: false, offsetSeconds: nil, offset: nil, abbreviation: nil, utc: nil, instants: [], explanation: nil) }
}
extension ProfileAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", email: "“<\n\"", name: "“<\n\"", fullName: "“<\n\"", createdAt: "“<\n\"", updatedAt: "“<\n\"", changeTag: "“<\n\"", hasBirthData: true, birthData: BirthAnswer.full, three: BigThreeAnswer.full, language: "“<\n\"", houseSystem: "“<\n\"", zodiac: "“<\n\"", theme: "“<\n\"", units: "“<\n\"", timezone: "“<\n\"", preparesReadings: true) }
  static var sparse: Self { Self(id: "", email: nil, name: nil, fullName: nil, createdAt: "", updatedAt: "", changeTag: "", hasBirthData: false, birthData: nil, three: nil, language: "", houseSystem: "", zodiac: "", theme: "", units: "", timezone: nil, preparesReadings: false) }
}
extension BirthDataAnswer: Sampled {
  static var full: Self { Self(hasBirthData: true, birthData: BirthAnswer.full) }
  static var sparse: Self { Self(hasBirthData: false, birthData: nil) }
}
extension ArchiveHead: Sampled {
  static var full: Self { Self(exportedAt: "“<\n\"", account: UserAnswer.full, role: "“<\n\"", credentials: [CredentialAnswer.full], devices: [DeviceAnswer.full], apiKeys: [ProgramKeyAnswer.full], securityLog: [SecurityEventAnswer.full]) }
  static var sparse: Self { Self(exportedAt: "", account: UserAnswer.sparse, role: "", credentials: [], devices: [], apiKeys: [], securityLog: []) }
}
extension ArchivedRecordAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", key: "“<\n\"", changeTag: "“<\n\"", createdAt: "“<\n\"", createdMicroseconds: -7, updatedAt: "“<\n\"", data: RawJSON("{\"a\":[1,null]}")) }
  static var sparse: Self { Self(id: "", key: nil, changeTag: "", createdAt: "", createdMicroseconds: 0, updatedAt: "", data: RawJSON("null")) }
}
extension DamagedRecordAnswer: Sampled {
  static var full: Self { Self(kind: "“<\n\"", id: "“<\n\"") }
  static var sparse: Self { Self(kind: "", id: "") }
}
extension BookmarkRequest: Sampled {
  static var full: Self { Self(readingId: "“<\n\"", readingType: "“<\n\"", title: "“<\n\"", content: "“<\n\"", originalDate: "“<\n\"") }
  static var sparse: Self { Self(readingId: nil, readingType: "", title: "", content: "", originalDate: nil) }
}
extension BookmarkAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", readingId: "“<\n\"", readingType: "“<\n\"", title: "“<\n\"", content: "“<\n\"", originalDate: "“<\n\"", bookmarkedAt: "“<\n\"", changeTag: "“<\n\"") }
  static var sparse: Self { Self(id: "", readingId: nil, readingType: "", title: "", content: "", originalDate: nil, bookmarkedAt: "", changeTag: "") }
}
extension BookmarksAnswer: Sampled {
  static var full: Self { Self(bookmarks: [BookmarkAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(bookmarks: [], next: nil) }
}
extension RecordAnswer: Sampled {
  static var full: Self { Self(kind: "“<\n\"", id: "“<\n\"", changeTag: "“<\n\"", deleted: true, createdAt: "“<\n\"", updatedAt: "“<\n\"", data: RawJSON("{\"a\":[1,null]}")) }
  static var sparse: Self { Self(kind: "", id: "", changeTag: "", deleted: false, createdAt: "", updatedAt: "", data: nil) }
}
extension HoroscopeHistoryAnswer: Sampled {
  static var full: Self { Self(horoscopes: [RecordAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(horoscopes: [], next: nil) }
}
extension MatchHistoryAnswer: Sampled {
  static var full: Self { Self(matches: [RecordAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(matches: [], next: nil) }
}
extension ChangesAnswer: Sampled {
  static var full: Self { Self(records: [RecordAnswer.full], next: "“<\n\"", more: true) }
  static var sparse: Self { Self(records: [], next: "", more: false) }
}
extension ChangeOutcomeAnswer: Sampled {
  static var full: Self { Self(kind: "“<\n\"", id: "“<\n\"", status: ChangeOutcomeAnswer.Status.allCases[0], record: RecordAnswer.full, code: "“<\n\"", message: "“<\n\"", field: "“<\n\"") }
  static var sparse: Self { Self(kind: "", id: "", status: ChangeOutcomeAnswer.Status.allCases[0], record: nil, code: nil, message: nil, field: nil) }
}
extension ChangeOutcomesAnswer: Sampled {
  static var full: Self { Self(results: [ChangeOutcomeAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(results: [], next: nil) }
}
extension ImportAnswer: Sampled {
  static var full: Self { Self(imported: JSONMap([("a\"b", -7)]), standing: JSONMap([("a\"b", -7)]), refused: [ChangeOutcomeAnswer.full], refusedCount: -7) }
  static var sparse: Self { Self(imported: JSONMap([]), standing: JSONMap([]), refused: [], refusedCount: nil) }
}
extension ReportRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", reportType: "“<\n\"", options: ChartRequestOptions.full, userId: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, reportType: nil, options: nil, userId: nil) }
}
extension EvidenceAnswer: Sampled {
  static var full: Self { Self(bodies: ["“<\n\""], aspect: "“<\n\"", orb: -1.5, exact: ["“<\n\""], house: -7, text: "“<\n\"") }
  static var sparse: Self { Self(bodies: [], aspect: nil, orb: nil, exact: [], house: nil, text: "") }
}
extension ReportAnswer: Sampled {
  static var full: Self { Self(reportId: "“<\n\"", type: "“<\n\"", title: "“<\n\"", summary: "“<\n\"", keyInsights: ["“<\n\""], downloadUrl: "“<\n\"", generatedAt: "“<\n\"", sections: [ReportAnswer.Section.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(reportId: "", type: "", title: "", summary: "", keyInsights: [], downloadUrl: "", generatedAt: "", sections: nil, disclaimer: nil) }
}
extension ReportAnswer.Paragraph: Sampled {
  static var full: Self { Self(text: "“<\n\"", evidence: [EvidenceAnswer.full]) }
  static var sparse: Self { Self(text: "", evidence: []) }
}
extension ReportAnswer.Section: Sampled {
  static var full: Self { Self(id: "“<\n\"", title: "“<\n\"", paragraphs: [ReportAnswer.Paragraph.full]) }
  static var sparse: Self { Self(id: "", title: "", paragraphs: []) }
}
extension ReportStatusAnswer: Sampled {
  static var full: Self { Self(reportId: "“<\n\"", generatedAt: "“<\n\"") }
  static var sparse: Self { Self(reportId: "", generatedAt: "") }
}
extension ReportDownloadAnswer: Sampled {
  static var full: Self { Self(pdf: "“<\n\"", filename: "“<\n\"") }
  static var sparse: Self { Self(pdf: "", filename: "") }
}
extension ReportsAnswer: Sampled {
  static var full: Self { Self(reports: [ReportAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(reports: [], next: nil) }
}
extension DegreeAnswer: Sampled {
  static var full: Self { Self(sign: "“<\n\"", degree: -1.5, longitude: -1.5, wholeDegree: -7, minute: -7, second: -7) }
  static var sparse: Self { Self(sign: "", degree: 0, longitude: 0, wholeDegree: 0, minute: 0, second: 0) }
}
extension SkyPositionAnswer: Sampled {
  static var full: Self { Self(degree: DegreeAnswer.full, latitude: -1.5, distance: -1.5, speed: -1.5, retrograde: true) }
  static var sparse: Self { Self(degree: DegreeAnswer.sparse, latitude: 0, distance: 0, speed: 0, retrograde: false) }
}
extension PositionAnswer: Sampled {
  static var full: Self { Self(position: SkyPositionAnswer.full, house: -7) }
  static var sparse: Self { Self(position: SkyPositionAnswer.sparse, house: nil) }
}
extension AnglesAnswer: Sampled {
  static var full: Self { Self(ascendant: DegreeAnswer.full, midheaven: DegreeAnswer.full, descendant: DegreeAnswer.full, imumCoeli: DegreeAnswer.full, vertex: DegreeAnswer.full, antivertex: DegreeAnswer.full) }
  static var sparse: Self { Self(ascendant: DegreeAnswer.sparse, midheaven: DegreeAnswer.sparse, descendant: DegreeAnswer.sparse, imumCoeli: DegreeAnswer.sparse, vertex: nil, antivertex: nil) }
}
extension HouseAnswer: Sampled {
  static var full: Self { Self(cusp: DegreeAnswer.full, lord: "“<\n\"") }
  static var sparse: Self { Self(cusp: DegreeAnswer.sparse, lord: "") }
}
extension PlacementsAnswer: Sampled {
  static var full: Self { Self(positions: JSONMap([("a\"b", PositionAnswer.full)]), angles: AnglesAnswer.full, houseSystem: "“<\n\"", houses: JSONMap([("a\"b", HouseAnswer.full)])) }
  static var sparse: Self { Self(positions: JSONMap([]), angles: nil, houseSystem: nil, houses: nil) }
}
extension SkyAnswer: Sampled {
  static var full: Self { Self(timestamp: "“<\n\"", hasRisingSign: true, planets: [SkyAnswer.Planet.full], angles: AnglesAnswer.full, houses: JSONMap([("a\"b", HouseAnswer.full)]), houseSystem: "“<\n\"") }
  static var sparse: Self { Self(timestamp: "", hasRisingSign: false, planets: [], angles: nil, houses: nil, houseSystem: nil) }
}
extension SkyAnswer.Planet: Sampled {
  static var full: Self { Self(id: "“<\n\"", symbol: "“<\n\"", name: "“<\n\"", position: PositionAnswer.full, significance: "“<\n\"") }
  static var sparse: Self { Self(id: "", symbol: "", name: "", position: PositionAnswer.sparse, significance: "") }
}
extension EphemerisAnswer: Sampled {
  static var full: Self { Self(timestamp: "“<\n\"", julianDateTT: -1.5, system: "“<\n\"", ayanamsa: "“<\n\"", ayanamsaDegrees: -1.5, positions: JSONMap([("a\"b", PositionAnswer.full)]), angles: AnglesAnswer.full, houses: JSONMap([("a\"b", HouseAnswer.full)]), houseSystem: "“<\n\"") }
  static var sparse: Self { Self(timestamp: "", julianDateTT: 0, system: "", ayanamsa: nil, ayanamsaDegrees: nil, positions: JSONMap([]), angles: nil, houses: nil, houseSystem: nil) }
}
extension CalculateRequest: Sampled {
  static var full: Self { Self(date: "“<\n\"", time: "“<\n\"", timezone: "“<\n\"", fold: "“<\n\"", julianDate: -1.5, bodies: ["“<\n\""], latitude: -1.5, longitude: -1.5, houseSystem: "“<\n\"", system: "“<\n\"", ayanamsa: "“<\n\"") }
  static var sparse: Self { Self(date: nil, time: nil, timezone: nil, fold: nil, julianDate: nil, bodies: nil, latitude: nil, longitude: nil, houseSystem: nil, system: nil, ayanamsa: nil) }
}
extension StarAnswer: Sampled {
  static var full: Self { Self(star: StarNameAnswer.full, aliases: ["“<\n\""], constellation: "“<\n\"", hipparcos: -7, kind: "“<\n\"", traditions: ["“<\n\""], position: DegreeAnswer.full, latitude: -1.5, rightAscension: -1.5, declination: -1.5, speed: -1.5, lightYears: -1.5) }
  static var sparse: Self { Self(star: StarNameAnswer.sparse, aliases: [], constellation: "", hipparcos: nil, kind: "", traditions: [], position: DegreeAnswer.sparse, latitude: 0, rightAscension: 0, declination: 0, speed: 0, lightYears: 0) }
}
extension StarNameAnswer: Sampled {
  static var full: Self { Self(name: "“<\n\"", designation: "“<\n\"", magnitude: -1.5) }
  static var sparse: Self { Self(name: "", designation: "", magnitude: nil) }
}
extension StarsAnswer: Sampled {
  static var full: Self { Self(timestamp: "“<\n\"", total: -7, stars: [StarAnswer.full]) }
  static var sparse: Self { Self(timestamp: "", total: 0, stars: []) }
}
extension StarContactsAnswer: Sampled {
  static var full: Self { Self(chartId: "“<\n\"", birth: BirthAnswer.full, contacts: [StarContactsAnswer.Contact.full], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(chartId: nil, birth: BirthAnswer.sparse, contacts: [], warnings: []) }
}
extension StarContactsAnswer.Star: Sampled {
  static var full: Self { Self(name: StarNameAnswer.full, position: DegreeAnswer.full, latitude: -1.5) }
  static var sparse: Self { Self(name: StarNameAnswer.sparse, position: DegreeAnswer.sparse, latitude: 0) }
}
extension StarContactsAnswer.Contact: Sampled {
  static var full: Self { Self(type: "“<\n\"", point: "“<\n\"", star: StarContactsAnswer.Star.full, orb: -1.5, orbLimit: -1.5) }
  static var sparse: Self { Self(type: "", point: "", star: StarContactsAnswer.Star.sparse, orb: 0, orbLimit: 0) }
}
extension StarContactsRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", stars: ["“<\n\""], magnitude: -1.5, orb: -1.5, orbPolicy: "“<\n\"", parallels: true, options: ChartRequestOptions.full) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, stars: nil, magnitude: nil, orb: nil, orbPolicy: nil, parallels: nil, options: nil) }
}
extension ClientConfigurationAnswer: Sampled {
  static var full: Self { Self(dailyNotificationDefaultHour: -7, homeQuickTilesEnabled: true, paywallVariant: "“<\n\"", widgetPromptEnabled: true) }
  static var sparse: Self { Self(dailyNotificationDefaultHour: 0, homeQuickTilesEnabled: false, paywallVariant: "", widgetPromptEnabled: false) }
}
extension ServiceInfoAnswer: Sampled {
  static var full: Self { Self(version: "“<\n\"", description: "“<\n\"", endpoints: -7) }
  static var sparse: Self { Self(version: "", description: "", endpoints: 0) }
}
extension SystemStatusAnswer: Sampled {
  static var full: Self { Self(status: "“<\n\"", version: "“<\n\"", timestamp: "“<\n\"", components: SystemStatusAnswer.Components.full) }
  static var sparse: Self { Self(status: "", version: "", timestamp: "", components: SystemStatusAnswer.Components.sparse) }
}
extension SystemStatusAnswer.Component: Sampled {
  static var full: Self { Self(status: "“<\n\"", firstYear: -7, lastYear: -7) }
  static var sparse: Self { Self(status: "", firstYear: nil, lastYear: nil) }
}
extension SystemStatusAnswer.Components: Sampled {
  static var full: Self { Self(database: SystemStatusAnswer.Component.full, ephemeris: SystemStatusAnswer.Component.full) }
  static var sparse: Self { Self(database: SystemStatusAnswer.Component.sparse, ephemeris: SystemStatusAnswer.Component.sparse) }
}
extension ReadinessAnswer: Sampled {
  static var full: Self { Self() }
  static var sparse: Self { Self() }
}
extension HealthAnswer: Sampled {
  static var full: Self { Self(version: "“<\n\"", timestamp: "“<\n\"", environment: "“<\n\"") }
  static var sparse: Self { Self(version: "", timestamp: "", environment: "") }
}
extension BriefHealthAnswer: Sampled {
  static var full: Self { Self() }
  static var sparse: Self { Self() }
}
extension ZodiacSignsAnswer: Sampled {
  static var full: Self { Self(zodiacSigns: [ZodiacSignsAnswer.Stay.full], totalCount: -7, year: -7) }
  static var sparse: Self { Self(zodiacSigns: [], totalCount: 0, year: 0) }
}
extension ZodiacSignsAnswer.Stay: Sampled {
  static var full: Self { Self(name: "“<\n\"", symbol: "“<\n\"", element: "“<\n\"", modality: "“<\n\"", dates: "“<\n\"", start: "“<\n\"", end: "“<\n\"", rulingPlanet: "“<\n\"", traditionalRuler: "“<\n\"") }
  static var sparse: Self { Self(name: "", symbol: "", element: "", modality: "", dates: "", start: "", end: "", rulingPlanet: "", traditionalRuler: "") }
}

let sampled: [any Sampled.Type] = [UserAnswer.self, SignedInAnswer.self, ValidationAnswer.self, StatusAnswer.self, DeviceAnswer.self, DevicesAnswer.self, CredentialAnswer.self, CredentialsAnswer.self, SecurityEventAnswer.self, SecurityEventsAnswer.self, ProgramKeyAnswer.self, ProgramKeysAnswer.self, RegisterRequest.self, SignInRequest.self, ProviderSignInRequest.self, RefreshRequest.self, PasswordChangeRequest.self, LinkRequest.self, DeletionRequest.self, ProgramKeyRequest.self, AspectAnswer.self, BirthAnswer.self, WarningAnswer.self, FigureAnswer.self, FigureAnswer.Balance.self, FigureAnswer.MoonRange.self, BigThreeAnswer.self, ChartListing.self, ChartListAnswer.self, TransitAnswer.self, BirthData.self, ChartRequest.self, ChartRequestOptions.self, ChartSubjectRequest.self, TransitRequest.self, QuickQuestionItem.self, InsightItem.self, QuickQuestionsRequest.self, InsightsRequest.self, ContentAnswer.self, ErrorAnswer.self, TimeChoice.self, EventAnswer.self, SpanAnswer.self, LocalEclipseAnswer.self, LocalEclipseAnswer.Contact.self, EventsAnswer.self, HorizonAnswer.self, HorizonAnswer.Passage.self, TwilightAnswer.self, TwilightAnswer.Passage.self, HorizonsAnswer.self, JournalEntryAnswer.self, JournalEntryAnswer.Later.self, JournalEntryAnswer.Viewed.self, JournalAnswer.self, JournalPatternsAnswer.self, JournalPatternsAnswer.Week.self, JournalPatternsAnswer.Theme.self, ReflectionRequest.self, LaterRequest.self, PlaceAnswer.self, PlacesAnswer.self, LocationAnswer.self, TimeZoneRequest.self, TimeZoneAnswer.self, TimeZoneAnswer.Reading.self, ProfileAnswer.self, BirthDataAnswer.self, ArchiveHead.self, ArchivedRecordAnswer.self, DamagedRecordAnswer.self, BookmarkRequest.self, BookmarkAnswer.self, BookmarksAnswer.self, RecordAnswer.self, HoroscopeHistoryAnswer.self, MatchHistoryAnswer.self, ChangesAnswer.self, ChangeOutcomeAnswer.self, ChangeOutcomesAnswer.self, ImportAnswer.self, ReportRequest.self, EvidenceAnswer.self, ReportAnswer.self, ReportAnswer.Paragraph.self, ReportAnswer.Section.self, ReportStatusAnswer.self, ReportDownloadAnswer.self, ReportsAnswer.self, DegreeAnswer.self, SkyPositionAnswer.self, PositionAnswer.self, AnglesAnswer.self, HouseAnswer.self, PlacementsAnswer.self, SkyAnswer.self, SkyAnswer.Planet.self, EphemerisAnswer.self, CalculateRequest.self, StarAnswer.self, StarNameAnswer.self, StarsAnswer.self, StarContactsAnswer.self, StarContactsAnswer.Star.self, StarContactsAnswer.Contact.self, StarContactsRequest.self, ClientConfigurationAnswer.self, ServiceInfoAnswer.self, SystemStatusAnswer.self, SystemStatusAnswer.Component.self, SystemStatusAnswer.Components.self, ReadinessAnswer.self, HealthAnswer.self, BriefHealthAnswer.self, ZodiacSignsAnswer.self, ZodiacSignsAnswer.Stay.self]
