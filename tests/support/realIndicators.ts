/** Indicators of an office as documents of the search. */
import { foldUmlauts } from '@/lib/shared/browser/spelling';
import type { SearchDocument } from '@/lib/search/document';
import { withRegionNames } from '@/lib/search-index/documentParts';
import { spellings } from '@/lib/search-index/documentSpellings';
import { officeFile, officeIndicators, withoutMarkup } from './real-indicators/office';
import type { OfficeIndicator } from './real-indicators/office';

/** Names of series and areas. A file with a filter holds the data of several indicators, so nothing is known of it. */
function dataWords(indicator: OfficeIndicator): string {
  if ((indicator.filter ?? '') !== '') return '';
  const [head = '', ...rows] = officeFile(indicator).replaceAll('"', '').split('\n');
  const names = rows
    .flatMap((row) => row.split('\t').slice(0, 2))
    .filter((cell) => /^\p{L}[\p{L} .-]{2,}$/u.test(cell));
  return [...new Set([...head.split('\t'), ...names])].join(' ');
}

function slugOf(name: string): string {
  return foldUmlauts(name).replace(/[^a-z0-9]+/g, '-');
}

function filled(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => text !== undefined && text !== '');
}

function documentOf(indicator: OfficeIndicator): SearchDocument {
  const { id, title, subtitle, lesehilfe, erlaeuterungen, thema, unterthema, kennzahlenset } = indicator;
  const theme = thema.replace(/^\d+ /, '');
  const words = {
    title: withoutMarkup(title),
    subtitle: withoutMarkup(subtitle),
    indicatorSets: filled([kennzahlenset]),
    keywords: indicator.schlagwort ?? [],
    subjects: filled([theme, unterthema]),
  };
  const day = indicator.aktualisierungsdatum.slice(0, 10);
  return {
    ...words,
    id: `products-${id}`,
    kind: 'indicator',
    description: withoutMarkup(lesehilfe),
    url: `/indikatorenportal/${id}`,
    value: null,
    preview: null,
    names: [],
    areas: null,
    themes: [slugOf(theme)],
    divisions: indicator.raeumlicheGliederung,
    stata_id: String(id),
    year: Number(day.slice(0, 4)),
    updated: day,
    language: 'de',
    text: withRegionNames(filled([withoutMarkup(erlaeuterungen), dataWords(indicator)]).join(' '), [
      'Kanton Basel-Stadt',
      'Basler',
    ]),
    spellings: spellings(words),
    weight: 1,
    isScenario: false,
    answers: [],
  };
}

export function realIndicators(): readonly SearchDocument[] {
  return officeIndicators().map(documentOf);
}
