/**
 * The data of an indicator as JSON-stat 2.0, which clients of statistical offices read. Each column that names rows
 * (period, area, category) is a dimension; the value columns together are the last one. Missing rows have no value and
 * no status. Notes, and the order of the rows if it differs from that of the dimensions, are in `extension`.
 */
import { statusIn, valueIn } from '@/lib/data/dataColumns';
import { isMeasured, kindSigns } from '@/content-types/dataCells';
import type { Status } from '@/content-types/dataCells';
import { addressOf } from '@/content-types/registry';
import { siteUrl } from '@/lib/shared/config';
import { messagesByLocale } from '@/lib/i18n/messages';
import { dataFileAddress } from './dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import { licenceAddress } from '@/lib/site/licence';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { versionDay } from '@/lib/site/versionDay';
import { aboutData, signsIn, statusesIn } from './aboutData';
import { metricDimension, nameAt, recordFromEntries, tableOf } from './dimensions';
import type { Dimension, Row, Table } from './dimensions';
import { markScenarios } from './withScenarios';

const language = 'de';
const { charts } = messagesByLocale[language];

/** The signs of Swiss statistics for statuses. */
const statusSigns: { readonly [Name in Exclude<Status, 'measured'>]: string } = {
  provisional: 'p',
  estimated: 'e',
  revised: 'r',
  scenario: 's',
};

interface Observations {
  readonly value: readonly (number | null)[] | Readonly<Record<string, number | null>>;
  readonly status: Readonly<Record<string, string>>;
}

function observations(
  { columns }: Indicator,
  rows: readonly Row[],
  positions: readonly number[],
  size: number,
): Observations {
  const measured = columns.flatMap((column, place) => (isMeasured(column) ? [place] : []));
  const values = new Map<number, number | null>();
  const statuses: (readonly [string, string])[] = [];
  for (const [index, row] of rows.entries()) {
    for (const [which, place] of measured.entries()) {
      const at = (positions[index] ?? index) * measured.length + which;
      const { kind, value } = valueIn(row[place]);
      const status = statusIn(columns, row, place);
      const signs = [
        ...(kind === 'known' ? [] : [kindSigns[kind]]),
        ...(status === 'measured' ? [] : [statusSigns[status]]),
      ];
      values.set(at, value);
      if (signs.length > 0) statuses.push([String(at), signs.join(' ')]);
    }
  }
  // A sparse table is shorter as a record by position.
  const isDense = values.size * 2 >= size;
  const value = isDense
    ? Array.from({ length: size }, (_, at) => values.get(at) ?? null)
    : recordFromEntries([...values].map(([at, number]) => [String(at), number]));
  return { value, status: recordFromEntries(statuses) };
}

/** The notes by column, in the order of the rows. */
function notesOf({ columns }: Indicator, rows: readonly Row[]): Readonly<Record<string, readonly string[]>> {
  const notes = columns.flatMap(({ key, role }, place) =>
    role === 'note' ? [[key, rows.map((row) => nameAt(row, place))] as const] : [],
  );
  return recordFromEntries(notes);
}

function statusLabels(indicator: Indicator): Readonly<Record<string, string>> {
  const signs = signsIn(indicator).map((kind) => [kindSigns[kind], charts.signs[kind]] as const);
  const statuses = statusesIn(indicator).flatMap((status) =>
    status === 'measured' ? [] : [[statusSigns[status], charts.statuses[status]] as const],
  );
  return recordFromEntries([...signs, ...statuses]);
}

function extensionOf(indicator: Indicator, rows: readonly Row[], { naming, positions }: Table): object {
  const places = naming.reduce((product, { category }) => product * category.index.length, 1);
  const isInOrder = positions.length === places && positions.every((position, index) => position === index);
  return {
    columns: indicator.columns.map(({ key, label, role, unit }) => ({ key, label, role, unit })),
    ...(isInOrder ? {} : { rows: positions }),
    notes: notesOf(indicator, rows),
    status: { label: statusLabels(indicator) },
    metadata: aboutData(indicator, language),
  };
}

function linksOf(indicator: Indicator): object {
  const { license, meta } = indicator;
  const terms = licenceAddress(license);
  const page = permanentAddress({ locale: language, path: addressOf(meta) ?? '/' });
  return {
    alternate: [
      { type: 'text/csv', href: `${siteUrl()}${dataFileAddress(indicator, 'csv')}` },
      { type: 'text/html', href: page },
    ],
    ...(terms === null ? {} : { license: [{ href: terms, label: license }] }),
  };
}

/** Returns the JSON-stat object, in German, as the data are the same in all languages. */
export function jsonStat(german: Indicator): object {
  const indicator = markScenarios(german);
  const rows = indicator.data_rows ?? [];
  const table = tableOf(indicator, rows);
  const metric = metricDimension(
    indicator,
    table.naming.map(({ id }) => id),
  );
  const dimensions = [...table.naming, metric];
  const sizes = dimensions.map(({ category }) => category.index.length);
  const { title, subtitle, sources, data_as_of: asOf } = indicator;
  const inRole = (wanted: Dimension['role']): readonly string[] =>
    dimensions.flatMap(({ id, role }) => (role === wanted ? [id] : []));
  const day = versionDay(indicator) ?? asOf;
  return {
    version: '2.0',
    class: 'dataset',
    href: `${siteUrl()}${dataFileAddress(indicator, 'json')}`,
    label: [title, subtitle].filter((text) => text !== null).join(', '),
    source: sources.map(({ name }) => name).join('; '),
    ...(day === null ? {} : { updated: day }),
    id: dimensions.map(({ id }) => id),
    size: sizes,
    role: { time: inRole('time'), geo: inRole('geo'), metric: inRole('metric') },
    dimension: recordFromEntries(dimensions.map(({ id, label, category }) => [id, { label, category }])),
    ...observations(
      indicator,
      rows,
      table.positions,
      sizes.reduce((product, size) => product * size, 1),
    ),
    link: linksOf(indicator),
    extension: extensionOf(indicator, rows, table),
  };
}
