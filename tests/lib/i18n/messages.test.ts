import { describe, expect, expectTypeOf, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { FaultCode } from '@/lib/faults/faults';
import { faultTexts } from '@/lib/faults/faultText';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import type germanFaults from '@/lib/faults/messages/de.json';
import { languageTag } from '@/lib/i18n/paths';

type Texts = object;

/** The texts of pages, and those for editors. */
function writtenIn(locale: Locale): Texts {
  return { ...messagesByLocale[locale], faults: faultTexts[locale] };
}

/** All texts with their paths, sorted. */
function textsOf(texts: Texts, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts)
    .flatMap(([name, value]: [string, string | Texts]) =>
      typeof value === 'string' ? [[`${path}${name}`, value] as const] : textsOf(value, `${path}${name}.`),
    )
    .toSorted(([left], [right]) => left.localeCompare(right));
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}

/** The paths of the texts that match. */
function matching(texts: Texts, pattern: RegExp): readonly string[] {
  return textsOf(texts).flatMap(([path, text]) => (pattern.test(text) ? [path] : []));
}

const german = textsOf(writtenIn('de'));

describe.each(locales)('the texts of the interface: %s', (locale) => {
  const texts = textsOf(writtenIn(locale));

  it('are the same as in German, none more and none less', () => {
    expect(texts.map(([path]) => path)).toEqual(german.map(([path]) => path));
  });

  it('say something', () => {
    expect(matching(writtenIn(locale), /^\s*$/)).toEqual([]);
  });

  it('begin and end without a space, but for what stands between two texts', () => {
    expect(matching(writtenIn(locale), /^\s|\s$/)).toEqual(['colon']);
  });

  it('have the same placeholders as in German', () => {
    expect(texts.map(([path, text]) => [path, placeholdersOf(text)])).toEqual(
      german.map(([path, text]) => [path, placeholdersOf(text)]),
    );
  });

  it('have no broken placeholder', () => {
    const rest = texts.map(([path, text]) => [path, text.replace(/\{\w+\}/g, '')] as const);
    expect(rest.filter(([, text]) => /[{}]/.test(text))).toEqual([]);
  });

  it('name people without star, colon or capital in the word', () => {
    expect(matching(writtenIn(locale), /\p{L}[*:_·]\p{L}|\p{Ll}Innen/u)).toEqual([]);
  });

  it('B9 have no straight quotation marks or apostrophes', () => {
    expect(matching(writtenIn(locale), /["']/)).toEqual([]);
  });

  it('use no emphasis or markup', () => {
    expect(matching(writtenIn(locale), /<\/?\w|\*\*|&\w+;/)).toEqual([]);
  });
});

it.each([
  ['de', /stand\b.*\{date\}/i],
  ['fr', /état\b.*\{date\}/i],
  ['it', /stato\b.*\{date\}/i],
  ['en', /as of\b.*\{date\}/i],
] as const)('dates of pages are not called what only the day of the data is: %s', (locale, pattern) => {
  expect(matching(messagesByLocale[locale], pattern)).toEqual([]);
});

it('Italian dates have no article before them, which would depend on the day', () => {
  expect(matching(messagesByLocale.it, /(?:il|al|dal|del) \{date\}/)).toEqual([]);
});

describe.each(['fr', 'it'] as const)('numbers of what may be one: %s', (locale) => {
  it('follow the word for it, which would depend on the number after it', () => {
    const { areas, compare, labels, productList, quiz } = messagesByLocale[locale];
    const counts = [areas.compare.count, compare.count, labels.termsShown, productList.status, quiz.score];
    expect(counts.filter((text) => !/^[^{]+: \{/.test(text))).toEqual([]);
  });
});

it('faults that do not exist have no text', () => {
  expectTypeOf<keyof typeof germanFaults>().toEqualTypeOf<FaultCode>();
});

it('the names of the languages are in the language itself', () => {
  for (const locale of locales) {
    const known = new Intl.DisplayNames(languageTag[locale], { type: 'language' }).of(locale) ?? '';
    const name = locale === 'ls' ? 'Leichte Sprache' : known.charAt(0).toUpperCase() + known.slice(1);
    expect(messagesByLocale[locale].languageName).toBe(name);
  }
});

it('B3.8 the 404 page says so in German', () => {
  expect(messagesByLocale.de.errors.notFoundTitle).toBe('Seite nicht gefunden');
});

it('filling a text leaves names that it does not know', () => {
  expect(fill('{count} Treffer', { anzahl: '3' })).toBe('{count} Treffer');
});

describe('the typography of the interface', () => {
  const jsonOf = (locale: Locale): string => JSON.stringify(writtenIn(locale));

  it('B9 has narrow spaces before double signs and inside quotation marks in French', () => {
    expect(jsonOf('fr')).not.toMatch(/[“”„]|«(?!\u202f)|(?<!\u202f)»|[\p{L}})»] ?[;!?](?=[\s"])|[\p{L}})»] ?:\s/u);
  });

  it.each(['de', 'ls', 'it'] as const)('B9 has quotation marks without space in %s', (locale) => {
    expect(jsonOf(locale)).not.toMatch(/«\s|\s»|[“”„]/u);
  });
});
