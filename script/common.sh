# shellcheck shell=bash
# Shared by the scripts beside it: sourced, never run, after `set -euo pipefail`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit

# What is being done, on a line of its own.
say() { printf '==> %s\n' "$*"; }

# Why it cannot be done, and the end.
fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

is_mac() { [ "$(uname -s)" = Darwin ]; }

need_swift() {
  command -v swift >/dev/null 2>&1 || fail "no swift on the PATH. Install Swift 6.2 or later from https://swift.org/install and try again."
}

# The folder of clang, wasm-ld and wasmkit that came with swift, whatever else is installed.
toolchain_bin() {
  local resources
  resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  (cd "$resources/../../bin" && pwd)
}

# The Chromium that tests drive: $CHROMIUM when set.
find_chromium() {
  local candidate
  for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1; then
      command -v "$candidate"
      return 0
    fi
  done
  return 1
}

# One executable to carry: on Linux it holds the Swift runtime too. Nobody looks its symbols up while it runs.
release_flags() {
  echo -c release --product astronova
  is_mac || echo --static-swift-stdlib -Xlinker --no-export-dynamic
}

# The path of the released executable, which is built when it is not there or not new. On Linux that is a copy without symbols; they lie beside
# it in astronova.debug, where a debugger and Swift's own backtraces find them.
release_binary() {
  local built carried
  # shellcheck disable=SC2046
  swift build $(release_flags) >&2
  built="$(swift build -c release --show-bin-path)/astronova"
  if is_mac; then
    echo "$built"
    return
  fi
  carried="$(dirname "$built")/carried/astronova"
  if [ ! "$carried" -nt "$built" ]; then
    mkdir -p "$(dirname "$carried")"
    objcopy --only-keep-debug "$built" "$carried.debug"
    (cd "$(dirname "$carried")" && objcopy --strip-all --add-gnu-debuglink=astronova.debug "$built" astronova)
  fi
  echo "$carried"
}
