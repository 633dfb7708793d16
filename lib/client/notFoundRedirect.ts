/**
 * Redirects on the not-found page, for servers without redirects: looks up the address in the rules of the latest build
 * (behaviour B1.8, B6.4).
 */
import { navigateTo } from '@/lib/shared/browser/navigateTo';

/** The part of `window.location` that is used. */
export type RedirectLocation = Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'assign' | 'replace'>;

type Targets = readonly (readonly [from: string, to: string])[];

const wildcard = '/**';
const fileName = /^[\w.-]{1,100}$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  return response.ok ? response.json() : null;
}

/** In the order of the file: the first match wins. */
async function loadTargets(): Promise<Targets> {
  const latest = await loadJson('/builds/latest.json');
  const id = isRecord(latest) ? latest['id'] : null;
  if (typeof id !== 'string' || !fileName.test(id)) return [];
  const meta = await loadJson(`/builds/meta/${id}.json`);
  const rules = isRecord(meta) && isRecord(meta['routeRules']) ? meta['routeRules'] : {};
  return Object.entries(rules).flatMap(([from, rule]) => {
    const to = isRecord(rule) ? rule['redirect'] : null;
    return typeof to === 'string' ? [[from, to] as const] : [];
  });
}

/** The target of a decoded path; null if there is none. A wildcard keeps the matched rest in the target. */
function targetFor(targets: Targets, path: string): string | null {
  for (const [from, to] of targets) {
    if (from === path) return to;
    const base = from.slice(0, -wildcard.length);
    if (!from.endsWith(wildcard) || (path !== base && !path.startsWith(`${base}/`))) continue;
    return to.endsWith(wildcard) ? to.slice(0, -wildcard.length) + path.slice(base.length) : to;
  }
  return null;
}

/** The path decoded as in the rules, without trailing slashes. Throws a URIError if its encoding is invalid. */
function plainPath(path: string): string {
  return decodeURIComponent(path).normalize('NFC').replace(/\/+$/, '');
}

/** The target with query and hash; null if it is not a path or would be redirected again. */
function addressOf(targets: Targets, { pathname, search, hash }: RedirectLocation): string | null {
  const target = targetFor(targets, plainPath(pathname));
  if (target?.startsWith('/') !== true || targetFor(targets, target) !== null) return null;
  return `${target.split('/').map(encodeURIComponent).join('/')}${search}${hash}`;
}

/**
 * Follows the redirect for the current address. Does nothing on other pages, without a matching redirect to a path of
 * this site, or if the files cannot be read.
 */
export async function followRedirect(place: RedirectLocation = window.location): Promise<void> {
  if (document.querySelector('[data-not-found-path]') === null) return;
  try {
    const address = addressOf(await loadTargets(), place);
    if (address !== null) navigateTo(address, { replace: true }, place);
  } catch {
    // The page already says what is missing.
  }
}
