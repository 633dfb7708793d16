/** The CSV file of an indicator: the same in every language. */
import { defaultLocale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { indicatorCsv } from './csv';
import type { Indicator } from '@/lib/site/indicators';
import { aboutLines } from './aboutData';
import { markScenarios } from './withScenarios';

/** Returns its text. Takes the German indicator, which is the complete one. */
export function csvFile(german: Indicator): string {
  const indicator = markScenarios(german);
  return indicatorCsv(indicator, aboutLines(indicator, defaultLocale));
}

/** Returns its size in bytes, for an indicator in any language; 0 if there is none in German. */
export function csvBytes({ meta: { key } }: Indicator, content: Content): number {
  const german = content.getIn(defaultLocale, { type: 'products', key });
  return german === undefined ? 0 : Buffer.byteLength(csvFile(german), 'utf8');
}
