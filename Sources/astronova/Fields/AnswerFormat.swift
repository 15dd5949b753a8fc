import ArgumentParser

/// In which form a list is answered.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, csv
}

/// In which form places are answered.
enum PlaceFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json
}

/// In which form a chart is answered.
enum ChartFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, svg
}
