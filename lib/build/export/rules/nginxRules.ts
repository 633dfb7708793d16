/**
 * The rules of a release as nginx maps: `nginx-maps.conf`, which `deploy/nginx.conf` includes inside `http`. A single file, because nginx
 * reads it at once and so never mixes the rules of two releases.
 */
import { encodeAddress, requestedAddress } from '@/lib/site/pageFiles';
import { defaultMaxAge, pageCaching, shortenedAges } from './caching';
import { isWildcard, wildcardBase } from './redirects';
import type { Redirect } from './redirects';
import type { ServerRules } from './serverRules';

type Line = readonly [from: string, to: string];

/** Longest value in bytes that nginx reads as one word. */
const longestWord = 4000;

function quote(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes > longestWord) throw new RangeError(`nginx cannot read a value of ${bytes} bytes: ${text.slice(0, 100)}…`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function map(source: string, variable: string, lines: readonly Line[]): string {
  const content = lines.map(([from, to]) => `  ${from === 'default' ? from : quote(from)} ${quote(to)};\n`);
  return `map ${source} $${variable} {\n${content.join('')}}\n`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Compares percent-encoded addresses, as they came in, so that a decoded line break never reaches a header. */
function redirectLine({ from, to }: Redirect, index: number): Line {
  const target = encodeAddress(wildcardBase(to));
  if (!isWildcard(from)) return [requestedAddress(from), target];
  const rest = `site_rest_${index}`;
  const pattern = `~^${escapePattern(requestedAddress(wildcardBase(from)))}(?<${rest}>/[^/].*?)?/*$`;
  return [pattern, isWildcard(to) ? `${target}$${rest}` : target];
}

/** German is the default for addresses in no other language. */
function errorPageMap(errorPages: ServerRules['errorPages'], status: 404 | 500): string {
  const pages = errorPages.filter((page) => page.status === status);
  const german = pages.find(({ prefix }) => prefix === '');
  const others = pages.filter((page) => page !== german);
  return map('$site_path', `site_page_${status}`, [
    ['default', `/${german?.file ?? `${status}.html`}`],
    ...others.map(({ prefix, file }): Line => [`~^${escapePattern(prefix)}(?:/|$)`, `/${file}`]),
  ]);
}

/** Size of a hash bucket, which must hold the longest key of any map and nginx's pointers. */
function bucketSize(lines: readonly Line[]): number {
  const longest = lines.reduce((length, [from]) => Math.max(length, Buffer.byteLength(from)), 64);
  return 2 ** Math.ceil(Math.log2(longest + 64));
}

function variableName(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** nginx computes the maximum age of pages from the next release. */
function headerValue(value: string): string {
  return value === pageCaching() ? pageCaching('$site_max_age') : value;
}

/**
 * The values of one header by file. Matches the file that is sent rather than the address, so that no spelling of an address gets the
 * headers of another file. Reversed, because nginx takes the first matching pattern and all others the last rule.
 */
function headerLines({ headers }: ServerRules, name: string): readonly Line[] {
  return headers.toReversed().flatMap(({ path, values }): Line[] => {
    const value = values[name];
    if (value === undefined) return [];
    const text = headerValue(value);
    if (path === '/**') return [['default', text]];
    return [[`~^${escapePattern(wildcardBase(path))}/`, text]];
  });
}

/**
 * Overrides for kinds of responses. Ranges are recognized by the request, because nginx sets the headers before it knows that it sends a
 * part.
 */
function kindMaps(rules: ServerRules, name: string, variable: string): readonly string[] {
  const byFile = `$${variable}_by_file`;
  const { [name]: onError = byFile } = rules.errorHeaders;
  const { [name]: moved = byFile } = rules.movedHeaders;
  const { [name]: ofPart = byFile } = rules.partHeaders;
  return [
    map('$http_range', `${variable}_of_part`, [
      ['default', ofPart],
      ['', byFile],
    ]),
    map('$status', variable, [
      ['default', `$${variable}_of_part`],
      ['~^[45]', onError],
      ['~^30[^4]', headerValue(moved)],
    ]),
  ];
}

function headerMaps(rules: ServerRules): readonly string[] {
  const names = Object.keys(rules.headers[0]?.values ?? {});
  const { errorHeaders, movedHeaders, partHeaders } = rules;
  return names.flatMap((name) => {
    const variable = variableName(name);
    const hasKinds = [errorHeaders, movedHeaders, partHeaders].some((values) => values[name] !== undefined);
    if (!hasKinds) return [map('$uri', variable, headerLines(rules, name))];
    return [map('$uri', `${variable}_by_file`, headerLines(rules, name)), ...kindMaps(rules, name, variable)];
  });
}

/** The maximum age of pages, for each second before the next release, so that no cached response outlives it. */
function ageMaps({ nextRelease }: ServerRules): readonly string[] {
  return [
    map('$msec', 'site_second', [['~^(?<site_whole_second>[0-9]+)', '$site_whole_second']]),
    map('$site_second', 'site_max_age', [
      ['default', String(defaultMaxAge)],
      ...shortenedAges(nextRelease).map(([second, age]): Line => [String(second), String(age)]),
    ]),
  ];
}

/** Returns the maps as text. Throws a RangeError if a value is too long for nginx. */
export function nginxMaps(rules: ServerRules): string {
  const redirects = rules.redirects.map(redirectLine);
  const policies = headerLines(rules, 'Content-Security-Policy');
  return [
    '# The rules of one release: maps and nothing else. Made by the build; deploy/nginx.conf says how they are used.\n',
    `map_hash_bucket_size ${bucketSize([...redirects, ...policies])};\nmap_hash_max_size 65536;\n`,
    map('$request_uri', 'site_path', [['~^(?<site_raw_path>[^?]*)', '$site_raw_path']]),
    map('$site_path', 'site_redirect', [['default', ''], ...redirects]),
    errorPageMap(rules.errorPages, 404),
    errorPageMap(rules.errorPages, 500),
    ...ageMaps(rules),
    ...headerMaps(rules),
  ].join('\n');
}

/** Returns the map with the release id, which is also the folder of the files, so that rules and files change together. */
export function nginxReleaseMap(releaseId: string): string {
  return `\n${map('""', 'site_release', [['default', releaseId]])}`;
}
