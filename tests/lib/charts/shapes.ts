/** Data of every shape that indicators have, made up. */
import type { Entry } from '@/content-types/registry';
import { column, indicatorEntry } from './indicators';

type Cell = string | number | null;

const years = (count: number, first = 2000): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));

const months = Array.from({ length: 130 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${2016 + Math.floor(index / 12)}-${month}`;
});

const days = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
);

const names = Array.from({ length: 21 }, (_, index) => `Wohnviertel mit langem Namen ${index + 1}`);

/** A wave, so that neighbours differ. */
const wave = (index: number): number => Math.round((50 + 40 * Math.sin(index / 3)) * 10) / 10;

const values = (count: number): readonly ReturnType<typeof column>[] =>
  Array.from({ length: count }, (_, index) => column(`wert_${index + 1}`, 'value', { label: `Reihe ${index + 1}` }));

const table = (keys: readonly string[], count: number, scale = 1): Cell[][] =>
  keys.map((key, row) => [key, ...Array.from({ length: count }, (_, index) => wave(row + index * 2) * scale)]);

const year = column('jahr', 'period');
const area = column('gebiet', 'area');

/** Attributes of indicators as the CMS sends them; each is drawn as every kind of chart. */
export const shapes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'a series over years': { columns: [year, ...values(1)], data_rows: table(years(25), 1) },
  'two hundred and fifty years': { columns: [year, ...values(1)], data_rows: table(years(252, 1774), 1, 2500) },
  'six series': { unit: 'Personen', columns: [year, ...values(6)], data_rows: table(years(12), 6) },
  months: { columns: [year, ...values(2)], data_rows: table(months, 2) },
  quarters: { columns: [year, ...values(1)], data_rows: table(['2024-Q4', '2025-Q1', '2025-Q2', '2025-Q4'], 1) },
  days: { columns: [year, ...values(1)], data_rows: table(days, 1) },
  'one point': { columns: [year, ...values(1)], data_rows: [['2026', 778]] },
  'one value, zero': { columns: [year, ...values(1)], data_rows: [['2026', 0]] },
  gaps: {
    columns: [year, ...values(1)],
    data_rows: table(years(9), 1).map((row, index) => (index % 4 === 1 ? [row[0] ?? null, null] : row)),
  },
  'years far apart': { columns: [year, ...values(2)], data_rows: table(['1980', '2000', '2010', '2019'], 2) },
  'negative values': {
    columns: [year, ...values(1)],
    data_rows: table(years(12), 1).map(([key = null, value = null]) => [key, Number(value) - 60]),
  },
  'only negative values': { columns: [year, ...values(1)], data_rows: table(years(5), 1, -1) },
  'shares from 0 to 1': { columns: [year, ...values(3)], data_rows: table(years(8), 3, 0.01) },
  'large numbers': { columns: [year, ...values(1)], data_rows: table(years(8), 1, 1e9) },
  'the same value all over': { columns: [year, ...values(1)], data_rows: years(6).map((key) => [key, 5]) },
  'an empty column': { columns: [year, ...values(2)], data_rows: years(6).map((key, index) => [key, index, null]) },
  'twenty-one areas': { columns: [area, ...values(1)], data_rows: table(names, 1) },
  'areas with three series': { columns: [area, ...values(3)], data_rows: table(names.slice(0, 5), 3) },
  intervals: {
    columns: [
      year,
      ...['a', 'b', 'c', 'd'].flatMap((key) => [
        column(key, 'value'),
        column(`${key}_tief`, 'low'),
        column(`${key}_hoch`, 'high'),
      ]),
    ],
    data_rows: years(10).map((key, row) => [
      key,
      ...[0, 1, 2, 3].flatMap((index) => [wave(row + index), wave(row + index) - 3, wave(row + index) + 3]),
    ]),
  },
  'rows for each area and year': {
    columns: [year, area, ...values(1)],
    data_rows: years(6).flatMap((key, row) =>
      ['Basel', 'Riehen', 'Bettingen'].map((name, index) => [key, name, wave(row + index)]),
    ),
  },
  'powers of ten from zero on': {
    columns: [year, ...values(1)],
    data_rows: years(6).map((key, index) => [key, 3 * 10 ** index]),
    chart_options: { logarithmic: true, yMin: 0 },
  },
  'powers of ten with a zero among the values': {
    columns: [year, ...values(1)],
    data_rows: years(6).map((key, index) => [key, index === 2 ? 0 : 3 * 10 ** index]),
    chart_options: { logarithmic: true },
  },
  'names by their value': {
    columns: [area, ...values(2)],
    data_rows: table(names.slice(0, 9), 2),
    chart_options: { sort: 'value' },
  },
  'periods in words': { columns: [year, ...values(1)], data_rows: table(['2023/24', '2024/25', '2025/26'], 1) },
};

/** With more bars than anyone reads: the table says more than bars would. Every other shape is drawn as every kind. */
export const tablesInsteadOfBars: readonly string[] = ['two hundred and fifty years', 'six series', 'months', 'days'];

export const shapeNames = Object.keys(shapes);

export function shapedIndicator(name: string, attributes: Readonly<Record<string, unknown>> = {}): Entry<'products'> {
  return indicatorEntry({ ...shapes[name], ...attributes });
}
