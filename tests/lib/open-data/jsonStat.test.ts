import JSONstat from 'jsonstat-toolkit';
import { describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import { indicatorCsv } from '@/lib/open-data/csv';
import { jsonStat } from '@/lib/open-data/jsonStat';
import { column, indicatorEntry } from '../charts/indicators';
import { fromJsonStat } from './fromJsonStat';
import { dataRows } from '../../support/rowsInShort';

const yearsAndPlaces = indicatorEntry({
  title: 'Leerwohnungen',
  subtitle: 'Kanton',
  unit: 'Wohnungen',
  license: 'Freie Nutzung mit Quellenangabe',
  last_update: '2026-08-17',
  sources: [{ name: 'Statistisches Amt' }],
  columns: [
    column('monat', 'period', { label: 'Monat' }),
    column('ort', 'area', { label: 'Ort' }),
    column('anzahl', 'value', { label: 'Leer', decimals: 0 }),
    column('quote', 'value', { label: 'Quote', unit: '%', decimals: 1 }),
    column('status', 'status'),
    column('hinweis', 'note'),
  ],
  data_rows: [
    ['2026-07', 'Riehen', 12, '(0.5)', 'p', 'neu gezählt'],
    ['2026-07', 'Basel', 'X', '–', '', null],
    ['2026-08', 'Riehen', null, 1.5, 'revidiert', null],
    ['2026-08', 'Basel', -3, '( )', 'p', null],
  ],
});

const file = jsonStat(yearsAndPlaces);

describe('data as JSON-stat', () => {
  it('have dimensions with roles, the last one for what is measured', () => {
    expect(file).toMatchObject({
      version: '2.0',
      class: 'dataset',
      label: 'Leerwohnungen, Kanton',
      source: 'Statistisches Amt',
      updated: '2026-08-17',
      id: ['monat', 'ort', 'kennzahl'],
      size: [2, 2, 2],
      role: { time: ['monat'], geo: ['ort'], metric: ['kennzahl'] },
    });
  });

  it('are read by a client of others, with labels, units and signs', () => {
    const read = JSONstat(structuredClone(file));
    expect(read.Dimension('monat').Category('2026-07').label).toBe('Juli 2026');
    expect(read.Dimension('kennzahl').Category('quote').unit).toEqual({ label: '%', decimals: 1 });
    expect(read.Data({ monat: '2026-07', ort: 'Riehen', kennzahl: 'quote' })).toEqual({ value: 0.5, status: '( ) p' });
    expect(read.Data({ monat: '2026-07', ort: 'Basel', kennzahl: 'anzahl' })).toEqual({ value: null, status: 'X' });
    expect(read.Data({ monat: '2026-08', ort: 'Basel', kennzahl: 'anzahl' })).toEqual({ value: -3, status: 'p' });
  });

  it('are read again as an upload, but for the texts beside values', async () => {
    const bytes = Buffer.from(JSON.stringify(file));
    expect(await readDataFile(bytes, '.json', yearsAndPlaces.columns)).toEqual({
      rows: [
        ['2026-07', 'Riehen', 12, '(0.5)', 'provisional', null],
        ['2026-07', 'Basel', 'X', '–', null, null],
        ['2026-08', 'Riehen', null, 1.5, 'revised', null],
        ['2026-08', 'Basel', -3, '( )', 'provisional', null],
      ],
      errors: [],
      warnings: [],
    });
  });

  it('explain the signs, and name the terms of use with their address', () => {
    expect(file).toMatchObject({
      extension: { status: { label: { X: 'aus Gründen des Datenschutzes nicht gezeigt', p: 'provisorisch' } } },
      link: { license: [{ href: 'http://dcat-ap.ch/vocabulary/licenses/terms_by' }] },
    });
  });

  it('count periods in the order of time, keep the order of rows, and which are not there', () => {
    const rows = dataRows('2026 Riehen 1, 2025 Basel 2, 2024 Bettingen 3');
    const columns = [column('jahr', 'period'), column('ort', 'area'), column('wert', 'value')];
    const indicator = indicatorEntry({ columns, data_rows: rows });
    const gaps = jsonStat(indicator);
    expect(gaps).toMatchObject({ size: [3, 3, 1], value: { '2': 3, '4': 2, '6': 1 }, extension: { rows: [6, 4, 2] } });
    expect(indicatorCsv(fromJsonStat(gaps))).toBe(indicatorCsv(indicator));
  });

  it('count rows that nothing names', () => {
    const indicator = indicatorEntry({ columns: [column('wert', 'value')], data_rows: [[1], [2]] });
    expect(jsonStat(indicator)).toMatchObject({ id: ['zeile', 'kennzahl'], size: [2, 1], value: [1, 2] });
  });
});
