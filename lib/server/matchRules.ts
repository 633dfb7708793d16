/** Which of the rules hold for an address. */
import { maxAgeAt, pageCaching } from '../export/rules/caching';
import { isWildcard, wildcardBase } from '../export/rules/redirects';
import type { ServerRules } from '../export/rules/serverRules';

function fits(pattern: string, path: string): boolean {
  return isWildcard(pattern) ? path.startsWith(`${wildcardBase(pattern)}/`) : path === pattern;
}

/**
 * Headers of an answer: of the same name the last rule that fits; errors have some of their own. Pages live at most until
 * the next release; `now` in milliseconds.
 */
export function headersFor(
  rules: ServerRules,
  path: string,
  status: number,
  now: number = Date.now(),
): Readonly<Record<string, string>> {
  const fitting = rules.headers.filter((rule) => fits(rule.path, path)).map(({ values }) => values);
  const inOrder = status >= 400 ? [...fitting, rules.errorHeaders] : fitting;
  const withAge = (value: string): string =>
    value === pageCaching() ? pageCaching(maxAgeAt(rules.nextRelease, now)) : value;
  return Object.fromEntries(
    inOrder.flatMap((values) => Object.entries(values).map(([name, value]) => [name, withAge(value)])),
  );
}

/** The error page in the language of the address, relative to the export; `null` where none was written. */
export function errorPageFor(rules: ServerRules, path: string, status: 404 | 500): string | null {
  const candidates = rules.errorPages.filter((page) => page.status === status);
  const page = candidates.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return page?.file ?? null;
}

/** Files and error pages that are no addresses of the site. */
export function isHidden(rules: ServerRules, path: string): boolean {
  return rules.hidden.includes(path);
}
