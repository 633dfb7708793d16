/** The themes of the catalogue: those of the office and the EU's data themes. */
import { dataThemes } from '@/content-types/dataThemes';
import type { DataTheme } from '@/content-types/dataThemes';
import { routes } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Contents } from '@/lib/site/contents';
import { pageOf, textsOf } from './datasets';
import type { Dataset } from './datasets';
import type { Thing, Value } from './rdf';
import { addressStatements, inEachLanguage, inLanguages } from './statements';
import { authority } from './vocabularies';

const europeanTaxonomy = `${authority}/data-theme`;

function ownTaxonomy(): string {
  return `${siteUrl()}${routes.themes}#taxonomy`;
}

/** The addresses of both taxonomies. */
export function taxonomies(): readonly string[] {
  return [ownTaxonomy(), europeanTaxonomy];
}

function dataThemeAddress(code: DataTheme): string {
  return `${europeanTaxonomy}/${code}`;
}

function dataThemesOf({ themes }: Dataset): readonly DataTheme[] {
  return themes.flatMap(({ data_theme: code }) => code ?? []);
}

/** Returns the addresses of a data set's themes: the office's own, and the EU themes that editors chose for them. */
export function themesOf(dataset: Dataset): readonly string[] {
  const own = dataset.themes.map(({ meta }) => pageOf(meta));
  return [...own, ...new Set(dataThemesOf(dataset).map(dataThemeAddress))];
}

function concept(at: string, label: readonly Value[], taxonomy: string): Thing {
  const values = [['skos:prefLabel', label] as const, ...addressStatements('skos:inScheme', [taxonomy])];
  return { address: at, type: 'skos:Concept', values };
}

function taxonomy(at: string, title: readonly Value[]): Thing {
  return { address: at, type: 'skos:ConceptScheme', values: [['dct:title', title]] };
}

/** Returns the taxonomies with the themes in use. EU themes get a label for programs that cannot look them up. */
export function themeThings(list: readonly Dataset[], contents: Contents): readonly Thing[] {
  const own = new Map(list.flatMap(({ themes }) => themes.map(({ meta }) => [meta.key, meta] as const)));
  const codes = new Set(list.flatMap(dataThemesOf));
  return [
    taxonomy(
      ownTaxonomy(),
      inEachLanguage((language) => messagesByLocale[language].labels.themes),
    ),
    ...[...own.values()].map((meta) =>
      concept(pageOf(meta), inLanguages(textsOf(contents, meta, ({ title }) => title)), ownTaxonomy()),
    ),
    taxonomy(europeanTaxonomy, [{ text: 'Data theme', language: 'en' }]),
    ...[...codes].map((code) =>
      concept(dataThemeAddress(code), [{ text: dataThemes[code], language: 'de' }], europeanTaxonomy),
    ),
  ];
}
