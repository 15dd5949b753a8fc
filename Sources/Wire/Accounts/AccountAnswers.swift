public import Ephemeris

/// A person as the API tells of them.
public struct UserAnswer: JSONEncodable, Sendable {
  let id: String
  let email: String?
  let name: String?
  let created: UTC
  let updated: UTC

  public init(id: String, email: String?, name: String?, created: UTC, updated: UTC) {
    self.id = id
    self.email = email
    self.name = name
    self.created = created
    self.updated = updated
  }

  public func encode(to json: inout JSONWriter) {
    let parts = (name ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    json.object { json in
      json.field("id", id)
      json.field("email", email)
      json.field("firstName", parts.first)
      json.field("lastName", parts.count > 1 ? parts[1] : nil)
      json.field("fullName", name)
      json.field("createdAt", ISO8601.string(created))
      json.field("updatedAt", ISO8601.string(updated))
    }
  }
}

/// What a client gets when it has signed in.
public struct SignedInAnswer: JSONEncodable, Sendable {
  let accessToken: String
  let expires: UTC
  let refreshToken: String
  let refreshExpires: UTC
  let user: UserAnswer
  let isNew: Bool

  public init(accessToken: String, expires: UTC, refreshToken: String, refreshExpires: UTC, user: UserAnswer, isNew: Bool) {
    self.accessToken = accessToken
    self.expires = expires
    self.refreshToken = refreshToken
    self.refreshExpires = refreshExpires
    self.user = user
    self.isNew = isNew
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("jwtToken", accessToken)
      json.field("tokenType", "Bearer")
      json.field("expiresAt", ISO8601.string(expires))
      json.field("refreshToken", refreshToken)
      json.field("refreshExpiresAt", ISO8601.string(refreshExpires))
      json.field("isNew", isNew)
      json.field("user", user)
    }
  }
}

/// Whose token it is.
public struct ValidationAnswer: JSONEncodable, Sendable {
  let user: UserAnswer
  let role: String
  let deviceID: String

  public init(user: UserAnswer, role: String, deviceID: String) {
    self.user = user
    self.role = role
    self.deviceID = deviceID
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("valid", true)
      json.field("userId", user.id)
      json.field("email", user.email)
      json.field("role", role)
      json.field("deviceId", deviceID)
      json.field("user", user)
    }
  }
}

/// A word that something is done.
public struct StatusAnswer: JSONEncodable, Sendable {
  let status: String

  public init(_ status: String) { self.status = status }

  public func encode(to json: inout JSONWriter) { json.object { json in json.field("status", status) } }
}

/// A list under a name.
public struct ListAnswer<Element: JSONEncodable & Sendable>: JSONEncodable, Sendable {
  let name: String
  let elements: [Element]
  let next: String?

  /// A list; `next` is what asks for the following page.
  public init(_ name: String, _ elements: [Element], next: String? = nil) {
    self.name = name
    self.elements = elements
    self.next = next
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key(named: name)
      json.array(elements) { json, element in element.encode(to: &json) }
      json.field("next", next)
    }
  }
}

/// A device that is signed in.
public struct DeviceAnswer: JSONEncodable, Sendable {
  let id: String
  let kind: String
  let device: String
  let created: UTC
  let seen: UTC
  let expires: UTC
  let isThis: Bool

  public init(id: String, kind: String, device: String, created: UTC, seen: UTC, expires: UTC, isThis: Bool) {
    self.id = id
    self.kind = kind
    self.device = device
    self.created = created
    self.seen = seen
    self.expires = expires
    self.isThis = isThis
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("kind", kind)
      json.field("device", device)
      json.field("createdAt", ISO8601.string(created))
      json.field("seenAt", ISO8601.string(seen))
      json.field("expiresAt", ISO8601.string(expires))
      json.field("current", isThis)
    }
  }
}

/// A way to sign in.
public struct CredentialAnswer: JSONEncodable, Sendable {
  let id: String
  let kind: String
  let email: String?
  let created: UTC

  public init(id: String, kind: String, email: String?, created: UTC) {
    self.id = id
    self.kind = kind
    self.email = email
    self.created = created
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("provider", kind)
      json.field("email", email)
      json.field("createdAt", ISO8601.string(created))
    }
  }
}

/// Something that happened to the safety of an account.
public struct SecurityEventAnswer: JSONEncodable, Sendable {
  let kind: String
  let at: UTC
  let device: String
  let network: String
  let times: Int
  let since: UTC?

  /// - Parameters:
  ///   - times: how many equal ones it stands for.
  ///   - since: when the first of several was.
  public init(kind: String, at: UTC, device: String, network: String, times: Int = 1, since: UTC? = nil) {
    self.kind = kind
    self.at = at
    self.device = device
    self.network = network
    self.times = times
    self.since = since
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("event", kind)
      json.field("at", ISO8601.string(at))
      json.field("device", device)
      json.field("network", network)
      json.field("count", times)
      json.field("since", ISO8601.string(since ?? at))
    }
  }
}

/// A key for a program; the key itself only in the answer to its making.
public struct ProgramKeyAnswer: JSONEncodable, Sendable {
  let id: String
  let name: String
  let hint: String
  let scopes: [String]
  let created: UTC
  let used: UTC?
  let expires: UTC?
  let key: String?

  public init(id: String, name: String, hint: String, scopes: [String], created: UTC, used: UTC?, expires: UTC?, key: String?) {
    self.id = id
    self.name = name
    self.hint = hint
    self.scopes = scopes
    self.created = created
    self.used = used
    self.expires = expires
    self.key = key
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("name", name)
      json.field("hint", hint)
      json.field("scopes", scopes)
      json.field("createdAt", ISO8601.string(created))
      json.field("usedAt", used.map { ISO8601.string($0) })
      json.field("expiresAt", expires.map { ISO8601.string($0) })
      json.field("key", ifPresent: key)
    }
  }
}
