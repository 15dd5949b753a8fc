import Wire

extension OpenAPIDocument {
  /// The functions of the first Arca. Both paths of each answer the same, so they are written from one table.
  static let callables = CallableFunction.allCases.map { function in
    let (summary, fields, example) = described(function)
    return [function.route, function.emulatorRoute].enumerated().map { index, route in
      """
        \(route.path):
          post:
            tags: [Arca]
            operationId: \(function.rawValue)\(index == 0 ? "" : "_emulated")
            summary: \(index == 0 ? summary : "The same behind a project and a region, as an emulator has it")
            security: [{}, {bearer: []}]
      \(index == 0 ? "" : projectParameters)      requestBody:
              required: true
              content:
                application/json:
                  schema: {type: object, required: [data], additionalProperties: false, properties: {data: {type: object, properties: {\(fields)}}}}
                  example: {data: {\(example)}}
            responses:
              '200':
                description: It went well.
                content:
                  application/json:
                    schema: {type: object, required: [result], properties: {result: {}}}
              '429': {$ref: '#/components/responses/CallableFault'}
              default: {$ref: '#/components/responses/CallableFault'}

      """
    }.joined()
  }.joined()

  private static let projectParameters =
    "      parameters: [{name: project, in: path, required: true, schema: {type: string}, example: arca-baf77}, {name: region, in: path, required: true, schema: {type: string}, example: us-central1}]\n"

  private static func described(_ function: CallableFunction) -> (summary: String, fields: String, example: String) {
    let user = "user_id: {type: string}"
    let reading = user + ", date: {type: string, format: date}, model_name: {type: string, description: Accepted and not used.}"
    let me = "user_id: 01948f3c-7e00-7abc-8def-0123456789ab"
    return switch function {
    case .sunSign:
      ("The Sun sign of a date, with its profile", "birth_date: {type: string, format: date}", "birth_date: '1990-06-15'")
    case .createProfile:
      (
        "Make or change your profile",
        user
          + ", name: {type: string}, email: {type: string}, birth_date: {type: string, format: date}, birth_time: {type: string}, birth_timezone: {type: string}, birth_lat: {type: number}, birth_lon: {type: number}, birth_fold: {type: string}, device_timezone: {type: string}",
        me
          + ", name: Ada, email: ada@example.org, birth_date: '1990-06-15', birth_time: '14:30', birth_timezone: America/New_York, birth_lat: 40.7128, birth_lon: -74.006"
      )
    case .profile: ("Your profile with the birth chart", user, me)
    case .dailyHoroscope: ("Your reading of a day, first stage", reading, me + ", date: '2026-11-21'")
    case .detailedHoroscope:
      (
        "Your reading of a day, second stage",
        reading + ", daily_horoscope: {type: object, description: 'The result of the first stage, whole or trimmed.'}",
        me + ", daily_horoscope: {date: '2026-11-21'}"
      )
    case .addJournalEntry:
      (
        "Note what was read",
        user
          + ", date: {type: string, format: date}, entry_type: {type: string}, summary_viewed: {type: string}, categories_viewed: {type: array, items: {type: object}}, time_spent_seconds: {type: integer}, idempotency_key: {type: string}",
        me
          + ", date: '2026-11-21', entry_type: horoscope_reading, summary_viewed: …, categories_viewed: [{category: love_relationships, text: …}], time_spent_seconds: 180"
      )
    case .memory: ("What you have read so far", user, me)
    case .astrometers:
      ("Your meters of a day", user + ", date: {type: string, format: date}, view: {type: string, enum: [classic, modern]}", me)
    case .natalChart:
      (
        "A chart for an instant and a place", "utc_dt: {type: string}, lat: {type: number}, lon: {type: number}",
        "utc_dt: '1990-06-15 18:30', lat: 40.7128, lon: -74.006"
      )
    case .dailyTransit: ("The sky of an instant", "utc_dt: {type: string}", "utc_dt: '2026-11-21 12:00'")
    case .userTransit:
      (
        "The sky of an instant over a place", "utc_dt: {type: string}, birth_lat: {type: number}, birth_lon: {type: number}",
        "birth_lat: 40.7128, birth_lon: -74.006"
      )
    }
  }

  static let callableAnswers = """
        CallableFault:
          description: It did not go well. Statuses are those of gRPC, and each has its HTTP status.
          content:
            application/json:
              schema:
                type: object
                required: [error]
                properties:
                  error:
                    type: object
                    required: [status, message]
                    properties:
                      status: {type: string, enum: [\(CallableStatus.allCases.map(\.rawValue).joined(separator: ", "))]}
                      message: {type: string}
              example: {error: {status: INVALID_ARGUMENT, message: 'Missing required parameter: user_id'}}

    """
}
