import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import type { Quad } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataThemeCodes } from '@/content-types/dataThemes';
import { catalogue } from '@/lib/open-data/catalogue';
import { catalogueFiles } from '@/lib/open-data/catalogueFiles';
import { datasets } from '@/lib/open-data/datasets';
import { jsonLd, turtle } from '@/lib/open-data/rdf';
import type { Thing } from '@/lib/open-data/rdf';
import { frequencyOf, periodValue } from '@/lib/open-data/vocabularies';
import { density, siteWith, vacancies } from '../../support/areaSite';
import { dcatShapes } from './dcatShapes';

const { contents } = siteWith(vacancies, density);
const list = datasets(contents);
const things = catalogue(list, contents);

function quadsOf(text: string): Quad[] {
  return new Parser().parse(text);
}

async function faultsOf(made: readonly Thing[]): Promise<readonly string[]> {
  const validator = new SHACLValidator(new Store(quadsOf(dcatShapes)));
  const report = await validator.validate(new Store(quadsOf(turtle(made))));
  return report.results.map(({ path, focusNode }) => `${focusNode.value} ${path.value}`);
}

async function quadsOfJson(made: readonly Thing[]): Promise<Quad[]> {
  const document = z.record(z.string(), z.any()).parse(JSON.parse(jsonLd(made)));
  return quadsOf(z.string().parse(await jsonld.toRDF(document, { format: 'application/n-quads' })));
}

/** Statements without the names of what has none. */
function plain(quads: readonly Quad[]): readonly string[] {
  const name = ({ termType, value }: Quad['subject'] | Quad['object']): string =>
    termType === 'BlankNode' ? '_' : value;
  return quads
    .map(({ subject, predicate, object }) => `${name(subject)} ${predicate.value} ${name(object)}`)
    .toSorted();
}

const store = new Store(quadsOf(turtle(things)));

function objects(subject: string, predicate: string): readonly string[] {
  return store.getObjects(subject, predicate, null).map(({ value }) => value);
}

const addresses = store
  .getSubjects('http://www.w3.org/1999/02/22-rdf-syntax-ns#type', 'http://www.w3.org/ns/dcat#Dataset', null)
  .map(({ value }) => value);

const europeanThemes = 'http://publications.europa.eu/resource/authority/data-theme/';

/** The groups of opendata.swiss under which the harvester sorts a data set: it drops every other theme. */
function groupsOf(dataset: string): readonly string[] {
  return objects(dataset, 'http://www.w3.org/ns/dcat#theme')
    .filter((theme) => theme.startsWith(europeanThemes))
    .map((theme) => theme.slice(europeanThemes.length));
}

describe('the harvester of opendata.swiss', () => {
  it('finds all data sets, with what DCAT-AP CH wants', async () => {
    expect(addresses).toHaveLength(list.length);
    expect(list.length).toBeGreaterThan(3);
    expect(await faultsOf(things)).toEqual([]);
  });

  it('accepts each identifier: once in the catalogue, and what follows the only @ is the organisation', () => {
    const identifiers = addresses.flatMap((dataset) => objects(dataset, 'http://purl.org/dc/terms/identifier'));
    expect(new Set(identifiers).size).toBe(list.length);
    expect(identifiers.filter((identifier) => !/^[^@\s]+@kanton-basel-stadt$/.test(identifier))).toEqual([]);
  });

  it('sorts under the themes that it knows', () => {
    const known = new Set<string>(dataThemeCodes);
    const groups = addresses.flatMap(groupsOf);
    expect(groups).not.toEqual([]);
    expect(groups.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('would be found out if it had not', async () => {
    const without = things.map((thing) => ({
      ...thing,
      values: thing.values.filter(([name]) => name !== 'dct:rights'),
    }));
    expect(await faultsOf(without)).toHaveLength(3 * list.length);
  });

  it('says the same as Turtle and as JSON-LD', async () => {
    expect(plain(await quadsOfJson(things))).toEqual(plain(quadsOf(turtle(things))));
  });

  it('has texts in the languages in which they are written', () => {
    const address = 'http://localhost:3000/indikatorenportal/100#dataset';
    expect(objects(address, 'http://purl.org/dc/terms/title')).toContain('Leerstandsquote [de]');
  });

  it('keeps hostile texts and addresses in their place', async () => {
    const hostile = 'a"b\\c\nd <e> \u2028 ';
    const thing: Thing = {
      address: 'https://example.org/a b>c"{d}|^`\\e',
      type: 'dcat:Dataset',
      values: [['dct:title', [{ text: hostile, language: 'de' }]]],
    };
    expect(quadsOf(turtle([thing])).map(({ object }) => object.value)).toContain(hostile);
    expect(plain(await quadsOfJson([thing]))).toEqual(plain(quadsOf(turtle([thing]))));
  });
});

describe('codes that catalogues share', () => {
  it.each([
    ['jährlich', 'ANNUAL'],
    ['halbjährlich', 'ANNUAL_2'],
    ['vierteljährlich, im Folgemonat', 'QUARTERLY'],
    ['alle vier Jahre', 'QUADRENNIAL'],
    ['wöchentlich', 'WEEKLY'],
  ])('for «%s» is %s', (words, code) => {
    expect(frequencyOf(words)).toEqual([`http://publications.europa.eu/resource/authority/frequency/${code}`]);
  });

  it('are not guessed', () => {
    expect([frequencyOf('nach Bedarf'), frequencyOf(null), periodValue('Riehen')]).toEqual([[], [], []]);
  });

  it.each([
    ['2026', '2026', 'xsd:gYear'],
    ['2025/26', '2025', 'xsd:gYear'],
    ['2026-Q3', '2026', 'xsd:gYear'],
    ['2026-07', '2026-07', 'xsd:gYearMonth'],
    ['2026-07-31', '2026-07-31', 'xsd:date'],
  ])('of the period %s are %s as %s', (period, text, type) => {
    expect(periodValue(period)).toEqual([{ text, type }]);
  });
});

it('llms.txt links to the data and to the themes', () => {
  const text = catalogueFiles(contents).find(({ address }) => address === '/llms.txt')?.content;
  expect(text).toContain(
    '- [index.json](http://localhost:3000/daten/index.json): Alle Indikatoren mit Daten, mit den Adressen ihrer Dateien',
  );
  expect(text).toContain('](http://localhost:3000/thema/wohnen)');
});
