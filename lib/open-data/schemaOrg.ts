/** Structured data of pages for search engines, in the vocabulary of schema.org. Addresses are absolute, days in ISO 8601. */
import type {
  Article,
  BreadcrumbList,
  DataCatalog,
  DataDownload,
  Dataset,
  DefinedTermSet,
  GovernmentOrganization,
  PropertyValue,
  WithContext,
} from 'schema-dts';
import type { Entry } from '@/content-types/registry';
import { glossaryAnchor } from '@/content-types/collections/glossars';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { glossaryPath, routes } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { isSeries } from '@/lib/data/dataColumns';
import { periodsOf } from '@/lib/data/indicatorValues';
import { fill } from '@/lib/i18n/fill';
import { languageTag } from '@/lib/i18n/paths';
import { dataFilesOf } from './dataFiles';
import { explanationOf, sortedTerms } from '@/lib/site/glossary';
import type { Indicator } from '@/lib/site/indicators';
import { licenceAddress } from '@/lib/site/licence';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress, publisher, titleSuffix } from '@/lib/site/permanentAddress';
import { publicMembers } from '@/lib/site/team';
import { versionDay } from '@/lib/site/versionDay';
import { unitText } from './aboutData';
import { catalogAddress, datasetAddress, officeAddress } from './catalogue';
import { datasetIdentifier, shortDescription, pageOf } from './datasets';

const context = 'https://schema.org';

/** An object with the property; empty if the value is null or undefined. */
function optional<Key extends string, Value>(key: Key, value: Value | null | undefined): { [Name in Key]?: Value } {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- TypeScript does not know computed names
  return (value === null || value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };
}

function office(language: Locale): GovernmentOrganization {
  return { '@type': 'GovernmentOrganization', '@id': officeAddress(), name: publisher(language), url: siteUrl() };
}

/** The terms of use, as an address if they are known; takes those of the German entry, as only German terms are recognized. */
function termsOf(license: string | null): string | null {
  return licenceAddress(license) ?? license;
}

function variablesOf(indicator: Indicator): PropertyValue[] {
  const unit = unitText(indicator);
  return indicator.columns.filter(isSeries).map((column) => ({
    '@type': 'PropertyValue',
    name: column.label,
    ...optional('unitText', column.unit ?? unit),
  }));
}

function downloadsOf(indicator: Indicator): DataDownload[] {
  return dataFilesOf(indicator).map(({ address, mediaType, label }) => ({
    '@type': 'DataDownload',
    name: label,
    encodingFormat: mediaType,
    contentUrl: `${siteUrl()}${address}`,
  }));
}

/** Returns the data set of an indicator with all its files. */
export function datasetOf(indicator: Indicator, page: PageContext): WithContext<Dataset> {
  const { meta, keywords, sources, data_as_of: asOf } = indicator;
  const { content, messages, language } = page;
  const german = content.getIn(defaultLocale, { type: meta.type, key: meta.key }) ?? indicator;
  const periods = periodsOf(indicator);
  const names = sources.map(({ name }) => name);
  return {
    '@context': context,
    '@type': 'Dataset',
    '@id': datasetAddress({ page: pageOf(meta) }),
    name: [indicator.title, indicator.subtitle].filter((text) => text !== null).join(', '),
    description: shortDescription(indicator),
    url: permanentAddress(page),
    identifier: datasetIdentifier(meta.key),
    inLanguage: languageTag[language],
    isAccessibleForFree: true,
    creator: office(language),
    publisher: office(language),
    spatialCoverage: { '@type': 'Place', name: titleSuffix(language) },
    variableMeasured: variablesOf(indicator),
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': catalogAddress(), name: messages.pages.indicatorPortal },
    distribution: downloadsOf(german),
    about: content.list(indicator.display_themes).map(({ title }) => ({ '@type': 'Thing', name: title })),
    ...optional('keywords', keywords),
    ...optional('license', termsOf(german.license)),
    ...optional('datePublished', indicator.publication_date),
    ...optional('dateModified', versionDay(indicator) ?? asOf),
    ...optional('temporalCoverage', periods && `${periods.from}/${periods.to}`),
    ...optional(
      'creditText',
      names.length === 0 ? null : `${messages.labels.source}${messages.colon}${names.join('; ')}`,
    ),
  };
}

/** Returns the portal as a data catalogue. */
export function catalogOf(page: PageContext): WithContext<DataCatalog> {
  const { messages, language } = page;
  return {
    '@context': context,
    '@type': 'DataCatalog',
    '@id': catalogAddress(),
    name: `${messages.pages.indicatorPortal} – ${publisher(language)}`,
    description: fill(messages.dataFile.catalogue, { publisher: publisher(language) }),
    url: permanentAddress({ locale: page.locale, path: routes['indicator-portal'] }),
    inLanguage: languageTag[language],
    publisher: office(language),
    encoding: [
      { '@type': 'MediaObject', encodingFormat: 'text/turtle', contentUrl: `${siteUrl()}/catalog.ttl` },
      { '@type': 'MediaObject', encodingFormat: 'application/ld+json', contentUrl: `${siteUrl()}/catalog.jsonld` },
      { '@type': 'MediaObject', encodingFormat: 'application/json', contentUrl: `${siteUrl()}/daten/index.json` },
    ],
  };
}

/** Returns an article with its authors. */
export function articleOf(article: Entry<'articles'>, page: PageContext): WithContext<Article> {
  const { content, language } = page;
  const german = content.getIn(defaultLocale, { type: article.meta.type, key: article.meta.key }) ?? article;
  const authors = publicMembers(content.list(article.team_members));
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.lead,
    mainEntityOfPage: permanentAddress(page),
    inLanguage: languageTag[language],
    datePublished: article.publication_date,
    ...optional('dateModified', versionDay(article)),
    publisher: office(language),
    author:
      authors.length === 0
        ? office(language)
        : authors.map(({ first_name: first, last_name: last }) => ({ '@type': 'Person', name: `${first} ${last}` })),
    about: content.list(article.display_themes).map(({ title }) => ({ '@type': 'Thing', name: title })),
    ...optional('license', termsOf(german.license)),
  };
}

/** Returns the terms of the glossary with their addresses. Explanations are left out, as the page would contain everything twice. */
export function termsOfGlossary(page: PageContext): WithContext<DefinedTermSet> {
  const { content, language, locale, messages } = page;
  const address = permanentAddress({ locale, path: glossaryPath });
  const terms = sortedTerms(content.all('glossars'), language).flatMap((term) => {
    const url = `${address}#${glossaryAnchor(term.slug)}`;
    return explanationOf(term, language) === null ? [] : [{ name: term.term, url }];
  });
  return {
    '@context': context,
    '@type': 'DefinedTermSet',
    '@id': `${address}#terms`,
    name: messages.labels.glossary,
    url: address,
    inLanguage: languageTag[language],
    hasDefinedTerm: terms.map((term) => ({ '@type': 'DefinedTerm', ...term })),
  };
}

interface Step {
  readonly title: string;
  /** Without language. */
  readonly path: string;
}

/** Returns the breadcrumbs of a page, starting with the home page. */
export function breadcrumbsOf(steps: readonly Step[], { locale, messages }: PageContext): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: messages.home, path: '/' }, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: permanentAddress({ locale, path }),
    })),
  };
}
