import HTTPTypes

/// One step of a group of golden answers: a request whose answer is recorded, or something that prepares the next one.
///
/// Paths, headers and bodies may hold names in double braces, such as `{{chart}}`: values that earlier answers gave.
enum GoldenStep: Sendable {
  /// Sends a request and records its answer.
  case ask(GoldenAsk)
  /// Signs somebody in, at an app (their token becomes `{{name.token}}`) and at a browser, without recording it.
  case enter(String)
  /// Does a step several times without recording it.
  indirect case often(Int, GoldenStep)
  /// Moves the clock of the group on by seconds.
  case wait(Double)
  /// Lets the provider sign an identity token and keeps it under a name.
  case identity(name: String, subject: String, email: String?, nonce: String?)
}

/// A request whose answer is recorded.
struct GoldenAsk: Sendable {
  /// Who sends a request.
  enum Sender: Sendable {
    /// A program, with this bearer token or none.
    case program(token: String?)
    /// A browser with a cookie jar of its own, by name.
    case browser(String)
  }

  /// How much of an answer is recorded.
  enum Extent: Sendable {
    case whole
    /// Status and headers: the words depend on an id that the server draws at random, so they are another text every time.
    case head
  }

  let method: String
  let path: String
  /// What is special about this request, in a few words.
  let title: String
  var sender: Sender
  var headers: [(name: String, value: String)]
  let body: String?
  /// Values of the answer to keep, by the name that later steps use: `body:a.b` for a path into JSON, `header:location:PREFIX` for what
  /// follows a prefix in a header up to the next delimiter, `text:PREFIX` for the same in the body.
  let keeps: [String: String]
  let extent: Extent
}

extension GoldenStep {
  static func get(
    _ path: String, _ title: String, by sender: GoldenAsk.Sender = .nobody, headers: [(String, String)] = [],
    keeps: [String: String] = [:], extent: GoldenAsk.Extent = .whole
  ) -> GoldenStep { send("GET", path, title, nil, by: sender, headers: headers, keeps: keeps, extent: extent) }

  /// A request with a JSON body.
  static func post(
    _ path: String, _ title: String, _ body: String, by sender: GoldenAsk.Sender = .nobody, headers: [(String, String)] = [],
    keeps: [String: String] = [:], extent: GoldenAsk.Extent = .whole
  ) -> GoldenStep { send("POST", path, title, body, by: sender, headers: headers, keeps: keeps, extent: extent) }

  /// A form of a page.
  static func form(
    _ path: String, _ title: String, _ fields: String, by sender: GoldenAsk.Sender, headers: [(String, String)] = [],
    keeps: [String: String] = [:], extent: GoldenAsk.Extent = .whole
  ) -> GoldenStep {
    let type = ("content-type", "application/x-www-form-urlencoded")
    return send("POST", path, title, fields, by: sender, headers: [type] + headers, keeps: keeps, extent: extent)
  }

  static func send(
    _ method: String, _ path: String, _ title: String, _ body: String? = nil, by sender: GoldenAsk.Sender = .nobody,
    headers: [(String, String)] = [], keeps: [String: String] = [:], extent: GoldenAsk.Extent = .whole
  ) -> GoldenStep {
    .ask(
      GoldenAsk(
        method: method, path: path, title: title, sender: sender, headers: headers.map { (name: $0.0, value: $0.1) }, body: body,
        keeps: keeps, extent: extent))
  }

  /// A body that is empty, one that is no JSON, one that is a list, and one whose field has the wrong type.
  static func brokenBodies(
    of method: String = "POST", _ path: String, wrongType: String, by sender: GoldenAsk.Sender = .nobody
  ) -> [GoldenStep] {
    [
      send(method, path, "an empty object", "{}", by: sender), send(method, path, "no JSON", "{\"a\":", by: sender),
      send(method, path, "a list", "[]", by: sender), send(method, path, "a wrong type", wrongType, by: sender),
    ]
  }

  /// Requests without a token, to routes that need one.
  static func unsigned(_ routes: [(method: String, path: String)]) -> [GoldenStep] {
    routes.flatMap { route in
      let body = route.method == "GET" ? nil : "{}"
      return [
        send(route.method, route.path, "without a token", body),
        send(route.method, route.path, "with a token that is none", body, by: .program(token: "nonsense")),
      ]
    }
  }
}

extension GoldenAsk.Sender {
  static let nobody = GoldenAsk.Sender.program(token: nil)

  /// The app of somebody who is signed in.
  static func app(_ name: String) -> GoldenAsk.Sender { .program(token: "{{\(name).token}}") }

  var name: String {
    switch self {
    case .program(nil): "nobody"
    case .program(let token?): "a program with \(token.replacing("{{", with: "{").replacing("}}", with: "}"))"
    case .browser(let name): "a browser, \(name)"
    }
  }
}
