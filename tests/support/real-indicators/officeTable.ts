/** The data of an indicator as an editor would tidy them up before uploading: what is no table of names and values goes. */
import Papa from 'papaparse';
import { readValue } from '@/content-types/dataCells';
import { periodReader } from '@/lib/data/files/periodReader';
import { positionKind } from '@/lib/data/positions';
import { officeFile, withoutMarkup } from './office';
import type { OfficeIndicator } from './office';

export interface OfficeTable {
  /** No heading is empty, none is there twice. */
  readonly head: readonly string[];
  /** Each as long as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** What programs write where there is no value. */
const noValue = /^(?:\.|NA|n\/a|#.*)$/;

function tidyCell(cell: string | undefined): string {
  const text = withoutMarkup(cell ?? '');
  return noValue.test(text) ? '' : text;
}

function readFile(indicator: OfficeIndicator): OfficeTable {
  const options = { delimiter: '\t', skipEmptyLines: 'greedy' } as const;
  const { data } = Papa.parse<readonly string[]>(officeFile(indicator), options);
  const [head = [], ...rows] = data;
  const heading = (cell: string): string => tidyCell(cell).replaceAll('"', '');
  return { head: head.map(heading), rows: rows.map((row) => head.map((_, index) => tidyCell(row[index]))) };
}

export function keepColumns({ head, rows }: OfficeTable, isKept: (index: number) => boolean): OfficeTable {
  const pick = (cells: readonly string[]): string[] => cells.filter((_, index) => isKept(index));
  return { head: pick(head), rows: rows.map(pick) };
}

function keepRows({ head, rows }: OfficeTable, isKept: (row: readonly string[]) => boolean): OfficeTable {
  return { head, rows: rows.filter(isKept) };
}

const numberOfDistrict = /^wohnviertel_?id$/i;
const nameOfDistrict = /^wohnviertel(?:_?name)?$/i;

/** One file for many indicators: the rows of the district that the filter names. */
function ofOneDistrict(table: OfficeTable, { filter }: OfficeIndicator): OfficeTable {
  const place = table.head.findIndex((heading) => numberOfDistrict.test(heading));
  if ((filter ?? '') === '' || place === -1) return table;
  const own = keepRows(table, (row) => Number(row[place]) === Number(filter));
  const isOfDistrict = (heading: string): boolean => numberOfDistrict.test(heading) || nameOfDistrict.test(heading);
  return keepColumns(own, (index) => !isOfDistrict(own.head[index] ?? ''));
}

/** Properties of all districts below each other: the ranks of the one in the title. */
function ofOneWheel(table: OfficeTable, { template, title }: OfficeIndicator): OfficeTable {
  if (!template.startsWith('spider')) return table;
  const district = title.split(' - ')[0]?.trim() ?? '';
  const [name, property] = ['Wohnviertel', 'Indikator_Label'].map((heading) => table.head.indexOf(heading));
  const own = keepRows(table, (row) => row[name ?? -1] === district);
  const wanted = [property, own.head.indexOf('Rang')];
  return keepColumns(own, (index) => wanted.includes(index));
}

/** Whether a column of texts is read as points in time. */
export function arePeriods(texts: readonly string[]): boolean {
  return positionKind(texts.map(periodReader(texts))) !== 'category';
}

/** Headings above groups of rows, and rows of dots that keep a distance. */
function withoutHeadings(table: OfficeTable): OfficeTable {
  const isNamed = !arePeriods(table.rows.map(([name = '']) => name));
  return keepRows(table, ([, ...cells]) => !isNamed || cells.some((cell) => cell !== ''));
}

function withoutEmptyColumns(table: OfficeTable): OfficeTable {
  return keepColumns(table, (index) => index === 0 || table.rows.some((row) => row[index] !== ''));
}

/** Names that come twice are told apart. */
function numbered(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    const count = names.slice(0, index).filter((other) => other === name).length;
    return count === 0 ? name : `${name} (${count + 1})`;
  });
}

/** A file needs a name for each column. */
function named({ head, rows }: OfficeTable): OfficeTable {
  const isTime = arePeriods(rows.map(([name = '']) => name));
  const filled = head.map((heading, index) =>
    heading === '' ? (index === 0 && isTime ? 'Jahr' : 'Gliederung') : heading,
  );
  return { head: numbered(filled), rows };
}

/** The same table without names of rows that are there twice. */
export function withOwnNames({ head, rows }: OfficeTable, place: number): OfficeTable {
  const names = numbered(rows.map((row) => row[place] ?? ''));
  return { head, rows: rows.map((row, index) => row.with(place, names[index] ?? '')) };
}

export function officeTable(indicator: OfficeIndicator): OfficeTable {
  const whole = ofOneWheel(ofOneDistrict(readFile(indicator), indicator), indicator);
  return named(withoutEmptyColumns(withoutHeadings(whole)));
}

/** The numbers in a column; undefined if it holds something else, too, or no number at all. */
export function numbersIn({ rows }: OfficeTable, index: number): readonly number[] | undefined {
  const values = rows.map((row) => readValue(row[index]));
  const numbers = values.flatMap((value) => value?.value ?? []);
  return values.includes(undefined) || numbers.length === 0 ? undefined : numbers;
}
