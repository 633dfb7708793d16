/**
 * Which addresses entries may have, and which earlier ones may lead to them; all decoded, as people read them. The
 * content check and the export share these functions, so that they always agree.
 */
import type { EarlierAddressCode, FieldFault } from './fieldFaults';
import { locales } from './locales';
import { addressPartPattern, subscriptionFileNames, routes } from './routes';
import { describeValue } from './describeValue';

/** `/`, `/themen`, `/thema/bevölkerung`: without trailing slash, query or hash. */
const addressPattern = /^\/(?:[^/\s?#\\*]+(?:\/[^/\s?#\\*]+)*)?$/;

/** Addresses below `from` are redirected to the same place below `to`. */
export const legacyRedirect = { from: '/hintergrund', to: routes['interactive-list'] } as const;

/** In bytes. File systems limit names to 255; the rest is for file extensions. */
const longestPart = 240;

/** In bytes, encoded. nginx accepts words of up to 4000; no browser needs as many. */
const longestAddress = 2000;

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Returns why a part cannot be the last one of an address; undefined if it can. */
export function addressPartFault(part: string): FieldFault | undefined {
  if (!addressPartPattern.test(part))
    return { code: 'address-part-characters', values: { found: describeValue(part) } };
  if (bytesOf(part) > longestPart) return { code: 'address-part-too-long', values: { max: longestPart } };
  // Next to «a.html» there are «a.html.br», «a.html.gz» and, during the build, «a.txt». «index» is the page of the folder.
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

/** Pages with a special meaning for servers, in each language. */
const ownPages = ['404', '500', 'index'];

/** Other files of the site, and addresses with a special meaning for servers. */
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

/** Whether an address, without query and hash, is that of a file that all languages share. */
export function isSharedFile(address: string): boolean {
  const path = address.slice(1);
  return ownFiles.includes(path) || ownFolders.some((folder) => path.startsWith(`${folder}/`));
}

/**
 * Whether an address, with or without language, belongs to a file of the site that is not a page, or may do so after
 * the next build. Ignores case, as nginx and some static hosts do.
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

/** Returns why an earlier address cannot lead to an entry; undefined if it can. */
export function earlierAddressCode(address: string): EarlierAddressCode | undefined {
  if (address === '/' || !addressPattern.test(address)) return 'earlier-address-form';
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(address)) return 'earlier-address-characters';
  if (address !== address.normalize('NFC')) return 'earlier-address-accents';
  if (address.includes('%')) return 'earlier-address-encoded';
  if (/\/\.\.?(?:\/|$)/.test(address)) return 'earlier-address-steps';
  if (encodeURI(address).length > longestAddress) return 'earlier-address-too-long';
  return isReserved(address) ? 'earlier-address-reserved' : undefined;
}

/** The same as a fault. */
export function earlierAddressFault(address: string): FieldFault | undefined {
  const code = earlierAddressCode(address);
  return code && { code, values: { address: describeValue(address) } };
}
