/// The paint of all drawings of this room, for the page to serve.
public enum ChartStylesheet {
  /// Every drawing's rules, over the tokens `--surface`, `--card`, `--text`, `--line-2`, `--secondary`, `--friction`, `--fire` and
  /// their kin. The drawings themselves carry classes and geometry only, so a strict content policy has nothing to object to.
  public static let css =
    ChartWheel.stylesheet + ChartWheel.pageStylesheet + AspectGrid.stylesheet + BalanceFigure.stylesheet
    + MoonDisc.stylesheet + HorizonSky.stylesheet + AngleDrawing.stylesheet

  /// The rules of the drawings of a day, for the pages that have them: meters, windows, weeks, months, threads.
  public static let day =
    MeterTone.stylesheet + MeterString.stylesheet + MeterDial.stylesheet + TransitWindow.stylesheet
    + WeekCurve.stylesheet + MonthCurve.stylesheet + ThemeThread.stylesheet

  /// The rules of the drawings of a report, for the document that has no other.
  public static let report = ChartWheel.stylesheet + AngleDrawing.stylesheet

  /// The rules of the cards and their colours in both themes, for the pages that have them. The colours are those of a printed deck, not
  /// of the interface, and stand here.
  public static var deck: String { CardPalette.stylesheet + CardStylesheet.rules(of: CardSuit.allCases) }
}
