/** Fills the search document of each kind of entry. */
import type { Reference } from '@/content-types/definition';
import type { Entry } from '@/content-types/registry';
import { coversPartsOnly, coversSinglePart } from '@/lib/data/areaUnits';
import { changesOf, changeText } from '@/lib/data/valueChanges';
import { headlineDetail } from '@/lib/data/headlineDetail';
import { headlineValue } from '@/lib/data/headlineValue';
import { hasScenarios, valueOf } from '@/lib/data/indicatorValues';
import { latestText } from '@/lib/data/latestText';
import type { Content } from '@/lib/content/content';
import { memoize } from '@/lib/shared/browser/memoize';
import { explanationOf } from '@/lib/site/glossary';
import { hasData } from '@/lib/open-data/dataFiles';
import { isIndicator } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import { previewAddress } from '@/lib/open-data/previewFile';
import { versionDay } from '@/lib/site/versionDay';
import type { DocumentValue, SearchDocument, SearchKind } from '@/lib/search/document';
import { areaValues, valueOfAllAreas } from './areaValues';
import { namesOf, termNames } from './documentNames';
import { dataPeriods, dataWords, textOf } from './documentText';
import { languageWords } from './languages';
import { textRulesOf } from './rulesOfContent';

/** The fields that depend on the kind of entry. */
export type DocumentFields = Pick<SearchDocument, 'kind' | 'title' | 'description'> &
  Partial<Omit<SearchDocument, 'id' | 'url' | 'language' | 'spellings'>>;

function keysOf(references: readonly Reference[]): readonly string[] {
  return references.map(({ key }) => key);
}

type Subject = 'display-themes' | 'display-subthemes' | 'kategories';

function titlesOf(references: readonly Reference<Subject>[], content: Content): readonly string[] {
  return references.flatMap(({ type, key }) => content.find(type, key)?.title ?? []);
}

function themesOf(
  { display_themes: themes }: { readonly display_themes: readonly Reference<'display-themes'>[] },
  content: Content,
): Pick<SearchDocument, 'themes' | 'subjects'> {
  return { themes: keysOf(themes), subjects: titlesOf(themes, content) };
}

/** Null if the headline is the highest value of all areas, which is not one of the whole. */
const latestOf = memoize((indicator: Indicator): DocumentValue | null => {
  const latest = headlineValue(indicator);
  if (latest === undefined || latest.period === null) return null;
  const language = indicator.meta.locale;
  const changes = changesOf(indicator).map((change) => changeText(change, language));
  return {
    text: latestText(latest, language),
    number: latest.value,
    unit: latest.unit,
    period: headlineDetail(latest, indicator, language),
    change: changes.find((text) => text !== '') ?? null,
    isPart: coversSinglePart(indicator),
  };
});

/** What a hit shows of an indicator's data. */
function figuresOf(indicator: Indicator, content: Content) {
  const areas = areaValues(indicator, content);
  const value = latestOf(indicator) ?? (areas && valueOfAllAreas(indicator, areas, content));
  return {
    value,
    preview: hasData(indicator) ? previewAddress(indicator) : null,
    names: value === null && areas === null ? [] : namesOf(indicator, textRulesOf(content, indicator.meta.locale)),
    areas,
  };
}

function yearOf(date: string | null | undefined): number | null {
  const [year] = /\d{4}/.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year);
}

/** The kind of hit for each kind of product. */
export const kindOfProduct: { readonly [Kind in Entry<'products'>['produkt']]: SearchKind } = {
  Indikator: 'indicator',
  Indikatorenset: 'indicatorSet',
  Webartikel: 'article',
  Applikation: 'app',
  Dashboard: 'dashboard',
  'OGD-Datensatz': 'dataset',
};

function setsWith(product: Entry<'products'>, content: Content): readonly string[] {
  return content
    .all('indikatorensets')
    .filter(({ chapters }) => chapters.some(({ indicators }) => keysOf(indicators).includes(product.meta.key)))
    .map(({ title }) => title);
}

/** Weight of indicators on parts of the canton: whoever asks for a number means the whole. */
const partsWeight = 0.9;

export function product(entry: Entry<'products'>, content: Content): DocumentFields {
  return {
    kind: kindOfProduct[entry.produkt],
    title: entry.title,
    subtitle: entry.subtitle,
    description: entry.lesehilfe ?? entry.description ?? '',
    stata_id: String(entry.stata_id),
    themes: keysOf(entry.display_themes),
    indicatorSets: setsWith(entry, content),
    subjects: [
      ...titlesOf(entry.display_themes, content),
      ...titlesOf(entry.display_subthemes, content),
      ...titlesOf(entry.statistical_themes, content),
    ],
    divisions: entry.spatial_units ?? [],
    year: yearOf(valueOf(entry)?.period ?? entry.last_update),
    updated: versionDay(entry),
    keywords: entry.keywords ?? [],
    weight: (entry.boost ?? 1) * (coversPartsOnly(entry) ? partsWeight : 1),
    isScenario: hasScenarios(entry),
    text: [textOf(entry), ...dataWords(entry), ...dataPeriods(entry, languageWords[content.locale].months)].join(' '),
    ...(isIndicator(entry) ? figuresOf(entry, content) : {}),
  };
}

/** Editors name addresses after the subject; for types without keywords these are the next best thing. */
function wordsOfAddress({ meta: { key } }: Entry<'articles'> | Entry<'background-page-articles'>): readonly string[] {
  return [key.replaceAll('-', ' ')];
}

export function article(entry: Entry<'articles'>, content: Content): DocumentFields {
  return {
    kind: 'article',
    title: entry.title,
    description: entry.lead,
    themes: keysOf(entry.display_themes),
    subjects: [...titlesOf(entry.display_themes, content), ...titlesOf(entry.display_subthemes, content)],
    keywords: wordsOfAddress(entry),
    year: yearOf(entry.publication_date),
    updated: versionDay(entry),
  };
}

export function theme(entry: Entry<'display-themes'>): DocumentFields {
  return {
    kind: 'theme',
    title: entry.title,
    description: entry.lead,
    themes: [entry.meta.key],
    keywords: entry.title_short === null ? [] : [entry.title_short],
  };
}

export function subTheme(entry: Entry<'display-subthemes'>, content: Content): DocumentFields {
  return {
    kind: 'subTheme',
    title: entry.title,
    description: entry.lead ?? '',
    themes: [entry.display_theme.key],
    subjects: titlesOf([entry.display_theme], content),
  };
}

/** Weight of glossary terms: they are explained above the hits anyway, so pages with numbers come first. */
const termWeight = 0.8;

export function term(entry: Entry<'glossars'>, content: Content): DocumentFields | null {
  const explanation = explanationOf(entry, content.locale);
  if (explanation === null) return null;
  return {
    kind: 'glossary',
    title: entry.term,
    description: explanation.short,
    themes: keysOf(entry.display_themes),
    keywords: [...(entry.synonyms ?? []), ...(entry.variants ?? []), ...(entry.abbreviations ?? [])],
    names: termNames(entry),
    weight: termWeight,
  };
}

export function person(entry: Entry<'team-members'>, content: Content): DocumentFields {
  return {
    kind: 'person',
    title: `${entry.first_name} ${entry.last_name}`,
    description: entry.function ?? '',
    ...themesOf(entry, content),
    // Telephone numbers and addresses are not search words.
    text: '',
  };
}

export function interactive(entry: Entry<'background-page-articles'>, content: Content): DocumentFields {
  return {
    kind: entry.content.some(({ kind }) => kind === 'quiz') ? 'quiz' : 'interactive',
    title: entry.title,
    description: entry.lead,
    ...themesOf(entry, content),
    keywords: wordsOfAddress(entry),
    year: yearOf(entry.publication_date),
    updated: entry.publication_date,
  };
}

/** For indicator sets, statistics, collections and apps, which share these field names. */
export function overview(
  kind: SearchKind,
  entry: Entry<'indikatorensets'> | Entry<'kategories'> | Entry<'background-page-containers'> | Entry<'apps'>,
  content: Content,
): DocumentFields {
  const updated = 'corrections' in entry ? versionDay(entry) : 'last_update' in entry ? entry.last_update : null;
  return {
    kind,
    title: entry.title,
    description: entry.lead,
    ...themesOf(entry, content),
    year: yearOf(updated),
    updated,
  };
}
