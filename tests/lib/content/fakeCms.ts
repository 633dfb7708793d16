/** A CMS without a server, which can change while it is read. */
import type { Locale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';
import type { Cms, CmsPart, CmsRecord } from '@/lib/cms/types';
import type { SourceRecord } from '@/lib/content/readSource';

/** One reading of a list or a single type. */
export interface Reading {
  readonly type: string;
  readonly part: CmsPart;
  /** The only ones that were asked for, by their numbers. */
  readonly ids: readonly number[] | null;
}

export interface FakeCms extends Cms {
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

/** As in a CMS, where each record of a type has a number of its own: tests need not give them one. */
function numbered(sources: readonly SourceRecord[]): readonly SourceRecord[] {
  const taken = new Set<string>();
  return sources.map((source, index) => {
    const { type, record } = source;
    const isFirst = !taken.has(`${type} ${record.id}`);
    taken.add(`${type} ${record.id}`);
    return isFirst ? source : { ...source, record: { ...record, id: 1000 + index } };
  });
}

/** Serves what `records` returns at that moment, always the whole of it.  */
export function fakeCms(records: () => readonly SourceRecord[], { files = {}, before }: FakeCmsOptions = {}): FakeCms {
  const readings: Reading[] = [];
  const fetched: string[] = [];
  // As a request: what throws fails it.
  const read = async (reading: Reading, wanted: readonly Locale[]): Promise<readonly CmsRecord[]> => {
    const index = readings.push(reading) - 1;
    before?.(reading, index);
    const found = numbered(records()).filter(({ type, locale }) => type === reading.type && wanted.includes(locale));
    const { ids } = reading;
    return Promise.resolve(found.map(({ record }) => record).filter(({ id }) => ids === null || ids.includes(id)));
  };
  return {
    readings,
    fetched,
    list: ({ name: type }, locale, { ids = null, part = 'whole' } = {}) => read({ type, part, ids }, [locale].flat()),
    single: async ({ name: type }, locale, part = 'whole') =>
      (await read({ type, part, ids: null }, [locale]))[0] ?? null,
    file: (address) => {
      fetched.push(address);
      const content = files[address];
      if (content === undefined) return Promise.reject(new Error(`no file at ${address}`));
      return Promise.resolve(Buffer.from(content));
    },
  };
}

/** How often entries of a type were read whole: all of a list, some of it, or one single type. */
export function wholeReadings(readings: readonly Reading[], type: ContentName): number {
  return readings.filter((reading) => reading.type === type && reading.part === 'whole').length;
}
