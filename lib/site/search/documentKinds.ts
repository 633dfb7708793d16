/** What each kind of entry says of itself in the search. */
import type { Reference } from '@/content-types/definition';
import type { Entry } from '@/content-types/registry';
import { isOfParts, isWithinRegion } from '@/lib/content/figures/areaUnits';
import { changesOf, changeText } from '@/lib/content/figures/changes';
import { headlineDetail } from '@/lib/content/figures/headlineDetail';
import { headlineValue } from '@/lib/content/figures/headlineValue';
import { hasScenarios, valueOf } from '@/lib/content/figures/indicatorData';
import { latestText } from '@/lib/content/figures/latestText';
import type { Content } from '@/lib/content/content';
import { onceFor } from '@/lib/base/onceFor';
import { explain } from '@/lib/site/glossary';
import { hasData } from '@/lib/site/dataFiles';
import { isIndicator } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import { previewAddress } from '@/lib/site/portal/previewFile';
import { versionDay } from '@/lib/site/versionDay';
import type { DocumentValue, SearchDocument, SearchKind } from '../../browser/search/document';
import { areaValues, valueOfAllAreas } from './areaValues';
import { namesOf, termNames } from './documentNames';
import { dataPeriods, dataWords, textOf } from './documentText';
import { languageWords } from './languages';
import { textRulesOf } from './searchRules';

/** The rest is the same for every entry. */
export type Described = Pick<SearchDocument, 'art' | 'bezeichnung' | 'beschreibung'> &
  Partial<Omit<SearchDocument, 'id' | 'url' | 'sprache' | 'schreibweisen'>>;

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
): Pick<SearchDocument, 'thema' | 'bereich'> {
  return { thema: keysOf(themes), bereich: titlesOf(themes, content) };
}

/** The highest value of all areas is none of the whole. */
const latestOf = onceFor((indicator: Indicator): DocumentValue | null => {
  const latest = headlineValue(indicator);
  if (latest === undefined || latest.period === null) return null;
  const language = indicator.meta.locale;
  const changes = changesOf(indicator).map((change) => changeText(change, language));
  return {
    text: latestText(latest, language),
    zahl: latest.value,
    einheit: latest.unit,
    zeitpunkt: headlineDetail(latest, indicator, language),
    veraenderung: changes.find((text) => text !== '') ?? null,
    teil: isWithinRegion(indicator),
  };
});

/** What the search tells of an indicator without its page. */
function figuresOf(indicator: Indicator, content: Content) {
  const gebiete = areaValues(indicator, content);
  const wert = latestOf(indicator) ?? (gebiete && valueOfAllAreas(indicator, gebiete, content));
  return {
    wert,
    vorschau: hasData(indicator) ? previewAddress(indicator) : null,
    namen: wert === null && gebiete === null ? [] : namesOf(indicator, textRulesOf(content, indicator.meta.locale)),
    gebiete,
  };
}

function yearOf(date: string | null | undefined): number | null {
  const [year] = /\d{4}/.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year);
}

/** Products of the catalogue are found as what they are. */
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

/** Whoever asks for a number means that of the whole: parts of the canton come after. */
const ofParts = 0.9;

export function product(entry: Entry<'products'>, content: Content): Described {
  return {
    art: kindOfProduct[entry.produkt],
    bezeichnung: entry.title,
    untertitel: entry.subtitle,
    beschreibung: entry.lesehilfe ?? entry.description ?? '',
    produkt: entry.produkt,
    stata_id: String(entry.stata_id),
    thema: keysOf(entry.display_themes),
    unterthema: keysOf(entry.display_subthemes),
    kennzahlenset: setsWith(entry, content),
    bereich: [
      ...titlesOf(entry.display_themes, content),
      ...titlesOf(entry.display_subthemes, content),
      ...titlesOf(entry.statistical_themes, content),
    ],
    raeumliche_gliederung: entry.spatial_units ?? [],
    jahr: yearOf(valueOf(entry)?.period ?? entry.last_update),
    publikationsdatum: entry.publication_date,
    aktualisierungsdatum: versionDay(entry),
    schlagworte: entry.keywords ?? [],
    gewicht: (entry.boost ?? 1) * (isOfParts(entry) ? ofParts : 1),
    szenario: hasScenarios(entry),
    text: [textOf(entry), ...dataWords(entry), ...dataPeriods(entry, languageWords[content.locale].months)].join(' '),
    ...(isIndicator(entry) ? figuresOf(entry, content) : {}),
  };
}

/** Editors choose addresses by what a page is about; if they cannot enter keywords, these are the next best thing. */
function wordsOfAddress({ meta: { key } }: Entry<'articles'> | Entry<'background-page-articles'>): readonly string[] {
  return [key.replaceAll('-', ' ')];
}

export function article(entry: Entry<'articles'>, content: Content): Described {
  return {
    art: 'article',
    bezeichnung: entry.title,
    beschreibung: entry.lead,
    thema: keysOf(entry.display_themes),
    unterthema: keysOf(entry.display_subthemes),
    bereich: [...titlesOf(entry.display_themes, content), ...titlesOf(entry.display_subthemes, content)],
    schlagworte: wordsOfAddress(entry),
    jahr: yearOf(entry.publication_date),
    publikationsdatum: entry.publication_date,
    aktualisierungsdatum: versionDay(entry),
  };
}

export function theme(entry: Entry<'display-themes'>): Described {
  return {
    art: 'theme',
    bezeichnung: entry.title,
    beschreibung: entry.lead,
    thema: [entry.meta.key],
    schlagworte: entry.title_short === null ? [] : [entry.title_short],
  };
}

export function subTheme(entry: Entry<'display-subthemes'>, content: Content): Described {
  return {
    art: 'subTheme',
    bezeichnung: entry.title,
    beschreibung: entry.lead ?? '',
    thema: [entry.display_theme.key],
    unterthema: [entry.meta.key],
    bereich: titlesOf([entry.display_theme], content),
  };
}

/** Who wants a word explained finds it above the hits, too: among them pages with numbers come first. */
const explaining = 0.8;

export function term(entry: Entry<'glossars'>, content: Content): Described | null {
  const explanation = explain(entry, content.locale);
  if (explanation === null) return null;
  return {
    art: 'glossary',
    bezeichnung: entry.term,
    beschreibung: explanation.short,
    thema: keysOf(entry.display_themes),
    schlagworte: [...(entry.synonyms ?? []), ...(entry.variants ?? []), ...(entry.abbreviations ?? [])],
    namen: termNames(entry),
    gewicht: explaining,
  };
}

export function person(entry: Entry<'team-members'>, content: Content): Described {
  return {
    art: 'person',
    bezeichnung: `${entry.first_name} ${entry.last_name}`,
    beschreibung: entry.function ?? '',
    ...themesOf(entry, content),
    // Telephone numbers and addresses are not search words.
    text: '',
  };
}

export function interactive(entry: Entry<'background-page-articles'>, content: Content): Described {
  return {
    art: entry.content.some(({ kind }) => kind === 'quiz') ? 'quiz' : 'interactive',
    bezeichnung: entry.title,
    beschreibung: entry.lead,
    ...themesOf(entry, content),
    schlagworte: wordsOfAddress(entry),
    jahr: yearOf(entry.publication_date),
    publikationsdatum: entry.publication_date,
    aktualisierungsdatum: entry.publication_date,
  };
}

/** Indicator sets, statistics, collections and apps: they have these fields under the same names. */
export function overview(
  art: SearchKind,
  entry: Entry<'indikatorensets'> | Entry<'kategories'> | Entry<'background-page-containers'> | Entry<'apps'>,
  content: Content,
): Described {
  const updated = 'corrections' in entry ? versionDay(entry) : 'last_update' in entry ? entry.last_update : null;
  return {
    art,
    bezeichnung: entry.title,
    beschreibung: entry.lead,
    ...themesOf(entry, content),
    jahr: yearOf(updated),
    aktualisierungsdatum: updated,
  };
}
