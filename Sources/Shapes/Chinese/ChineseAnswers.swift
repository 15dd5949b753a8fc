/// The body of `astrology/chinese`: a birth or a kept chart, and the choices on which the schools differ.
///
/// {example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}}
public struct ChineseRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// Of no use here; read so that one body serves every route.
  public var options: ChartRequestOptions?
  /// Which clock tells the double hour. {enum: [civil, localMean, trueSolar], default: civil}
  public var clock: String?
  /// When the day pillar changes. {enum: [midnight, twentyThree], default: midnight}
  public var dayChange: String?
  /// Which day is looked up in the calendar. {enum: [birthPlace, china], default: birthPlace}
  public var calendarDay: String?
}

/// The animal and the element of the year of a birth.
public struct ChineseAnimalAnswer: Shape {
  /// By the New Year of the calendar. `null` when China's date was asked for and the hour of birth, which decides, is not known;
  /// `details.animal.byNewYearMayBe` has both. {null}
  public var animal: String?
  /// `null` where `animal` is. {null}
  public var element: String?
  /// `null` on the day of Lichun, when the hour of birth is not known and decides; `details.animal.byLichunMayBe` has both. {null}
  public var animalByLichun: String?
}

/// What the Chinese system adds to a birth chart.
///
/// {name: ChineseChart}
public struct ChinesePart: Shape {
  /// {inline}
  public var animal: ChineseAnimalAnswer
  /// By Lichun; `null` when the hour of birth is not known and decides, `details.pillars.years` has both. {null, example: Earth Snake}
  public var year: String?
  /// `null` when the hour of birth is not known and decides; `details.pillars.months` has both. {null}
  public var month: String?
  public var day: String
  /// {null}
  public var hour: String?
  public var details: ChineseChartAnswer
}

/// The lunar date of a birth, both usages of the year, the pillars, the balance of the elements, and the solar term.
///
/// {name: ChineseDetails}
public struct ChineseChartAnswer: Shape {
  /// What was chosen where the schools differ.
  public struct Policy: Shape {
    public var clock, dayChange, calendarDay: String
  }

  /// The animal of a year with its element.
  public struct Year: Shape {
    public var animal, element, polarity, name, characters: String
  }

  /// The animal by both usages.
  public struct Animal: Shape {
    /// `null` when the hour of birth is not known and decides, as it may where China's date counts. {null}
    public var byNewYear: Year?
    /// Only then: the years that it may be, in the order of time.
    public var byNewYearMayBe: [Year]?
    /// `null` on the day of Lichun, when the hour of birth is not known and decides. {null}
    public var byLichun: Year?
    /// Only then: the years that it may be, in the order of time.
    public var byLichunMayBe: [Year]?
    /// `null` where one of the two is. {null}
    public var agree: Bool?
  }

  /// The day in the lunar calendar.
  public struct LunarDate: Shape {
    public var year, yearOfCycle, month: Int
    public var leapMonth: Bool
    public var day: Int
  }

  /// A stem and a branch.
  public struct Pillar: Shape {
    public var number: Int
    public var name, characters, stem, stemElement, branch, branchElement, animal, polarity: String
    public var hiddenStems: [String]
    public var naYin, naYinElement: String
  }

  /// The Four Pillars; no hour without a birth time.
  public struct Pillars: Shape {
    /// `null` on the day of Lichun without a birth time; then both are in `years`. {null}
    public var year: Pillar?
    /// `null` on a day on which a jie begins, without a birth time; then both are in `months`. {null}
    public var month: Pillar?
    public var day: Pillar
    /// {null}
    public var hour: Pillar?
    /// In the order of time; left out where `year` is certain.
    public var years: [Pillar]?
    /// In the order of time; left out where `month` is certain.
    public var months: [Pillar]?
    /// The reading of the clock that was chosen. {null}
    public var clock: String?
  }

  /// How often each element is there.
  public struct Elements: Shape {
    public var characters, hiddenStems: JSONMap<Int>
  }

  /// One of the twenty-four terms of the solar year.
  public struct Term: Shape {
    public var term, characters, meaning: String
    public var solarLongitude: Double
  }

  /// The term that runs.
  public struct RunningTerm: Shape {
    /// {inline}
    public var term: Term
    /// {inline}
    public var span: SpanAnswer
  }

  /// A change near the birth: a solar term, or a New Year.
  public struct Boundary: Shape {
    /// {enum: [jie, newYear]}
    public var type: String
    /// {inline}
    public var term: Term?
    public var instant: InstantText
  }

  public var date: DateText
  public var instant: InstantText
  public var timeKnown: Bool
  public var policy: Policy
  public var animal: Animal
  /// `null` where `animal.byNewYear` is. {null}
  public var newYear: DateText?
  /// Only then: those of both years, in the order of time.
  public var newYears: [DateText]?
  /// `null` when China's date counts, changed during the day at the place of birth, and the hour is not known. {null}
  public var lunarDate: LunarDate?
  /// Only then: the days that it may be, in the order of time.
  public var lunarDates: [LunarDate]?
  public var pillars: Pillars
  public var elements: Elements
  /// `null` when one ends and the next begins on a day whose hour is not known. {null}
  public var solarTerm: RunningTerm?
  public var boundaries: [Boundary]
}
