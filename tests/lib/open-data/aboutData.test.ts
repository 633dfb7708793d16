import { expect, it } from 'vitest';
import { aboutLines, aboutPart } from '@/lib/open-data/aboutData';
import { column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

const indicator = indicatorEntry({
  title: 'Betriebe',
  unit: 'ha',
  unit_label: 'Hektaren',
  last_update: '2026-02-01',
  columns: [column('jahr', 'period'), column('flaeche', 'value')],
  data_rows: dataRows('2025 X, 2045 12'),
  sources: [
    { name: 'Amt', url: 'https://www.bs.ch/amt' },
    { name: 'Erhebung', url: ':/artikel/gibt-es-nicht' },
  ],
});

it('names addresses that pages follow, and of others the text alone', () => {
  expect(aboutLines(indicator, 'de').filter((line) => line.startsWith('Quelle'))).toEqual([
    'Quelle: Amt (https://www.bs.ch/amt)',
    'Quelle: Erhebung',
  ]);
});

it('says of a part of the data nothing that holds of all of them only', () => {
  const ofAll = ['Einheit: Hektaren (ha)', 'Zeitraum: 2025–2045'];
  expect(aboutLines(indicator, 'de')).toEqual(expect.arrayContaining(ofAll));
  expect(aboutPart(indicator, 'de').filter((line) => ofAll.includes(line))).toEqual([]);
  expect(aboutPart(indicator, 'de')).toContain('Titel: Betriebe');
});

it('explains the signs and words that a part may have', () => {
  expect(aboutPart(indicator, 'de')).toEqual(
    expect.arrayContaining(['Zeichen X: aus Gründen des Datenschutzes nicht gezeigt', 'Wort scenario: Szenario']),
  );
});
