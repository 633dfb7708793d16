import { Parser, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { describe, expect, it } from 'vitest';
import { dataThemeCodes } from '@/content-types/dataThemes';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import { paths } from '@/lib/base/paths';
import { readMediaLibrary } from '@/lib/read/sample-cms/mediaLibrary';
import { catalogue } from '@/lib/site/open-data/catalogue';
import { datasets } from '@/lib/site/open-data/datasets';
import { turtle } from '@/lib/site/open-data/rdf';
import { loadSite } from '../../../support/site';
import { dcatShapes } from './dcatShapes';

const { contents } = loadSite({
  content: sampleContent,
  translations: sampleTranslations,
  media: await readMediaLibrary(paths.sampleMedia),
});
const list = datasets(contents);
const store = new Store(new Parser().parse(turtle(catalogue(list, contents))));

function objects(subject: string, predicate: string): readonly string[] {
  return store.getObjects(subject, predicate, null).map(({ value }) => value);
}

const addresses = store
  .getSubjects('http://www.w3.org/1999/02/22-rdf-syntax-ns#type', 'http://www.w3.org/ns/dcat#Dataset', null)
  .map(({ value }) => value);

function identifierOf(dataset: string): string {
  return objects(dataset, 'http://purl.org/dc/terms/identifier').join(' ');
}

const europeanThemes = 'http://publications.europa.eu/resource/authority/data-theme/';

/** The groups of opendata.swiss under which the harvester sorts a data set: it drops every other theme. */
function groupsOf(dataset: string): readonly string[] {
  return objects(dataset, 'http://www.w3.org/ns/dcat#theme')
    .filter((theme) => theme.startsWith(europeanThemes))
    .map((theme) => theme.slice(europeanThemes.length));
}

describe('of the sample, the harvester of opendata.swiss', () => {
  it('finds all data sets, with what DCAT-AP CH wants', async () => {
    expect(addresses).toHaveLength(list.length);
    expect(list.length).toBeGreaterThan(20);
    const report = await new SHACLValidator(new Store(new Parser().parse(dcatShapes))).validate(store);
    expect(report.results).toEqual([]);
  });

  it('accepts each identifier: once in the catalogue, and what follows the only @ is the organisation', () => {
    const identifiers = addresses.map(identifierOf);
    expect(new Set(identifiers).size).toBe(list.length);
    expect(identifiers.filter((identifier) => !/^[^@\s]+@kanton-basel-stadt$/.test(identifier))).toEqual([]);
  });

  it('sorts each under a theme that it knows', () => {
    const known = new Set<string>(dataThemeCodes);
    expect(addresses.filter((dataset) => groupsOf(dataset).length === 0)).toEqual([]);
    expect(addresses.flatMap(groupsOf).filter((code) => !known.has(code))).toEqual([]);
  });

  it('finds a title and a description in German, and terms of use as an address', () => {
    expect(list.filter(({ title, description }) => title.de === undefined || description.de === undefined)).toEqual([]);
    expect(list.filter(({ licence }) => licence === null)).toEqual([]);
  });
});
