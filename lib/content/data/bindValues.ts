/** Fills in the values that texts name, so that pages, search and files get finished sentences. */
import { defaultLocale } from '@/content-types/locales';
import type { EntryMeta } from '@/content-types/registry';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import type { Fault } from '@/lib/faults/faults';
import type { CheckedEntry } from '../checkedEntry';
import type { DataFinding } from './attachData';
import { entryId } from '../findings';
import { visitTexts } from '../visit';
import { boundText, boundValuePattern, readBoundValue } from '@/lib/data/boundValue';
import type { BoundIndicator } from '@/lib/data/boundValue';

export interface BoundEntries {
  /** The same objects where nothing is bound. */
  readonly entries: readonly CheckedEntry[];
  readonly findings: readonly DataFinding[];
  /** Entries that wait, because they name values that are malformed or do not exist. */
  readonly waiting: readonly EntryMeta[];
}

interface BoundData {
  readonly find: (key: string) => BoundIndicator | undefined;
}

/** Replaces the names in braces in one text by their values. */
function bindText(text: string, { meta }: CheckedEntry, { find }: BoundData, report: (fault: Fault) => void): string {
  return text.replace(boundValuePattern, (found, inner: string) => {
    const bound = readBoundValue(inner);
    if (bound === undefined) {
      report({ code: 'bound-value-form', values: { found } });
      return found;
    }
    const indicator = find(bound.indicator);
    const value = indicator && boundText(indicator, bound, meta.locale);
    if (value === undefined) report({ code: 'bound-value-missing', values: { found } });
    return value ?? found;
  });
}

/** A copy with each text replaced. */
function mapTexts(value: unknown, path: string, map: (text: string, path: string) => string): unknown {
  if (typeof value === 'string') return map(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, `${path}.${index}`, map));
  return isRecord(value) ? mapFieldTexts(value, path, map) : value;
}

/** A copy of the values with each text replaced. */
export function mapFieldTexts(
  values: CheckedEntry['values'],
  path: string,
  map: (text: string, path: string) => string,
): CheckedEntry['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, mapTexts(value, path === '' ? name : `${path}.${name}`, map)]),
  );
}

const isBinding = memoize(({ values }: CheckedEntry): boolean => {
  let found = false;
  visitTexts(values, '', (text) => {
    found ||= text.includes('{{');
  });
  return found;
});

/** The indicators by id. */
function indicatorsOf(entries: readonly CheckedEntry[]): ReadonlyMap<string, BoundIndicator> {
  const indicators = entries.filter(({ meta }) => meta.type === 'products');
  return new Map(
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked against this type when it was made
    indicators.map(({ meta, values }) => [entryId(meta), values as unknown as BoundIndicator]),
  );
}

/**
 * Fills in the values that texts name: from the indicator in the language of the text, which has its names of units, else from
 * the German one. `standing`: versions that are on the site as long as there are no new ones.
 */
export function bindValues(entries: readonly CheckedEntry[], standing: readonly CheckedEntry[] = []): BoundEntries {
  const indicators = indicatorsOf([...standing, ...entries]);
  const findings: DataFinding[] = [];
  const waiting: EntryMeta[] = [];
  const bound = entries.flatMap((entry) => {
    if (!isBinding(entry)) return [entry];
    const { meta } = entry;
    const data: BoundData = {
      find: (key) =>
        [meta.locale, defaultLocale]
          .map((locale) => indicators.get(entryId({ type: 'products', key, locale })))
          .find((indicator) => indicator !== undefined),
    };
    const before = findings.length;
    const values = mapFieldTexts(entry.values, '', (text, field) =>
      bindText(text, entry, data, (fault) => findings.push({ meta, severity: 'error', field, fault })),
    );
    if (findings.length === before) return [{ meta, values }];
    waiting.push(meta);
    return [];
  });
  return { entries: bound, findings, waiting };
}
