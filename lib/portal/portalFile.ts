/** The list of the indicator portal as data, one file per language: the page contains its start, browsers load the rest. */
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

/** The part of the page context that is needed: the file belongs to no page. */
export type PortalContext = Pick<PageContext, 'content' | 'locale'>;

/** Display of indicators without a chart. */
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

/** Keys of the sets that contain each indicator. */
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

/** Sorts by first theme, indicators without one last. In Leichte Sprache those written in it come first. */
function byTheme(all: readonly Indicator[], themes: readonly string[], page: Locale): readonly Indicator[] {
  const place = ({ display_themes: [first], meta }: Indicator): number =>
    (isReadable(meta.locale, page) ? 0 : themes.length + 1) +
    (first === undefined ? themes.length : themes.indexOf(first.key));
  return all.toSorted((one, other) => place(one) - place(other));
}

/** Only choices in use, the most frequent first: the filters show a few, the others on demand. */
function used(choices: readonly Choice[], records: readonly PortalRecord[], name: FacetName): readonly Choice[] {
  const groups = groupBy(
    records.flatMap(({ facets }) => facets[name]),
    (value) => value,
  );
  const countOf = ([value]: Choice): number => groups.get(value)?.length ?? 0;
  return choices.filter((choice) => countOf(choice) > 0).toSorted((left, right) => countOf(right) - countOf(left));
}

/** A choice names its language if that differs from the page's. */
function choiceOf({ meta }: { readonly meta: EntryMeta }, label: string, page: Locale): Choice {
  return meta.locale === page ? [meta.key, label] : [meta.key, label, languageTag[meta.locale]];
}

/** The indicators of the portal in the order of their themes, each with a function that makes its record. */
function listed(context: PortalContext): readonly (() => PortalRecord)[] {
  const { content, locale } = context;
  const sets = setsByIndicator(content.all('indikatorensets'));
  const themes = content.all('display-themes').map(({ meta }) => meta.key);
  return byTheme(portalIndicators(content), themes, locale).map((one) => () => recordOf(one, context, sets));
}

/** The first records and the number of all, for the page: it must not depend on the values of indicators that it does not show. */
export function portalStart(
  context: PortalContext,
  count: number,
): { readonly first: readonly PortalRecord[]; readonly total: number } {
  const all = listed(context);
  return { first: all.slice(0, count).map((record) => record()), total: all.length };
}

export function portalData(context: PortalContext): PortalData {
  const { content, locale } = context;
  const { charts, labels } = messagesByLocale[locale];
  const records = listed(context).map((record) => record());
  const choices = {
    thema: content.all('display-themes').map((theme) => choiceOf(theme, chipName(theme), locale)),
    unterthema: content.all('display-subthemes').map((theme) => choiceOf(theme, entryTitle(theme), locale)),
    raeumlicheGliederung: Object.entries(kindNames(locale)),
    indikatorenset: content.all('indikatorensets').map((set) => choiceOf(set, entryTitle(set), locale)),
    darstellungsart: [...Object.entries(charts.kinds), [asTable, labels.table] as const],
  } satisfies PortalData['choices'];
  return {
    records,
    choices: byFacet((name) => used(choices[name], records, name)),
  };
}

/** Returns the address: under the data rather than the code, so that withdrawn data is not cached for long. */
export function portalAddress(locale: Locale): string {
  return `/daten/portal.${locale}.json`;
}

/** Returns the data file. */
export function portalFile(context: PortalContext): SiteFile {
  return { address: portalAddress(context.locale), content: JSON.stringify(portalData(context)) };
}
