/** A CMS without a server, which can change while it is read. */
import type { Locale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';
import type { Cms } from '@/lib/read/types';
import type { SourceRecord } from '@/lib/content/source';

/** One reading of a list or a single type. */
export interface Reading {
  readonly type: string;
  readonly locale: Locale;
  /** Only what changed after this was asked for. */
  readonly after: string | null;
}

interface FakeCms extends Cms {
  readonly readings: readonly Reading[];
  /** Addresses of the files that were fetched. */
  readonly fetched: readonly string[];
}

interface FakeCmsOptions {
  /** Contents of files by address. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Called before each reading, with its number from 0. */
  readonly before?: (reading: Reading, index: number) => void;
}

/** Serves what `records` returns at that moment. Its filters know `updatedAt` only. */
export function fakeCms(records: () => readonly SourceRecord[], { files = {}, before }: FakeCmsOptions = {}): FakeCms {
  const readings: Reading[] = [];
  const fetched: string[] = [];
  const read = (type: string, locale: Locale, after: string | null): readonly SourceRecord['record'][] => {
    const reading = { type, locale, after };
    const index = readings.push(reading) - 1;
    before?.(reading, index);
    return records()
      .filter((source) => source.type === type && source.locale === locale)
      .map((source) => source.record)
      .filter(({ attributes }) => after === null || String(attributes['updatedAt']) > after);
  };
  return {
    readings,
    fetched,
    list: ({ name }, locale, { filters } = {}) => {
      const condition = filters?.['updatedAt'];
      const after = typeof condition === 'object' && '$gt' in condition ? condition['$gt'] : null;
      return Promise.resolve(read(name, locale, typeof after === 'string' ? after : null));
    },
    single: ({ name }, locale) => Promise.resolve(read(name, locale, null)[0] ?? null),
    // As a request: what throws fails it.
    state: async ({ name }, locale) => {
      before?.({ type: name, locale, after: null }, readings.length);
      const own = records().filter((source) => source.type === name && source.locale === locale);
      return Promise.resolve(JSON.stringify(own));
    },
    file: (address) => {
      fetched.push(address);
      const content = files[address];
      if (content === undefined) return Promise.reject(new Error(`no file at ${address}`));
      return Promise.resolve(Buffer.from(content));
    },
  };
}

/** How often a list was read whole. */
export function wholeReadings(readings: readonly Reading[], type: ContentName, locale: Locale): number {
  return readings.filter((reading) => reading.type === type && reading.locale === locale && reading.after === null)
    .length;
}
