/** The tiny site with indicators of areas. */
import type { SampleContent } from '@/content-types/registry';
import type { IndicatorRows } from '@/content-types/indicatorData';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Locale } from '@/content-types/locales';
import type { PageContext } from '@/lib/site/pageContext';
import { tinySite, tinySiteTranslations } from '../fixtures/tinySite';
import { loadSite, tinyMedia } from './site';
import type { LoadedSite } from './site';

type Product = SampleContent['products'][number];

interface AreaIndicator {
  readonly id: number;
  readonly rows: IndicatorRows;
  readonly columns: NonNullable<Product['text']['columns']>;
  readonly shared?: Partial<Product['shared']>;
}

/** An indicator of quarters and municipalities unless `shared` says otherwise. */
export function areaIndicator({ id, rows, columns, shared }: AreaIndicator): Product {
  return {
    shared: {
      stata_id: id,
      produkt: 'Indikator',
      display_themes: ['wohnen'],
      spatial_units: ['Wohnviertel', 'Gemeinde'],
      data_rows: rows,
      last_update: '2026-06-01',
      data_as_of: '2026-06-01',
      ...shared,
    },
    text: {
      title: `Indikator ${id}`,
      lesehilfe: 'Ein Satz. [de]',
      long_description: 'Eine Karte. [de]',
      unit: '%',
      reference_period: 'Juni 2026',
      columns,
      sources: [{ name: `Quelle ${id}` }],
    },
    updated: '2026-03-01T12:00:00Z',
  };
}

export const area = { key: 'gebiet', label: 'Gebiet', role: 'area' } as const;
export const year = { key: 'jahr', label: 'Jahr', role: 'period' } as const;
export const value = { key: 'quote', label: 'Quote', role: 'value' } as const;

/** Vacancies by quarter, with the indicator of the canton above; and one of municipalities far and near. */
export const vacancies = areaIndicator({
  id: 600,
  columns: [year, area, value],
  rows: [
    ['2025', 'St. Johann', 3],
    ['2026', 'St. Johann', 1.1],
    ['2026', 'Altstadt Grossbasel', 1.5],
    ['2026', 'Gundeldingen', 'X'],
    ['2026', 'Am Ring', 1.1],
    ['2026', 'Riehen', 0.8],
    ['2026', 'Bettingen', 0.9],
  ],
  shared: { parent: '100' },
});

export const density = areaIndicator({
  id: 601,
  columns: [area, value],
  rows: [
    ['Riehen', 2000],
    ['Bettingen', 600],
    ['Birsfelden', 4000],
  ],
  shared: { spatial_units: ['Gemeinde', 'Agglomeration'], display_themes: ['bevoelkerung'] },
});

export function siteWith(...products: readonly Product[]): LoadedSite {
  const content = { ...tinySite, products: [...tinySite.products, ...products] };
  return loadSite({ content, translations: tinySiteTranslations, media: tinyMedia });
}

export function contextAt({ contents }: LoadedSite, path: string, locale: Locale = 'de'): PageContext {
  return { locale, language: locale, path, content: contents(locale), messages: messagesByLocale[locale] };
}
