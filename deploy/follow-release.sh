#!/bin/sh
# Lets nginx follow the link RELEASE_DIR/current: files and rules of another release take effect in the same instant.
#
#   follow-release.sh RELEASE_DIR RULES_DIR [--once] [options of nginx]
#
# Copies nginx-maps.conf of the current release to RULES_DIR, adds which release nginx had before, and has nginx read it. Looks at the link four times a second;
# with --once only once, for the first start. A release whose rules nginx refuses is not followed: visitors keep the one
# they have, a line in the log says why, and it is tried again every 30 seconds.
#
# Runs as root, as nginx does. Releases are made by another user, so what nginx reads of them is a copy that holds maps
# and nothing else: no directive of theirs reaches nginx.
set -u
LC_ALL=C
export LC_ALL

folder=$1
rules=$2
shift 2
once=no
if [ "${1-}" = --once ]; then
  once=yes
  shift
fi

line='#.*'
line="$line|map_hash_(bucket|max)_size [0-9]+;"
line="$line|map (\"\"|[\$][a-z_]+) [\$]site_[a-z0-9_]+ \\{"
line="$line|  (default|\"([^\"\\\\]|\\\\.)*\") \"([^\"\\\\]|\\\\.)*\";"
line="$line|\\}"
expected="^($line)?\$"

say() {
  printf '%s\n' "$*" >&2
}

# value NAME: what the rules that nginx has say of a variable with one value.
value() {
  sed -n "/^map \"\" [\$]$1 {\$/{n;s/^  default \"\([A-Za-z0-9][A-Za-z0-9._-]*\)\";\$/\1/p;}" "$rules/nginx-maps.conf" | tail -n 1
}

# The release that nginx has, unless it is the same: then the one before it. Nothing where there is none.
release_before() {
  if [ ! -f "$rules/nginx-maps.conf" ]; then return; fi
  before=$(value site_release)
  if [ "$before" = "$1" ]; then before=$(value site_release_before); fi
  printf '%s' "$before"
}

# Puts back the rules that nginx has.
keep() {
  if [ -f "$rules/before.conf" ]; then
    mv "$rules/before.conf" "$rules/nginx-maps.conf"
  else
    rm -f "$rules/nginx-maps.conf"
  fi
}

# follow releases/ID [options of nginx]
follow() {
  release=$1
  shift
  case ${release#releases/} in
    "$release" | '' | .* | */*)
      say "$folder/current leads to «$release»; expected releases/ID. nginx keeps the release it has."
      return 1
      ;;
  esac
  maps=$folder/$release/rules/nginx-maps.conf
  if [ ! -f "$maps" ] || [ -L "$maps" ] || ! cp "$maps" "$rules/new.conf"; then
    say "$maps cannot be read. nginx keeps the release it has. Make a new one: «npm run release -- build»."
    return 1
  fi
  wrong=$(grep -anvE "$expected" "$rules/new.conf" | cut -d: -f1 | head -n 3 | tr '\n' ' ')
  if [ -n "$wrong" ]; then
    say "$maps holds more than maps, in line $wrong. nginx keeps the release it has. Find out who wrote this."
    return 1
  fi
  printf '\nmap "" $site_release_before {\n  default "%s";\n}\n' "$(release_before "${release#releases/}")" >> "$rules/new.conf"
  rm -f "$rules/before.conf"
  if [ -f "$rules/nginx-maps.conf" ]; then cp -p "$rules/nginx-maps.conf" "$rules/before.conf"; fi
  mv "$rules/new.conf" "$rules/nginx-maps.conf"
  if ! nginx -t -q "$@"; then
    keep
    say "nginx refuses the rules of $release and keeps the release it has; its reason is above. Go back to an earlier one: «npm run release -- rollback»."
    return 1
  fi
  if nginx -s reload "$@" 2> /dev/null; then
    say "nginx reads $release."
  else
    say "nginx does not run; it will begin with $release."
  fi
}

followed=
pause=0
while :; do
  release=$(readlink "$folder/current")
  if [ "$release" != "$followed" ] || [ "$pause" -eq 1 ]; then
    followed=$release
    pause=0
    follow "$release" "$@" || pause=120
  fi
  if [ "$once" = yes ]; then exit "$((pause > 0))"; fi
  if [ "$pause" -gt 1 ]; then pause=$((pause - 1)); fi
  sleep 0.25
done
