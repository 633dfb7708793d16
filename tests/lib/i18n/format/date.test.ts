import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comparedDate, plainLanguageDate, formatDate, formatInstant, swissDayOf } from '@/lib/i18n/format/date';

describe('a day', () => {
  it.each([
    ['de', '21.\u00a0August 2026'],
    ['ls', '21.\u00a0August 2026'],
    ['fr', '21\u00a0août 2026'],
    ['it', '21\u00a0agosto 2026'],
    ['en', '21\u00a0August 2026'],
  ] as const)('B9 is written as its language does: %s', (locale, expected) => {
    expect(formatDate('2026-08-21', locale)).toBe(expected);
  });

  it.each([
    ['de', '1.\u00a0März 2026'],
    ['ls', '1.\u00a0März 2026'],
    ['fr', '1er\u00a0mars 2026'],
    ['it', '1º\u00a0marzo 2026'],
    ['en', '1\u00a0March 2026'],
  ] as const)('B9 that is the first of a month, too: %s', (locale, expected) => {
    expect(formatDate('2026-03-01', locale)).toBe(expected);
  });

  it.each([
    ['de', 'Januar', 'Dezember'],
    ['fr', 'janvier', 'décembre'],
    ['it', 'gennaio', 'dicembre'],
    ['en', 'January', 'December'],
  ] as const)('knows the first and the last month: %s', (locale, first, last) => {
    expect(formatDate('2026-01', locale)).toBe(`${first} 2026`);
    expect(formatDate('2026-12', locale)).toBe(`${last} 2026`);
  });

  it.each(['2026', '2026-13', '2026-00', '2026-02-29', '2026-08-00', '2026-04-31', '2025/26', '1. Quartal', ''])(
    'that is none stays as it is: %j',
    (text) => {
      expect(formatDate(text, 'de')).toBe(text);
    },
  );
});

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland'])(
  'the Swiss day of an instant, on a machine in %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });

    it('is not the day of the machine', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it.each([
      ['2026-01-14T22:59:59Z', '2026-01-14'],
      ['2026-01-14T23:00:00Z', '2026-01-15'],
      ['2026-08-20T21:59:59Z', '2026-08-20'],
      ['2026-08-20T22:00:00Z', '2026-08-21'],
      ['2026-03-28T23:00:00Z', '2026-03-29'],
      ['2026-03-29T21:59:59Z', '2026-03-29'],
      ['2026-03-29T22:00:00Z', '2026-03-30'],
      ['2026-10-24T22:00:00Z', '2026-10-25'],
      ['2026-10-25T22:59:59Z', '2026-10-25'],
      ['2026-10-25T23:00:00Z', '2026-10-26'],
      ['2026-12-31T23:00:00.000Z', '2027-01-01'],
      ['2026-08-21T00:30:00+02:00', '2026-08-21'],
    ])('B9 of %s is %s', (instant, day) => {
      expect(swissDayOf(instant)).toBe(day);
    });

    it.each([
      ['2026-01-15T07:30:00Z', '15.01.2026, 08:30'],
      ['2026-08-21T06:30:00.999Z', '21.08.2026, 08:30'],
      ['2026-08-20T22:00:00Z', '21.08.2026, 00:00'],
      ['2026-03-29T00:59:59Z', '29.03.2026, 01:59'],
      ['2026-03-29T01:00:00Z', '29.03.2026, 03:00'],
      ['2026-10-25T00:30:00Z', '25.10.2026, 02:30'],
      ['2026-10-25T01:30:00Z', '25.10.2026, 02:30'],
      ['2026-12-31T23:00:00Z', '01.01.2027, 00:00'],
    ])('at %s it is %s in Switzerland', (instant, time) => {
      expect(formatInstant(instant)).toBe(time);
    });
  },
);

describe('a quarter', () => {
  it.each([
    ['de', '3.\u00a0Quartal 2026'],
    ['ls', '3.\u00a0Viertel-Jahr 2026'],
    ['fr', '3e\u00a0trimestre 2026'],
    ['it', '3º\u00a0trimestre 2026'],
    ['en', 'Q3 2026'],
  ] as const)('has its name: %s', (locale, expected) => {
    expect(formatDate('2026-Q3', locale)).toBe(expected);
  });

  it('is the first of four', () => {
    expect(formatDate('2026-Q1', 'fr')).toBe('1er\u00a0trimestre 2026');
    expect(formatDate('2026-Q5', 'de')).toBe('2026-Q5');
  });
});

it.each([
  ['de', '1.\u00a0Halbjahr 2026', 'Woche\u00a05, 2026'],
  ['ls', '1.\u00a0Halb-Jahr 2026', 'Woche\u00a05, 2026'],
  ['fr', '1er\u00a0semestre 2026', 'semaine\u00a05, 2026'],
  ['it', '1º\u00a0semestre 2026', 'settimana\u00a05, 2026'],
  ['en', 'H1 2026', 'week\u00a05, 2026'],
] as const)('a half of a year, a week and a year that ends in the next have their names: %s', (locale, half, week) => {
  expect(formatDate('2026-H1', locale)).toBe(half);
  expect(formatDate('2026-W05', locale)).toBe(week);
  expect(formatDate('2025/26', locale)).toBe('2025/26');
});

it.each([
  ['fr', '2025', 'à 2025'],
  ['fr', '2026-06', 'à juin 2026'],
  ['fr', '2026-Q3', 'au 3e\u00a0trimestre 2026'],
  ['fr', '2026-07-13', 'au 13\u00a0juillet 2026'],
  ['it', '2025', 'al 2025'],
  ['it', '2026-06', 'a giugno 2026'],
  ['it', '2026-04', 'ad aprile 2026'],
  ['it', '2026-07-08', 'all’8\u00a0luglio 2026'],
  ['it', '2026-07-18', 'al 18\u00a0luglio 2026'],
  ['fr', '2026-W05', 'à la semaine\u00a05, 2026'],
  ['it', '2026-W05', 'alla settimana\u00a05, 2026'],
  ['fr', '2026-H1', 'au 1er\u00a0semestre 2026'],
  ['de', '2026-06', 'Juni 2026'],
] as const)('what something is compared with has the word before it that %s wants: %s', (locale, period, expected) => {
  expect(comparedDate(period, locale)).toBe(expected);
});

it.each([
  ['2026', 'im Jahr 2026'],
  ['2026-07', 'im Juli 2026'],
  ['2026-06-01', 'am 1.\u00a0Juni 2026'],
  ['2026-Q3', 'im 3.\u00a0Viertel-Jahr 2026'],
  ['2026-W05', 'in der Woche\u00a05, 2026'],
  ['2025/26', 'im Jahr 2025/26'],
])('when something was, in Leichte Sprache is a phrase: %s', (period, expected) => {
  expect(plainLanguageDate(period)).toBe(expected);
});
