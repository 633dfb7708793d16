import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentHash } from '@/lib/shared/contentHash';
import { snapshotHash } from '@/lib/content/snapshot';
import { entryIn, silenceProgress, snapshotOf } from './reading';
import { article, theme } from './records';

silenceProgress();

async function hashOf(record: ReturnType<typeof theme>): Promise<string> {
  return entryIn(await snapshotOf([record, article('erster')]), 'display-themes/wohnen/de').hash;
}

describe('the hash of an entry', () => {
  it('D4 depends on neither numbers nor times of the CMS', async () => {
    const other = theme(
      'wohnen',
      { updatedAt: '2026-08-21T09:00:00Z', createdAt: '2020-01-01T00:00:00Z', publishedAt: '2026-08-21T09:00:00Z' },
      { id: 77, documentId: 'hx7k2m9q' },
    );
    expect(await hashOf(other)).toBe(await hashOf(theme('wohnen')));
  });
});

it('D4 a hash is the same for the same names in any order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
      expect(contentHash(Object.fromEntries(Object.entries(values).toReversed()))).toBe(contentHash(values));
    }),
  );
});

describe('the hash of a snapshot', () => {
  const records = [theme('wohnen'), article('erster'), theme('arbeit', {}, { id: 2 })];

  it('D4 is the same for the same content', async () => {
    const [first, second] = [
      await snapshotOf(records),
      await snapshotOf(records.toReversed(), { asOf: '2026-08-22T00:00:00.000Z' }),
    ];
    expect(snapshotHash(second)).toBe(snapshotHash(first));
  });

  it.each([
    ['an entry changed', [theme('wohnen', { title: 'Neu' }), ...records.slice(1)]],
    ['its day of change did', [theme('wohnen', { updatedAt: '2026-08-21T09:00:00Z' }), ...records.slice(1)]],
    ['an entry came', [...records, theme('umwelt', {}, { id: 3 })]],
    ['an entry went', records.slice(0, 2)],
    ['a translation came', [...records, theme('wohnen', {}, { locale: 'fr', id: 4 })]],
  ])('D4 is another when %s', async (_, others) => {
    expect(snapshotHash(await snapshotOf(others))).not.toBe(snapshotHash(await snapshotOf(records)));
  });
});
