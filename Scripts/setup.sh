# Installs what is missing to build and run Deckle. Sourced by the other scripts.
# Debian and Ubuntu: packages by apt, as root or through sudo. macOS: names the brew packages.

say() { printf '%s\n' "$*" >&2; }
die() { say "error: $*"; exit 1; }

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

libraries="pkg-config zlib1g-dev libdeflate-dev libpng-dev libjpeg-dev libwebp-dev libpango1.0-dev libicu-dev librsvg2-dev liblcms2-dev nettle-dev libzip-dev libexpat1-dev"
fonts="fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
test_tools="python3 python3-venv poppler-utils libharfbuzz-bin pngcheck webp"
brew_packages="pkgconf zlib libdeflate libpng jpeg-turbo webp pango icu4c librsvg little-cms2 nettle libzip expat"
brew_fonts="font-inter font-noto-sans font-noto-sans-arabic font-noto-sans-hebrew font-noto-sans-devanagari \
font-noto-sans-thai font-noto-sans-cjk font-noto-color-emoji"

install_packages() { # names...
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  say "Installing ${missing[*]}"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "these packages are missing: ${missing[*]}. Install them as root."
    as_root=(sudo)
  fi
  local log
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    die "apt-get could not install ${missing[*]}"
  fi
  rm -f "$log"
}

setup() { # more apt packages...
  command -v swift >/dev/null || die "swift is not on the PATH. Install Swift 6.2 or later from swift.org."
  if command -v apt-get >/dev/null; then
    # shellcheck disable=SC2086
    install_packages $libraries $fonts "$@"
  elif command -v brew >/dev/null; then
    # shellcheck disable=SC2086
    brew list $brew_packages >/dev/null 2>&1 || brew install $brew_packages
    # Homebrew does not link ICU into the folders that pkg-config searches.
    export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    # shellcheck disable=SC2086
    brew list --cask $brew_fonts >/dev/null 2>&1 || brew install --cask $brew_fonts
  else
    die "neither apt-get nor brew is here. Install by hand: $libraries $fonts (brew: $brew_packages $brew_fonts)"
  fi
}

# Swift says of pkg-config's answers for GLib that they hold a flag that it does not pass on; it is not needed.
quietly() { "$@" 2> >(grep -v 'prohibited flag' >&2 || true); }

# Sets `python` to an interpreter with the packages that the independent checks need.
test_tools_python() {
  local tools=$root/.build/test-tools
  [ -x "$tools/bin/python" ] || python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check -r "$root/Tests/Independent/requirements.txt"
  python=$tools/bin/python
}
