import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSpelling, searchTitles } from '@/components/search/searchTitles';
import type { FindablePage } from '@/components/search/searchTitles';

function page(title: string, kind = 'Artikel'): FindablePage {
  return { title, kind, href: `/${title}` };
}

function found(titles: readonly string[], words: string): readonly string[] {
  return searchTitles(
    titles.map((title) => page(title)),
    words,
  ).map(({ title }) => title);
}

describe('the search in titles', () => {
  it.each(['Bevölkerung', 'bevölkerung', 'BEVÖLKERUNG', 'Bevolkerung', 'BEVOELKERUNG', 'Bevo\u0308lkerung', 'völk'])(
    'B8.4 takes no notice of umlauts and capitals: %s',
    (words) => {
      expect(found(['Ständige Bevölkerung', 'Mieten'], words)).toEqual(['Ständige Bevölkerung']);
    },
  );

  it.each(['entwicklung', 'Entwicklung', 'Bevölkerungs', 'evölkerungsentw'])(
    'B8.4 finds parts of compounds: %s',
    (words) => {
      expect(found(['Bevölkerungsentwicklung'], words)).toEqual(['Bevölkerungsentwicklung']);
    },
  );

  it.each([
    ['Neuentwicklung', 'entwicklung'],
    ['Bauerneuerung', 'erneuerung'],
    ['Zuerwerb', 'erwerb'],
  ])('B8.4 finds parts of compounds that meet in a vowel and e: %s', (title, words) => {
    expect(found([title], words)).toEqual([title]);
  });

  it('finds words with accents without them', () => {
    expect(found(['Ménages à Bâle'], 'menages bale')).toEqual(['Ménages à Bâle']);
  });

  it('finds ß as ss', () => {
    expect(found(['Strassen'], 'straße')).toEqual(['Strassen']);
  });

  it('wants every word, in any order', () => {
    expect(found(['Mieten in Basel', 'Mieten in Riehen'], 'basel miet')).toEqual(['Mieten in Basel']);
    expect(found(['Mieten in Basel'], 'mieten zug')).toEqual([]);
  });

  it('looks at the kind of page, too', () => {
    expect(searchTitles([page('Wohnen', 'Thema'), page('Wohnen', 'Artikel')], 'wohnen thema')).toEqual([
      page('Wohnen', 'Thema'),
    ]);
  });

  it('puts titles first that begin with the first word, otherwise it keeps the order', () => {
    expect(found(['Neue Wohnungen', 'Leere Wohnungen', 'Wohnungen', 'Wohnungsbau'], 'wohnung')).toEqual([
      'Wohnungen',
      'Wohnungsbau',
      'Neue Wohnungen',
      'Leere Wohnungen',
    ]);
  });

  it.each(['', '  ', '\n'])('finds nothing without words: %j', (words) => {
    expect(found(['Wohnen'], words)).toEqual([]);
  });

  it('takes signs of search patterns as they are', () => {
    expect(found(['CO₂ (netto) 100 %', 'Wohnen'], '(netto)')).toEqual(['CO₂ (netto) 100 %']);
    expect(found(['Wohnen'], '.*')).toEqual([]);
  });

  it('finds every title by itself and by each of its words', () => {
    const letter = fc.constantFrom('a', 'E', 'ä', 'ue', 'Ö', 'n', 's', ' ', '-', 'é');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1 }), fc.nat(), (letters, choice) => {
        const title = letters.join('');
        const words = title.split(' ').filter((word) => word !== '');
        fc.pre(words.length > 0);
        expect(found([title], title)).toEqual([title]);
        expect(found([title], words[choice % words.length] ?? '')).toEqual([title]);
      }),
    );
  });
});

describe('spellings that mean the same', () => {
  it.each([
    ['Zürich', 'Zuerich'],
    ['Wählerinnen', 'waehlerinnen'],
    ['Größe', 'GROESSE'],
    ['Noël', 'noel'],
  ])('%s and %s', (left, right) => {
    expect(foldSpelling(left)).toBe(foldSpelling(right));
  });

  it.each([
    ['Mieten', 'Mutten'],
    ['Bau', 'Boa'],
  ])('are not %s and %s', (left, right) => {
    expect(foldSpelling(left)).not.toBe(foldSpelling(right));
  });
});
