/**
 * The rules for nginx, in four files. `redirects.conf` is included inside `http` before `headers.conf` and `island-csp.conf`,
 * because it makes room for all maps; `site.conf` inside `server`, after `root`.
 */
import { encodeAddress } from '../addresses';
import { isWildcard, wildcardBase } from './redirects';
import type { Redirect } from './redirects';
import { transportSecurity } from './serverRules';
import type { ServerRules } from './serverRules';

type Line = readonly [from: string, to: string];

/** Longest value that nginx reads as one word. */
const longestWord = 4000;

function quote(text: string): string {
  if (text.length > longestWord)
    throw new RangeError(`nginx cannot read a value of ${text.length} characters: ${text.slice(0, 100)}…`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function map(source: string, variable: string, lines: readonly Line[]): string {
  const content = lines.map(([from, to]) => `  ${from === 'default' ? from : quote(from)} ${quote(to)};\n`);
  return `map $${source} $${variable} {\n${content.join('')}}\n`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Addresses are compared percent-encoded, as they came in: a decoded line break can then never reach a header. */
function redirectLine({ from, to }: Redirect, index: number): Line {
  const target = encodeAddress(wildcardBase(to));
  if (!isWildcard(from)) return [encodeAddress(from), target];
  const rest = `site_rest_${index}`;
  const pattern = `~^${escapePattern(encodeAddress(wildcardBase(from)))}(?<${rest}>/[^/].*?)?/*$`;
  return [pattern, isWildcard(to) ? `${target}$${rest}` : target];
}

/** German stands for every address that is in no other language. */
function errorPageMap(errorPages: ServerRules['errorPages'], status: 404 | 500): string {
  const pages = errorPages.filter((page) => page.status === status);
  const german = pages.find(({ prefix }) => prefix === '');
  const others = pages.filter((page) => page !== german);
  return map('site_path', `site_page_${status}`, [
    ['default', `/${german?.file ?? `${status}.html`}`],
    ...others.map(({ prefix, file }): Line => [`~^${escapePattern(prefix)}(?:/|$)`, `/${file}`]),
  ]);
}

/** A bucket must hold the longest address of any map, and the pointers of nginx. */
function bucketSize(lines: readonly Line[]): number {
  const longest = lines.reduce((length, [from]) => Math.max(length, from.length), 64);
  return 2 ** Math.ceil(Math.log2(longest + 64));
}

function redirectMaps(rules: ServerRules): string {
  const { redirects, errorPages } = rules;
  const lines = redirects.map(redirectLine);
  return [
    '# Inside http, before the other maps: which address moved where, and in which language an error is told.\n',
    `map_hash_bucket_size ${bucketSize([...lines, ...policyLines(rules)])};\nmap_hash_max_size 65536;\n`,
    map('request_uri', 'site_path', [['~^(?<site_raw_path>[^?]*)', '$site_raw_path']]),
    map('site_path', 'site_redirect', [['default', ''], ...lines]),
    errorPageMap(errorPages, 404),
    errorPageMap(errorPages, 500),
  ].join('\n');
}

function variableName(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Rules for folders; a rule for one page is about its inline scripts and stands in a file of its own. */
function headerMaps({ headers, errorHeaders }: ServerRules): string {
  const [general, ...special] = headers.filter(({ path }) => isWildcard(path));
  const maps = Object.entries(general?.values ?? {})
    .filter(([name]) => name !== 'Content-Security-Policy')
    .map(([name, value]) => {
      const folders = special.flatMap(({ path, values }): Line[] => {
        const other = values[name];
        return other === undefined ? [] : [[`~^${escapePattern(wildcardBase(path))}/`, other]];
      });
      const onError = errorHeaders[name];
      const byPath = map('site_path', onError === undefined ? variableName(name) : `${variableName(name)}_by_path`, [
        ['default', value],
        ...folders,
      ]);
      if (onError === undefined) return byPath;
      return `${byPath}\n${map('status', variableName(name), [
        ['default', `$${variableName(name)}_by_path`],
        ['~^[45]', onError],
      ])}`;
    });
  return ['# Inside http: the headers of every answer.\n', ...maps].join('\n');
}

function policyLines({ headers }: ServerRules): readonly Line[] {
  return headers.flatMap(({ path, values }): Line[] => {
    const policy = values['Content-Security-Policy'];
    if (policy === undefined) return [];
    if (path === '/**') return [['default', policy]];
    return isWildcard(path) ? [[`~^${escapePattern(wildcardBase(path))}/`, policy]] : [[encodeAddress(path), policy]];
  });
}

function policyMap(rules: ServerRules): string {
  const content = map('site_path', 'site_content_security_policy', policyLines(rules));
  return `# Inside http: the content security policy; pages with an island name their inline scripts.\n\n${content}`;
}

function siteDirectives({ headers, hidden }: ServerRules): string {
  const [general] = headers;
  const added = Object.keys(general?.values ?? {}).map((name) => `add_header ${name} $${variableName(name)} always;`);
  const fixed = Object.entries(transportSecurity).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const hiddenFiles = hidden.map((path) => escapePattern(path)).join('|');
  return `# Inside server, after root. Needs redirects.conf, headers.conf and island-csp.conf inside http, in this order.

absolute_redirect off;
charset utf-8;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli also: brotli_static on;

if ($site_redirect) {
  return 301 $site_redirect$is_args$args;
}
if ($site_path ~ "^(?<site_page>/|/[^/\\\\\\\\].*?)(?:(?<=/)index)?\\.html/*$") {
  return 301 $site_page$is_args$args;
}
if ($site_path ~ "^(?<site_bare>/[^/\\\\\\\\].*?)/+$") {
  return 301 $site_bare$is_args$args;
}

error_page 404 $site_page_404;
error_page 500 502 503 504 $site_page_500;

${[...fixed, ...added].join('\n')}

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
location ~ "^(?:${hiddenFiles})(?:\\.html)?$" {
  internal;
}
`;
}

/** The files by name. Throws a RangeError where a value is longer than nginx can read. */
export function nginxRules(rules: ServerRules): ReadonlyMap<string, string> {
  return new Map([
    ['redirects.conf', redirectMaps(rules)],
    ['headers.conf', headerMaps(rules)],
    ['island-csp.conf', policyMap(rules)],
    ['site.conf', siteDirectives(rules)],
  ]);
}
