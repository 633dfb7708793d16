/** Which of the rules hold for an address. */
import { maxAgeAt, pageCaching } from '../rules/caching';
import { isWildcard, wildcardBase } from '../rules/redirects';
import type { ServerRules } from '../rules/serverRules';

function fits(pattern: string, path: string): boolean {
  return isWildcard(pattern) ? path.startsWith(`${wildcardBase(pattern)}/`) : path === pattern;
}

/** What an answer is, beside its address. */
export interface AnswerKind {
  readonly status: number;
  /** A part of the file was requested. */
  readonly ofPart?: boolean;
  /** In milliseconds. */
  readonly now?: number;
}

function headersOfKind(rules: ServerRules, { status, ofPart = false }: AnswerKind): Readonly<Record<string, string>> {
  if (status >= 400) return rules.errorHeaders;
  if (status >= 300 && status !== 304) return rules.movedHeaders;
  return ofPart && status < 300 ? rules.partHeaders : {};
}

/**
 * Headers of an answer: of the same name the last rule that fits; kinds of answers have some of their own. Pages live at
 * most until the next release.
 */
export function headersFor(rules: ServerRules, path: string, kind: AnswerKind): Readonly<Record<string, string>> {
  const { now = Date.now() } = kind;
  const fitting = rules.headers.filter((rule) => fits(rule.path, path)).map(({ values }) => values);
  const withAge = (value: string): string =>
    value === pageCaching() ? pageCaching(maxAgeAt(rules.nextRelease, now)) : value;
  return Object.fromEntries(
    [...fitting, headersOfKind(rules, kind)].flatMap((values) =>
      Object.entries(values).map(([name, value]) => [name, withAge(value)]),
    ),
  );
}

/** The error page in the language of the address, relative to the export; `null` if none was written. */
export function errorPageFor(rules: ServerRules, path: string, status: 404 | 500): string | null {
  const candidates = rules.errorPages.filter((page) => page.status === status);
  const page = candidates.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return page?.file ?? null;
}

/** Files and error pages that are no addresses of the site. */
export function isHiddenFile(rules: ServerRules, path: string): boolean {
  return rules.hidden.includes(path);
}
