import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { fakeCms } from '../fakeCms';
import { readFrom, silenceProgress } from '../reading';
import { indicator, said } from '../records';

silenceProgress();

const columns = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'quote', label: 'Quote', role: 'value', unit: '%', decimals: 2 },
];
const rows = [
  ['2025', 0.92],
  ['2026', 0.78],
];

async function warnings(lesehilfe: string, locale: Locale = 'de'): Promise<readonly string[]> {
  const attributes = { columns, data_rows: rows, lesehilfe };
  const german = indicator(7, { ...attributes, lesehilfe: locale === 'de' ? lesehilfe : 'Ein Satz.' });
  const records = locale === 'de' ? [german] : [german, indicator(7, attributes, { locale, id: 2 })];
  const { problems } = await readFrom(fakeCms(() => records));
  return problems.filter(({ field }) => field === 'lesehilfe').map((problem) => `${problem.severity} ${said(problem)}`);
}

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
  ] as const)('that agrees with the data is not reported: %s %s', async (locale, text) => {
    expect(await warnings(text, locale)).toEqual([]);
  });

  it.each([
    ['de', 'Am 1. Juni 2026 standen 0,87 % der Wohnungen leer.', 'finding-other-value 0,87 % 0,78\u202f%'],
    ['en', 'In 2026, 7.8% of homes were vacant.', 'finding-other-value 7.8 % 0.78\u202f%'],
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
});
