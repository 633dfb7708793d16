/** The list of all indicators with the addresses of their files, for programs and for spreadsheets. */
import { defaultLocale } from '@/content-types/locales';
import { siteUrl } from '@/lib/shared/config';
import { messagesByLocale } from '@/lib/i18n/messages';
import { csvLine } from './csv';
import { stateAddress } from './dataFiles';
import { publisher } from '@/lib/site/permanentAddress';
import type { Dataset } from './datasets';

function addressesOf({ files }: Dataset): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ format, address }) => [format, `${siteUrl()}${address}`]));
}

/** Unknown values are null, so that every item has all keys. */
function indexItem(dataset: Dataset): object {
  const { key, indicator, page, periods, licence, themes, modified, next } = dataset;
  return {
    id: key,
    title: indicator.title,
    subtitle: indicator.subtitle,
    unit: indicator.unit,
    unitLabel: indicator.unit_label,
    themes: themes.map(({ title }) => title),
    periodFrom: periods?.from ?? null,
    periodTo: periods?.to ?? null,
    asOf: indicator.data_as_of,
    lastUpdate: modified,
    nextUpdate: next,
    sources: indicator.sources.map(({ name }) => name),
    license: indicator.license,
    licenseAddress: licence,
    page,
    files: addressesOf(dataset),
    earlier: dataset.earlier.map((date) => ({ date, csv: `${siteUrl()}${stateAddress(key, date)}` })),
  };
}

export function indexJson(list: readonly Dataset[]): string {
  return JSON.stringify({
    title: messagesByLocale[defaultLocale].dataFile.index,
    publisher: publisher(defaultLocale),
    indicators: list.map(indexItem),
  });
}

const head = [
  'id',
  'titel',
  'untertitel',
  'einheit',
  'themen',
  'von',
  'bis',
  'stand',
  'letzte_aktualisierung',
  'naechste_aktualisierung',
  'quellen',
  'nutzungsbedingungen',
  'lizenz',
  'seite',
  'csv',
  'xlsx',
  'json',
  'svg',
];

export function indexCsv(list: readonly Dataset[]): string {
  const lines = list.map((dataset) => {
    const { key, indicator, page, periods, licence, themes, modified, next } = dataset;
    const files = addressesOf(dataset);
    return [
      key,
      indicator.title,
      indicator.subtitle,
      indicator.unit,
      themes.map(({ title }) => title).join(' | '),
      periods?.from ?? null,
      periods?.to ?? null,
      indicator.data_as_of,
      modified,
      next,
      indicator.sources.map(({ name }) => name).join(' | '),
      indicator.license,
      licence,
      page,
      files['csv'] ?? null,
      files['xlsx'] ?? null,
      files['json'] ?? null,
      files['svg'] ?? null,
    ];
  });
  return [head, ...lines].map(csvLine).join('');
}
