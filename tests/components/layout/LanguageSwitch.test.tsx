/** Alone: what the style sheet hides is asked for. */
import { render, screen, within } from '@testing-library/react';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { describe, expect, it } from 'vitest';
import '@/components/layout/LanguageSwitch/LanguageSwitch.scss';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { contextIn } from '../../support/site';

function links(): readonly HTMLElement[] {
  return within(screen.getByRole('navigation')).getAllByRole('link');
}

function renderSwitch(context: PageContext, translations: readonly Locale[] = locales): void {
  render(<LanguageSwitch context={context} translations={translations} />);
}

describe('the language switch', () => {
  it('B1.1 B1.3 B1.5 offers the languages in their order, each by its own name, and names them for the browser', () => {
    renderSwitch(contextIn('it'));
    expect(screen.getByRole('navigation', { name: 'Lingua' })).toBeVisible();
    const languages = locales.map((locale) => languageTag[locale]);
    expect(links().map((link) => link.dataset['language'])).toEqual(locales);
    expect(links().map((link) => link.getAttribute('lang'))).toEqual(languages);
    expect(links().map((link) => link.getAttribute('hreflang'))).toEqual(languages);
    for (const [index, locale] of locales.entries())
      expect(links()[index]).toHaveAccessibleName(messagesByLocale[locale].languageName);
  });

  it('B1.3 says of each language in its own words that the page is not written in it, and leads there all the same', () => {
    renderSwitch(contextIn('de', '/artikel/neuwagen-antrieb'), ['de', 'fr']);
    expect(links().map((link) => link.hasAttribute('data-missing'))).toEqual(
      locales.map((locale) => !['de', 'fr'].includes(locale)),
    );
    expect(links()[1]).toHaveAccessibleName('Leichte Sprache (nicht in Leichter Sprache)');
    expect(links()[2]).toHaveAccessibleName('Français');
    expect(links()[3]).toHaveAccessibleName('Italiano (in tedesco)');
    expect(links()[4]).toHaveAccessibleName('English (in German)');
    expect(links()[4]).toHaveAttribute('href', '/en/artikel/neuwagen-antrieb');
    expect(screen.queryByText(/\((de|–)\)/)).not.toBeInTheDocument();
  });
});
