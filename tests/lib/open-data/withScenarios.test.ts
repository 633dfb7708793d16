import { describe, expect, it } from 'vitest';
import { csvFile } from '@/lib/open-data/csvFile';
import { markScenarios } from '@/lib/open-data/withScenarios';
import { column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

const population = {
  title: 'Bevölkerung',
  unit: 'Personen',
  last_update: '2026-02-01',
  columns: [column('jahr', 'period'), column('personen', 'value')],
  data_rows: dataRows('2025 201, 2030 210, 2045 230'),
};

function linesOf(attributes: Readonly<Record<string, unknown>>): readonly string[] {
  return csvFile(indicatorEntry({ ...population, ...attributes }))
    .trimEnd()
    .split('\r\n');
}

describe('files with values for years to come', () => {
  it('call them scenarios as the page does, and explain the word', () => {
    const lines = linesOf({});
    expect(lines.slice(-4)).toEqual(['jahr,personen,status', '2025,201,measured', '2030,210,scenario', '2045,230,scenario']); // prettier-ignore
    expect(lines).toContain('# Spalte status: Art der Werte');
    expect(lines).toContain('# Wort scenario: Szenario');
  });

  it('have the word in the column of the editors, whose own words stay', () => {
    const columns = [...population.columns, column('art', 'status')];
    const rows = dataRows('2025 201 p, 2030 210 geschätzt, 2045 230 null');
    expect(linesOf({ columns, data_rows: rows }).slice(-4)).toEqual(['jahr,personen,art', '2025,201,provisional', '2030,210,estimated', '2045,230,scenario']); // prettier-ignore
  });

  it('have a column of another name if one is called so', () => {
    const columns = [column('jahr', 'period'), column('status', 'value')];
    expect(linesOf({ columns }).at(-4)).toBe('jahr,status,status (werte)');
  });

  it.each([
    ['all is measured', { last_update: '2046-01-01' }],
    ['no day is known', { last_update: null }],
    ['nothing is dated', { columns: [column('gebiet', 'area'), column('personen', 'value')] }],
  ])('stay as they are if %s', (_, attributes) => {
    const indicator = indicatorEntry({ ...population, ...attributes });
    expect(markScenarios(indicator)).toBe(indicator);
  });
});
