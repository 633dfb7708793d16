/** The CSV file of an indicator: the same in every language. */
import { defaultLocale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { indicatorCsv } from './csv';
import type { Indicator } from '@/lib/site/indicators';
import { aboutLines } from './aboutData';
import { markScenarios } from './withScenarios';

/** Its text; the German indicator is the complete one. */
export function csvFile(german: Indicator): string {
  const indicator = markScenarios(german);
  return indicatorCsv(indicator, aboutLines(indicator, defaultLocale));
}

/** Its size, asked in any language. */
export function csvBytes({ meta: { key } }: Indicator, content: Content): number {
  const german = content.getIn(defaultLocale, { type: 'products', key });
  return german === undefined ? 0 : Buffer.byteLength(csvFile(german), 'utf8');
}
