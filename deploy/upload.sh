#!/bin/sh
# Brings a finished site to object storage that speaks S3, in an order in which no page ever lacks what it needs.
#
#   upload.sh out s3://BUCKET [--prune] [options for aws, as --endpoint-url https://…]
#
# First what pages load: these names change with the content, so nothing is replaced. Then data, then pages. What is gone
# from the site goes last, but files that a page of yesterday may still load stay until a run with --prune, once a month.
#
# Storage compresses nothing and knows no rules: the CDN in front of it compresses, finds /themen in themen.html, and sends
# what deploy/generated/rules.json says.
set -eu

out=$1
bucket=$2
shift 2
prune=false
if [ "${1-}" = --prune ]; then
  prune=true
  shift
fi

if [ ! -f "$out/index.html" ]; then
  echo "upload.sh: there is no finished site in $out. «npm run build» makes one. Nothing was uploaded." >&2
  exit 1
fi

long='public, max-age=31536000, immutable'
short='public, max-age=300, stale-if-error=86400'

bring_files() {
  aws s3 sync "$out" "$bucket" --size-only --no-progress \
    --exclude '*' --include '_next/static/*' --include 'assets/*' --include 'media/*' --include 'share/*' \
    --exclude '*.br' --exclude '*.gz' --cache-control "$long" "$@"
}

echo 'Files that pages load' >&2
bring_files "$@"

# Not «sync», which leaves a file that has the size of the one before and is not newer, as when an older site is brought back.
echo 'Data' >&2
aws s3 cp "$out" "$bucket" --recursive --no-progress \
  --exclude '_next/static/*' --exclude 'assets/*' --exclude 'media/*' --exclude 'share/*' --exclude '*.html' \
  --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude _redirects --cache-control "$short" "$@"

echo 'Pages' >&2
aws s3 cp "$out" "$bucket" --recursive --no-progress \
  --exclude '*' --include '*.html' --content-type 'text/html; charset=utf-8' --cache-control "$short" "$@"

echo 'What is gone' >&2
# Everything else is there, so this brings nothing.
aws s3 sync "$out" "$bucket" --delete --size-only --no-progress \
  --exclude '_next/static/*' --exclude 'assets/*' --exclude 'media/*' --exclude 'share/*' \
  --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude _redirects --cache-control "$short" "$@"

if $prune; then
  echo 'Files that no page loads any more' >&2
  bring_files --delete "$@"
fi
