/// What a person typed about a birth, kept letter by letter so that nothing is lost when a question has to be asked back.
///
/// The server fills it from the fields of `POST /chart`; ``BirthIntake`` reads it.
package struct BirthForm: Sendable, Hashable {
  /// `date`: `15 June 1990`, `1990-06-15`, `15.6.1990`, `June 15, 1990`, …
  package var date: String
  /// `date_order`: `dmy` or `mdy`, the answer for a date such as `6/5/1990`.
  package var dateOrder: String
  /// `time`: `14:30`, `2:30 pm`, `1430`, …
  package var time: String
  /// `time_unknown`: the box is checked.
  package var timeUnknown: Bool
  /// `clock`: `earlier` or `later`, the answer for a time that the clocks showed twice or left out.
  package var clock: String
  /// `place`: what stands in the field.
  package var place: String
  /// `place_id`: the place that was chosen from the list while typing.
  package var placeID: String
  /// `place_option`: the place that was chosen from the list below the field.
  package var placeOption: String
  /// `place_chosen`: what stood in the field when the place was chosen or the list was made; another text makes the choice void.
  package var placeChosen: String

  /// An empty form.
  package init() { self.init { _ in nil } }

  /// A submitted form.
  ///
  /// - Parameter value: gives the value of a field by name, or `nil` when it was not sent. Each is cut at 200 characters.
  package init(_ value: (String) -> String?) {
    func field(_ name: String) -> String { String((value(name) ?? "").prefix(200)) }
    date = field("date")
    dateOrder = field("date_order")
    time = field("time")
    timeUnknown = !field("time_unknown").isEmpty
    clock = field("clock")
    place = field("place")
    placeID = field("place_id")
    placeOption = field("place_option")
    placeChosen = field("place_chosen")
  }

  /// The chosen place, unless the text was changed after choosing.
  var chosenPlaceID: String? {
    guard place == placeChosen else { return nil }
    if !placeOption.isEmpty { return placeOption }
    return placeID.isEmpty ? nil : placeID
  }
}
