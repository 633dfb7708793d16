import { describe, expect, it } from 'vitest';
import type { Planned } from '@/lib/content/planned';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import type { WithheldText } from '@/lib/content/withheldTexts';
import { entryIn, idsIn, silenceProgress, snapshotOf } from './reading';
import { article, asOf, indicator, pointer, pointers, record, theme, wireText } from './records';
import { dataRows } from '../../support/rowsInShort';

silenceProgress();

const instant = '2026-08-22T06:30:00.000Z';
const secondInstant = '2026-08-23T06:30:00.000Z';
const later = { updatedAt: '2026-08-21T09:00:00.000Z' };
const place = 'products/5813/de';

const inBundle = { release: 'wohnen-2026' };

function bundle(attributes: Readonly<Record<string, unknown>> = {}): SourceRecord {
  const own = { title: 'Wohnen 2026', slug: 'wohnen-2026', release_at: instant, release_status: 'bestätigt' };
  return record('releases', { ...own, ...attributes });
}

const old = indicator(5813, { title: 'Leerstand bisher' });
const ahead = {
  title: 'Leerstand mit neuem Titel',
  data_rows: dataRows('2026 0.9, 2027 1.7'),
  ...later,
};
const awaited = indicator(5813, { ...ahead, publish_at: instant });

function following(previous: Snapshot, records: readonly SourceRecord[], at = asOf): Promise<Snapshot> {
  return snapshotOf(records, { previous, asOf: at });
}

describe('an embargo on what is public', () => {
  it('R2 leaves the version that visitors see until its instant, and brings the new one then', async () => {
    const before = await snapshotOf([old]);
    const during = await following(before, [awaited]);
    expect(during.entries).toEqual([{ ...entryIn(before, place), stale: true }]);
    expect(during).toMatchObject({ nextRelease: instant, problems: [] });
    const again = await following(during, [awaited], '2026-08-22T06:29:59.999Z');
    expect(again.entries).toEqual(during.entries);
    const after = await following(again, [awaited], instant);
    expect(after.entries).toMatchObject([{ values: { title: 'Leerstand mit neuem Titel' } }]);
    expect(after.entries).not.toMatchObject([{ stale: true }]);
  });

  it('R2 leaves it to the entries of a bundle, which change together', async () => {
    const before = await snapshotOf([theme('wohnen'), article('erster', { title: 'Bisher' }), old]);
    const records = [
      theme('wohnen'),
      article('erster', { title: 'Neu', ...inBundle, ...later }),
      indicator(5813, { ...ahead, ...inBundle }),
      bundle(),
    ];
    const during = await following(before, records);
    expect(idsIn(during)).toEqual(idsIn(before));
    expect(entryIn(during, 'articles/erster/de').values).toMatchObject({ title: 'Bisher' });
    expect(entryIn(during, place).values).toMatchObject({ title: 'Leerstand bisher' });
    const after = await following(during, records, instant);
    expect(entryIn(after, 'articles/erster/de').values).toMatchObject({ title: 'Neu' });
    expect(entryIn(after, place).values).toMatchObject({ title: 'Leerstand mit neuem Titel' });
  });

  it.each([
    ['is put off after it has come', bundle({ release_at: secondInstant })],
    ['is cancelled', bundle({ release_status: 'abgesagt' })],
    ['is not published any more', bundle({ publishedAt: null })],
  ])('R2 leaves what a bundle has brought when the bundle %s', async (_, changed) => {
    const members = [theme('wohnen'), article('erster', inBundle)];
    const before = await snapshotOf([...members, bundle()], { asOf: instant });
    const after = await following(before, [...members, changed], '2026-08-22T07:00:00.000Z');
    expect(idsIn(after)).toEqual(idsIn(before));
  });

  it('R2 leaves translations with their German entry, and one that waits alone', async () => {
    const french = indicator(5813, { title: 'Logements' }, { locale: 'fr', id: 2 });
    const before = await snapshotOf([old, french]);
    const both = await following(before, [awaited, indicator(5813, { title: 'Neuf' }, { locale: 'fr', id: 2 })]);
    expect(both.entries.map(({ values }) => values['title'])).toEqual(['Leerstand bisher', 'Logements']);
    const alone = await following(before, [
      indicator(5813, ahead),
      indicator(5813, { title: 'Neuf', publish_at: instant }, { locale: 'fr', id: 2 }),
    ]);
    expect(alone.entries.map(({ values }) => values['title'])).toEqual(['Leerstand mit neuem Titel', 'Logements']);
  });

  it('R2 leaves references to it, and values that texts name', async () => {
    const others = [
      theme('wohnen', { highlight_indikator: pointer('stata_id', 5813) }),
      article('erster', { content: [wireText('Es sind {{5813:wert@2026}}.')], ...later }),
    ];
    const during = await following(await snapshotOf([old, theme('wohnen')]), [awaited, ...others]);
    expect(entryIn(during, 'display-themes/wohnen/de').values['highlight_indikator']).toEqual({
      type: 'products',
      key: '5813',
    });
    expect(JSON.stringify(entryIn(during, 'articles/erster/de').values)).toMatch(/Es sind 0,9\s%\./);
    expect(during.problems).toEqual([]);
  });

  it('R2 leaves it at its address if the new version has another', async () => {
    const others = [theme('wohnen', { highlight_articles: pointers('slug', ['neue-adresse']) })];
    const before = await snapshotOf([theme('wohnen'), article('alte-adresse', {}, { id: 7 })]);
    const moved = article('neue-adresse', { publish_at: instant }, { id: 7 });
    const during = await following(before, [...others, moved]);
    expect(idsIn(during)).toEqual(['articles/alte-adresse/de', 'display-themes/wohnen/de']);
    expect(entryIn(during, 'display-themes/wohnen/de').values['highlight_articles']).toEqual([
      { type: 'articles', key: 'alte-adresse' },
    ]);
    expect(JSON.stringify(during)).not.toContain('neue-adresse');
  });

  it('R2 is moved, changed and lifted like any other', async () => {
    const before = await snapshotOf([old]);
    const put = await following(before, [awaited]);
    const moved = await following(put, [indicator(5813, { title: 'Dritte Fassung', publish_at: secondInstant })]);
    expect(moved.nextRelease).toBe(secondInstant);
    expect(entryIn(moved, place).values).toMatchObject({ title: 'Leerstand bisher' });
    const lifted = await following(moved, [indicator(5813, { title: 'Dritte Fassung' })]);
    expect(lifted.entries).toMatchObject([{ values: { title: 'Dritte Fassung' } }]);
    expect(lifted.nextRelease).toBeNull();
  });

  it.each([
    ['is not published any more', indicator(5813, { ...ahead, publish_at: instant, publishedAt: null })],
    ['is to have gone by now', indicator(5813, { ...ahead, publish_at: instant, unpublish_at: asOf })],
    ['has gone, and another has its address', indicator(5813, { ...ahead, publish_at: instant }, { id: 9 })],
  ])('R2 does not hold what editors take back: the entry %s', async (_, taken) => {
    const before = await snapshotOf([theme('wohnen'), old]);
    expect(idsIn(await following(before, [theme('wohnen'), taken]))).toEqual(['display-themes/wohnen/de']);
  });

  it('R2 lets the version that stands go when that was to go', async () => {
    const end = '2026-08-21T12:00:00.000Z';
    const before = await snapshotOf([theme('wohnen'), indicator(5813, { unpublish_at: end })]);
    const during = await following(before, [theme('wohnen'), awaited]);
    expect(during).toMatchObject({ nextRelease: end, entries: [{}, { values: { stata_id: 5813 } }] });
    const after = await following(during, [theme('wohnen'), awaited], end);
    expect(idsIn(after)).toEqual(['display-themes/wohnen/de']);
    expect(after.nextRelease).toBe(instant);
  });
});

describe('an embargo on what nobody has seen', () => {
  it.each([
    ['for want of an earlier site', undefined],
    ['as the site before was of a later instant', secondInstant],
  ])('R2 keeps the entry off the site %s', async (_, at) => {
    const previous = at === undefined ? undefined : await snapshotOf([awaited], { asOf: at });
    expect((await snapshotOf([awaited], { previous, allowLoss: true })).entries).toEqual([]);
  });

  it('D4 tells editors which of the entries that wait stand there in their earlier version', async () => {
    const told: Planned[] = [];
    const hidden = indicator(7, { publish_at: instant }, { id: 2 });
    await snapshotOf([awaited, hidden], {
      previous: await snapshotOf([old]),
      onPlanned: (planned) => told.push(...planned),
    });
    expect(told.flatMap(({ entries }) => entries)).toMatchObject([
      { meta: { key: '5813' }, stands: true },
      { meta: { key: '7' }, stands: false },
    ]);
  });
});

it('R3 the new version under an embargo is nowhere in the content, and what only it says is searched for', async () => {
  const withheld: WithheldText[] = [];
  const before = await snapshotOf([old]);
  const during = await snapshotOf([awaited], {
    previous: before,
    onWithheld: (texts) => withheld.push(...texts),
  });
  expect(JSON.stringify(during.entries)).not.toMatch(/neuem Titel|2027|1\.7/);
  expect(during.entries.map(({ hash }) => hash)).toEqual(before.entries.map(({ hash }) => hash));
  expect(withheld.map(({ text }) => text)).toEqual(['Leerstand mit neuem Titel']);
});
