/**
 * What was found on finished pages, told to those who can mend it: at the entries that hold the link, the title or the
 * earlier address. A fault that stands on many pages, in many languages, is one problem for each place where it is written.
 */
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentType } from '@/content-types/registry';
import type { SingleName } from '@/content-types/registry';
import { entryId, reporterInto } from '@/lib/content/findings';
import type { Problem } from '@/lib/content/problem';
import type { Snapshot, SnapshotEntry } from '@/lib/content/snapshot';
import { addressesIn, visitFields } from '@/lib/content/textRules';
import type { Problem as PageProblem } from '@/lib/export/problems';
import { linkTarget } from '@/lib/i18n/links';
import { splitPath } from '@/lib/i18n/paths';

/** A place where editors wrote an address. */
interface Written {
  readonly entry: SnapshotEntry;
  readonly field: string;
  readonly address: string;
}

type WrittenByAddress = ReadonlyMap<string, readonly Written[]>;

function writtenIn(entry: SnapshotEntry): readonly Written[] {
  const written: Written[] = [];
  visitFields(contentType(entry.meta.type).fields, entry.values, '', (field, value, path, name) => {
    const earlier = name === 'redirects_from' && Array.isArray(value) ? value.map(String) : [];
    for (const address of [...addressesIn(field, value, name), ...earlier])
      written.push({ entry, field: path, address });
  });
  return written;
}

/** Pages in other languages show German texts, too; links in them lead into the language of the page. */
function hrefsOf({ entry, address }: Written): readonly string[] {
  const shownIn = entry.meta.locale === defaultLocale ? locales : [entry.meta.locale];
  const hrefs = shownIn.map((locale) => linkTarget(address, locale));
  return [...new Set([address, ...hrefs.flatMap((target) => (target.kind === 'refused' ? [] : target.href))])];
}

function byAddress(entries: readonly SnapshotEntry[]): WrittenByAddress {
  const places = new Map<string, Written[]>();
  for (const written of entries.flatMap(writtenIn)) {
    for (const href of hrefsOf(written)) places.set(href, [...(places.get(href) ?? []), written]);
  }
  return places;
}

const singleAddresses: Readonly<Partial<Record<SingleName, string>>> = {
  'background-page': '/interaktiv',
  'home-page': '/',
  'indikatorenset-page': '/indikatorenset',
  'search-page': '/suche',
  'theme-page': '/themen',
};

function addressOf({ meta }: SnapshotEntry): string | undefined {
  const type = contentType(meta.type);
  if (type.kind === 'collection') return type.address?.(meta.key);
  return Object.entries(singleAddresses).find(([name]) => name === meta.type)?.[1];
}

/** The entry that a page shows: in its language, else in German. */
function entryAt(page: string, entries: ReadonlyMap<string, SnapshotEntry>): SnapshotEntry | undefined {
  const { locale, path } = splitPath(page.split('/').filter((segment) => segment !== ''));
  return entries.get(`${locale} ${path}`) ?? entries.get(`${defaultLocale} ${path}`);
}

const hint = 'Correct the text in the CMS.';

function isOwn(locale: Locale, { entry }: Written): boolean {
  return entry.meta.locale === locale;
}

/** Problems of pages at the entries where they can be mended; those that no entry is behind are left out. */
export function editorProblems(
  warnings: readonly PageProblem[],
  { entries, source }: Pick<Snapshot, 'entries' | 'source'>,
): readonly Problem[] {
  const places = byAddress(entries);
  const shown = new Map(entries.map((entry) => [`${entry.meta.locale} ${addressOf(entry) ?? ''}`, entry]));
  const problems = new Map<string, Problem>();
  const add = (entry: SnapshotEntry, field: string, message: string): void => {
    const found: Problem[] = [];
    reporterInto(found, { meta: entry.meta, cmsUrl: source.cmsUrl }).warning(field, message.replace(/\.$/, ''), hint);
    for (const problem of found) problems.set(`${entryId(entry.meta)} ${field} ${message}`, problem);
  };
  for (const { page, message } of warnings) {
    const [, reference = page] = /^The link «(.*?)» /.exec(message) ?? [];
    const written = places.get(reference) ?? [];
    const { locale } = splitPath(page.split('/').filter((segment) => segment !== ''));
    const own = written.filter((place) => isOwn(locale, place));
    for (const { entry, field, address } of own.length > 0 ? own : written)
      add(entry, field, message.replace(`«${reference}»`, `«${address}»`));
    const entry = entryAt(page, shown);
    if (written.length === 0 && entry !== undefined) add(entry, '', message);
  }
  return [...problems.values()];
}
