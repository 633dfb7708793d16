import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionsOf, completionText } from '@/lib/search/completions';
import { didYouMean, unmatchedWords } from '@/lib/search/didYouMean';
import { noHighlights } from '@/lib/search/engine';
import { excerptOf, hitExcerpt } from '@/lib/search/excerpt';
import { glossaryAnswer } from '@/lib/search/glossaryAnswer';
import { documentOf } from '../../fixtures/searchDocuments';

describe('the word that was meant', () => {
  const vocabulary = ['Bevölkerung im Zeitraffer', 'Leerwohnungen', 'Löhne', 'Tourismus'];

  it.each([
    ['Bevölkrung', 'Bevölkerung'],
    ['BEVOELKRUNG', 'Bevölkerung'],
    ['Leerwohnugnen', 'Leerwohnungen'],
    ['Tourismuss', 'Tourismus'],
    ['löhme', 'Löhne'],
  ])('of %s is %s', (typed, meant) => {
    expect(didYouMean(typed, [typed], vocabulary)).toBe(meant);
  });

  it('stands among the other words', () => {
    expect(didYouMean('alle Bevölkrung 2026', ['Bevölkrung'], vocabulary)).toBe('alle Bevölkerung 2026');
  });

  it('takes the place of whole words only, wherever they stand', () => {
    expect(didYouMean('Warme arme und arme', ['arme'], ['Armee'])).toBe('Warme Armee und Armee');
    expect(didYouMean('Löhme Tourismuss', ['Löhme', 'Tourismuss'], vocabulary)).toBe('Löhne Tourismus');
  });

  it.each(['Xylofon', 'bau', 'Turm', ''])('is unknown for %s', (typed) => {
    expect(didYouMean(typed, [typed], vocabulary)).toBeNull();
  });

  it('is unknown if no word is missing or known', () => {
    expect(didYouMean('Bevölkrung', [], vocabulary)).toBeNull();
    expect(didYouMean('Bevölkrung', ['Bevölkrung'], [])).toBeNull();
  });

  it('is looked for if no text holds a word, in any spelling and not even within another word', () => {
    expect(unmatchedWords(['Die Wohnbevölkerung'], ['bevolkerung', 'BEVOELKERUNG', 'stadt'])).toEqual(['stadt']);
  });
});

describe('completions', () => {
  const titles = ['Bevölkerungsentwicklung', 'Bevölkerung', 'Die Bevölkerung der Stadt', 'Bestand an Wohnungen'];

  function titlesIn(language: string, ...given: readonly string[]) {
    return given.map((title) => ({ title, language }));
  }

  function complete(typed: string, given: readonly string[]): readonly string[] {
    return completionsOf(typed, titlesIn('de', ...given), 'de').map(completionText);
  }

  it('are words of the titles that begin as what was typed, short ones first', () => {
    expect(complete('bev', titles)).toEqual(['Bevölkerung', 'Bevölkerungsentwicklung']);
    expect(complete('bevoe', titles)).toEqual(['Bevölkerung', 'Bevölkerungsentwicklung']);
  });

  it('complete the last word and keep those before', () => {
    expect(complete('alle Bevölkerungse', titles)).toEqual(['alle Bevölkerungsentwicklung']);
  });

  it('are whole titles too', () => {
    expect(complete('die bev', titles)).toContain('Die Bevölkerung der Stadt');
  });

  it.each(['', ' ', 'b', 'bev ', 'xyz', 'bevölkerungsentwicklung'])('are none for «%s»', (typed) => {
    expect(complete(typed, titles)).toEqual([]);
  });

  it('are six at most', () => {
    const many = ['wa', 'wb', 'wc', 'wd', 'we', 'wf', 'wg', 'wh'].map((end) => `wohn${end}`);
    expect(complete('wohn', many)).toHaveLength(6);
  });

  it('have the language of their title, but for what was typed before them', () => {
    const mixed = [...titlesIn('de', 'Taxis und Taxen'), ...titlesIn('fr', 'Taxe')];
    expect(completionsOf('la tax', mixed, 'fr')).toEqual([
      { typed: 'la ', added: 'Taxe', language: 'fr', value: null },
      { typed: 'la ', added: 'Taxis', language: 'de', value: null },
      { typed: 'la ', added: 'Taxen', language: 'de', value: null },
    ]);
    expect(completionsOf('taxis u', mixed, 'fr')).toEqual([]);
    expect(completionsOf('taxis un', mixed, 'fr')).toEqual([
      { typed: 'taxis ', added: 'und', language: 'de', value: null },
      { typed: '', added: 'Taxis und Taxen', language: 'de', value: null },
    ]);
  });

  it('name the newest value of the indicator that is called so', () => {
    const value = { text: '0,78 %', number: 0.78, unit: '%', period: '2026', change: null, isPart: false };
    const rate = { title: 'Leerwohnungsquote', language: 'de', value };
    expect(completionsOf('leerw', [rate, ...titlesIn('de', 'Leerwohnungen')], 'de')).toMatchObject([
      { added: 'Leerwohnungen', value: null },
      { added: 'Leerwohnungsquote', value: '0,78 % (2026)' },
    ]);
  });

  it('are in the language of the page if titles in both hold the word', () => {
    const both = [...titlesIn('de', 'Migration'), ...titlesIn('fr', 'La migration')];
    expect(completionsOf('mig', both, 'fr')).toEqual([{ typed: '', added: 'migration', language: 'fr', value: null }]);
  });
});

describe('the excerpt of a description', () => {
  const text = `${'Ein Anfang ohne Belang. '.repeat(12)}Hier steht das Gesuchte und mehr.`;

  /** The excerpt if these letters were found, each time. */
  function excerpt(whole: string, letters: string) {
    const found = letters === '' ? [] : [...whole.matchAll(new RegExp(letters, 'g'))];
    return excerptOf(
      whole,
      found.map(({ index }) => ({ start: index, end: index + letters.length })),
    );
  }

  function shown(whole: string, letters: string): string {
    return excerpt(whole, letters)
      .map((part) => part.text)
      .join('');
  }

  it('is the whole if it is short', () => {
    expect(shown('Kurz.', 'Kurz')).toBe('Kurz.');
  });

  it('is the beginning if nothing is found', () => {
    expect(shown(text, 'xylofon')).toMatch(/^Ein Anfang.* …$/);
  });

  it('begins shortly before what is found', () => {
    expect(shown(text, 'Gesuchte')).toMatch(/^… .*das Gesuchte und mehr\.$/);
  });

  it('marks what was found, and nothing that it does not show', () => {
    const whole = `${text} ${'Und noch mehr davon. '.repeat(12)} Das Gesuchte.`;
    const marked = excerpt(whole, 'Gesuchte').filter(({ isMarked }) => isMarked);
    expect(marked).toEqual([{ text: 'Gesuchte', isMarked: true }]);
  });

  it('is of the sub-title if only that holds what was found', () => {
    const found = documentOf({ id: 'a', title: 'A', subtitle: 'Nach Gemeinde', description: 'Mehr.' });
    const marks = { ...noHighlights, subtitle: [{ start: 5, end: 13 }] };
    expect(hitExcerpt({ ...found, marks }).map((part) => part.text)).toEqual(['Nach ', 'Gemeinde']);
    expect(hitExcerpt({ ...found, marks: noHighlights }).map((part) => part.text)).toEqual(['Mehr.']);
  });

  it('is never long', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 600 }), constantFrom('a', 'Gesuchte', ''), (any, words) => {
        expect(shown(any, words).length).toBeLessThanOrEqual(184);
      }),
    );
  });
});

describe('the term of the glossary for a search', () => {
  const term = documentOf({ id: 'bip', title: 'Bruttoinlandprodukt (BIP)', kind: 'glossary' });
  const vacancy = documentOf({ id: 'leerstand', title: 'Leerstand', kind: 'glossary' });

  it.each(['Leerstand', 'leerstand', ' LEERSTAND ', 'leers', 'Leerstands'])('is explained for «%s»', (words) => {
    expect(glossaryAnswer(words, [term, vacancy], [])).toBe(vacancy);
  });

  it('is explained for its abbreviation', () => {
    expect(glossaryAnswer('bip', [term, vacancy], [])).toBe(term);
  });

  it('is explained for its other words', () => {
    const names = ['Konsumentenpreisindex', 'Landesindex der Konsumentenpreise', 'LIK'];
    const index = documentOf({ id: 'index', title: 'Konsumentenpreisindex', kind: 'glossary', names });
    expect(glossaryAnswer('LIK', [vacancy, index], [])).toBe(index);
    expect(glossaryAnswer('landesindex der konsumentenpreise', [vacancy, index], [])).toBe(index);
    expect(glossaryAnswer('lik 2026', [vacancy, index], [])).toBeNull();
  });

  it('is not guessed from a beginning that is the title of a page', () => {
    const page = documentOf({ id: 'bevoelkerung', title: 'Bevölkerung', kind: 'theme' });
    const density = documentOf({ id: 'dichte', title: 'Bevölkerungsdichte', kind: 'glossary' });
    expect(glossaryAnswer('bevölkerung', [density], [density, page])).toBeNull();
    expect(glossaryAnswer('bevölkerung', [density], [density])).toBe(density);
  });

  it('is the one that is named, if another one begins so', () => {
    const rate = documentOf({ id: 'quote', title: 'Leerstandsquote', kind: 'glossary' });
    expect(glossaryAnswer('Leerstand', [rate, vacancy], [])).toBe(vacancy);
  });

  it.each(['', 'leer', 'leerstand quartier', 'stand', 'produkt'])('is not explained for «%s»', (words) => {
    expect(glossaryAnswer(words, [term, vacancy], [])).toBeNull();
  });
});
