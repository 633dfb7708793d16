import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { entryIn, idsIn, silenceProgress, snapshotOf } from '../reading';
import { article, indicator, said, wireText } from '../records';
import { dataRows } from '../../../support/rowsInShort';

silenceProgress();

const columns = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'ort', label: 'Ort', role: 'area' },
  { key: 'quote', label: 'Quote', role: 'value', unit: '%', decimals: 2 },
  { key: 'anzahl', label: 'Anzahl', role: 'value', unit: 'Wohnungen', decimals: 0 },
];

const rows = [
  ['2025', 'Kanton', 0.92, 1079],
  ['2025', 'Riehen', 1.1, 90],
  ['2026', 'Kanton', 0.78, 912],
  ['2026', 'Riehen', 0.84, 71],
  ['2026', 'Bettingen', 0.53, 'X'],
];

const data = {
  columns,
  data_rows: rows,
  headline: 'quote',
  headline_area: 'Kanton',
  spatial_units: ['Kanton', 'Gemeinde'],
};

/** Of one column over time, as number 9. */
function series(unit: string, rows: string, attributes: object = {}): SourceRecord {
  const own = [columns[0], { key: 'wert', label: 'Wert', role: 'value', unit, decimals: 0 }];
  return indicator(9, { unit, columns: own, data_rows: dataRows(rows), ...attributes });
}

const empty = indicator(8, { columns: columns.slice(0, 3).filter(({ role }) => role !== 'area'), data_rows: [] });

async function siteWith(lead: string, locale: 'de' | 'fr' | 'ls' | 'en' = 'de'): Promise<Snapshot> {
  const german = [indicator(7, data), empty, article('text', { lead: locale === 'de' ? lead : 'Ein Satz.' })];
  const translated = locale === 'de' ? [] : [article('text', { lead }, { locale, id: 2 })];
  return snapshotOf([...german, ...translated]);
}

async function bound(lead: string, locale: 'de' | 'fr' | 'ls' | 'en' = 'de'): Promise<unknown> {
  return entryIn(await siteWith(lead, locale), `articles/text/${locale}`).values['lead'];
}

describe('a value that a text names', () => {
  it.each([
    ['{{7}}', '0,78\u202f%'],
    ['{{7:quote}}', '0,78\u202f%'],
    ['{{7:anzahl}}', '912\u00a0Wohnungen'],
    ['{{7:quote@2025}}', '0,92\u202f%'],
    ['{{7:quote, Riehen}}', '0,84\u202f%'],
    ['{{7:quote@2025, Riehen}}', '1,10\u202f%'],
    ['{{7|period}}', '2026'],
    ['{{7|difference}}', '\u22120,14\u00a0Prozentpunkte'],
    ['{{7:anzahl|difference}}', '\u2212167\u00a0Wohnungen'],
    ['{{7:anzahl|change}}', '\u221215,5\u202f%'],
  ])('%s', async (text, expected) => {
    expect(await bound(`Es sind ${text}.`)).toBe(`Es sind ${expected}.`);
  });

  it.each([
    ['en', '0.78%'],
    ['fr', '0,78 %'],
    ['ls', '1 von 100'],
  ] as const)('is written as the language of the text writes it: %s', async (locale, expected) => {
    expect(String(await bound('{{7}}', locale)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  describe('that is a rank', () => {
    const quarters = ['Am Ring', 'Bruderholz', 'Clara', 'Iselin', 'Klybeck'];
    const ranked = [
      ...quarters.flatMap((name, index) => [
        ['2025', name, 5 - index, 1],
        ['2026', name, 1 + index, 1],
      ]),
      ['2026', 'Riehen', 9, 1],
      ['2026', 'Kanton', 99, 1],
    ];
    const mixed = { ...data, headline_area: null, data_rows: ranked };
    const municipalities = { ...mixed, data_rows: [['2026', 'Riehen', 1, 1]], spatial_units: ['Gemeinde'] };

    async function rankIn(lead: string, records: readonly SourceRecord[]): Promise<unknown> {
      const snapshot = await snapshotOf([...records, article('text', { lead })]);
      return idsIn(snapshot).includes('articles/text/de') ? entryIn(snapshot, 'articles/text/de').values['lead'] : null;
    }

    it.each([
      ['{{9, Klybeck|rank}}', 'Rang 1 von 5'],
      ['{{9:quote, Am Ring|rank}}', 'Rang 5 von 5'],
      ['{{9@2025, Klybeck|rank}}', 'Rang 5 von 5'],
      // As on the page of the area, which has none among municipalities and none of the whole.
      ['{{9, Riehen|rank}}', null],
      ['{{9, Kanton|rank}}', null],
    ])('names it among the areas of the same kind: %s', async (lead, expected) => {
      const units = ['Kanton', 'Gemeinde', 'Wohnviertel'];
      const records = [indicator(9, { ...mixed, spatial_units: units }), indicator(10, municipalities)];
      expect(await rankIn(lead, records)).toBe(expected);
    });

    it('is of no area whose kind nobody says, such as another canton', async () => {
      const records = [indicator(9, { ...mixed, spatial_units: ['Kanton', 'Schweiz'] })];
      expect(await rankIn('{{9, Klybeck|rank}}', records)).toBeNull();
    });
  });

  it.each([
    ['of shares of something, in points', '% der Wohnungen', '2025 4, 2026 3', '\u22121\u00a0Prozentpunkt'],
    ['of degrees', '°C', '2025 10, 2026 12', '+2\u202f°C'],
    ['of a balance', 'Personen', '2024 -5, 2025 5, 2026 50', '+45\u00a0Personen'],
  ] as const)('tells a difference %s', async (_, unit, rows, expected) => {
    const records = [series(unit, rows), article('text', { lead: '{{9|difference}}' })];
    const snapshot = await snapshotOf(records);
    expect(entryIn(snapshot, 'articles/text/de').values['lead']).toBe(expected);
  });

  it.each([
    ['in percent of degrees', 'change', series('°C', '2025 10, 2026 12')],
    ['in percent of a balance', 'change', series('Personen', '2024 -5, 2025 5, 2026 50')],
    ['of unreliable values', 'difference', series('Personen', '2025 10, 2026 (12)')],
    ['since another season', 'change', series('Personen', '2025-11 90, 2025-12 100, 2026-07 200')],
    [
      'across a break of the series',
      'difference',
      series('Personen', '2025 10, 2026 20', {
        annotations: [{ type: 'break', x: '2026', y: null, text: 'Neue Zählung' }],
      }),
    ],
  ] as const)('tells no difference that misleads: %s', async (_, form, data) => {
    const snapshot = await snapshotOf([data, article('text', { lead: `{{9|${form}}}` })]);
    expect(idsIn(snapshot)).not.toContain('articles/text/de');
    expect(snapshot.problems.map(({ code }) => code)).toContain('bound-value-missing');
  });

  it('may stand in any text: titles, content boxes, parts', async () => {
    const text = wireText('Von {{7:quote@2025}} auf {{7}}.');
    const snapshot = await snapshotOf([
      indicator(7, data),
      article('text', { title: 'Quote: {{7}}', content: [text] }),
    ]);
    const { values } = entryIn(snapshot, 'articles/text/de');
    expect(values['title']).toBe('Quote: 0,78\u202f%');
    expect(JSON.stringify(values['content'])).toContain('Von 0,92\u202f% auf 0,78\u202f%.');
  });

  it.each([
    ['{{99}}', 'bound-value-missing'],
    ['{{8}}', 'bound-value-missing'],
    ['{{7:quote, Muttenz}}', 'bound-value-missing'],
    ['{{7:anzahl, Bettingen}}', 'bound-value-missing'],
    ['{{7:quote, Riehen|rank}}', 'bound-value-missing'],
    ['{{7|median}}', 'bound-value-form'],
    ['{{Leerstand}}', 'bound-value-form'],
  ])('is told if there is none, and the entry waits: %s', async (text, code) => {
    const snapshot = await siteWith(`Es sind ${text}.`);
    expect(idsIn(snapshot)).not.toContain('articles/text/de');
    const own = snapshot.problems.filter(({ type, field }) => type === 'articles' && field === 'lead');
    expect(own.map((problem) => `${problem.severity} ${said(problem)}`)).toEqual([`error ${code} ${text}`]);
  });
});
