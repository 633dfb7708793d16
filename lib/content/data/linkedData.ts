/** Data at addresses of other servers: fetched with the content, like an uploaded file that is always up to date. */
import { createHash } from 'node:crypto';
import { defaultLocale } from '@/content-types/locales';
import { fetchSource, sourceUrl } from '@/lib/cms/dataSource';
import type { DataSourceOptions, SourceAnswer } from '@/lib/cms/dataSource';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import type { Fault } from '@/lib/faults/faults';
import type { CheckedEntry } from '../checkedEntry';
import { matchesEnding } from '@/lib/data/files/fileKinds';
import { sharedEntryId } from '../findings';
import { isFilled } from '../isFilled';
import { isSuddenLoss } from '../loss';
import type { CachedSource, SourceCache } from '@/lib/data/files/sourceCache';
import { columnsOf, DataReader, fileFindings } from './attachData';
import type { ReadData } from './attachData';
import type { DataFileResult } from '@/lib/data/files/readDataFile';

export interface LinkedDataOptions extends DataSourceOptions {
  readonly kept: SourceCache;
}

const field = 'data_url';

const reader = new DataReader();

/** Detected by the bytes, because servers give tables many names. Text is tried last. */
const endings = ['.json', '.xlsx', '.csv'];

function endingOf(bytes: Uint8Array): string | undefined {
  return endings.find((ending) => matchesEnding(ending, bytes));
}

/** Reads data in any accepted format; undefined if the bytes are no table at all. */
async function readBytes(bytes: Uint8Array, entry: CheckedEntry): Promise<DataFileResult | undefined> {
  const ending = endingOf(bytes);
  if (ending === undefined) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return reader.read(`${hash}${ending}`, columnsOf(entry), () => Promise.resolve(bytes));
}

interface Judged {
  readonly result?: DataFileResult | undefined;
  /** Why the answer cannot replace the last good one; undefined if it can. `when`: since when (ISO, UTC). */
  readonly fault?: (when: string) => Fault;
}

/** Judges new data. `before`: number of rows of the last good ones. */
async function judgeNew(bytes: Uint8Array, entry: CheckedEntry, before: number): Promise<Judged> {
  if (bytes.length === 0) return { fault: (when) => ({ code: 'data-source-empty', values: { when } }) };
  const result = await readBytes(bytes, entry);
  if (result === undefined) return { fault: (when) => ({ code: 'data-source-html', values: { when } }) };
  const { rows, errors } = result;
  if (rows?.length === 0 || errors.some(({ code }) => code === 'data-file-empty'))
    return { fault: (when) => ({ code: 'data-source-empty', values: { when } }) };
  if (rows === undefined) return { result, fault: (when) => ({ code: 'data-source-broken', values: { when } }) };
  const found = rows.length;
  if (!isSuddenLoss(before - found, before)) return { result };
  return { fault: (when) => ({ code: 'data-source-fewer', values: { when, found, expected: before } }) };
}

/** Judges an answer. `good`: the data of the last good one. */
function assess(answer: SourceAnswer, entry: CheckedEntry, good: DataFileResult | undefined): Promise<Judged> | Judged {
  switch (answer.kind) {
    case 'same':
      return { result: good };
    case 'new':
      return judgeNew(answer.bytes, entry, good?.rows?.length ?? 0);
    case 'failed': {
      const { reason: found } = answer;
      return { fault: (when) => ({ code: 'data-source-failed', values: { when, found } }) };
    }
  }
}

const nothing: CachedSource = { bytes: null, etag: null, lastModified: null, failingSince: null };

/** The cache entry after an answer. */
function nextCacheEntry(kept: CachedSource, answer: SourceAnswer, isGood: boolean): CachedSource {
  if (!isGood) return { ...kept, failingSince: kept.failingSince ?? new Date().toISOString() };
  return answer.kind === 'new'
    ? { bytes: answer.bytes, ...answer.validators, failingSince: null }
    : { ...kept, failingSince: null };
}

function refused({ meta }: CheckedEntry, fault: Fault): ReadData {
  return { result: undefined, findings: [{ meta, severity: 'error', field, fault }] };
}

/** The data at the address of a German entry; if they are not good, the last good ones, with a finding that says why and since when. */
async function readLinked(entry: CheckedEntry, options: LinkedDataOptions | undefined): Promise<ReadData> {
  const { meta } = entry;
  const address = String(entry.values[field]).trim();
  const url = sourceUrl(address);
  if (url === undefined) return refused(entry, { code: 'data-source-address' });
  if (options?.hosts.includes(url.host) !== true)
    return refused(entry, { code: 'data-source-host', values: { found: url.host } });

  const before = (await options.kept.load(sharedEntryId(meta), address)) ?? nothing;
  const good = before.bytes === null ? undefined : await readBytes(before.bytes, entry);
  const answer = await fetchSource(url, good && before, options);
  const { result, fault } = await assess(answer, entry, good);
  const kept = nextCacheEntry(before, answer, fault === undefined);
  if (kept.bytes !== before.bytes || kept.failingSince !== before.failingSince)
    await options.kept.save(sharedEntryId(meta), address, kept);
  if (fault === undefined) return { result, findings: result ? fileFindings(entry, field, result) : [] };
  const severity = good?.rows === undefined ? 'error' : 'warning';
  const faults = [fault(kept.failingSince ?? ''), ...(result?.errors ?? [])];
  return { result: good, findings: faults.map((one) => ({ meta, severity, field, fault: one })) };
}

/** Fetches the data of all indicators with an address for them; by `sharedEntryId`. Without `options`, nothing may be fetched. */
export async function fetchLinkedData(
  entries: readonly CheckedEntry[],
  options: LinkedDataOptions | undefined,
): Promise<ReadonlyMap<string, ReadData>> {
  const linked = entries.filter(
    ({ meta, values }) => meta.type === 'products' && meta.locale === defaultLocale && isFilled(values[field]),
  );
  const read = await mapConcurrently(linked, async (entry) => {
    return [sharedEntryId(entry.meta), await readLinked(entry, options)] as const;
  });
  reader.done();
  await options?.kept.prune();
  return new Map(read);
}
