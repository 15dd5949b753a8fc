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
  is_mac || echo --static-swift-stdlib -Xlinker --no-export-dynamic "$(packing_flags)"
}

# Where the toolchain brings lld and the system's loader can read them (glibc 2.36), the addresses that are adjusted at the start are packed:
# 5 MB less in the executable and in memory. What is the same function twice is there once.
packing_flags() {
  local libc
  libc=$(getconf GNU_LIBC_VERSION 2>/dev/null) || return 0
  [ "$(printf '%s\n' 2.36 "${libc#glibc }" | sort -V | head -n 1)" = 2.36 ] && [ -x "$(toolchain_bin)/ld.lld" ] || return 0
  echo -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=safe
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
