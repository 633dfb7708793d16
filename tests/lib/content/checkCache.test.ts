import { describe, expect, it } from 'vitest';
import { checkRecords } from '@/lib/content/check';
import type { CheckResult } from '@/lib/content/check';
import { CheckCache } from '@/lib/content/checkCache';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms } from './fakeCms';
import { entryIn, files, otherDrawing, readFrom, silenceProgress } from './reading';
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
});

function wohnen(attributes = {}): SourceRecord {
  return theme('wohnen', { image: wireImage('/uploads/bild.svg'), ...attributes });
}

const french = theme('wohnen', { title: 'Habiter' }, { locale: 'fr', id: 2 });

const others = [subTheme('mieten'), article('leerstand')];

/** Without a title: the last good version stays. */
const faulty = [wohnen(), subTheme('mieten'), article('leerstand', { title: null })];

const warned = theme('arbeit', { content: [{ __component: 'blocks.unknown' }] }, { id: 4 });

/** What is in the CMS one time after the other, and its files. */
const times: readonly (readonly [readonly SourceRecord[], Readonly<Record<string, string>>])[] = [
  [[wohnen(), french, ...others], files],
  // A word, and what all languages share.
  [[wohnen({ title: 'Wohnen und Bauen', rank: 7 }), french, ...others], files],
  // What others refer to goes, without which there is no translation, and comes again.
  [[french, theme('arbeit', {}, { id: 3 }), article('leerstand')], files],
  [[wohnen(), ...others], files],
  // Another file under the same address.
  [[wohnen(), ...others], { ...files, '/uploads/bild.svg': otherDrawing }],
  [[...faulty, warned], files],
  // Faults are told each time.
  [[...faulty, warned], files],
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
  expect(previous.entries).toHaveLength(4);
  expect(entryIn(previous, 'articles/leerstand/de').stale).toBe(true);
});
