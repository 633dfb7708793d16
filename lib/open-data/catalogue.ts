/** The catalogue of data sets for harvesters: DCAT-AP CH, with texts in four languages. */
import { fill } from '@/lib/i18n/fill';
import { defaultLocale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/i18n/messages';
import { siteUrl } from '@/lib/shared/config';
import { publisher } from '@/lib/site/permanentAddress';
import type { Contents } from '@/lib/site/contents';
import type { DataFile } from './dataFiles';
import { taxonomies, themesOf, themeThings } from './catalogueThemes';
import type { Dataset } from './datasets';
import type { Name, Thing, Value } from './rdf';
import { addressStatements, inEachLanguage, inLanguages } from './statements';
import type { Statement } from './statements';
import { authority, frequencyOf, periodValue } from './vocabularies';

function day(name: Name, date: string | null): readonly Statement[] {
  return date === null ? [] : [[name, [{ text: date, type: 'xsd:date' }]]];
}

/** The identifier of the office in catalogues and structured data. */
export function officeAddress(): string {
  return `${siteUrl()}/#publisher`;
}

function temporal({ periods }: Dataset): readonly Statement[] {
  const [from, to] = [periodValue(periods?.from ?? ''), periodValue(periods?.to ?? '')];
  if (from.length === 0 || to.length === 0) return [];
  const values: readonly Statement[] = [
    ['dcat:startDate', from],
    ['dcat:endDate', to],
  ];
  return [['dct:temporal', [{ thing: { type: 'dct:PeriodOfTime', values } }]]];
}

const fileTypes: { readonly [Format in DataFile['format']]: string } = {
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  svg: 'SVG',
};

function distributionAddress({ page }: Dataset, { format }: DataFile): string {
  return `${page}#${format}`;
}

function termsOf({ licence, indicator }: Dataset): readonly Statement[] {
  if (licence !== null)
    return [...addressStatements('dct:rights', [licence]), ...addressStatements('dct:license', [licence])];
  const { noTerms } = messagesByLocale.de.dataFile;
  return [['dct:rights', [{ text: indicator.license ?? noTerms, language: 'de' }]]];
}

function distribution(dataset: Dataset, file: DataFile): Thing {
  const href = `${siteUrl()}${file.address}`;
  return {
    address: distributionAddress(dataset, file),
    type: 'dcat:Distribution',
    values: [
      ['dct:title', [{ text: file.label }]],
      ...day('dct:issued', dataset.issued),
      ...day('dct:modified', dataset.modified),
      ...termsOf(dataset),
      ...addressStatements('dcat:accessURL', [href]),
      ...addressStatements('dcat:downloadURL', [href]),
      ...addressStatements('dcat:mediaType', [`https://www.iana.org/assignments/media-types/${file.mediaType}`]),
      ...addressStatements('dct:format', [`${authority}/file-type/${fileTypes[file.format]}`]),
      ...addressStatements('dct:language', [`${authority}/language/DEU`]),
    ],
  };
}

function contactOf({ email, page }: Dataset): Value {
  const mail = email === null ? [] : [`mailto:${email}`];
  const values: readonly Statement[] = [
    ['vcard:fn', [{ text: publisher(defaultLocale) }]],
    ...addressStatements('vcard:hasEmail', mail),
    ...addressStatements('vcard:hasURL', [page]),
  ];
  return { thing: { type: 'vcard:Organization', values } };
}

function datasetThing(dataset: Dataset): Thing {
  const { indicator, page, files } = dataset;
  const words = (indicator.keywords ?? []).map((text) => ({ text, language: 'de' }));
  return {
    address: datasetAddress(dataset),
    type: 'dcat:Dataset',
    values: [
      ['dct:title', inLanguages(dataset.title)],
      ['dct:description', inLanguages(dataset.description)],
      ['dct:identifier', [{ text: dataset.identifier }]],
      ...addressStatements('dct:publisher', [officeAddress()]),
      ['dcat:contactPoint', [contactOf(dataset)]],
      ...day('dct:issued', dataset.issued),
      ...day('dct:modified', dataset.modified),
      ...addressStatements('dct:language', [`${authority}/language/DEU`]),
      ...addressStatements('dcat:landingPage', [page]),
      ...addressStatements('dcat:theme', themesOf(dataset)),
      ...(words.length === 0 ? [] : [['dcat:keyword', words] as const]),
      ...addressStatements('dct:accrualPeriodicity', frequencyOf(indicator.frequency)),
      ...temporal(dataset),
      ...addressStatements(
        'dcat:distribution',
        files.map((file) => distributionAddress(dataset, file)),
      ),
    ],
  };
}

/** The identifier of a data set in catalogues and structured data. */
export function datasetAddress({ page }: Pick<Dataset, 'page'>): string {
  return `${page}#dataset`;
}

/** The identifier of the catalogue. */
export function catalogAddress(): string {
  return `${siteUrl()}/#catalog`;
}

function catalogThing(list: readonly Dataset[]): Thing {
  const days = list.map(({ issued, modified }) => modified ?? issued).toSorted();
  const issued = list.map((dataset) => dataset.issued).toSorted()[0];
  return {
    address: catalogAddress(),
    type: 'dcat:Catalog',
    values: [
      [
        'dct:title',
        inEachLanguage((language) => `${messagesByLocale[language].pages.indicatorPortal} – ${publisher(language)}`),
      ],
      [
        'dct:description',
        inEachLanguage((language) =>
          fill(messagesByLocale[language].dataFile.catalogue, { publisher: publisher(language) }),
        ),
      ],
      ...addressStatements('dct:publisher', [officeAddress()]),
      ...addressStatements('foaf:homepage', [`${siteUrl()}/`]),
      ...day('dct:issued', issued ?? null),
      ...day('dct:modified', days.at(-1) ?? null),
      ...addressStatements(
        'dct:language',
        ['DEU', 'FRA', 'ITA', 'ENG'].map((code) => `${authority}/language/${code}`),
      ),
      ...addressStatements('dcat:themeTaxonomy', taxonomies()),
      ...addressStatements('dcat:dataset', list.map(datasetAddress)),
    ],
  };
}

/** Returns the catalogue with everything it refers to. */
export function catalogue(list: readonly Dataset[], contents: Contents): readonly Thing[] {
  return [
    catalogThing(list),
    {
      address: officeAddress(),
      type: 'foaf:Organization',
      values: [['foaf:name', inEachLanguage(publisher)], ...addressStatements('foaf:homepage', [`${siteUrl()}/`])],
    },
    ...themeThings(list, contents),
    ...list.flatMap((dataset) => [datasetThing(dataset), ...dataset.files.map((file) => distribution(dataset, file))]),
  ];
}
