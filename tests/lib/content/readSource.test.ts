import { describe, expect, it } from 'vitest';
import { collectionNames, singleNames } from '@/content-types/registry';
import { locales } from '@/content-types/locales';
import { RecordCache } from '@/lib/content/recordCache';
import { readSource } from '@/lib/content/readSource';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms, wholeReadings } from './fakeCms';
import type { Reading } from './fakeCms';
import { article, record, theme } from './records';

/** Lists come in all languages at once, single types one by one. */
const stateRequests = collectionNames.length + singleNames.length * locales.length;

const later = '2026-08-21T09:59:59.000Z';

function titlesOf(records: readonly SourceRecord[]): readonly unknown[] {
  return records.map((source) => source.record.attributes['title']);
}

it('D4 reading the content asks what there is of every kind, and reads nothing else', async () => {
  const cms = fakeCms(() => []);
  await expect(readSource(cms)).resolves.toEqual([]);
  const asked = cms.readings.filter(({ part }) => part === 'stamp');
  expect(asked).toHaveLength(stateRequests);
  expect(new Set(asked.map(({ type }) => type)).size).toBe(collectionNames.length + singleNames.length);
  expect(cms.readings.filter(({ part }) => part === 'whole')).toEqual([]);
});

describe('content that changes while it is read', () => {
  /** Changes it each time when all that is known to have changed has been read, `times` times. */
  function changing(change: (time: number) => void, times = 1) {
    let changes = 0;
    return {
      before: ({ type, part }: Reading) => {
        if (part !== 'dates' || type !== collectionNames[0] || changes === times) return;
        changes += 1;
        change(changes);
      },
    };
  }

  it('D4 is read again, and only what changed', async () => {
    const site = [theme('wohnen'), article('erster')];
    const cms = fakeCms(
      () => site,
      changing(() => (site[0] = theme('wohnen', { title: 'Wohnen neu', updatedAt: later }))),
    );
    const records = await readSource(cms);
    expect(titlesOf(records)).toEqual(['Artikel erster', 'Wohnen neu']);
    expect(wholeReadings(cms.readings, 'display-themes')).toBe(2);
    expect(wholeReadings(cms.readings, 'articles')).toBe(1);
  });

  it.each([
    ['added', [theme('wohnen')]],
    ['added to an empty collection', []],
  ])('D4 is read again when an entry was %s', async (_, beginning) => {
    const site: SourceRecord[] = [...beginning];
    const cms = fakeCms(
      () => site,
      changing(() => site.push(theme('arbeit', { updatedAt: later }, { id: 2 }))),
    );
    await expect(readSource(cms)).resolves.toHaveLength(beginning.length + 1);
  });

  it('D4 is read again when an entry has gone before it was read', async () => {
    const site = [theme('wohnen'), theme('arbeit', {}, { id: 2 })];
    const cms = fakeCms(() => site, {
      before: ({ type, part }) => {
        if (type === 'display-themes' && part === 'whole' && site.length === 2) site.pop();
      },
    });
    await expect(readSource(cms)).resolves.toHaveLength(1);
  });

  it('D4 leaves to the next reading what changes a second time', async () => {
    const site = [theme('wohnen')];
    const cms = fakeCms(
      () => site,
      changing((time) => {
        site[0] = theme('wohnen', { title: `Fassung ${time}`, updatedAt: `2026-08-21T09:59:5${time}.000Z` });
      }, 2),
    );
    expect(titlesOf(await readSource(cms))).toEqual(['Fassung 1']);
  });

  /** As Strapi 5 does it: each time something is asked, an entry and the home page are published anew, with other numbers. */
  function restless(site: SourceRecord[], others: readonly SourceRecord[] = []) {
    let time = 0;
    return fakeCms(() => [...others, ...site], {
      before: () => {
        time += 1;
        const attributes = { title: `Fassung ${time}`, updatedAt: new Date(Date.parse(later) + time).toISOString() };
        site[0] = theme('wohnen', attributes, { id: 100 + time, documentId: 'wohnen' });
        site[1] = record('home-page', attributes, { id: 100 + time, documentId: 'start' });
      },
    });
  }

  it('D4 is taken as each entry was when it was read, if it does not come to rest', async () => {
    const others = [theme('arbeit', {}, { id: 2, documentId: 'arbeit' })];
    const records = await readSource(restless([], others));
    expect(records.map(({ type, record: { documentId } }) => `${type} ${documentId}`)).toEqual([
      'display-themes arbeit',
      'display-themes wohnen',
      'home-page start',
    ]);
    expect(titlesOf(records)).toEqual([
      'Thema arbeit',
      expect.stringMatching(/^Fassung/),
      expect.stringMatching(/^Fas/),
    ]);
  });

  it('D4 that did not come to rest is read again the next time, as far as it has changed', async () => {
    const site: SourceRecord[] = [];
    const memory = new RecordCache();
    await readSource(restless(site), memory);
    const now = [theme('wohnen', { title: 'Am Ende' }, { id: 900, documentId: 'wohnen' }), ...site.slice(1)];
    const records = await readSource(
      fakeCms(() => now),
      memory,
    );
    expect(records.map(({ record: { attributes } }) => attributes)).toEqual(
      now.map(({ record: { attributes } }) => attributes),
    );
  });
});
