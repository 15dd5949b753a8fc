extension OpenAPIDocument {
  static let accounts = """
      /api/v1/auth/register:
        post:
          tags: [Accounts]
          operationId: register
          summary: Make an account with an address and a password
          description: |
            A password has at least 8 characters and is none of those that everybody tries first. `chartId` takes over a chart made before. Addresses are normalised
            (NFC, without what cannot be seen, the domain as browsers write it), so that spellings that look the same are one account.
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [email, password], properties: {email: {type: string, format: email}, password: {type: string, minLength: 8, maxLength: 256}, name: {type: string}, device: {type: string}, chartId: {type: string, format: uuid}}}
                example: {email: ada@example.org, password: under the pear tree, name: Ada}
          responses:
            '201': {$ref: '#/components/responses/SignedIn'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '409': {$ref: '#/components/responses/Conflict'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
            '503': {$ref: '#/components/responses/Unavailable'}
      /api/v1/auth/login:
        post:
          tags: [Accounts]
          operationId: login
          summary: Sign in with an address and a password
          description: |
            The answer to an unknown address and to a wrong password is the same, and takes as long. Wrong passwords are counted by network (20 in ten minutes)
            and by the address that is tried (10 in ten minutes, 50 in a day, from everywhere together), whoever's token is sent along; right ones are not counted. Networks and
            devices from which the account has been entered before count on their own, so that a stranger's guesses do not keep its owner out. 429 also means that too many
            passwords of this network are being checked at this moment, 503 of everybody; `Retry-After` says when to come back.
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [email, password], properties: {email: {type: string}, password: {type: string}, device: {type: string}}}
                example: {email: ada@example.org, password: under the pear tree, device: Ada’s phone}
          responses:
            '200': {$ref: '#/components/responses/SignedIn'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
            '503': {$ref: '#/components/responses/Unavailable'}
      /api/v1/auth/apple:
        post:
    \(provider("Apple"))
      /api/v1/auth/google:
        post:
    \(provider("Google"))
      /api/v1/auth/firebase:
        post:
    \(provider("Firebase"))
      /api/v1/auth/refresh:
        post:
          tags: [Accounts]
          operationId: refresh
          summary: A new access token for a refresh token
          description: |
            A refresh token works once; its answer holds the next one. For ten seconds it gives the same next one again, for an answer that was lost or two tabs that ask
            at once; using it after that signs the device out. Renewals are counted by device (30 in ten minutes) and by nothing else.
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [refreshToken], properties: {refreshToken: {type: string}}}
                example: {refreshToken: anr_…}
          responses:
            '200': {$ref: '#/components/responses/SignedIn'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
      /api/v1/auth/validate:
        get:
          tags: [Accounts]
          operationId: validate
          summary: Whose token this is
          security: [{bearer: []}]
          responses:
            '200':
              description: The person.
              content:
                application/json:
                  schema: {type: object, required: [valid, userId, user], properties: {valid: {type: boolean}, userId: {type: string}, email: {type: [string, 'null']}, role: {type: string}, deviceId: {type: string}, user: {$ref: '#/components/schemas/User'}}}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
      /api/v1/auth/logout:
        post:
          tags: [Accounts]
          operationId: logout
          summary: Sign this device out
          security: [{bearer: []}]
          responses:
    \(done)
      /api/v1/auth/delete-account:
        delete:
          tags: [Accounts]
          operationId: deleteAccount
          summary: Delete the account and everything in it
          description: With the password, or within ten minutes of signing in. Nothing is left, in no file of the database. Wrong passwords are counted as at `auth/login`.
          security: [{bearer: []}]
          requestBody:
            required: false
            content:
              application/json:
                schema: {type: object, properties: {password: {type: string}}}
                example: {password: under the pear tree}
          responses:
    \(doneOrNot)
            '503': {$ref: '#/components/responses/Unavailable'}
      /api/v1/auth/password:
        post:
          tags: [Accounts]
          operationId: changePassword
          summary: Change the password
          description: |
            Every other device is signed out, and the keys for programs are taken away unless `keepKeys` is true: whoever knew the old password may have made them.
            Wrong passwords are counted as at `auth/login`.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [currentPassword, newPassword], properties: {currentPassword: {type: string}, newPassword: {type: string, minLength: 8, maxLength: 256}, keepKeys: {type: boolean, default: false}}}
                example: {currentPassword: under the pear tree, newPassword: over the old wall}
          responses:
    \(doneOrNot)
            '503': {$ref: '#/components/responses/Unavailable'}
      /api/v1/auth/credentials:
        get:
          tags: [Accounts]
          operationId: credentials
          summary: The ways to sign in
          security: [{bearer: []}]
          responses:
    \(listed)
        post:
          tags: [Accounts]
          operationId: linkCredential
          summary: Add a way to sign in
          description: '`provider` is apple, google or firebase with `identityToken`, or password with `email` and `password`. Within ten minutes of signing in.'
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [provider], properties: {provider: {type: string, enum: [apple, google, firebase, password]}, identityToken: {type: string}, rawNonce: {type: string}, email: {type: string}, password: {type: string}}}
                example: {provider: apple, identityToken: eyJraWQiOi…}
          responses:
    \(made)
      /api/v1/auth/credentials/{id}:
        delete:
          tags: [Accounts]
          operationId: unlinkCredential
          summary: Take a way to sign in away
          description: Not the only one. Within ten minutes of signing in.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
    \(doneOrNot)
      /api/v1/auth/devices:
        get:
          tags: [Accounts]
          operationId: devices
          summary: The devices that are signed in
          security: [{bearer: []}]
          responses:
    \(listed)
        delete:
          tags: [Accounts]
          operationId: signOutOthers
          summary: Sign every other device out
          description: The keys for programs are taken away, too, unless `keepKeys` is true.
          security: [{bearer: []}]
          parameters: [{name: keepKeys, in: query, schema: {type: boolean, default: false}}]
          responses:
    \(done)
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/auth/devices/{id}:
        delete:
          tags: [Accounts]
          operationId: signOutDevice
          summary: Sign one device out
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
    \(doneOrNot)
      /api/v1/auth/security-log:
        get:
          tags: [Accounts]
          operationId: securityLog
          summary: What happened to the safety of the account
          description: |
            The newest 200 events, and apart from them the newest 50 failures. Equal failures of a network on a day (UTC) are one event: `count` says how many, `since` when the
            first was, `at` when the last. Of addresses only the first half is kept.
          security: [{bearer: []}]
          responses:
            '200':
              description: The list.
              content:
                application/json:
                  schema: {type: object, required: [events], properties: {events: {type: array, items: {type: object, required: [event, at, device, network, count, since], properties: {event: {type: string}, at: {type: string, format: date-time}, device: {type: string}, network: {type: string}, count: {type: integer, minimum: 1}, since: {type: string, format: date-time}}}}}}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
      /api/v1/auth/api-keys:
        get:
          tags: [Accounts]
          operationId: apiKeys
          summary: The keys for programs
          description: With their scopes, when each was used last (`usedAt`), and when it ends (`expiresAt`; null for keys that were made before keys ended). The keys themselves are kept nowhere.
          security: [{bearer: []}]
          responses:
    \(listed)
        post:
          tags: [Accounts]
          operationId: makeApiKey
          summary: Make a key for a program
          description: |
            With `password`, or within ten minutes of signing in. The key stands in this answer and nowhere else; send it as a bearer token. It ends in 90 days unless
            `expiresInDays` says otherwise, in a year at the latest; with the password, or when every other device is signed out, it is taken away.

            Scopes: `profile` reads and changes the profile and the charts, and whatever else holds a birth (matches; reports through `sync`). `records` reads and changes the rest:
            readings, the journal, bookmarks; it sees no birth as it was entered. Left out, a key has both. No key opens anything under `auth/`, the export, or the import.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [name], properties: {name: {type: string}, scopes: {type: array, items: {type: string, enum: [profile, records]}}, expiresInDays: {type: integer, minimum: 1, maximum: 365, default: 90}, password: {type: string, description: 'Unless the sign-in is fresh.'}}}
                example: {name: My script, scopes: [profile], expiresInDays: 90}
          responses:
    \(made)
      /api/v1/auth/api-keys/{id}:
        delete:
          tags: [Accounts]
          operationId: deleteApiKey
          summary: Take a key away
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
    \(doneOrNot)

    """

  /// Answers that several routes share.
  private static let done = """
            '200': {$ref: '#/components/responses/Done'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
    """

  /// Answers that several routes share.
  private static let doneOrNot = """
            '200': {$ref: '#/components/responses/Done'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
            '404': {$ref: '#/components/responses/NotFound'}
            '409': {$ref: '#/components/responses/Conflict'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
    """

  /// Answers that several routes share.
  private static let listed = """
            '200':
              description: The list.
              content:
                application/json:
                  schema: {type: object}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
    """

  /// Answers that several routes share.
  private static let made = """
            '201':
              description: It is made.
              content:
                application/json:
                  schema: {type: object}
            '400': {$ref: '#/components/responses/BadRequest'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
            '404': {$ref: '#/components/responses/NotFound'}
            '409': {$ref: '#/components/responses/Conflict'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
            '503': {$ref: '#/components/responses/Unavailable'}
    """

  private static func provider(_ name: String) -> String {
    """
          tags: [Accounts]
          operationId: signInWith\(name)
          summary: Sign in with an identity token of \(name)
          description: The token’s signature, issuer, audience, time and nonce are checked. The account is made at the first time. 404 when the server does not offer it.
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/ProviderSignIn'}
                example: {identityToken: eyJraWQiOi…, rawNonce: 7c1e, firstName: Ada}
          responses:
            '200': {$ref: '#/components/responses/SignedIn'}
            '201': {$ref: '#/components/responses/SignedIn'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
            '503': {$ref: '#/components/responses/Unavailable'}
    """
  }
}
