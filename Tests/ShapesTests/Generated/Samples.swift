// swift-format-ignore-file
// Written by Tools/shapes. Sources: a3324f2ceac9c7bb. Text: 3e91a0fe7860d12f
import Shapes

extension UserAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", email: "“<\n\"", firstName: "“<\n\"", lastName: "“<\n\"", fullName: "“<\n\"", createdAt: "“<\n\"", updatedAt: "“<\n\"") }
  static var sparse: Self { Self(id: "", email: nil, firstName: nil, lastName: nil, fullName: "", createdAt: "", updatedAt: "") }
}
extension SignedInAnswer: Sampled {
  static var full: Self { Self(jwtToken: "“<\n\"", expiresAt: "“<\n\"", refreshToken: "“<\n\"", refreshExpiresAt: "“<\n\"", isNew: true, user: UserAnswer.full, recoveryCodesLeft: -7) }
  static var sparse: Self { Self(jwtToken: "", expiresAt: "", refreshToken: nil, refreshExpiresAt: nil, isNew: false, user: UserAnswer.sparse, recoveryCodesLeft: nil) }
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
  static var full: Self { Self(id: "“<\n\"", provider: "“<\n\"", issuer: "“<\n\"", email: "“<\n\"", createdAt: "“<\n\"") }
  static var sparse: Self { Self(id: "", provider: "", issuer: nil, email: nil, createdAt: "") }
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
  static var full: Self { Self(email: "“<\n\"", password: "“<\n\"", name: "“<\n\"", device: "“<\n\"", chartId: "“<\n\"", invitation: "“<\n\"") }
  static var sparse: Self { Self(email: "", password: "", name: nil, device: nil, chartId: nil, invitation: nil) }
}
extension SignInRequest: Sampled {
  static var full: Self { Self(email: "“<\n\"", password: "“<\n\"", device: "“<\n\"") }
  static var sparse: Self { Self(email: "", password: "", device: nil) }
}
extension ProviderSignInRequest: Sampled {
  static var full: Self { Self(identityToken: "“<\n\"", idToken: "“<\n\"", rawNonce: "“<\n\"", nonce: "“<\n\"", firstName: "“<\n\"", lastName: "“<\n\"", userIdentifier: "“<\n\"", device: "“<\n\"", chartId: "“<\n\"", invitation: "“<\n\"") }
  static var sparse: Self { Self(identityToken: nil, idToken: nil, rawNonce: nil, nonce: nil, firstName: nil, lastName: nil, userIdentifier: nil, device: nil, chartId: nil, invitation: nil) }
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
extension RecoveryWaysAnswer: Sampled {
  static var full: Self { Self(mail: true) }
  static var sparse: Self { Self(mail: false) }
}
extension RecoverRequest: Sampled {
  static var full: Self { Self(email: "“<\n\"", code: "“<\n\"", token: "“<\n\"", newPassword: "“<\n\"", device: "“<\n\"") }
  static var sparse: Self { Self(email: nil, code: nil, token: nil, newPassword: "", device: nil) }
}
extension RecoveryMailRequest: Sampled {
  static var full: Self { Self(email: "“<\n\"") }
  static var sparse: Self { Self(email: "") }
}
extension RecoveryCodesRequest: Sampled {
  static var full: Self { Self(password: "“<\n\"") }
  static var sparse: Self { Self(password: nil) }
}
extension RecoveryCodesAnswer: Sampled {
  static var full: Self { Self(left: -7, madeAt: "“<\n\"", codes: ["“<\n\""]) }
  static var sparse: Self { Self(left: 0, madeAt: nil, codes: nil) }
}
extension CalendarChoicesRequest: Sampled {
  static var full: Self { Self(transits: true, quickTransits: true, moon: true, stations: true, lunations: true, practice: true) }
  static var sparse: Self { Self(transits: nil, quickTransits: nil, moon: nil, stations: nil, lunations: nil, practice: nil) }
}
extension CalendarAnswer: Sampled {
  static var full: Self { Self(active: true, transits: true, quickTransits: true, moon: true, stations: true, lunations: true, practice: true, madeAt: "“<\n\"", changedAt: "“<\n\"", path: "“<\n\"", link: "“<\n\"") }
  static var sparse: Self { Self(active: false, transits: false, quickTransits: false, moon: false, stations: false, lunations: false, practice: false, madeAt: nil, changedAt: nil, path: nil, link: nil) }
}
extension ChapterAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", title: "“<\n\"", about: "“<\n\"", contact: "“<\n\"", facts: "“<\n\"", until: "“<\n\"", begin: "“<\n\"", end: "“<\n\"", body: "“<\n\"", aspect: "“<\n\"", point: "“<\n\"", present: "“<\n\"", moments: [ChapterAnswer.Moment.full], sections: [ChapterAnswer.Section.full], evidence: [ReadingEvidenceAnswer.full]) }
  static var sparse: Self { Self(id: "", title: "", about: "", contact: "", facts: "", until: nil, begin: nil, end: nil, body: "", aspect: nil, point: "", present: nil, moments: [], sections: [], evidence: []) }
}
extension ChapterAnswer.Moment: Sampled {
  static var full: Self { Self(kind: "“<\n\"", at: "“<\n\"", when: "“<\n\"", text: "“<\n\"", state: "“<\n\"") }
  static var sparse: Self { Self(kind: "", at: nil, when: "", text: "", state: "") }
}
extension ChapterAnswer.Section: Sampled {
  static var full: Self { Self(part: "“<\n\"", title: "“<\n\"", text: "“<\n\"", isPresent: true) }
  static var sparse: Self { Self(part: "", title: "", text: "", isPresent: false) }
}
extension ChaptersAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", timezone: "“<\n\"", chapters: [ChapterAnswer.full], zodiac: "“<\n\"", warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", timezone: "", chapters: [], zodiac: nil, warnings: nil) }
}
extension AspectAnswer: Sampled {
  static var full: Self { Self(planet1: "“<\n\"", planet2: "“<\n\"", type: "“<\n\"", aspect: "“<\n\"", angle: -1.5, orb: -1.5, orbFrom: -1.5, orbTo: -1.5, orbLimit: -1.5, phase: "“<\n\"", applying: true, exactAt: "“<\n\"", exactFrom: "“<\n\"", exactTo: "“<\n\"") }
  static var sparse: Self { Self(planet1: "", planet2: "", type: "", aspect: "", angle: 0, orb: nil, orbFrom: nil, orbTo: nil, orbLimit: 0, phase: nil, applying: nil, exactAt: nil, exactFrom: nil, exactTo: nil) }
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
extension NatalDegreeAnswer: Sampled {
  static var full: Self { Self(sign: "“<\n\"", degree: -1.5, longitude: -1.5, wholeDegree: -7, minute: -7, second: -7) }
  static var sparse: Self { Self(sign: nil, degree: nil, longitude: nil, wholeDegree: nil, minute: nil, second: nil) }
}
extension DayArcAnswer: Sampled {
  static var full: Self { Self(from: DegreeAnswer.full, to: DegreeAnswer.full, signs: ["“<\n\""], signChangesAt: "“<\n\"") }
  static var sparse: Self { Self(from: DegreeAnswer.sparse, to: DegreeAnswer.sparse, signs: [], signChangesAt: nil) }
}
extension NatalPositionAnswer: Sampled {
  static var full: Self { Self(name: "“<\n\"", degree: NatalDegreeAnswer.full, latitude: -1.5, distance: -1.5, speed: -1.5, retrograde: true, house: -7, range: DayArcAnswer.full) }
  static var sparse: Self { Self(name: "", degree: NatalDegreeAnswer.sparse, latitude: nil, distance: nil, speed: nil, retrograde: nil, house: nil, range: nil) }
}
extension WesternChartAnswer: Sampled {
  static var full: Self { Self(positions: JSONMap([("a\"b", NatalPositionAnswer.full)]), angles: AnglesAnswer.full, houseSystem: "“<\n\"", houses: JSONMap([("a\"b", HouseAnswer.full)]), aspects: [AspectAnswer.full], balance: FigureAnswer.Balance.full, moonRange: FigureAnswer.MoonRange.full) }
  static var sparse: Self { Self(positions: JSONMap([]), angles: nil, houseSystem: nil, houses: nil, aspects: [], balance: FigureAnswer.Balance.sparse, moonRange: nil) }
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
extension ChartAnswer: Sampled {
  static var full: Self { Self(chartId: "“<\n\"", type: "“<\n\"", createdAt: "“<\n\"", expiresAt: "“<\n\"", timeKnown: true, birth: BirthAnswer.full, westernChart: WesternChartAnswer.full, charts: ChartAnswer.Parts.full, vedicChart: VedicPart.full, chineseChart: ChinesePart.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(chartId: nil, type: "", createdAt: nil, expiresAt: nil, timeKnown: false, birth: BirthAnswer.sparse, westernChart: nil, charts: ChartAnswer.Parts.sparse, vedicChart: nil, chineseChart: nil, warnings: [], disclaimer: "") }
}
extension ChartAnswer.Western: Sampled {
  static var full: Self { Self(positions: JSONMap([("a\"b", NatalPositionAnswer.full)]), svg: Base64Bytes([0, 255, 62, 63])) }
  static var sparse: Self { Self(positions: JSONMap([]), svg: Base64Bytes([])) }
}
extension ChartAnswer.Vedic: Sampled {
  static var full: Self { Self(positions: JSONMap([("a\"b", NamedGrahaAnswer.full)]), svg: Base64Bytes([0, 255, 62, 63])) }
  static var sparse: Self { Self(positions: JSONMap([]), svg: Base64Bytes([])) }
}
extension ChartAnswer.Parts: Sampled {
  static var full: Self { Self(western: ChartAnswer.Western.full, vedic: ChartAnswer.Vedic.full) }
  static var sparse: Self { Self(western: nil, vedic: nil) }
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
extension ChineseRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, clock: "“<\n\"", dayChange: "“<\n\"", calendarDay: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, clock: nil, dayChange: nil, calendarDay: nil) }
}
extension ChineseAnimalAnswer: Sampled {
  static var full: Self { Self(animal: "“<\n\"", element: "“<\n\"", animalByLichun: "“<\n\"") }
  static var sparse: Self { Self(animal: nil, element: nil, animalByLichun: nil) }
}
extension ChinesePart: Sampled {
  static var full: Self { Self(animal: ChineseAnimalAnswer.full, year: "“<\n\"", month: "“<\n\"", day: "“<\n\"", hour: "“<\n\"", details: ChineseChartAnswer.full) }
  static var sparse: Self { Self(animal: ChineseAnimalAnswer.sparse, year: nil, month: nil, day: "", hour: nil, details: ChineseChartAnswer.sparse) }
}
extension ChineseChartAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", instant: "“<\n\"", timeKnown: true, policy: ChineseChartAnswer.Policy.full, animal: ChineseChartAnswer.Animal.full, newYear: "“<\n\"", newYears: ["“<\n\""], lunarDate: ChineseChartAnswer.LunarDate.full, lunarDates: [ChineseChartAnswer.LunarDate.full], pillars: ChineseChartAnswer.Pillars.full, elements: ChineseChartAnswer.Elements.full, solarTerm: ChineseChartAnswer.RunningTerm.full, boundaries: [ChineseChartAnswer.Boundary.full]) }
  static var sparse: Self { Self(date: "", instant: "", timeKnown: false, policy: ChineseChartAnswer.Policy.sparse, animal: ChineseChartAnswer.Animal.sparse, newYear: nil, newYears: nil, lunarDate: nil, lunarDates: nil, pillars: ChineseChartAnswer.Pillars.sparse, elements: ChineseChartAnswer.Elements.sparse, solarTerm: nil, boundaries: []) }
}
extension ChineseChartAnswer.Policy: Sampled {
  static var full: Self { Self(clock: "“<\n\"", dayChange: "“<\n\"", calendarDay: "“<\n\"") }
  static var sparse: Self { Self(clock: "", dayChange: "", calendarDay: "") }
}
extension ChineseChartAnswer.Year: Sampled {
  static var full: Self { Self(animal: "“<\n\"", element: "“<\n\"", polarity: "“<\n\"", name: "“<\n\"", characters: "“<\n\"") }
  static var sparse: Self { Self(animal: "", element: "", polarity: "", name: "", characters: "") }
}
extension ChineseChartAnswer.Animal: Sampled {
  static var full: Self { Self(byNewYear: ChineseChartAnswer.Year.full, byNewYearMayBe: [ChineseChartAnswer.Year.full], byLichun: ChineseChartAnswer.Year.full, byLichunMayBe: [ChineseChartAnswer.Year.full], agree: true) }
  static var sparse: Self { Self(byNewYear: nil, byNewYearMayBe: nil, byLichun: nil, byLichunMayBe: nil, agree: nil) }
}
extension ChineseChartAnswer.LunarDate: Sampled {
  static var full: Self { Self(year: -7, yearOfCycle: -7, month: -7, leapMonth: true, day: -7) }
  static var sparse: Self { Self(year: 0, yearOfCycle: 0, month: 0, leapMonth: false, day: 0) }
}
extension ChineseChartAnswer.Pillar: Sampled {
  static var full: Self { Self(number: -7, name: "“<\n\"", characters: "“<\n\"", stem: "“<\n\"", stemElement: "“<\n\"", branch: "“<\n\"", branchElement: "“<\n\"", animal: "“<\n\"", polarity: "“<\n\"", hiddenStems: ["“<\n\""], naYin: "“<\n\"", naYinElement: "“<\n\"") }
  static var sparse: Self { Self(number: 0, name: "", characters: "", stem: "", stemElement: "", branch: "", branchElement: "", animal: "", polarity: "", hiddenStems: [], naYin: "", naYinElement: "") }
}
extension ChineseChartAnswer.Pillars: Sampled {
  static var full: Self { Self(year: ChineseChartAnswer.Pillar.full, month: ChineseChartAnswer.Pillar.full, day: ChineseChartAnswer.Pillar.full, hour: ChineseChartAnswer.Pillar.full, years: [ChineseChartAnswer.Pillar.full], months: [ChineseChartAnswer.Pillar.full], clock: "“<\n\"") }
  static var sparse: Self { Self(year: nil, month: nil, day: ChineseChartAnswer.Pillar.sparse, hour: nil, years: nil, months: nil, clock: nil) }
}
extension ChineseChartAnswer.Elements: Sampled {
  static var full: Self { Self(characters: JSONMap([("a\"b", -7)]), hiddenStems: JSONMap([("a\"b", -7)])) }
  static var sparse: Self { Self(characters: JSONMap([]), hiddenStems: JSONMap([])) }
}
extension ChineseChartAnswer.Term: Sampled {
  static var full: Self { Self(term: "“<\n\"", characters: "“<\n\"", meaning: "“<\n\"", solarLongitude: -1.5) }
  static var sparse: Self { Self(term: "", characters: "", meaning: "", solarLongitude: 0) }
}
extension ChineseChartAnswer.RunningTerm: Sampled {
  static var full: Self { Self(term: ChineseChartAnswer.Term.full, span: SpanAnswer.full) }
  static var sparse: Self { Self(term: ChineseChartAnswer.Term.sparse, span: SpanAnswer.sparse) }
}
extension ChineseChartAnswer.Boundary: Sampled {
  static var full: Self { Self(type: "“<\n\"", term: ChineseChartAnswer.Term.full, instant: "“<\n\"") }
  static var sparse: Self { Self(type: "", term: nil, instant: "") }
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
  static var full: Self { Self(from: "“<\n\"", to: "“<\n\"", events: [EventAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(from: "", to: "", events: [], next: nil) }
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
extension TimelineRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, startDate: "“<\n\"", endDate: "“<\n\"") }
  static var sparse: Self { Self(birthData: BirthData.sparse, startDate: nil, endDate: nil) }
}
extension ForecastMonthAnswer: Sampled {
  static var full: Self { Self(month: "“<\n\"", primaryTheme: "“<\n\"", secondaryTheme: "“<\n\"", headline: "“<\n\"", doAction: "“<\n\"", avoidAction: "“<\n\"", triggerSummary: "“<\n\"", eventClass: "“<\n\"", probabilityBand: "“<\n\"", keyDates: ["“<\n\""], triggers: [ForecastTriggerAnswer.full]) }
  static var sparse: Self { Self(month: "", primaryTheme: "", secondaryTheme: nil, headline: "", doAction: "", avoidAction: "", triggerSummary: "", eventClass: "", probabilityBand: "", keyDates: [], triggers: []) }
}
extension ForecastTriggerAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", instant: "“<\n\"", exactFrom: "“<\n\"", exactTo: "“<\n\"", transitingPlanet: "“<\n\"", natalPoint: "“<\n\"", aspectType: "“<\n\"", retrograde: true) }
  static var sparse: Self { Self(date: nil, instant: nil, exactFrom: nil, exactTo: nil, transitingPlanet: "", natalPoint: "", aspectType: "", retrograde: false) }
}
extension PeakWindowAnswer: Sampled {
  static var full: Self { Self(dateRange: "“<\n\"", theme: "“<\n\"", probability: "“<\n\"", start: "“<\n\"", end: "“<\n\"") }
  static var sparse: Self { Self(dateRange: "", theme: "", probability: "", start: "", end: "") }
}
extension TimelineAnswer: Sampled {
  static var full: Self { Self(monthlyTimeline: [ForecastMonthAnswer.full], peakWindows: [PeakWindowAnswer.full], summary: "“<\n\"", warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(monthlyTimeline: [], peakWindows: [], summary: "", warnings: [], disclaimer: "") }
}
extension PeaksAnswer: Sampled {
  static var full: Self { Self(peakWindows: [PeakWindowAnswer.full], lookaheadMonths: -7, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(peakWindows: [], lookaheadMonths: 0, warnings: [], disclaimer: "") }
}
extension MirrorRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, phoneDigitSum: -7) }
  static var sparse: Self { Self(birthData: BirthData.sparse, phoneDigitSum: nil) }
}
extension ArchetypeAnswer: Sampled {
  static var full: Self { Self(primary: "“<\n\"", secondary: "“<\n\"", synthesis: "“<\n\"", signalsDetected: ["“<\n\""]) }
  static var sparse: Self { Self(primary: "", secondary: "", synthesis: "", signalsDetected: []) }
}
extension StandingMatrixAnswer: Sampled {
  static var full: Self { Self(planets: [StandingMatrixAnswer.Planet.full], exaltedCount: -7, debilitatedCount: -7, warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(planets: [], exaltedCount: 0, debilitatedCount: 0, warnings: nil) }
}
extension StandingMatrixAnswer.Planet: Sampled {
  static var full: Self { Self(planet: "“<\n\"", sign: "“<\n\"", status: "“<\n\"", statusReason: "“<\n\"", directionalStrengthNote: "“<\n\"", rulingHouses: "“<\n\"", house: -7, degree: -1.5, retrograde: true, dignity: "“<\n\"") }
  static var sparse: Self { Self(planet: "", sign: "", status: "", statusReason: "", directionalStrengthNote: nil, rulingHouses: nil, house: nil, degree: nil, retrograde: nil, dignity: nil) }
}
extension ConstraintAnswer: Sampled {
  static var full: Self { Self(title: "“<\n\"", description: "“<\n\"", guardrail: "“<\n\"", severity: "“<\n\"", affectedPlanet: "“<\n\"", affectedHouse: -7) }
  static var sparse: Self { Self(title: "", description: "", guardrail: "", severity: "", affectedPlanet: "", affectedHouse: nil) }
}
extension DashaPulseAnswer: Sampled {
  static var full: Self { Self(currentLord: "“<\n\"", daysRemaining: -7, transitionHint: "“<\n\"", antardashaLord: "“<\n\"", nextTransitionDate: "“<\n\"") }
  static var sparse: Self { Self(currentLord: "", daysRemaining: 0, transitionHint: "", antardashaLord: "", nextTransitionDate: "") }
}
extension MirrorAnswer: Sampled {
  static var full: Self { Self(archetype: ArchetypeAnswer.full, matrix: StandingMatrixAnswer.full, constraints: [ConstraintAnswer.full], loshu: NumerologyAnswer.full, currentMonth: ForecastMonthAnswer.full, peakWindows: [PeakWindowAnswer.full], dashaPulse: DashaPulseAnswer.full, synthesisNarrative: "“<\n\"", warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(archetype: ArchetypeAnswer.sparse, matrix: StandingMatrixAnswer.sparse, constraints: [], loshu: NumerologyAnswer.sparse, currentMonth: nil, peakWindows: [], dashaPulse: nil, synthesisNarrative: "", warnings: [], disclaimer: "") }
}
extension NarrativeAnswer: Sampled {
  static var full: Self { Self(synthesisNarrative: "“<\n\"", archetype: ArchetypeAnswer.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(synthesisNarrative: "", archetype: ArchetypeAnswer.sparse, warnings: [], disclaimer: "") }
}
extension MirrorStatusAnswer: Sampled {
  static var full: Self { Self(status: "“<\n\"", services: JSONMap([("a\"b", true)])) }
  static var sparse: Self { Self(status: "", services: JSONMap([])) }
}
extension RajayogaAnswer: Sampled {
  static var full: Self { Self(yogaAnalysis: YogaAnswer.full, optimizationMatrix: StandingMatrixAnswer.full, constraints: [ConstraintAnswer.full], archetype: ArchetypeAnswer.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(yogaAnalysis: YogaAnswer.sparse, optimizationMatrix: StandingMatrixAnswer.sparse, constraints: [], archetype: ArchetypeAnswer.sparse, warnings: [], disclaimer: "") }
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
extension MatchAnswer: Sampled {
  static var full: Self { Self(matchType: "“<\n\"", compatibilityScore: -1.5, summary: "“<\n\"", detailedAnalysis: "“<\n\"", strengths: ["“<\n\""], challenges: ["“<\n\""], overall: -1.5, overallScore: -7, overallIntensity: "“<\n\"", westernScore: -1.5, westernIntensity: "“<\n\"", vedicScore: -7, vedicIntensity: "“<\n\"", chineseScore: -7, chineseIntensity: "“<\n\"", synastryAspects: ["“<\n\""], synastrySummary: ["“<\n\""], synastry: [AspectAnswer.full], western: WesternMatchAnswer.full, ashtakoota: AshtakootaAnswer.full, animals: AnimalMatchAnswer.full, manglik: MatchAnswer.Pair.full, userChart: JSONMap([("a\"b", MatchAnswer.Point.full)]), partnerChart: JSONMap([("a\"b", MatchAnswer.Point.full)]), userSigns: JSONMap([("a\"b", "“<\n\"")]), partnerSigns: JSONMap([("a\"b", "“<\n\"")]), person1: PersonAnswer.full, person2: PersonAnswer.full, method: "“<\n\"", warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(matchType: nil, compatibilityScore: 0, summary: "", detailedAnalysis: "", strengths: [], challenges: [], overall: 0, overallScore: 0, overallIntensity: "", westernScore: nil, westernIntensity: nil, vedicScore: nil, vedicIntensity: nil, chineseScore: nil, chineseIntensity: nil, synastryAspects: [], synastrySummary: [], synastry: [], western: nil, ashtakoota: nil, animals: nil, manglik: MatchAnswer.Pair.sparse, userChart: JSONMap([]), partnerChart: JSONMap([]), userSigns: JSONMap([]), partnerSigns: JSONMap([]), person1: PersonAnswer.sparse, person2: PersonAnswer.sparse, method: "", warnings: [], disclaimer: "") }
}
extension MatchAnswer.Pair: Sampled {
  static var full: Self { Self(person1: ManglikAnswer.full, person2: ManglikAnswer.full) }
  static var sparse: Self { Self(person1: ManglikAnswer.sparse, person2: ManglikAnswer.sparse) }
}
extension MatchAnswer.Point: Sampled {
  static var full: Self { Self(degree: -1.5, longitude: -1.5, longitudeFrom: -1.5, longitudeTo: -1.5) }
  static var sparse: Self { Self(degree: nil, longitude: nil, longitudeFrom: nil, longitudeTo: nil) }
}
extension WesternMatchAnswer: Sampled {
  static var full: Self { Self(score: -1.5, components: [WesternMatchAnswer.Component.full], leftOut: ["“<\n\""], aspectMean: -1.5, aspectCount: -7, formula: "“<\n\"") }
  static var sparse: Self { Self(score: 0, components: [], leftOut: [], aspectMean: 0, aspectCount: 0, formula: "") }
}
extension WesternMatchAnswer.Component: Sampled {
  static var full: Self { Self(name: "“<\n\"", score: -1.5, weight: -1.5) }
  static var sparse: Self { Self(name: "", score: 0, weight: 0) }
}
extension AshtakootaAnswer: Sampled {
  static var full: Self { Self(total: -1.5, range: AshtakootaAnswer.Range.full, bride: "“<\n\"", totals: AshtakootaAnswer.Totals.full, kootas: [AshtakootaAnswer.Points.full], bhakootDosha: AshtakootaAnswer.Dosha.full, nadiDosha: AshtakootaAnswer.Dosha.full, policy: AshtakootaAnswer.Policy.full) }
  static var sparse: Self { Self(total: nil, range: nil, bride: nil, totals: AshtakootaAnswer.Totals.sparse, kootas: [], bhakootDosha: AshtakootaAnswer.Dosha.sparse, nadiDosha: AshtakootaAnswer.Dosha.sparse, policy: AshtakootaAnswer.Policy.sparse) }
}
extension AshtakootaAnswer.Range: Sampled {
  static var full: Self { Self(minimum: -1.5, maximum: -1.5) }
  static var sparse: Self { Self(minimum: 0, maximum: 0) }
}
extension AshtakootaAnswer.Totals: Sampled {
  static var full: Self { Self(person1AsBride: -1.5, person2AsBride: -1.5) }
  static var sparse: Self { Self(person1AsBride: nil, person2AsBride: nil) }
}
extension AshtakootaAnswer.Points: Sampled {
  static var full: Self { Self(name: "“<\n\"", points: -1.5, range: AshtakootaAnswer.Range.full, maximum: -1.5, meaning: "“<\n\"") }
  static var sparse: Self { Self(name: "", points: nil, range: nil, maximum: 0, meaning: "") }
}
extension AshtakootaAnswer.Dosha: Sampled {
  static var full: Self { Self(present: true, cancelled: true, cancellations: ["“<\n\""]) }
  static var sparse: Self { Self(present: nil, cancelled: nil, cancellations: []) }
}
extension AshtakootaAnswer.Policy: Sampled {
  static var full: Self { Self(vashya: "“<\n\"", yoni: "“<\n\"", gana: "“<\n\"", cancelledDoshasScore: true) }
  static var sparse: Self { Self(vashya: "", yoni: "", gana: "", cancelledDoshasScore: false) }
}
extension AnimalMatchAnswer: Sampled {
  static var full: Self { Self(person1: "“<\n\"", person2: "“<\n\"", score: -7, relations: ["“<\n\""], formula: "“<\n\"") }
  static var sparse: Self { Self(person1: "", person2: "", score: 0, relations: [], formula: "") }
}
extension NotificationsAnswer: Sampled {
  static var full: Self { Self(morning: true, morningMinute: -7, practice: true, mostADay: -7, nightBegins: -7, nightEnds: -7, publicKey: "“<\n\"", subscriptions: [NotificationsAnswer.Device.full]) }
  static var sparse: Self { Self(morning: false, morningMinute: 0, practice: false, mostADay: 0, nightBegins: 0, nightEnds: 0, publicKey: "", subscriptions: []) }
}
extension NotificationsAnswer.Device: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"", createdAt: "“<\n\"", isThis: true) }
  static var sparse: Self { Self(id: "", name: "", createdAt: "", isThis: false) }
}
extension NotificationsRequest: Sampled {
  static var full: Self { Self(morning: true, morningMinute: -7, practice: true, mostADay: -7) }
  static var sparse: Self { Self(morning: nil, morningMinute: nil, practice: nil, mostADay: nil) }
}
extension PushSubscriptionRequest: Sampled {
  static var full: Self { Self(endpoint: "“<\n\"", keys: PushSubscriptionRequest.Keys.full, timezone: "“<\n\"") }
  static var sparse: Self { Self(endpoint: "", keys: PushSubscriptionRequest.Keys.sparse, timezone: nil) }
}
extension PushSubscriptionRequest.Keys: Sampled {
  static var full: Self { Self(p256dh: "“<\n\"", auth: "“<\n\"") }
  static var sparse: Self { Self(p256dh: "", auth: "") }
}
extension NotificationTrialAnswer: Sampled {
  static var full: Self { Self(sent: -7, gone: -7, failed: -7) }
  static var sparse: Self { Self(sent: 0, gone: 0, failed: 0) }
}
extension NumerologyRequest: Sampled {
  static var full: Self { Self(dob: "“<\n\"", phoneDigitSum: -7) }
  static var sparse: Self { Self(dob: "", phoneDigitSum: nil) }
}
extension NumerologyAnswer: Sampled {
  static var full: Self { Self(dob: "“<\n\"", grid: NumerologyAnswer.Grid.full, driverConductor: NumerologyAnswer.DriverConductor.full, planes: NumerologyAnswer.Planes.full, eigenvalues: NumerologyAnswer.EigenvaluesPart.full, phoneIntegration: NumerologyAnswer.Phone.full) }
  static var sparse: Self { Self(dob: "", grid: NumerologyAnswer.Grid.sparse, driverConductor: NumerologyAnswer.DriverConductor.sparse, planes: NumerologyAnswer.Planes.sparse, eigenvalues: NumerologyAnswer.EigenvaluesPart.sparse, phoneIntegration: nil) }
}
extension NumerologyAnswer.Grid: Sampled {
  static var full: Self { Self(grid: [[-7]], counts: JSONMap([("a\"b", -7)]), missing: [-7], present: [-7], singleNumbers: [-7], doubleNumbers: [-7], tripleNumbers: [-7]) }
  static var sparse: Self { Self(grid: [], counts: JSONMap([]), missing: [], present: [], singleNumbers: [], doubleNumbers: [], tripleNumbers: []) }
}
extension NumerologyAnswer.DriverConductor: Sampled {
  static var full: Self { Self(driver: -7, conductor: -7, driverRaw: -7, conductorRaw: -7, driverRuler: "“<\n\"", conductorRuler: "“<\n\"", driverIsMaster: true, conductorIsMaster: true) }
  static var sparse: Self { Self(driver: 0, conductor: 0, driverRaw: 0, conductorRaw: 0, driverRuler: "", conductorRuler: "", driverIsMaster: false, conductorIsMaster: false) }
}
extension NumerologyAnswer.Plane: Sampled {
  static var full: Self { Self(digits: [-7], values: [-7], completed: true, filledCount: -7) }
  static var sparse: Self { Self(digits: [], values: [], completed: false, filledCount: 0) }
}
extension NumerologyAnswer.Planes: Sampled {
  static var full: Self { Self(planes: JSONMap([("a\"b", NumerologyAnswer.Plane.full)]), completedPlanes: ["“<\n\""], incompletePlanes: ["“<\n\""], completedCount: -7, totalPlanes: -7) }
  static var sparse: Self { Self(planes: JSONMap([]), completedPlanes: [], incompletePlanes: [], completedCount: 0, totalPlanes: 0) }
}
extension NumerologyAnswer.ComplexPair: Sampled {
  static var full: Self { Self(real: -1.5, imaginary: -1.5) }
  static var sparse: Self { Self(real: 0, imaginary: 0) }
}
extension NumerologyAnswer.EigenvaluesPart: Sampled {
  static var full: Self { Self(eigenvalues: [-1.5], complexPair: NumerologyAnswer.ComplexPair.full) }
  static var sparse: Self { Self(eigenvalues: [], complexPair: nil) }
}
extension NumerologyAnswer.Phone: Sampled {
  static var full: Self { Self(digitSum: -7, digit: -7, fillsMissing: true) }
  static var sparse: Self { Self(digitSum: 0, digit: 0, fillsMissing: false) }
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
extension ZoneNameAnswer: Sampled {
  static var full: Self { Self(timezone: "“<\n\"", place: "“<\n\"") }
  static var sparse: Self { Self(timezone: "", place: nil) }
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
extension StatementAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", text: "“<\n\"", state: "“<\n\"") }
  static var sparse: Self { Self(id: "", text: "", state: "") }
}
extension PracticeCodeAnswer: Sampled {
  static var full: Self { Self(statements: [StatementAnswer.full]) }
  static var sparse: Self { Self(statements: []) }
}
extension StatementsRequest: Sampled {
  static var full: Self { Self(text: "“<\n\"") }
  static var sparse: Self { Self(text: "") }
}
extension StatementChange: Sampled {
  static var full: Self { Self(text: "“<\n\"", state: "“<\n\"", place: -7) }
  static var sparse: Self { Self(text: nil, state: nil, place: nil) }
}
extension PracticeInsightAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", text: "“<\n\"", source: "“<\n\"", archived: true, createdAt: "“<\n\"") }
  static var sparse: Self { Self(id: "", text: "", source: "", archived: false, createdAt: "") }
}
extension PracticeInsightsAnswer: Sampled {
  static var full: Self { Self(insights: [PracticeInsightAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(insights: [], next: nil) }
}
extension PracticeInsightRequest: Sampled {
  static var full: Self { Self(text: "“<\n\"", source: "“<\n\"") }
  static var sparse: Self { Self(text: "", source: nil) }
}
extension OwnCollectionAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"", members: ["“<\n\""]) }
  static var sparse: Self { Self(id: "", name: "", members: []) }
}
extension OwnCollectionsAnswer: Sampled {
  static var full: Self { Self(collections: [OwnCollectionAnswer.full]) }
  static var sparse: Self { Self(collections: []) }
}
extension OwnCollectionRequest: Sampled {
  static var full: Self { Self(name: "“<\n\"") }
  static var sparse: Self { Self(name: "") }
}
extension OwnCollectionChange: Sampled {
  static var full: Self { Self(name: "“<\n\"", adding: ["“<\n\""], removing: ["“<\n\""], members: ["“<\n\""], place: -7) }
  static var sparse: Self { Self(name: nil, adding: nil, removing: nil, members: nil, place: nil) }
}
extension PracticeInsightChange: Sampled {
  static var full: Self { Self(text: "“<\n\"", archived: true, place: -7) }
  static var sparse: Self { Self(text: nil, archived: nil, place: nil) }
}
extension PracticeInsightsRequest: Sampled {
  static var full: Self { Self(text: "“<\n\"") }
  static var sparse: Self { Self(text: "") }
}
extension PracticeImportAnswer: Sampled {
  static var full: Self { Self(imported: -7) }
  static var sparse: Self { Self(imported: 0) }
}
extension PracticeClearRequest: Sampled {
  static var full: Self { Self(confirm: "“<\n\"") }
  static var sparse: Self { Self(confirm: "") }
}
extension PracticeClearAnswer: Sampled {
  static var full: Self { Self(deleted: -7) }
  static var sparse: Self { Self(deleted: 0) }
}
extension PassageAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", collection: "“<\n\"", title: "“<\n\"", text: "“<\n\"", statement: "“<\n\"", themes: ["“<\n\""], path: "“<\n\"") }
  static var sparse: Self { Self(id: "", collection: "", title: "", text: "", statement: "", themes: [], path: "") }
}
extension PassageCollectionAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"", about: "“<\n\"", count: -7, passages: [PassageAnswer.full]) }
  static var sparse: Self { Self(id: "", name: "", about: "", count: 0, passages: nil) }
}
extension ExploreAnswer: Sampled {
  static var full: Self { Self(collections: [PassageCollectionAnswer.full], themes: [ExploreAnswer.Theme.full], found: [PassageAnswer.full]) }
  static var sparse: Self { Self(collections: [], themes: [], found: nil) }
}
extension ExploreAnswer.Theme: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"") }
  static var sparse: Self { Self(id: "", name: "") }
}
extension ForYouAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", suggestions: [ForYouAnswer.Suggestion.full], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", suggestions: [], warnings: nil) }
}
extension ForYouAnswer.Suggestion: Sampled {
  static var full: Self { Self(meter: "“<\n\"", state: "“<\n\"", theme: "“<\n\"", because: "“<\n\"", passage: PassageAnswer.full) }
  static var sparse: Self { Self(meter: "", state: "", theme: "", because: "", passage: PassageAnswer.sparse) }
}
extension OpenSessionAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", status: "“<\n\"", part: "“<\n\"", place: -7, parts: -7, text: "“<\n\"", partSeconds: -7, partEnds: -7, pace: [-7], practisedSeconds: -7, intention: "“<\n\"", repairs: "“<\n\"") }
  static var sparse: Self { Self(id: "", status: "", part: "", place: 0, parts: 0, text: nil, partSeconds: 0, partEnds: nil, pace: [], practisedSeconds: 0, intention: nil, repairs: nil) }
}
extension BeginSessionRequest: Sampled {
  static var full: Self { Self(repairs: "“<\n\"", timezone: "“<\n\"") }
  static var sparse: Self { Self(repairs: nil, timezone: nil) }
}
extension SessionStepRequest: Sampled {
  static var full: Self { Self(step: "“<\n\"", place: -7, intention: "“<\n\"", repairs: "“<\n\"", timezone: "“<\n\"") }
  static var sparse: Self { Self(step: "", place: nil, intention: nil, repairs: nil, timezone: nil) }
}
extension PracticeSessionAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", day: "“<\n\"", completedAt: "“<\n\"", offsetSeconds: -7, practisedSeconds: -7, statements: -7, intention: "“<\n\"", repairs: "“<\n\"") }
  static var sparse: Self { Self(id: "", day: "", completedAt: "", offsetSeconds: 0, practisedSeconds: 0, statements: 0, intention: nil, repairs: nil) }
}
extension PracticeSessionsAnswer: Sampled {
  static var full: Self { Self(sessions: [PracticeSessionAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(sessions: [], next: nil) }
}
extension PracticeSessionRequest: Sampled {
  static var full: Self { Self(id: "“<\n\"", practisedSeconds: -7, statements: -7, intention: "“<\n\"", completedAt: "“<\n\"", timezone: "“<\n\"", repairs: "“<\n\"") }
  static var sparse: Self { Self(id: "", practisedSeconds: 0, statements: nil, intention: nil, completedAt: nil, timezone: nil, repairs: nil) }
}
extension PracticeProgressAnswer: Sampled {
  static var full: Self { Self(today: "“<\n\"", isTodayDone: true, sessionsToday: -7, goal: -7, isGoalMet: true, timezone: "“<\n\"", streak: PracticeProgressAnswer.Row.full, total: PracticeProgressAnswer.Figure.full, rhythm: [PracticeProgressAnswer.Beat.full], week: PracticeProgressAnswer.Week.full, figures: [PracticeProgressAnswer.Figure.full], milestones: [PracticeProgressAnswer.Mark.full]) }
  static var sparse: Self { Self(today: "", isTodayDone: false, sessionsToday: 0, goal: 0, isGoalMet: false, timezone: "", streak: PracticeProgressAnswer.Row.sparse, total: PracticeProgressAnswer.Figure.sparse, rhythm: [], week: PracticeProgressAnswer.Week.sparse, figures: [], milestones: []) }
}
extension PracticeProgressAnswer.Held: Sampled {
  static var full: Self { Self(day: "“<\n\"", by: "“<\n\"") }
  static var sparse: Self { Self(day: "", by: "") }
}
extension PracticeProgressAnswer.Row: Sampled {
  static var full: Self { Self(current: -7, longest: -7, began: "“<\n\"", freezes: -7, daysToFreeze: -7, held: [PracticeProgressAnswer.Held.full], repairable: ["“<\n\""], frozen: ["“<\n\""]) }
  static var sparse: Self { Self(current: 0, longest: 0, began: nil, freezes: 0, daysToFreeze: nil, held: [], repairable: [], frozen: []) }
}
extension PracticeProgressAnswer.Figure: Sampled {
  static var full: Self { Self(start: "“<\n\"", days: -7, sessions: -7, seconds: -7) }
  static var sparse: Self { Self(start: "", days: 0, sessions: 0, seconds: 0) }
}
extension PracticeProgressAnswer.Mark: Sampled {
  static var full: Self { Self(kind: "“<\n\"", count: -7, reached: "“<\n\"") }
  static var sparse: Self { Self(kind: "", count: 0, reached: nil) }
}
extension PracticeProgressAnswer.Beat: Sampled {
  static var full: Self { Self(weekday: -7, practised: -7) }
  static var sparse: Self { Self(weekday: 0, practised: 0) }
}
extension PracticeProgressAnswer.Week: Sampled {
  static var full: Self { Self(practised: -7, wanted: -7, days: [PracticeProgressAnswer.WeekDay.full]) }
  static var sparse: Self { Self(practised: 0, wanted: 0, days: []) }
}
extension PracticeProgressAnswer.WeekDay: Sampled {
  static var full: Self { Self(day: "“<\n\"", sessions: -7, held: "“<\n\"") }
  static var sparse: Self { Self(day: "", sessions: 0, held: nil) }
}
extension PracticeSettingsAnswer: Sampled {
  static var full: Self { Self(dayBoundary: -7, breathSeconds: -7, pace: "“<\n\"", statementSeconds: -7, visualisationSeconds: -7, asksIntention: true, weekBegins: -7, goal: -7, allowsRepair: true, remindersOn: true, reminderCount: -7, windowStart: -7, windowEnd: -7, quietDays: [-7], haptics: true, tone: true) }
  static var sparse: Self { Self(dayBoundary: 0, breathSeconds: 0, pace: "", statementSeconds: 0, visualisationSeconds: 0, asksIntention: false, weekBegins: 0, goal: 0, allowsRepair: false, remindersOn: false, reminderCount: 0, windowStart: 0, windowEnd: 0, quietDays: [], haptics: false, tone: false) }
}
extension PracticeSettingsRequest: Sampled {
  static var full: Self { Self(dayBoundary: -7, breathSeconds: -7, pace: "“<\n\"", statementSeconds: -7, visualisationSeconds: -7, asksIntention: true, weekBegins: -7, goal: -7, allowsRepair: true, remindersOn: true, reminderCount: -7, windowStart: -7, windowEnd: -7, quietDays: [-7], haptics: true, tone: true) }
  static var sparse: Self { Self(dayBoundary: nil, breathSeconds: nil, pace: nil, statementSeconds: nil, visualisationSeconds: nil, asksIntention: nil, weekBegins: nil, goal: nil, allowsRepair: nil, remindersOn: nil, reminderCount: nil, windowStart: nil, windowEnd: nil, quietDays: nil, haptics: nil, tone: nil) }
}
extension RemindersAnswer: Sampled {
  static var full: Self { Self(reminders: [RemindersAnswer.Reminder.full]) }
  static var sparse: Self { Self(reminders: []) }
}
extension RemindersAnswer.Reminder: Sampled {
  static var full: Self { Self(id: "“<\n\"", at: "“<\n\"", day: "“<\n\"") }
  static var sparse: Self { Self(id: "", at: "", day: "") }
}
extension ProfileAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", email: "“<\n\"", name: "“<\n\"", fullName: "“<\n\"", createdAt: "“<\n\"", updatedAt: "“<\n\"", changeTag: "“<\n\"", hasBirthData: true, birthData: BirthAnswer.full, three: BigThreeAnswer.full, language: "“<\n\"", houseSystem: "“<\n\"", zodiac: "“<\n\"", theme: "“<\n\"", units: "“<\n\"", timezone: "“<\n\"", hourCycle: "“<\n\"", dateOrder: "“<\n\"", preparesReadings: true, warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(id: "", email: nil, name: nil, fullName: nil, createdAt: "", updatedAt: "", changeTag: "", hasBirthData: false, birthData: nil, three: nil, language: "", houseSystem: "", zodiac: "", theme: "", units: "", timezone: nil, hourCycle: "", dateOrder: "", preparesReadings: false, warnings: nil) }
}
extension BirthDataAnswer: Sampled {
  static var full: Self { Self(hasBirthData: true, birthData: BirthDataAnswer.Birth.full) }
  static var sparse: Self { Self(hasBirthData: false, birthData: nil) }
}
extension BirthDataAnswer.Birth: Sampled {
  static var full: Self { Self(birth: BirthAnswer.full, birthDate: "“<\n\"", birthTime: "“<\n\"", locationName: "“<\n\"") }
  static var sparse: Self { Self(birth: BirthAnswer.sparse, birthDate: "", birthTime: nil, locationName: nil) }
}
extension BirthDataOutcomeAnswer: Sampled {
  static var full: Self { Self(status: "“<\n\"", message: "“<\n\"") }
  static var sparse: Self { Self(status: "", message: "") }
}
extension PurchaseRequest: Sampled {
  static var full: Self { Self(productId: "“<\n\"", transactionId: "“<\n\"", originalTransactionId: "“<\n\"", environment: "“<\n\"", signedTransactionJWS: "“<\n\"") }
  static var sparse: Self { Self(productId: "", transactionId: "", originalTransactionId: nil, environment: nil, signedTransactionJWS: "") }
}
extension SubscriptionStatusAnswer: Sampled {
  static var full: Self { Self(isActive: true, productId: "“<\n\"", updatedAt: "“<\n\"") }
  static var sparse: Self { Self(isActive: false, productId: nil, updatedAt: nil) }
}
extension CreditStatusAnswer: Sampled {
  static var full: Self { Self(balance: -7) }
  static var sparse: Self { Self(balance: 0) }
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
  static var full: Self { Self(reportId: "“<\n\"", type: "“<\n\"", title: "“<\n\"", summary: "“<\n\"", content: "“<\n\"", keyInsights: ["“<\n\""], downloadUrl: "“<\n\"", generatedAt: "“<\n\"", sections: [ReportAnswer.Section.full], disclaimer: "“<\n\"", warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(reportId: "", type: "", title: "", summary: "", content: "", keyInsights: [], downloadUrl: "", generatedAt: "", sections: nil, disclaimer: nil, warnings: nil) }
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
  static var full: Self { Self(pdf: Base64Bytes([0, 255, 62, 63]), filename: "“<\n\"") }
  static var sparse: Self { Self(pdf: Base64Bytes([]), filename: "") }
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
extension NamedPositionAnswer: Sampled {
  static var full: Self { Self(name: "“<\n\"", degree: DegreeAnswer.full, latitude: -1.5, distance: -1.5, speed: -1.5, retrograde: true, house: -7) }
  static var sparse: Self { Self(name: "", degree: DegreeAnswer.sparse, latitude: nil, distance: nil, speed: nil, retrograde: false, house: nil) }
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
  static var full: Self { Self(timestamp: "“<\n\"", hasRisingSign: true, planets: [SkyAnswer.Planet.full], angles: AnglesAnswer.full, houses: JSONMap([("a\"b", HouseAnswer.full)]), houseSystem: "“<\n\"", warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(timestamp: "", hasRisingSign: false, planets: [], angles: nil, houses: nil, houseSystem: nil, warnings: nil) }
}
extension SkyAnswer.Planet: Sampled {
  static var full: Self { Self(id: "“<\n\"", symbol: "“<\n\"", position: NamedPositionAnswer.full, significance: "“<\n\"") }
  static var sparse: Self { Self(id: "", symbol: "", position: NamedPositionAnswer.sparse, significance: "") }
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
  static var full: Self { Self(chartId: "“<\n\"", birth: BirthAnswer.full, zodiac: "“<\n\"", contacts: [StarContactsAnswer.Contact.full], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(chartId: nil, birth: BirthAnswer.sparse, zodiac: nil, contacts: [], warnings: []) }
}
extension StarContactsAnswer.Star: Sampled {
  static var full: Self { Self(name: StarNameAnswer.full, position: DegreeAnswer.full, latitude: -1.5) }
  static var sparse: Self { Self(name: StarNameAnswer.sparse, position: DegreeAnswer.sparse, latitude: 0) }
}
extension StarContactsAnswer.Contact: Sampled {
  static var full: Self { Self(type: "“<\n\"", point: "“<\n\"", star: StarContactsAnswer.Star.full, orb: -1.5, orbFrom: -1.5, orbTo: -1.5, orbLimit: -1.5) }
  static var sparse: Self { Self(type: "", point: "", star: StarContactsAnswer.Star.sparse, orb: nil, orbFrom: nil, orbTo: nil, orbLimit: 0) }
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
extension TarotAnalysisAnswer: Sampled {
  static var full: Self { Self(neighbours: [TarotAnalysisAnswer.Pair.full], balance: TarotAnalysisAnswer.Balance.full, majors: TarotAnalysisAnswer.Majors.full, courts: [-7], reversals: TarotAnalysisAnswer.Reversals.full, timing: TarotAnalysisAnswer.Timing.full, triads: [TarotAnalysisAnswer.Triad.full], dyads: [TarotAnalysisAnswer.Dyad.full], progressions: [TarotAnalysisAnswer.Progression.full], celtic: TarotAnalysisAnswer.Celtic.full, mood: TarotAnalysisAnswer.Mood.full) }
  static var sparse: Self { Self(neighbours: [], balance: TarotAnalysisAnswer.Balance.sparse, majors: TarotAnalysisAnswer.Majors.sparse, courts: [], reversals: TarotAnalysisAnswer.Reversals.sparse, timing: TarotAnalysisAnswer.Timing.sparse, triads: [], dyads: [], progressions: [], celtic: nil, mood: TarotAnalysisAnswer.Mood.sparse) }
}
extension TarotAnalysisAnswer.Pair: Sampled {
  static var full: Self { Self(first: -7, second: -7, dignity: "“<\n\"", alignment: "“<\n\"", lift: -1.5) }
  static var sparse: Self { Self(first: 0, second: 0, dignity: "", alignment: "", lift: 0) }
}
extension TarotAnalysisAnswer.Balance: Sampled {
  static var full: Self { Self(suits: JSONMap([("a\"b", -7)]), elements: JSONMap([("a\"b", -7)]), dominantSuit: "“<\n\"", dominantElement: "“<\n\"", emphasis: "“<\n\"", wanting: ["“<\n\""]) }
  static var sparse: Self { Self(suits: JSONMap([]), elements: JSONMap([]), dominantSuit: nil, dominantElement: nil, emphasis: "", wanting: []) }
}
extension TarotAnalysisAnswer.Way: Sampled {
  static var full: Self { Self(counts: JSONMap([("a\"b", -7)]), stage: "“<\n\"", significance: "“<\n\"") }
  static var sparse: Self { Self(counts: JSONMap([]), stage: nil, significance: "") }
}
extension TarotAnalysisAnswer.Majors: Sampled {
  static var full: Self { Self(positions: [-7], level: "“<\n\"", journey: TarotAnalysisAnswer.Way.full, meanStation: -1.5, lifecycleStage: "“<\n\"") }
  static var sparse: Self { Self(positions: [], level: "", journey: nil, meanStation: 0, lifecycleStage: "") }
}
extension TarotAnalysisAnswer.Reversals: Sampled {
  static var full: Self { Self(positions: [-7], ratio: -1.5, framework: "“<\n\"") }
  static var sparse: Self { Self(positions: [], ratio: 0, framework: "") }
}
extension TarotAnalysisAnswer.Timing: Sampled {
  static var full: Self { Self(positions: [-7], tilt: "“<\n\"") }
  static var sparse: Self { Self(positions: [], tilt: "") }
}
extension TarotAnalysisAnswer.Triad: Sampled {
  static var full: Self { Self(id: "“<\n\"", positions: [-7], complete: true, missing: "“<\n\"") }
  static var sparse: Self { Self(id: "", positions: [], complete: false, missing: nil) }
}
extension TarotAnalysisAnswer.Dyad: Sampled {
  static var full: Self { Self(id: "“<\n\"", positions: [-7], significance: "“<\n\"") }
  static var sparse: Self { Self(id: "", positions: [], significance: "") }
}
extension TarotAnalysisAnswer.Progression: Sampled {
  static var full: Self { Self(suit: "“<\n\"", stage: "“<\n\"", positions: [-7], strong: true) }
  static var sparse: Self { Self(suit: "", stage: "", positions: [], strong: false) }
}
extension TarotAnalysisAnswer.Celtic: Sampled {
  static var full: Self { Self(nucleus: TarotAnalysisAnswer.Pair.full, timeline: [TarotAnalysisAnswer.Pair.full], consciousness: [TarotAnalysisAnswer.Pair.full], staff: [TarotAnalysisAnswer.Pair.full], checks: JSONMap([("a\"b", TarotAnalysisAnswer.Pair.full)])) }
  static var sparse: Self { Self(nucleus: TarotAnalysisAnswer.Pair.sparse, timeline: [], consciousness: [], staff: [], checks: JSONMap([])) }
}
extension TarotAnalysisAnswer.Mood: Sampled {
  static var full: Self { Self(mean: -1.5, label: "“<\n\"", arc: "“<\n\"") }
  static var sparse: Self { Self(mean: 0, label: "", arc: "") }
}
extension TarotCardAnswer: Sampled {
  static var full: Self { Self(card: TarotCardName.full, kind: TarotCardKind.full, names: TarotCardAnswer.DeckNames.full, correspondence: TarotCardAnswer.Correspondence.full, valence: "“<\n\"", image: "“<\n\"", texts: TarotCardTexts.full) }
  static var sparse: Self { Self(card: TarotCardName.sparse, kind: TarotCardKind.sparse, names: TarotCardAnswer.DeckNames.sparse, correspondence: TarotCardAnswer.Correspondence.sparse, valence: "", image: "", texts: nil) }
}
extension TarotCardAnswer.DeckNames: Sampled {
  static var full: Self { Self(riderWaiteSmith: "“<\n\"", thoth: "“<\n\"", marseille: "“<\n\"") }
  static var sparse: Self { Self(riderWaiteSmith: "", thoth: "", marseille: "") }
}
extension TarotCardAnswer.Correspondence: Sampled {
  static var full: Self { Self(kind: "“<\n\"", text: "“<\n\"", element: "“<\n\"", planet: "“<\n\"", sign: "“<\n\"", start: -7, degrees: -7, source: "“<\n\"") }
  static var sparse: Self { Self(kind: "", text: "", element: nil, planet: nil, sign: nil, start: nil, degrees: nil, source: "") }
}
extension TarotCardTexts: Sampled {
  static var full: Self { Self(core: "“<\n\"", upright: "“<\n\"", reversed: "“<\n\"", love: "“<\n\"", work: "“<\n\"", oneself: "“<\n\"", reversedLove: "“<\n\"", reversedWork: "“<\n\"", reversedSelf: "“<\n\"", advice: "“<\n\"", picture: "“<\n\"", symbols: [TarotCardTexts.Symbol.full], history: "“<\n\"", question: "“<\n\"") }
  static var sparse: Self { Self(core: "", upright: "", reversed: "", love: "", work: "", oneself: "", reversedLove: "", reversedWork: "", reversedSelf: "", advice: "", picture: "", symbols: [], history: "", question: "") }
}
extension TarotCardTexts.Symbol: Sampled {
  static var full: Self { Self(name: "“<\n\"", meaning: "“<\n\"") }
  static var sparse: Self { Self(name: "", meaning: "") }
}
extension TarotCardName: Sampled {
  static var full: Self { Self(id: "“<\n\"", number: -7, name: "“<\n\"") }
  static var sparse: Self { Self(id: "", number: 0, name: "") }
}
extension TarotCardKind: Sampled {
  static var full: Self { Self(arcana: "“<\n\"", suit: "“<\n\"", rank: "“<\n\"", rankValue: -7, element: "“<\n\"") }
  static var sparse: Self { Self(arcana: "", suit: nil, rank: nil, rankValue: nil, element: "") }
}
extension TarotCardsAnswer: Sampled {
  static var full: Self { Self(cards: [TarotCardAnswer.full]) }
  static var sparse: Self { Self(cards: []) }
}
extension TarotSpreadAnswer: Sampled {
  static var full: Self { Self(key: "“<\n\"", name: "“<\n\"", about: "“<\n\"", positions: [TarotSpreadAnswer.Position.full], pivot: -7) }
  static var sparse: Self { Self(key: "", name: "", about: "", positions: [], pivot: nil) }
}
extension TarotSpreadAnswer.Position: Sampled {
  static var full: Self { Self(index: -7, role: "“<\n\"", name: "“<\n\"", asks: "“<\n\"", weight: -1.5) }
  static var sparse: Self { Self(index: 0, role: nil, name: "", asks: nil, weight: 0) }
}
extension TarotSpreadsAnswer: Sampled {
  static var full: Self { Self(spreads: [TarotSpreadAnswer.full], relationshipOfFive: TarotSpreadAnswer.full, ownPositionsMaximum: -7) }
  static var sparse: Self { Self(spreads: [], relationshipOfFive: TarotSpreadAnswer.sparse, ownPositionsMaximum: 0) }
}
extension TarotDrawAnswer: Sampled {
  static var full: Self { Self(help: TarotHelpAnswer.full, spread: TarotSpreadAnswer.full, question: "“<\n\"", ritual: TarotDrawAnswer.RitualPart.full, cards: [TarotDrawAnswer.Card.full], analysis: TarotAnalysisAnswer.full, findings: [TarotFindingAnswer.full], reading: TarotNarrativeAnswer.full) }
  static var sparse: Self { Self(help: nil, spread: TarotSpreadAnswer.sparse, question: nil, ritual: nil, cards: [], analysis: nil, findings: [], reading: nil) }
}
extension TarotDrawAnswer.RitualPart: Sampled {
  static var full: Self { Self(knocks: -7, gaps: [-7], cut: -7, nonce: "“<\n\"", seed: "“<\n\"", reversedChance: -1.5) }
  static var sparse: Self { Self(knocks: 0, gaps: [], cut: 0, nonce: "", seed: "", reversedChance: 0) }
}
extension TarotDrawAnswer.Card: Sampled {
  static var full: Self { Self(index: -7, role: "“<\n\"", position: "“<\n\"", card: TarotCardName.full, reversed: true, kind: TarotCardKind.full, brightness: -1.5, timing: "“<\n\"") }
  static var sparse: Self { Self(index: 0, role: nil, position: "", card: TarotCardName.sparse, reversed: false, kind: TarotCardKind.sparse, brightness: 0, timing: "") }
}
extension TarotNarrativeAnswer: Sampled {
  static var full: Self { Self(opening: "“<\n\"", sections: [TarotNarrativeAnswer.Section.full], relations: [TarotNarrativeAnswer.Relation.full], together: "“<\n\"", next: "“<\n\"", ask: "“<\n\"", turnsOn: [-7]) }
  static var sparse: Self { Self(opening: "", sections: [], relations: [], together: "", next: "", ask: "", turnsOn: []) }
}
extension TarotNarrativeAnswer.Section: Sampled {
  static var full: Self { Self(index: -7, title: "“<\n\"", place: "“<\n\"", text: "“<\n\"") }
  static var sparse: Self { Self(index: 0, title: "", place: "", text: "") }
}
extension TarotNarrativeAnswer.Relation: Sampled {
  static var full: Self { Self(text: "“<\n\"", positions: [-7], motifs: ["“<\n\""]) }
  static var sparse: Self { Self(text: "", positions: [], motifs: []) }
}
extension TarotFindingAnswer: Sampled {
  static var full: Self { Self(kind: "“<\n\"", id: "“<\n\"", text: "“<\n\"", positions: [-7]) }
  static var sparse: Self { Self(kind: "", id: "", text: "", positions: []) }
}
extension TarotHelpAnswer: Sampled {
  static var full: Self { Self(category: "“<\n\"", severity: "“<\n\"", text: "“<\n\"", emergency: "“<\n\"", emergencyNumber: "“<\n\"", lines: [TarotHelpAnswer.Line.full], goOn: "“<\n\"", stop: "“<\n\"") }
  static var sparse: Self { Self(category: "", severity: "", text: "", emergency: nil, emergencyNumber: nil, lines: [], goOn: "", stop: "") }
}
extension TarotHelpAnswer.Line: Sampled {
  static var full: Self { Self(name: "“<\n\"", region: "“<\n\"", call: "“<\n\"", text: "“<\n\"", hours: "“<\n\"", link: "“<\n\"") }
  static var sparse: Self { Self(name: "", region: "", call: nil, text: nil, hours: "", link: "") }
}
extension TarotReadingAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", spread: "“<\n\"", spreadName: "“<\n\"", title: "“<\n\"", question: "“<\n\"", cards: [TarotReadingAnswer.Card.full], ritual: TarotReadingAnswer.RitualPart.full, at: "“<\n\"", day: "“<\n\"", timezone: "“<\n\"", narrative: "“<\n\"", notes: "“<\n\"", later: [TarotReadingAnswer.Later.full], createdAt: "“<\n\"", updatedAt: "“<\n\"", changeTag: "“<\n\"") }
  static var sparse: Self { Self(id: "", spread: "", spreadName: "", title: nil, question: nil, cards: [], ritual: nil, at: "", day: "", timezone: nil, narrative: nil, notes: nil, later: [], createdAt: "", updatedAt: "", changeTag: "") }
}
extension TarotReadingAnswer.Card: Sampled {
  static var full: Self { Self(index: -7, role: "“<\n\"", position: "“<\n\"", id: "“<\n\"", name: "“<\n\"", reversed: true) }
  static var sparse: Self { Self(index: 0, role: nil, position: "", id: nil, name: "", reversed: false) }
}
extension TarotReadingAnswer.RitualPart: Sampled {
  static var full: Self { Self(knocks: -7, gaps: [-7], cut: -7, nonce: "“<\n\"", reversedChance: -1.5) }
  static var sparse: Self { Self(knocks: 0, gaps: [], cut: 0, nonce: "", reversedChance: 0) }
}
extension TarotReadingAnswer.Later: Sampled {
  static var full: Self { Self(text: "“<\n\"", at: "“<\n\"") }
  static var sparse: Self { Self(text: "", at: "") }
}
extension TarotReadingsAnswer: Sampled {
  static var full: Self { Self(readings: [TarotReadingAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(readings: [], next: nil) }
}
extension TarotDeletionAnswer: Sampled {
  static var full: Self { Self(undoUntil: "“<\n\"") }
  static var sparse: Self { Self(undoUntil: "") }
}
extension TarotPatternsAnswer: Sampled {
  static var full: Self { Self(readings: -7, readingsThisMonth: -7, cards: -7, reversalRate: -1.5, seen: [TarotPatternsAnswer.Card.full], stalkers: [TarotPatternsAnswer.Card.full], figures: [TarotPatternsAnswer.Figure.full], months: [TarotPatternsAnswer.Month.full], streak: TarotPatternsAnswer.Streak.full, archetypes: [TarotPatternsAnswer.Archetype.full]) }
  static var sparse: Self { Self(readings: 0, readingsThisMonth: 0, cards: 0, reversalRate: nil, seen: [], stalkers: [], figures: [], months: [], streak: TarotPatternsAnswer.Streak.sparse, archetypes: []) }
}
extension TarotPatternsAnswer.Card: Sampled {
  static var full: Self { Self(card: TarotCardName.full, readings: -7, reversed: -7, first: "“<\n\"", last: "“<\n\"") }
  static var sparse: Self { Self(card: TarotCardName.sparse, readings: 0, reversed: 0, first: "", last: "") }
}
extension TarotPatternsAnswer.Month: Sampled {
  static var full: Self { Self(month: "“<\n\"", readings: -7, cards: -7, majors: -7, suits: JSONMap([("a\"b", -7)])) }
  static var sparse: Self { Self(month: "", readings: 0, cards: 0, majors: 0, suits: JSONMap([])) }
}
extension TarotPatternsAnswer.Streak: Sampled {
  static var full: Self { Self(current: -7, longest: -7) }
  static var sparse: Self { Self(current: 0, longest: 0) }
}
extension TarotPatternsAnswer.Figure: Sampled {
  static var full: Self { Self(kind: "“<\n\"", id: "“<\n\"", readings: -7, last: "“<\n\"") }
  static var sparse: Self { Self(kind: "", id: "", readings: 0, last: "") }
}
extension TarotPatternsAnswer.Badge: Sampled {
  static var full: Self { Self(id: "“<\n\"", kind: "“<\n\"", card: "“<\n\"", readings: -7, day: "“<\n\"") }
  static var sparse: Self { Self(id: "", kind: "", card: "", readings: 0, day: "") }
}
extension TarotPatternsAnswer.Archetype: Sampled {
  static var full: Self { Self(card: TarotCardName.full, readings: -7, readingsThisMonth: -7, first: "“<\n\"", last: "“<\n\"", badges: [TarotPatternsAnswer.Badge.full]) }
  static var sparse: Self { Self(card: TarotCardName.sparse, readings: 0, readingsThisMonth: 0, first: nil, last: nil, badges: []) }
}
extension TarotKeepRequest: Sampled {
  static var full: Self { Self(draw: TarotDrawRequest.full, narrative: "“<\n\"", title: "“<\n\"", notes: "“<\n\"", at: "“<\n\"", timezone: "“<\n\"") }
  static var sparse: Self { Self(draw: TarotDrawRequest.sparse, narrative: nil, title: nil, notes: nil, at: nil, timezone: nil) }
}
extension TarotReadingEdit: Sampled {
  static var full: Self { Self(title: "“<\n\"", notes: "“<\n\"", narrative: "“<\n\"", later: "“<\n\"") }
  static var sparse: Self { Self(title: nil, notes: nil, narrative: nil, later: nil) }
}
extension TarotDrawRequest: Sampled {
  static var full: Self { Self(spread: "“<\n\"", positions: ["“<\n\""], cardCount: WholeNumber(7), question: "“<\n\"", knockTimes: [-1.5], cut: WholeNumber(7), nonce: "“<\n\"", reversedChance: -1.5, cards: [TarotLaidCard.full], deck: "“<\n\"", heard: true, depth: "“<\n\"") }
  static var sparse: Self { Self(spread: nil, positions: nil, cardCount: nil, question: nil, knockTimes: nil, cut: nil, nonce: nil, reversedChance: nil, cards: nil, deck: nil, heard: nil, depth: nil) }
}
extension TarotLaidCard: Sampled {
  static var full: Self { Self(card: "“<\n\"", reversed: true) }
  static var sparse: Self { Self(card: "", reversed: nil) }
}
extension LunarAspectAnswer: Sampled {
  static var full: Self { Self(body: "“<\n\"", aspect: "“<\n\"", instant: "“<\n\"") }
  static var sparse: Self { Self(body: "", aspect: "", instant: "") }
}
extension LunarStayAnswer: Sampled {
  static var full: Self { Self(void: SpanAnswer.full, stay: SpanAnswer.full, nextSign: "“<\n\"", lastAspect: LunarAspectAnswer.full, aspects: [LunarAspectAnswer.full]) }
  static var sparse: Self { Self(void: SpanAnswer.sparse, stay: SpanAnswer.sparse, nextSign: "", lastAspect: nil, aspects: []) }
}
extension VoidOfCourseAnswer: Sampled {
  static var full: Self { Self(at: "“<\n\"", bodies: "“<\n\"", sign: "“<\n\"", isVoid: true, stay: LunarStayAnswer.full) }
  static var sparse: Self { Self(at: "", bodies: "", sign: "", isVoid: false, stay: LunarStayAnswer.sparse) }
}
extension VoidsOfCourseAnswer: Sampled {
  static var full: Self { Self(from: "“<\n\"", to: "“<\n\"", bodies: "“<\n\"", voids: [VoidsOfCourseAnswer.SignVoid.full]) }
  static var sparse: Self { Self(from: "", to: "", bodies: "", voids: []) }
}
extension VoidsOfCourseAnswer.SignVoid: Sampled {
  static var full: Self { Self(sign: "“<\n\"", stay: LunarStayAnswer.full) }
  static var sparse: Self { Self(sign: "", stay: LunarStayAnswer.sparse) }
}
extension PlanetaryHoursAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", weekday: "“<\n\"", timezone: "“<\n\"", location: LocationAnswer.full, sunrise: "“<\n\"", sunset: "“<\n\"", nextSunrise: "“<\n\"", dayRuler: "“<\n\"", current: PlanetaryHoursAnswer.Hour.full, hours: [PlanetaryHoursAnswer.Hour.full], reason: "“<\n\"") }
  static var sparse: Self { Self(date: "", weekday: "", timezone: "", location: LocationAnswer.sparse, sunrise: nil, sunset: nil, nextSunrise: nil, dayRuler: nil, current: nil, hours: [], reason: nil) }
}
extension PlanetaryHoursAnswer.Hour: Sampled {
  static var full: Self { Self(number: -7, ruler: "“<\n\"", byDay: true, span: SpanAnswer.full) }
  static var sparse: Self { Self(number: 0, ruler: "", byDay: false, span: SpanAnswer.sparse) }
}
extension TopoSubstitutionsAnswer: Sampled {
  static var full: Self { Self(voidEndTimeIso: "“<\n\"", voidEndTime: "“<\n\"", aspectPartner: "“<\n\"", aspectType: "“<\n\"", aspectAngle: "“<\n\"", aspectOrbDegrees: -1.5, eclipseDistanceDays: -7, computedAtIso: "“<\n\"") }
  static var sparse: Self { Self(voidEndTimeIso: "", voidEndTime: "", aspectPartner: "", aspectType: "", aspectAngle: "", aspectOrbDegrees: 0, eclipseDistanceDays: 0, computedAtIso: "") }
}
extension HouseInsightsAnswer: Sampled {
  static var full: Self { Self(insights: [HouseInsightsAnswer.Insight.full], houses: JSONMap([("a\"b", HouseInsightsAnswer.House.full)])) }
  static var sparse: Self { Self(insights: [], houses: JSONMap([])) }
}
extension HouseInsightsAnswer.Insight: Sampled {
  static var full: Self { Self(planetId: "“<\n\"", planetName: "“<\n\"", planetSymbol: "“<\n\"", house: -7, houseName: "“<\n\"", houseTheme: "“<\n\"", summary: "“<\n\"", strengths: ["“<\n\""], challenges: ["“<\n\""], lifeArea: "“<\n\"", isRetrograde: true, retrogradeNote: "“<\n\"") }
  static var sparse: Self { Self(planetId: "", planetName: "", planetSymbol: "", house: 0, houseName: "", houseTheme: "", summary: "", strengths: [], challenges: [], lifeArea: "", isRetrograde: false, retrogradeNote: nil) }
}
extension HouseInsightsAnswer.House: Sampled {
  static var full: Self { Self(name: "“<\n\"", theme: "“<\n\"", lifeArea: "“<\n\"") }
  static var sparse: Self { Self(name: "", theme: "", lifeArea: "") }
}
extension PlanetInHouse: Sampled {
  static var full: Self { Self(id: "“<\n\"", house: WholeNumber(7), retrograde: true) }
  static var sparse: Self { Self(id: "", house: WholeNumber(0), retrograde: nil) }
}
extension RelocationAnswer: Sampled {
  static var full: Self { Self(location: LocationAnswer.full, chart: FigureAnswer.full) }
  static var sparse: Self { Self(location: LocationAnswer.sparse, chart: FigureAnswer.sparse) }
}
extension MidpointsAnswer: Sampled {
  static var full: Self { Self(orb: -1.5, midpoints: [MidpointsAnswer.Midpoint.full], contacts: [MidpointsAnswer.Contact.full]) }
  static var sparse: Self { Self(orb: 0, midpoints: [], contacts: []) }
}
extension MidpointsAnswer.Midpoint: Sampled {
  static var full: Self { Self(between: ["“<\n\""], degree: NatalDegreeAnswer.full, dialDegree: -1.5, range: DayArcAnswer.full) }
  static var sparse: Self { Self(between: [], degree: NatalDegreeAnswer.sparse, dialDegree: nil, range: nil) }
}
extension MidpointsAnswer.Contact: Sampled {
  static var full: Self { Self(point: "“<\n\"", between: ["“<\n\""], orb: -1.5, orbFrom: -1.5, orbTo: -1.5, deviation: -1.5) }
  static var sparse: Self { Self(point: "", between: [], orb: nil, orbFrom: nil, orbTo: nil, deviation: nil) }
}
extension HarmonicAnswer: Sampled {
  static var full: Self { Self(number: -7, points: [PointDegreeAnswer.full], aspects: [AspectAnswer.full]) }
  static var sparse: Self { Self(number: 0, points: [], aspects: []) }
}
extension LotsAnswer: Sampled {
  static var full: Self { Self(sect: "“<\n\"", lots: [LotsAnswer.Lot.full]) }
  static var sparse: Self { Self(sect: "", lots: []) }
}
extension LotsAnswer.Lot: Sampled {
  static var full: Self { Self(lot: "“<\n\"", formula: "“<\n\"", degree: DegreeAnswer.full, house: -7, lord: "“<\n\"") }
  static var sparse: Self { Self(lot: "", formula: "", degree: DegreeAnswer.sparse, house: nil, lord: "") }
}
extension DignitiesAnswer: Sampled {
  static var full: Self { Self(sect: "“<\n\"", planets: [DignitiesAnswer.Planet.full], mutualReceptions: [DignitiesAnswer.Reception.full], almuten: DignitiesAnswer.Almutens.full, dispositors: DignitiesAnswer.Dispositors.full) }
  static var sparse: Self { Self(sect: nil, planets: [], mutualReceptions: [], almuten: DignitiesAnswer.Almutens.sparse, dispositors: nil) }
}
extension DignitiesAnswer.Planet: Sampled {
  static var full: Self { Self(planet: "“<\n\"", degree: DegreeAnswer.full, house: -7, dignities: ["“<\n\""], score: -7, peregrine: true) }
  static var sparse: Self { Self(planet: "", degree: DegreeAnswer.sparse, house: nil, dignities: [], score: 0, peregrine: false) }
}
extension DignitiesAnswer.Reception: Sampled {
  static var full: Self { Self(planet1: "“<\n\"", planet2: "“<\n\"", by: "“<\n\"") }
  static var sparse: Self { Self(planet1: "", planet2: "", by: "") }
}
extension DignitiesAnswer.Almuten: Sampled {
  static var full: Self { Self(winners: ["“<\n\""], points: JSONMap([("a\"b", -7)])) }
  static var sparse: Self { Self(winners: [], points: JSONMap([])) }
}
extension DignitiesAnswer.Almutens: Sampled {
  static var full: Self { Self(ascendant: DignitiesAnswer.Almuten.full, figure: DignitiesAnswer.Almuten.full, dayRuler: "“<\n\"", hourRuler: "“<\n\"") }
  static var sparse: Self { Self(ascendant: nil, figure: nil, dayRuler: nil, hourRuler: nil) }
}
extension DignitiesAnswer.Dispositors: Sampled {
  static var full: Self { Self(links: [DignitiesAnswer.Dispositors.Link.full], atHome: ["“<\n\""], loops: [["“<\n\""]], finalDispositor: "“<\n\"") }
  static var sparse: Self { Self(links: [], atHome: [], loops: [], finalDispositor: nil) }
}
extension DignitiesAnswer.Dispositors.Link: Sampled {
  static var full: Self { Self(planet: "“<\n\"", dispositor: "“<\n\"", chain: ["“<\n\""]) }
  static var sparse: Self { Self(planet: "", dispositor: "", chain: []) }
}
extension PatternsAnswer: Sampled {
  static var full: Self { Self(patterns: [PatternsAnswer.Pattern.full], crowdedSigns: [PatternsAnswer.CrowdedSign.full], shape: "“<\n\"", hemispheres: PatternsAnswer.Hemispheres.full, singletons: [PatternsAnswer.Singleton.full], declinationAspects: [PatternsAnswer.Contact.full], antiscia: [PatternsAnswer.Contact.full]) }
  static var sparse: Self { Self(patterns: [], crowdedSigns: [], shape: nil, hemispheres: nil, singletons: [], declinationAspects: [], antiscia: []) }
}
extension PatternsAnswer.Pattern: Sampled {
  static var full: Self { Self(pattern: "“<\n\"", bodies: ["“<\n\""], apex: "“<\n\"", widestOrb: -1.5, widestOrbFrom: -1.5, widestOrbTo: -1.5) }
  static var sparse: Self { Self(pattern: "", bodies: [], apex: nil, widestOrb: nil, widestOrbFrom: nil, widestOrbTo: nil) }
}
extension PatternsAnswer.CrowdedSign: Sampled {
  static var full: Self { Self(sign: "“<\n\"", bodies: ["“<\n\""]) }
  static var sparse: Self { Self(sign: "", bodies: []) }
}
extension PatternsAnswer.Hemispheres: Sampled {
  static var full: Self { Self(northern: ["“<\n\""], southern: ["“<\n\""], eastern: ["“<\n\""], western: ["“<\n\""], quadrants: JSONMap([("a\"b", ["“<\n\""])])) }
  static var sparse: Self { Self(northern: [], southern: [], eastern: [], western: [], quadrants: JSONMap([])) }
}
extension PatternsAnswer.Singleton: Sampled {
  static var full: Self { Self(body: "“<\n\"", part: "“<\n\"", name: "“<\n\"") }
  static var sparse: Self { Self(body: "", part: "", name: "") }
}
extension PatternsAnswer.Contact: Sampled {
  static var full: Self { Self(planet1: "“<\n\"", planet2: "“<\n\"", type: "“<\n\"", orb: -1.5, orbFrom: -1.5, orbTo: -1.5) }
  static var sparse: Self { Self(planet1: "", planet2: "", type: "", orb: nil, orbFrom: nil, orbTo: nil) }
}
extension FigurePositionAnswer: Sampled {
  static var full: Self { Self(degree: NatalDegreeAnswer.full, latitude: -1.5, distance: -1.5, speed: -1.5, retrograde: true, house: -7, range: DayArcAnswer.full) }
  static var sparse: Self { Self(degree: NatalDegreeAnswer.sparse, latitude: nil, distance: nil, speed: nil, retrograde: nil, house: nil, range: nil) }
}
extension FigurePlacementsAnswer: Sampled {
  static var full: Self { Self(positions: JSONMap([("a\"b", FigurePositionAnswer.full)]), angles: AnglesAnswer.full, houseSystem: "“<\n\"", houses: JSONMap([("a\"b", HouseAnswer.full)])) }
  static var sparse: Self { Self(positions: JSONMap([]), angles: nil, houseSystem: nil, houses: nil) }
}
extension AskedBirthAnswer: Sampled {
  static var full: Self { Self(chartId: "“<\n\"", timeKnown: true, zodiac: "“<\n\"", birth: BirthAnswer.full) }
  static var sparse: Self { Self(chartId: nil, timeKnown: false, zodiac: nil, birth: BirthAnswer.sparse) }
}
extension PersonAnswer: Sampled {
  static var full: Self { Self(asked: AskedBirthAnswer.full, warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(asked: AskedBirthAnswer.sparse, warnings: []) }
}
extension ChartFinding: Sampled where Found: Sampled {
  static var full: Self { Self(asked: AskedBirthAnswer.full, found: Found.full, warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(asked: AskedBirthAnswer.sparse, found: Found.sparse, warnings: []) }
}
extension PairFinding: Sampled where Found: Sampled {
  static var full: Self { Self(person1: PersonAnswer.full, person2: PersonAnswer.full, found: Found.full, warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(person1: PersonAnswer.sparse, person2: PersonAnswer.sparse, found: Found.sparse, warnings: []) }
}
extension SynastryAnswer: Sampled {
  static var full: Self { Self(aspects: [AspectAnswer.full], grid: SynastryAnswer.Grid.full, houseOverlays: SynastryAnswer.Overlays.full) }
  static var sparse: Self { Self(aspects: [], grid: SynastryAnswer.Grid.sparse, houseOverlays: SynastryAnswer.Overlays.sparse) }
}
extension SynastryAnswer.Grid: Sampled {
  static var full: Self { Self(columns: ["“<\n\""], rows: [SynastryAnswer.Grid.Row.full]) }
  static var sparse: Self { Self(columns: [], rows: []) }
}
extension SynastryAnswer.Grid.Cell: Sampled {
  static var full: Self { Self(aspect: "“<\n\"", orb: -1.5) }
  static var sparse: Self { Self(aspect: "", orb: nil) }
}
extension SynastryAnswer.Grid.Row: Sampled {
  static var full: Self { Self(point: "“<\n\"", cells: [SynastryAnswer.Grid.Cell.full]) }
  static var sparse: Self { Self(point: "", cells: []) }
}
extension SynastryAnswer.Overlay: Sampled {
  static var full: Self { Self(point: "“<\n\"", house: -7) }
  static var sparse: Self { Self(point: "", house: 0) }
}
extension SynastryAnswer.Overlays: Sampled {
  static var full: Self { Self(person1InPerson2: [SynastryAnswer.Overlay.full], person2InPerson1: [SynastryAnswer.Overlay.full]) }
  static var sparse: Self { Self(person1InPerson2: [], person2InPerson1: []) }
}
extension CompositeAnswer: Sampled {
  static var full: Self { Self(housesBy: "“<\n\"", composite: CompositeAnswer.Figure.full) }
  static var sparse: Self { Self(housesBy: "", composite: CompositeAnswer.Figure.sparse) }
}
extension CompositeAnswer.Figure: Sampled {
  static var full: Self { Self(placements: FigurePlacementsAnswer.full, aspects: [AspectAnswer.full]) }
  static var sparse: Self { Self(placements: FigurePlacementsAnswer.sparse, aspects: []) }
}
extension DavisonAnswer: Sampled {
  static var full: Self { Self(middle: "“<\n\"", davison: DavisonAnswer.Chart.full) }
  static var sparse: Self { Self(middle: "", davison: DavisonAnswer.Chart.sparse) }
}
extension DavisonAnswer.Chart: Sampled {
  static var full: Self { Self(instant: "“<\n\"", location: LocationAnswer.full, chart: FigureAnswer.full) }
  static var sparse: Self { Self(instant: "", location: nil, chart: FigureAnswer.sparse) }
}
extension ProfectionsAnswer: Sampled {
  static var full: Self { Self(at: "“<\n\"", point: "“<\n\"", year: ProfectionsAnswer.Year.full, month: ProfectionsAnswer.Month.full, months: [ProfectionsAnswer.Month.full], years: [ProfectionsAnswer.Year.full]) }
  static var sparse: Self { Self(at: "", point: "", year: ProfectionsAnswer.Year.sparse, month: nil, months: [], years: []) }
}
extension ProfectionsAnswer.Year: Sampled {
  static var full: Self { Self(age: -7, house: -7, sign: "“<\n\"", lord: "“<\n\"", span: SpanAnswer.full) }
  static var sparse: Self { Self(age: 0, house: 0, sign: "", lord: "", span: SpanAnswer.sparse) }
}
extension ProfectionsAnswer.Month: Sampled {
  static var full: Self { Self(number: -7, sign: "“<\n\"", lord: "“<\n\"", span: SpanAnswer.full) }
  static var sparse: Self { Self(number: 0, sign: "", lord: "", span: SpanAnswer.sparse) }
}
extension ReleasingAnswer: Sampled {
  static var full: Self { Self(at: "“<\n\"", lot: "“<\n\"", sign: "“<\n\"", running: [ReleasingAnswer.Period.full], levels: [[ReleasingAnswer.Period.full]]) }
  static var sparse: Self { Self(at: "", lot: "", sign: "", running: [], levels: []) }
}
extension ReleasingAnswer.Period: Sampled {
  static var full: Self { Self(level: -7, sign: "“<\n\"", lord: "“<\n\"", peak: true, loosingOfBond: true, span: SpanAnswer.full) }
  static var sparse: Self { Self(level: 0, sign: "", lord: "", peak: false, loosingOfBond: false, span: SpanAnswer.sparse) }
}
extension FirdariaAnswer: Sampled {
  static var full: Self { Self(at: "“<\n\"", sect: "“<\n\"", running: FirdariaAnswer.Part.full, periods: [FirdariaAnswer.Period.full]) }
  static var sparse: Self { Self(at: "", sect: "", running: nil, periods: []) }
}
extension FirdariaAnswer.Part: Sampled {
  static var full: Self { Self(lord: "“<\n\"", sublord: "“<\n\"", span: SpanAnswer.full) }
  static var sparse: Self { Self(lord: "", sublord: nil, span: SpanAnswer.sparse) }
}
extension FirdariaAnswer.Period: Sampled {
  static var full: Self { Self(whole: FirdariaAnswer.Part.full, parts: [FirdariaAnswer.Part.full]) }
  static var sparse: Self { Self(whole: FirdariaAnswer.Part.sparse, parts: nil) }
}
extension TransitSearchRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, from: "“<\n\"", to: "“<\n\"", bodies: ["“<\n\""], ranked: true) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, from: nil, to: nil, bodies: nil, ranked: nil) }
}
extension ReturnRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, body: "“<\n\"", from: "“<\n\"", to: "“<\n\"", count: WholeNumber(7), latitude: -1.5, longitude: -1.5) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, body: nil, from: nil, to: nil, count: nil, latitude: nil, longitude: nil) }
}
extension ProgressionRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, at: "“<\n\"", angles: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, at: nil, angles: nil) }
}
extension DirectionRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, at: "“<\n\"", key: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, at: nil, key: nil) }
}
extension ProfectionRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, at: "“<\n\"", point: "“<\n\"", years: WholeNumber(7)) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, at: nil, point: nil, years: nil) }
}
extension ReleasingRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, at: "“<\n\"", lot: "“<\n\"", levels: WholeNumber(7)) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, at: nil, lot: nil, levels: nil) }
}
extension FirdariaRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, at: "“<\n\"", order: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, at: nil, order: nil) }
}
extension RelocationRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, latitude: -1.5, longitude: -1.5) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, latitude: 0, longitude: 0) }
}
extension MidpointRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, orb: -1.5) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, orb: nil) }
}
extension HarmonicRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, number: WholeNumber(7)) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, number: WholeNumber(0)) }
}
extension DignityRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, terms: "“<\n\"", allTriplicityRulers: true, rulership: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, terms: nil, allTriplicityRulers: nil, rulership: nil) }
}
extension PatternRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, orb: -1.5) }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, orb: nil) }
}
extension TransitListAnswer: Sampled {
  static var full: Self { Self(from: "“<\n\"", to: "“<\n\"", transits: [TransitListAnswer.Transit.full]) }
  static var sparse: Self { Self(from: "", to: "", transits: []) }
}
extension TransitListAnswer.Transit: Sampled {
  static var full: Self { Self(instant: "“<\n\"", exactFrom: "“<\n\"", exactTo: "“<\n\"", title: "“<\n\"", body: "“<\n\"", aspect: "“<\n\"", point: "“<\n\"", sign: "“<\n\"", longitude: -1.5, retrograde: true, weight: -7) }
  static var sparse: Self { Self(instant: nil, exactFrom: nil, exactTo: nil, title: "", body: "", aspect: "", point: "", sign: nil, longitude: nil, retrograde: false, weight: 0) }
}
extension ReturnsAnswer: Sampled {
  static var full: Self { Self(body: "“<\n\"", longitude: -1.5, natal: DegreeAnswer.full, from: "“<\n\"", to: "“<\n\"", location: LocationAnswer.full, returns: [ReturnsAnswer.Return.full]) }
  static var sparse: Self { Self(body: "", longitude: 0, natal: DegreeAnswer.sparse, from: "", to: nil, location: nil, returns: []) }
}
extension ReturnsAnswer.Return: Sampled {
  static var full: Self { Self(instant: "“<\n\"", retrograde: true, chart: FigureAnswer.full) }
  static var sparse: Self { Self(instant: "", retrograde: false, chart: nil) }
}
extension ProgressionsAnswer: Sampled {
  static var full: Self { Self(at: "“<\n\"", progressedTo: "“<\n\"", progressedSpan: SpanAnswer.full, years: -1.5, yearsFrom: -1.5, yearsTo: -1.5, anglesBy: "“<\n\"", placements: FigurePlacementsAnswer.full, aspectsToBirth: [AspectAnswer.full], aspects: [AspectAnswer.full]) }
  static var sparse: Self { Self(at: "", progressedTo: nil, progressedSpan: nil, years: nil, yearsFrom: nil, yearsTo: nil, anglesBy: "", placements: FigurePlacementsAnswer.sparse, aspectsToBirth: [], aspects: []) }
}
extension PointDegreeAnswer: Sampled {
  static var full: Self { Self(point: "“<\n\"", degree: NatalDegreeAnswer.full, range: DayArcAnswer.full) }
  static var sparse: Self { Self(point: "", degree: NatalDegreeAnswer.sparse, range: nil) }
}
extension DirectionsAnswer: Sampled {
  static var full: Self { Self(at: "“<\n\"", key: "“<\n\"", arc: -1.5, arcFrom: -1.5, arcTo: -1.5, points: [PointDegreeAnswer.full], aspectsToBirth: [AspectAnswer.full]) }
  static var sparse: Self { Self(at: "", key: "", arc: nil, arcFrom: nil, arcTo: nil, points: [], aspectsToBirth: []) }
}
extension DomainsAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", sign: "“<\n\"", signs: ["“<\n\""], personalized: true, domains: [DomainsAnswer.Domain.full], cosmicWeather: DomainsAnswer.Weather.full, dailyHoroscope: "“<\n\"", warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", sign: nil, signs: nil, personalized: false, domains: [], cosmicWeather: DomainsAnswer.Weather.sparse, dailyHoroscope: "", warnings: nil) }
}
extension DomainsAnswer.Driver: Sampled {
  static var full: Self { Self(id: "“<\n\"", planet: "“<\n\"", aspect: "“<\n\"", sign: "“<\n\"", explanation: "“<\n\"") }
  static var sparse: Self { Self(id: "", planet: "", aspect: nil, sign: nil, explanation: "") }
}
extension DomainsAnswer.Domain: Sampled {
  static var full: Self { Self(id: "“<\n\"", domain: "“<\n\"", title: "“<\n\"", intensity: -1.5, shortInsight: "“<\n\"", fullInsight: "“<\n\"", drivers: [DomainsAnswer.Driver.full], evidence: [ReadingEvidenceAnswer.full]) }
  static var sparse: Self { Self(id: "", domain: "", title: "", intensity: 0, shortInsight: "", fullInsight: "", drivers: [], evidence: []) }
}
extension DomainsAnswer.Weather: Sampled {
  static var full: Self { Self(date: "“<\n\"", summary: "“<\n\"", mood: "“<\n\"", dominantPlanet: "“<\n\"", headline: "“<\n\"", overview: ParagraphAnswer.full, moonPhase: "“<\n\"", moonSign: "“<\n\"", illumination: -1.5) }
  static var sparse: Self { Self(date: "", summary: "", mood: "", dominantPlanet: nil, headline: "", overview: ParagraphAnswer.sparse, moonPhase: "", moonSign: "", illumination: 0) }
}
extension SnapshotAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", sign: "“<\n\"", personalized: true, now: SnapshotAnswer.Now.full, lens: SnapshotAnswer.Lens.full, next: SnapshotAnswer.Next.full, lucky: LuckyElements.full, cacheHints: SnapshotAnswer.CacheHints.full, warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", sign: "", personalized: false, now: SnapshotAnswer.Now.sparse, lens: SnapshotAnswer.Lens.sparse, next: SnapshotAnswer.Next.sparse, lucky: LuckyElements.sparse, cacheHints: SnapshotAnswer.CacheHints.sparse, warnings: nil) }
}
extension SnapshotAnswer.Driver: Sampled {
  static var full: Self { Self(type: "“<\n\"", planet: "“<\n\"", sign: "“<\n\"", longitude: -1.5) }
  static var sparse: Self { Self(type: "", planet: "", sign: "", longitude: 0) }
}
extension SnapshotAnswer.Tile: Sampled {
  static var full: Self { Self(id: "“<\n\"", text: "“<\n\"", domain: "“<\n\"", weight: -1.5, driver: SnapshotAnswer.Driver.full) }
  static var sparse: Self { Self(id: "", text: "", domain: "", weight: 0, driver: nil) }
}
extension SnapshotAnswer.Action: Sampled {
  static var full: Self { Self(id: "“<\n\"", text: "“<\n\"", type: "“<\n\"") }
  static var sparse: Self { Self(id: "", text: "", type: "") }
}
extension SnapshotAnswer.Now: Sampled {
  static var full: Self { Self(theme: "“<\n\"", narrativeTiles: [SnapshotAnswer.Tile.full], actions: [SnapshotAnswer.Action.full], date: "“<\n\"", headline: "“<\n\"", summary: ParagraphAnswer.full, intensity: -1.5) }
  static var sparse: Self { Self(theme: "", narrativeTiles: [], actions: [], date: "", headline: "", summary: ParagraphAnswer.sparse, intensity: 0) }
}
extension SnapshotAnswer.Energy: Sampled {
  static var full: Self { Self(id: "“<\n\"", label: "“<\n\"", description: "“<\n\"", icon: "“<\n\"") }
  static var sparse: Self { Self(id: "", label: "", description: "", icon: "") }
}
extension SnapshotAnswer.Weights: Sampled {
  static var full: Self { Self(own: -1.5, love: -1.5, work: -1.5, mind: -1.5) }
  static var sparse: Self { Self(own: 0, love: 0, work: 0, mind: 0) }
}
extension SnapshotAnswer.Activation: Sampled {
  static var full: Self { Self(type: "“<\n\"", planet: "“<\n\"", sign: "“<\n\"", speed: -1.5) }
  static var sparse: Self { Self(type: "", planet: "", sign: "", speed: nil) }
}
extension SnapshotAnswer.Lens: Sampled {
  static var full: Self { Self(energyState: SnapshotAnswer.Energy.full, domainWeights: SnapshotAnswer.Weights.full, activations: [SnapshotAnswer.Activation.full], partWeights: JSONMap([("a\"b", -1.5)])) }
  static var sparse: Self { Self(energyState: SnapshotAnswer.Energy.sparse, domainWeights: SnapshotAnswer.Weights.sparse, activations: [], partWeights: JSONMap([])) }
}
extension SnapshotAnswer.Marker: Sampled {
  static var full: Self { Self(date: "“<\n\"", dayOfWeek: "“<\n\"", intensity: -1.5, label: "“<\n\"", leading: "“<\n\"") }
  static var sparse: Self { Self(date: "", dayOfWeek: "", intensity: 0, label: "", leading: "") }
}
extension SnapshotAnswer.Shift: Sampled {
  static var full: Self { Self(date: "“<\n\"", daysUntil: -7, summary: "“<\n\"") }
  static var sparse: Self { Self(date: "", daysUntil: 0, summary: "") }
}
extension SnapshotAnswer.Next: Sampled {
  static var full: Self { Self(shift: SnapshotAnswer.Shift.full, markers: [SnapshotAnswer.Marker.full]) }
  static var sparse: Self { Self(shift: nil, markers: []) }
}
extension SnapshotAnswer.CacheHints: Sampled {
  static var full: Self { Self(ttlSeconds: -7, nextRefresh: "“<\n\"", validUntil: "“<\n\"") }
  static var sparse: Self { Self(ttlSeconds: 0, nextRefresh: "", validUntil: "") }
}
extension AstrometersAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", natalChartSummary: AstrometersAnswer.Signs.full, transitSummary: AstrometersAnswer.Transit.full, aspectCount: -7, keyAspects: [AstrometersAnswer.KeyContact.full], overallUnifiedScore: -1.5, overallUnifiedQuality: "“<\n\"", meters: JSONMap([("a\"b", AstrometersAnswer.Meter.full)]), warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", natalChartSummary: AstrometersAnswer.Signs.sparse, transitSummary: AstrometersAnswer.Transit.sparse, aspectCount: 0, keyAspects: [], overallUnifiedScore: 0, overallUnifiedQuality: "", meters: JSONMap([]), warnings: nil) }
}
extension AstrometersAnswer.Contact: Sampled {
  static var full: Self { Self(label: "“<\n\"", natalPlanet: "“<\n\"", transitPlanet: "“<\n\"", aspectType: "“<\n\"", orb: -1.5, orbFrom: -1.5, orbTo: -1.5, phase: "“<\n\"", daysToExact: -1.5, daysToExactFrom: -1.5, daysToExactTo: -1.5, weightage: -1.5, transitPower: -1.5, qualityFactor: -1.5, dtiContribution: -1.5, hqsContribution: -1.5) }
  static var sparse: Self { Self(label: "", natalPlanet: "", transitPlanet: "", aspectType: "", orb: nil, orbFrom: nil, orbTo: nil, phase: nil, daysToExact: nil, daysToExactFrom: nil, daysToExactTo: nil, weightage: 0, transitPower: 0, qualityFactor: 0, dtiContribution: 0, hqsContribution: 0) }
}
extension AstrometersAnswer.Move: Sampled {
  static var full: Self { Self(previous: -1.5, delta: -1.5, direction: "“<\n\"", changeRate: "“<\n\"") }
  static var sparse: Self { Self(previous: 0, delta: 0, direction: "", changeRate: "") }
}
extension AstrometersAnswer.RawScores: Sampled {
  static var full: Self { Self(dti: -1.5, hqs: -1.5, memberCount: -7) }
  static var sparse: Self { Self(dti: 0, hqs: 0, memberCount: nil) }
}
extension AstrometersAnswer.Context: Sampled {
  static var full: Self { Self(superGroup: "“<\n\"", memberMeters: ["“<\n\""], aggregationMethod: "“<\n\"") }
  static var sparse: Self { Self(superGroup: nil, memberMeters: nil, aggregationMethod: nil) }
}
extension AstrometersAnswer.Trend: Sampled {
  static var full: Self { Self(harmony: AstrometersAnswer.Move.full, intensity: AstrometersAnswer.Move.full, unifiedScore: AstrometersAnswer.Move.full) }
  static var sparse: Self { Self(harmony: nil, intensity: nil, unifiedScore: nil) }
}
extension AstrometersAnswer.Meter: Sampled {
  static var full: Self { Self(meterName: "“<\n\"", date: "“<\n\"", group: "“<\n\"", unifiedScore: -1.5, unifiedQuality: "“<\n\"", intensity: -1.5, harmony: -1.5, stateLabel: "“<\n\"", interpretation: "“<\n\"", advice: ["“<\n\""], topAspects: [AstrometersAnswer.Contact.full], rawScores: AstrometersAnswer.RawScores.full, additionalContext: AstrometersAnswer.Context.full, trend: "“<\n\"", trendDetail: AstrometersAnswer.Trend.full) }
  static var sparse: Self { Self(meterName: "", date: "", group: "", unifiedScore: 0, unifiedQuality: "", intensity: 0, harmony: 0, stateLabel: "", interpretation: "", advice: [], topAspects: [], rawScores: AstrometersAnswer.RawScores.sparse, additionalContext: AstrometersAnswer.Context.sparse, trend: nil, trendDetail: AstrometersAnswer.Trend.sparse) }
}
extension AstrometersAnswer.Signs: Sampled {
  static var full: Self { Self(sunSign: "“<\n\"", moonSign: "“<\n\"", ascendantSign: "“<\n\"") }
  static var sparse: Self { Self(sunSign: nil, moonSign: nil, ascendantSign: nil) }
}
extension AstrometersAnswer.Transit: Sampled {
  static var full: Self { Self(signs: AstrometersAnswer.Signs.full, aspectCount: -7) }
  static var sparse: Self { Self(signs: AstrometersAnswer.Signs.sparse, aspectCount: 0) }
}
extension AstrometersAnswer.KeyContact: Sampled {
  static var full: Self { Self(aspect: AstrometersAnswer.Contact.full, affectedMeters: ["“<\n\""], meterCount: -7) }
  static var sparse: Self { Self(aspect: AstrometersAnswer.Contact.sparse, affectedMeters: [], meterCount: 0) }
}
extension ModernAstrometersAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", overallUnifiedScore: -1.5, overallIntensity: -1.5, overallHarmony: -1.5, overallQuality: "“<\n\"", overallState: "“<\n\"", groups: [ModernAstrometersAnswer.Group.full], topActiveMeters: ["“<\n\""], topChallengingMeters: ["“<\n\""], topFlowingMeters: ["“<\n\""], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", overallUnifiedScore: 0, overallIntensity: 0, overallHarmony: 0, overallQuality: "", overallState: "", groups: [], topActiveMeters: [], topChallengingMeters: [], topFlowingMeters: [], warnings: nil) }
}
extension ModernAstrometersAnswer.Gauge: Sampled {
  static var full: Self { Self(unifiedScore: -1.5, intensity: -1.5, harmony: -1.5, quality: "“<\n\"", stateLabel: "“<\n\"", trendDelta: -1.5, trendDirection: "“<\n\"", trendChangeRate: "“<\n\"") }
  static var sparse: Self { Self(unifiedScore: 0, intensity: 0, harmony: 0, quality: "", stateLabel: "", trendDelta: nil, trendDirection: nil, trendChangeRate: nil) }
}
extension ModernAstrometersAnswer.Meter: Sampled {
  static var full: Self { Self(meterName: "“<\n\"", group: "“<\n\"", gauge: ModernAstrometersAnswer.Gauge.full, unifiedQuality: "“<\n\"", interpretation: "“<\n\"", astrologicalFoundation: "“<\n\"", topAspects: [AstrometersAnswer.Contact.full]) }
  static var sparse: Self { Self(meterName: "", group: "", gauge: ModernAstrometersAnswer.Gauge.sparse, unifiedQuality: "", interpretation: "", astrologicalFoundation: "", topAspects: []) }
}
extension ModernAstrometersAnswer.Group: Sampled {
  static var full: Self { Self(groupName: "“<\n\"", displayName: "“<\n\"", gauge: ModernAstrometersAnswer.Gauge.full, interpretation: "“<\n\"", driver: "“<\n\"", meters: [ModernAstrometersAnswer.Meter.full]) }
  static var sparse: Self { Self(groupName: "", displayName: "", gauge: ModernAstrometersAnswer.Gauge.sparse, interpretation: "", driver: "", meters: []) }
}
extension ReadingEvidenceAnswer: Sampled {
  static var full: Self { Self(body: "“<\n\"", longitude: -1.5, point: "“<\n\"", pointLongitude: -1.5, aspect: "“<\n\"", orb: -1.5, phase: "“<\n\"", exact: ["“<\n\""], between: [ExactBetween.full], house: -7, natalHouse: -7, text: "“<\n\"", meaning: "“<\n\"") }
  static var sparse: Self { Self(body: "", longitude: nil, point: nil, pointLongitude: nil, aspect: nil, orb: nil, phase: nil, exact: [], between: nil, house: nil, natalHouse: nil, text: "", meaning: "") }
}
extension ExactBetween: Sampled {
  static var full: Self { Self(from: "“<\n\"", until: "“<\n\"") }
  static var sparse: Self { Self(from: "", until: "") }
}
extension ParagraphAnswer: Sampled {
  static var full: Self { Self(text: "“<\n\"", evidence: [ReadingEvidenceAnswer.full]) }
  static var sparse: Self { Self(text: "", evidence: []) }
}
extension CategoryReadingAnswer: Sampled {
  static var full: Self { Self(category: "“<\n\"", title: "“<\n\"", teaser: "“<\n\"", text: "“<\n\"", evidence: [ReadingEvidenceAnswer.full]) }
  static var sparse: Self { Self(category: "", title: "", teaser: "", text: "", evidence: []) }
}
extension DailyReadingAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", timezone: "“<\n\"", sunSign: "“<\n\"", sunSigns: ["“<\n\""], headline: "“<\n\"", overview: ParagraphAnswer.full, summary: ParagraphAnswer.full, technicalAnalysis: ParagraphAnswer.full, keyTransit: ParagraphAnswer.full, areaOfLife: ParagraphAnswer.full, lunarCycle: ParagraphAnswer.full, sky: ParagraphAnswer.full, advice: DailyReadingAnswer.Advice.full, correspondences: [DailyReadingAnswer.Correspondence.full], moon: DailyReadingAnswer.Moon.full, categories: [CategoryReadingAnswer.full], collective: [ParagraphAnswer.full], lookAhead: ParagraphAnswer.full, week: [DailyReadingAnswer.Event.full], leading: "“<\n\"", astrometers: AstrometersAnswer.full, clocks: "“<\n\"", birthHour: "“<\n\"", zodiac: "“<\n\"", warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", timezone: "", sunSign: nil, sunSigns: [], headline: "", overview: ParagraphAnswer.sparse, summary: ParagraphAnswer.sparse, technicalAnalysis: ParagraphAnswer.sparse, keyTransit: ParagraphAnswer.sparse, areaOfLife: ParagraphAnswer.sparse, lunarCycle: ParagraphAnswer.sparse, sky: nil, advice: DailyReadingAnswer.Advice.sparse, correspondences: [], moon: DailyReadingAnswer.Moon.sparse, categories: [], collective: [], lookAhead: ParagraphAnswer.sparse, week: [], leading: "", astrometers: nil, clocks: nil, birthHour: nil, zodiac: nil, warnings: nil) }
}
extension DailyReadingAnswer.Advice: Sampled {
  static var full: Self { Self(doThis: "“<\n\"", dont: "“<\n\"", reflectOn: "“<\n\"", affirmation: "“<\n\"") }
  static var sparse: Self { Self(doThis: "", dont: "", reflectOn: "", affirmation: "") }
}
extension DailyReadingAnswer.Correspondence: Sampled {
  static var full: Self { Self(kind: "“<\n\"", value: "“<\n\"", reason: "“<\n\"") }
  static var sparse: Self { Self(kind: "", value: "", reason: "") }
}
extension DailyReadingAnswer.Moon: Sampled {
  static var full: Self { Self(sign: "“<\n\"", longitude: -1.5, phase: "“<\n\"", elongation: -1.5, illumination: -1.5, nextPhase: "“<\n\"", nextPhaseAt: "“<\n\"") }
  static var sparse: Self { Self(sign: "", longitude: 0, phase: "", elongation: 0, illumination: 0, nextPhase: "", nextPhaseAt: "") }
}
extension DailyReadingAnswer.Event: Sampled {
  static var full: Self { Self(at: "“<\n\"", date: "“<\n\"", time: "“<\n\"", title: "“<\n\"", line: "“<\n\"", isChief: true, bodies: ["“<\n\""], aspect: "“<\n\"") }
  static var sparse: Self { Self(at: "", date: "", time: "", title: "", line: "", isChief: false, bodies: [], aspect: nil) }
}
extension OwnReadingAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", reading: DailyReadingAnswer.full) }
  static var sparse: Self { Self(id: "", reading: DailyReadingAnswer.sparse) }
}
extension OwnReadingsAnswer: Sampled {
  static var full: Self { Self(readings: [OwnReadingAnswer.full], next: "“<\n\"") }
  static var sparse: Self { Self(readings: [], next: nil) }
}
extension LuckyElements: Sampled {
  static var full: Self { Self(color: "“<\n\"", number: -7, day: "“<\n\"", element: "“<\n\"", ruler: "“<\n\"", reasons: ["“<\n\""]) }
  static var sparse: Self { Self(color: nil, number: nil, day: nil, element: nil, ruler: nil, reasons: []) }
}
extension HoroscopeAnswer: Sampled {
  static var full: Self { Self(id: "“<\n\"", sign: "“<\n\"", signs: ["“<\n\""], date: "“<\n\"", type: "“<\n\"", period: "“<\n\"", content: "“<\n\"", horoscope: "“<\n\"", headline: "“<\n\"", paragraphs: [ParagraphAnswer.full], luckyElements: LuckyElements.full, personalized: true, disclaimer: "“<\n\"", legacy: HoroscopeAnswer.Legacy.full, reading: DailyReadingAnswer.full, zodiac: "“<\n\"", keywords: ["“<\n\""], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(id: "", sign: nil, signs: nil, date: "", type: "", period: "", content: "", horoscope: "", headline: nil, paragraphs: [], luckyElements: LuckyElements.sparse, personalized: false, disclaimer: "", legacy: HoroscopeAnswer.Legacy.sparse, reading: nil, zodiac: nil, keywords: [], warnings: nil) }
}
extension HoroscopeAnswer.Legacy: Sampled {
  static var full: Self { Self(sign: "“<\n\"", date: "“<\n\"", type: "“<\n\"", horoscope: "“<\n\"") }
  static var sparse: Self { Self(sign: nil, date: "", type: "", horoscope: "") }
}
extension HoroscopeRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, date: "“<\n\"", targetDate: "“<\n\"", type: "“<\n\"", timezone: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, date: nil, targetDate: nil, type: nil, timezone: nil) }
}
extension DashaPeriodAnswer: Sampled {
  static var full: Self { Self(lord: "“<\n\"", graha: "“<\n\"", yogini: "“<\n\"", start: "“<\n\"", end: "“<\n\"", startsAt: "“<\n\"", endsAt: "“<\n\"") }
  static var sparse: Self { Self(lord: "", graha: "", yogini: nil, start: "", end: "", startsAt: "", endsAt: "") }
}
extension DashaPolicyAnswer: Sampled {
  static var full: Self { Self(system: "“<\n\"", ayanamsa: "“<\n\"", yearLength: "“<\n\"", daysPerYear: -1.5, daysPerMinuteOfBirthTime: -1.5, timezone: "“<\n\"") }
  static var sparse: Self { Self(system: "", ayanamsa: "", yearLength: "", daysPerYear: 0, daysPerMinuteOfBirthTime: 0, timezone: "") }
}
extension DashasAnswer: Sampled {
  static var full: Self { Self(mahadasha: DashasAnswer.Period.full, antardasha: DashasAnswer.Period.full, boundaries: DashasAnswer.Boundaries.full, debug: DashasAnswer.Workings.full, policy: DashaPolicyAnswer.full, disclaimer: "“<\n\"") }
  static var sparse: Self { Self(mahadasha: DashasAnswer.Period.sparse, antardasha: DashasAnswer.Period.sparse, boundaries: nil, debug: nil, policy: DashaPolicyAnswer.sparse, disclaimer: "") }
}
extension DashasAnswer.Period: Sampled {
  static var full: Self { Self(period: DashaPeriodAnswer.full, annotation: "“<\n\"") }
  static var sparse: Self { Self(period: DashaPeriodAnswer.sparse, annotation: "") }
}
extension DashasAnswer.Boundaries: Sampled {
  static var full: Self { Self(mahadasha: DashaPeriodAnswer.full, antardasha: [DashaPeriodAnswer.full], breakpoints: ["“<\n\""]) }
  static var sparse: Self { Self(mahadasha: DashaPeriodAnswer.sparse, antardasha: [], breakpoints: []) }
}
extension DashasAnswer.Workings: Sampled {
  static var full: Self { Self(startLord: "“<\n\"", startBalanceYears: -1.5, startBalanceYearsInt: -7, startBalanceMonthsApprox: -7, mahadashaOrder: ["“<\n\""], moonLongitude: -1.5, nakshatra: "“<\n\"") }
  static var sparse: Self { Self(startLord: "", startBalanceYears: 0, startBalanceYearsInt: 0, startBalanceMonthsApprox: 0, mahadashaOrder: [], moonLongitude: 0, nakshatra: "") }
}
extension ImpactScoresAnswer: Sampled {
  static var full: Self { Self(career: -1.5, relationships: -1.5, health: -1.5, spiritual: -1.5) }
  static var sparse: Self { Self(career: 0, relationships: 0, health: 0, spiritual: 0) }
}
extension DashaStrengthAnswer: Sampled {
  static var full: Self { Self(planet: "“<\n\"", measured: "“<\n\"", overallScore: -1.5, strengthLabel: "“<\n\"", dignity: "“<\n\"", components: DashaStrengthAnswer.Components.full) }
  static var sparse: Self { Self(planet: "", measured: "", overallScore: 0, strengthLabel: "", dignity: "", components: DashaStrengthAnswer.Components.sparse) }
}
extension DashaStrengthAnswer.Factors: Sampled {
  static var full: Self { Self(exaltationComponent: -1.5, dignityComponent: -1.5) }
  static var sparse: Self { Self(exaltationComponent: 0, dignityComponent: 0) }
}
extension DashaStrengthAnswer.Positional: Sampled {
  static var full: Self { Self(score: -1.5, dignity: "“<\n\"", factors: DashaStrengthAnswer.Factors.full) }
  static var sparse: Self { Self(score: 0, dignity: "", factors: DashaStrengthAnswer.Factors.sparse) }
}
extension DashaStrengthAnswer.Temporal: Sampled {
  static var full: Self { Self(score: -1.5, dayNight: -1.5, lunarLight: -1.5) }
  static var sparse: Self { Self(score: 0, dayNight: 0, lunarLight: 0) }
}
extension DashaStrengthAnswer.Components: Sampled {
  static var full: Self { Self(positional: DashaStrengthAnswer.Positional.full, directional: -1.5, temporal: DashaStrengthAnswer.Temporal.full) }
  static var sparse: Self { Self(positional: DashaStrengthAnswer.Positional.sparse, directional: 0, temporal: DashaStrengthAnswer.Temporal.sparse) }
}
extension DashaBearingAnswer: Sampled {
  static var full: Self { Self(keywords: ["“<\n\""], tone: "“<\n\"", toneDescription: "“<\n\"", strength: DashaStrengthAnswer.full, evidence: [DashaBearingAnswer.Tie.full]) }
  static var sparse: Self { Self(keywords: [], tone: "", toneDescription: "", strength: DashaStrengthAnswer.sparse, evidence: []) }
}
extension DashaBearingAnswer.Tie: Sampled {
  static var full: Self { Self(house: -7, tie: "“<\n\"") }
  static var sparse: Self { Self(house: 0, tie: "") }
}
extension DashaImpactAnswer: Sampled {
  static var full: Self { Self(lord: "“<\n\"", scores: ImpactScoresAnswer.full, bearing: DashaBearingAnswer.full) }
  static var sparse: Self { Self(lord: "", scores: ImpactScoresAnswer.sparse, bearing: DashaBearingAnswer.sparse) }
}
extension ComparedLordAnswer: Sampled {
  static var full: Self { Self(dashaLord: "“<\n\"", impactScores: ImpactScoresAnswer.full, bearing: DashaBearingAnswer.full) }
  static var sparse: Self { Self(dashaLord: "", impactScores: ImpactScoresAnswer.sparse, bearing: DashaBearingAnswer.sparse) }
}
extension DashaCompleteAnswer: Sampled {
  static var full: Self { Self(dasha: DashaCompleteAnswer.Periods.full, currentPeriod: DashaCompleteAnswer.Current.full, impactAnalysis: DashaCompleteAnswer.Impact.full, planetaryKeywords: DashaCompleteAnswer.Keywords.full, natalSnapshot: DashaCompleteAnswer.Snapshot.full, transitions: DashaTransitionsAnswer.full, education: DashaEducationAnswer.full, birth: BirthAnswer.full, policy: DashaPolicyAnswer.full, disclaimer: "“<\n\"") }
  static var sparse: Self { Self(dasha: DashaCompleteAnswer.Periods.sparse, currentPeriod: DashaCompleteAnswer.Current.sparse, impactAnalysis: nil, planetaryKeywords: DashaCompleteAnswer.Keywords.sparse, natalSnapshot: DashaCompleteAnswer.Snapshot.sparse, transitions: nil, education: nil, birth: BirthAnswer.sparse, policy: DashaPolicyAnswer.sparse, disclaimer: "") }
}
extension DashaCompleteAnswer.Period: Sampled {
  static var full: Self { Self(period: DashaPeriodAnswer.full, durationYears: -1.5, durationMonths: -1.5, durationDays: -1.5) }
  static var sparse: Self { Self(period: DashaPeriodAnswer.sparse, durationYears: nil, durationMonths: nil, durationDays: nil) }
}
extension DashaCompleteAnswer.Beginning: Sampled {
  static var full: Self { Self(lord: "“<\n\"", balanceYears: -1.5) }
  static var sparse: Self { Self(lord: "", balanceYears: 0) }
}
extension DashaCompleteAnswer.Periods: Sampled {
  static var full: Self { Self(birthDate: "“<\n\"", targetDate: "“<\n\"", startingDasha: DashaCompleteAnswer.Beginning.full, mahadasha: DashaCompleteAnswer.Period.full, antardasha: DashaCompleteAnswer.Period.full, pratyantardasha: DashaCompleteAnswer.Period.full, allAntardashas: [DashaCompleteAnswer.Period.full], allPratyantardashas: [DashaCompleteAnswer.Period.full], upcomingMahadashas: [DashaCompleteAnswer.Period.full]) }
  static var sparse: Self { Self(birthDate: "", targetDate: "", startingDasha: DashaCompleteAnswer.Beginning.sparse, mahadasha: DashaCompleteAnswer.Period.sparse, antardasha: DashaCompleteAnswer.Period.sparse, pratyantardasha: DashaCompleteAnswer.Period.sparse, allAntardashas: [], allPratyantardashas: [], upcomingMahadashas: []) }
}
extension DashaCompleteAnswer.Current: Sampled {
  static var full: Self { Self(mahadasha: DashaCompleteAnswer.Period.full, antardasha: DashaCompleteAnswer.Period.full, pratyantardasha: DashaCompleteAnswer.Period.full, narrative: "“<\n\"") }
  static var sparse: Self { Self(mahadasha: DashaCompleteAnswer.Period.sparse, antardasha: DashaCompleteAnswer.Period.sparse, pratyantardasha: DashaCompleteAnswer.Period.sparse, narrative: "") }
}
extension DashaCompleteAnswer.Impact: Sampled {
  static var full: Self { Self(mahadashaImpact: DashaImpactAnswer.full, antardashaImpact: DashaImpactAnswer.full, combinedScores: ImpactScoresAnswer.full, method: "“<\n\"") }
  static var sparse: Self { Self(mahadashaImpact: DashaImpactAnswer.sparse, antardashaImpact: DashaImpactAnswer.sparse, combinedScores: ImpactScoresAnswer.sparse, method: "") }
}
extension DashaCompleteAnswer.Keywords: Sampled {
  static var full: Self { Self(mahadasha: ["“<\n\""], antardasha: ["“<\n\""]) }
  static var sparse: Self { Self(mahadasha: [], antardasha: []) }
}
extension DashaCompleteAnswer.Snapshot: Sampled {
  static var full: Self { Self(lagna: "“<\n\"", lagnaDegrees: LagnaAnswer.full, planets: JSONMap([("a\"b", GrahaPlaceAnswer.full)])) }
  static var sparse: Self { Self(lagna: nil, lagnaDegrees: nil, planets: JSONMap([])) }
}
extension DashaTransitionsAnswer: Sampled {
  static var full: Self { Self(timing: DashaTransitionsAnswer.Timing.full, insights: DashaTransitionsAnswer.Insights.full, impactComparison: DashaTransitionsAnswer.Comparison.full) }
  static var sparse: Self { Self(timing: DashaTransitionsAnswer.Timing.sparse, insights: nil, impactComparison: nil) }
}
extension DashaTransitionsAnswer.Rest: Sampled {
  static var full: Self { Self(currentLord: "“<\n\"", nextLord: "“<\n\"", endsOn: "“<\n\"", daysRemaining: -7, monthsRemaining: -1.5, yearsRemaining: -1.5) }
  static var sparse: Self { Self(currentLord: "", nextLord: nil, endsOn: "", daysRemaining: 0, monthsRemaining: 0, yearsRemaining: 0) }
}
extension DashaTransitionsAnswer.Timing: Sampled {
  static var full: Self { Self(mahadasha: DashaTransitionsAnswer.Rest.full, antardasha: DashaTransitionsAnswer.Rest.full, pratyantardasha: DashaTransitionsAnswer.Rest.full) }
  static var sparse: Self { Self(mahadasha: DashaTransitionsAnswer.Rest.sparse, antardasha: DashaTransitionsAnswer.Rest.sparse, pratyantardasha: DashaTransitionsAnswer.Rest.sparse) }
}
extension DashaTransitionsAnswer.Insights: Sampled {
  static var full: Self { Self(currentLord: "“<\n\"", currentKeywords: ["“<\n\""], nextLord: "“<\n\"", nextKeywords: ["“<\n\""], daysUntil: -7, timeRemaining: "“<\n\"", preparationTips: ["“<\n\""], summary: "“<\n\"") }
  static var sparse: Self { Self(currentLord: "", currentKeywords: [], nextLord: "", nextKeywords: [], daysUntil: 0, timeRemaining: "", preparationTips: [], summary: "") }
}
extension DashaTransitionsAnswer.Comparison: Sampled {
  static var full: Self { Self(current: ComparedLordAnswer.full, next: ComparedLordAnswer.full, deltas: ImpactScoresAnswer.full, majorShifts: ["“<\n\""], transitionSummary: "“<\n\"") }
  static var sparse: Self { Self(current: ComparedLordAnswer.sparse, next: ComparedLordAnswer.sparse, deltas: ImpactScoresAnswer.sparse, majorShifts: [], transitionSummary: "") }
}
extension DashaEducationAnswer: Sampled {
  static var full: Self { Self(mahadashaGuide: DashaEducationAnswer.Guide.full, antardashaGuide: DashaEducationAnswer.Guide.full, calculationExplanation: DashaEducationAnswer.Explanation.full) }
  static var sparse: Self { Self(mahadashaGuide: DashaEducationAnswer.Guide.sparse, antardashaGuide: DashaEducationAnswer.Guide.sparse, calculationExplanation: DashaEducationAnswer.Explanation.sparse) }
}
extension DashaEducationAnswer.Guide: Sampled {
  static var full: Self { Self(title: "“<\n\"", level: "“<\n\"", lord: "“<\n\"", duration: "“<\n\"", overview: "“<\n\"", advice: "“<\n\"", keywords: ["“<\n\""], opportunities: ["“<\n\""], challenges: ["“<\n\""], typicalExperiences: ["“<\n\""]) }
  static var sparse: Self { Self(title: "", level: "", lord: "", duration: "", overview: "", advice: "", keywords: [], opportunities: [], challenges: [], typicalExperiences: []) }
}
extension DashaEducationAnswer.Step: Sampled {
  static var full: Self { Self(step: -7, title: "“<\n\"", description: "“<\n\"") }
  static var sparse: Self { Self(step: 0, title: "", description: "") }
}
extension DashaEducationAnswer.Explanation: Sampled {
  static var full: Self { Self(title: "“<\n\"", moonLongitude: -1.5, nakshatra: "“<\n\"", nakshatraLord: "“<\n\"", balanceYears: -1.5, steps: [DashaEducationAnswer.Step.full]) }
  static var sparse: Self { Self(title: "", moonLongitude: 0, nakshatra: "", nakshatraLord: "", balanceYears: 0, steps: []) }
}
extension PanchangDayAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", timezone: "“<\n\"", ayanamsa: "“<\n\"", vara: PanchangDayAnswer.Vara.full, sunrise: "“<\n\"", sunset: "“<\n\"", nextSunrise: "“<\n\"", tithis: [PanchangDayAnswer.Limb.full], nakshatras: [PanchangDayAnswer.Limb.full], yogas: [PanchangDayAnswer.Limb.full], karanas: [PanchangDayAnswer.Limb.full], warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(date: "", timezone: "", ayanamsa: "", vara: PanchangDayAnswer.Vara.sparse, sunrise: nil, sunset: nil, nextSunrise: nil, tithis: [], nakshatras: [], yogas: [], karanas: [], warnings: []) }
}
extension PanchangDayAnswer.Vara: Sampled {
  static var full: Self { Self(name: "“<\n\"", lord: "“<\n\"") }
  static var sparse: Self { Self(name: "", lord: "") }
}
extension PanchangDayAnswer.Limb: Sampled {
  static var full: Self { Self(name: "“<\n\"", number: -7, paksha: "“<\n\"", lord: "“<\n\"", start: "“<\n\"", end: "“<\n\"") }
  static var sparse: Self { Self(name: "", number: 0, paksha: nil, lord: nil, start: "", end: "") }
}
extension MuhuratAnswer: Sampled {
  static var full: Self { Self(date: "“<\n\"", timezone: "“<\n\"", muhurats: [MuhuratAnswer.Muhurat.full], choghadiya: [MuhuratAnswer.Choghadiya.full], panchang: MuhuratAnswer.Limbs.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(date: "", timezone: "", muhurats: [], choghadiya: nil, panchang: MuhuratAnswer.Limbs.sparse, warnings: [], disclaimer: "") }
}
extension MuhuratAnswer.Muhurat: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"", startTime: "“<\n\"", endTime: "“<\n\"", isAuspicious: true, quality: "“<\n\"", description: "“<\n\"", suitable: ["“<\n\""], avoid: ["“<\n\""]) }
  static var sparse: Self { Self(id: "", name: "", startTime: "", endTime: "", isAuspicious: false, quality: "", description: "", suitable: [], avoid: []) }
}
extension MuhuratAnswer.Choghadiya: Sampled {
  static var full: Self { Self(name: "“<\n\"", lord: "“<\n\"", startTime: "“<\n\"", endTime: "“<\n\"", isAuspicious: true, isByDay: true, description: "“<\n\"") }
  static var sparse: Self { Self(name: "", lord: "", startTime: "", endTime: "", isAuspicious: false, isByDay: false, description: "") }
}
extension MuhuratAnswer.Limbs: Sampled {
  static var full: Self { Self(tithi: "“<\n\"", nakshatra: "“<\n\"", yoga: "“<\n\"", karana: "“<\n\"", sunrise: "“<\n\"", sunset: "“<\n\"", vara: "“<\n\"", until: MuhuratAnswer.Limbs.Ends.full) }
  static var sparse: Self { Self(tithi: "", nakshatra: "", yoga: "", karana: "", sunrise: nil, sunset: nil, vara: "", until: MuhuratAnswer.Limbs.Ends.sparse) }
}
extension MuhuratAnswer.Limbs.Ends: Sampled {
  static var full: Self { Self(tithi: "“<\n\"", nakshatra: "“<\n\"", yoga: "“<\n\"", karana: "“<\n\"") }
  static var sparse: Self { Self(tithi: "", nakshatra: "", yoga: "", karana: "") }
}
extension ManglikAnswer: Sampled {
  static var full: Self { Self(houseFromLagna: -7, houseFromMoon: -7, houseFromVenus: -7, fromLagna: true, fromMoon: true, fromVenus: true, strength: -7, strengthFrom: -7, strengthTo: -7, label: "“<\n\"", houses: "“<\n\"", note: "“<\n\"") }
  static var sparse: Self { Self(houseFromLagna: nil, houseFromMoon: nil, houseFromVenus: nil, fromLagna: nil, fromMoon: nil, fromVenus: nil, strength: nil, strengthFrom: nil, strengthTo: nil, label: nil, houses: "", note: "") }
}
extension DoshaAnswer: Sampled {
  static var full: Self { Self(asked: AskedBirthAnswer.full, ayanamsa: "“<\n\"", manglik: ManglikAnswer.full, kalaSarpa: DoshaAnswer.KalaSarpa.full, sadeSati: DoshaAnswer.SadeSati.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(asked: AskedBirthAnswer.sparse, ayanamsa: "", manglik: ManglikAnswer.sparse, kalaSarpa: DoshaAnswer.KalaSarpa.sparse, sadeSati: DoshaAnswer.SadeSati.sparse, warnings: [], disclaimer: "") }
}
extension DoshaAnswer.KalaSarpa: Sampled {
  static var full: Self { Self(present: true, half: "“<\n\"", name: "“<\n\"", rahuHouse: -7, note: "“<\n\"") }
  static var sparse: Self { Self(present: false, half: nil, name: nil, rahuHouse: nil, note: "") }
}
extension DoshaAnswer.SadeSati: Sampled {
  static var full: Self { Self(moonSign: "“<\n\"", moonSigns: ["“<\n\""], spans: [DoshaAnswer.SadeSati.Span.full], note: "“<\n\"") }
  static var sparse: Self { Self(moonSign: nil, moonSigns: [], spans: [], note: "") }
}
extension DoshaAnswer.SadeSati.Span: Sampled {
  static var full: Self { Self(moonSign: "“<\n\"", phase: "“<\n\"", start: "“<\n\"", end: "“<\n\"", entersRetrograde: true) }
  static var sparse: Self { Self(moonSign: "", phase: "", start: "", end: "", entersRetrograde: false) }
}
extension ShadbalaAnswer: Sampled {
  static var full: Self { Self(grahas: [ShadbalaAnswer.Strength.full], ranking: ["“<\n\""], wars: [ShadbalaAnswer.War.full], houses: [ShadbalaAnswer.House.full], time: ShadbalaAnswer.Time.full) }
  static var sparse: Self { Self(grahas: [], ranking: [], wars: [], houses: [], time: ShadbalaAnswer.Time.sparse) }
}
extension ShadbalaAnswer.Sthana: Sampled {
  static var full: Self { Self(uchcha: -1.5, saptavargaja: -1.5, ojhayugma: -1.5, kendradi: -1.5, drekkana: -1.5, total: -1.5) }
  static var sparse: Self { Self(uchcha: 0, saptavargaja: 0, ojhayugma: 0, kendradi: 0, drekkana: 0, total: 0) }
}
extension ShadbalaAnswer.Kala: Sampled {
  static var full: Self { Self(nathonnatha: -1.5, paksha: -1.5, tribhaga: -1.5, abda: -1.5, masa: -1.5, vara: -1.5, hora: -1.5, ayana: -1.5, yuddha: -1.5, total: -1.5) }
  static var sparse: Self { Self(nathonnatha: 0, paksha: 0, tribhaga: 0, abda: 0, masa: 0, vara: 0, hora: 0, ayana: 0, yuddha: 0, total: 0) }
}
extension ShadbalaAnswer.Strength: Sampled {
  static var full: Self { Self(graha: "“<\n\"", planet: "“<\n\"", sthana: ShadbalaAnswer.Sthana.full, dig: -1.5, kala: ShadbalaAnswer.Kala.full, cheshta: -1.5, naisargika: -1.5, drik: -1.5, virupas: -1.5, rupas: -1.5, requiredRupas: -1.5, ratio: -1.5, sufficient: true, ishta: -1.5, kashta: -1.5) }
  static var sparse: Self { Self(graha: "", planet: "", sthana: ShadbalaAnswer.Sthana.sparse, dig: 0, kala: ShadbalaAnswer.Kala.sparse, cheshta: 0, naisargika: 0, drik: 0, virupas: 0, rupas: 0, requiredRupas: 0, ratio: 0, sufficient: false, ishta: 0, kashta: 0) }
}
extension ShadbalaAnswer.War: Sampled {
  static var full: Self { Self(victor: "“<\n\"", loser: "“<\n\"", virupas: -1.5) }
  static var sparse: Self { Self(victor: "", loser: "", virupas: 0) }
}
extension ShadbalaAnswer.House: Sampled {
  static var full: Self { Self(house: -7, lord: "“<\n\"", graha: "“<\n\"", adhipati: -1.5, dig: -1.5, drishti: -1.5, virupas: -1.5, rupas: -1.5) }
  static var sparse: Self { Self(house: 0, lord: "", graha: "", adhipati: 0, dig: 0, drishti: 0, virupas: 0, rupas: 0) }
}
extension ShadbalaAnswer.Time: Sampled {
  static var full: Self { Self(day: true, yearLord: "“<\n\"", monthLord: "“<\n\"", dayLord: "“<\n\"", hourLord: "“<\n\"", sunRises: true) }
  static var sparse: Self { Self(day: false, yearLord: "", monthLord: "", dayLord: "", hourLord: "", sunRises: false) }
}
extension BirthStrengthsAnswer: Sampled {
  static var full: Self { Self(asked: AskedBirthAnswer.full, ayanamsa: "“<\n\"", policy: "“<\n\"", shadbala: ShadbalaAnswer.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(asked: AskedBirthAnswer.sparse, ayanamsa: "", policy: "", shadbala: ShadbalaAnswer.sparse, warnings: [], disclaimer: "") }
}
extension YogaAnswer: Sampled {
  static var full: Self { Self(lagnaKnown: true, yogas: [YogaAnswer.Yoga.full]) }
  static var sparse: Self { Self(lagnaKnown: false, yogas: []) }
}
extension YogaAnswer.Condition: Sampled {
  static var full: Self { Self(rule: "“<\n\"", countedFrom: "“<\n\"", grahas: [YogaAnswer.Condition.Member.full], houses: [-7], rashis: ["“<\n\""]) }
  static var sparse: Self { Self(rule: "", countedFrom: "", grahas: [], houses: [], rashis: []) }
}
extension YogaAnswer.Condition.Member: Sampled {
  static var full: Self { Self(graha: "“<\n\"", planet: "“<\n\"", rashi: "“<\n\"", house: -7, rules: [-7]) }
  static var sparse: Self { Self(graha: "", planet: "", rashi: "", house: nil, rules: []) }
}
extension YogaAnswer.Cancellation: Sampled {
  static var full: Self { Self(reason: "“<\n\"", graha: "“<\n\"", planet: "“<\n\"") }
  static var sparse: Self { Self(reason: "", graha: nil, planet: nil) }
}
extension YogaAnswer.Source: Sampled {
  static var full: Self { Self(text: "“<\n\"", chapter: -7, number: -7) }
  static var sparse: Self { Self(text: "", chapter: nil, number: nil) }
}
extension YogaAnswer.Yoga: Sampled {
  static var full: Self { Self(id: "“<\n\"", name: "“<\n\"", group: "“<\n\"", meaning: "“<\n\"", because: "“<\n\"", relief: "“<\n\"", condition: YogaAnswer.Condition.full, cancelled: true, cancellations: [YogaAnswer.Cancellation.full], sources: [YogaAnswer.Source.full]) }
  static var sparse: Self { Self(id: "", name: "", group: "", meaning: "", because: "", relief: nil, condition: YogaAnswer.Condition.sparse, cancelled: false, cancellations: [], sources: []) }
}
extension BirthYogasAnswer: Sampled {
  static var full: Self { Self(asked: AskedBirthAnswer.full, ayanamsa: "“<\n\"", findings: YogaAnswer.full, warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(asked: AskedBirthAnswer.sparse, ayanamsa: "", findings: YogaAnswer.sparse, warnings: [], disclaimer: "") }
}
extension RashiDegreeAnswer: Sampled {
  static var full: Self { Self(sign: "“<\n\"", zodiacSign: "“<\n\"", degree: -1.5, longitude: -1.5, wholeDegree: -7, minute: -7, second: -7) }
  static var sparse: Self { Self(sign: "", zodiacSign: "", degree: 0, longitude: 0, wholeDegree: 0, minute: 0, second: 0) }
}
extension NakshatraPlaceAnswer: Sampled {
  static var full: Self { Self(nakshatra: "“<\n\"", nakshatraLord: "“<\n\"", pada: -7) }
  static var sparse: Self { Self(nakshatra: "", nakshatraLord: "", pada: 0) }
}
extension LagnaAnswer: Sampled {
  static var full: Self { Self(degree: RashiDegreeAnswer.full, place: NakshatraPlaceAnswer.full, lord: "“<\n\"", meaning: "“<\n\"") }
  static var sparse: Self { Self(degree: RashiDegreeAnswer.sparse, place: NakshatraPlaceAnswer.sparse, lord: "", meaning: "") }
}
extension GrahaPlaceAnswer: Sampled {
  static var full: Self { Self(sign: "“<\n\"", zodiacSign: "“<\n\"", degree: -1.5, longitude: -1.5, wholeDegree: -7, minute: -7, second: -7, nakshatra: "“<\n\"", nakshatraLord: "“<\n\"", pada: -7, retrograde: true, house: -7) }
  static var sparse: Self { Self(sign: nil, zodiacSign: nil, degree: nil, longitude: nil, wholeDegree: nil, minute: nil, second: nil, nakshatra: nil, nakshatraLord: nil, pada: nil, retrograde: nil, house: nil) }
}
extension GrahaPositionAnswer: Sampled {
  static var full: Self { Self(graha: "“<\n\"", place: GrahaPlaceAnswer.full) }
  static var sparse: Self { Self(graha: "", place: GrahaPlaceAnswer.sparse) }
}
extension NamedGrahaAnswer: Sampled {
  static var full: Self { Self(name: "“<\n\"", graha: "“<\n\"", place: GrahaPlaceAnswer.full) }
  static var sparse: Self { Self(name: "", graha: nil, place: GrahaPlaceAnswer.sparse) }
}
extension RashiHouseAnswer: Sampled {
  static var full: Self { Self(degree: RashiDegreeAnswer.full, lord: "“<\n\"", meaning: "“<\n\"", planets: ["“<\n\""], influence: "“<\n\"") }
  static var sparse: Self { Self(degree: RashiDegreeAnswer.sparse, lord: "", meaning: "", planets: [], influence: "") }
}
extension MoonOfDayAnswer: Sampled {
  static var full: Self { Self(start: RashiDegreeAnswer.full, end: RashiDegreeAnswer.full, signs: ["“<\n\""], nakshatras: ["“<\n\""]) }
  static var sparse: Self { Self(start: RashiDegreeAnswer.sparse, end: RashiDegreeAnswer.sparse, signs: [], nakshatras: []) }
}
extension VedicSkyAnswer: Sampled {
  static var full: Self { Self(timestamp: "“<\n\"", ayanamsa: "“<\n\"", ayanamsaDegrees: -1.5, hasRisingSign: true, planets: [VedicSkyAnswer.Planet.full], lagna: LagnaAnswer.full, angles: AnglesAnswer.full, houses: JSONMap([("a\"b", HouseAnswer.full)]), houseSystem: "“<\n\"", warnings: [WarningAnswer.full]) }
  static var sparse: Self { Self(timestamp: "", ayanamsa: "", ayanamsaDegrees: 0, hasRisingSign: false, planets: [], lagna: nil, angles: nil, houses: nil, houseSystem: nil, warnings: nil) }
}
extension VedicSkyAnswer.Planet: Sampled {
  static var full: Self { Self(id: "“<\n\"", symbol: "“<\n\"", name: "“<\n\"", graha: "“<\n\"", place: GrahaPlaceAnswer.full, latitude: -1.5, distance: -1.5, speed: -1.5, significance: "“<\n\"") }
  static var sparse: Self { Self(id: "", symbol: "", name: "", graha: nil, place: GrahaPlaceAnswer.sparse, latitude: nil, distance: nil, speed: nil, significance: "") }
}
extension VedicPart: Sampled {
  static var full: Self { Self(ayanamsa: "“<\n\"", ayanamsaDegrees: -1.5, lagna: LagnaAnswer.full, positions: JSONMap([("a\"b", NamedGrahaAnswer.full)]), houses: JSONMap([("a\"b", RashiHouseAnswer.full)]), dashas: [VedicPart.Period.full], yearLength: "“<\n\"") }
  static var sparse: Self { Self(ayanamsa: "", ayanamsaDegrees: 0, lagna: nil, positions: JSONMap([]), houses: nil, dashas: [], yearLength: nil) }
}
extension VedicPart.Period: Sampled {
  static var full: Self { Self(planet: "“<\n\"", startDate: "“<\n\"", endDate: "“<\n\"") }
  static var sparse: Self { Self(planet: "", startDate: "", endDate: "") }
}
extension VargaAnswer: Sampled {
  static var full: Self { Self(name: "“<\n\"", lagna: "“<\n\"", lagnaLongitude: -1.5, lagnaDegree: -1.5, positions: JSONMap([("a\"b", VargaAnswer.Position.full)])) }
  static var sparse: Self { Self(name: "", lagna: nil, lagnaLongitude: nil, lagnaDegree: nil, positions: JSONMap([])) }
}
extension VargaAnswer.Position: Sampled {
  static var full: Self { Self(sign: "“<\n\"", zodiacSign: "“<\n\"", degree: -1.5, longitude: -1.5, house: -7, vargottama: true) }
  static var sparse: Self { Self(sign: nil, zodiacSign: nil, degree: nil, longitude: nil, house: nil, vargottama: nil) }
}
extension VedicFigureAnswer: Sampled {
  static var full: Self { Self(asked: AskedBirthAnswer.full, ayanamsa: "“<\n\"", ayanamsaDegrees: -1.5, lagna: LagnaAnswer.full, positions: JSONMap([("a\"b", GrahaPositionAnswer.full)]), moonRange: MoonOfDayAnswer.full, houses: JSONMap([("a\"b", RashiHouseAnswer.full)]), vargas: JSONMap([("a\"b", VargaAnswer.full)]), svg: Base64Bytes([0, 255, 62, 63]), warnings: [WarningAnswer.full], disclaimer: "“<\n\"") }
  static var sparse: Self { Self(asked: AskedBirthAnswer.sparse, ayanamsa: "", ayanamsaDegrees: 0, lagna: nil, positions: JSONMap([]), moonRange: nil, houses: nil, vargas: JSONMap([]), svg: Base64Bytes([]), warnings: [], disclaimer: "") }
}
extension VedicFigureRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, vargas: ["“<\n\""], manglikHouses: "“<\n\"", from: "“<\n\"", to: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, vargas: nil, manglikHouses: nil, from: nil, to: nil) }
}
extension StrengthRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, policy: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, policy: nil) }
}
extension DashaCompleteRequest: Sampled {
  static var full: Self { Self(birthData: BirthData.full, chartId: "“<\n\"", options: ChartRequestOptions.full, targetDate: "“<\n\"", targetTime: "“<\n\"", includeTransitions: true, includeEducation: true, system: "“<\n\"", yearLength: "“<\n\"") }
  static var sparse: Self { Self(birthData: nil, chartId: nil, options: nil, targetDate: nil, targetTime: nil, includeTransitions: nil, includeEducation: nil, system: nil, yearLength: nil) }
}

let sampled: [any Sampled.Type] = [UserAnswer.self, SignedInAnswer.self, ValidationAnswer.self, StatusAnswer.self, DeviceAnswer.self, DevicesAnswer.self, CredentialAnswer.self, CredentialsAnswer.self, SecurityEventAnswer.self, SecurityEventsAnswer.self, ProgramKeyAnswer.self, ProgramKeysAnswer.self, RegisterRequest.self, SignInRequest.self, ProviderSignInRequest.self, RefreshRequest.self, PasswordChangeRequest.self, LinkRequest.self, DeletionRequest.self, ProgramKeyRequest.self, RecoveryWaysAnswer.self, RecoverRequest.self, RecoveryMailRequest.self, RecoveryCodesRequest.self, RecoveryCodesAnswer.self, CalendarChoicesRequest.self, CalendarAnswer.self, ChapterAnswer.self, ChapterAnswer.Moment.self, ChapterAnswer.Section.self, ChaptersAnswer.self, AspectAnswer.self, BirthAnswer.self, WarningAnswer.self, FigureAnswer.self, FigureAnswer.Balance.self, FigureAnswer.MoonRange.self, NatalDegreeAnswer.self, DayArcAnswer.self, NatalPositionAnswer.self, WesternChartAnswer.self, BigThreeAnswer.self, ChartListing.self, ChartListAnswer.self, TransitAnswer.self, ChartAnswer.self, ChartAnswer.Western.self, ChartAnswer.Vedic.self, ChartAnswer.Parts.self, BirthData.self, ChartRequest.self, ChartRequestOptions.self, ChartSubjectRequest.self, TransitRequest.self, ChineseRequest.self, ChineseAnimalAnswer.self, ChinesePart.self, ChineseChartAnswer.self, ChineseChartAnswer.Policy.self, ChineseChartAnswer.Year.self, ChineseChartAnswer.Animal.self, ChineseChartAnswer.LunarDate.self, ChineseChartAnswer.Pillar.self, ChineseChartAnswer.Pillars.self, ChineseChartAnswer.Elements.self, ChineseChartAnswer.Term.self, ChineseChartAnswer.RunningTerm.self, ChineseChartAnswer.Boundary.self, QuickQuestionItem.self, InsightItem.self, QuickQuestionsRequest.self, InsightsRequest.self, ContentAnswer.self, ErrorAnswer.self, TimeChoice.self, EventAnswer.self, SpanAnswer.self, LocalEclipseAnswer.self, LocalEclipseAnswer.Contact.self, EventsAnswer.self, HorizonAnswer.self, HorizonAnswer.Passage.self, TwilightAnswer.self, TwilightAnswer.Passage.self, HorizonsAnswer.self, TimelineRequest.self, ForecastMonthAnswer.self, ForecastTriggerAnswer.self, PeakWindowAnswer.self, TimelineAnswer.self, PeaksAnswer.self, MirrorRequest.self, ArchetypeAnswer.self, StandingMatrixAnswer.self, StandingMatrixAnswer.Planet.self, ConstraintAnswer.self, DashaPulseAnswer.self, MirrorAnswer.self, NarrativeAnswer.self, MirrorStatusAnswer.self, RajayogaAnswer.self, JournalEntryAnswer.self, JournalEntryAnswer.Later.self, JournalEntryAnswer.Viewed.self, JournalAnswer.self, JournalPatternsAnswer.self, JournalPatternsAnswer.Week.self, JournalPatternsAnswer.Theme.self, ReflectionRequest.self, LaterRequest.self, MatchAnswer.self, MatchAnswer.Pair.self, MatchAnswer.Point.self, WesternMatchAnswer.self, WesternMatchAnswer.Component.self, AshtakootaAnswer.self, AshtakootaAnswer.Range.self, AshtakootaAnswer.Totals.self, AshtakootaAnswer.Points.self, AshtakootaAnswer.Dosha.self, AshtakootaAnswer.Policy.self, AnimalMatchAnswer.self, NotificationsAnswer.self, NotificationsAnswer.Device.self, NotificationsRequest.self, PushSubscriptionRequest.self, PushSubscriptionRequest.Keys.self, NotificationTrialAnswer.self, NumerologyRequest.self, NumerologyAnswer.self, NumerologyAnswer.Grid.self, NumerologyAnswer.DriverConductor.self, NumerologyAnswer.Plane.self, NumerologyAnswer.Planes.self, NumerologyAnswer.ComplexPair.self, NumerologyAnswer.EigenvaluesPart.self, NumerologyAnswer.Phone.self, PlaceAnswer.self, PlacesAnswer.self, LocationAnswer.self, ZoneNameAnswer.self, TimeZoneRequest.self, TimeZoneAnswer.self, TimeZoneAnswer.Reading.self, StatementAnswer.self, PracticeCodeAnswer.self, StatementsRequest.self, StatementChange.self, PracticeInsightAnswer.self, PracticeInsightsAnswer.self, PracticeInsightRequest.self, OwnCollectionAnswer.self, OwnCollectionsAnswer.self, OwnCollectionRequest.self, OwnCollectionChange.self, PracticeInsightChange.self, PracticeInsightsRequest.self, PracticeImportAnswer.self, PracticeClearRequest.self, PracticeClearAnswer.self, PassageAnswer.self, PassageCollectionAnswer.self, ExploreAnswer.self, ExploreAnswer.Theme.self, ForYouAnswer.self, ForYouAnswer.Suggestion.self, OpenSessionAnswer.self, BeginSessionRequest.self, SessionStepRequest.self, PracticeSessionAnswer.self, PracticeSessionsAnswer.self, PracticeSessionRequest.self, PracticeProgressAnswer.self, PracticeProgressAnswer.Held.self, PracticeProgressAnswer.Row.self, PracticeProgressAnswer.Figure.self, PracticeProgressAnswer.Mark.self, PracticeProgressAnswer.Beat.self, PracticeProgressAnswer.Week.self, PracticeProgressAnswer.WeekDay.self, PracticeSettingsAnswer.self, PracticeSettingsRequest.self, RemindersAnswer.self, RemindersAnswer.Reminder.self, ProfileAnswer.self, BirthDataAnswer.self, BirthDataAnswer.Birth.self, BirthDataOutcomeAnswer.self, PurchaseRequest.self, SubscriptionStatusAnswer.self, CreditStatusAnswer.self, ArchiveHead.self, ArchivedRecordAnswer.self, DamagedRecordAnswer.self, BookmarkRequest.self, BookmarkAnswer.self, BookmarksAnswer.self, RecordAnswer.self, HoroscopeHistoryAnswer.self, MatchHistoryAnswer.self, ChangesAnswer.self, ChangeOutcomeAnswer.self, ChangeOutcomesAnswer.self, ImportAnswer.self, ReportRequest.self, EvidenceAnswer.self, ReportAnswer.self, ReportAnswer.Paragraph.self, ReportAnswer.Section.self, ReportStatusAnswer.self, ReportDownloadAnswer.self, ReportsAnswer.self, DegreeAnswer.self, SkyPositionAnswer.self, PositionAnswer.self, NamedPositionAnswer.self, AnglesAnswer.self, HouseAnswer.self, PlacementsAnswer.self, SkyAnswer.self, SkyAnswer.Planet.self, EphemerisAnswer.self, CalculateRequest.self, StarAnswer.self, StarNameAnswer.self, StarsAnswer.self, StarContactsAnswer.self, StarContactsAnswer.Star.self, StarContactsAnswer.Contact.self, StarContactsRequest.self, ClientConfigurationAnswer.self, ServiceInfoAnswer.self, SystemStatusAnswer.self, SystemStatusAnswer.Component.self, SystemStatusAnswer.Components.self, ReadinessAnswer.self, HealthAnswer.self, BriefHealthAnswer.self, ZodiacSignsAnswer.self, ZodiacSignsAnswer.Stay.self, TarotAnalysisAnswer.self, TarotAnalysisAnswer.Pair.self, TarotAnalysisAnswer.Balance.self, TarotAnalysisAnswer.Way.self, TarotAnalysisAnswer.Majors.self, TarotAnalysisAnswer.Reversals.self, TarotAnalysisAnswer.Timing.self, TarotAnalysisAnswer.Triad.self, TarotAnalysisAnswer.Dyad.self, TarotAnalysisAnswer.Progression.self, TarotAnalysisAnswer.Celtic.self, TarotAnalysisAnswer.Mood.self, TarotCardAnswer.self, TarotCardAnswer.DeckNames.self, TarotCardAnswer.Correspondence.self, TarotCardTexts.self, TarotCardTexts.Symbol.self, TarotCardName.self, TarotCardKind.self, TarotCardsAnswer.self, TarotSpreadAnswer.self, TarotSpreadAnswer.Position.self, TarotSpreadsAnswer.self, TarotDrawAnswer.self, TarotDrawAnswer.RitualPart.self, TarotDrawAnswer.Card.self, TarotNarrativeAnswer.self, TarotNarrativeAnswer.Section.self, TarotNarrativeAnswer.Relation.self, TarotFindingAnswer.self, TarotHelpAnswer.self, TarotHelpAnswer.Line.self, TarotReadingAnswer.self, TarotReadingAnswer.Card.self, TarotReadingAnswer.RitualPart.self, TarotReadingAnswer.Later.self, TarotReadingsAnswer.self, TarotDeletionAnswer.self, TarotPatternsAnswer.self, TarotPatternsAnswer.Card.self, TarotPatternsAnswer.Month.self, TarotPatternsAnswer.Streak.self, TarotPatternsAnswer.Figure.self, TarotPatternsAnswer.Badge.self, TarotPatternsAnswer.Archetype.self, TarotKeepRequest.self, TarotReadingEdit.self, TarotDrawRequest.self, TarotLaidCard.self, LunarAspectAnswer.self, LunarStayAnswer.self, VoidOfCourseAnswer.self, VoidsOfCourseAnswer.self, VoidsOfCourseAnswer.SignVoid.self, PlanetaryHoursAnswer.self, PlanetaryHoursAnswer.Hour.self, TopoSubstitutionsAnswer.self, HouseInsightsAnswer.self, HouseInsightsAnswer.Insight.self, HouseInsightsAnswer.House.self, PlanetInHouse.self, RelocationAnswer.self, MidpointsAnswer.self, MidpointsAnswer.Midpoint.self, MidpointsAnswer.Contact.self, HarmonicAnswer.self, LotsAnswer.self, LotsAnswer.Lot.self, DignitiesAnswer.self, DignitiesAnswer.Planet.self, DignitiesAnswer.Reception.self, DignitiesAnswer.Almuten.self, DignitiesAnswer.Almutens.self, DignitiesAnswer.Dispositors.self, DignitiesAnswer.Dispositors.Link.self, PatternsAnswer.self, PatternsAnswer.Pattern.self, PatternsAnswer.CrowdedSign.self, PatternsAnswer.Hemispheres.self, PatternsAnswer.Singleton.self, PatternsAnswer.Contact.self, FigurePositionAnswer.self, FigurePlacementsAnswer.self, AskedBirthAnswer.self, PersonAnswer.self, ChartFinding<LocationAnswer>.self, PairFinding<LocationAnswer>.self, SynastryAnswer.self, SynastryAnswer.Grid.self, SynastryAnswer.Grid.Cell.self, SynastryAnswer.Grid.Row.self, SynastryAnswer.Overlay.self, SynastryAnswer.Overlays.self, CompositeAnswer.self, CompositeAnswer.Figure.self, DavisonAnswer.self, DavisonAnswer.Chart.self, ProfectionsAnswer.self, ProfectionsAnswer.Year.self, ProfectionsAnswer.Month.self, ReleasingAnswer.self, ReleasingAnswer.Period.self, FirdariaAnswer.self, FirdariaAnswer.Part.self, FirdariaAnswer.Period.self, TransitSearchRequest.self, ReturnRequest.self, ProgressionRequest.self, DirectionRequest.self, ProfectionRequest.self, ReleasingRequest.self, FirdariaRequest.self, RelocationRequest.self, MidpointRequest.self, HarmonicRequest.self, DignityRequest.self, PatternRequest.self, TransitListAnswer.self, TransitListAnswer.Transit.self, ReturnsAnswer.self, ReturnsAnswer.Return.self, ProgressionsAnswer.self, PointDegreeAnswer.self, DirectionsAnswer.self, DomainsAnswer.self, DomainsAnswer.Driver.self, DomainsAnswer.Domain.self, DomainsAnswer.Weather.self, SnapshotAnswer.self, SnapshotAnswer.Driver.self, SnapshotAnswer.Tile.self, SnapshotAnswer.Action.self, SnapshotAnswer.Now.self, SnapshotAnswer.Energy.self, SnapshotAnswer.Weights.self, SnapshotAnswer.Activation.self, SnapshotAnswer.Lens.self, SnapshotAnswer.Marker.self, SnapshotAnswer.Shift.self, SnapshotAnswer.Next.self, SnapshotAnswer.CacheHints.self, AstrometersAnswer.self, AstrometersAnswer.Contact.self, AstrometersAnswer.Move.self, AstrometersAnswer.RawScores.self, AstrometersAnswer.Context.self, AstrometersAnswer.Trend.self, AstrometersAnswer.Meter.self, AstrometersAnswer.Signs.self, AstrometersAnswer.Transit.self, AstrometersAnswer.KeyContact.self, ModernAstrometersAnswer.self, ModernAstrometersAnswer.Gauge.self, ModernAstrometersAnswer.Meter.self, ModernAstrometersAnswer.Group.self, ReadingEvidenceAnswer.self, ExactBetween.self, ParagraphAnswer.self, CategoryReadingAnswer.self, DailyReadingAnswer.self, DailyReadingAnswer.Advice.self, DailyReadingAnswer.Correspondence.self, DailyReadingAnswer.Moon.self, DailyReadingAnswer.Event.self, OwnReadingAnswer.self, OwnReadingsAnswer.self, LuckyElements.self, HoroscopeAnswer.self, HoroscopeAnswer.Legacy.self, HoroscopeRequest.self, DashaPeriodAnswer.self, DashaPolicyAnswer.self, DashasAnswer.self, DashasAnswer.Period.self, DashasAnswer.Boundaries.self, DashasAnswer.Workings.self, ImpactScoresAnswer.self, DashaStrengthAnswer.self, DashaStrengthAnswer.Factors.self, DashaStrengthAnswer.Positional.self, DashaStrengthAnswer.Temporal.self, DashaStrengthAnswer.Components.self, DashaBearingAnswer.self, DashaBearingAnswer.Tie.self, DashaImpactAnswer.self, ComparedLordAnswer.self, DashaCompleteAnswer.self, DashaCompleteAnswer.Period.self, DashaCompleteAnswer.Beginning.self, DashaCompleteAnswer.Periods.self, DashaCompleteAnswer.Current.self, DashaCompleteAnswer.Impact.self, DashaCompleteAnswer.Keywords.self, DashaCompleteAnswer.Snapshot.self, DashaTransitionsAnswer.self, DashaTransitionsAnswer.Rest.self, DashaTransitionsAnswer.Timing.self, DashaTransitionsAnswer.Insights.self, DashaTransitionsAnswer.Comparison.self, DashaEducationAnswer.self, DashaEducationAnswer.Guide.self, DashaEducationAnswer.Step.self, DashaEducationAnswer.Explanation.self, PanchangDayAnswer.self, PanchangDayAnswer.Vara.self, PanchangDayAnswer.Limb.self, MuhuratAnswer.self, MuhuratAnswer.Muhurat.self, MuhuratAnswer.Choghadiya.self, MuhuratAnswer.Limbs.self, MuhuratAnswer.Limbs.Ends.self, ManglikAnswer.self, DoshaAnswer.self, DoshaAnswer.KalaSarpa.self, DoshaAnswer.SadeSati.self, DoshaAnswer.SadeSati.Span.self, ShadbalaAnswer.self, ShadbalaAnswer.Sthana.self, ShadbalaAnswer.Kala.self, ShadbalaAnswer.Strength.self, ShadbalaAnswer.War.self, ShadbalaAnswer.House.self, ShadbalaAnswer.Time.self, BirthStrengthsAnswer.self, YogaAnswer.self, YogaAnswer.Condition.self, YogaAnswer.Condition.Member.self, YogaAnswer.Cancellation.self, YogaAnswer.Source.self, YogaAnswer.Yoga.self, BirthYogasAnswer.self, RashiDegreeAnswer.self, NakshatraPlaceAnswer.self, LagnaAnswer.self, GrahaPlaceAnswer.self, GrahaPositionAnswer.self, NamedGrahaAnswer.self, RashiHouseAnswer.self, MoonOfDayAnswer.self, VedicSkyAnswer.self, VedicSkyAnswer.Planet.self, VedicPart.self, VedicPart.Period.self, VargaAnswer.self, VargaAnswer.Position.self, VedicFigureAnswer.self, VedicFigureRequest.self, StrengthRequest.self, DashaCompleteRequest.self]
