/**
 * Reports problems of finished pages at the entries where editors can fix them: where the link, the title or the old address was written. A
 * fault on many pages and in many languages becomes one problem per place where it was written.
 */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { addressOf, contentType } from '@/content-types/registry';
import { siteLocales } from '@/lib/shared/office';
import { memoize } from '@/lib/shared/browser/memoize';
import { createReporter } from '@/lib/content/findings';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot, SnapshotEntry } from '@/lib/content/snapshot';
import { addressesIn, visitFields } from '@/lib/content/textRules';
import { uniqueProblems } from '@/lib/checks/report/writeReport';
import type { EditorWarning } from './export/problems';
import type { Fault } from '@/lib/faults/faults';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { splitPath } from '@/lib/i18n/paths';
import { entryPageOf } from './entryPage';

/** A place where editors wrote an address. */
interface Written {
  readonly entry: SnapshotEntry;
  readonly field: string;
  readonly address: string;
}

type WrittenByAddress = ReadonlyMap<string, readonly Written[]>;

const writtenIn = memoize((entry: SnapshotEntry): readonly Written[] => {
  const written: Written[] = [];
  visitFields(contentType(entry.meta.type).fields, entry.values, '', (field, value, path, name) => {
    const earlier = name === 'redirects_from' && Array.isArray(value) ? value.map(String) : [];
    for (const address of [...addressesIn(field, value, name), ...earlier])
      written.push({ entry, field: path, address });
  });
  return written;
});

/** German texts also appear on pages in other languages, where their links lead to the language of the page. */
function hrefsOf({ entry, address }: Written): readonly string[] {
  const shownIn = entry.meta.locale === defaultLocale ? siteLocales() : [entry.meta.locale];
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

/** Returns the entry behind a page: in the language of the page, otherwise in German. */
function entryAt(page: string, entries: ReadonlyMap<string, SnapshotEntry>): SnapshotEntry | undefined {
  const { locale, path } = splitPath(page.split('/').filter((segment) => segment !== ''));
  const own = entryPageOf(path);
  return entries.get(`${locale} ${own}`) ?? entries.get(`${defaultLocale} ${own}`);
}

function isOwn(locale: Locale, { entry }: Written): boolean {
  return entry.meta.locale === locale;
}

/** A fault at a field of an entry. */
interface PlacedFault {
  readonly entry: SnapshotEntry;
  readonly field: string;
  readonly fault: Fault;
}

/** Returns a function that finds the places of a warning: where its address is written, or the entry of its page. */
function placesOf({ entries }: Pick<Snapshot, 'entries'>): (warning: EditorWarning) => readonly PlacedFault[] {
  const places = byAddress(entries);
  const shown = new Map(entries.map((entry) => [`${entry.meta.locale} ${addressOf(entry.meta) ?? ''}`, entry]));
  return ({ page, kind, fault }) => {
    if (kind === 'page') {
      const entry = entryAt(page, shown);
      return entry === undefined ? [] : [{ entry, field: '', fault }];
    }
    const { code, values } = fault;
    const { locale } = splitPath(page.split('/').filter((segment) => segment !== ''));
    const written = places.get(values.address) ?? [];
    const own = written.filter((place) => isOwn(locale, place));
    const nearest = own.length > 0 ? own : written;
    return nearest.map(({ entry, field, address }) => ({ entry, field, fault: { code, values: { address } } }));
  };
}

/**
 * Returns the problems of pages at the entries where they can be fixed. Drops warnings about what was not written in the CMS; they are only
 * logged.
 */
export function editorProblems(
  warnings: readonly EditorWarning[],
  { entries, source: { cmsUrl } }: Pick<Snapshot, 'entries' | 'source'>,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { entry, field, fault } of warnings.flatMap(placesOf({ entries })))
    createReporter(problems, { meta: entry.meta, cmsUrl }).warning(field, fault);
  return uniqueProblems(problems);
}
