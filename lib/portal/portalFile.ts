/** The list of the indicator portal as data, in each language: the page has its beginning, visitors load the rest. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { Locale } from '@/content-types/locales';
import { addressOf } from '@/content-types/registry';
import type { Entry, EntryMeta } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { byFacet } from './browser/portalData';
import type { Choice, FacetName, PortalData, PortalRecord, FormattedValue } from './browser/portalData';
import { changesOf, changeText } from '@/lib/data/valueChanges';
import { headlineDetail } from '@/lib/data/headlineDetail';
import { headlineValue } from '@/lib/data/headlineValue';
import { periodsOf } from '@/lib/data/indicatorValues';
import { latestParts } from '@/lib/data/latestText';
import { mainValues } from '@/lib/data/mainValues';
import { kindNames } from '@/lib/i18n/areaKinds';
import { formatDate } from '@/lib/i18n/format/date';
import { unitSpace } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';
import { isReadable, languageTag, localizedPath } from '@/lib/i18n/paths';
import { chipName, entryTitle } from '@/lib/site/entryAddresses';
import { hasData } from '@/lib/open-data/dataFiles';
import { portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { SiteFile } from '@/lib/open-data/indicatorFiles';
import { linkContext } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { versionDay } from '@/lib/site/versionDay';
import { previewAddress } from '@/lib/open-data/previewFile';
import { seriesAddress } from '@/lib/open-data/seriesFile';

/** What is needed of a page: the file belongs to none. */
export type PortalContext = Pick<PageContext, 'content' | 'locale'>;

/** A kind of display that is none of those drawn. */
const asTable = 'table';

const figureOf = memoize((indicator: Indicator): FormattedValue | null => {
  const headline = headlineValue(indicator);
  if (headline === undefined) return null;
  const { locale } = indicator.meta;
  const { number, unit } = latestParts(headline, locale);
  return {
    number,
    unit: unit === null ? '' : `${unitSpace(unit, locale)}${unit}`,
    detail: headlineDetail(headline, indicator, locale),
    changes: changesOf(indicator)
      .map((change) => changeText(change, locale))
      .filter((text) => text !== ''),
  };
});

function noteOf(indicator: Indicator): string {
  return hasData(indicator) ? (indicator.lesehilfe ?? '') : messagesByLocale[indicator.meta.locale].labels.noData;
}

function yearOf(period: string | undefined): number | null {
  const year = Number(period?.slice(0, 'YYYY'.length));
  return Number.isNaN(year) ? null : year;
}

type Sets = ReadonlyMap<string, readonly string[]>;

/** The sets of each indicator. */
function setsByIndicator(sets: readonly Entry<'indikatorensets'>[]): Sets {
  const found = new Map<string, string[]>();
  for (const { meta, chapters } of sets)
    for (const { key } of chapters.flatMap(({ indicators }) => indicators))
      found.set(key, [...(found.get(key) ?? []), meta.key]);
  return found;
}

function addressIn(indicator: Indicator, context: PortalContext): string {
  const { locale } = linkContext(context, indicator.meta.locale);
  return localizedPath(locale, addressOf(indicator.meta) ?? '/');
}

function recordOf(indicator: Indicator, context: PortalContext, sets: Sets): PortalRecord {
  const { meta, title, subtitle, keywords } = indicator;
  const updated = versionDay(indicator);
  const periods = periodsOf(indicator);
  const figure = figureOf(indicator);
  return {
    key: meta.key,
    address: addressIn(indicator, context),
    title,
    subtitle: subtitle ?? '',
    language: meta.locale === context.locale ? '' : languageTag[meta.locale],
    keywords: (keywords ?? []).join(' '),
    facets: {
      thema: indicator.display_themes.map(({ key }) => key),
      unterthema: indicator.display_subthemes.map(({ key }) => key),
      raeumlicheGliederung: indicator.spatial_units ?? [],
      indikatorenset: [...new Set(sets.get(meta.key) ?? [])],
      darstellungsart: [indicator.chart_type ?? asTable],
    },
    from: yearOf(periods?.from),
    to: yearOf(periods?.to),
    updated: updated ?? '',
    updatedText: updated === null ? '' : formatDate(updated, context.locale),
    figure,
    note: figure === null ? noteOf(indicator) : '',
    preview: hasData(indicator) ? previewAddress(indicator) : '',
    series: hasData(indicator) ? seriesAddress(indicator) : '',
    seriesUnit: mainValues(indicator)?.unit ?? '',
  };
}

/** In the order of their first themes, those without any last. Leichte Sprache has those first that are written in it. */
function byTheme(all: readonly Indicator[], themes: readonly string[], page: Locale): readonly Indicator[] {
  const place = ({ display_themes: [first], meta }: Indicator): number =>
    (isReadable(meta.locale, page) ? 0 : themes.length + 1) +
    (first === undefined ? themes.length : themes.indexOf(first.key));
  return all.toSorted((one, other) => place(one) - place(other));
}

/** Only what an indicator has can be chosen, first what most have: the filters show a few, and the others on demand. */
function used(choices: readonly Choice[], records: readonly PortalRecord[], name: FacetName): readonly Choice[] {
  const groups = groupBy(
    records.flatMap(({ facets }) => facets[name]),
    (value) => value,
  );
  const countOf = ([value]: Choice): number => groups.get(value)?.length ?? 0;
  return choices.filter((choice) => countOf(choice) > 0).toSorted((left, right) => countOf(right) - countOf(left));
}

/** An entry that is written in another language says so. */
function choiceOf({ meta }: { readonly meta: EntryMeta }, label: string, page: Locale): Choice {
  return meta.locale === page ? [meta.key, label] : [meta.key, label, languageTag[meta.locale]];
}

export function portalData(context: PortalContext): PortalData {
  const { content, locale } = context;
  const { charts, labels } = messagesByLocale[locale];
  const sets = content.all('indikatorensets');
  const setsOf = setsByIndicator(sets);
  const themes = content.all('display-themes').map(({ meta }) => meta.key);
  const records = byTheme(portalIndicators(content), themes, locale).map((one) => recordOf(one, context, setsOf));
  const choices = {
    thema: content.all('display-themes').map((theme) => choiceOf(theme, chipName(theme), locale)),
    unterthema: content.all('display-subthemes').map((theme) => choiceOf(theme, entryTitle(theme), locale)),
    raeumlicheGliederung: Object.entries(kindNames(locale)),
    indikatorenset: sets.map((set) => choiceOf(set, entryTitle(set), locale)),
    darstellungsart: [...Object.entries(charts.kinds), [asTable, labels.table] as const],
  } satisfies PortalData['choices'];
  return {
    records,
    choices: byFacet((name) => used(choices[name], records, name)),
  };
}

/** Among the data, not the code: what was taken back may be kept by nobody. */
export function portalAddress(locale: Locale): string {
  return `/daten/portal.${locale}.json`;
}

/** The file with the data. */
export function portalFile(context: PortalContext): SiteFile {
  return { address: portalAddress(context.locale), content: JSON.stringify(portalData(context)) };
}
