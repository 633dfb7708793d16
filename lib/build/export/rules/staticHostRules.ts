/** `_redirects` and `_headers`, as Netlify, Cloudflare Pages and others read them from the root of the files. */
import { encodeAddress, requestedAddress } from '@/lib/site/pageFiles';
import { immutable } from './caching';
import { feedPatterns, feedType } from './feedType';
import { isWildcard, wildcardBase } from './redirects';
import { codeFolders, transportSecurity } from './serverRules';
import type { ServerRules } from './serverRules';

function splat(end: string, mark: string): string {
  return encodeAddress(wildcardBase(end)) + (isWildcard(end) ? mark : '');
}

/** A colon would begin a placeholder, which any address fits. */
function earlierAddress(from: string): string {
  return requestedAddress(wildcardBase(from)).replaceAll(':', '%3A') + (isWildcard(from) ? '/*' : '');
}

/** The first line that fits wins: exact addresses, then wildcards, at last the error pages of the languages. */
export function staticHostRedirects({ redirects, errorPages }: ServerRules): string {
  const moved = redirects.map(({ from, to }) => `${earlierAddress(from)} ${splat(to, '/:splat')} 301`);
  const notFound = errorPages
    .filter(({ status, prefix }) => status === 404 && prefix !== '')
    .map(({ prefix, file }) => `${prefix}/* /${file} 404`);
  return [...moved, ...notFound].map((line) => `${line}\n`).join('');
}

function headerLines(values: Readonly<Record<string, string>>, earlier: ReadonlySet<string>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    // Cloudflare joins the values of all rules that fit; the exclamation mark drops the earlier one. Netlify takes the last.
    const drop = earlier.has(name) ? [`  ! ${name}`] : [];
    return [...drop, `  ${name}: ${value}`];
  });
}

type HeaderRule = ServerRules['headers'][number];

/**
 * Hosts apply these to every answer at an address, also to one that says that there is nothing. What may be kept for a
 * year is therefore named file by file: code, of which there are few files. The others live as long as pages.
 */
function withoutForever({ path, values }: HeaderRule, files: readonly string[]): readonly HeaderRule[] {
  if (values['Cache-Control'] !== immutable) return [{ path, values }];
  const { 'Cache-Control': forever, ...others } = values;
  const isCode = codeFolders.some((folder) => path === `${folder}/**`);
  const named = files.filter((file) => isCode && file.startsWith(`${wildcardBase(path)}/`));
  return [
    ...(Object.keys(others).length === 0 ? [] : [{ path, values: others }]),
    ...named.map((file) => ({ path: file, values: { 'Cache-Control': forever } })),
  ];
}

/** Rules in order; a later one replaces the headers of an earlier one. `files`: addresses of what is in the export. */
export function staticHostHeaders({ headers }: ServerRules, files: readonly string[]): string {
  const [general, ...special] = headers;
  const generalValues = { ...transportSecurity, ...general?.values };
  const blocks = [['/*', ...headerLines(generalValues, new Set())]];
  for (const { path, values } of special.flatMap((rule) => withoutForever(rule, files))) {
    blocks.push([splat(path, '/*'), ...headerLines(values, new Set(Object.keys(generalValues)))]);
  }
  for (const pattern of feedPatterns) blocks.push([pattern, `  Content-Type: ${feedType}; charset=utf-8`]);
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
