import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { snapshotOf, silenceProgress } from '../reading';
import { indicator, said } from '../records';
import { dataRows } from '../../../support/rowsInShort';

silenceProgress();

const columns = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'quote', label: 'Quote', role: 'value', unit: '%', decimals: 2 },
];
const rows = dataRows('2025 0.92, 2026 0.78');

async function warnings(lesehilfe: string, locale: Locale = 'de', attributes: object = {}): Promise<readonly string[]> {
  const shared = { columns, data_rows: rows, ...attributes };
  const german = indicator(7, { ...shared, lesehilfe: locale === 'de' ? lesehilfe : 'Ein Satz.' });
  const records = locale === 'de' ? [german] : [german, indicator(7, { ...shared, lesehilfe }, { locale, id: 2 })];
  const { problems } = await snapshotOf(records);
  return problems.filter(({ field }) => field === 'lesehilfe').map((problem) => `${problem.severity} ${said(problem)}`);
}

/** Data of one column. */
function series(unit: string, rows: string): object {
  const own = [columns[0], { key: 'wert', label: 'Wert', role: 'value', unit, decimals: 0 }];
  return { unit, columns: own, data_rows: dataRows(rows) };
}

const fewer = series('Häuser', '2025 120, 2026 90');
const more = series('Häuser', '2025 90, 2026 120');
const monthly = series('Häuser', '2026-05 80, 2026-06 85, 2026-07 90');
const schoolYears = series('Häuser', '2024/25 80, 2025/26 85');
const metres = series('m', '2025 90, 2026 120');
const shares = series('%', '2025 60, 2026 62');

describe('a finding', () => {
  it.each([
    ['de', 'Am 1. Juni 2026 standen 0,78 % der Wohnungen leer.'],
    ['de', '2026 waren 0,8 % der Wohnungen leer, weniger als im Vorjahr.'],
    ['de', '2026 stand rund 1 % der Wohnungen leer.'],
    ['de', '2026 ist die Quote um 0,14 Prozentpunkte tiefer als im Vorjahr.'],
    ['de', '2026 waren die Mieten 0,78 % höher als ein Jahr zuvor.'],
    ['de', '2026 standen weniger Wohnungen leer als 2025 mit 0,92 %.'],
    ['de', 'Im Jahr 2005 waren es 1,52 %.'],
    ['de', '2026 waren es mehr Häuser und weniger Wohnungen als im Vorjahr.'],
    ['fr', 'En 2026, 0,78 % des logements étaient vacants, soit une baisse par rapport à l’année précédente.'],
    ['en', 'In 2026, 0.78% of homes were vacant, less than a year earlier.'],
    ['ls', '2026 war 1 von 100 Wohnungen leer.'],
    // These count and do not compare.
    ['fr', 'En 2026, la part de plusieurs quartiers est restée sous celle de l’année précédente.'],
    ['en', 'In 2026, more than 2 in 1000 homes were affected by a drop from the previous year.'],
  ] as const)('that agrees with the data is not reported: %s %s', async (locale, text) => {
    expect(await warnings(text, locale)).toEqual([]);
  });

  it.each([
    ['de', 'Am 1. Juni 2026 standen 0,87 % der Wohnungen leer.', 'finding-other-value 0,87 % 0,78\u202f%'],
    ['en', 'In 2026, 7.8% of homes were vacant.', 'finding-other-value 7.8 % 0.78%'],
    ['de', '2026 waren es mehr als im Vorjahr.', 'finding-other-direction mehr \u22120,14'],
    [
      'it',
      'Nel 2026 la quota è aumentata rispetto all’anno precedente.',
      'finding-other-direction aumentata \u22120,14',
    ],
    [
      'fr',
      'En 2026, la part a augmenté par rapport à l’année précédente.',
      'finding-other-direction augmenté \u22120,14',
    ],
  ] as const)('that contradicts the data is a warning: %s %s', async (locale, text, expected) => {
    expect(await warnings(text, locale)).toEqual([`warning ${expected}`]);
  });

  it('may have thousands as its language groups them', async () => {
    const thousands = series('people', '2026 1211094');
    expect(await warnings('In 2026 the canton had 1,211,094 people.', 'en', thousands)).toEqual([]);
    expect(await warnings('In 2026 the canton had 1,311,094 people.', 'en', thousands)).toEqual([
      'warning finding-other-value 1,311,094 people 1,211,094\u00a0people',
    ]);
  });

  it.each([
    [fewer, '2026 ging die Zahl der Mehrfamilienhäuser gegenüber dem Vorjahr zurück.'],
    [fewer, '2026 wurden nicht mehr so viele Häuser gebaut wie im Vorjahr.'],
    [fewer, '2026 hat sich die Zahl gegenüber dem Vorjahr um mehr als 20 % verringert.'],
    [fewer, 'Gegenüber dem Vorjahr nahm die Zahl 2026 um mehr als 20 Prozent ab.'],
    [fewer, '2026 nahm die Zahl gegenüber dem Vorjahr um 25,0 % ab, im Jahr davor nahm sie zu.'],
    [more, '2026 nahm die Zahl ab dem Frühling gegenüber dem Vorjahr zu.'],
    [monthly, 'Im Juli 2026 waren es weniger Häuser als im Vorjahr.'],
    [metres, '2026 lagen 3 mehr als 5 Meter tief.'],
    [shares, '2026 hatten rund 60 Prozent der Haushalte ein Velo.'],
    [shares, '2026 waren es 2 Prozentpunkte mehr als im Vorjahr.'],
  ])('that says it in other words is not reported: %#', async (data, text) => {
    expect(await warnings(text, 'de', data)).toEqual([]);
  });

  it.each([
    [more, '2026 nahm die Zahl gegenüber dem Vorjahr ab.', /^warning finding-other-direction nahm .* ab \+33,3$/],
    [
      more,
      '2026 ging sie um 25,5 % gegenüber dem Vorjahr zurück.',
      /^warning finding-other-direction ging .* zurück \+33,3$/,
    ],
    [schoolYears, '2025/26 waren es weniger Häuser als im Vorjahr.', /^warning finding-other-direction weniger \+6,3$/],
    [fewer, '2026 lebten in 95 Häusern Familien.', /^warning finding-other-value 95 Häuser 90\sHäuser$/],
    [shares, '2026 hatten 100 % der Haushalte ein Velo.', /^warning finding-other-value 100 % 62\s%$/],
    [shares, '2026 hatten 26 Prozent der Haushalte ein Velo.', /^warning finding-other-value 26 % 62\s%$/],
  ])('that says in other words what the data do not is a warning: %#', async (data, text, expected) => {
    expect(await warnings(text, 'de', data)).toEqual([expect.stringMatching(expected)]);
  });
});
