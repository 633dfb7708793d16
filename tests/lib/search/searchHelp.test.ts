import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
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
