/// The version of this program, as `misc/health` and the command say it.
package let productVersion = "0.1.0"
