/** The indicators of the portal as data sets: the model behind all catalogues and lists of data. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { addressOf } from '@/content-types/registry';
import type { Entry } from '@/content-types/registry';
import { office, siteLocales } from '@/lib/shared/office';
import { periodsOf } from '@/lib/data/indicatorValues';
import { nextUpdateOf } from '@/lib/site/scheduledDate';
import type { Contents } from '@/lib/site/contents';
import { dataFilesOf } from './dataFiles';
import type { DataFile } from './dataFiles';
import { portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import { licenceAddress } from '@/lib/site/licence';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { publicMembers } from '@/lib/site/team';
import { versionDay } from '@/lib/site/versionDay';

/** The languages of catalogues: their readers get German instead of Leichte Sprache. */
export type CatalogueLanguage = Exclude<Locale, 'ls'>;

export function catalogueLanguages(): readonly CatalogueLanguage[] {
  return siteLocales().filter((locale): locale is CatalogueLanguage => locale !== 'ls');
}

/** A text in each language in which it exists; German is always there. */
export type Texts = Readonly<Partial<Record<CatalogueLanguage, string>>>;

export interface Dataset {
  readonly key: string;
  /** In the form that opendata.swiss requires, with the organisation: `bs-indikator-5813@kanton-basel-stadt`. */
  readonly identifier: string;
  /** In German. */
  readonly indicator: Indicator;
  readonly title: Texts;
  readonly description: Texts;
  /** The address of its German page. */
  readonly page: string;
  readonly files: readonly DataFile[];
  readonly periods: { readonly from: string; readonly to: string } | undefined;
  /** The address of its terms of use. */
  readonly licence: string | null;
  readonly themes: readonly Entry<'display-themes'>[];
  /** The address for questions. */
  readonly email: string | null;
  /** Days in ISO 8601; `issued` is always known. */
  readonly issued: string;
  readonly modified: string | null;
  /** The next update: a day, or words if the day is unknown. */
  readonly next: string | null;
  /** The days of its earlier states, the newest first. */
  readonly earlier: readonly string[];
}

/** Returns a text of an entry in each language in which the entry itself is written. */
export function textsOf<Name extends 'products' | 'display-themes'>(
  contents: Contents,
  { type, key }: { readonly type: Name; readonly key: string },
  read: (entry: Entry<Name>) => string | null,
): Texts {
  const written = catalogueLanguages().flatMap((locale) => {
    const entry = contents(locale).find(type, key);
    const text = entry?.meta.locale === locale ? read(entry) : null;
    return text === null ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(written);
}

/** Returns a description of one or two sentences. */
export function shortDescription({ description, lesehilfe, title }: Indicator): string {
  return description ?? lesehilfe ?? title;
}

/** Returns the identifier of an indicator among the data of other offices. */
export function datasetIdentifier(key: string): string {
  return `${office().prefix}-indikator-${key}`;
}

/** Returns the absolute address of the German page of an entry. */
export function pageOf(meta: Indicator['meta'] | Entry<'display-themes'>['meta']): string {
  return permanentAddress({ locale: defaultLocale, path: addressOf(meta) ?? '/' });
}

function datasetOf(indicator: Indicator, contents: Contents): Dataset {
  const content = contents(defaultLocale);
  const { meta, license, publication_date: published, data_as_of: asOf } = indicator;
  const [member] = publicMembers(content.list(indicator.team_members)).filter(({ email }) => email !== null);
  const modified = versionDay(indicator) ?? asOf;
  return {
    key: meta.key,
    identifier: `${datasetIdentifier(meta.key)}@${office().organisation}`,
    indicator,
    title: textsOf(contents, meta, ({ title }) => title),
    description: textsOf(contents, meta, shortDescription),
    page: pageOf(meta),
    files: dataFilesOf(indicator),
    periods: periodsOf(indicator),
    licence: licenceAddress(license),
    themes: content.list(indicator.display_themes),
    email: member?.email ?? null,
    issued: published ?? modified ?? content.today,
    modified,
    next: nextUpdateOf(indicator, indicator.meta.locale),
    earlier: content.histories()?.indicators[meta.key]?.earlier.map(({ day }) => day) ?? [],
  };
}

/** Returns the data sets of all indicators in the portal with data, in the editors' order. */
export function datasets(contents: Contents): readonly Dataset[] {
  return portalIndicators(contents(defaultLocale))
    .map((indicator) => datasetOf(indicator, contents))
    .filter(({ files }) => files.length > 0);
}
