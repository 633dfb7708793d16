/** `_redirects` and `_headers`, as Netlify, Cloudflare Pages and others read them from the root of the files. */
import { encodeAddress } from '../addresses';
import { isWildcard, wildcardBase } from './redirects';
import { transportSecurity } from './serverRules';
import type { ServerRules } from './serverRules';

function splat(end: string, mark: string): string {
  return encodeAddress(wildcardBase(end)) + (isWildcard(end) ? mark : '');
}

/** The first line that fits wins: exact addresses, then wildcards, at last the error pages of the languages. */
export function staticHostRedirects({ redirects, errorPages }: ServerRules): string {
  const moved = redirects.map(({ from, to }) => `${splat(from, '/*')} ${splat(to, '/:splat')} 301`);
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

/** Rules in order; a later one replaces the headers of the first, which is for all addresses. */
export function staticHostHeaders({ headers }: ServerRules): string {
  const [general, ...special] = headers;
  const generalValues = { ...transportSecurity, ...general?.values };
  const blocks = [['/*', ...headerLines(generalValues, new Set())]];
  for (const { path, values } of special) {
    blocks.push([splat(path, '/*'), ...headerLines(values, new Set(Object.keys(generalValues)))]);
  }
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
