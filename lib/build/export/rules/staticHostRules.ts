/** Writes `_redirects` and `_headers` in the format of Netlify, Cloudflare Pages and others, which read them from the root. */
import { encodeAddress, requestedAddress } from '@/lib/site/pageFiles';
import { immutable } from './caching';
import { feedPatterns, feedType } from './feedType';
import { isWildcard, wildcardBase } from './redirects';
import { codeFolders, transportSecurity } from './serverRules';
import type { ServerRules } from './serverRules';

function splat(end: string, mark: string): string {
  return encodeAddress(wildcardBase(end)) + (isWildcard(end) ? mark : '');
}

/** Escapes colons, which would start a placeholder that matches anything. */
function earlierAddress(from: string): string {
  return requestedAddress(wildcardBase(from)).replaceAll(':', '%3A') + (isWildcard(from) ? '/*' : '');
}

/** Returns `_redirects`. The first match wins: exact addresses, then wildcards, and last the error pages of other languages. */
export function staticHostRedirects({ redirects, errorPages }: ServerRules): string {
  const moved = redirects.map(({ from, to }) => `${earlierAddress(from)} ${splat(to, '/:splat')} 301`);
  const notFound = errorPages
    .filter(({ status, prefix }) => status === 404 && prefix !== '')
    .map(({ prefix, file }) => `${prefix}/* /${file} 404`);
  return [...moved, ...notFound].map((line) => `${line}\n`).join('');
}

function headerLines(values: Readonly<Record<string, string>>, earlier: ReadonlySet<string>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    // Cloudflare joins the values of all matching rules; the exclamation mark drops the earlier one. Netlify takes the last.
    const drop = earlier.has(name) ? [`  ! ${name}`] : [];
    return [...drop, `  ${name}: ${value}`];
  });
}

type HeaderRule = ServerRules['headers'][number];

/**
 * Hosts apply headers by address, even to 404 responses. Long caching is therefore set file by file for code, which is only a few files;
 * all other files are cached like pages.
 */
function limitImmutable({ path, values }: HeaderRule, files: readonly string[]): readonly HeaderRule[] {
  if (values['Cache-Control'] !== immutable) return [{ path, values }];
  const { 'Cache-Control': forever, ...others } = values;
  const isCode = codeFolders.some((folder) => path === `${folder}/**`);
  const named = files.filter((file) => isCode && file.startsWith(`${wildcardBase(path)}/`));
  return [
    ...(Object.keys(others).length === 0 ? [] : [{ path, values: others }]),
    ...named.map((file) => ({ path: file, values: { 'Cache-Control': forever } })),
  ];
}

/** Returns `_headers`; later rules override earlier ones. `files` are the addresses of the files in the export. */
export function staticHostHeaders({ headers }: ServerRules, files: readonly string[]): string {
  const [general, ...special] = headers;
  const generalValues = { ...transportSecurity, ...general?.values };
  const blocks = [['/*', ...headerLines(generalValues, new Set())]];
  for (const { path, values } of special.flatMap((rule) => limitImmutable(rule, files))) {
    blocks.push([splat(path, '/*'), ...headerLines(values, new Set(Object.keys(generalValues)))]);
  }
  for (const pattern of feedPatterns) blocks.push([pattern, `  Content-Type: ${feedType}; charset=utf-8`]);
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
