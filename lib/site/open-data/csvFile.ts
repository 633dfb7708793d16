/** The CSV file of an indicator: the same in every language. */
import { defaultLocale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { deriveOfEntry } from '@/lib/content/track';
import { indicatorCsv } from '@/lib/site/charts/csv';
import type { Indicator } from '@/lib/site/indicators';
import { aboutLines } from './aboutData';
import { withScenarios } from './withScenarios';

/** Its text; the German indicator is the complete one. */
export function csvFile(german: Indicator): string {
  const indicator = withScenarios(german);
  return indicatorCsv(indicator, aboutLines(indicator, defaultLocale));
}

const bytesOf = deriveOfEntry((german: Indicator) => Buffer.byteLength(csvFile(german), 'utf8'));

/** Its size, asked in any language. */
export function csvBytes({ meta: { key } }: Indicator, content: Content): number {
  return bytesOf(content, defaultLocale, { type: 'products', key }) ?? 0;
}
