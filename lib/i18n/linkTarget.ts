/** Classifies an address that an editor entered, and resolves it. */
import { defaultLocale, isLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { isSharedFile } from '@/content-types/siteAddresses';
import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import { localizedPath } from './paths';

export type LinkTarget =
  | { readonly kind: 'internal' | 'external' | 'contact'; readonly href: string }
  /** Dangerous or unreadable: must not become a link. */
  | { readonly kind: 'refused' };

/** Browsers ignore these in a protocol, so `java\nscript:` would run. */
// eslint-disable-next-line no-control-regex -- that is what it is for
const invisible = /[\u0000-\u001f\u007f-\u009f]/g;

/** The address as a browser follows it; inner spaces stay, as in the subject of a mail. */
function followed(address: string): string {
  return address.replace(invisible, '').trim().replaceAll(' ', '%20');
}

const protocolPattern = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Returns the target of an address. `/thema/x` gets the page's language, unless all languages share the file; other
 * than http(s), mail and phone addresses are refused.
 */
export function linkTarget(address: string, locale: Locale): LinkTarget {
  const cleaned = followed(address);
  if (cleaned.startsWith('#')) return { kind: 'internal', href: cleaned };
  if (cleaned.startsWith('/')) return pathTarget(cleaned, locale);
  const protocol = protocolPattern.exec(cleaned)?.[1]?.toLowerCase();
  const href = protocol === 'tel' ? cleaned.replaceAll('%20', '') : cleaned;
  if (!URL.canParse(href) || hasCredentials(href)) return { kind: 'refused' };
  if (protocol === 'mailto' || protocol === 'tel') return { kind: 'contact', href };
  if (protocol === 'http' || protocol === 'https') return { kind: 'external', href: new URL(href).href };
  return { kind: 'refused' };
}

/** The path must be on this site in any language, because editors copy addresses between languages. */
function pathTarget(path: string, locale: Locale): LinkTarget {
  const [file = ''] = path.split(/[?#]/, 1);
  const href = hasLanguage(path) || isSharedFile(file) ? path : localizedPath(locale, path);
  return isOwnPath(path) && isOwnPath(href) ? { kind: 'internal', href } : { kind: 'refused' };
}

/** `/ls/themen` names its language itself and keeps it. */
function hasLanguage(path: string): boolean {
  const [, first = ''] = path.split(/[/?#]/);
  return first !== defaultLocale && isLocale(first);
}

/** `https://www.bs.ch@evil.example/` looks like one host but is another. */
function hasCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
