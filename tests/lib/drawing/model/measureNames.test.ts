import { expect, it } from 'vitest';
import { chartForm, drawingNotes } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { messagesByLocale } from '@/lib/i18n/messages';
import { column, indicatorEntry } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

const named = [column('art', 'category', { label: 'Art' }), ...['Inland', 'Ausland'].map((label) => column(label.toLowerCase(), 'value', { label }))]; // prettier-ignore

function noteOf(attributes: object): readonly string[] | undefined {
  const rows = dataRows('A 60 130, B 200 290');
  const model = chartModel(indicatorEntry({ unit: 'Nächte', columns: named, data_rows: rows, ...attributes }));
  return model && [chartForm, drawingNotes].map((textOf) => textOf(model, 'de', messagesByLocale.de));
}

it('names the measure that is drawn, and those in the table only', () => {
  expect(noteOf({ chart_type: 'pie', chart_options: { visible: ['inland'] } })).toEqual([
    'Ringdiagramm: Inland',
    'Gezeigt: Inland. Nur in der Tabelle: Ausland',
  ]);
  expect(noteOf({ chart_type: 'bar', chart_options: { visible: ['ausland'] } })).toEqual([
    'Balkendiagramm: Ausland, 2 Zeilen',
    'Gezeigt: Ausland. Nur in der Tabelle: Inland',
  ]);
});

it('names the measure whose unit the others do not have', () => {
  const [art, inland, ausland] = named;
  expect(noteOf({ chart_type: 'bar', columns: [art, inland, { ...ausland, unit: '%' }] })).toEqual([
    'Balkendiagramm: Inland, 2 Zeilen',
    'Gezeigt: Inland. Nur in der Tabelle: Ausland',
  ]);
});

it('names no measure if all are drawn, or there is no other', () => {
  expect(noteOf({ chart_type: 'bar' })).toEqual(['Balkendiagramm, 2 Reihen, 2 Zeilen', '']);
  expect(noteOf({ chart_type: 'bar', columns: named.slice(0, 2), data_rows: [['A', 1], ['B', 2]] })).toEqual(['Balkendiagramm, 2 Zeilen', '']); // prettier-ignore
});
