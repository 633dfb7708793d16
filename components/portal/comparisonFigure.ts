/** Several indicators as one figure, with one series each. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import type { MainValues } from '@/lib/data/mainValues';
import { fill } from '@/lib/i18n/fill';
import type { SelectedFigure } from '@/lib/open-data/selection/selectedFigure';
import { loadFile } from '@/lib/client/loadFile';
import type { FileKind } from '@/lib/client/loadFile';

/** Whether a response is such a file, and not the page of some proxy. Checks no details, as the build wrote the file. */
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

/**
 * Whether all have one unit and one kind of period, and none lacks periods of the others within its own range, as its
 * line would have gaps.
 */
function areComparable(compared: readonly Compared[]): boolean {
  const units = new Set(compared.map(({ values }) => values.unit));
  const all = new Set(compared.flatMap(periodsOf));
  const forms = new Set([...all].map((period) => period.length));
  const hasNoGaps = (own: readonly string[]): boolean => {
    const [first = '', last = ''] = [own.at(0), own.at(-1)];
    return [...all].filter((period) => period >= first && period <= last).length === own.length;
  };
  return compared.length > 1 && units.size === 1 && forms.size === 1 && compared.map(periodsOf).every(hasNoGaps);
}

/** The title, with the subtitle if others have the same title. */
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
  /** The text at a break of the series `{name}`. */
  readonly break: string;
}

/** The common unit, in the language of the page if one of them has it. */
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

/**
 * Returns a figure of the indicators with a main series; null if there are fewer than two, or they cannot share a
 * chart. Rejects if a series fails to load.
 */
export async function comparisonFigure(records: readonly PortalRecord[], texts: Texts): Promise<SelectedFigure | null> {
  const measured = records.filter(({ series }) => series !== '');
  const compared = await Promise.all(
    measured.map(async (record) => ({ record, values: await loadFile(record.series, seriesFile) })),
  );
  return areComparable(compared) ? figureOf(compared, texts) : null;
}
