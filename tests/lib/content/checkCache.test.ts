import { describe, expect, it, vi } from 'vitest';
import { checkRecords } from '@/lib/content/check';
import type { CheckResult } from '@/lib/content/check';
import { CheckCache } from '@/lib/content/checkCache';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms } from './fakeCms';
import { drawing, entryIn, files, otherDrawing, readFrom, silenceProgress } from './reading';
import { article, asOf, subTheme, theme, wireImage } from './records';

silenceProgress();

describe('a process that has checked records before', () => {
  const check = (memory: CheckCache, ...records: readonly SourceRecord[]): CheckResult =>
    checkRecords(records, { asOf, drafts: false }, memory);

  it('has the very same entry for the same record, and another one for a changed one', () => {
    const memory = new CheckCache();
    const records = [theme('wohnen'), theme('arbeit', {}, { id: 2 })];
    const before = check(memory, ...records);
    const after = check(memory, theme('wohnen'), theme('arbeit', { title: 'Arbeit und Lohn' }, { id: 2 }));
    expect(after.entries[0]).toBe(before.entries[0]);
    expect(after.entries[1]?.values['title']).toBe('Arbeit und Lohn');
  });

  it('compares a record that came anew once, not with every check', () => {
    const memory = new CheckCache();
    check(memory, theme('wohnen'));
    const again = theme('wohnen');
    const compared = vi.spyOn(JSON, 'stringify');
    const first = check(memory, again);
    expect(compared).toHaveBeenCalledWith(again.record.attributes);
    compared.mockClear();
    expect(check(memory, again).entries[0]).toBe(first.entries[0]);
    expect(compared).not.toHaveBeenCalledWith(again.record.attributes);
    compared.mockRestore();
  });

  it.each([
    ['an error', { title: null }],
    ['a warning', { content: [{ __component: 'blocks.unknown' }] }],
  ])('tells %s each time', (_, attributes) => {
    const memory = new CheckCache();
    const first = check(memory, theme('wohnen', attributes));
    expect(first.problems).toHaveLength(1);
    expect(check(memory, theme('wohnen', attributes)).problems).toEqual(first.problems);
  });

  it('leaves a translation out as soon as there is no German version', () => {
    const memory = new CheckCache();
    const translation = theme('wohnen', { title: 'Habiter' }, { locale: 'fr', id: 2 });
    expect(check(memory, theme('wohnen'), translation).entries).toHaveLength(2);
    const { entries, problems } = check(memory, translation);
    expect(entries).toEqual([]);
    expect(problems[0]?.code).toBe('german-missing');
  });

  it('sees in a translation what all languages share', () => {
    const memory = new CheckCache();
    const translation = theme('wohnen', { title: 'Habiter' }, { locale: 'fr', id: 2 });
    check(memory, theme('wohnen', { rank: 1 }), translation);
    const { entries } = check(memory, theme('wohnen', { rank: 7 }), translation);
    expect(entries.map(({ values }) => values['rank'])).toEqual([7, 7]);
  });
});

/** What is in the CMS one time after the other, and its files. */
const times: readonly (readonly [readonly SourceRecord[], Readonly<Record<string, string>>])[] = [
  [[theme('wohnen', { image: wireImage('/uploads/bild.svg') }), subTheme('mieten'), article('leerstand')], files],
  // A word.
  [
    [
      theme('wohnen', { image: wireImage('/uploads/bild.svg'), title: 'Wohnen und Bauen' }),
      subTheme('mieten'),
      article('leerstand'),
    ],
    files,
  ],
  // What others refer to goes, and comes again.
  [[theme('arbeit'), article('leerstand')], files],
  [[theme('wohnen', { image: wireImage('/uploads/bild.svg') }), subTheme('mieten'), article('leerstand')], files],
  // Another file under the same address.
  [
    [theme('wohnen', { image: wireImage('/uploads/bild.svg') }), subTheme('mieten'), article('leerstand')],
    { ...files, '/uploads/bild.svg': otherDrawing },
  ],
  // A version with a fault: the last good one stays.
  [
    [
      theme('wohnen', { image: wireImage('/uploads/bild.svg') }),
      subTheme('mieten'),
      article('leerstand', { title: null }),
    ],
    { ...files, '/uploads/bild.svg': drawing },
  ],
];

it('a process that reads again and again reads what a new one reads', async () => {
  const checks = new CheckCache();
  let previous: Snapshot | undefined;
  for (const [records, contents] of times) {
    const cms = fakeCms(() => records, { files: contents });
    const options = { previous, allowLoss: true };
    const fresh = await readFrom(cms, options);
    const warm: Snapshot = await readFrom(cms, { ...options, checks });
    expect(warm).toEqual(fresh);
    previous = warm;
  }
  if (previous === undefined) throw new Error('Nothing was read.');
  expect(previous.entries).toHaveLength(3);
  expect(entryIn(previous, 'articles/leerstand/de').stale).toBe(true);
});
