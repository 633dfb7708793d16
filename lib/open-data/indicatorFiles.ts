/** The files of an indicator: downloads, and data for the code in the browser. */
import { defaultLocale } from '@/content-types/locales';
import { namesAreas } from '@/lib/data/areaUnits';
import { siteLocales } from '@/lib/shared/office';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartFile } from './chart-file/chartFile';
import { officeTiles } from '@/lib/drawing/map/officeTiles';
import { fileRows } from './csv';
import type { Contents } from '@/lib/site/contents';
import { dataFileAddress, hasData } from './dataFiles';
import { isIndicator } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import { previewAddress, previewFile } from './previewFile';
import { seriesFiles } from './seriesFile';
import { offersSelection, selectionAddress, selectionData } from './selection/selectionData';
import { aboutData, aboutPart } from './aboutData';
import { csvFile } from './csvFile';
import { csvMetadata, csvMetadataAddress } from './csvMetadata';
import { jsonStat } from './jsonStat';
import { spreadsheet } from './sheets';
import { markScenarios } from './withScenarios';

/** A file of the site that is not a page. */
export interface SiteFile {
  readonly address: string;
  readonly content: string | Uint8Array;
}

/** Returns the keys of the indicators that have files. */
export function keysWithFiles(contents: Contents): readonly string[] {
  const products = contents(defaultLocale).all('products');
  return products.filter((product) => isIndicator(product) && hasData(product)).map(({ meta }) => meta.key);
}

/** The data as a spreadsheet, with the facts about them on a second sheet. */
function indicatorSheets(german: Indicator): Uint8Array {
  const indicator = markScenarios(german);
  const { dataFile } = messagesByLocale[defaultLocale];
  const head = indicator.columns.map(({ label }) => label);
  const facts = aboutData(indicator, defaultLocale).map(({ label, value }) => [label, value]);
  return spreadsheet([
    { name: dataFile.data, rows: [head, ...fileRows(indicator)] },
    { name: dataFile.about, rows: [[dataFile.about, indicator.title], ...facts.slice(1)] },
  ]);
}

/** One per language of the indicator, as names of columns and areas differ. */
function selectionFiles(contents: Contents, key: string): readonly SiteFile[] {
  return siteLocales().flatMap((locale) => {
    const indicator = contents(locale).find('products', key);
    if (indicator?.meta.locale !== locale || !hasData(indicator) || !offersSelection(indicator)) return [];
    const tiles = namesAreas(indicator) ? officeTiles() : [];
    const content = JSON.stringify(selectionData(indicator, aboutPart(indicator, locale), tiles));
    return [{ address: selectionAddress(indicator), content }];
  });
}

/** The chart as SVG; none if there is no chart. */
function drawingFiles(indicator: Indicator): readonly SiteFile[] {
  const content = chartFile(indicator);
  return content === undefined ? [] : [{ address: dataFileAddress(indicator, 'svg'), content }];
}

/**
 * Returns all files of an indicator; none if it has no data. The data are the same in every language and taken from the
 * German indicator, which is complete.
 */
export function indicatorFiles(contents: Contents, key: string): readonly SiteFile[] {
  const indicator = contents(defaultLocale).find('products', key);
  if (indicator === undefined || !isIndicator(indicator) || !hasData(indicator)) return [];
  return [
    { address: dataFileAddress(indicator, 'csv'), content: csvFile(indicator) },
    { address: csvMetadataAddress(indicator), content: JSON.stringify(csvMetadata(indicator, contents)) },
    { address: dataFileAddress(indicator, 'json'), content: JSON.stringify(jsonStat(indicator)) },
    { address: dataFileAddress(indicator, 'xlsx'), content: indicatorSheets(indicator) },
    ...drawingFiles(indicator),
    { address: previewAddress(indicator), content: previewFile(indicator) },
    ...seriesFiles(indicator),
    ...selectionFiles(contents, key),
  ];
}
