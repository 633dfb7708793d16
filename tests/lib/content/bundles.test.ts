import { describe, expect, it } from 'vitest';
import type { CheckResult } from '@/lib/content/check';
import type { SourceRecord } from '@/lib/content/readSource';
import { check, saidIn } from './checking';
import { idsIn, silenceProgress, snapshotOf } from './reading';
import { article, asOf, indicator, record, theme } from './records';

silenceProgress();

const instant = '2026-08-22T06:30:00.000Z';

function bundle(attributes: Readonly<Record<string, unknown>> = {}, slug = 'wohnen-2026'): SourceRecord {
  const own = { title: 'Wohnen 2026', slug, release_at: instant, release_status: 'bestätigt' };
  return record('releases', { ...own, ...attributes });
}

const inBundle = { release: 'wohnen-2026' };
const members = [article('erster', inBundle), indicator(5813, inBundle)];
const bothMembers = ['articles/erster/de', 'products/5813/de'];

/** So many milliseconds after (or before) an instant. */
function shifted(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString();
}

describe('a bundle', () => {
  it.each([
    ['on a usual day', '2026-08-22T08:30:00+02:00'],
    ['in the last hour before clocks are put back', '2026-10-25T02:30:00+02:00'],
  ])('R8 brings all its entries in the same instant, %s', (_, releaseAt) => {
    const records = [theme('wohnen'), ...members, bundle({ release_at: releaseAt })];
    const at = new Date(releaseAt).toISOString();
    const before = check(records, { asOf: shifted(at, -1) });
    expect(idsIn(before)).toEqual(['display-themes/wohnen/de']);
    expect(before.nextRelease).toBe(at);
    for (const later of [at, shifted(at, 1), shifted(at, 86_400_000)]) {
      const after = check(records, { asOf: later });
      expect(idsIn(after)).toEqual(['display-themes/wohnen/de', ...bothMembers]);
      expect(after.nextRelease).toBeNull();
    }
    expect(before.problems).toEqual([]);
  });

  const released = { release_at: '2026-08-01T06:30:00Z' };
  const place = 'releases/wohnen-2026/de';

  const unknown = bothMembers.map((id) => `${id} release: bundle-unpublished wohnen-2026`);

  it.each([
    [
      'is provisional',
      [bundle({ ...released, release_status: 'provisorisch' })],
      [`${place} release_status: bundle-unconfirmed provisorisch bestätigt 2`],
    ],
    [
      'does not say whether it is confirmed',
      [bundle({ ...released, release_status: null })],
      [`${place} release_status: bundle-status-missing bestätigt 2`],
    ],
    ['has no instant', [bundle({ release_at: null })], [`${place} release_at: bundle-instant-missing 2`]],
    [
      'has a time that does not exist',
      [bundle({ release_at: '2026-03-29T02:30:00' })],
      [`${place} release_at: bundle-instant-invalid 2026-03-29T02:30:00 2`],
    ],
    [
      'has a time that comes twice',
      [bundle({ release_at: '2025-10-26T02:30:00' })],
      [`${place} release_at: bundle-instant-invalid 2025-10-26T02:30:00 2`],
    ],
    ['comes twice', [bundle(released), bundle(released)], [`${place} slug: bundle-name-taken wohnen-2026 2`]],
    ['is a draft', [bundle({ ...released, publishedAt: null })], unknown],
    ['does not exist', [bundle(released, 'anderes')], unknown],
  ])('R8 that %s brings none of its entries, and an editor is told', (_, bundles, problems) => {
    const result = check([...members, ...bundles]);
    expect(result.entries).toEqual([]);
    expect(result.nextRelease).toBeNull();
    expect(saidIn(result)).toEqual(problems);
    // A mistake in a bundle must not keep the rest of the site from being published.
    expect(result.invalid).toEqual([]);
  });

  it('R8 tells what is wrong with its entries before they appear, and appears without those that stay so', () => {
    const records = [
      theme('wohnen'),
      article('erster', inBundle),
      article('zweiter', { ...inBundle, title: '' }),
      bundle(),
    ];
    const before = check(records);
    expect(saidIn(before)).toEqual(['articles/zweiter/de title: empty']);
    expect(before).toMatchObject({ invalid: [], order: ['display-themes/wohnen/de'], problems: [{ awaited: true }] });
    const after = check(records, { asOf: instant });
    expect(idsIn(after)).toEqual(['display-themes/wohnen/de', 'articles/erster/de']);
    expect(after.problems.map(({ awaited }) => awaited)).toEqual([undefined]);
  });

  it('R8 is decided by its German entry', () => {
    const german = bundle({ release_at: asOf });
    const french = { ...german, locale: 'fr' } as const;
    expect(idsIn(check([...members, german, french]))).toEqual(bothMembers);
    expect(check([...members, french]).entries).toEqual([]);
  });
});

describe('an entry of a bundle', () => {
  const appeared = bundle({ release_at: '2026-08-21T08:30:00Z' });

  it('R1 may go earlier than the others, never before them', () => {
    const times = { publish_at: '2026-08-01T06:30:00Z', unpublish_at: '2026-08-21T09:30:00Z' };
    expect(check([article('erster', { ...inBundle, ...times }), appeared]).entries).toEqual([]);
    expect(check([article('erster', { ...inBundle, ...times }), bundle()]).entries).toEqual([]);
  });

  it('R1 that comes later than the others by its own time is named', () => {
    const result = check([article('erster', { ...inBundle, publish_at: instant }), appeared]);
    expect(result.entries).toEqual([]);
    expect(result.nextRelease).toBe(instant);
    expect(saidIn(result)).toEqual(['articles/erster/de publish_at: later-than-bundle wohnen-2026']);
  });

  it('never announces the end of what never appears', () => {
    const leaving = article('erster', { ...inBundle, unpublish_at: '2026-09-01T00:00:00Z' });
    expect(check([leaving, bundle({ release_status: 'abgesagt' })]).nextRelease).toBeNull();
    expect(check([leaving, appeared]).nextRelease).toBe('2026-09-01T00:00:00.000Z');
  });

  it('R3 hides its translations, whatever they say themselves', () => {
    const translated = [article('erster', inBundle), article('erster', { release: null }, { locale: 'fr', id: 2 })];
    expect(check([...translated, bundle()]).entries).toEqual([]);
    expect(idsIn(check([...translated, appeared]))).toEqual(['articles/erster/de', 'articles/erster/fr']);
  });
});

describe('a bundle among drafts, of which Strapi 5 sends nothing else', () => {
  const draft = { publishedAt: null };
  const drafts = [article('erster', { ...inBundle, ...draft }), indicator(5813, { ...inBundle, ...draft })];
  const checkDrafts = (...bundles: readonly SourceRecord[]): CheckResult =>
    check([...drafts, ...bundles], { drafts: true });

  it('R8 is judged as if it was published, with its entries', () => {
    expect(saidIn(checkDrafts(bundle(draft)))).toEqual([]);
    expect(saidIn(checkDrafts(bundle({ ...draft, release_status: 'provisorisch' })))).toEqual([
      'releases/wohnen-2026/de release_status: bundle-unconfirmed provisorisch bestätigt 2',
    ]);
    expect(saidIn(checkDrafts(bundle(draft, 'anderes')))).toEqual(
      bothMembers.map((id) => `${id} release: bundle-unpublished wohnen-2026`),
    );
  });

  it('R8 tells of entries that were saved after it was approved', () => {
    const before = '2026-08-20T07:00:00.000Z';
    expect(saidIn(checkDrafts(bundle({ ...draft, approved: true })))).toEqual([]);
    expect(saidIn(checkDrafts(bundle({ ...draft, approved: true, updatedAt: before })))).toEqual(
      bothMembers.map((id) => `${id} : bundle-member-changed wohnen-2026 2026-08-20T08:00:00.000Z`),
    );
  });
});

describe('an approved bundle', () => {
  const approvedAt = '2026-08-20T12:00:00.000Z';
  const approved = { approved: true, updatedAt: approvedAt, publishedAt: approvedAt };
  const hour = 3_600_000;
  const later = shifted(approvedAt, hour);
  const after = shifted(instant, 1000);
  const told = `articles/erster/de : bundle-member-changed wohnen-2026 ${later}`;
  const others = ['products/5813/de'];

  function withArticle(attributes: Readonly<Record<string, unknown>>): readonly SourceRecord[] {
    return [article('erster', { ...inBundle, ...attributes }), indicator(5813, inBundle)];
  }

  it.each([
    ['saved', { updatedAt: later }],
    ['published, though it was saved before', { publishedAt: later }],
  ])('R8 appears without an entry that was %s after the approval, and says so', (_, attributes) => {
    const records = [...withArticle(attributes), bundle(approved)];
    const result = check(records, { asOf: after });
    expect(idsIn(result)).toEqual(others);
    expect(saidIn(result)).toEqual([told]);
    // Editors learn of it while there is time, and nothing announces what will not come.
    expect(saidIn(check(records))).toEqual([told]);
    expect(check(records).nextRelease).toBe(instant);
    expect(check([withArticle(attributes)[0] ?? article(''), bundle(approved)]).nextRelease).toBeNull();
  });

  it('R8 takes an entry out in all languages if one of them was changed', () => {
    const french = article('erster', { updatedAt: later }, { locale: 'fr', id: 2 });
    const result = check([...members, french, bundle(approved)], { asOf: after });
    expect(idsIn(result)).toEqual(others);
    expect(saidIn(result)).toEqual([told]);
  });

  it.each([
    ['was changed before the approval', {}, approved],
    ['was changed at that very moment', { updatedAt: approvedAt }, approved],
    [
      'was changed, and the bundle approved once more',
      { updatedAt: later },
      { ...approved, publishedAt: shifted(later, hour) },
    ],
    ['was changed, in a bundle without approval', { updatedAt: later }, { ...approved, approved: false }],
    ['is corrected when all have appeared', { updatedAt: after }, approved],
  ])('R8 brings an entry that %s', (_, attributes, own) => {
    const result = check([...withArticle(attributes), bundle(own)], { asOf: shifted(instant, 2000) });
    expect(idsIn(result)).toEqual(bothMembers);
    expect(result.problems).toEqual([]);
  });

  it('R3 counts what was taken out as withheld, so that no build may hold it', () => {
    const title = 'Ein Titel, den noch niemand lesen darf';
    const { withheld } = check([...withArticle({ updatedAt: later, title }), bundle(approved)], { asOf: after });
    expect(withheld.map(({ text }) => text)).toContain(title);
  });
});

describe('a bundle in the calendar', () => {
  const announced = { calendar_title: 'Leerstand und Mieten', release_at: instant };

  it('is announced under that title, without what editors call it', async () => {
    const snapshot = await snapshotOf([theme('wohnen'), ...members, bundle(announced)]);
    const stored = JSON.stringify(snapshot.entries.filter(({ meta }) => meta.type === 'releases'));
    expect(stored).toContain('Leerstand und Mieten');
    expect(stored).not.toMatch(/Wohnen 2026|wohnen-2026/);
    expect(JSON.stringify(snapshot)).not.toMatch(/erster|5813/);
  });

  it.each([null, '', ' '])('is not there without one: %j', async (title) => {
    const snapshot = await snapshotOf([theme('wohnen'), bundle({ ...announced, calendar_title: title })]);
    expect(snapshot.entries.filter(({ meta }) => meta.type === 'releases')).toEqual([]);
  });
});
