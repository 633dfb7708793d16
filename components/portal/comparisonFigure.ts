/** Several indicators as one figure: a series for each. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import type { MainValues } from '@/lib/data/mainValues';
import { fill } from '@/lib/i18n/fill';
import type { SelectedFigure } from '@/lib/open-data/selection/selectedFigure';
import { loadFile } from '@/lib/client/loadFile';
import type { FileKind } from '@/lib/client/loadFile';

/** Whether an answer is such a file, and not the page of some proxy. The build wrote it. */
function isMainValues(value: unknown): value is MainValues {
  if (!isRecord(value) || typeof value['decimals'] !== 'number') return false;
  return Array.isArray(value['breaks']) && Array.isArray(value['rows']);
}

const seriesFile: FileKind<MainValues> = { isData: isMainValues, name: 'The series' };

interface Compared {
  readonly record: PortalRecord;
  readonly values: MainValues;
}

function periodsOf({ values }: Compared): readonly string[] {
  return values.rows.map(([period]) => period);
}

/** Of one unit, and all by years, or all by months: a line that has to leave out years of the others would have gaps. */
function areAlike(compared: readonly Compared[]): boolean {
  const units = new Set(compared.map(({ values }) => values.unit));
  const all = new Set(compared.flatMap(periodsOf));
  const forms = new Set([...all].map((period) => period.length));
  const isWhole = (own: readonly string[]): boolean => {
    const [first = '', last = ''] = [own.at(0), own.at(-1)];
    return [...all].filter((period) => period >= first && period <= last).length === own.length;
  };
  return compared.length > 1 && units.size === 1 && forms.size === 1 && compared.map(periodsOf).every(isWhole);
}

/** Titles that several have are told apart. */
function nameOf({ record }: Compared, all: readonly Compared[]): string {
  const isAlone = all.filter((other) => other.record.title === record.title).length === 1;
  return isAlone || record.subtitle === '' ? record.title : `${record.title}, ${record.subtitle}`;
}

type Column = SelectedFigure['columns'][number];

function columnsOf(one: Compared, all: readonly Compared[]): readonly Column[] {
  const { key } = one.record;
  const { decimals } = one.values;
  return [
    { key, label: nameOf(one, all), role: 'value', unit: null, decimals },
    { key: `${key} status`, label: '', role: 'status', unit: null, decimals: null },
  ];
}

interface Texts {
  readonly title: string;
  readonly period: string;
  /** At a break of one of them, `{name}`. */
  readonly break: string;
}

/** All have the same one: in the language of the page if one of them is in it. */
function unitOf(compared: readonly Compared[]): string | null {
  const records = compared.map(({ record }) => record);
  const [named] = [...records.filter(({ language }) => language === ''), ...records];
  return named === undefined || named.seriesUnit === '' ? null : named.seriesUnit;
}

type Annotation = SelectedFigure['annotations'][number];

function breaksOf(one: Compared, all: readonly Compared[], text: string): readonly Annotation[] {
  return one.values.breaks.map((x) => ({ type: 'break', x, y: null, text: fill(text, { name: nameOf(one, all) }) }));
}

function figureOf(compared: readonly Compared[], { title, period, break: broken }: Texts): SelectedFigure {
  const series = compared.map(({ values }) => new Map(values.rows.map((row) => [row[0], row])));
  const periods = [...new Set(series.flatMap((rows) => [...rows.keys()]))].toSorted();
  const named = { headline: null, headline_area: null, headline_category: null };
  return {
    ...named,
    title,
    chart_type: 'line',
    columns: [
      { key: 'zeit', label: period, role: 'period', unit: null, decimals: null },
      ...compared.flatMap((one) => columnsOf(one, compared)),
    ],
    data_rows: periods.map((at) => [at, ...series.flatMap((rows) => rows.get(at)?.slice(1) ?? [null, null])]),
    unit: unitOf(compared),
    decimals: compared[0]?.values.decimals ?? null,
    chart_options: null,
    annotations: compared.flatMap((one) => breaksOf(one, compared, broken)),
    geometry: null,
    last_update: null,
    data_as_of: null,
  };
}

/** Those that a series stands for; null if they are no two, or do not go together. Rejects if the series cannot be had. */
export async function comparisonFigure(records: readonly PortalRecord[], texts: Texts): Promise<SelectedFigure | null> {
  const measured = records.filter(({ series }) => series !== '');
  const compared = await Promise.all(
    measured.map(async (record) => ({ record, values: await loadFile(record.series, seriesFile) })),
  );
  return areAlike(compared) ? figureOf(compared, texts) : null;
}
