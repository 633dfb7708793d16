/** The latest values of an area as CSV: one line per value that its page shows, in German like all data files. */
import { defaultLocale } from '@/content-types/locales';
import { addressOf } from '@/content-types/registry';
import type { Area } from '@/lib/content/areaData';
import type { Content } from '@/lib/content/content';
import { cellOf } from '@/content-types/dataCells';
import { valueIn } from '@/lib/data/dataColumns';
import { findArea, siteAreas } from '@/lib/site/siteAreas';
import { csvLine } from './csv';
import type { SiteFile } from './indicatorFiles';
import { permanentAddress } from '@/lib/site/permanentAddress';

const head = [
  'gebiet',
  'indikator',
  'titel',
  'messgroesse',
  'einheit',
  'stand',
  'wert',
  'rang',
  'gebiete',
  'kanton',
  'adresse',
];

export function areaFileAddress({ slug }: Pick<Area, 'slug'>): string {
  return `/daten/gebiet/${slug}.csv`;
}

function areaCsv(content: Content, { slug, fullName }: Area): string {
  const area = findArea(content, slug);
  const lines = Object.entries(area?.lines ?? {}).flatMap(([key, own]) => {
    const indicator = content.find('products', key);
    if (indicator === undefined) return [];
    const path = addressOf(indicator.meta) ?? '/';
    const address = permanentAddress({ locale: defaultLocale, path });
    return own.flatMap(({ name: measure, unit, period, cell, rank, region }) =>
      cell === undefined
        ? []
        : [
            csvLine([
              ...[fullName, key, indicator.title, measure, unit, period, cellOf(valueIn(cell))],
              ...[rank?.place ?? null, rank?.count ?? null, region?.value ?? null, address],
            ]),
          ],
    );
  });
  return [csvLine(head), ...lines].join('');
}

/** Returns a file for each area with a page. `content` is the German content. */
export function areaFiles(content: Content): readonly SiteFile[] {
  return siteAreas(content).map((area) => ({ address: areaFileAddress(area), content: areaCsv(content, area) }));
}
