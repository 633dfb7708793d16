/** Maps editors' words to vocabularies that catalogues share. */
import type { Name, Value } from './rdf';

export const authority = 'http://publications.europa.eu/resource/authority';

/** German words for how often data appear. The first match counts, so words come before those that they contain. */
const frequencies: readonly (readonly [words: RegExp, code: string])[] = [
  [/halbjährlich/i, 'ANNUAL_2'],
  [/alle (?:2|zwei) Jahre|zweijährlich/i, 'BIENNIAL'],
  [/alle (?:3|drei) Jahre|dreijährlich/i, 'TRIENNIAL'],
  [/alle (?:4|vier) Jahre|vierjährlich/i, 'QUADRENNIAL'],
  [/alle (?:5|fünf) Jahre|fünfjährlich/i, 'QUINQUENNIAL'],
  [/alle (?:10|zehn) Jahre|zehnjährlich/i, 'DECENNIAL'],
  [/vierteljährlich|quartalsweise|jedes Quartal/i, 'QUARTERLY'],
  [/jährlich|jedes Jahr/i, 'ANNUAL'],
  [/monatlich|jeden Monat/i, 'MONTHLY'],
  [/wöchentlich|jede Woche/i, 'WEEKLY'],
  [/täglich|jeden Tag/i, 'DAILY'],
  [/unregelmässig/i, 'IRREG'],
];

/** Returns the address of such a frequency; none if the words are unknown. */
export function frequencyOf(words: string | null): readonly string[] {
  const code = frequencies.find(([pattern]) => words !== null && pattern.test(words))?.[1];
  return code === undefined ? [] : [`${authority}/frequency/${code}`];
}

const periodTypes: readonly (readonly [shape: RegExp, type: Name])[] = [
  [/^\d{4}-\d{2}-\d{2}$/, 'xsd:date'],
  [/^\d{4}-\d{2}(?!\d)/, 'xsd:gYearMonth'],
  [/^\d{4}(?!\d)/, 'xsd:gYear'],
];

const lengths: Readonly<Record<string, number>> = { 'xsd:date': 10, 'xsd:gYearMonth': 7, 'xsd:gYear': 4 };

/** Returns a period as a date of the nearest type, for a quarter its year; none if it is no date. */
export function periodValue(period: string): readonly Value[] {
  const type = periodTypes.find(([shape]) => shape.test(period))?.[1];
  return type === undefined ? [] : [{ text: period.slice(0, lengths[type]), type }];
}
