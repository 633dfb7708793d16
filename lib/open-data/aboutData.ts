/** The facts that accompany the data of an indicator in every file format, so that a file can stand alone. */
import { isMeasured, kindSigns, readStatus, signedKinds, statuses } from '@/content-types/dataCells';
import type { SignedKind, Status } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { addressOf } from '@/content-types/registry';
import { valueIn } from '@/lib/data/dataColumns';
import { periodsOf } from '@/lib/data/indicatorValues';
import { fill } from '@/lib/i18n/fill';
import { formatRange } from '@/lib/i18n/format/number';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { messagesByLocale } from '@/lib/i18n/messages';
import { nextUpdateOf } from '@/lib/site/scheduledDate';
import type { Indicator } from '@/lib/site/indicators';
import { licenceAddress } from '@/lib/site/licence';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { versionDay } from '@/lib/site/versionDay';
import { markScenarios } from './withScenarios';

export interface AboutFact {
  readonly label: string;
  readonly value: string;
}

type Data = Pick<Indicator, 'columns' | 'data_rows'>;

/** Returns the signs that occur in the data, in their usual order. */
export function signsIn({ columns, data_rows: rows }: Data): readonly SignedKind[] {
  const places = columns.flatMap((column, index) => (isMeasured(column) ? [index] : []));
  const found = new Set((rows ?? []).flatMap((row) => places.map((place) => valueIn(row[place]).kind)));
  return signedKinds.filter((kind) => found.has(kind));
}

/** Returns the statuses that occur in the data, in their usual order; none without a status column. */
export function statusesIn({ columns, data_rows: rows }: Data): readonly Status[] {
  const places = columns.flatMap(({ role }, index) => (role === 'status' ? [index] : []));
  const found = new Set((rows ?? []).flatMap((row) => places.map((place) => readStatus(row[place]))));
  return statuses.filter((status) => found.has(status));
}

/** Returns the unit in words and, in brackets, as it follows numbers: `Prozent der Wohnungen (%)`. */
export function unitText({ unit, unit_label: label }: Pick<Indicator, 'unit' | 'unit_label'>): string | null {
  if (label === null || unit === null || label === unit) return label ?? unit;
  return `${label} (${unit})`;
}

function withAddress(text: string, address: string | null): string {
  return address === null || text.includes(address) ? text : `${text} (${address})`;
}

/** Null for addresses that pages refuse to link, too. */
function followed(url: string, language: Locale): string | null {
  return linkTarget(url, language).kind === 'refused' ? null : url;
}

/** First and last period as in the data: `2002–2026`. */
function periodText(indicator: Indicator): string | null {
  const periods = periodsOf(indicator);
  return periods === undefined ? null : formatRange(periods.from, periods.to);
}

function columnFacts({ columns }: Data, language: Locale): readonly AboutFact[] {
  const { dataFile } = messagesByLocale[language];
  return columns.map(({ key, label, unit }) => ({
    label: fill(dataFile.column, { key }),
    value: unit === null ? label : `${label} (${unit})`,
  }));
}

function signFacts(indicator: Data, language: Locale): readonly AboutFact[] {
  const { dataFile, charts } = messagesByLocale[language];
  const signs = signsIn(indicator).map((kind) => ({
    // In files, an unavailable value is an empty cell.
    label: kind === 'unavailable' ? dataFile.empty : fill(dataFile.sign, { sign: kindSigns[kind] }),
    value: charts.signs[kind],
  }));
  const words = statusesIn(indicator).map((status) => ({
    label: fill(dataFile.status, { word: status }),
    value: status === 'measured' ? dataFile.measured : charts.statuses[status],
  }));
  return [...signs, ...words];
}

/** Days are in ISO 8601 in every language, as in the data. Empty facts are left out. */
function ownFacts(indicator: Indicator, language: Locale): readonly AboutFact[] {
  const { labels, charts, dataFile } = messagesByLocale[language];
  const { sources, license, meta } = indicator;
  const optional: readonly (readonly [string, string | null])[] = [
    [dataFile.title, indicator.title],
    [dataFile.scope, indicator.subtitle],
    [labels.unit, unitText(indicator)],
    ...sources.map(({ name, url }) => [labels.source, withAddress(name, url && followed(url, language))] as const),
    [labels.license, license && withAddress(license, licenceAddress(license))],
    [labels.asOf, indicator.data_as_of],
    [labels.lastUpdate, versionDay(indicator)],
    [labels.nextUpdate, nextUpdateOf(indicator, language)],
    [charts.ask.period, periodText(indicator)],
    [labels.referencePeriod, indicator.reference_period],
    ...indicator.notices.map(({ text }) => [labels.notice, text] as const),
    [dataFile.address, permanentAddress({ locale: language, path: addressOf(meta) ?? '/' })],
  ];
  return optional.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** Returns the facts for files with all data of an indicator. */
export function aboutData(indicator: Indicator, language: Locale): readonly AboutFact[] {
  return [...ownFacts(indicator, language), ...columnFacts(indicator, language), ...signFacts(indicator, language)];
}

function asLine({ label, value }: AboutFact, language: Locale): string {
  return `${label}${messagesByLocale[language].colon}${value}`;
}

/** Returns the same facts as lines of text. */
export function aboutLines(indicator: Indicator, language: Locale): readonly string[] {
  return aboutData(indicator, language).map((fact) => asLine(fact, language));
}

/** Returns the lines for files with a part of the data; columns, unit and period are left out, as they differ. */
export function aboutPart(indicator: Indicator, language: Locale): readonly string[] {
  const { labels, charts } = messagesByLocale[language];
  const wholeDataLabels = [labels.unit, charts.ask.period];
  const facts = ownFacts(indicator, language).filter(({ label }) => !wholeDataLabels.includes(label));
  return [...facts, ...signFacts(markScenarios(indicator), language)].map((fact) => asLine(fact, language));
}
