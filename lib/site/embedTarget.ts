/** The origin of embedded content decides whether it may load by itself. */
import { isHost } from '@/lib/shared/host';
import type { Locale } from '@/content-types/locales';
import { siteUrl } from '@/lib/shared/config';
import { linkTarget } from '@/lib/i18n/linkTarget';

export type EmbedTarget =
  /** From this site: loads with the page. */
  | { readonly kind: 'own'; readonly href: string }
  /** From another website: loads with the visitor's consent (behaviour B4.4). */
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string }
  /** Not encrypted, or from a host that the security policy cannot name, so no frame would load it: a link only. */
  | { readonly kind: 'linked'; readonly href: string; readonly host: string }
  /** Dangerous or unreadable: neither frame nor link. */
  | { readonly kind: 'refused' };

/** Classifies the address that an editor entered. Files of the site are the same in every language. */
export function embedTarget(address: string, locale: Locale): EmbedTarget {
  const target = linkTarget(address, locale);
  if (target.kind === 'internal' && target.href.startsWith('/')) return { kind: 'own', href: address.trim() };
  if (target.kind !== 'external') return { kind: 'refused' };
  const { host, href, protocol } = new URL(target.href);
  if (host === new URL(siteUrl()).host) return { kind: 'own', href };
  return { kind: protocol === 'https:' && isHost(host) ? 'foreign' : 'linked', href, host };
}
