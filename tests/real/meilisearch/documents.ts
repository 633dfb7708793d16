/** Documents in any number, as an office might have them. */
import type { SearchDocument } from '@/lib/search/document';
import { foldedWords } from '@/lib/shared/browser/spelling';

const subjects = ['Bevölkerung', 'Leerwohnungen', 'Arbeitslosigkeit', 'Kehricht', 'Motorfahrzeuge', 'Steuern', 'Lärm'];

/** The edition is a facet, too, so that one search tells which documents an index holds. */
export function makeDocument(number: number, edition = 'first'): SearchDocument {
  const subject = subjects[number % subjects.length] ?? '';
  const named = {
    title: `${subject} ${number}`,
    subtitle: null,
    keywords: [],
    subjects: [subject],
    indicatorSets: [],
  };
  return {
    ...named,
    id: `products-${number}`,
    kind: 'indicator',
    description: `${subject} im Kanton, Nummer ${number}, Ausgabe ${edition}.`,
    url: `/indikatorenportal/${number}`,
    value: null,
    preview: null,
    names: [],
    areas: null,
    themes: ['bevoelkerung'],
    updated: '2026-08-21',
    language: 'de',
    stata_id: String(number),
    divisions: [edition],
    year: 2026,
    text: `Was die Zahlen zu ${subject} sagen und wie sie entstehen.`,
    spellings: foldedWords(named.title).join(' '),
    weight: 1,
    isScenario: false,
    answers: [],
  };
}

export function makeDocuments(count: number, edition?: string): readonly SearchDocument[] {
  return Array.from({ length: count }, (_, index) => makeDocument(index + 1, edition));
}
