import { describe, expect, it } from 'vitest';
import { LanguageMark } from '@/components/language/LanguageMark';
import type { Locale } from '@/content-types/locales';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

function markOf(language: Locale, locale: Locale): string {
  const page = renderInPage(<LanguageMark language={language} context={contextIn(locale)} />, locale);
  return page.querySelector('main')?.textContent.replace('Seite', '') ?? '';
}

describe('the mark of a text in German', () => {
  it.each([
    ['fr', ' (de)'],
    ['en', ' (de)'],
    ['ls', ' (in Standard-Sprache)'],
  ] as const)('is short, and in words for readers of Leichte Sprache (%s)', (locale, mark) => {
    expect(markOf('de', locale)).toBe(mark);
  });

  it.each(['de', 'fr'] as const)('is nothing beside a text in the language of the page (%s)', (locale) => {
    expect(markOf(locale, locale)).toBe('');
  });
});
