/** Builds statements about data sets. */
import { catalogueLanguages } from './datasets';
import type { CatalogueLanguage, Texts } from './datasets';
import type { Name, Value } from './rdf';

export type Statement = readonly [Name, readonly Value[]];

/** Returns a text as a value in each language in which it exists. */
export function inLanguages(texts: Texts): readonly Value[] {
  return catalogueLanguages().flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ text, language }];
  });
}

/** Returns a value in each language of catalogues. */
export function inEachLanguage(read: (language: CatalogueLanguage) => string): readonly Value[] {
  return catalogueLanguages().map((language) => ({ text: read(language), language }));
}

/** Returns a statement with addresses as values; none if there are no addresses. */
export function addressStatements(name: Name, addresses: readonly string[]): readonly Statement[] {
  return addresses.length === 0 ? [] : [[name, addresses.map((one) => ({ address: one }))]];
}
