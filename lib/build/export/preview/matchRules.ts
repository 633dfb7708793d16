/** Finds the rules that apply to an address. */
import { maxAgeAt, pageCaching } from '../rules/caching';
import { isWildcard, wildcardBase } from '../rules/redirects';
import type { ServerRules } from '../rules/serverRules';

function fits(pattern: string, path: string): boolean {
  return isWildcard(pattern) ? path.startsWith(`${wildcardBase(pattern)}/`) : path === pattern;
}

/** What decides about headers besides the address. */
export interface AnswerKind {
  readonly status: number;
  /** Whether a part of the file was requested. */
  readonly ofPart?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

function headersOfKind(rules: ServerRules, { status, ofPart = false }: AnswerKind): Readonly<Record<string, string>> {
  if (status >= 400) return rules.errorHeaders;
  if (status >= 300 && status !== 304) return rules.movedHeaders;
  return ofPart && status < 300 ? rules.partHeaders : {};
}

/**
 * Returns the headers of a response. If several rules set the same header, the last one wins; some kinds of responses override them. Pages
 * are cached at most until the next release.
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

/** Returns the error page in the language of the address, relative to the export; null if there is none. */
export function errorPageFor(rules: ServerRules, path: string, status: 404 | 500): string | null {
  const candidates = rules.errorPages.filter((page) => page.status === status);
  const page = candidates.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return page?.file ?? null;
}

/** Whether a path is a file or an error page that has no address of its own. */
export function isHiddenFile(rules: ServerRules, path: string): boolean {
  return rules.hidden.includes(path);
}
