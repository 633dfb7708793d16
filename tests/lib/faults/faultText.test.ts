import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { describeFault, faultText, faultTexts } from '@/lib/faults/faultText';
import type { Fault } from '@/lib/faults/faults';

const tooLong: Fault = { code: 'too-long', values: { max: 255, found: 12_345 } };

describe('what is wrong with content', () => {
  it('is said in each language, with its values', () => {
    expect(Object.fromEntries(locales.map((locale) => [locale, faultText(tooLong, locale).found]))).toMatchObject({
      de: 'Der Text ist zu lang: Er hat 12’345 Zeichen. Platz ist für 255.',
      ls: 'Der Text ist zu lang: Er hat 12’345 Zeichen. Platz ist für 255.',
      fr: 'Le texte est trop long\u00a0: il compte 12\u202f345 caractères. Il y a de la place pour 255.',
      it: 'Il testo è troppo lungo: ha 12’345 caratteri. C’è posto per 255.',
      en: 'The text is too long: it has 12,345 characters. There is room for 255.',
    });
  });

  it('is one line in a log, which gives the terminal no orders', () => {
    const fault: Fault = { code: 'unknown-icon', values: { found: 'a\u001b[2J\n{found}' } };
    expect(describeFault(fault)).toBe(
      'The icon “a\\u001b[2J\\u000a{found}” does not exist. The page shows none. Choose one of the list.',
    );
  });

  it.each(locales)('ends each sentence, and says what to do: %s', (locale) => {
    const sentences = Object.values(faultTexts[locale]).flatMap(({ found, fix }) => [found, fix]);
    expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
  });

  it('is no jargon in German', () => {
    const sentences = Object.values(faultTexts.de).flatMap(({ found, fix }) => [found.replaceAll(/\{\w+\}/g, ''), fix]);
    expect(
      sentences.filter((sentence) => /markdown|string|array|url|host|slug|\bjson|unicode|byte-/i.test(sentence)),
    ).toEqual([]);
  });
});
