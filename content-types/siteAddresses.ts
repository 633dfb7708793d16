/**
 * Which addresses entries may have, and which may lead to them. Decoded, as people read them. The content check and the
 * export use the same functions, so that nothing is accepted in one place and rejected in the other.
 */
import type { EarlierAddressCode, FieldFault } from './fieldFaults';
import { locales } from './locales';
import { addressPartPattern, subscriptionFileNames, routes } from './routes';
import { describeValue } from './describeValue';

/** `/`, `/themen`, `/thema/bevölkerung`: without slash at the end, query and hash. */
const addressPattern = /^\/(?:[^/\s?#\\*]+(?:\/[^/\s?#\\*]+)*)?$/;

/** What lay below the one address lies below the other. */
export const legacyRedirect = { from: '/hintergrund', to: routes['interactive-list'] } as const;

/** Leaves room for the endings of files: file systems end a name after 255 bytes. */
const longestPart = 240;

/** nginx reads no more than 4 000 bytes as one word; no browser needs as many. */
const longestAddress = 2000;

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** What keeps a part from being the last one of an address; undefined if nothing does. */
export function addressPartFault(part: string): FieldFault | undefined {
  if (!addressPartPattern.test(part))
    return { code: 'address-part-characters', values: { found: describeValue(part) } };
  if (bytesOf(part) > longestPart) return { code: 'address-part-too-long', values: { max: longestPart } };
  // Next to «a.html» there are «a.html.br», «a.html.gz» and, while it is made, «a.txt». «index» is the page of the folder.
  return /^index$|\.(?:html|txt|gz|br)$/i.test(part)
    ? { code: 'address-part-reserved', values: { found: part } }
    : undefined;
}

/** Folders of the site's own files, at its root. */
const ownFolders = [
  '.well-known',
  '_next',
  'assets',
  'builds',
  'daten/indikator',
  'media',
  'not-found',
  'search',
  'share',
];

/** Pages to which servers give a meaning, in each language. */
const ownPages = ['404', '500', 'index'];

/** Its other files, and addresses that servers give a meaning. */
const ownFiles = [
  'catalog.jsonld',
  'catalog.ttl',
  'daten/index.csv',
  'daten/index.json',
  'daten/staende.json',
  'favicon.ico',
  'favicon.svg',
  'llms.txt',
  'robots.txt',
  'security.txt',
  'sitemap.xml',
];

/** Files that lie at the root and below the address of a theme. */
const followed: ReadonlySet<string> = new Set(Object.values(subscriptionFileNames));

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=/)`);

/** Whether an address, without query and hash, is that of a file that is there once, for all languages. */
export function isSharedFile(address: string): boolean {
  const path = address.slice(1);
  return ownFiles.includes(path) || ownFolders.some((folder) => path.startsWith(`${folder}/`));
}

/**
 * Whether an address, with or without its language, is that of a file of the site that is no page, or may become one
 * with the next build. Case does not count: nginx and some static hosts ignore it, too.
 */
export function isReserved(address: string): boolean {
  const path = address.toLowerCase().replace(prefix, '');
  const [, name = ''] = path.split('/');
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (name.startsWith('_') || name.startsWith('.') || file === '_payload.json' || followed.has(file)) return true;
  if (/\.(?:gz|br)$|^index\.html$/.test(file)) return true;
  const bare = path.replace(/\.html$/, '');
  return ownPages.includes(bare.slice(1)) || isSharedFile(bare);
}

/** What keeps an earlier address from leading to an entry; undefined if nothing does. */
export function earlierAddressCode(address: string): EarlierAddressCode | undefined {
  if (address === '/' || !addressPattern.test(address)) return 'earlier-address-form';
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(address)) return 'earlier-address-characters';
  if (address !== address.normalize('NFC')) return 'earlier-address-accents';
  if (address.includes('%')) return 'earlier-address-encoded';
  if (/\/\.\.?(?:\/|$)/.test(address)) return 'earlier-address-steps';
  if (encodeURI(address).length > longestAddress) return 'earlier-address-too-long';
  return isReserved(address) ? 'earlier-address-reserved' : undefined;
}

/** The same, with the address. */
export function earlierAddressFault(address: string): FieldFault | undefined {
  const code = earlierAddressCode(address);
  return code && { code, values: { address: describeValue(address) } };
}
