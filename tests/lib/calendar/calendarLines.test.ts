import { describe, expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import type { Locale } from '@/content-types/locales';
import { upcomingLines, nextLines, publishedLines } from '@/lib/calendar/calendarLines';
import { silenceProgress, snapshotOf } from '../content/reading';
import { article, indicator, pointers, record, theme } from '../content/records';
import type { SourceRecord } from '@/lib/content/readSource';

silenceProgress();

function statistic(number: number, attributes: Readonly<Record<string, unknown>>): SourceRecord {
  const own = { stata_id: number, title: `Statistik ${number}`, lead: 'Misst etwas.', ...attributes };
  return record('kategories', own, { id: number });
}

const wohnen = { display_themes: pointers('url', ['wohnen']) };

/** What is announced on 21 August 2026, as `key when`. */
async function announced(
  records: readonly SourceRecord[],
  limit = 10,
  locale: Locale = 'de',
): Promise<readonly string[]> {
  const snapshot = await snapshotOf([theme('wohnen'), ...records]);
  const coming = upcomingLines(createContents(snapshot)(locale));
  return nextLines(coming, limit).map(({ entry, when }) => `${entry.meta.key} ${when}`);
}

describe('the next releases', () => {
  it('are those of statistics and indicators, the soonest first, a month after its days', async () => {
    const found = await announced([
      statistic(70, { next_update: '2027-03-18' }),
      statistic(71, { next_update_text: 'September 2026' }),
      indicator(1, { ...wohnen, next_update: '2026-09-07' }, { id: 1 }),
    ]);
    expect(found).toEqual(['1 2026-09-07', '71 2026-09', '70 2027-03-18']);
  });

  it('leave out what is past and what names no date', async () => {
    const found = await announced([
      statistic(70, { next_update: '2026-08-20' }),
      statistic(71, { next_update_text: 'Juli 2026' }),
      statistic(72, { next_update_text: 'jede Woche' }),
      statistic(73, { next_update_text: 'Frühling 2027' }),
      statistic(74, {}),
      statistic(75, { next_update: '2026-08-21' }),
      statistic(76, { next_update_text: 'August 2026' }),
    ]);
    expect(found).toEqual(['75 2026-08-21', '76 2026-08']);
  });

  it('name an indicator only if its statistic does not have the same date', async () => {
    const ofStatistic = { ...wohnen, statistical_themes: pointers('stata_id', [70]) };
    const found = await announced([
      statistic(70, { next_update: '2026-12-01' }),
      indicator(1, { ...ofStatistic, next_update: '2026-12-01' }, { id: 1 }),
      indicator(2, { ...ofStatistic, next_update: '2026-11-01' }, { id: 2 }),
    ]);
    expect(found).toEqual(['2 2026-11-01', '70 2026-12-01']);
  });

  it('are no more than asked for, without indicators that the portal hides', async () => {
    const found = await announced(
      [
        indicator(1, { ...wohnen, next_update: '2026-09-01', visible_in_portal: false }, { id: 1 }),
        indicator(2, { ...wohnen, next_update: '2026-10-01' }, { id: 2 }),
        indicator(3, { ...wohnen, next_update: '2026-11-01' }, { id: 3 }),
      ],
      1,
    );
    expect(found).toEqual(['2 2026-10-01']);
  });
});

/** The lines that come on 21 August 2026, as `name when status`. */
async function coming(records: readonly SourceRecord[]): Promise<readonly string[]> {
  const snapshot = await snapshotOf([theme('wohnen'), ...records]);
  return upcomingLines(createContents(snapshot)('de')).map(
    ({ entry, when, status }) => `${entry.title} ${when} ${status}`,
  );
}

async function published(records: readonly SourceRecord[]): Promise<readonly string[]> {
  const snapshot = await snapshotOf([theme('wohnen'), ...records]);
  return publishedLines(createContents(snapshot)('de'), '2026-06-01').map(
    ({ entry, entries, when }) => `${entry.title} (${entries.length}) ${when}`,
  );
}

function bundle(attributes: Readonly<Record<string, unknown>>): SourceRecord {
  const own = { slug: 'leerstand-2027', title: 'GEHEIM', calendar_title: 'Leerstand', release_status: 'bestätigt' };
  return record('releases', { ...own, ...attributes });
}

describe('the coming lines', () => {
  it('are late once their date is over without an update, until there is one', async () => {
    const found = await coming([
      statistic(70, { next_update: '2026-08-20', last_update: '2026-07-20' }),
      statistic(71, { next_update: '2026-08-21', last_update: '2026-07-20' }),
      statistic(72, { next_update: '2026-08-20', last_update: '2026-08-20' }),
      statistic(73, { next_update_text: 'Juli 2026', last_update: '2026-06-30' }),
      statistic(74, { next_update_text: 'Juli 2026', last_update: '2026-07-01' }),
      statistic(75, { next_update_text: 'Herbst 2026', last_update: '2026-03-01' }),
    ]);
    expect(found).toEqual([
      'Statistik 73 2026-07 late',
      'Statistik 70 2026-08-20 late',
      'Statistik 71 2026-08-21 confirmed',
      'Statistik 75 2026 provisional',
    ]);
  });

  it('do not wait for a new edition of an article', async () => {
    expect(await coming([article('alt', { next_update: '2026-08-01', publication_date: '2025-08-01' })])).toEqual([]);
  });

  it('have the name of the statistic, not that of the article before', async () => {
    const next = { next_update: '2027-08-01', publication_date: '2026-08-01' };
    const found = await coming([
      statistic(70, {}),
      article('alt', { ...next, statistical_themes: pointers('stata_id', [70]) }),
      article('allein', next),
    ]);
    expect(found).toEqual(['Statistik 70 2027-08-01 confirmed']);
  });

  it('tell a month once, with the day in it that is known under the same name', async () => {
    const ofStatistic = { ...wohnen, statistical_themes: pointers('stata_id', [70]) };
    const records = [
      statistic(70, { next_update_text: 'August 2027' }),
      indicator(1, { ...ofStatistic, next_update: '2027-08-20' }, { id: 1 }),
      indicator(2, { ...ofStatistic, next_update: '2027-08-20' }, { id: 2 }),
      indicator(3, { ...ofStatistic, next_update: '2027-08-24' }, { id: 3 }),
    ];
    const snapshot = await snapshotOf([theme('wohnen'), ...records]);
    const lines = upcomingLines(createContents(snapshot)('de'));
    expect(lines.map(({ entry, when, entries }) => [entry.title, when, entries.length])).toEqual([
      ['Statistik 70', '2027-08-20', 3],
      ['Indikator 3', '2027-08-24', 1],
    ]);
    expect(lines.map(({ vaguer }) => vaguer)).toEqual([['termin-70-2027-08'], []]);
  });

  it('tell a year once, with the first line in it that is known under the same name', async () => {
    const records = [
      statistic(70, { next_update_text: 'Sommer 2027' }),
      article('a', { next_update_text: 'Mai 2027', statistical_themes: pointers('stata_id', [70]) }),
      article('b', { next_update_text: 'Herbst 2028', statistical_themes: pointers('stata_id', [70]) }),
    ];
    expect(await coming(records)).toEqual(['Statistik 70 2027-05 provisional', 'Statistik 70 2028 provisional']);
  });

  it('say of an announced bundle what its editors do', async () => {
    const moved = [{ id: 1, previous_date: '2026-09-01', reason: 'Der Bund liefert später.', when: '2026-08-10' }];
    const at = { release_at: '2026-09-08T06:30:00Z' };
    expect(await coming([bundle(at)])).toEqual(['Leerstand 2026-09-08 confirmed']);
    expect(await coming([bundle({ ...at, date_changes: moved })])).toEqual(['Leerstand 2026-09-08 moved']);
    expect(await coming([bundle({ ...at, release_status: 'abgesagt' })])).toEqual(['Leerstand 2026-09-08 cancelled']);
    const inWords = { release_status: 'provisorisch', date_text: 'Mai 2027' };
    expect(await coming([bundle(inWords)])).toEqual(['Leerstand 2027-05 provisional']);
    expect(await coming([bundle({ ...at, calendar_title: null })])).toEqual([]);
    expect(await coming([bundle({ release_at: '2026-08-20T06:30:00Z' })])).toEqual(['Leerstand 2026-08-20 late']);
  });
});

describe('what has appeared', () => {
  const inBundle = { release: 'leerstand-2027' };

  it('is the newest first, entries of one statistic on one day as one line', async () => {
    const ofStatistic = { ...wohnen, statistical_themes: pointers('stata_id', [70]) };
    const found = await published([
      statistic(70, { last_update: '2026-07-01' }),
      indicator(1, { ...ofStatistic, last_update: '2026-08-03' }, { id: 1 }),
      indicator(2, { ...ofStatistic, last_update: '2026-08-03' }, { id: 2 }),
      article('neu', { publication_date: '2026-08-20' }),
      article('alt', { publication_date: '2026-05-31' }),
      article('morgen', { publication_date: '2026-08-22' }),
    ]);
    expect(found).toEqual(['Artikel neu (1) 2026-08-20', 'Statistik 70 (2) 2026-08-03', 'Statistik 70 (1) 2026-07-01']);
  });

  it('is not told of texts about the website, which belong to no theme', async () => {
    const about = { display_themes: pointers('url', []), publication_date: '2026-08-20', next_update: '2026-12-01' };
    expect(await published([article('impressum', about)])).toEqual([]);
    expect(await coming([article('impressum', about)])).toEqual([]);
  });

  it('is told of an announced bundle instead of each of its entries', async () => {
    const own = { ...inBundle, publication_date: '2026-08-20' };
    const records = [bundle({ release_at: '2026-08-20T06:30:00Z' }), article('erster', own), article('zweiter', own)];
    expect(await published(records)).toEqual(['Leerstand (2) 2026-08-20']);
    expect(await coming(records)).toEqual([]);
  });

  it.each([
    ['a theme', theme('arbeit', inBundle, { id: 2 })],
    ['a term', record('glossars', { slug: 'miete', term: 'Miete', short: 'Was.', definition: 'Was.', ...inBundle })],
  ])('is told of an announced bundle with nothing but %s, which has no dates', async (_, member) => {
    const records = [bundle({ release_at: '2026-08-20T06:30:00Z' }), member];
    expect(await published(records)).toEqual(['Leerstand (0) 2026-08-20']);
    expect(await coming(records)).toEqual([]);
  });

  it('is told of corrections by themselves, with places that stay', async () => {
    const corrections = [
      { id: 2, when: '2026-08-19', text: 'Richtig ist 5.', previous_version: null },
      { id: 1, when: '2026-08-01', text: 'Die Einheit war falsch.', previous_version: null },
    ];
    const snapshot = await snapshotOf([theme('wohnen'), statistic(70, { last_update: '2026-08-03', corrections })]);
    const found = publishedLines(createContents(snapshot)('de'), '2026-06-01');
    expect(found.map(({ anchor, status, correction }) => `${anchor} ${status} ${correction}`)).toEqual([
      'korrektur-kategories-70-2 corrected Richtig ist 5.',
      'erschienen-70-2026-08-03 published null',
      'korrektur-kategories-70-1 corrected Die Einheit war falsch.',
    ]);
  });
});
