/** The newest values of all areas as data, one file per language: visitors load it to compare areas. */
import { kindSigns, signedKinds, statuses } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { addressOf } from '@/content-types/registry';
import type { ComparedAreas, ComparedCell, ComparedRow, ComparedTheme } from './browser/comparedAreas';
import type { AreaLine } from '@/lib/content/areaLines';
import type { AreaDetails } from '@/lib/content/areaData';
import { formatCell, valueIn } from '@/lib/data/dataColumns';
import { labelsInLine } from '@/lib/i18n/format/midSentence';
import { formatDate } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { entryName } from '@/lib/site/entryAddresses';
import { areaIndicators, findArea, siteAreas } from '@/lib/site/siteAreas';
import type { Indicator } from '@/lib/site/indicators';
import type { SiteFile } from '@/lib/open-data/indicatorFiles';
import { linkContext } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { statusSigns } from '@/lib/data/statusSigns';

/** The part of the page context that is needed: the file belongs to no page. */
type ComparisonContext = Pick<PageContext, 'content' | 'locale'>;

function cellOf(indicator: Indicator, { column, cell, status }: AreaLine): ComparedCell | null {
  if (cell === undefined) return null;
  const { locale } = indicator.meta;
  const { signs, statuses: names } = messagesByLocale[locale].charts;
  const shown = formatCell(indicator, column, cell, locale);
  const { kind, value } = valueIn(cell);
  if (kind === 'known' && status === 'measured') return shown;
  // Without its brackets, which screen readers skip.
  const number = kind === 'uncertain' && value !== null ? shown.slice(1, -1) : shown;
  const parts = [
    ...(value === null ? [] : [number]),
    ...(kind === 'known' ? [] : [signs[kind]]),
    ...(status === 'measured' ? [] : [names[status]]),
  ];
  const sign = status === 'measured' ? '' : statusSigns[status];
  return [shown, parts.join(', '), sign, kind === 'known' ? '' : kindSigns[kind]];
}

function detailOf({ name, unit, period }: AreaLine, locale: Locale): string {
  const when = period === null ? null : formatDate(period, locale);
  // Do not repeat a series' name that is also its unit.
  return labelsInLine([...new Set([name, unit, when])], locale);
}

/** One row per series, without those that have no value for any area. */
function rowsOf(
  indicator: Indicator,
  areas: readonly AreaDetails[],
  context: ComparisonContext,
): readonly ComparedRow[] {
  const { key, locale } = indicator.meta;
  const lines = areas.map((area) => area.lines[key]);
  const [some = []] = lines.flatMap((own) => (own === undefined ? [] : [own]));
  const linked = linkContext(context, locale).locale;
  return some.flatMap((line, index) => {
    const cells = lines.map((own) => {
      const one = own?.[index];
      return one === undefined ? null : cellOf(indicator, one);
    });
    if (cells.every((cell) => cell === null)) return [];
    return {
      title: entryName(indicator),
      address: localizedPath(linked, addressOf(indicator.meta) ?? '/'),
      language: locale === context.locale ? '' : languageTag[locale],
      detail: detailOf(line, locale),
      cells,
    };
  });
}

/** Rows by the first theme of each indicator, as on pages of areas; indicators without a theme come last. */
function themesOf(areas: readonly AreaDetails[], context: ComparisonContext): readonly ComparedTheme[] {
  const { content, locale } = context;
  const rows = areaIndicators(content).map((indicator) => ({
    theme: indicator.display_themes[0]?.key,
    rows: rowsOf(indicator, areas, context),
  }));
  const themes = content.all('display-themes').map((theme) => ({
    key: theme.meta.key,
    title: entryName(theme),
    language: theme.meta.locale === locale ? '' : languageTag[theme.meta.locale],
  }));
  const known = new Set<string | undefined>(themes.map(({ key }) => key));
  const others = { title: messagesByLocale[locale].overview.withoutTheme, language: '' };
  return [
    ...themes.map(({ key, ...theme }) => ({
      ...theme,
      rows: rows.filter((row) => row.theme === key).flatMap((row) => row.rows),
    })),
    { ...others, rows: rows.filter(({ theme }) => !known.has(theme)).flatMap((row) => row.rows) },
  ].filter((theme) => theme.rows.length > 0);
}

function signsOf(locale: Locale): ComparedAreas['signs'] {
  const { signs, statuses: names } = messagesByLocale[locale].charts;
  return [
    ...signedKinds.map((kind) => [kindSigns[kind], signs[kind]] as const),
    ...statuses.flatMap((status) => (status === 'measured' ? [] : [[statusSigns[status], names[status]] as const])),
  ];
}

export function comparedAreas(context: ComparisonContext): ComparedAreas {
  const { content, locale } = context;
  const areas = siteAreas(content).flatMap(({ slug }) => findArea(content, slug) ?? []);
  return { areas: areas.map(({ slug }) => slug), themes: themesOf(areas, context), signs: signsOf(locale) };
}

/** Returns the same address for any content, so that the page that loads the file only depends on the names of areas. */
export function areaComparisonAddress(locale: Locale): string {
  return `/daten/gebiete.${locale}.json`;
}

/** Returns the data file; none if there are no areas. */
export function areaComparisonFiles(context: ComparisonContext): readonly SiteFile[] {
  const data = comparedAreas(context);
  const address = areaComparisonAddress(context.locale);
  return data.areas.length === 0 ? [] : [{ address, content: JSON.stringify(data) }];
}
