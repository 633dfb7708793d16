import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { DependencyRecorder } from '@/lib/content/dependencies';
import { trackContents } from '@/lib/content/trackContents';
import { explanationOf, firstLetter, sortedTerms, termFinder } from '@/lib/site/glossary';
import type { Term } from '@/lib/site/glossary';
import { processorTimeOf } from '../../support/processorTime';
import { site } from '../../support/site';
import { contentWithTerms, makeTerm } from './terms';

/** The terms that a text is found to hold, as `term:word`. */
function found(text: string, terms: readonly Term[], language: Locale = 'de'): readonly string[] {
  return termFinder(
    contentWithTerms(terms, language),
    language,
  )(text).map(({ term, start, end }) => `${term.term}:${text.slice(start, end)}`);
}

const rate = makeTerm('Quote', { synonyms: ['Anteilswert'], variants: ['Quoten'], abbreviations: ['QU'] });
const vacancy = makeTerm('Leerwohnungsquote', { variants: ['Quote der Leerwohnungen'] });
const overnight = makeTerm('Übernachtung', { variants: ['übernachtende Gäste'] });

describe('terms in a text', () => {
  it.each([
    ['Die Quote sinkt.', ['Quote:Quote']],
    ['«Quoten» (Quoten), Quoten/QU.', ['Quote:Quoten', 'Quote:Quoten', 'Quote:Quoten', 'Quote:QU']],
    ['Leerwohnungsquote, Quotenregelung, Frauenquote', ['Leerwohnungsquote:Leerwohnungsquote']],
    ['Ein Anteilswert', ['Quote:Anteilswert']],
    ['Die Quote der Leerwohnungen', ['Leerwohnungsquote:Quote der Leerwohnungen']],
    ['Die Quote\nder  Leerwohnungen', ['Leerwohnungsquote:Quote\nder  Leerwohnungen']],
    ['Erwerbs-Quote und Quote-Vergleich, Quoten- und Ratenzahlen', []],
    ['Geübernachtung, Übernachtungen, Übernachtung', ['Übernachtung:Übernachtung']],
    [
      'Übernachtende Gäste und übernachtende Gäste',
      ['Übernachtung:Übernachtende Gäste', 'Übernachtung:übernachtende Gäste'],
    ],
    ['eine quote, Qu', []],
    ['', []],
  ])('«%s»', (text, expected) => {
    expect(found(text, [rate, vacancy, overnight])).toEqual(expected);
  });

  it('depend on the sentence in languages without capitals', () => {
    const terms = [makeTerm('Taux de vacance', { language: 'fr' })];
    expect(found('Le taux de vacance. Taux de vacance : l’taux de vacances', terms, 'fr')).toEqual([
      'Taux de vacance:taux de vacance',
      'Taux de vacance:Taux de vacance',
    ]);
  });

  it('may hold signs that mean something in patterns', () => {
    expect(found('Gini (Index) und C++', [makeTerm('Gini (Index)'), makeTerm('C++')])).toEqual([
      'Gini (Index):Gini (Index)',
      'C++:C++',
    ]);
  });

  it('200 terms in a text of a million characters take less than two seconds', () => {
    const terms = Array.from({ length: 200 }, (_, index) =>
      makeTerm(`Begriff${index}`, { variants: [`Begriffes${index}`, `mehrere Begriffe ${index}`, `Wort${index}`] }),
    );
    const text = 'Die Wohnbevölkerung nahm zu, sagt Begriff77 über mehrere Begriffe 12 und Begriffsbildung. '.repeat(
      11_000,
    );
    const find = termFinder(contentWithTerms(terms), 'de');
    const time = processorTimeOf(() => {
      expect(find(text)).toHaveLength(22_000);
    });
    expect(time).toBeLessThan(2000);
  });
});

it('a term that is found counts as read, and of the others only the words', () => {
  const reads = new DependencyRecorder();
  const content = trackContents(site.contents, reads)('de');
  const [term] = site.contents('de').all('glossars');
  const [place] = termFinder(content, 'de')(`Die ${term?.term}.`);
  expect(place?.term.short).toBe(term?.short);
  const own = `de/glossars/${term?.slug}`;
  expect(reads.dependencies()).toEqual([`${own}#meta.exists`, `${own}#short`, 'de/termWords?de']);
});

describe('an explanation', () => {
  const term = { ...makeTerm('Ära'), ls_definition: null };

  it('B1.3 is never German in Leichte Sprache', () => {
    expect(explanationOf(term, 'ls')).toBeNull();
    expect(explanationOf({ ...term, ls_definition: 'Das ist eine Zeit.' }, 'ls')).toEqual({
      short: 'Das ist eine Zeit.',
      definition: 'Das ist eine Zeit.',
      language: 'ls',
    });
  });
});

it('umlauts stand with their letters', () => {
  const terms = ['Zahl', 'Übersicht', 'Unfall', 'Ära', 'alt'].map((name) => makeTerm(name));
  expect(sortedTerms(terms, 'ls').map(({ term }) => term)).toEqual(['alt', 'Ära', 'Übersicht', 'Unfall', 'Zahl']);
});

it.each([
  ['Übersicht', 'U'],
  ['économie', 'E'],
  [' alt', 'A'],
  ['15-Jährige', '#'],
  ['«Zitat»', '#'],
])('%s stands under %s', (term, letter) => {
  expect(firstLetter({ term })).toBe(letter);
});
