/// The version of this program, as `misc/health` and the command say it.
public let productVersion = "0.1.0"
