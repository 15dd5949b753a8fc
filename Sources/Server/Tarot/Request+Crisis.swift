import HTTPTypes
import Hummingbird
import Readings

extension Request {
  /// What somebody is to be met with first whose words sound as if help mattered more than a reading; `nil` for all other words.
  ///
  /// The help is that of the country whose clocks the device shows, for there somebody is, whatever the browser speaks; without them that of
  /// the region that the browser or the program names first, `en-GB`, and without a region that of the language.
  func crisis(in text: String, _ context: AppContext) -> CrisisAnswer? {
    let first = (headers[.acceptLanguage] ?? "").prefix(200).prefix { $0 != "," && $0 != ";" }
    let tag = first.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let country = currentZone.flatMap { Vantage(cityOf: $0)?.country }
    return context.language.crisisAnswer(to: text, account: tag.isEmpty ? nil : tag, region: country)
  }
}
